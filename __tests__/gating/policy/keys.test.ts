import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JudgeCheck } from '../../../schemas/types/judge-check.ts';
import type { PolicyFile, UsageRule } from '../../../schemas/types/policy.ts';
import type { Report, ScenarioUsage } from '../../../schemas/types/report.ts';
import { relaxationFindings } from '../../../src/gating/findings/config.ts';
import { uncheckedJudges } from '../../../src/gating/findings/judge.ts';
import { rubricVersionFindings } from '../../../src/gating/findings/rubrics.ts';
import { judgedRates } from '../../../src/gating/policy/judged-rates.ts';
import { type Key, POLICY_KEYS } from '../../../src/gating/policy/keys.ts';
import { resolvePolicy } from '../../../src/gating/policy/resolve-policy.ts';
import { relaxedPolicy } from '../../../src/gating/relaxation/relaxed-policy.ts';
import { many, run } from '../build-run.ts';
import { decideRun } from '../decide-run.ts';
import { type PolicyKey, schemaKeys, valuesOf } from './any-policy.ts';

/** The row of a key; the tables of rules and entries stand under `each`. */
function rowOf(path: PolicyKey): Key<never> {
  const names = path.split('.').map((name) => (name === '*' ? 'each' : name));
  const row = names.reduce<object>((table, name) => new Map(Object.entries(table)).get(name) ?? {}, POLICY_KEYS);
  return row as Key<never>;
}

test.each(schemaKeys())('%s has the default that the schema states', (path, { default: stated }) => {
  const row = rowOf(path);
  expect(row).toHaveProperty('stricter');
  if (stated !== undefined) expect(row.default).toEqual(stated);
});

/** How strictly a run is held: the decision first, then what it warns of. */
function strictness({ decision, exit_code, findings }: ReturnType<typeof decideRun>): number {
  const rank = ['pass', 'inconclusive', 'fail', 'invalid'].indexOf(decision);
  return rank * 1000 + exit_code * 100 + findings.filter(({ effect }) => effect !== 'notice').length;
}

/** A value that demands more, one that demands less, and a run that is held more strictly under the first. */
interface Directed {
  readonly strict: unknown;
  readonly loose: unknown;
  /** The values between them, the stricter first. */
  readonly between?: readonly unknown[];
  /** What else the policy says. */
  readonly beside?: PolicyFile;
  readonly held: ((policy: PolicyFile) => number) | 'outside of the decision';
}

/** `any`: every change is listed. `never`: none is. */
type Expected = Directed | 'any' | 'never';

const heldFor = (candidate: Report, main: Report | null) => (policy: PolicyFile) =>
  strictness(decideRun(candidate, main, JSON.stringify(policy), { waivers: policy.waivers ?? [] }));
/** Thirty scenarios x 5; the last `broken` fail. */
const suite = (broken: number, of: readonly number[] = [0, 0, 0, 0, 0]) =>
  run(many(30, (index) => (index < 30 - broken ? [1, 1, 1, 1, 1] : of)));
const some = run({ a: { trials: [1, 0] } });
const fell = heldFor(suite(10), suite(0));
const half = heldFor(suite(15), null);
const spending = (usage: (index: number) => ScenarioUsage): Report => ({
  ...suite(0),
  scenarios: suite(0).scenarios.map((scenario, index) => ({ ...scenario, usage: usage(index) })),
});
const spent = (times: number) =>
  spending((index) => {
    const amount = times * (100 + index);
    return { cost_usd: amount / 1000, latency_ms: amount, tokens: amount };
  });
const rose = heldFor(spent(2), spent(1));
/** Eight tagged scenarios fall by 0.6, and the others gain as much. */
const sliced = (isHere: boolean) =>
  run(
    Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => {
        const [tags, isPassing] = index < 8 ? [['refunds'], !isHere] : [[], isHere];
        return [
          `s${index + 10}`,
          { trials: isPassing ? [1, 1, 1, 1, 1] : index < 8 ? [1, 1, 0, 0, 0] : [1, 1, 1, 1, 0], tags },
        ];
      }),
    ),
  );
const sliceFell = heldFor(sliced(true), sliced(false));
/** Thirty scenarios whose agent passes so many of five trials, and one without the skill none. */
const lifted = (passed: number) =>
  run(
    Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `s${index + 10}`,
        { trials: [1, 1, 1, 1, 1].fill(0, (index % 2) + passed), arms: { 'no-skill': [0, 0, 0, 0, 0] } },
      ]),
    ),
  );
const liftFell = heldFor(lifted(1), lifted(4));
/** Sixty percent of the trials pass, and every scenario wavers. */
const wavering = heldFor(run(many(30, [1, 0, 1, 0, 1])), null);
const amount = <Name extends 'cost_usd' | 'latency_ms' | 'tokens'>(name: Name) =>
  ({
    [`gate.usage.${name}.tier`]: { strict: 'supporting', loose: 'advisory', held: rose },
    [`gate.usage.${name}.tolerance`]: { strict: 0.2, loose: 3, held: rose },
    [`gate.usage.${name}.rationale`]: 'never',
    [`gate.usage.${name}.owner`]: 'never',
    [`gate.usage.${name}.review_by`]: 'never',
  }) as Record<`gate.usage.${Name}.${keyof UsageRule}`, Expected>;
/** Lets the metric alone decide, or the criterion. */
const METRIC_ALONE = { gate: { criteria: { '*': { tier: 'advisory' } } } } as const;
const CRITERION_ALONE = { gate: { metrics: { TCR: { tier: 'advisory' } } } } as const;
const LIFT_ALONE = {
  gate: { metrics: { TCR: { tier: 'advisory' } }, criteria: { '*': { tier: 'advisory' } } },
  arms: { 'no-skill': { contrast: 'lift' } },
} as const;
const NAMED = { 'task-completion/done': { threshold: 0.6 } };
const waived = (policy: PolicyFile) => fell({ ...policy });
const WAIVER = { metric: 'TCR', ceiling: 0.9, reason: 'r', owner: 'o', expires: '2027-01-31' };
const version = { id: 'r', metric: 'TCR', version: '1.0.0', hash: 'sha256:a' };
const blocks = (findings: readonly { readonly effect: string }[]) =>
  findings.filter(({ effect }) => effect === 'block').length;

const CHECK = { both_yes: 0, both_no: 0, judge_yes: 0, judge_no: 0 };
/** What the gate says of a judge with this check. */
const judgedBy =
  (counts: typeof CHECK): Exclude<Directed['held'], string> =>
  (written) => {
    const policy = resolvePolicy(written);
    const how = { asked: 'sha256:a', models: ['m'], temperature: null, votes: 1 };
    const rubric = { id: 'r', metric: 'M', restsOn: ['polite'], criteria: [], asked: { polite: how } };
    const check = {
      schema: 1,
      rubric: 'r',
      date: '2026-11-29',
      questions: { polite: { ...how, counts, unanswered: 0 } },
    };
    const judged = judgedRates([rubric], [check as JudgeCheck], policy.judge?.require ?? null);
    return uncheckedJudges({ ...policy, judged }).reduce((sum, { effect }) => sum + (effect === 'block' ? 10 : 1), 0);
  };

/** What each key is known to do. Stated apart from the table, and tried on runs. */
const EXPECTED: Readonly<Record<PolicyKey, Expected>> = {
  suite: 'any',
  reference: 'never',
  'gate.metrics.*.tier': { strict: 'supporting', loose: 'advisory', beside: METRIC_ALONE, held: fell },
  'gate.metrics.*.threshold': { strict: 0.9, loose: 0.2, held: half },
  'gate.metrics.*.mode': {
    strict: 'point',
    loose: 'noise',
    beside: { gate: { metrics: { TCR: { threshold: 0.61 } } } },
    held: wavering,
  },
  'gate.metrics.*.tolerance': { strict: 0.02, loose: 0.9, beside: METRIC_ALONE, held: fell },
  'gate.metrics.*.rationale': 'never',
  'gate.metrics.*.calibrated_on': 'never',
  'gate.metrics.*.owner': 'never',
  'gate.metrics.*.review_by': 'never',
  'gate.criteria.*.by': 'any',
  'gate.criteria.*.tier': {
    strict: 'critical',
    loose: 'advisory',
    between: ['supporting'],
    beside: { gate: { criteria: NAMED } },
    held: half,
  },
  'gate.criteria.*.threshold': { strict: 0.9, loose: 0.2, held: half },
  'gate.criteria.*.mode': {
    strict: 'point',
    loose: 'noise',
    beside: { gate: { criteria: { 'task-completion/done': { threshold: 0.61 } } } },
    held: wavering,
  },
  'gate.criteria.*.tolerance': {
    strict: 0.02,
    loose: 0.9,
    beside: CRITERION_ALONE,
    held: fell,
  },
  'gate.criteria.*.rationale': 'never',
  'gate.criteria.*.calibrated_on': 'never',
  'gate.criteria.*.owner': 'never',
  'gate.criteria.*.review_by': 'never',
  'gate.outcomes.*.at_most': { strict: 0.1, loose: 0.9, held: half },
  'gate.outcomes.*.at_least': { strict: 0.9, loose: 0.1, held: half },
  'gate.outcomes.*.rationale': 'never',
  'gate.outcomes.*.calibrated_on': 'never',
  'gate.outcomes.*.owner': 'never',
  'gate.outcomes.*.review_by': 'never',
  ...amount('cost_usd'),
  ...amount('latency_ms'),
  ...amount('tokens'),
  'gate.scenarios.must_pass.*.name': 'any',
  'gate.scenarios.must_pass.*.trials': { strict: 'all', loose: 'any', held: heldFor(some, null) },
  'gate.scenarios.removed': {
    strict: 'fail',
    loose: 'allow',
    between: ['warn'],
    held: heldFor(run(many(29, [1])), run(many(30, [1]))),
  },
  'gate.scenarios.new': { strict: 'warn', loose: 'allow', held: heldFor(run(many(30, [1])), run(many(29, [1]))) },
  'gate.scenarios.min_overlap': {
    strict: 1,
    loose: 0.1,
    beside: { gate: { scenarios: { removed: 'allow' } } },
    held: heldFor(run(many(20, [1])), run(many(30, [1]))),
  },
  'gate.slices.by': 'any',
  'gate.slices.only': 'any',
  'gate.slices.effect': { strict: 'block', loose: 'warn', held: sliceFell },
  'gate.slices.tolerance': { strict: 0.05, loose: 0.9, held: sliceFell },
  'arms.*.contrast': 'any',
  'arms.*.must': 'any',
  'arms.*.threshold': { strict: 0.9, loose: 0.2, beside: LIFT_ALONE, held: heldFor(lifted(2), null) },
  'arms.*.tolerance': { strict: 0.05, loose: 0.9, beside: LIFT_ALONE, held: liftFell },
  'arms.*.effect': { strict: 'block', loose: 'warn', beside: LIFT_ALONE, held: liftFell },
  'arms.*.required': 'never',
  'errors.budget': {
    strict: 0.01,
    loose: 0.9,
    beside: { gate: { metrics: { TCR: { threshold: 0.9, mode: 'point' } } } },
    held: heldFor(run(many(30, (index) => (index < 10 ? ['infrastructure', 1] : [1, 1]))), null),
  },
  'errors.empty': { strict: 'scored', loose: 'infrastructure', held: 'outside of the decision' },
  alpha: { strict: 0.4, loose: 0.0001, held: heldFor(suite(3, [0, 0, 0, 1, 1]), suite(0)) },
  noise: {
    strict: 'none',
    loose: 'auto',
    held: heldFor(run(many(30, (index) => [index < 1 ? 0 : 1])), run(many(30, [1]))),
  },
  require: { strict: 'proof', loose: 'evidence', held: heldFor(run(many(10, [1])), run(many(10, [1]))) },
  on_inconclusive: { strict: 'fail', loose: 'pass', between: ['confirm', 'warn'], held: heldFor(suite(3), suite(0)) },
  'confirm.fresh': { strict: 'checked', loose: 'declared', held: 'outside of the decision' },
  'confirm.control': 'any',
  on_no_baseline: {
    strict: 'fail',
    loose: 'pass',
    between: ['inconclusive', undefined],
    held: heldFor(suite(0), null),
  },
  on_not_comparable: {
    strict: 'invalid',
    loose: 'pass',
    held: heldFor(suite(0), run(many(30, [1]), { hash: 'sha256:bbbb' })),
  },
  'baseline.max_age_days': { strict: 1, loose: 90, held: 'outside of the decision' },
  'baseline.branches': 'any',
  evidence: { strict: 'keep', loose: 'drop', held: 'outside of the decision' },
  'judge.model': 'any',
  'judge.votes': 'any',
  'judge.temperature': 'any',
  'judge.max_cost_usd': 'never',
  'judge.max_seconds': 'never',
  'judge.usd_per_million_tokens.input': 'never',
  'judge.usd_per_million_tokens.output': 'never',
  'judge.require.labels': { strict: 70, loose: 50, held: judgedBy({ ...CHECK, both_yes: 60 }) },
  'judge.require.agreement': { strict: 0.95, loose: 0.9, held: judgedBy({ ...CHECK, both_yes: 60 }) },
  'judge.require.effect': { strict: 'fail', loose: 'advise', held: judgedBy({ ...CHECK, judge_yes: 60 }) },
  'redact.hash': 'any',
  'redact.drop': 'any',
  'redact.secrets_from': 'any',
  'redact.shapes': 'any',
  'relaxation.effect': {
    strict: 'fail',
    loose: 'show',
    between: ['label'],
    held: ({ relaxation }) =>
      blocks(
        relaxationFindings(
          [{ subject: 'a', what: 'b', old: 'c', new: 'd' }],
          resolvePolicy({ relaxation: relaxation ?? {} }),
          null,
        ),
      ),
  },
  'relaxation.label': 'any',
  'rubrics.require': {
    strict: ['tests', 'versions'],
    loose: ['tests'],
    held: ({ rubrics }) =>
      blocks(
        rubricVersionFindings(resolvePolicy({ rubrics: rubrics ?? {} }), [
          { base: version, head: { ...version, hash: 'sha256:b' }, stale: [] },
        ]),
      ),
  },
  'waivers.*.metric': 'any',
  'waivers.*.criterion': 'any',
  'waivers.*.lift': 'any',
  'waivers.*.scenario': 'any',
  'waivers.*.ceiling': { strict: 0.01, loose: 0.9, held: waived },
  'waivers.*.reason': 'never',
  'waivers.*.owner': 'never',
  'waivers.*.expires': { strict: '2026-01-31', loose: '2027-01-31', held: waived },
};

const NAMES = new Map([
  ['metrics', 'TCR'],
  ['criteria', 'task-completion/done'],
  ['outcomes', 'hard_failure'],
  ['arms', 'no-skill'],
]);

/** A policy with a value under a key, and what else it says. */
function withKey(path: PolicyKey, value: unknown, beside: PolicyFile = {}): PolicyFile {
  const key = path.slice(path.lastIndexOf('.') + 1);
  if (path.startsWith('waivers.')) return { ...beside, waivers: [{ ...WAIVER, [key]: value }] };
  if (path.startsWith('gate.scenarios.must_pass.'))
    return { ...beside, gate: { scenarios: { must_pass: [{ name: 'a', trials: 'all', [key]: value }] } } };
  const steps = path
    .split('.')
    .map((name, index, all) => (name === '*' ? (NAMES.get(all[index - 1] ?? '') ?? '') : name));
  return merged(
    beside,
    steps.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value),
  ) as PolicyFile;
}

function merged(one: unknown, other: unknown): unknown {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null || Array.isArray(other))
    return other;
  const known = new Map(Object.entries(one));
  return {
    ...one,
    ...Object.fromEntries(Object.entries(other).map(([name, value]) => [name, merged(known.get(name), value)])),
  };
}

const listed = (base: PolicyFile, head: PolicyFile) =>
  relaxedPolicy(resolvePolicy(base), resolvePolicy(head)).map(({ subject, what }) => `${subject} ${what}`);

const DIRECTED = Object.entries(EXPECTED).flatMap(([path, expected]) =>
  typeof expected === 'string' ? [] : [{ path: path as PolicyKey, ...expected }],
);

/** Keys on whose strict value the direction of another key depends, or that depend on one. */
const SURROUNDINGS = /^(alpha|on_not_comparable|gate\.usage\..*\.tier)$/;

describe('a milder value', () => {
  test.each(DIRECTED)('of $path is listed, and a stricter one is not', ({ path, strict, loose, beside }) => {
    const [base, head] = [withKey(path, strict, beside), withKey(path, loose, beside)];
    expect(listed(base, head)).toHaveLength(1);
    expect(listed(head, base)).toEqual([]);
  });

  test.each(DIRECTED.filter(({ between }) => between !== undefined))(
    'of $path is listed at every step',
    ({ path, strict, loose, between = [], beside }) => {
      const steps = [strict, ...between, loose].map((value) => withKey(path, value, beside));
      for (const [index, base] of steps.entries())
        for (const head of steps.slice(index + 1)) {
          expect(listed(base, head)).toHaveLength(1);
          expect(listed(head, base)).toEqual([]);
        }
    },
  );

  test.each(DIRECTED.filter(({ held }) => typeof held === 'function'))('of $path lets a run go', ({ path, ...one }) => {
    const { strict, loose, beside, held } = one;
    if (typeof held === 'string') return;
    expect(held(withKey(path, strict, beside))).toBeGreaterThan(held(withKey(path, loose, beside)));
  });

  test('is listed for every key that a pull request loosens, whatever it tightens beside', () => {
    const loose = DIRECTED.filter(({ path }) => !path.includes('must_pass') && !path.startsWith('waivers.'));
    const all = loose.map(({ path }) => path);
    const strictest = loose.reduce((policy, { path, strict }) => withKey(path, strict, policy), {} as PolicyFile);
    const softened = (paths: readonly PolicyKey[]) =>
      loose.reduce(
        (policy, key) => (paths.includes(key.path) ? withKey(key.path, key.loose, policy) : policy),
        strictest,
      );
    const alone = new Map(all.map((path) => [path, listed(strictest, softened([path]))]));
    fc.assert(
      fc.property(fc.shuffledSubarray(all), fc.nat(), (paths, cut) => {
        const loosened = paths.slice(0, cut % all.length);
        const tightened = paths.slice(cut % all.length).filter((path) => !SURROUNDINGS.test(path));
        const found = listed(softened(tightened), softened(loosened));
        expect(found.toSorted()).toEqual(loosened.flatMap((path) => alone.get(path) ?? []).toSorted());
      }),
    );
  });
});

const KEYS = schemaKeys().map(([path, schema]) => {
  // A key with one value is set, or it is not.
  const values = schema.enum?.length === 1 ? fc.constantFrom(...schema.enum, undefined) : valuesOf(schema);
  return { path, values, expected: EXPECTED[path] };
});

describe('a change', () => {
  const asSet = (value: unknown) => JSON.stringify(Array.isArray(value) ? value.toSorted() : value);
  const changes = (values: fc.Arbitrary<unknown>) =>
    fc.tuple(values, values).filter(([base, head]) => asSet(base) !== asSet(head));
  const beside = { judge: { model: 'm' }, suite: 's' };

  test.each(KEYS.filter(({ expected }) => expected === 'any'))('of $path is listed both ways', ({ path, values }) => {
    fc.assert(
      fc.property(changes(values), ([base, head]) => {
        expect(listed(withKey(path, base, beside), withKey(path, head, beside))).toHaveLength(1);
      }),
      { numRuns: 20 },
    );
  });

  test.each(KEYS.filter(({ expected }) => expected === 'never'))('of $path is never listed', ({ path, values }) => {
    fc.assert(
      fc.property(changes(values), ([base, head]) => {
        expect(listed(withKey(path, base, beside), withKey(path, head, beside))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});
