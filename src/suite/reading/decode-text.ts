import { isUtf8 } from 'node:buffer';
import { UserError } from '../../errors.ts';

/** The bytes as a Buffer over the same memory. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/**
 * Refuses bytes that are not UTF-8; decoding would silently replace them and change ids and hashes.
 * @param offset where the bytes start in the file
 * @throws UserError with the offset of the first bad byte
 */
export function requireUtf8(file: string, bytes: Buffer, offset: number): void {
  if (isUtf8(bytes)) return;
  const at = firstBadByte(bytes);
  throw new UserError({
    code: 'not-utf8',
    what: `byte ${offset + at} is not valid UTF-8`,
    where: { file },
    found: `0x${(bytes[at] ?? 0).toString(16).padStart(2, '0')}`,
    fix: offset === 0 && startsUtf16(bytes) ? FROM_UTF16 : 'Save the file as UTF-8',
  });
}

/** What to do about UTF-16, which hardly anybody chooses. */
export const FROM_UTF16 = 'Save it as UTF-8; `>` of Windows PowerShell 5.1 writes UTF-16';

function startsUtf16(bytes: Buffer): boolean {
  return ['fffe', 'feff'].includes(bytes.toString('hex', 0, 2));
}

/** Steps from character to character; only reached when some byte is bad. */
function firstBadByte(bytes: Buffer): number {
  let at = 0;
  while (at < bytes.length) {
    const length = sequenceLength(bytes[at] ?? 0);
    if (!isUtf8(bytes.subarray(at, at + length))) return at;
    at += length;
  }
  return bytes.length - 1;
}

/** How many bytes a character has that starts with this byte. */
function sequenceLength(lead: number): number {
  if (lead < 0xc0) return 1;
  if (lead < 0xe0) return 2;
  return lead < 0xf0 ? 3 : 4;
}
