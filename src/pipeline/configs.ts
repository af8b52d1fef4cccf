import type { Waiver } from '../../schemas/types/policy.ts';
import { sortedUnion } from '../contract/text.ts';
import { describeProblems, unlessMistaken } from '../errors.ts';
import type { ConfigChange } from '../gating/decision.ts';
import type { FindingData } from '../gating/messages/catalogue.ts';
import { shortHash } from '../gating/wording.ts';
import { type Config, type ConfigTexts, compileConfig } from '../io/config.ts';

/** The ruler that decides, and the run's own where that is another one. */
export interface Configs {
  readonly base: Config;
  /** Null where the run's own ruler is the one that decides, or says the same. */
  readonly head: Config | null;
  /** Where the deciding ruler stands, for people: `main at 1a2b3c4`; null for the run's own. */
  readonly decidedBy: string | null;
}

/** A ruler of the base, as it stands there. */
export interface StoredConfig {
  readonly texts: ConfigTexts;
  readonly label: string;
}

/** The run's own ruler decides. */
export function headDecides(head: Config): Configs {
  return { base: head, head: null, decidedBy: null };
}

/**
 * The ruler of the base decides, so that no pull request lowers its own bar. One that cannot be compiled, for example because it was
 * written for another version of Agent Gate, gives way to the run's own, and that is said.
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

/** The same, for who knows of another ruler when this one cannot be compiled. @throws UserError then */
export function configsOfBase(head: Config, { texts, label }: StoredConfig): Configs {
  const deciding = compileConfig(texts);
  return { base: deciding, head: configChanges(deciding, head).length === 0 ? null : head, decidedBy: label };
}

/** The waivers that count: those that stand on the base, never those of the run alone. */
export function waiversOfBase({ base, decidedBy }: Configs): readonly Waiver[] {
  return decidedBy === null ? [] : base.policy.waivers;
}

/** Why the config of the base does not decide although there is one; `decidedBy` says whose does. */
export function unreadableBase(label: string, reason: string, decidedBy: string): FindingData {
  return { code: 'base-config-unreadable', effect: 'warn', label, reason, decidedBy };
}

/** There is no token to read the config of the base with; `decidedBy` says whose decides. */
export function unreadConfig(baseRef: string | null, decidedBy: string | null): FindingData {
  return {
    code: 'base-config-unreadable',
    effect: 'warn',
    label: baseRef ?? 'the base',
    decidedBy: decidedBy ?? 'this run',
  };
}

/** Everything that differs between two configs: rubrics by id, then the mapping, then the policy. */
export function configChanges(old: Config, head: Config): readonly ConfigChange[] {
  return [...rubricChanges(old, head), ...mappingChange(old, head), ...policyChange(old, head)];
}

/** Whether two configs measure alike, whatever their policies demand. */
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
