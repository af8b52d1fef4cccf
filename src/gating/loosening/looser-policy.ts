import { counted } from '../../contract/counted.ts';
import { memberOf } from '../../contract/json-object.ts';
import { sortedUnion } from '../../contract/sorted-union.ts';
import { MAX_AGE_DAYS } from '../history/baseline-age.ts';
import type { JudgeSettings, Policy, Tier } from '../policy/policy.ts';
import { type Bar, criterionBar, errorBudget, metricBar, minOverlap, testSettings } from '../policy/rules.ts';
import { percent, percents } from '../wording.ts';
import { kindOfTier, type Looser, ofPolicy, pointTexts } from './looser.ts';
import { looserDrift } from './looser-drift.ts';
import { looserRedaction } from './looser-redaction.ts';
import { looserWaivers } from './looser-waivers.ts';

/** Everything that a policy demands less than that of the base. Defaults count as if they were written. */
export function looserPolicy(base: Policy, own: Policy): readonly Looser[] {
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
    ...looserWaivers(base.waivers ?? [], own.waivers ?? []),
  ];
}

function looserBars(base: Policy, own: Policy): readonly Looser[] {
  const metrics = namesOf(base.gate?.metrics, own.gate?.metrics).flatMap((name) =>
    looserBar(name, metricBar(base, name), metricBar(own, name)),
  );
  const criteria = namesOf(base.gate?.criteria, own.gate?.criteria).flatMap((name) => {
    const subject = name === '*' ? 'every other criterion' : name;
    return looserBar(subject, criterionBar(base, name), criterionBar(own, name));
  });
  return [...metrics, ...criteria];
}

const TIERS: readonly Tier[] = ['advisory', 'supporting', 'critical'];

function looserBar(subject: string, base: Bar, own: Bar): readonly Looser[] {
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

function looserOutcomes(base: Policy, own: Policy): readonly Looser[] {
  const [before, after] = [base.gate?.outcomes ?? {}, own.gate?.outcomes ?? {}];
  return namesOf(before, after).flatMap((subject) => {
    const [was, is] = [memberOf(before, subject) ?? {}, memberOf(after, subject) ?? {}];
    const most = (is.at_most ?? 1) > (was.at_most ?? 1) ? limitTexts(was.at_most, is.at_most) : null;
    const least = (is.at_least ?? 0) < (was.at_least ?? 0) ? limitTexts(was.at_least, is.at_least) : null;
    return [
      ...(most === null ? [] : [gating(subject, 'at most', most)]),
      ...(least === null ? [] : [gating(subject, 'at least', least)]),
    ];
  });
}

function looserMustPass(base: Policy, own: Policy): readonly Looser[] {
  const kept = new Set(own.gate?.scenarios?.must_pass ?? []);
  return (base.gate?.scenarios?.must_pass ?? [])
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
  read(policy: Policy): string;
}

const CHOICES: readonly Choice[] = [
  {
    what: 'loosening.effect',
    answers: ['show', 'label', 'fail'],
    read: (policy) => policy.loosening?.effect ?? 'show',
  },
  {
    what: 'gate.scenarios.gone',
    answers: ['allow', 'warn', 'fail'],
    read: ({ gate }) => gate?.scenarios?.gone ?? 'fail',
  },
  { what: 'gate.scenarios.new', answers: ['allow', 'warn'], read: ({ gate }) => gate?.scenarios?.new ?? 'allow' },
  // What is not `none` differs in a hint only.
  { what: 'noise', answers: ['auto', 'none'], read: ({ noise }) => (noise === 'none' ? 'none' : 'auto') },
  { what: 'require', answers: ['evidence', 'proof'], read: (policy) => policy.require ?? 'evidence' },
  {
    what: 'on_inconclusive',
    answers: ['pass', 'warn', 'more-trials', 'fail'],
    read: (policy) => policy.on_inconclusive ?? 'pass',
  },
  { what: 'on_no_baseline', answers: ['pass', 'fail'], read: (policy) => policy.on_no_baseline ?? 'pass' },
  { what: 'evidence', answers: ['drop', 'keep'], read: (policy) => policy.evidence ?? 'keep' },
  { what: 'redact.shapes', answers: ['off', 'on'], read: ({ redact }) => redact?.shapes ?? 'on' },
  { what: 'reruns', answers: ['replace', 'add'], read: (policy) => policy.reruns ?? 'add' },
  { what: 'on_not_comparable', answers: ['pass', 'invalid'], read: (policy) => policy.on_not_comparable ?? 'invalid' },
];

function looserChoices(base: Policy, own: Policy): readonly Looser[] {
  return CHOICES.filter(({ answers, read }) => answers.indexOf(read(own)) < answers.indexOf(read(base))).map(
    ({ what, read }) => ofPolicy(what, [read(base), read(own)]),
  );
}

/** A key with a number. */
interface Quantity {
  readonly what: string;
  /** Whether more of it demands more. */
  readonly rising: boolean;
  read(policy: Policy): number;
  texts(base: number, own: number): readonly [string, string];
}

const QUANTITIES: readonly Quantity[] = [
  { what: 'errors.budget', rising: false, read: errorBudget, texts: percents },
  { what: 'alpha', rising: true, read: (policy) => testSettings(policy).alpha, texts: percents },
  { what: 'gate.scenarios.min_overlap', rising: true, read: minOverlap, texts: percents },
  {
    what: 'baseline.max_age_days',
    rising: false,
    read: ({ baseline }) => baseline?.max_age_days ?? MAX_AGE_DAYS,
    texts: (base, own) => [counted(base, 'day'), counted(own, 'day')],
  },
];

function looserNumbers(base: Policy, own: Policy): readonly Looser[] {
  return QUANTITIES.flatMap(({ what, rising, read, texts }) => {
    const [was, is] = [read(base), read(own)];
    return (rising ? is < was : is > was) ? [ofPolicy(what, texts(was, is))] : [];
  });
}

/** Under another name of the suite everything starts anew; another label may be one that anybody sets. */
function otherNames(base: Policy, own: Policy): readonly Looser[] {
  const found: Looser[] = [];
  const labelled = base.loosening?.effect === 'label' && own.loosening?.effect === 'label';
  const [label, ownLabel] = [base.loosening?.label ?? 'none', own.loosening?.label ?? 'none'];
  if (base.suite !== undefined && base.suite !== own.suite)
    found.push(ofPolicy('suite', [base.suite, own.suite ?? 'none']));
  if (labelled && label !== ownLabel) found.push(ofPolicy('loosening.label', [label, ownLabel]));
  return found;
}

/** Nobody can tell beforehand which of two models is the stricter. */
function changedJudge({ judge: base }: Policy, { judge: own }: Policy): readonly Looser[] {
  const [was, is] = [judgeText(base), judgeText(own)];
  return base === undefined || was === is ? [] : [ofPolicy('judge', [was, is])];
}

function judgeText(judge: JudgeSettings | undefined): string {
  if (judge === undefined) return 'none';
  const { model, votes = 1, temperature } = judge;
  const warmth = temperature === undefined ? '' : `, temperature ${temperature}`;
  return `${model}, ${counted(votes, 'vote')}${warmth}`;
}

/** Names of both tables, sorted. */
function namesOf(base: object | undefined, own: object | undefined): readonly string[] {
  return sortedUnion(Object.keys(base ?? {}), Object.keys(own ?? {}));
}

function limitTexts(base: number | null | undefined, own: number | null | undefined): readonly [string, string] {
  if (typeof base === 'number' && typeof own === 'number') return percents(base, own);
  return [typeof base === 'number' ? percent(base) : 'none', typeof own === 'number' ? percent(own) : 'none'];
}
