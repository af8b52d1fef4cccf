import { expect, test } from 'vitest';
import { counted } from '../../src/contract/counted.ts';

test.each([
  { count: 0, text: '0 more problems' },
  { count: 1, text: '1 more problem' },
  { count: 2, text: '2 more problems' },
])('$text', ({ count, text }) => {
  expect(counted(count, 'more problem')).toBe(text);
});
