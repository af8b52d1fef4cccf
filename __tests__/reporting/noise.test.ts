import { expect, test } from 'vitest';
import type { NoiseReport } from '../../schemas/types/noise.ts';
import { renderNoise } from '../../src/reporting/noise.ts';
import { HOSTILE } from '../support/hostile-text.ts';
import { lintMarkdown } from '../support/lint-markdown.ts';

const NOISY: NoiseReport = {
  schema: 1,
  suite: 'booking-assistant',
  metric: 'TCR',
  runs: ['a.jsonl', 'b.jsonl', 'c.jsonl'].map((label) => ({ label, score: 0.9, trials: 20 })),
  scenarios: 10,
  changed: [{ scenario: 'book-evening', scores: [1, 0.5, 1] }],
  results: { comparisons: 20, share: 0.0667, error: 0.0667, at_most: null },
  any_drop: { pairings: 6, blocked: 2, expected: 0.3333 },
  gate: { pairings: 6, blocked: 0, expected: 0.02 },
  power: { baselines: 3, error: 0.0333, detectable: 0.1401 },
  hint: null,
};

const QUIET: NoiseReport = {
  ...NOISY,
  runs: NOISY.runs.slice(0, 2),
  changed: [],
  results: { comparisons: 10, share: 0, error: 0, at_most: 0.3 },
  any_drop: { pairings: 2, blocked: 0, expected: 0 },
  power: null,
  hint: 'consider-none',
};

test('says what changed, what gates make of it, and what the suite can see', () => {
  expect(renderNoise(NOISY)).toBe(`## Noise of booking-assistant: 3 runs of one commit

**1 of 10 scenarios changed, and 6.7 % of the results differ between any two runs (standard error 6.7 points)**

| Run | TCR | Scored trials |
| --- | --- | --- |
| \`a.jsonl\` | 90.0 % | 20 |
| \`b.jsonl\` | 90.0 % | 20 |
| \`c.jsonl\` | 90.0 % | 20 |

- A gate that blocks any drop of TCR would block 2 of 6 (each run judged against each other one); expected: up to 33.3 % of the pull requests that change nothing.
- This gate would block 0 of 6 (each run judged against each other one); it is made for up to 2.0 %.
- Against 3 runs of main, a comparison has a standard error of 3.3 points: a drop of 14.1 points is detected about 3 times in 4, larger ones more often.

<details>
<summary>Scenarios that changed (1 of 10)</summary>

| Scenario | Run 1 | Run 2 | Run 3 |
| --- | --- | --- | --- |
| \`book-evening\` | 1.00 | 0.50 | 1.00 |

</details>
`);
});

test('proposes a quiet suite as deterministic, with what ten comparisons cannot exclude', () => {
  const text = renderNoise(QUIET);
  expect(text).toContain('**Nothing changed in 10 scenarios**');
  expect(text).toContain('consider `noise: none`');
  expect(text).toContain('0 changes in 10 comparisons still allow a rate up to 30.0 %');
});

test.each([
  {
    name: 'too few scenarios',
    scenarios: 4,
    said: '4 scenarios are too few to separate a drop from noise; at least 5.',
  },
  {
    name: 'a suite of which every drop is real',
    scenarios: 10,
    said: 'The policy declares `noise: none`: a drop of any',
  },
])('says why nothing is told of what can be seen: $name', ({ scenarios, said }) => {
  expect(renderNoise({ ...QUIET, scenarios, power: null })).toContain(said);
});

test('contradicts a policy that calls a noisy suite deterministic', () => {
  expect(renderNoise({ ...NOISY, hint: 'not-deterministic' })).toContain(
    'The policy says `noise: none`, but 1 scenario changed on the same commit.',
  );
});

test('keeps names harmless', () => {
  const hostile: NoiseReport = {
    ...NOISY,
    suite: HOSTILE,
    metric: HOSTILE,
    runs: NOISY.runs.map((one) => ({ ...one, label: HOSTILE })),
    changed: [{ scenario: HOSTILE, scores: [1, 0, 1] }],
  };
  expect(lintMarkdown(renderNoise(hostile), [])).toEqual([]);
});
