// @ts-check
/**
 * Preloaded into a process of ours: `BUSY_STEP` of a path that fits `BUSY_PATH` fails with `BUSY_CODE`, the first `BUSY_TIMES` times or
 * always, as on Windows where another program has a file open. With the code `none` it does nothing and says nothing.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { BUSY_STEP = '', BUSY_PATH = '', BUSY_CODE = '', BUSY_TIMES = 'Infinity' } = process.env;
const step = /** @type {'renameSync' | 'rmSync'} */ (BUSY_STEP);
const real = /** @type {(path: unknown, ...words: unknown[]) => unknown} */ (fs[step]);
const fits = new RegExp(BUSY_PATH);
let left = Number(BUSY_TIMES);

Object.assign(fs, {
  [step](/** @type {unknown} */ path, /** @type {unknown[]} */ ...words) {
    if (!fits.test(String(path)) || left-- <= 0) return real(path, ...words);
    if (BUSY_CODE === 'none') return undefined;
    throw Object.assign(new Error(`${BUSY_CODE}: in use, ${step} '${path}'`), { code: BUSY_CODE, syscall: step });
  },
});
syncBuiltinESMExports();
