import { describe, expect, it } from 'vitest';
import { roughDepth } from '../../src/contract/yaml-nesting.ts';

describe('roughDepth', () => {
  const rows: readonly [string, string, number][] = [
    ['nothing', '', 0],
    ['a map with its value', 'a: 1', 2],
    ['flow lists', '[[[a]]]', 3],
    ['closing brackets that nothing opened', ']]]] [a]', 1],
    ['lists on one line', '- - - a', 4],
    ['maps by indentation', 'a:\n  b:\n    c: 1\nd: 1', 4],
    ['brackets in texts', 'a: "[[["\nb: "[[["\nc: [\'[[[\']', 2],
    ['brackets and dashes in block texts', 'a: |\n  [[[\n  - - -\nb: 1', 2],
    ['brackets in plain texts and comments', 'a: x[[[ # [[[\n# [[[\nb: 1', 2],
  ];
  it.each(rows)('counts %s', (_, text, depth) => {
    expect(roughDepth(text, 100)).toBe(depth);
  });

  it('stops where it is enough', () => {
    expect(roughDepth('['.repeat(1000), 10)).toBe(10);
  });
});
