import { describe, expect, it } from 'vitest';
import { allOf, pointsUp, someOf } from '../../src/gating/wording.ts';

describe('lists in sentences', () => {
  it.each([
    { texts: [], all: '', some: '' },
    { texts: ['a'], all: 'a', some: 'a' },
    { texts: ['a', 'b'], all: 'a and b', some: 'a, b' },
    { texts: ['a', 'b', 'c'], all: 'a, b and c', some: 'a, b and 1 more' },
    { texts: ['a', 'b', 'c', 'd'], all: 'a, b, c and d', some: 'a, b and 2 more' },
  ])('of $texts.length', ({ texts, all, some }) => {
    expect([allOf(texts), someOf(texts, 2)]).toEqual([all, some]);
  });
});

it.each([
  { name: 'a rate between two tenths', rate: 0.0411, text: '4.2' },
  { name: 'a tenth', rate: 0.3, text: '30.0' },
  { name: 'a tenth but for its last digits', rate: 0.1 + 0.2, text: '30.0' },
])('points of $name are rounded up', ({ rate, text }) => {
  expect(pointsUp(rate)).toBe(text);
});
