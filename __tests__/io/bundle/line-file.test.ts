import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLineFile } from '../../../src/io/bundle/write.ts';

describe('createLineFile', () => {
  const rows: readonly [string, readonly string[]][] = [
    ['no lines', []],
    ['a few lines', ['{"a":1}', '{"b":"é"}']],
    ['more than its buffer holds', Array.from({ length: 300 }, (_, index) => `${index}`.repeat(3000))],
    [
      'lines that are each more than its buffer holds',
      ['a'.repeat(2 ** 21), 'b', '\u20ac'.repeat(2 ** 19), '\ud83d\ude00'],
    ],
  ];
  it.each(rows)('writes %s, and tells their size and hash', (_name, lines) => {
    const path = join(mkdtempSync(join(tmpdir(), 'lines-')), 'a.jsonl');
    const file = createLineFile(path);
    for (const line of lines) file.write(line);
    const digest = file.close();
    const expected = Buffer.from(lines.map((line) => `${line}\n`).join(''));
    expect(readFileSync(path).equals(expected)).toBe(true);
    expect(digest).toEqual({
      bytes: expected.length,
      sha256: `sha256:${createHash('sha256').update(expected).digest('hex')}`,
    });
  });

  it('reads what was written between two of its sizes, and writes on behind it', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'lines-')), 'a.jsonl');
    const file = createLineFile(path);
    file.write('first');
    const start = file.size();
    file.write('\u20ac'.repeat(2 ** 17));
    const end = file.size();
    file.write('last');
    expect(Buffer.from(file.read(start, end)).toString()).toBe(`${'\u20ac'.repeat(2 ** 17)}\n`);
    file.write('later');
    file.close();
    expect(readFileSync(path, 'utf8')).toMatch(/^first\n\u20ac+\nlast\nlater\n$/);
  });

  it.each([
    ['pieces without an end of line', ['{"a":', '1', '}']],
    ['an end of line just where the buffer is full', ['x', '\u20ac'.repeat((2 ** 20 - 1) / 3), null, 'y', null]],
    ['a piece beyond its buffer', ['x', 'y'.repeat(2 ** 21), 'z']],
  ])('writes %s', (_name, pieces) => {
    const path = join(mkdtempSync(join(tmpdir(), 'lines-')), 'a.json');
    const file = createLineFile(path);
    for (const piece of pieces) {
      if (piece === null) file.write('');
      else file.add(piece);
    }
    const { bytes } = file.close();
    const expected = Buffer.from(pieces.map((piece) => piece ?? '\n').join(''));
    expect(readFileSync(path).equals(expected)).toBe(true);
    expect(bytes).toBe(expected.length);
  });
});
