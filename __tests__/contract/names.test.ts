import { describe, expect, it } from 'vitest';
import { adviseName, nearestName } from '../../src/contract/names.ts';

describe('nearestName', () => {
  const rows: readonly [string, string, readonly string[], string | undefined][] = [
    ['a letter missing', 'treshold', ['threshold', 'tolerance'], 'threshold'],
    ['another case', 'TCR', ['tcr'], 'tcr'],
    ['the first by name among equals', 'ab', ['bb', 'aa'], 'aa'],
    ['two letters that share none with two others', 'of', ['as', 'eq'], undefined],
    ['a name of one letter among others', 'bar', ['a', 'b'], undefined],
    ['a name with one letter more', 'x1', ['x'], 'x'],
    ['two neighbours that changed places', 'sclae', ['scale'], 'scale'],
    ['two slips in a long name', 'treshhold', ['threshold'], 'threshold'],
    ['two other letters of five', 'price', ['trace'], undefined],
    ['two other letters of three', 'any', ['abs'], undefined],
    ['nothing close', 'budget', ['threshold'], undefined],
    ['nothing known', 'budget', [], undefined],
  ];
  it.each(rows)('%s', (_name, written, known, expected) => {
    expect(nearestName(written, known)).toBe(expected);
  });

  it('lists what is known, sorted, when nothing is close', () => {
    expect(adviseName('budget', ['b', 'a'])).toEqual({ known: ['a', 'b'] });
  });
});
