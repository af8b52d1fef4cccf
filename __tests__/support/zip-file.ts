import { crc32, deflateRawSync, zstdCompressSync } from 'node:zlib';

/** A file to be packed, and what its archive says falsely of it. */
export interface Member {
  readonly name: string;
  readonly content: string | Buffer;
  readonly packing?: 'stored' | 'deflate' | 'zstandard';
  /** Its size, where the archive says another. */
  readonly bytes?: number;
  readonly isEncrypted?: true;
}

const PACKINGS = {
  stored: { method: 0, pack: (content: Buffer) => content },
  deflate: { method: 8, pack: deflateRawSync },
  zstandard: { method: 93, pack: zstdCompressSync },
};

/** A zip archive of these files in this order; other than the usual writers it takes one name twice, and Zstandard. */
export function zipOf(members: readonly Member[]): Buffer {
  const files: Buffer[] = [];
  const records: Buffer[] = [];
  let offset = 0;
  for (const member of members) {
    const { name, fields, packed } = packOne(member);
    const local = Buffer.concat([numbers(['u32', 0x04034b50], ...fields), name, packed]);
    const rest = numbers(['u16', 0], ['u16', 0], ['u16', 0], ['u32', 0], ['u32', offset]);
    records.push(Buffer.concat([numbers(['u32', 0x02014b50], ['u16', 20], ...fields), rest, name]));
    files.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(records);
  const count = ['u16', members.length] as const;
  const end = numbers(['u32', 0x06054b50], ['u32', 0], count, count, ['u32', directory.length], ['u32', offset]);
  return Buffer.concat([...files, directory, end, Buffer.alloc(2)]);
}

type Field = readonly ['u16' | 'u32', number];

/** What local header and directory say alike: version, flags, method, time, checksum, sizes, lengths of name and extra. */
function packOne(member: Member): { name: Buffer; fields: readonly Field[]; packed: Buffer } {
  const { packing = 'deflate', isEncrypted = false } = member;
  const content = Buffer.from(member.content as string);
  const { method, pack } = PACKINGS[packing];
  const [name, packed] = [Buffer.from(member.name), pack(content)];
  const fields: readonly Field[] = [
    ['u16', 20],
    ['u16', isEncrypted ? 1 : 0],
    ['u16', method],
    ['u32', 0],
    ['u32', crc32(content)],
    ['u32', packed.length],
    ['u32', member.bytes ?? content.length],
    ['u16', name.length],
    ['u16', 0],
  ];
  return { name, fields, packed };
}

function numbers(...fields: readonly Field[]): Buffer {
  return Buffer.concat(
    fields.map(([kind, value]) => {
      const bytes = Buffer.alloc(kind === 'u16' ? 2 : 4);
      if (kind === 'u16') bytes.writeUInt16LE(value);
      else bytes.writeUInt32LE(value);
      return bytes;
    }),
  );
}
