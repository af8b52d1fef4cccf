import type { Waiver } from '../../../schemas/types/policy.ts';
import { counted, sortedUnion } from '../../contract/text.ts';
import { AMOUNTS } from '../../scoring/report.ts';
import {
  criterionRule,
  gates,
  metricRule,
  outcomeRuleNamed,
  type RateRule,
  type ResolvedPolicy,
  shareToPass,
  waiverSubject,
} from '../policy/resolve-policy.ts';
import { percent, percents, points, riseText, someOf } from '../wording.ts';
import { type Kind, kindOfTier, type RankedRelaxation } from './ranked-relaxation.ts';

/** Every demand that the head policy lowers, and every change that cannot be ranked as stricter or milder. */
export function relaxedPolicy(base: ResolvedPolicy, head: ResolvedPolicy): readonly RankedRelaxation[] {
  const demands = [...namedDemands(base, head), ...DEMANDS.map((demand) => ({ ...demand, ...OF_POLICY }))];
  return [
    ...demands.flatMap(({ kind, subject, what, relaxed }) => {
      const texts = relaxed(base, head);
      return texts === null ? [] : [{ kind, subject, what, old: texts[0], new: texts[1] }];
    }),
    ...relaxedWaivers(base.waivers, head.waivers),
  ];
}

/** Both values as text if the head's is milder; else null. */
type Compare = (base: ResolvedPolicy, head: ResolvedPolicy) => readonly [base: string, head: string] | null;

/** A key of the policy, and when a change of it is a relaxation. */
interface Demand {
  readonly what: string;
  readonly relaxed: Compare;
}

interface NamedDemand extends Demand {
  readonly kind: Kind;
  readonly subject: string;
}

const OF_POLICY = { kind: 'gate', subject: 'policy' } as const;

/** One of a few values, the mildest first; other values are not compared. */
function choice(values: readonly string[], read: (policy: ResolvedPolicy) => string | undefined): Compare {
  return (base, head) => {
    const [was, is] = [read(base), read(head)];
    if (was === undefined || is === undefined || !values.includes(is)) return null;
    return values.indexOf(is) < values.indexOf(was) ? [was, is] : null;
  };
}

type Show = (base: number, head: number) => readonly [string, string];

/** A number that is stricter if larger; null demands nothing. */
function atLeast(read: (policy: ResolvedPolicy) => number | null | undefined, show: Show = percents): Compare {
  return (base, head) => {
    const [was, is] = [read(base) ?? null, read(head) ?? null];
    return (is ?? -1) < (was ?? -1) ? numberTexts(was, is, show) : null;
  };
}

/** A number that is stricter if smaller; null demands nothing. */
function atMost(read: (policy: ResolvedPolicy) => number | null | undefined, show: Show = percents): Compare {
  return (base, head) => {
    const [was, is] = [read(base) ?? null, read(head) ?? null];
    const none = Number.POSITIVE_INFINITY;
    return (is ?? none) > (was ?? none) ? numberTexts(was, is, show) : null;
  };
}

/** Any change of a value that the base sets. */
function asItIs(read: (policy: ResolvedPolicy) => string | undefined): Compare {
  return (base, head) => {
    const [was, is] = [read(base), read(head)];
    return was === undefined || was === is ? null : [was, is ?? 'none'];
  };
}

function numberTexts(base: number | null, head: number | null, show: Show): readonly [string, string] {
  if (base !== null && head !== null) return show(base, head);
  return [base === null ? 'none' : percent(base), head === null ? 'none' : percent(head)];
}

/** Tolerances in points. */
const asPoints: Show = (base, head) => {
  const [old, now] = percents(base, head);
  return [old.replace('%', 'points'), now.replace('%', 'points')];
};
const asDays: Show = (base, head) => [counted(base, 'day'), counted(head, 'day')];
const asRise: Show = (base, head) => [riseText(base), riseText(head)];

function namesIn(names: readonly string[]): string {
  return names.length === 0 ? 'none' : someOf(names);
}

const DEMANDS: readonly Demand[] = [
  { what: 'relaxation.effect', relaxed: choice(['show', 'label', 'fail'], ({ relaxation }) => relaxation.effect) },
  { what: 'relaxation.label', relaxed: asItIs(({ relaxation }) => relaxation.label ?? undefined) },
  {
    what: 'gate.scenarios.removed',
    relaxed: choice(['allow', 'warn', 'fail'], ({ gate }) => gate.scenarios.removed),
  },
  { what: 'gate.scenarios.new', relaxed: choice(['allow', 'warn'], ({ gate }) => gate.scenarios.new) },
  { what: 'gate.scenarios.min_overlap', relaxed: atLeast(({ gate }) => gate.scenarios.min_overlap) },
  // `stochastic` and `auto` differ in a hint only.
  { what: 'noise', relaxed: choice(['auto', 'none'], ({ noise }) => (noise === 'none' ? 'none' : 'auto')) },
  { what: 'require', relaxed: choice(['evidence', 'proof'], (policy) => policy.require) },
  {
    what: 'on_inconclusive',
    relaxed: choice(['pass', 'warn', 'confirm', 'fail'], (policy) => policy.on_inconclusive),
  },
  {
    what: 'on_no_baseline',
    relaxed: choice(['pass', 'unset', 'inconclusive', 'fail'], (policy) => policy.on_no_baseline ?? 'unset'),
  },
  { what: 'on_not_comparable', relaxed: choice(['pass', 'invalid'], (policy) => policy.on_not_comparable) },
  { what: 'confirm.fresh', relaxed: choice(['declared', 'checked'], ({ confirm }) => confirm.fresh) },
  { what: 'reruns', relaxed: choice(['replace', 'add'], (policy) => policy.reruns) },
  { what: 'evidence', relaxed: choice(['drop', 'keep'], (policy) => policy.evidence) },
  { what: 'errors.budget', relaxed: atMost(({ errors }) => errors.budget) },
  { what: 'alpha', relaxed: atLeast(({ alpha }) => alpha) },
  { what: 'baseline.max_age_days', relaxed: atMost(({ baseline }) => baseline.max_age_days, asDays) },
  { what: 'rubrics.require', relaxed: requiresLess },
  // Any change counts: less redaction publishes more, and more redaction hides more from the gate.
  { what: 'redact.secrets_from', relaxed: asItIs(({ redact }) => namesIn(redact.secrets_from)) },
  { what: 'redact.hash', relaxed: asItIs(({ redact }) => namesIn(redact.hash)) },
  { what: 'redact.drop', relaxed: asItIs(({ redact }) => namesIn(redact.drop)) },
  { what: 'redact.shapes', relaxed: asItIs(({ redact }) => redact.shapes) },
  { what: 'judge', relaxed: asItIs(judgeText) },
  // A renamed suite starts without a baseline.
  { what: 'suite', relaxed: asItIs(({ suite, isSuiteNamed }) => (isSuiteNamed ? suite : undefined)) },
];

/** A head policy that lacks a requirement of the base's. */
function requiresLess({ rubrics: base }: ResolvedPolicy, { rubrics: head }: ResolvedPolicy): ReturnType<Compare> {
  if (base.require.every((one) => head.require.includes(one))) return null;
  return [base.require.join(', '), head.require.join(', ') || 'none'];
}

/** The judge as text, to show any change: it is not known which of two models is stricter. */
function judgeText({ judge }: ResolvedPolicy): string | undefined {
  if (judge === null) return undefined;
  const { model, votes, temperature } = judge;
  return `${model}, ${counted(votes, 'vote')}${temperature === null ? '' : `, temperature ${temperature}`}`;
}

const TIERS = ['advisory', 'supporting', 'critical'];

/** The demands of either policy on rates, outcomes, amounts and scenarios, by name. */
function namedDemands(base: ResolvedPolicy, head: ResolvedPolicy): readonly NamedDemand[] {
  const gating = (subject: string, demands: readonly Demand[], kind: Kind = 'gating'): readonly NamedDemand[] =>
    demands.map((demand) => ({ ...demand, subject, kind }));
  const namesOf = (section: 'metrics' | 'criteria' | 'outcomes') =>
    sortedUnion(Object.keys(base.gate[section]), Object.keys(head.gate[section]));
  const mustPass = base.gate.scenarios.must_pass.map(({ name }) => name);
  return [
    ...namesOf('metrics').flatMap((name) =>
      gating(
        name,
        rateDemands((policy) => metricRule(policy, name)),
        kindOfTier(metricRule(base, name).tier, 'gating'),
      ),
    ),
    ...namesOf('criteria').flatMap((name) =>
      gating(
        name === '*' ? 'every other criterion' : name,
        rateDemands((policy) => criterionRule(policy, name)),
        kindOfTier(criterionRule(base, name).tier, 'gating'),
      ),
    ),
    ...namesOf('outcomes').flatMap((name) =>
      gating(name, [
        { what: 'at most', relaxed: atMost((policy) => outcomeRuleNamed(policy, name).at_most) },
        { what: 'at least', relaxed: atLeast((policy) => outcomeRuleNamed(policy, name).at_least) },
      ]),
    ),
    ...AMOUNTS.flatMap((amount) => {
      const ofBase = gates(base.gate.usage[amount]);
      return gating(amount, [
        { what: 'tier', relaxed: choice(TIERS, ({ gate }) => gate.usage[amount].tier) },
        {
          what: 'accepted rise',
          relaxed: atMost(({ gate }) => (ofBase ? gate.usage[amount].tolerance : null), asRise),
        },
      ]);
    }),
    ...mustPass.flatMap((name) => gating(name, [{ what: 'must_pass', relaxed: mayFail(name) }])),
  ];
}

function rateDemands(ruleOf: (policy: ResolvedPolicy) => RateRule): readonly Demand[] {
  const modeOf = ({ threshold, mode }: RateRule) => (threshold === null ? undefined : mode);
  return [
    { what: 'tier', relaxed: choice(TIERS, (policy) => ruleOf(policy).tier) },
    { what: 'threshold', relaxed: atLeast((policy) => ruleOf(policy).threshold) },
    { what: 'mode of the threshold', relaxed: choice(['noise', 'point'], (policy) => modeOf(ruleOf(policy))) },
    { what: 'what is compared', relaxed: asItIs((policy) => ruleOf(policy).by ?? 'as its rubric says') },
    { what: 'tolerance', relaxed: atMost((policy) => ruleOf(policy).tolerance, asPoints) },
  ];
}

/** Whether fewer trials of a scenario must pass. */
function mayFail(name: string): Compare {
  return (base, head) => {
    const [was, is] = [base, head].map(({ gate }) => gate.scenarios.must_pass.find((one) => one.name === name));
    if (was === undefined || (is !== undefined && shareToPass(is) >= shareToPass(was))) return null;
    const text = (trials: string) => (trials === 'all' ? 'has to pass' : `has to pass in ${trials}`);
    return [text(was.trials), is === undefined ? 'may fail' : text(is.trials)];
  };
}

/** Waivers that allow more than those of the base: new ones, a higher ceiling, a later day. */
function relaxedWaivers(base: readonly Waiver[], head: readonly Waiver[]): readonly RankedRelaxation[] {
  return head.flatMap((waiver) => {
    const known = base.filter(
      (one) => one.metric === waiver.metric && one.criterion === waiver.criterion && one.scenario === waiver.scenario,
    );
    if (known.some((one) => ceilingOf(one) >= ceilingOf(waiver) && one.expires >= waiver.expires)) return [];
    const old = known.map(waiverText).join('; ') || 'none';
    return [{ kind: 'waiver', subject: waiverSubject(waiver), what: 'waiver', old, new: waiverText(waiver) }];
  });
}

/** Without a ceiling a scenario may drop to 0. */
function ceilingOf({ ceiling }: Waiver): number {
  return ceiling ?? 1;
}

function waiverText({ ceiling, expires }: Waiver): string {
  return `${ceiling === undefined ? 'any drop' : `up to ${points(ceiling)}`} until ${expires}`;
}
