import type { Report } from '../../../schemas/types/report.ts';
import { sortedUnion } from '../../contract/sorted-union.ts';
import type { Finding, Loosening } from '../../gating/decision.ts';
import { loosenedFindings, rubricVersionFindings } from '../../gating/loosening/loosened-findings.ts';
import { type Bars, looseningsOf, type RubricVersions } from '../../gating/loosening/loosening.ts';
import { type Rescored, raisedRates } from '../../gating/loosening/measured-rates.ts';
import { primaryRubric } from '../../gating/primary-rubric.ts';
import type { Config } from '../../io/config.ts';
import { compareRubrics } from '../../rubric/comparing/compare-rubrics.ts';
import type { Rubric } from '../../rubric/rubric.ts';
import type { Configs } from './rulers.ts';

/** The runs under the ruler that decides, the day, and the labels of the pull request. */
export interface RelaxedGateInput extends Pick<Bars, 'candidate' | 'baseline' | 'chosen' | 'today'> {
  /** Whether the run's own mapping read its results. */
  readonly readByOwn: boolean;
  /** Main's trials and the run's own under both configs, where both read them alike. */
  readonly rescored: readonly Rescored[];
  readonly labels: readonly string[];
}

/** In which ways a run lowers its own bar, and what that comes to; nothing where no other ruler than its own decides. */
export function relaxedGate(
  { base, head, decidedBy }: Configs,
  { readByOwn, rescored, labels, ...runs }: RelaxedGateInput,
): { readonly loosened: readonly Loosening[]; readonly findings: readonly Finding[] } {
  if (decidedBy === null) return { loosened: [], findings: [] };
  const now = head ?? base;
  const rubrics = rubricVersions(base, now, { candidate: runs.candidate, rescored });
  const loosened = looseningsOf({
    base: base.policy,
    own: now.policy,
    rubrics,
    primary: { old: primaryOf(base), new: primaryOf(now) },
    mapping: { old: base.mapping?.hash ?? null, new: now.mapping?.hash ?? null, isUsed: readByOwn },
    ...runs,
  });
  const findings = [...loosenedFindings(loosened, base.policy, labels), ...rubricVersionFindings(rubrics)];
  return { loosened, findings };
}

function primaryOf({ rubrics }: Config): string | null {
  return primaryRubric({ rubrics: rubrics.map(({ id, metric }) => ({ rubric: id, metric })) })?.rubric ?? null;
}

function rubricVersions(base: Config, head: Config, measured: Measured): readonly RubricVersions[] {
  const ids = sortedUnion(...[base, head].map(({ rubrics }) => rubrics.map(({ id }) => id)));
  return ids.flatMap((id) => {
    const [old, now] = [base, head].map(({ rubrics }) => rubrics.find((rubric) => rubric.id === id));
    const { metric } = old ?? now ?? {};
    if (metric === undefined) return [];
    const changes = old && now ? changesOf(old, now, measured) : [];
    return [{ rubric: id, metric, old: versionOf(old), new: versionOf(now), changes }];
  });
}

type Measured = Pick<RelaxedGateInput, 'candidate' | 'rescored'>;

/** What the texts tell; and where they tell nothing that loosens, what the same trials come to by both. */
function changesOf(old: Rubric, now: Rubric, { candidate, rescored }: Measured): RubricVersions['changes'] {
  const changes = compareRubrics(old, now, failingCriteria(candidate, old.id));
  if (old.hash === now.hash || changes.some(({ loosens }) => loosens)) return changes;
  return [...changes, ...raisedRates(old.id, rescored).map((raised) => ({ ...raised, loosens: true }))];
}

function versionOf(rubric: Rubric | undefined) {
  return rubric === undefined ? null : { version: rubric.version, hash: rubric.hash };
}

/** Criteria that did not pass in every trial in which they applied. */
function failingCriteria({ rubrics }: Report, id: string): ReadonlySet<string> {
  const criteria = rubrics.find(({ rubric }) => rubric === id)?.criteria ?? [];
  return new Set(criteria.filter(({ passed, total }) => passed < total).map(({ key }) => key));
}
