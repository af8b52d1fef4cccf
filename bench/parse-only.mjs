// @ts-check
/** The least that any reader of the suite has to do: read, split into lines, parse: `node bench/parse-only.mjs FILE`. */
import { closeSync, openSync, readSync } from 'node:fs';

const NEWLINE = 10;
const file = openSync(process.argv[2] ?? '', 'r');
const chunk = Buffer.allocUnsafe(2 ** 20);
let rest = Buffer.alloc(0);
let trials = 0;
for (let size = readSync(file, chunk); size > 0; size = readSync(file, chunk)) {
  const bytes = Buffer.concat([rest, chunk.subarray(0, size)]);
  let start = 0;
  for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
    if (typeof JSON.parse(bytes.toString('utf8', start, end)) === 'object') trials += 1;
    start = end + 1;
  }
  rest = bytes.subarray(start);
}
closeSync(file);
process.stdout.write(`${trials} trials\n`);
