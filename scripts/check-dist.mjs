// @ts-check
/** Fails unless dist/ holds exactly what the sources build: `node scripts/check-dist.mjs`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, root } from './build.mjs';

/**
 * What tells a folder of files from the fresh build, one line each, sorted; empty when nothing does.
 * @param {ReadonlyMap<string, Uint8Array>} fresh contents by path
 * @param {ReadonlyMap<string, Uint8Array>} present the same of the folder
 * @param {ReadonlySet<string>} tracked paths that git would deliver
 */
export function differences(fresh, present, tracked) {
  return [...new Set([...fresh.keys(), ...present.keys()])].sort().flatMap((path) => {
    const problem = difference(fresh.get(path), present.get(path), tracked.has(path));
    return problem === undefined ? [] : [`dist/${path} ${problem}`];
  });
}

/**
 * @param {Uint8Array | undefined} fresh
 * @param {Uint8Array | undefined} present
 * @param {boolean} isTracked
 */
function difference(fresh, present, isTracked) {
  if (fresh === undefined) return 'is no part of the build';
  if (present === undefined) return 'is missing';
  if (Buffer.compare(fresh, present) !== 0) return 'differs from what the sources build';
  return isTracked ? undefined : 'is not in git';
}

/** @param {string} folder */
function readFolder(folder) {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => !entry.isDirectory());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path)]));
}

function trackedFiles() {
  const git = spawnSync('git', ['ls-files', '-z', '--', 'dist'], { cwd: root, encoding: 'utf8' });
  if (git.status !== 0) throw new Error(`git ls-files failed: ${git.error?.message ?? git.stderr}`);
  return new Set(git.stdout.split('\0').map((path) => path.slice('dist/'.length)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { files } = await bundle();
  const problems = differences(files, readFolder(join(root, 'dist')), trackedFiles());
  if (problems.length > 0) {
    process.stderr.write(`${problems.join('\n')}\nRun "npm run build", then "git add dist", and commit both.\n`);
    process.exitCode = 1;
  }
}
