import type { ConfigChange } from '../../schemas/types/decision.ts';
import { contentHash } from '../contract/hash.ts';
import { sortedUnion } from '../contract/text.ts';
import { configFinding } from '../gating/findings/config.ts';
import type { FindingData } from '../gating/findings/finding.ts';
import { shortHash } from '../gating/wording.ts';
import { type Config, type ConfigTexts, compileConfig } from '../io/config.ts';
import type { Rubric } from '../rubric/rubric.ts';

/** The config that scores and decides, and the run's own config if it differs. */
export interface Configs {
  readonly base: Config;
  /** The run's own config; null if it decides itself, or is equivalent to the base config. */
  readonly head: Config | null;
  /** Display name of the base config's origin, such as `main at 1a2b3c4`; null if the run's own config decides. */
  readonly decidedBy: string | null;
}

export function headDecides(head: Config): Configs {
  return { base: head, head: null, decidedBy: null };
}

/** The base config decides, so that a run cannot relax its own gate. @throws UserError if it does not compile */
export function configsOfBase(head: Config, texts: ConfigTexts, label: string): Configs {
  const base = compileConfig(texts, undefined, head);
  return { base, head: configChanges(base, head).length === 0 ? null : head, decidedBy: label };
}

/** The finding for a base config that cannot be used; `decidedBy` names the config that decides instead. */
export function unreadableBase(label: string, reason: string, decidedBy: string): FindingData {
  return configFinding('base-config-unreadable', { effect: 'warn', label, reason, decidedBy });
}

/** Differences between two configs: rubrics by id, then the mapping, then the policy. */
export function configChanges(old: Config, head: Config): readonly ConfigChange[] {
  const [was, is] = [old.policy.hash(), head.policy.hash()];
  const name = head.policy.isSuiteNamed ? head.policy.suite : 'policy';
  const policy = was === is ? [] : [{ kind: 'policy', name, old: shortHash(was), new: shortHash(is) } as const];
  return [...scoringChanges(old, head), ...policy, ...checkChanges(old, head)];
}

function checkChanges(old: Config, head: Config): readonly ConfigChange[] {
  const ids = sortedUnion(...[old, head].map(({ checks }) => checks.map(({ rubric }) => rubric)));
  return ids.flatMap((name): readonly ConfigChange[] => {
    const [was, is] = [old, head].map(({ checks }) => {
      const check = checks.find(({ rubric }) => rubric === name);
      return check === undefined ? null : `${check.date} (${shortHash(contentHash(check))})`;
    });
    return was === is ? [] : [{ kind: 'judge check', name, old: was ?? null, new: is ?? null }];
  });
}

/** Whether two configs have the same rubrics, mapping and reading of empty trials, so that they score alike. */
export function scoreAlike(base: Config, head: Config): boolean {
  return scoringChanges(base, head).length === 0 && base.policy.errors.empty === head.policy.errors.empty;
}

function scoringChanges(old: Config, head: Config): readonly ConfigChange[] {
  const ids = sortedUnion(...[old, head].map(({ rubrics }) => rubrics.map(({ id }) => id)));
  const rubrics = ids.flatMap((id): readonly ConfigChange[] => {
    const [was, is] = [old, head].map((config) => config.rubrics.find((rubric) => rubric.id === id));
    const shown = (rubric: Rubric | undefined) => (rubric ? `${rubric.version} (${shortHash(rubric.hash)})` : null);
    return was?.hash === is?.hash ? [] : [{ kind: 'rubric', name: id, old: shown(was), new: shown(is) }];
  });
  const [was, is] = [old.mapping, head.mapping];
  if (was?.hash === is?.hash) return rubrics;
  const name = is?.name ?? was?.name ?? '';
  return [...rubrics, { kind: 'mapping', name, old: was && shortHash(was.hash), new: is && shortHash(is.hash) }];
}
