import { describe, expect, it } from 'vitest';
import { must } from '../../src/contract/must.ts';
import { UserError } from '../../src/errors.ts';

describe('must', () => {
  it.each([
    { name: '0', value: 0 },
    { name: 'an empty text', value: '' },
    { name: 'false', value: false },
    { name: 'NaN', value: Number.NaN },
  ])('returns $name, which is a value', ({ value }) => {
    expect(must(value, 'the value')).toBe(value);
  });

  it.each([null, undefined])('throws for %s, as our bug', (missing) => {
    const read = () => must(missing, 'the slot of a node');
    expect(read).toThrow(new Error('the slot of a node is missing'));
    expect(read).not.toThrow(UserError);
  });
});
