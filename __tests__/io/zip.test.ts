import fc from 'fast-check';
import { strToU8, type ZipOptions, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { openZip, type ZipLimits } from '../../src/io/zip.ts';
import { unzipped } from '../support/unzipped.ts';

function zip(files: Record<string, string | [string, ZipOptions]>): Uint8Array {
  const entries = Object.entries(files).map(([name, file]) =>
    typeof file === 'string' ? [name, strToU8(file)] : [name, [strToU8(file[0]), file[1]]],
  );
  return zipSync(Object.fromEntries(entries));
}

/** The code with which the archive is refused, or `read`. */
function verdictOn(archive: Uint8Array, limits?: ZipLimits): string {
  try {
    const { names, read } = openZip(archive, 'bundle.zip', limits);
    for (const name of names) read(name);
    return 'read';
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.problems.map((problem) => problem.code).join();
  }
}

/** Replaces every occurrence of a name, in the directory and in the local header. */
function renamed(archive: Uint8Array, from: string, to: string): Uint8Array {
  return Buffer.from(Buffer.from(archive).toString('latin1').replaceAll(from, to), 'latin1');
}

/** The archive with one 16-bit number of its first directory record changed. */
function withRecordField(archive: Uint8Array, offset: number, value: number): Uint8Array {
  const copy = Buffer.from(archive);
  const record = copy.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  copy.writeUInt16LE(value, record + offset);
  return copy;
}

describe('openZip', () => {
  test('reads files, stored or deflated, as often as they are asked for', () => {
    const archive = zip({ 'a.json': '{"a":1}', 'sub/b.txt': ['plain', { level: 0 }], 'c.bin': 'c'.repeat(5000) });
    const { names, read } = openZip(archive, 'x', { entries: 3, entryBytes: 5000, totalBytes: 5005 });
    expect(names).toEqual(['a.json', 'sub/b.txt', 'c.bin']);
    for (const _ of [1, 2]) {
      expect(Buffer.from(read('sub/b.txt') ?? []).toString()).toBe('plain');
      expect(read('c.bin')).toHaveLength(5000);
    }
    expect(read('d.bin')).toBeUndefined();
  });

  test('reads names with back slashes, as Windows PowerShell 5.1 writes them, like others', () => {
    const archive = renamed(zip({ 'a.json': '1', 'sub/': '', 'sub/b.txt': '2' }), 'sub/', 'sub\\');
    const { names, read } = openZip(archive, 'x', { entries: 9, entryBytes: 99, totalBytes: 99 });
    expect([names, Buffer.from(read('sub/b.txt') ?? []).toString()]).toEqual([['a.json', 'sub/b.txt'], '2']);
  });

  test('gives back whatever was packed', () => {
    const names = fc.stringMatching(/^[a-z0-9-][a-z0-9_-]{0,12}$/);
    fc.assert(
      fc.property(fc.dictionary(names, fc.uint8Array({ maxLength: 300 })), (files) => {
        const read = unzipped(zipSync(files));
        expect(Object.fromEntries([...read].map(([name, bytes]) => [name, [...bytes]]))).toEqual(
          Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, [...bytes]])),
        );
      }),
    );
  });

  test('never throws anything but a refusal, whatever byte is flipped or cut', () => {
    const archive = zip({ 'a.json': 'x'.repeat(400), 'b/c': ['stored', { level: 0 }] });
    fc.assert(
      fc.property(fc.nat(archive.length - 1), fc.nat(255), fc.boolean(), (at, byte, cut) => {
        const damaged = Buffer.from(cut ? archive.subarray(0, at) : archive);
        if (!cut) damaged[at] = byte;
        expect(verdictOn(damaged)).toMatch(/^(read|zip-(damaged|unsafe|encrypted|too-large))$/);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['leaves its folder', 'aaaa', '../a'],
    ['is absolute', 'aaaa', '/aaa'],
    ['leaves its folder by back slashes', 'aaaaaa', 'a\\..\\b'],
    ['names a share', 'aaaa', '\\\\aa'],
    ['names a drive', 'aaaa', 'c:aa'],
    ['holds a newline', 'aaaa', 'a\naa'],
    ['has an empty part', 'aaaa', 'a//a'],
    ['is not UTF-8', 'aaaa', 'a\xffaa'],
  ])('refuses an archive with a path that %s, read or not (I93)', (_, name, path) => {
    const archive = renamed(zip({ [name]: 'x', good: 'y' }), name, path);
    expect(() => openZip(archive, 'x')).toThrow(UserError);
    expect(verdictOn(archive)).toBe('zip-unsafe');
  });

  test.each([
    ['one name with both slashes', renamed(zip({ 'a/b': '1', 'a-b': '2' }), 'a-b', 'a\\b')],
    ['two entries of one name', renamed(zip({ one: '1', two: '2' }), 'two', 'one')],
    ['names that differ in case only', zip({ A: '1', a: '2' })],
    ['names that differ in the form of a letter only', zip({ '\u00e9': '1', 'e\u0301': '2' })],
    ['a symbolic link', zip({ link: ['/etc/passwd', { os: 3, attrs: 0o120777 << 16 }] })],
    ['another name in the local header', renamedLocally(zip({ manifest: 'x' }), 'manifest', 'MANIFEST')],
  ])('refuses %s (I93)', (_, archive) => {
    expect(verdictOn(archive)).toBe('zip-unsafe');
  });

  test.each([
    ['an empty file', new Uint8Array()],
    ['a text', strToU8('<html>not found</html>')],
    ['an archive without its end', zip({ a: 'x'.repeat(50) }).subarray(0, -1)],
    ['an archive with bytes behind its end', Buffer.concat([zip({ a: 'x' }), Buffer.from('tail')])],
    ['a compression method of its own', withRecordField(zip({ a: 'x' }), 10, 99)],
    ['a wrong checksum', withRecordField(zip({ a: 'x'.repeat(50) }), 16, 1)],
    ['a size that is too small', withRecordField(zip({ a: 'x'.repeat(500) }), 24, 20)],
    ['a size that is too large', withRecordField(zip({ a: 'x'.repeat(500) }), 24, 600)],
  ])('refuses %s (F23, F24)', (_, archive) => {
    expect(verdictOn(archive)).toBe('zip-damaged');
  });

  test('refuses an encrypted entry', () => {
    expect(verdictOn(withRecordField(zip({ a: 'x' }), 8, 1))).toBe('zip-encrypted');
  });

  test.each([
    ['entries', { entries: 2, entryBytes: 1000, totalBytes: 1000 }],
    ['one file', { entries: 10, entryBytes: 49, totalBytes: 1000 }],
    ['all files together', { entries: 10, entryBytes: 60, totalBytes: 100 }],
  ])('stops at the limit for %s (I94)', (_, limits) => {
    const archive = zip({ a: 'x'.repeat(50), b: 'y'.repeat(50), c: 'z'.repeat(50) });
    expect(verdictOn(archive, limits)).toBe('zip-too-large');
  });

  test('reads an archive in the middle of a larger buffer', () => {
    const archive = zip({ a: 'x' });
    const buffer = Buffer.concat([Buffer.alloc(7), archive, Buffer.alloc(3)]);
    const inside = new Uint8Array(buffer.buffer, buffer.byteOffset + 7, archive.length);
    expect(unzipped(inside).has('a')).toBe(true);
  });
});

function renamedLocally(archive: Uint8Array, from: string, to: string): Uint8Array {
  return Buffer.from(Buffer.from(archive).toString('latin1').replace(from, to), 'latin1');
}
