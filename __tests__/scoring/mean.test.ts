import { expect, test } from 'vitest';
import { meanScore } from '../../src/scoring/mean.ts';

test.each([
  { name: 'none', scores: [], mean: null },
  { name: 'one', scores: [0.3], mean: 0.3 },
  { name: 'ten tenths', scores: Array.from({ length: 10 }, () => 0.1), mean: 0.1 },
  { name: 'a million tenths, where plain sums drift', scores: Array.from({ length: 1_000_000 }, () => 0.1), mean: 0.1 },
  { name: 'the six worked cases', scores: [1, 0.75, 0.65, 0.4, 0.2, 0], mean: 0.5 },
])('$name', ({ scores, mean }) => {
  expect(meanScore(scores)).toBe(mean);
});
