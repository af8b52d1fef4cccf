import type { Relaxation } from '../../../schemas/types/decision.ts';
import type { Count, Report } from '../../../schemas/types/report.ts';
import { rounded } from '../../contract/numbers.ts';
import { versionBump } from '../../scoring/version-bump.ts';
import type { FindingData } from '../messages/catalogue.ts';
import { criterionRule, metricRule, type ResolvedPolicy } from '../policy/resolve-policy.ts';
import { criterionName, percents } from '../wording.ts';
import { kindOfTier, type RankedRelaxation } from './ranked-relaxation.ts';

/** The same trials under the rubrics of both configs; null where they could not be scored by both. */
export interface RescoredTrials {
  readonly main: Rescored | null;
  readonly candidate: Rescored | null;
}

interface Rescored {
  readonly base: Report;
  readonly head: Report;
}

/** One rubric in both configs. */
export interface RubricChange {
  /** Null where the config has none. */
  readonly base: RubricVersion | null;
  readonly head: RubricVersion | null;
  /** Keys that differ; empty unless both configs have the rubric. */
  readonly keys: readonly ChangedKey[];
}

interface RubricVersion {
  readonly id: string;
  readonly metric: string;
  readonly version: string;
  /** `sha256:` over the canonical content. */
  readonly hash: string;
}

interface ChangedKey extends Relaxation {
  /** Whether it may change a score; false for what only people read. */
  readonly scores: boolean;
}

/**
 * How a changed rubric relaxes the gate: it is removed; it raises a rate of the same trials; or one of its keys changed and the trials do
 * not show that this is stricter.
 */
export function relaxedRubric(
  policy: ResolvedPolicy,
  { base, head, keys }: RubricChange,
  rescored: RescoredTrials,
): readonly RankedRelaxation[] {
  if (base === null) return [];
  const kindOf = (subject: string) => {
    const rule = subject.includes('/') ? criterionRule(policy, subject) : metricRule(policy, base.metric);
    return kindOfTier(rule.tier, 'rubric');
  };
  if (head === null)
    return [{ kind: kindOf(base.id), subject: base.id, what: 'rubric', old: base.version, new: 'removed' }];
  const raised = base.hash === head.hash ? [] : raisedRates(base.id, rescored);
  const relaxed = [...relaxedKeys(keys, rescored, raised), ...raised];
  return relaxed.map((one) => ({ kind: kindOf(one.subject), ...one }));
}

/**
 * Changed keys that may move scores, but for those that main's trials show to be stricter: the only changed key of a criterion that fewer
 * of them pass, or the only one of the rubric where they score less. Nothing is stricter where a rate rises.
 */
function relaxedKeys(
  changed: readonly ChangedKey[],
  { main }: RescoredTrials,
  raised: readonly Relaxation[],
): readonly Relaxation[] {
  const keys = changed.filter(({ scores }) => scores);
  const isAlone = ({ subject }: ChangedKey): boolean =>
    (subject.includes('/') ? keys.filter((key) => key.subject === subject) : keys).length === 1;
  const isStricter = (key: ChangedKey): boolean =>
    raised.length === 0 && isAlone(key) && main !== null && isLower(key.subject, main);
  return keys
    .filter((key) => !isStricter(key))
    .map(({ subject, what, old, new: now }) => ({ subject, what, old, new: now }));
}

function isLower(subject: string, { base, head }: Rescored): boolean {
  const [id = ''] = subject.split('/');
  return risesBetween(id, { base: head, head: base }, '').some((one) => one.subject === subject);
}

/** The rates of a rubric that its head version raises: of main's trials, or else of this run's. */
function raisedRates(id: string, { main, candidate }: RescoredTrials): readonly Relaxation[] {
  const raised = main === null ? [] : risesBetween(id, main, "main's trials");
  return raised.length > 0 || candidate === null ? raised : risesBetween(id, candidate, "this run's trials");
}

function risesBetween(id: string, { base, head }: Rescored, whose: string): readonly Relaxation[] {
  const now = ratesOf(id, head, whose);
  return ratesOf(id, base, whose).flatMap(({ subject, what, rate }) => {
    const other = now.find((one) => one.subject === subject && one.what === what);
    if (other === undefined || rounded(other.rate) <= rounded(rate)) return [];
    const [before, after] = percents(rate, other.rate);
    return [{ subject, what, old: before, new: after }];
  });
}

interface MeasuredRate extends Pick<Relaxation, 'subject' | 'what'> {
  readonly rate: number;
}

/** The score of a rubric, and the pass rates of it and its criteria; 0 to 1. */
function ratesOf(id: string, { rubrics }: Report, whose: string): readonly MeasuredRate[] {
  const report = rubrics.find(({ rubric }) => rubric === id);
  if (report === undefined) return [];
  const passRate = (subject: string, { passed, total }: Count): readonly MeasuredRate[] =>
    total === 0 ? [] : [{ subject, what: `how many of ${whose} pass`, rate: passed / total }];
  return [
    ...(report.score === null ? [] : [{ subject: id, what: `what ${whose} score`, rate: report.score }]),
    ...passRate(id, report.trials),
    ...report.criteria.flatMap((criterion) => passRate(criterionName(id, criterion.key), criterion)),
  ];
}

/** Rubrics whose content changed without a new version, and those that start a new line of baselines. */
export function rubricVersionFindings(changes: readonly Pick<RubricChange, 'base' | 'head'>[]): readonly FindingData[] {
  return changes.flatMap(({ base, head }): readonly FindingData[] => {
    if (base === null || head === null || base.hash === head.hash) return [];
    const data = { subject: { kind: 'rubric', name: base.id }, old: base.version, now: head.version } as const;
    const bump = versionBump(base.version, head.version);
    if (bump === 'major') return [{ code: 'rubric-new-line', effect: 'notice', ...data }];
    if (bump === 'none') return [{ code: 'rubric-version-unchanged', effect: 'warn', ...data }];
    return bump === 'down' ? [{ code: 'rubric-version-lowered', effect: 'warn', ...data }] : [];
  });
}
