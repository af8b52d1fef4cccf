import { expect, test } from 'vitest';
import type { NoiseReport } from '../../schemas/types/noise.ts';
import { renderNoise } from '../../src/reporting/noise.ts';
import { PLAIN } from '../../src/reporting/terminal-text.ts';
import { HOSTILE } from '../support/hostile-text.ts';

const NOISY: NoiseReport = {
  schema: 1,
  suite: 'booking-assistant',
  metric: 'TCR',
  runs: ['a.jsonl', 'b.jsonl', 'c.jsonl'].map((label) => ({ label, score: 0.9, trials: 20 })),
  scenarios: 10,
  changed: [{ scenario: 'book-evening', scores: [1, 0.5, 1] }],
  results: { share: 0.0667, at_most: null },
  phi: 1.12,
  gate: { pairings: 6, blocked: 0, expected: 0.02 },
};

const QUIET: NoiseReport = {
  ...NOISY,
  runs: NOISY.runs.slice(0, 2),
  changed: [],
  results: { share: 0, at_most: 0.3 },
  phi: null,
};

test('says what changed, and what the gate makes of it', () => {
  expect(renderNoise(NOISY)).toBe(`Noise of booking-assistant: 3 runs of one commit
1 of 10 scenarios changed, and 6.7 % of the results differ between any two runs

Run         TCR  Scored trials
a.jsonl  90.0 %             20
b.jsonl  90.0 %             20
c.jsonl  90.0 %             20

- This gate would block 0 of 6 (each run judged against each other one); it is made for up to 2.0 %.
- Whole runs differ about as much as their scenarios explain (phi 1.1): nothing shared seems to move.

Scenarios that changed (1 of 10)
Scenario      Run 1  Run 2  Run 3
book-evening   1.00   0.50   1.00
`);
});

test('says what a quiet suite cannot exclude', () => {
  expect(renderNoise(QUIET)).toContain(
    'Nothing changed in 10 scenarios, which still allows 30.0 % of the results to differ\n',
  );
});

test.each([
  { name: 'two runs', phi: null, line: '- Three runs or more show whether something moves whole runs.' },
  {
    name: 'runs that differ as wholes',
    phi: 3.7,
    line: '- Whole runs differ 3.7 times as much as their scenarios explain (phi): something shared moves, such as the environment. Use a control: `on_inconclusive: confirm` with `confirm: { control: true }`.',
  },
])('says what moves whole runs: $name', ({ phi, line }) => {
  expect(renderNoise({ ...NOISY, phi }, PLAIN, 500).split('\n')).toContain(line);
});

test('keeps names harmless', () => {
  const hostile: NoiseReport = {
    ...NOISY,
    suite: HOSTILE,
    metric: HOSTILE,
    runs: NOISY.runs.map((one) => ({ ...one, label: HOSTILE })),
    changed: [{ scenario: HOSTILE, scores: [1, 0, 1] }],
  };
  for (const line of renderNoise(hostile).split('\n'))
    expect(line).not.toMatch(/^\s*::|##\[|[\p{Cc}\u202a-\u202e\u2028]/u);
});

test('lists twenty scenarios, and counts the others', () => {
  const changed = Array.from({ length: 23 }, (_, index) => ({ scenario: `s${index}`, scores: [1, 0, 1] }));
  const lines = renderNoise({ ...NOISY, changed }).split('\n');
  expect(lines.filter((line) => /^s\d/.test(line))).toHaveLength(20);
  expect(lines).toContain('3 more, by --json');
});
