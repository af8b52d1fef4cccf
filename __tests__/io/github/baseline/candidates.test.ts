import { expect, test } from 'vitest';
import { readBaselineSource } from '../../../../src/io/github/inputs.ts';

const SHA = '1a2b3c4d5e6f708192a3b4c5d6e7f80911223344';

test.each([
  ['auto', { kind: 'ancestors' }],
  ['latest', { kind: 'latest' }],
  [SHA.toUpperCase(), { kind: 'commit', sha: SHA }],
  [SHA, { kind: 'commit', sha: SHA }],
  [`${SHA}${'0'.repeat(24)}`, { kind: 'commit', sha: `${SHA}${'0'.repeat(24)}` }],
  ['none', null],
  ['1a2b3c4', null],
  [`${SHA}0`, null],
  ['./1a2b3c4', null],
  ['main-bundle', null],
])('reads %s', (text, source) => {
  expect(readBaselineSource(text)).toEqual(source);
});
