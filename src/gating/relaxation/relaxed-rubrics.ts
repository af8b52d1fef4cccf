import type { ChangedRubricKey, Relaxation } from '../../../schemas/types/decision.ts';
import type { Count, Report, RubricReport } from '../../../schemas/types/report.ts';
import { rounded } from '../../contract/numbers.ts';
import type { StaleThreshold } from '../../scoring/linting/stale-thresholds.ts';
import { primaryRubric } from '../comparing/scores.ts';
import type { Sides } from '../policy/keys.ts';
import { criterionRule, metricRule, outcomeRule, type ResolvedPolicy } from '../policy/resolve-policy.ts';
import { criterionName, percents } from '../wording.ts';
import { kindOfTier, type RankedRelaxation } from './ranked-relaxation.ts';

/** The same trials under the rubrics of both configs; null if either could not score them. */
export interface RescoredTrials {
  readonly main: Sides<Report> | null;
  readonly candidate: Sides<Report> | null;
}

export interface RubricChange {
  /** Null if the config has none. */
  readonly base: RubricVersion | null;
  readonly head: RubricVersion | null;
  /** Keys that differ; empty unless both configs have the rubric. */
  readonly keys: readonly ChangedKey[];
}

/** One rubric in both configs, and the thresholds that changed without their rationale or calibration. */
export interface DocumentedChange extends Pick<RubricChange, 'base' | 'head'> {
  readonly stale: readonly Pick<StaleThreshold, 'name' | 'kept'>[];
}

interface RubricVersion {
  readonly id: string;
  readonly metric: string;
  readonly version: string;
  /** `sha256:` over the canonical content. */
  readonly hash: string;
}

/** A relaxation of a rubric as a whole, or of one criterion or node in it. */
interface PartRelaxation extends Relaxation {
  readonly part: 'rubric' | 'criterion' | 'node';
}

interface ChangedKey extends PartRelaxation {
  /** What it does to what passes; `none` for descriptive text, `unknown` if only trials can show it. */
  readonly moves: 'none' | 'stricter' | 'milder' | 'unknown';
}

/**
 * How a changed rubric relaxes the gate: it is removed, one of its keys has a milder value, or it raises a rate of the same trials, and then
 * every key whose direction only trials can show.
 */
export function relaxedRubric(
  policy: ResolvedPolicy,
  { base, head, keys }: RubricChange,
  rescored: RescoredTrials,
): readonly RankedRelaxation[] {
  if (base === null) return [];
  const kindOf = ({ subject, part }: Pick<PartRelaxation, 'subject' | 'part'>) => {
    const rule = part === 'rubric' ? metricRule(policy, base.metric) : criterionRule(policy, subject);
    return kindOfTier(rule.tier, 'rubric');
  };
  if (head === null) {
    const kind = kindOf({ subject: base.id, part: 'rubric' });
    return [{ kind, subject: base.id, what: 'rubric', old: base.version, new: 'removed' }];
  }
  const raised = base.hash === head.hash ? [] : raisedRates(policy, base.id, rescored);
  const milder = keys.filter(({ moves }) => moves === 'milder' || (moves === 'unknown' && raised.length > 0));
  return [...milder, ...raised].map(({ subject, part, what, old, new: newText }) => {
    return { kind: kindOf({ subject, part }), subject, what, old, new: newText };
  });
}

/** A changed rubric's keys that are neither stricter nor milder as such, with their measured effect; empty if one of its rates rose. */
export function changedRubricKeys(
  policy: ResolvedPolicy,
  { base, head, keys }: RubricChange,
  rescored: RescoredTrials,
): readonly ChangedRubricKey[] {
  if (base === null || head === null || raisedRates(policy, base.id, rescored).length > 0) return [];
  return keys.flatMap(({ subject, what, old, new: newText, moves }) =>
    moves === 'unknown'
      ? [{ subject, what, old, new: newText, measured: measuredAround(base.id, subject, rescored) }]
      : [],
  );
}

/**
 * What main's trials, else this run's, show of a changed key: the pass rate of its criterion, or the score of the rubric where that alone
 * moved or there is no other; null if neither can be scored under both versions.
 */
function measuredAround(id: string, subject: string, rescored: RescoredTrials): ChangedRubricKey['measured'] {
  const measured = (['main', 'candidate'] as const).flatMap((trials) => {
    const both = rescored[trials];
    if (both === null) return [];
    const rateIn = (report: Report, about: string) =>
      ratesOf(id, report, '').find((rate) => rate.subject === about)?.rate;
    const rates = [subject, id].flatMap((about) => {
      const [base, head] = [rateIn(both.base, about), rateIn(both.head, about)];
      return base === undefined || head === undefined
        ? []
        : [{ trials, subject: about, base: rounded(base), head: rounded(head) }];
    });
    return rates.find(({ base, head }) => base !== head) ?? rates.slice(0, 1);
  });
  return measured[0] ?? null;
}

/** The rates of a rubric that its head version raises, over main's trials, or else over this run's. */
function raisedRates(
  policy: ResolvedPolicy,
  id: string,
  { main, candidate }: RescoredTrials,
): readonly PartRelaxation[] {
  const raised = main === null ? [] : risesBetween(policy, id, main, "main's trials");
  return raised.length > 0 || candidate === null ? raised : risesBetween(policy, id, candidate, "this run's trials");
}

function risesBetween(
  policy: ResolvedPolicy,
  id: string,
  { base, head }: Sides<Report>,
  whose: string,
): readonly PartRelaxation[] {
  const ratesIn = (report: Report) => [...ratesOf(id, report, whose), ...sparedBy(policy, id, report, whose)];
  const headRates = ratesIn(head);
  return ratesIn(base).flatMap(({ subject, part, what, rate }) => {
    const raised = headRates.find((measured) => measured.subject === subject && measured.what === what);
    if (raised === undefined || rounded(raised.rate) <= rounded(rate)) return [];
    const [old, newText] = percents(rate, raised.rate);
    return [{ subject, part, what, old, new: newText }];
  });
}

type Measured = Pick<PartRelaxation, 'subject' | 'part'>;

interface MeasuredRate extends Measured, Pick<PartRelaxation, 'what'> {
  readonly rate: number;
}

/** The score of a rubric, and the pass rates and mean scores of it and its parts; 0 to 1. A proposed part counts for nothing. */
function ratesOf(id: string, report: Report, whose: string): readonly MeasuredRate[] {
  const rubric = rubricIn(report, id);
  if (rubric === undefined) return [];
  const ratesAt = (of: Measured, { passed, total }: Count, score: number | null = null): readonly MeasuredRate[] => [
    ...(score === null ? [] : [{ ...of, what: `what ${whose} score`, rate: score }]),
    ...(total === 0 ? [] : [{ ...of, what: `how many of ${whose} pass`, rate: passed / total }]),
  ];
  const ofParts = partsOf(rubric).flatMap(({ of, criterion }) => ratesAt(of, criterion, criterion.score));
  return [...ratesAt({ subject: id, part: 'rubric' }, rubric.trials, rubric.score), ...ofParts];
}

/** How many trials a rubric and its parts do not ask, and how many keep to its limited outcomes; 0 to 1. More are milder. */
function sparedBy(policy: ResolvedPolicy, id: string, report: Report, whose: string): readonly MeasuredRate[] {
  const rubric = rubricIn(report, id);
  if (rubric === undefined) return [];
  const { outcomes, trials } = rubric;
  const whole = { subject: id, part: 'rubric' } as const;
  const share = (of: Measured, what: string, count: number, all: number): readonly MeasuredRate[] =>
    all === 0 ? [] : [{ ...of, what: `how many of ${whose} ${what}`, rate: count / all }];
  const skips = (of: Measured, asked: number, all: number) => share(of, 'it skips', Math.max(0, all - asked), all);
  const isPrimary = primaryRubric(report) === rubric;
  return [
    ...skips(whole, trials.total, report.trials.scored),
    ...partsOf(rubric).flatMap(({ of, criterion }) => skips(of, criterion.total, trials.total)),
    ...outcomes.flatMap(({ outcome, trials: ended }) => {
      const { at_most, at_least } = outcomeRule(policy, { rubric: id, isPrimary }, outcome);
      return [
        ...(at_most === null ? [] : share(whole, `do not end in ${outcome}`, trials.total - ended, trials.total)),
        ...(at_least === null ? [] : share(whole, `end in ${outcome}`, ended, trials.total)),
      ];
    }),
  ];
}

function rubricIn({ rubrics }: Report, id: string): RubricReport | undefined {
  return rubrics.find(({ rubric }) => rubric === id);
}

function partsOf({ rubric, criteria }: RubricReport) {
  return criteria
    .filter(({ status }) => status !== 'proposed')
    .map((criterion) => ({
      criterion,
      of: { subject: criterionName(rubric, criterion.key), part: 'criterion' } as const,
    }));
}
