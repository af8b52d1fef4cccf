import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startResultsHash } from '../../src/scoring/result-tree.ts';

function hashOf(texts: readonly string[]): string {
  const results = startResultsHash();
  for (const text of texts) results.add(text);
  return results.finish();
}

describe('the hash of results', () => {
  test('is the same in whatever order they come', () => {
    const twoOrders = fc.array(fc.tuple(fc.string(), fc.integer()), { maxLength: 20 }).map((ranked) => ({
      given: ranked.map(([text]) => text),
      shuffled: ranked.toSorted(([, a], [, b]) => a - b).map(([text]) => text),
    }));
    fc.assert(
      fc.property(twoOrders, ({ given, shuffled }) => {
        expect(hashOf(shuffled)).toBe(hashOf(given));
      }),
    );
  });

  test('tells other results, and how often each came', () => {
    const runs = [[], ['a'], ['b'], ['a', 'a'], ['a', 'b'], ['ab'], ['é']];
    expect(new Set(runs.map(hashOf)).size).toBe(runs.length);
  });

  test('is what the recipe in its docstring gives', () => {
    const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
    const lines = ['{"a":"é"}', '{"b":1}', '{"c":2}'].map(sha256).sort();
    expect(hashOf(['{"c":2}', '{"b":1}', '{"a":"é"}'])).toBe(
      `sha256:${sha256(lines.map((line) => `${line}\n`).join(''))}`,
    );
  });
});
