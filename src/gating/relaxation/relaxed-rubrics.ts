import type { ChangedRubricKey, Relaxation } from '../../../schemas/types/decision.ts';
import type { CriterionReport, Report } from '../../../schemas/types/report.ts';
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
    const rateIn = ({ rubrics }: Report, about: string) => {
      const { score, criteria } = rubrics.find(({ rubric }) => rubric === id) ?? {};
      if (about === id) return score ?? undefined;
      const { passed = 0, total = 0 } = criteria?.find(({ key }) => criterionName(id, key) === about) ?? {};
      return total === 0 ? undefined : passed / total;
    };
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
function raisedRates(policy: ResolvedPolicy, id: string, rescored: RescoredTrials): readonly PartRelaxation[] {
  const [ofMain, ofRun] = (['main', 'candidate'] as const).map((trials): readonly PartRelaxation[] => {
    const { base, head } = rescored[trials] ?? {};
    if (base === undefined || head === undefined) return [];
    const whose = trials === 'main' ? "main's trials" : "this run's trials";
    const headRates = ratesOf(policy, id, head, whose);
    return ratesOf(policy, id, base, whose).flatMap(({ rate, ...of }) => {
      const raised = headRates.find(({ subject, what }) => subject === of.subject && what === of.what);
      if (raised === undefined || rounded(raised.rate) <= rounded(rate)) return [];
      const [old, newText] = percents(rate, raised.rate);
      return [{ ...of, old, new: newText }];
    });
  });
  return ofMain?.length ? ofMain : (ofRun ?? []);
}

type MeasuredRate = Pick<PartRelaxation, 'subject' | 'part' | 'what'> & { readonly rate: number };
type Part = Pick<MeasuredRate, 'subject' | 'part'>;
type Measured = Pick<CriterionReport, 'passed' | 'total' | 'score'>;

/** What a milder rubric raises, 0 to 1: scores, pass rates, trials not asked, trials within an outcome's limit. Proposed parts count for nothing. */
function ratesOf(policy: ResolvedPolicy, id: string, report: Report, whose: string): readonly MeasuredRate[] {
  const measured = report.rubrics.find(({ rubric }) => rubric === id);
  if (measured === undefined) return [];
  const { trials, outcomes } = measured;
  const whole = { subject: id, part: 'rubric' } as const;
  const share = (of: Part, what: string, count: number, all: number) =>
    all <= 0 ? [] : [{ ...of, what: `how many of ${whose} ${what}`, rate: count / all }];
  const ratesAt = (of: Part, { passed, total, score = null }: Measured, all: number): readonly MeasuredRate[] => [
    ...(score === null ? [] : [{ ...of, what: `what ${whose} score`, rate: score }]),
    ...share(of, 'pass', passed, total),
    ...share(of, 'it skips', Math.max(0, all - total), all),
  ];
  const isPrimary = primaryRubric(report) === measured;
  return [
    ...ratesAt(whole, { ...trials, score: measured.score }, report.trials.scored),
    ...measured.criteria
      .filter(({ status }) => status !== 'proposed')
      .flatMap((part) => ratesAt({ subject: criterionName(id, part.key), part: 'criterion' }, part, trials.total)),
    ...outcomes.flatMap(({ outcome, trials: ended }) => {
      const { at_most, at_least } = outcomeRule(policy, { rubric: id, isPrimary }, outcome);
      return [
        ...(at_most === null ? [] : share(whole, `do not end in ${outcome}`, trials.total - ended, trials.total)),
        ...(at_least === null ? [] : share(whole, `end in ${outcome}`, ended, trials.total)),
      ];
    }),
  ];
}
