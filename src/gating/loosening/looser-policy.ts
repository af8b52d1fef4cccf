import type { Tier } from '../../../schemas/types/policy.ts';
import { memberOf } from '../../contract/json.ts';
import { counted, sortedUnion } from '../../contract/text.ts';
import {
  criterionRule,
  type JudgeSettings,
  metricRule,
  type RateRule,
  type ResolvedPolicy,
} from '../policy/resolve-policy.ts';
import { percent, percents } from '../wording.ts';
import { kindOfTier, type Looser, ofPolicy, pointTexts } from './looser.ts';
import { looserDrift } from './looser-drift.ts';
import { looserRedaction } from './looser-redaction.ts';
import { looserWaivers } from './looser-waivers.ts';

/** Everything that a policy demands less than that of the base. Defaults count as if they were written. */
export function looserPolicy(base: ResolvedPolicy, own: ResolvedPolicy): readonly Looser[] {
  return [
    ...looserBars(base, own),
    ...looserOutcomes(base, own),
    ...looserMustPass(base, own),
    ...looserChoices(base, own),
    ...looserNumbers(base, own),
    ...looserDrift(base.drift, own.drift),
    ...looserRedaction(base.redact, own.redact),
    ...changedJudge(base, own),
    ...otherNames(base, own),
    ...looserWaivers(base.waivers, own.waivers),
  ];
}

function looserBars(base: ResolvedPolicy, own: ResolvedPolicy): readonly Looser[] {
  const metrics = namesOf(base.gate.metrics, own.gate.metrics).flatMap((name) =>
    looserBar(name, metricRule(base, name), metricRule(own, name)),
  );
  const criteria = namesOf(base.gate.criteria, own.gate.criteria).flatMap((name) => {
    const subject = name === '*' ? 'every other criterion' : name;
    return looserBar(subject, criterionRule(base, name), criterionRule(own, name));
  });
  return [...metrics, ...criteria];
}

const TIERS: readonly Tier[] = ['advisory', 'supporting', 'critical'];

function looserBar(subject: string, base: RateRule, own: RateRule): readonly Looser[] {
  const kind = kindOfTier(base.tier);
  const found: Looser[] = [];
  const add = (what: string, [old, now]: readonly [string, string]): void => {
    found.push({ kind, subject, what, old, new: now });
  };
  if (TIERS.indexOf(own.tier) < TIERS.indexOf(base.tier)) add('tier', [base.tier, own.tier]);
  if ((own.threshold ?? -1) < (base.threshold ?? -1)) add('threshold', limitTexts(base.threshold, own.threshold));
  if (base.threshold !== null && own.threshold !== null && base.mode === 'point' && own.mode === 'noise')
    add('mode of the threshold', [base.mode, own.mode]);
  if (own.tolerance > base.tolerance) add('tolerance', pointTexts(base.tolerance, own.tolerance));
  return found;
}

function looserOutcomes(base: ResolvedPolicy, own: ResolvedPolicy): readonly Looser[] {
  const [before, after] = [base.gate.outcomes, own.gate.outcomes];
  return namesOf(before, after).flatMap((subject) => {
    const [was, is] = [memberOf(before, subject), memberOf(after, subject)];
    const most = (is?.at_most ?? 1) > (was?.at_most ?? 1) ? limitTexts(was?.at_most, is?.at_most) : null;
    const least = (is?.at_least ?? 0) < (was?.at_least ?? 0) ? limitTexts(was?.at_least, is?.at_least) : null;
    return [
      ...(most === null ? [] : [gating(subject, 'at most', most)]),
      ...(least === null ? [] : [gating(subject, 'at least', least)]),
    ];
  });
}

function looserMustPass(base: ResolvedPolicy, own: ResolvedPolicy): readonly Looser[] {
  const kept = new Set(own.gate.scenarios.must_pass);
  return base.gate.scenarios.must_pass
    .filter((name) => !kept.has(name))
    .map((name) => gating(name, 'must_pass', ['has to pass', 'may fail']));
}

function gating(subject: string, what: string, [old, now]: readonly [string, string]): Looser {
  return { kind: 'gating', subject, what, old, new: now };
}

/** A key with a few answers. */
interface Choice {
  readonly what: string;
  /** From the softest to the strictest. */
  readonly answers: readonly string[];
  read(policy: ResolvedPolicy): string;
}

const CHOICES: readonly Choice[] = [
  {
    what: 'relaxation.effect',
    answers: ['show', 'label', 'fail'],
    read: (policy) => policy.relaxation.effect,
  },
  {
    what: 'gate.scenarios.removed',
    answers: ['allow', 'warn', 'fail'],
    read: ({ gate }) => gate.scenarios.removed,
  },
  { what: 'gate.scenarios.new', answers: ['allow', 'warn'], read: ({ gate }) => gate.scenarios.new },
  // What is not `none` differs in a hint only.
  { what: 'noise', answers: ['auto', 'none'], read: ({ noise }) => (noise === 'none' ? 'none' : 'auto') },
  { what: 'require', answers: ['evidence', 'proof'], read: (policy) => policy.require },
  {
    what: 'on_inconclusive',
    answers: ['pass', 'warn', 'more-trials', 'fail'],
    read: (policy) => policy.on_inconclusive,
  },
  { what: 'on_no_baseline', answers: ['pass', 'fail'], read: (policy) => policy.on_no_baseline },
  { what: 'evidence', answers: ['drop', 'keep'], read: (policy) => policy.evidence },
  { what: 'redact.shapes', answers: ['off', 'on'], read: ({ redact }) => redact.shapes },
  { what: 'reruns', answers: ['replace', 'add'], read: (policy) => policy.reruns },
  { what: 'on_not_comparable', answers: ['pass', 'invalid'], read: (policy) => policy.on_not_comparable },
];

function looserChoices(base: ResolvedPolicy, own: ResolvedPolicy): readonly Looser[] {
  return CHOICES.filter(({ answers, read }) => answers.indexOf(read(own)) < answers.indexOf(read(base))).map(
    ({ what, read }) => ofPolicy(what, [read(base), read(own)]),
  );
}

/** A key with a number. */
interface Quantity {
  readonly what: string;
  /** Whether more of it demands more. */
  readonly rising: boolean;
  read(policy: ResolvedPolicy): number;
  texts(base: number, own: number): readonly [string, string];
}

const QUANTITIES: readonly Quantity[] = [
  { what: 'errors.budget', rising: false, read: ({ errors }) => errors.budget, texts: percents },
  { what: 'alpha', rising: true, read: ({ alpha }) => alpha, texts: percents },
  { what: 'gate.scenarios.min_overlap', rising: true, read: ({ gate }) => gate.scenarios.min_overlap, texts: percents },
  {
    what: 'baseline.max_age_days',
    rising: false,
    read: ({ baseline }) => baseline.max_age_days,
    texts: (base, own) => [counted(base, 'day'), counted(own, 'day')],
  },
];

function looserNumbers(base: ResolvedPolicy, own: ResolvedPolicy): readonly Looser[] {
  return QUANTITIES.flatMap(({ what, rising, read, texts }) => {
    const [was, is] = [read(base), read(own)];
    return (rising ? is < was : is > was) ? [ofPolicy(what, texts(was, is))] : [];
  });
}

/** Under another name of the suite everything starts anew; another label may be one that anybody sets. */
function otherNames(base: ResolvedPolicy, own: ResolvedPolicy): readonly Looser[] {
  const found: Looser[] = [];
  const labelled = base.relaxation.effect === 'label' && own.relaxation.effect === 'label';
  const [label, ownLabel] = [base.relaxation.label ?? 'none', own.relaxation.label ?? 'none'];
  if (base.isSuiteNamed && !(own.isSuiteNamed && own.suite === base.suite))
    found.push(ofPolicy('suite', [base.suite, own.isSuiteNamed ? own.suite : 'none']));
  if (labelled && label !== ownLabel) found.push(ofPolicy('relaxation.label', [label, ownLabel]));
  return found;
}

/** Nobody can tell beforehand which of two models is the stricter. */
function changedJudge({ judge: base }: ResolvedPolicy, { judge: own }: ResolvedPolicy): readonly Looser[] {
  const [was, is] = [judgeText(base), judgeText(own)];
  return base === null || was === is ? [] : [ofPolicy('judge', [was, is])];
}

function judgeText(judge: JudgeSettings | null): string {
  if (judge === null) return 'none';
  const { model, votes, temperature } = judge;
  const warmth = temperature === null ? '' : `, temperature ${temperature}`;
  return `${model}, ${counted(votes, 'vote')}${warmth}`;
}

/** Names of both tables, sorted. */
function namesOf(base: object, own: object): readonly string[] {
  return sortedUnion(Object.keys(base), Object.keys(own));
}

function limitTexts(base: number | null | undefined, own: number | null | undefined): readonly [string, string] {
  if (typeof base === 'number' && typeof own === 'number') return percents(base, own);
  return [typeof base === 'number' ? percent(base) : 'none', typeof own === 'number' ? percent(own) : 'none'];
}
