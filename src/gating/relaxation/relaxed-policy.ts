import type { MustPass, Waiver } from '../../../schemas/types/policy.ts';
import { canonicalJson, memberOf } from '../../contract/json.ts';
import { must } from '../../contract/must.ts';
import { counted, sortedUnion } from '../../contract/text.ts';
import { AMOUNTS } from '../../scoring/amounts.ts';
import { onlyAdvises } from '../policy/judged-rates.ts';
import {
  ARM_KEYS,
  CRITERION_KEYS,
  type Direction,
  fillDefaults,
  type Key,
  MUST_PASS_KEYS,
  OUTCOME_KEYS,
  POLICY_KEYS,
  type Sides,
  type Surroundings,
  type Unit,
  USAGE_KEYS,
  WAIVER_KEYS,
} from '../policy/keys.ts';
import {
  type ArmRule,
  criterionRule,
  metricRule,
  outcomeRuleNamed,
  type RateRule,
  type ResolvedPolicy,
  shareToPass,
  type UsageRule,
  WAIVER_KINDS,
  waiverSubject,
} from '../policy/resolve-policy.ts';
import { percent, percents, points, riseText } from '../wording.ts';
import { type Kind, kindOfTier, type RankedRelaxation } from './ranked-relaxation.ts';

/** Every key of which the head policy demands less, or may: keys whose stricter value is not known are listed for any change. */
export function relaxedPolicy(base: ResolvedPolicy, head: ResolvedPolicy): readonly RankedRelaxation[] {
  const { usage: _, ...gate } = POLICY_KEYS.gate;
  const whole = relaxedKeys({ ...POLICY_KEYS, gate }, { base, head }, surroundings({ base, head }));
  return [
    ...relaxedArms({ base, head }),
    ...relaxedRules({ base, head }),
    ...relaxedMustPass(base.gate.scenarios.must_pass, head.gate.scenarios.must_pass),
    ...whole.map((key) => ({ kind: 'gate' as const, subject: 'policy', ...key })),
    ...relaxedJudges({ base, head }),
    ...relaxedWaivers(base.waivers, head.waivers),
  ];
}

/** Arms that are added, removed or relaxed: trials that move to a new one no longer count as the agent's. */
function relaxedArms({ base, head }: Sides<ResolvedPolicy>): readonly RankedRelaxation[] {
  return sortedUnion(Object.keys(base.arms), Object.keys(head.arms)).flatMap((subject) => {
    const rules = { base: memberOf(base.arms, subject) ?? null, head: memberOf(head.arms, subject) ?? null };
    const textOf = (rule: ArmRule | null) => rule?.contrast ?? (rule === null ? 'none' : `must ${rule.must}`);
    const [old, newText] = [textOf(rules.base), textOf(rules.head)];
    const keys =
      old === newText ? relaxedKeys(ARM_KEYS, rules, { base: {}, head: {} }) : [{ what: 'arm', old, new: newText }];
    return keys.map((key) => ({ kind: 'gating' as const, subject, ...key }));
  });
}

/** The keys of rules by the name of a metric, criterion, outcome or amount. */
function relaxedRules(policies: Sides<ResolvedPolicy>): readonly RankedRelaxation[] {
  const { base, head } = policies;
  const namesIn = (section: 'metrics' | 'criteria' | 'outcomes') =>
    sortedUnion(Object.keys(base.gate[section]), Object.keys(head.gate[section]));
  const relaxed = <Rule extends object>(
    name: string,
    keys: object,
    ruleOf: (policy: ResolvedPolicy) => Rule,
    kindOf: (rule: Rule) => Kind = () => 'gating',
  ): readonly RankedRelaxation[] => {
    const rules = { base: ruleOf(base), head: ruleOf(head) };
    const about = { kind: kindOf(rules.base), subject: name === '*' ? 'every other criterion' : name };
    return relaxedKeys(keys, rules, surroundings(policies, rules)).map((key) => ({ ...about, ...key }));
  };
  const byTier = ({ tier }: RateRule) => kindOfTier(tier, 'gating');
  return [
    ...namesIn('metrics').flatMap((name) =>
      relaxed(name, CRITERION_KEYS, (policy) => metricRule(policy, name), byTier),
    ),
    ...namesIn('criteria').flatMap((name) =>
      relaxed(name, CRITERION_KEYS, (policy) => criterionRule(policy, name), byTier),
    ),
    ...namesIn('outcomes').flatMap((name) => relaxed(name, OUTCOME_KEYS, (policy) => outcomeRuleNamed(policy, name))),
    ...AMOUNTS.flatMap((amount) => relaxed(amount, USAGE_KEYS, ({ gate }) => gate.usage[amount])),
  ];
}

function surroundings(policies: Sides<ResolvedPolicy>, rules?: Sides<Partial<RateRule | UsageRule>>) {
  const around = (side: 'base' | 'head'): Surroundings => {
    const { require, on_not_comparable, isSuiteNamed, judge } = policies[side];
    return { require, on_not_comparable, isSuiteNamed, model: judge?.model ?? null, ...rules?.[side] };
  };
  return { base: around('base'), head: around('head') };
}

/** A relaxed key: its dotted path in its table, and both values as text. */
type RelaxedKey = Pick<RankedRelaxation, 'what' | 'old' | 'new'>;

type Value = string | number | boolean | readonly string[] | null;

/** Compares the values of every key of a table, at every depth. Lists of entries and rules by name are compared by others. */
function relaxedKeys(
  table: object,
  { base, head }: Sides<object | null>,
  around: Sides<Surroundings>,
): readonly RelaxedKey[] {
  const [baseValues, headValues] = [base, head].map(
    (values) => new Map(Object.entries(values ?? {}) as [string, never][]),
  );
  return Object.entries(table).flatMap(([name, node]): readonly RelaxedKey[] => {
    const values = { base: baseValues?.get(name) ?? null, head: headValues?.get(name) ?? null };
    if ('each' in node) return [];
    if (!('stricter' in node))
      return relaxedKeys(node, values, around).map(({ what, ...texts }) => ({ what: `${name}.${what}`, ...texts }));
    const key: Key<never> = node;
    const direction = typeof key.stricter === 'function' ? key.stricter(around) : key.stricter;
    return mayRelax(direction, values) ? [{ what: name, ...textsOf(key, values) }] : [];
  });
}

function mayRelax(direction: Direction<string>, { base, head }: Sides<Value>): boolean {
  switch (direction) {
    case 'up':
      return (head ?? Number.NEGATIVE_INFINITY) < (base ?? Number.NEGATIVE_INFINITY);
    case 'down':
      return (head ?? Number.POSITIVE_INFINITY) > (base ?? Number.POSITIVE_INFINITY);
    case 'superset':
      return !membersOf(base).every((member) => membersOf(head).includes(member));
    case 'any':
      return !sameValue(base, head);
    case 'replaced':
      return base !== null && !sameValue(base, head);
    case 'identity':
    case 'neutral':
      return false;
    default: {
      const rankOf = (value: Value) => must(memberOf(direction, String(value ?? 'unset')), 'the rank of a value');
      return rankOf(head) < rankOf(base);
    }
  }
}

function membersOf(list: Value): readonly string[] {
  return Array.isArray(list) ? list : [];
}

function sameValue(base: Value, head: Value): boolean {
  const [sortedBase, sortedHead] = [base, head].map((value) => (Array.isArray(value) ? value.toSorted() : value));
  return canonicalJson(sortedBase) === canonicalJson(sortedHead);
}

/** Both values, with enough digits to differ. */
function textsOf({ unit = 'share', unset = 'none' }: Pick<Key<never>, 'unit' | 'unset'>, { base, head }: Sides<Value>) {
  if (typeof base === 'number' && typeof head === 'number') {
    const [old, newText] = NUMBERS[unit](base, head);
    return old === newText ? { old: String(base), new: String(head) } : { old, new: newText };
  }
  const textOf = (value: Value): string => {
    if (typeof value === 'number' && unit === 'share') return percent(value);
    return value === null || Array.isArray(value) ? membersOf(value).join(', ') || unset : String(value);
  };
  return { old: textOf(base), new: textOf(head) };
}

const NUMBERS: Readonly<Record<Unit, (base: number, head: number) => readonly [string, string]>> = {
  share: percents,
  points: (base, head) => {
    const [old, newText] = percents(base, head);
    return [old.replace('%', 'points'), newText.replace('%', 'points')];
  },
  days: (base, head) => [counted(base, 'day'), counted(head, 'day')],
  rise: (base, head) => [riseText(base), riseText(head)],
  plain: (base, head) => [String(base), String(head)],
};

/** Scenarios of which fewer trials have to pass. Of several rules for one name the strictest holds. */
function relaxedMustPass(base: readonly MustPass[], head: readonly MustPass[]): readonly RankedRelaxation[] {
  const strictest = (rules: readonly MustPass[]) =>
    new Map(rules.toSorted((a, b) => shareToPass(a) - shareToPass(b)).map((rule) => [rule.name, rule]));
  const headRules = strictest(head);
  const textOf = ({ trials }: MustPass) =>
    trials === 'all' ? 'has to pass' : trials === 'any' ? 'has to pass once' : `has to pass in ${trials}`;
  return [...strictest(base).values()].flatMap((baseRule): readonly RankedRelaxation[] => {
    const headRule = headRules.get(baseRule.name);
    const shares = { base: shareToPass(baseRule), head: headRule === undefined ? null : shareToPass(headRule) };
    if (!mayRelax(MUST_PASS_KEYS.trials.stricter, shares)) return [];
    const texts = { old: textOf(baseRule), new: headRule === undefined ? 'may fail' : textOf(headRule) };
    return [{ kind: 'gating', subject: baseRule.name, what: 'must_pass', ...texts }];
  });
}

/**
 * Judges that may block under the base policy, and only advise under the head policy: their check is gone, stale, or below the line. Then
 * rates that may block under the base policy, and rest on a judge under the head policy that only advises: their question is new.
 */
function relaxedJudges({ base, head }: Sides<ResolvedPolicy>): readonly RankedRelaxation[] {
  const judges = base.judged.standings.flatMap(({ name: subject, state: old }): readonly RankedRelaxation[] => {
    const { state = 'holds' } = head.judged.standings.find(({ name }) => name === subject) ?? {};
    if (old !== 'holds' || state === 'holds') return [];
    return [{ kind: 'gating', subject, what: 'judge check', old, new: state }];
  });
  const listed = new Set(judges.map(({ subject }) => subject));
  const rates = [...base.judged.ofRate.keys()].flatMap((subject): readonly RankedRelaxation[] => {
    const behind = (head.judged.ofRate.get(subject) ?? []).filter(({ state }) => state !== 'holds');
    const [first] = behind;
    if (first === undefined || onlyAdvises(base, subject) || behind.some(({ name }) => listed.has(name))) return [];
    return [{ kind: 'gating', subject, what: `judge check of ${first.name}`, old: 'may block', new: 'only advises' }];
  });
  return [...judges, ...rates];
}

/** Waivers that allow more than those of the base: new ones, a higher ceiling, a later day. */
function relaxedWaivers(base: readonly Waiver[], head: readonly Waiver[]): readonly RankedRelaxation[] {
  const filled = (waiver: Waiver) => fillDefaults<typeof WAIVER_KEYS, Waiver>(WAIVER_KEYS, waiver);
  return head.flatMap((waiver) => {
    const known = base.filter((own) => WAIVER_KINDS.every((kind) => own[kind] === waiver[kind]));
    const allows = (old: Waiver) =>
      relaxedKeys(WAIVER_KEYS, { base: filled(old), head: filled(waiver) }, { base: {}, head: {} }).length === 0;
    if (known.some(allows)) return [];
    const old = known.map(waiverText).join('; ') || 'none';
    return [{ kind: 'waiver', subject: waiverSubject(waiver), what: 'waiver', old, new: waiverText(waiver) }];
  });
}

function waiverText({ ceiling, expires }: Waiver): string {
  return `${ceiling === undefined ? 'any drop' : `up to ${points(ceiling)}`} until ${expires}`;
}
