import { describe, expect, it } from 'vitest';
import { slugOf } from '../../../src/suite/mapping/steps.ts';

describe('slugOf', () => {
  it.each([
    ['a sentence', 'How do I reset my password?', 'how-do-i-reset-my-password-b5e96206'],
    ['accents', 'Café Größe', 'cafe-gro-e-7596f559'],
    ['other scripts', '日本語', '77710aed'],
    ['nothing', '', 'e3b0c442'],
    ['a number', 7, '7-7902699b'],
    ['one long word', 'x'.repeat(100), `${'x'.repeat(60)}-09ecb6eb`],
  ])('makes an id of %s', (_, value, expected) => {
    expect(slugOf(value)).toBe(expected);
  });

  it('cuts between words', () => {
    const id = slugOf(`${'word '.repeat(30)}end`);
    expect(id.replace(/-[0-9a-f]{8}$/, '')).toBe('word-'.repeat(12).slice(0, -1));
  });

  it('shows the wordiest text of an object, whatever the order of its keys', () => {
    const id = slugOf({ chunks: '["https://a.example/b"]', query: 'What is it?', deep: { n: 1 } });
    expect(id).toMatch(/^what-is-it-[0-9a-f]{8}$/);
    expect(slugOf({ deep: { n: 1 }, query: 'What is it?', chunks: '["https://a.example/b"]' })).toBe(id);
  });

  it('tells values apart that look alike', () => {
    const ids = ['a b', 'a  b', 'A b', { text: 'a b' }, ['a b']].map(slugOf);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
