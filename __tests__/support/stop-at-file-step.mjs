// @ts-check
/**
 * Preloaded into a process of ours: ends it right before its n-th change of the file system (`STOP_AT`), by SIGKILL or what
 * `STOP_SIGNAL` says, or notes every change, one a line, in the file that `STOP_LOG` names.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const CHANGES = /** @type {const} */ ([
  'appendFileSync',
  'mkdirSync',
  'mkdtempSync',
  'openSync',
  'renameSync',
  'rmSync',
  'writeFileSync',
  'writeSync',
]);
const { appendFileSync } = fs;
const at = Number(process.env.STOP_AT ?? 0);
const log = process.env.STOP_LOG;
let steps = 0;
/** One of these calls others of them. */
let isInside = false;

/** @param {string} name @param {unknown} target */
function note(name, target) {
  steps += 1;
  if (log !== undefined) appendFileSync(log, `${name} ${typeof target === 'string' ? target : ''}\n`);
  if (steps === at) process.kill(process.pid, process.env.STOP_SIGNAL ?? 'SIGKILL');
}

for (const name of CHANGES) {
  const real = /** @type {(...words: unknown[]) => unknown} */ (fs[name]);
  const noted = (/** @type {unknown[]} */ ...words) => {
    // Opening to write creates or empties the file.
    if (isInside || (name === 'openSync' && !String(words[1]).startsWith('w'))) return real(...words);
    isInside = true;
    try {
      note(name, words[0]);
      return real(...words);
    } finally {
      isInside = false;
    }
  };
  Object.assign(fs, { [name]: noted });
}
syncBuiltinESMExports();
