import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TrialError } from '../../schemas/types/result.ts';
import type { ConditionFile } from '../../schemas/types/rubric.ts';
import { canonicalJson } from '../../src/contract/hash.ts';
import { isRecord } from '../../src/contract/json.ts';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import { startResultsHash } from '../../src/scoring/result-tree.ts';
import type { Trial } from '../../src/suite/trial.ts';
import { rubricOf, trialOf } from '../rubric/rubric-of.ts';
import { scoreTrial } from '../support/score-trial.ts';
import { rubricKeys, trialFacts } from './random-rubrics.ts';

const error = fc.constantFrom<TrialError | null>(null, null, null, { kind: 'agent', message: 'é', classified: false });

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
function everyResult(holds: (result: ReturnType<typeof scoreTrial>) => void): void {
  let judged = 0;
  fc.assert(
    fc.property(rubricKeys, fc.array(fc.tuple(trialFacts, error), { minLength: 3, maxLength: 3 }), (keys, trials) => {
      const rubric = rubricOf(keys);
      for (const [facts, crash] of trials) holds(scoreTrial([rubric], { ...trialOf(facts), error: crash }));
      judged++;
    }),
    { numRuns: 300 },
  );
  expect(judged).toBeGreaterThan(250);
}

test('the JSON text of a result is its canonical text', () => {
  everyResult((result) => expect(JSON.stringify(result)).toBe(canonicalJson(result)));
});

test('the order of the keys of a trial changes nothing', () => {
  const trial = fc.record({ x: members, y: members, args: members, result: members });
  fc.assert(
    fc.property(trial, ({ x, y, args, result }) => {
      const trace = [{ type: 'tool_call', tool: 't', args, result }];
      const facts = trialOf({ x, y, trace, calls: [{ tool: 't', args: x }], ...y });
      expect(scoreTrial(sharp, reversedKeys(facts) as Trial)).toEqual(scoreTrial(sharp, facts));
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
