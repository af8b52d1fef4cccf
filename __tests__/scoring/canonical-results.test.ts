import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from '../../src/contract/canonical-json.ts';
import { startResultsHash } from '../../src/scoring/results-hash.ts';
import { scoreTrial } from '../../src/scoring/score-trial.ts';
import type { TrialError } from '../../src/suite/trial.ts';
import { rubricOf, trialOf } from '../rubric/rubric-of.ts';
import { rubricKeys, trialFacts } from './random-rubrics.ts';

const error = fc.constantFrom<TrialError | null>(null, null, null, { kind: 'agent', message: 'é', classified: false });

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

test('a result survives being written and read', () => {
  const hashOf = (text: string): string => {
    const results = startResultsHash();
    results.add(text);
    return results.finish();
  };
  everyResult((result) => {
    const read = JSON.parse(JSON.stringify(result)) as unknown;
    expect(read).toStrictEqual(result);
    expect(hashOf(canonicalJson(read))).toBe(hashOf(JSON.stringify(result)));
  });
});
