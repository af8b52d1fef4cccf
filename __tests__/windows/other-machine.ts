import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from '../support/node-binaries.ts';

const path = (from: string): string => fileURLToPath(new URL(from, import.meta.url));
const CLI = path('../../dist/cli.mjs');

/** Null where this machine has no Node that can show itself as another system. */
export const node = findNode(24);

/** Variables of a process that takes this machine for another system. */
export const otherSystem = (system: 'win32' | 'darwin'): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=${path('../support/other-system.mjs')}`,
  OTHER_SYSTEM: system,
});

/** A path of this machine as Windows writes it. */
export const windowsPath = (real: string, drive = 'D:'): string => drive + real.replaceAll('/', '\\');

/** What a command of the command line has said and written. */
interface Said {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Hash by name of every file of `bundle/`. */
  readonly bundle: Readonly<Record<string, string>>;
}

/** Runs the built command line in a folder; paths of Windows are told as those of this machine. */
export function runCli(
  root: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Said> {
  const fixed = { PATH: process.env.PATH ?? '', SOURCE_DATE_EPOCH: '1772409600' };
  const above = `${dirname(root)}/`;
  const here = (text: string): string => text.replaceAll(windowsPath(above, env.OTHER_DRIVE), above);
  return new Promise((resolve) => {
    const options = { cwd: root, env: { ...fixed, ...env } };
    const child = execFile(node ?? '', [CLI, ...words], options, (_, stdout, stderr) => {
      const status = child.exitCode;
      resolve({ status, stdout: here(stdout), stderr: here(stderr), bundle: hashes(join(root, 'bundle')) });
    });
  });
}

function hashes(folder: string): Readonly<Record<string, string>> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(paths.map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]));
}
