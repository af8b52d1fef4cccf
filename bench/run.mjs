// @ts-check
/**
 * Times whole processes side by side, in turn, and prints medians: `npm run bench [-- --trials N --rounds N --dist DIR]`.
 * Nothing is asserted: read the ratios within one run, those of processor time above all; the milliseconds belong to the machine.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { median } from './median.mjs';

/**
 * @typedef {{ name: string, words: readonly string[], env?: Readonly<Record<string, string>> }} Subject
 * @typedef {{ milliseconds: number, processor: number, mebibytes: number }} Measure
 */

const bench = dirname(fileURLToPath(import.meta.url));
const root = dirname(bench);
const scratch = mkdtempSync(join(tmpdir(), 'agent-gate-bench-'));
const { values } = parseArgs({
  options: {
    trials: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
    dist: { type: 'string', default: join(root, 'dist') },
  },
});

try {
  main(Number(values.trials), Number(values.rounds));
} finally {
  rmSync(scratch, { recursive: true });
}

/**
 * @param {number} trials
 * @param {number} rounds
 */
function main(trials, rounds) {
  if (!existsSync(join(values.dist, 'cli.mjs'))) throw new Error('dist/ is missing: run "npm run build" first');
  const suite = join(scratch, 'suite.jsonl');
  run([join(bench, 'make-suite.mjs'), suite, String(trials)], {});
  const size = Math.round(statSync(suite).size / trials);
  print(
    `${trials} trials of ${size} bytes, ten criteria, ${rounds} rounds, Node ${process.versions.node}`,
    compare(gateSubjects(suite), rounds),
  );
  print('cold start', compare(startSubjects(), rounds * 3));
}

/**
 * @param {string} suite
 * @returns {readonly Subject[]}
 */
function gateSubjects(suite) {
  const gate = [
    join(values.dist, 'cli.mjs'),
    'gate',
    '--results',
    suite,
    '--rubrics',
    join(bench, 'rubric.yml'),
    '--json',
  ];
  return [
    { name: 'read, split, JSON.parse', words: [join(bench, 'parse-only.mjs'), suite] },
    { name: 'gate: scores only', words: gate },
    { name: 'gate: result trees kept', words: [...gate, '--out', join(scratch, 'bundle')] },
  ];
}

/** @returns {readonly Subject[]} */
function startSubjects() {
  const suite = join(scratch, 'ten.jsonl');
  run([join(bench, 'make-suite.mjs'), suite, '50'], {});
  const gate = [join(values.dist, 'cli.mjs'), 'gate', '--results', suite, '--json', '--out', join(scratch, 'bundle')];
  return [
    { name: 'node -e 0', words: ['-e', '0'] },
    { name: 'command line: --version', words: [join(values.dist, 'cli.mjs'), '--version'] },
    { name: 'gate: ten scenarios, by their harness', words: gate },
    {
      name: 'gate: ten scenarios, ten criteria, one a pattern',
      words: [...gate, '--rubrics', join(bench, 'rubric.yml')],
    },
    {
      name: 'action: refuses for lack of inputs',
      words: [join(values.dist, 'action.mjs')],
      env: { RUNNER_TEMP: scratch },
    },
  ];
}

/**
 * Every subject in turn, again and again, after one round that does not count.
 * @param {readonly Subject[]} subjects
 * @param {number} rounds
 */
function compare(subjects, rounds) {
  const measured = Array.from({ length: rounds + 1 }, () =>
    subjects.map(({ words, env }) => run(words, env ?? {})),
  ).slice(1);
  return subjects.map(({ name }, column) => {
    const own = measured.map((round) => /** @type {Measure} */ (round[column]));
    const ratio = (/** @type {'milliseconds' | 'processor'} */ of) =>
      median(measured.map((round) => (round[column]?.[of] ?? 0) / (round[0]?.[of] ?? 1)));
    return {
      name,
      milliseconds: median(own.map((one) => one.milliseconds)),
      ratio: ratio('milliseconds'),
      processorRatio: ratio('processor'),
      mebibytes: median(own.map((one) => one.mebibytes)),
    };
  });
}

/**
 * One whole process, from start to exit, in an environment of its own.
 * @param {readonly string[]} words
 * @param {Readonly<Record<string, string>>} env
 * @returns {Measure}
 */
function run(words, env) {
  const resources = join(scratch, 'resources');
  const own = { PATH: process.env.PATH, RESOURCES: resources, ...env };
  rmSync(join(scratch, 'bundle'), { recursive: true, force: true });
  const preload = pathToFileURL(join(bench, 'resources.mjs')).href;
  const start = process.hrtime.bigint();
  const { error, stderr, signal } = spawnSync(process.execPath, ['--import', preload, ...words], {
    env: own,
    cwd: scratch,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  const milliseconds = Number(process.hrtime.bigint() - start) / 1e6;
  if (error !== undefined || signal !== null || /itself broke/.test(stderr)) throw error ?? new Error(stderr);
  return { milliseconds, ...JSON.parse(readFileSync(resources, 'utf8')) };
}

/**
 * @param {string} title
 * @param {readonly { name: string, milliseconds: number, ratio: number, processorRatio: number, mebibytes: number }[]} rows
 */
function print(title, rows) {
  const lines = rows.map(
    ({ name, milliseconds, ratio, processorRatio, mebibytes }) =>
      `| ${name} | ${milliseconds.toFixed(0)} | ${ratio.toFixed(2)} | ${processorRatio.toFixed(2)} | ${mebibytes.toFixed(0)} |`,
  );
  process.stdout.write(
    `${title}\n\n| process | ms | ratio | ratio of processor time | peak MiB |\n|---|---:|---:|---:|---:|\n${lines.join('\n')}\n\n`,
  );
}
