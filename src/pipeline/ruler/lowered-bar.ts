import { sortedUnion } from '../../contract/sorted-union.ts';
import type { Finding, Loosening } from '../../gating/decision.ts';
import { loosenedFindings, rubricVersionFindings } from '../../gating/loosening/loosened-findings.ts';
import { type Bars, looseningsOf, type RubricVersions } from '../../gating/loosening/loosening.ts';
import { lowersRates, type Rescored, raisedRates } from '../../gating/loosening/measured-rates.ts';
import { primaryRubric } from '../../gating/policy/rules.ts';
import type { Config } from '../../io/config.ts';
import { changedKeys } from '../../rubric/changed-keys.ts';
import type { Rubric } from '../../rubric/rubric.ts';
import type { Rulers } from './rulers.ts';

/** The runs under the ruler that decides, the day, and the labels of the pull request. */
export interface LoweredBarInput extends Pick<Bars, 'candidate' | 'baseline' | 'chosen' | 'today'> {
  /** Whether the run's own mapping read its results. */
  readonly readByOwn: boolean;
  /** Main's trials and the run's own under both rulers, where both read them alike. */
  readonly rescored: readonly Rescored[];
  readonly labels: readonly string[];
}

/** In which ways a run lowers its own bar, and what that comes to; nothing where no other ruler than its own decides. */
export function loweredBar(
  { deciding, own, decidedBy }: Rulers,
  { readByOwn, rescored, labels, ...runs }: LoweredBarInput,
): { readonly loosened: readonly Loosening[]; readonly findings: readonly Finding[] } {
  if (decidedBy === null) return { loosened: [], findings: [] };
  const now = own ?? deciding;
  const rubrics = rubricVersions(deciding, now, rescored);
  const loosened = looseningsOf({
    base: deciding.policy,
    own: now.policy,
    rubrics,
    primary: { old: primaryOf(deciding), new: primaryOf(now) },
    mapping: { old: deciding.mapping?.hash ?? null, new: now.mapping?.hash ?? null, isUsed: readByOwn },
    ...runs,
  });
  const findings = [...loosenedFindings(loosened, deciding.policy, labels), ...rubricVersionFindings(rubrics)];
  return { loosened, findings };
}

function primaryOf({ rubrics }: Config): string | null {
  return primaryRubric({ rubrics: rubrics.map(({ id, metric }) => ({ rubric: id, metric })) })?.rubric ?? null;
}

function rubricVersions(base: Config, own: Config, rescored: readonly Rescored[]): readonly RubricVersions[] {
  const ids = sortedUnion(...[base, own].map(({ rubrics }) => rubrics.map(({ id }) => id)));
  return ids.flatMap((id) => {
    const [old, now] = [base, own].map(({ rubrics }) => rubrics.find((rubric) => rubric.id === id));
    const { metric } = old ?? now ?? {};
    if (metric === undefined) return [];
    const changes = old && now ? changesOf(old, now, rescored) : [];
    return [{ rubric: id, metric, old: versionOf(old), new: versionOf(now), changes }];
  });
}

/**
 * The keys that changed, and the rates of the same trials that the new version raises. A change that may move scores counts as lower,
 * unless it is the only one and the same trials score less by it.
 */
function changesOf(old: Rubric, now: Rubric, rescored: readonly Rescored[]): RubricVersions['changes'] {
  const keys = changedKeys(old, now);
  if (keys.length === 0) return [];
  const isStricter = keys.filter(({ scores }) => scores).length === 1 && lowersRates(old.id, rescored);
  return [
    ...keys.map(({ scores, ...key }) => ({ ...key, loosens: scores && !isStricter })),
    ...raisedRates(old.id, rescored).map((raised) => ({ ...raised, loosens: true })),
  ];
}

function versionOf(rubric: Rubric | undefined) {
  return rubric === undefined ? null : { version: rubric.version, hash: rubric.hash };
}
