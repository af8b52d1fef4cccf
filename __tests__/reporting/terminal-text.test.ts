import { expect, test } from 'vitest';
import {
  alignedRows,
  cutToColumns,
  foldText,
  type Line,
  type Paint,
  PLAIN,
  paintLines,
} from '../../src/reporting/terminal-text.ts';
import { HOSTILE_PIECES } from '../support/hostile-text.ts';

test.each([
  {
    name: 'ASCII',
    rows: [
      ['a', 'x'],
      ['bcd', 'y'],
    ],
    lines: ['a    x', 'bcd  y'],
  },
  {
    name: 'letters of two columns',
    rows: [
      ['予約', 'x'],
      ['abcd', 'y'],
    ],
    lines: ['予約  x', 'abcd  y'],
  },
  {
    name: 'an emoji',
    rows: [
      ['🙂', 'x'],
      ['ab', 'y'],
    ],
    lines: ['🙂  x', 'ab  y'],
  },
  {
    name: 'a combined letter',
    rows: [
      ['e\u0301', 'x'],
      ['a', 'y'],
    ],
    lines: ['e\u0301  x', 'a  y'],
  },
])('columns align: $name', ({ rows, lines }) => expect(alignedRows(rows)).toEqual(lines));

test('a number is aligned to the right, and a long cell is cut', () => {
  const [line = '', other] = alignedRows(
    [
      ['x'.repeat(60), '1'],
      ['y', '100'],
    ],
    'lr',
  );
  expect(line).toBe(`${'x'.repeat(47)}…    1`);
  expect(other).toBe(`y${' '.repeat(47)}  100`);
});

test('the widest column gives way where a line would not fit', () => {
  const rows = [
    ['x'.repeat(30), '95 → 60 %', '予'.repeat(10)],
    ['y', '1', 'z'],
  ];
  expect(alignedRows(rows, 'lrl', 50)).toEqual([
    `${'x'.repeat(16)}…  95 → 60 %  ${'予'.repeat(10)}`,
    `y${' '.repeat(16)}          1  z`,
  ]);
});

test.each([
  { name: 'ASCII', text: 'abcdef', columns: 4, cut: 'abc…' },
  { name: 'letters of two columns', text: '予約予約', columns: 4, cut: '予…' },
  { name: 'what fits', text: '予約', columns: 4, cut: '予約' },
])('a text is cut by its columns: $name', ({ text, columns, cut }) => expect(cutToColumns(text, columns)).toBe(cut));

test('a text is folded between words, and a word that is too long stays whole', () => {
  expect(foldText('✗ ', 'a bcd efghijklmn 予約 予約', 9)).toEqual(['✗ a bcd', '  efghijklmn', '  予約', '  予約']);
});

test('the start of a line is painted, after it is made safe', () => {
  const paint: Paint = (style, text) => `<${style}>${text}</>`;
  const lines: readonly Line[] = ['a', ['red', '  ✗ b', ': c'], ['bold', '::error::d']];
  expect(paintLines(lines, paint)).toBe('a\n<red>  ✗ b</>: c\n<bold>: :error::d</>\n');
});

test.each(HOSTILE_PIECES)('hostile text is inert: %s %#', (_, text) => {
  const shown = paintLines([text, ['red', text, text]], PLAIN);
  for (const line of shown.split('\n')) expect(line).not.toMatch(/^\s*::|##\[|[\p{Cc}\u202a-\u202e\u2028]/u);
});
