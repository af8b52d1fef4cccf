import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DecidingPlace, openDeciding, POLICY } from './deciding-place.ts';

const YAML = POLICY.replace('.yml', '.yaml');
const asking = (threshold: number) =>
  `gate: { metrics: { TCR: { threshold: ${threshold}, mode: point, tolerance: 0.99 } }, criteria: { '*': { tier: advisory } } }\n`;

let place: DecidingPlace;
beforeEach(async () => {
  place = await openDeciding();
});
afterEach(async () => {
  expect(place.sim.violations).toEqual([]);
  await place.close();
});

test.each([
  { name: 'the base and the run', base: YAML, own: { [YAML]: asking(0.9) }, relaxes: false },
  {
    name: 'the base alone, as the run renames and lowers it',
    base: YAML,
    own: { [POLICY]: asking(0.1) },
    relaxes: true,
  },
  { name: 'the run alone, which renames and lowers it', base: POLICY, own: { [YAML]: asking(0.1) }, relaxes: true },
  { name: 'the base alone, as the run takes it out', base: YAML, own: {}, relaxes: true },
])('the usual policy decides with the ending .yaml in $name', async ({ base, own, relaxes }) => {
  await place.runMain(3, { files: { [base]: asking(0.9) }, passed: 20 });
  place.commit(4, { [base]: asking(0.9) });
  const decision = await place.runPull({ files: { 'README.md': 'x', ...own }, passed: 16 });
  expect(decision.decision).toBe('fail');
  expect(decision.findings.map(({ code }) => code)).toContain('metric-below-threshold');
  expect(decision.relaxed.length > 0).toBe(relaxes);
});

test("a run that names another file gets a warning that names the base's usual policy", async () => {
  place.commit(4, { [YAML]: asking(0.9), 'mild.yml': asking(0.1) });
  const decision = await place.runPull({ files: { 'mild.yml': asking(0.1) }, policy: 'mild.yml' });
  expect(decision.findings).toContainEqual(expect.objectContaining({ code: 'policy-elsewhere' }));
  expect(decision.relaxed).toMatchObject([{ subject: 'policy', old: YAML, new: 'mild.yml' }]);
});

test('a run that names the usual policy by its ending passes none by', async () => {
  place.commit(4, { [YAML]: asking(0.9) });
  const decision = await place.runPull({ files: { [YAML]: asking(0.9) }, policy: YAML });
  expect(decision.findings.map(({ code }) => code)).not.toContain('policy-elsewhere');
  expect(decision.relaxed).toEqual([]);
});
