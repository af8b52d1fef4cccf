import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import predicateSchema from '../../../schemas/decision-predicate.schema.json' with { type: 'json' };
import { predicateOf } from '../../../src/io/bundle/predicate.ts';
import { openAsking, question } from '../../support/asking-place.ts';

test('says what was decided, by what, and of which bundle, in the form of its schema', async () => {
  const place = await openAsking();
  place.rubric({ polite: question('Polite?'), short: question('Short?') });
  place.write('policy.yml', { judge: { model: 'm' }, gate: { metrics: { M: { threshold: 0.9, mode: 'point' } } } });
  place.results({ output: 'fine' }, { output: 'rude' });
  const { decision, evidence } = await place.gate({ out: 'bundle', origin: { sha: 'a'.repeat(40) } });
  const told = { ...evidence, base: { branch: 'main' } };
  const predicate = predicateOf(Buffer.from(place.read('bundle/manifest.json')), decision, told);
  expect(new Ajv2020({ strict: false }).validate(predicateSchema, JSON.parse(JSON.stringify(predicate)))).toBe(true);
  expect(predicate).toMatchObject({
    ...{ suite: 'agent', decision: 'fail', exit_code: 1, commit: 'a'.repeat(40), base_branch: 'main' },
    bundle: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    config: evidence.config,
    n: { scenarios: 2, paired: 0, trials: 2, main_runs: 0 },
    rubrics: [{ rubric: 'manner', version: '1.0.0' }],
    evidence: told,
  });
  expect(predicate.rates.slice(0, 2)).toEqual([
    { name: 'M', tier: 'supporting', value: 0.5, threshold: 0.9, tolerance: 0.02, trials: 2 },
    { name: 'manner/polite', tier: 'supporting', value: 0.5, threshold: null, tolerance: 0.02, trials: 2 },
  ]);
  await place.remove();
});
