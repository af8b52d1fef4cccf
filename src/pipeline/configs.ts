import type { ConfigChange } from '../../schemas/types/decision.ts';
import type { Waiver } from '../../schemas/types/policy.ts';
import { sortedUnion } from '../contract/text.ts';
import { describeProblems, unlessMistaken } from '../errors.ts';
import type { FindingData } from '../gating/messages/catalogue.ts';
import { shortHash } from '../gating/wording.ts';
import { type Config, type ConfigTexts, compileConfig } from '../io/config.ts';

/** The config that scores and decides, and the run's own config where it differs. */
export interface Configs {
  /** Decides. */
  readonly base: Config;
  /** The run's own; null where it decides itself, or says the same as the base config. */
  readonly head: Config | null;
  /** Where the base config comes from, for people: `main at 1a2b3c4`; null where the run's own decides. */
  readonly decidedBy: string | null;
}

/** The texts of a base config, not compiled yet. */
export interface StoredConfig {
  readonly texts: ConfigTexts;
  readonly label: string;
}

/** The run's own config decides. */
export function headDecides(head: Config): Configs {
  return { base: head, head: null, decidedBy: null };
}

/**
 * The stored config decides, so that a run cannot relax its own gate. Where it does not compile, the run's own decides, and a finding
 * says so.
 */
export function storedDecides(
  head: Config,
  base: StoredConfig,
): { readonly configs: Configs; readonly notes: readonly FindingData[] } {
  return unlessMistaken(
    () => ({ configs: configsOfBase(head, base), notes: [] }),
    (mistake) => {
      const note = unreadableBase(base.label, describeProblems(mistake), 'this run');
      return { configs: headDecides(head), notes: [note] };
    },
  );
}

/** The base config decides. @throws UserError when it does not compile */
export function configsOfBase(head: Config, { texts, label }: StoredConfig): Configs {
  const base = compileConfig(texts);
  return { base, head: configChanges(base, head).length === 0 ? null : head, decidedBy: label };
}

/** The waivers that count: those of the base config, never those of the run alone. */
export function waiversOfBase({ base, decidedBy }: Configs): readonly Waiver[] {
  return decidedBy === null ? [] : base.policy.waivers;
}

/** The finding for a base config that cannot be used; `decidedBy` names the config that decides instead. */
export function unreadableBase(label: string, reason: string, decidedBy: string): FindingData {
  return { code: 'base-config-unreadable', effect: 'warn', label, reason, decidedBy };
}

/** The finding where there is no token to read the base config; `decidedBy` names the config that decides instead. */
export function unreadConfig(baseRef: string | null, decidedBy: string | null): FindingData {
  return {
    code: 'base-config-unreadable',
    effect: 'invalid',
    label: baseRef ?? 'the base',
    decidedBy: decidedBy ?? 'this run',
  };
}

/** What differs between two configs: rubrics by id, then the mapping, then the policy. */
export function configChanges(old: Config, head: Config): readonly ConfigChange[] {
  return [...rubricChanges(old, head), ...mappingChange(old, head), ...policyChange(old, head)];
}

/** Whether two configs have the same rubrics and mapping, so that they score alike. */
export function scoreAlike(one: Config, other: Config): boolean {
  return rubricChanges(one, other).length === 0 && mappingChange(one, other).length === 0;
}

function rubricChanges(old: Config, head: Config): readonly ConfigChange[] {
  const before = new Map(old.rubrics.map((rubric) => [rubric.id, rubric]));
  const after = new Map(head.rubrics.map((rubric) => [rubric.id, rubric]));
  const ids = sortedUnion(before.keys(), after.keys());
  return ids.flatMap((id): readonly ConfigChange[] => {
    const [was, is] = [before.get(id), after.get(id)];
    return was?.hash === is?.hash ? [] : [{ kind: 'rubric', name: id, old: shownVersion(was), new: shownVersion(is) }];
  });
}

function shownVersion(rubric: { readonly version: string; readonly hash: string } | undefined): string | null {
  return rubric === undefined ? null : `${rubric.version} (${shortHash(rubric.hash)})`;
}

function mappingChange({ mapping: old }: Config, { mapping: own }: Config): readonly ConfigChange[] {
  if (old?.hash === own?.hash) return [];
  const name = own?.name ?? old?.name ?? '';
  return [{ kind: 'mapping', name, old: old && shortHash(old.hash), new: own && shortHash(own.hash) }];
}

function policyChange(old: Config, head: Config): readonly ConfigChange[] {
  const [was, is] = [old.policy.hash, head.policy.hash];
  if (was === is) return [];
  const name = head.policy.isSuiteNamed ? head.policy.suite : 'policy';
  return [{ kind: 'policy', name, old: shortHash(was), new: shortHash(is) }];
}
