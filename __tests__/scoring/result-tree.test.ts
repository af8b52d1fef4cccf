import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import recordedSchema from '../../schemas/recorded-result.schema.json' with { type: 'json' };
import resultSchema from '../../schemas/result.schema.json' with { type: 'json' };
import type { RubricResult, TrialError, TrialResult } from '../../schemas/types/result.ts';
import type { ConditionFile } from '../../schemas/types/rubric.ts';
import { canonicalJson, isRecord } from '../../src/contract/json.ts';
import { schemaCheck } from '../../src/contract/schema-check.ts';
import { evidenceLine } from '../../src/io/bundle/write.ts';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import type { Rubric } from '../../src/rubric/rubric.ts';
import { recordTrial, startResultsHash } from '../../src/scoring/result-tree.ts';
import { readRun } from '../../src/suite/read-run.ts';
import type { Trial } from '../../src/suite/trial.ts';
import { rubricOf, rubricOfFacts, trialOf } from '../rubric/rubric-of.ts';
import { READING, resultFile } from '../suite/reading.ts';
import { scoreAndExplain } from '../support/score-and-explain.ts';
import { rubricKeys, trialFacts } from './random-rubrics.ts';

const resultCheck = schemaCheck<TrialResult>(resultSchema);

function judge(rubric: Rubric, trial: Trial): RubricResult {
  const result = scoreAndExplain([rubric], trial);
  expect(resultCheck.problems(JSON.parse(JSON.stringify(result)), (pointer) => ({ file: 'result', pointer }))).toEqual(
    [],
  );
  return result.rubrics[0] as RubricResult;
}

const verdicts = ({ tree }: RubricResult) => (tree.children ?? []).map(({ verdict }) => verdict);

describe('the score', () => {
  test('is the weighted sum of what passes', () => {
    const rubric = rubricOfFacts({ a: 0.3, b: 0.3, c: 0.2, d: 0.2 });
    const { tree } = judge(rubric, trialOf({ a: true, b: false, c: true, d: true }));
    expect(tree.score).toBe(0.7);
  });

  test('is 0.75 exactly where decimals would miss it', () => {
    const rubric = rubricOfFacts({ a: 0.25, b: 0.25, c: 0.1, d: 0.2, e: 0.2 }, { threshold: 0.75 });
    const { tree } = judge(rubric, trialOf({ a: false, b: true, c: true, d: true, e: true }));
    expect(tree).toMatchObject({ score: 0.75, verdict: 'pass' });
  });

  test('I31: ten tenths are 1', () => {
    const keys = [...'abcdefghij'];
    const rubric = rubricOfFacts(Object.fromEntries(keys.map((key) => [key, 0.1])));
    expect(judge(rubric, trialOf(Object.fromEntries(keys.map((key) => [key, true])))).tree.score).toBe(1);
  });
});

describe('a criterion that does not apply', () => {
  const criterion = (otherwise?: string) => ({
    weight: 0.5,
    when: { field: 'conflicts', op: 'not_empty' },
    ...(otherwise && { otherwise }),
    pass_when: { field: 'proposals', op: 'not_empty' },
  });
  const rubric = (otherwise?: string) =>
    rubricOf({
      criteria: {
        asked: { weight: 0.5, pass_when: { field: 'a', op: 'eq', value: 1 } },
        explored: criterion(otherwise),
      },
    });

  test.each([
    { otherwise: undefined, verdict: 'skipped', score: 1 },
    { otherwise: 'skip', verdict: 'skipped', score: 1 },
    { otherwise: 'pass', verdict: 'pass', score: 1 },
    { otherwise: 'fail', verdict: 'fail', score: 0.5 },
  ])('$otherwise: $verdict, and the others share its weight', ({ otherwise, verdict, score }) => {
    const result = judge(rubric(otherwise), trialOf({ a: 1, conflicts: [] }));
    expect(verdicts(result)).toEqual(['pass', verdict]);
    expect(result.tree.score).toBe(score);
    expect(result.tree.children?.[1]?.explanation).toMatch(/does not apply: conflicts \(\[\]\) is empty$/);
  });

  test('is one whose `when` is indeterminate, and that is warned of', () => {
    const result = judge(rubric(), trialOf({ a: 1 }));
    expect(verdicts(result)).toEqual(['pass', 'skipped']);
    expect(result.warnings).toEqual(['fact `conflicts` is absent']);
  });

  test('I57: where none applies there is no score and no outcome', () => {
    const result = judge(
      rubricOf({ criteria: { explored: { ...criterion(), weight: 1 } } }),
      trialOf({ conflicts: [] }),
    );
    expect(result).toMatchObject({ outcome: 'not_judged', tree: { verdict: 'skipped', score: null } });
  });
});

describe('fail_when', () => {
  const rubric = rubricOf({
    criteria: { polite: { weight: 1, fail_when: { field: 'output', op: 'contains', value: 'not my problem' } } },
  });

  test.each([
    { name: 'passes where the condition does not hold', facts: { output: 'Let me see.' }, verdict: 'pass' },
    { name: 'fails where it does', facts: { output: 'That is not my problem.' }, verdict: 'fail' },
    { name: 'fails where it is indeterminate', facts: {}, verdict: 'fail' },
  ])('$name', ({ facts, verdict }) => {
    expect(verdicts(judge(rubric, trialOf(facts)))).toEqual([verdict]);
  });
});

describe('the verdict', () => {
  const withSeverity = (severity: string, keys = {}) =>
    rubricOf({
      criteria: {
        good: { weight: 0.5, severity: 'critical', pass_when: { field: 'good', op: 'eq', value: true } },
        bad: { weight: 0.5, severity, pass_when: { field: 'bad', op: 'eq', value: true } },
      },
      ...keys,
    });
  const facts = { good: true, bad: false };

  test.each([
    { severity: 'critical', verdict: 'fail' },
    { severity: 'high', verdict: 'fail' },
    { severity: 'medium', verdict: 'warn' },
    { severity: 'low', verdict: 'pass' },
    { severity: 'none', verdict: 'pass' },
  ])('without a threshold: $severity is $verdict', ({ severity, verdict }) => {
    expect(judge(withSeverity(severity), trialOf(facts)).tree).toMatchObject({ verdict, severity });
  });

  test.each([
    { threshold: 0.5, verdict: 'pass' },
    { threshold: 0.51, verdict: 'fail' },
  ])('with the threshold $threshold: $verdict, whatever the severity', ({ threshold, verdict }) => {
    expect(judge(withSeverity('critical', { threshold }), trialOf(facts)).tree).toMatchObject({ verdict });
    expect(judge(withSeverity('low', { threshold }), trialOf(facts)).tree).toMatchObject({ verdict });
  });

  test('the severity of the rubric takes the place of the worst one', () => {
    expect(judge(withSeverity('critical', { severity: 'low' }), trialOf(facts)).tree).toMatchObject({
      verdict: 'pass',
      severity: 'low',
    });
  });

  test('a rubric that passes is not severe', () => {
    const { tree } = judge(withSeverity('critical'), trialOf({ good: true, bad: true }));
    expect(tree).toMatchObject({
      verdict: 'pass',
      severity: 'none',
      explanation: 'every criterion that applies passed',
    });
  });

  test.each([{}, { threshold: 0.75 }])('the explanation names what failed, never the score: %j', (keys) => {
    const { explanation, score } = judge(withSeverity('high', keys), trialOf(facts)).tree;
    expect(explanation).toMatch(/did not pass: bad$/);
    expect(explanation).not.toContain(String(score));
  });
});

describe('outcomes', () => {
  test.each([
    { facts: { a: true, b: true, c: true }, outcome: 'successful_completion' },
    { facts: { a: true, b: true, c: false }, outcome: 'successful_completion' },
    { facts: { a: true, b: false, c: false }, outcome: 'graceful_failure' },
    { facts: { a: false, b: false, c: true }, outcome: 'partial_failure' },
    { facts: { a: false, b: false, c: false }, outcome: 'hard_failure' },
  ])('where a rubric names none: $outcome', ({ facts, outcome }) => {
    expect(judge(rubricOfFacts({ a: 0.5, b: 0.25, c: 0.25 }), trialOf(facts)).outcome).toBe(outcome);
  });

  const named = rubricOfFacts(
    { a: 0.5, b: 0.5 },
    {
      outcomes: [
        { name: 'by_verdict', when: { and: [{ passed: 'a' }, { not: { passed: 'b' } }] } },
        { name: 'by_score', when: { score: 'b', op: 'eq', value: 1 } },
        { name: 'by_fact', when: { field: 'stage', op: 'eq', value: 'failed' } },
        { name: 'what_is_left' },
      ],
    },
  );

  test.each([
    { facts: { a: true, b: false }, outcome: 'by_verdict' },
    { facts: { a: true, b: true }, outcome: 'by_score' },
    { facts: { a: false, b: false, stage: 'failed' }, outcome: 'by_fact' },
    { facts: { a: false, b: false }, outcome: 'what_is_left' },
  ])('the first that fits: $outcome', ({ facts, outcome }) => {
    expect(judge(named, trialOf(facts)).outcome).toBe(outcome);
  });

  test('a crash is a hard failure, or what the list makes of it', () => {
    const crashed = trialOf({ error: { kind: 'agent', message: 'out of range', classified: true }, stage: 'failed' });
    expect(judge(rubricOfFacts({ a: 1 }), crashed).outcome).toBe('hard_failure');
    expect(judge(named, crashed).outcome).toBe('by_fact');
  });

  test.each([
    { name: 'scores', when: { score: 'a', op: 'eq', value: 0 } },
    { name: 'scores in CEL', when: { expr: 'score("a") < 0.5 && !passed("a")' } },
    { name: 'derived facts', when: { field: 'late', op: 'eq', value: true } },
  ])('the list reads $name of a crash as they are reported', ({ when }) => {
    const derive = { late: { field: 'seconds', op: 'gt', value: 60 } };
    const outcomes = [{ name: 'fits', when }, { name: 'other' }];
    const rubric = rubricOfFacts({ a: 1 }, { outcomes, derive });
    const error = { kind: 'agent' as const, message: 'boom', classified: true };
    expect(judge(rubric, trialOf({ error, seconds: 90 })).outcome).toBe('fits');
  });
});

describe('a trial that ended in an error', () => {
  const error = (kind: string, message = 'boom') => trialOf({ a: true, error: { kind, message, classified: true } });

  test('of the agent fails every criterion, with the crash as the reason', () => {
    const rubric = rubricOf({
      contract: { required: ['missing'] },
      criteria: {
        a: { weight: 0.5, severity: 'low', pass_when: { field: 'a', op: 'eq', value: true } },
        b: { weight: 0.5, when: { field: 'b', op: 'exists' }, pass_when: { field: 'b', op: 'exists' } },
      },
    });
    const result = judge(rubric, error('agent'));
    expect(result.tree).toMatchObject({ verdict: 'fail', score: 0, severity: 'medium' });
    expect(verdicts(result)).toEqual(['fail', 'fail']);
    expect(result.tree.children?.map(({ explanation }) => explanation)).toEqual(
      Array(2).fill('the agent crashed: boom'),
    );
  });

  test.each(['infrastructure', 'judge'])('of the %s has no verdict', (kind) => {
    expect(scoreAndExplain([rubricOfFacts({ a: 1 })], error(kind)).rubrics).toEqual([]);
  });

  test('is explained in at most a few hundred characters', () => {
    expect(judge(rubricOfFacts({ a: 1 }), error('agent', 'x'.repeat(10_000))).tree.explanation.length).toBeLessThan(
      250,
    );
  });
});

describe('a contract', () => {
  const UNASKED = { key: 'a', verdict: 'skipped', explanation: 'not evaluated: there is no verdict on this trial' };
  const rubric = rubricOf({
    contract: {
      additionalProperties: false,
      required: ['toxicity'],
      properties: {
        toxicity: { type: 'number', minimum: 0, maximum: 1 },
        name: { pattern: '^[a-z]+$' },
        code: { pattern: '^[0-9]+$' },
      },
    },
    criteria: { a: { weight: 1, pass_when: { field: 'toxicity', op: 'lt', value: 0.4 } } },
  });

  test.each([
    { facts: { toxicity: 1.5 }, fault: '/toxicity must be <= 1, found 1.5' },
    { facts: { toxicity: '0.5' }, fault: '/toxicity must be number, found "0.5"' },
    { facts: {}, fault: '/toxicity is missing' },
    { facts: { toxicity: 0, extra: 1 }, fault: '/extra is not allowed' },
    { facts: { toxicity: 0, name: 'a', code: 'x' }, fault: '/code must match pattern "^[0-9]+$", found "x"' },
  ])('broken: $fault', ({ facts, fault }) => {
    const explanation = `the trial breaks the contract: ${fault}`;
    expect(judge(rubric, trialOf(facts))).toMatchObject({
      outcome: 'not_judged',
      tree: { verdict: 'error', score: null, explanation, children: [UNASKED] },
      warnings: [explanation],
    });
  });

  test('kept: what every trial carries needs no mention', () => {
    const trial = trialOf({ toxicity: 0.3, name: 'a', code: '1', title: 'T', tags: ['x'] });
    expect(judge(rubric, trial).tree).toMatchObject({ verdict: 'pass', score: 1 });
  });
});

describe('observations', () => {
  const rubric = rubricOf({
    criteria: {
      a: {
        weight: 1,
        pass_when: {
          and: [
            { field: 'output', measure: 'words', op: 'lt', value: 9 },
            { field: 'b.c', op: 'exists' },
          ],
        },
      },
    },
  });
  const observed = (facts: Record<string, unknown>) => judge(rubric, trialOf(facts)).tree.children?.[0]?.observed;

  test('name the facts that were read; an absent one has no value', () => {
    expect(observed({ output: 'All done.' })).toEqual([{ field: 'words of output', value: 2 }, { field: 'b.c' }]);
  });

  test('are JSON, whole and with sorted keys', () => {
    const value = { b: ['x'.repeat(50), 'y'], a: null };
    const [, own] = observed({ output: 'Done.', b: { c: value } }) ?? [];
    expect(own).toEqual({ field: 'b.c', value });
    expect(JSON.stringify(own)).toMatch(/^\{"field":"b.c","value":\{"a":null,"b":\["xxx/);
  });

  test('are cut above 80 characters: the trial has the whole', () => {
    const [, own] = observed({ output: 'Done.', b: { c: { b: ['x'.repeat(61), 'y'], a: null } } }) ?? [];
    expect(own).toEqual({ cut: true, field: 'b.c', value: expect.stringMatching(/^\{"a":null,"b":\["xxx.*\.\.\.$/) });
    expect(own?.value).toHaveLength(80);
  });

  test('of a long text take less room than the text, however many criteria read it', () => {
    const output = 'x'.repeat(60_000);
    const criteria = Array.from({ length: 10 }, (_, index) => [
      `c${index}`,
      { weight: 0.1, pass_when: { field: 'output', op: 'contains', value: 'x' } },
    ]);
    const result = judge(rubricOf({ criteria: Object.fromEntries(criteria) }), trialOf({ output }));
    expect(JSON.stringify(result).length).toBeLessThan(output.length / 6);
  });

  test('stand beside the question, the threshold and the version of a node', () => {
    const keys = {
      threshold: 0.5,
      criteria: {
        b: { weight: 1, question: 'Is it?', version: '1.2.0', pass_when: { field: 'output', op: 'exists' } },
      },
      nodes: {
        list: {
          rules: [
            { name: 'r', version: '3', question: 'So?', weight: 1, condition: { field: 'output', op: 'exists' } },
          ],
        },
      },
    };
    const { tree, version, hash } = judge(rubricOf(keys), trialOf({ output: '' }));
    const [b, list] = tree.children ?? [];
    expect([version, hash, tree.version, tree.threshold]).toEqual(['1.0.0', rubricOf(keys).hash, undefined, 0.5]);
    expect([b?.question, b?.version, b?.threshold]).toEqual(['Is it?', '1.2.0', undefined]);
    expect(list?.children).toMatchObject([{ question: 'So?', version: '3' }]);
  });
});

describe('the canonical text of results', () => {
  const error = fc.constantFrom<TrialError | null>(null, null, null, {
    kind: 'agent',
    message: 'é',
    classified: false,
  });

  /** Asks whatever could see in which order the keys of a trial stand. */
  const sharp = (() => {
    const schemas = [
      { additionalProperties: { type: 'number' } },
      { patternProperties: { '^[ab]': { const: 1 } } },
      { propertyNames: { maxLength: 1 } },
      { anyOf: [{ additionalProperties: { type: 'number' } }, { additionalProperties: { type: 'null' } }] },
    ];
    const conditions: readonly ConditionFile[] = [
      ...schemas.map((schema): ConditionFile => ({ field: 'x', op: 'matches_schema', value: schema })),
      { field: 'x', op: 'eq', value: { field: 'y' } },
      { trace: { exists: { result: '"a":1,"b"' } } },
      { trace: { trajectory: { mode: 'strict', reference: { field: 'calls' } } } },
      { expr: 'x.exists(key, x[key] == 1)' },
    ];
    const criteria = Object.fromEntries(conditions.map((pass_when, index) => [`c${index}`, { pass_when, weight: 1 }]));
    const contract = { properties: { x: {}, y: {}, calls: {} } };
    const asking = rubricOf({ contract, weights: 'relative', criteria });
    const refusing = loadRubric(
      'strict.yml',
      JSON.stringify({
        rubric: 'strict',
        version: '1.0.0',
        metric: 'S',
        formula: '1.0',
        contract: {
          properties: { y: { additionalProperties: { type: 'number' } }, calls: {}, x: {} },
          additionalProperties: { maxProperties: 0 },
        },
      }),
    );
    return [asking, refusing];
  })();

  const members = fc.dictionary(
    fc.constantFrom('a', 'b', 'c', 'ab', '1'),
    fc.constantFrom<unknown>(1, 'x', null, { p: 1, q: 2 }),
  );

  /** Every result of random rubrics on random trials. */
  function everyResult(
    holds: (result: ReturnType<typeof scoreAndExplain>, rubrics: readonly Rubric[], trial: Trial) => void,
  ): void {
    let judged = 0;
    fc.assert(
      fc.property(rubricKeys, fc.array(fc.tuple(trialFacts, error), { minLength: 3, maxLength: 3 }), (keys, trials) => {
        const rubrics = [rubricOf(keys)];
        for (const [facts, crash] of trials) {
          const trial = { ...trialOf(facts), error: crash };
          holds(scoreAndExplain(rubrics, trial), rubrics, trial);
        }
        judged++;
      }),
      { numRuns: 300 },
    );
    expect(judged).toBeGreaterThan(250);
  }

  test('the JSON text of a result is its canonical text', () => {
    everyResult((result) => {
      for (const written of [result, recordTrial(result)]) expect(JSON.stringify(written)).toBe(canonicalJson(written));
    });
  });

  test('a stored trial has the explanation and the recorded result that it had before', () => {
    const recordedCheck = schemaCheck(recordedSchema);
    everyResult((result, rubrics, trial) => {
      const file = { ...resultFile('trials.jsonl', evidenceLine({ trial, text: null })), isEvidence: true } as const;
      const again = [...readRun([file], READING)].map((stored) => scoreAndExplain(rubrics, stored));
      expect(again).toEqual([result]);
      const recorded = JSON.parse(JSON.stringify(recordTrial(result)));
      expect(recordedCheck.problems(recorded, (pointer) => ({ file: 'results.jsonl', pointer }))).toEqual([]);
    });
  });

  test('the order of the keys of a trial changes nothing', () => {
    const trial = fc.record({ x: members, y: members, args: members, result: members });
    fc.assert(
      fc.property(trial, ({ x, y, args, result }) => {
        const trace = [{ type: 'tool_call', tool: 't', args, result }];
        const facts = trialOf({ x, y, trace, calls: [{ tool: 't', args: x }], ...y });
        expect(scoreAndExplain(sharp, reversedKeys(facts) as Trial)).toEqual(scoreAndExplain(sharp, facts));
      }),
    );
  });

  /** The same value with all keys in the opposite order. */
  function reversedKeys(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(reversedKeys);
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, member]) => [key, reversedKeys(member)])
        .reverse(),
    );
  }

  test('a result survives being written and read', () => {
    const hashOf = (text: string): string => {
      const results = startResultsHash();
      results.add(text);
      return results.finish();
    };
    everyResult((result) => {
      const read = JSON.parse(JSON.stringify(result)) as unknown;
      expect(read).toEqual(result);
      expect(hashOf(canonicalJson(read))).toBe(hashOf(JSON.stringify(result)));
    });
  });
});

describe('their hash', () => {
  function hashOf(texts: readonly string[]): string {
    const results = startResultsHash();
    for (const text of texts) results.add(text);
    return results.finish();
  }

  describe('the hash of results', () => {
    test('is the same in whatever order they come', () => {
      const twoOrders = fc.array(fc.tuple(fc.string(), fc.integer()), { maxLength: 20 }).map((ranked) => ({
        given: ranked.map(([text]) => text),
        shuffled: ranked.toSorted(([, a], [, b]) => a - b).map(([text]) => text),
      }));
      fc.assert(
        fc.property(twoOrders, ({ given, shuffled }) => {
          expect(hashOf(shuffled)).toBe(hashOf(given));
        }),
      );
    });

    test('tells other results, and how often each came', () => {
      const runs = [[], ['a'], ['b'], ['a', 'a'], ['a', 'b'], ['ab'], ['é']];
      expect(new Set(runs.map(hashOf)).size).toBe(runs.length);
    });

    test('is what the recipe in its docstring gives', () => {
      const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
      const lines = ['{"a":"é"}', '{"b":1}', '{"c":2}'].map(sha256).sort();
      expect(hashOf(['{"c":2}', '{"b":1}', '{"a":"é"}'])).toBe(
        `sha256:${sha256(lines.map((line) => `${line}\n`).join(''))}`,
      );
    });
  });
});
