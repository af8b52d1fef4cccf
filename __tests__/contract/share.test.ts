import { expect, test } from 'vitest';
import { startSharing } from '../../src/contract/share.ts';

test('equal values become one, and others stay their own', () => {
  const share = startSharing<readonly unknown[]>();
  const [first, other] = [
    ['a', { b: 1 }],
    ['a', { b: 2 }],
  ];
  expect(share(first)).toBe(first);
  expect(share(['a', { b: 1 }])).toBe(first);
  expect(share(other)).toBe(other);
});

test('values that came late are not remembered, and come back as they are', () => {
  const share = startSharing<{ readonly index: number }>();
  for (let index = 0; index < 10_000; index++) share({ index });
  const late = { index: 10_000 };
  share(late);
  const again = { index: 10_000 };
  expect(share(again)).toBe(again);
});
