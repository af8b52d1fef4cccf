import { expect, it } from 'vitest';
import { jsonLines } from '../../src/io/files.ts';

it.each([
  { name: 'lines with an end each', text: 'a\nb\n', lines: ['1 a', '2 b'] },
  { name: 'a last line without an end', text: 'a\nb', lines: ['1 a', '2 b'] },
  { name: 'empty lines, which are left out and counted', text: '\na\n\nb\n', lines: ['2 a', '4 b'] },
  { name: 'text beyond ASCII', text: 'ä\n€😀', lines: ['1 ä', '2 €😀'] },
  { name: 'nothing', text: '', lines: [] },
])('reads $name', ({ text, lines }) => {
  expect([...jsonLines(Buffer.from(text))].map(({ text: own, line }) => `${line} ${own}`)).toEqual(lines);
});
