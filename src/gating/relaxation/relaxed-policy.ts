import type { MustPass, Tier, Waiver } from '../../../schemas/types/policy.ts';
import { counted, sortedUnion } from '../../contract/text.ts';
import { AMOUNTS } from '../../scoring/report.ts';
import {
  criterionRule,
  type DriftRule,
  gates,
  type JudgeSettings,
  metricRule,
  outcomeRuleNamed,
  type RateRule,
  type ResolvedPolicy,
  shareToPass,
  waiverSubject,
} from '../policy/resolve-policy.ts';
import { percent, percents, points, riseText, someOf } from '../wording.ts';
import { kindOfTier, pointTexts, type RankedRelaxation } from './ranked-relaxation.ts';

/** Everything that the head policy demands less than the base policy. */
export function relaxedPolicy(base: ResolvedPolicy, head: ResolvedPolicy): readonly RankedRelaxation[] {
  return [
    ...relaxedRates(base, head),
    ...relaxedOutcomes(base, head),
    ...relaxedUsage(base, head),
    ...relaxedMustPass(base, head),
    ...relaxedChoices(base, head),
    ...relaxedQuantities(base, head),
    ...relaxedRequirements(base.rubrics, head.rubrics),
    ...relaxedDrift(base.drift, head.drift),
    ...relaxedRedaction(base.redact, head.redact),
    ...changedJudge(base.judge, head.judge),
    ...changedNames(base, head),
    ...relaxedWaivers(base.waivers, head.waivers),
  ];
}

type Texts = readonly [base: string, head: string];

/** A relaxation of a key of the policy that concerns everything. */
function ofPolicy(what: string, [old, now]: Texts): RankedRelaxation {
  return { kind: 'gate', subject: 'policy', what, old, new: now };
}

function relaxedRates(base: ResolvedPolicy, head: ResolvedPolicy): readonly RankedRelaxation[] {
  const metrics = namesOf(base.gate.metrics, head.gate.metrics).flatMap((name) =>
    relaxedRate(name, metricRule(base, name), metricRule(head, name)),
  );
  const criteria = namesOf(base.gate.criteria, head.gate.criteria).flatMap((name) => {
    const subject = name === '*' ? 'every other criterion' : name;
    return relaxedRate(subject, criterionRule(base, name), criterionRule(head, name));
  });
  return [...metrics, ...criteria];
}

const TIERS: readonly Tier[] = ['advisory', 'supporting', 'critical'];

function relaxedRate(subject: string, base: RateRule, head: RateRule): readonly RankedRelaxation[] {
  const found: (readonly [string, Texts])[] = [];
  if (TIERS.indexOf(head.tier) < TIERS.indexOf(base.tier)) found.push(['tier', [base.tier, head.tier]]);
  if ((head.threshold ?? -1) < (base.threshold ?? -1))
    found.push(['threshold', limitTexts(base.threshold, head.threshold)]);
  if (base.threshold !== null && head.threshold !== null && base.mode === 'point' && head.mode === 'noise')
    found.push(['mode of the threshold', [base.mode, head.mode]]);
  if (head.by !== base.by)
    found.push(['what is compared', [base.by ?? 'as its rubric says', head.by ?? 'as its rubric says']]);
  if (head.tolerance > base.tolerance) found.push(['tolerance', pointTexts(base.tolerance, head.tolerance)]);
  const kind = kindOfTier(base.tier, 'gating');
  return found.map(([what, [old, now]]) => ({ kind, subject, what, old, new: now }));
}

function relaxedOutcomes(base: ResolvedPolicy, head: ResolvedPolicy): readonly RankedRelaxation[] {
  return namesOf(base.gate.outcomes, head.gate.outcomes).flatMap((subject) => {
    const [was, is] = [outcomeRuleNamed(base, subject), outcomeRuleNamed(head, subject)];
    const most = (is.at_most ?? 1) > (was.at_most ?? 1);
    const least = (is.at_least ?? 0) < (was.at_least ?? 0);
    return [
      ...(most ? [gating(subject, 'at most', limitTexts(was.at_most, is.at_most))] : []),
      ...(least ? [gating(subject, 'at least', limitTexts(was.at_least, is.at_least))] : []),
    ];
  });
}

function relaxedUsage(base: ResolvedPolicy, head: ResolvedPolicy): readonly RankedRelaxation[] {
  return AMOUNTS.flatMap((amount) => {
    const [was, is] = [base.gate.usage[amount], head.gate.usage[amount]];
    const tier = TIERS.indexOf(is.tier) < TIERS.indexOf(was.tier) ? [gating(amount, 'tier', [was.tier, is.tier])] : [];
    const isHigher = gates(was) && is.tolerance > was.tolerance;
    return isHigher
      ? [...tier, gating(amount, 'accepted rise', [riseText(was.tolerance), riseText(is.tolerance)])]
      : tier;
  });
}

function relaxedMustPass(base: ResolvedPolicy, head: ResolvedPolicy): readonly RankedRelaxation[] {
  const kept = new Map(head.gate.scenarios.must_pass.map((one) => [one.name, one]));
  return base.gate.scenarios.must_pass.flatMap((one) => {
    const now = kept.get(one.name);
    if (now !== undefined && shareToPass(now) >= shareToPass(one)) return [];
    return [gating(one.name, 'must_pass', [trialsText(one), now === undefined ? 'may fail' : trialsText(now)])];
  });
}

function trialsText({ trials }: MustPass): string {
  return trials === 'all' ? 'has to pass' : `has to pass in ${trials}`;
}

function gating(subject: string, what: string, [old, now]: Texts): RankedRelaxation {
  return { kind: 'gating', subject, what, old, new: now };
}

/** A key with a few values. */
interface Choice {
  readonly what: string;
  /** From the mildest to the strictest. */
  readonly values: readonly string[];
  read(policy: ResolvedPolicy): string;
}

const CHOICES: readonly Choice[] = [
  { what: 'relaxation.effect', values: ['show', 'label', 'fail'], read: ({ relaxation }) => relaxation.effect },
  { what: 'gate.scenarios.removed', values: ['allow', 'warn', 'fail'], read: ({ gate }) => gate.scenarios.removed },
  { what: 'gate.scenarios.new', values: ['allow', 'warn'], read: ({ gate }) => gate.scenarios.new },
  // `stochastic` and `auto` differ in a hint only.
  { what: 'noise', values: ['auto', 'none'], read: ({ noise }) => (noise === 'none' ? 'none' : 'auto') },
  { what: 'require', values: ['evidence', 'proof'], read: (policy) => policy.require },
  {
    what: 'on_inconclusive',
    values: ['pass', 'warn', 'more-trials', 'confirm', 'fail'],
    read: (policy) => policy.on_inconclusive,
  },
  {
    what: 'on_no_baseline',
    values: ['pass', 'unset', 'inconclusive', 'fail'],
    read: (policy) => policy.on_no_baseline ?? 'unset',
  },
  { what: 'confirm.fresh', values: ['declared', 'checked'], read: ({ confirm }) => confirm.fresh },
  { what: 'evidence', values: ['drop', 'keep'], read: (policy) => policy.evidence },
  { what: 'redact.shapes', values: ['off', 'on'], read: ({ redact }) => redact.shapes },
  { what: 'reruns', values: ['replace', 'add'], read: (policy) => policy.reruns },
  { what: 'on_not_comparable', values: ['pass', 'invalid'], read: (policy) => policy.on_not_comparable },
];

function relaxedChoices(base: ResolvedPolicy, head: ResolvedPolicy): readonly RankedRelaxation[] {
  return CHOICES.filter(({ values, read }) => values.indexOf(read(head)) < values.indexOf(read(base))).map(
    ({ what, read }) => ofPolicy(what, [read(base), read(head)]),
  );
}

/** A key with a number. */
interface Quantity {
  readonly what: string;
  /** Whether a larger number is stricter. */
  readonly rising: boolean;
  read(policy: ResolvedPolicy): number;
  texts(base: number, head: number): Texts;
}

const QUANTITIES: readonly Quantity[] = [
  { what: 'errors.budget', rising: false, read: ({ errors }) => errors.budget, texts: percents },
  { what: 'alpha', rising: true, read: ({ alpha }) => alpha, texts: percents },
  { what: 'gate.scenarios.min_overlap', rising: true, read: ({ gate }) => gate.scenarios.min_overlap, texts: percents },
  {
    what: 'baseline.max_age_days',
    rising: false,
    read: ({ baseline }) => baseline.max_age_days,
    texts: (base, head) => [counted(base, 'day'), counted(head, 'day')],
  },
];

function relaxedQuantities(base: ResolvedPolicy, head: ResolvedPolicy): readonly RankedRelaxation[] {
  return QUANTITIES.flatMap(({ what, rising, read, texts }) => {
    const [was, is] = [read(base), read(head)];
    return (rising ? is < was : is > was) ? [ofPolicy(what, texts(was, is))] : [];
  });
}

/** What rubrics no longer have to have. */
function relaxedRequirements(
  { require: base }: ResolvedPolicy['rubrics'],
  { require: head }: ResolvedPolicy['rubrics'],
): readonly RankedRelaxation[] {
  const dropped = base.filter((one) => !head.includes(one));
  return dropped.length === 0 ? [] : [ofPolicy('rubrics.require', [base.join(', '), head.join(', ') || 'none'])];
}

/** A removed or narrower guard against drift. Another reference may be a lower one, so it is listed too. */
function relaxedDrift(base: DriftRule | null, head: DriftRule | null): readonly RankedRelaxation[] {
  if (base === null) return [];
  if (head === null) return [ofPolicy('drift', [base.reference, 'removed'])];
  const found: RankedRelaxation[] = [];
  if (base.reference !== head.reference) found.push(ofPolicy('drift.reference', [base.reference, head.reference]));
  if (head.tolerance > base.tolerance)
    found.push(ofPolicy('drift.tolerance', pointTexts(base.tolerance, head.tolerance)));
  if (base.effect === 'fail' && head.effect === 'warn')
    found.push(ofPolicy('drift.effect', [base.effect, head.effect]));
  const { metrics } = head;
  if (metrics !== null && (base.metrics === null || base.metrics.some((name) => !metrics.includes(name))))
    found.push(ofPolicy('drift.metrics', [base.metrics?.join(', ') ?? 'all', metrics.join(', ')]));
  return found;
}

type Redact = ResolvedPolicy['redact'];
type RedactList = 'secrets_from' | 'hash' | 'drop';

/** Lists that take out as much or more. */
const AS_GOOD: Readonly<Record<RedactList, readonly RedactList[]>> = {
  secrets_from: ['secrets_from'],
  hash: ['hash', 'drop'],
  drop: ['drop'],
};
const REDACT_LISTS = Object.keys(AS_GOOD) as readonly RedactList[];
const MOST_NAMES = 3;

/**
 * Secrets and facts that the base policy takes out and the head policy leaves in bundles and comments; and what the head policy takes out
 * of both sides beyond the base, before anything is scored, so that the gate does not see it.
 */
function relaxedRedaction(base: Redact, head: Redact): readonly RankedRelaxation[] {
  const inThisRun = (key: keyof Redact): string => `redact.${key}, in this run already`;
  return [
    ...REDACT_LISTS.flatMap((key) => leftBy(head, base, key).map((texts) => ofPolicy(`redact.${key}`, texts))),
    ...REDACT_LISTS.flatMap((key) =>
      leftBy(base, head, key).map(([names, held]) => ofPolicy(inThisRun(key), [held, names])),
    ),
    ...(base.shapes === 'off' && head.shapes === 'on' ? [ofPolicy(inThisRun('shapes'), ['off', 'on'])] : []),
  ];
}

/** Names that one policy takes out and the other only hashes, and those that the other leaves; one place for each. */
function leftBy(other: Redact, one: Redact, key: RedactList): readonly Texts[] {
  const covers = (list: readonly string[], path: string): boolean =>
    list.some((name) => path === name || path.startsWith(`${name}.`));
  const left = one[key].filter((name) => !AS_GOOD[key].some((list) => covers(other[list], name)));
  const hashed = left.filter((name) => covers(other.hash, name));
  const kept = left.filter((name) => !covers(other.hash, name));
  return [
    ...(hashed.length === 0 ? [] : [[someOf(hashed, MOST_NAMES), 'hash'] as const]),
    ...(kept.length === 0 ? [] : [[someOf(kept, MOST_NAMES), 'none'] as const]),
  ];
}

/** Any change of the judge: which of two models is stricter is not known. */
function changedJudge(base: JudgeSettings | null, head: JudgeSettings | null): readonly RankedRelaxation[] {
  const [was, is] = [judgeText(base), judgeText(head)];
  return base === null || was === is ? [] : [ofPolicy('judge', [was, is])];
}

function judgeText(judge: JudgeSettings | null): string {
  if (judge === null) return 'none';
  const { model, votes, temperature } = judge;
  return `${model}, ${counted(votes, 'vote')}${temperature === null ? '' : `, temperature ${temperature}`}`;
}

/** Another name of the suite starts without a baseline; another label may be one that anybody may set. */
function changedNames(base: ResolvedPolicy, head: ResolvedPolicy): readonly RankedRelaxation[] {
  const suiteOf = ({ suite, isSuiteNamed }: ResolvedPolicy): string => (isSuiteNamed ? suite : 'none');
  const [was, is] = [base.relaxation, head.relaxation];
  const labels = [was.label ?? 'none', is.label ?? 'none'] as const;
  const isLabelled = was.effect === 'label' && is.effect === 'label';
  return [
    ...(base.isSuiteNamed && suiteOf(head) !== base.suite ? [ofPolicy('suite', [base.suite, suiteOf(head)])] : []),
    ...(isLabelled && labels[0] !== labels[1] ? [ofPolicy('relaxation.label', labels)] : []),
  ];
}

/** Waivers that let more pass than those of the base: new ones, a higher ceiling, a later day. */
function relaxedWaivers(base: readonly Waiver[], head: readonly Waiver[]): readonly RankedRelaxation[] {
  return head.flatMap((waiver) => {
    const known = base.filter(
      (one) => one.metric === waiver.metric && one.criterion === waiver.criterion && one.scenario === waiver.scenario,
    );
    if (known.some((one) => ceilingOf(one) >= ceilingOf(waiver) && one.expires >= waiver.expires)) return [];
    return [
      {
        kind: 'waiver',
        subject: waiverSubject(waiver),
        what: known.length === 0 ? 'waiver' : whatWidened(known, waiver),
        old: known.map(waiverText).join('; ') || 'none',
        new: waiverText(waiver),
      },
    ];
  });
}

function whatWidened(known: readonly Waiver[], waiver: Waiver): string {
  if (known.every((one) => ceilingOf(one) < ceilingOf(waiver))) return 'ceiling of the waiver';
  return known.every(({ expires }) => expires < waiver.expires) ? 'last day of the waiver' : 'waiver for longer';
}

/** Without a ceiling a scenario may drop altogether. */
function ceilingOf({ ceiling }: Waiver): number {
  return ceiling ?? 1;
}

function waiverText({ ceiling, expires }: Waiver): string {
  return `${ceiling === undefined ? 'any drop' : `up to ${points(ceiling)}`} until ${expires}`;
}

/** Names of both tables, sorted. */
function namesOf(base: object, head: object): readonly string[] {
  return sortedUnion(Object.keys(base), Object.keys(head));
}

function limitTexts(base: number | null, head: number | null): Texts {
  if (base !== null && head !== null) return percents(base, head);
  return [base === null ? 'none' : percent(base), head === null ? 'none' : percent(head)];
}
