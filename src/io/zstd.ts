import * as zlib from 'node:zlib';
import { refused } from './zip-directory.ts';

type Unpack = (packed: Buffer, options: { readonly maxOutputLength: number }) => Buffer;

/** What Node brings along. */
type Engine = Partial<Pick<typeof zlib, 'zstdDecompressSync'>>;

/** How Zstandard is unpacked. @throws UserError on a Node that cannot: Node 20, and Node 22 before 22.15 */
export function unpackZstd(label: string, { zstdDecompressSync }: Engine = zlib): Unpack {
  if (zstdDecompressSync !== undefined) return zstdDecompressSync;
  throw refused(label, 'zstandard', `it is packed with Zstandard, which Node ${process.versions.node} cannot unpack`, {
    fix: 'Use Node 24, or 22.15 and newer; or have the harness write its results without Zstandard, for example as JSON',
  });
}
