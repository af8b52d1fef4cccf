// @ts-check
/**
 * Times whole processes side by side, in turn, and prints medians: `node bench/run.mjs [--rounds N --dist DIR --dist DIR --only TITLE]`; with several
 * builds, every row has one line for each. Nothing is asserted but exit codes. Read the ratios within one table, those of processor time
 * above all; the milliseconds belong to the machine.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { median } from './median.mjs';

/**
 * @typedef {{ name: string, words: readonly string[], env?: Readonly<Record<string, string>>, exit?: number }} Subject
 *   `exit`: its exit code, by default 0
 * @typedef {{ milliseconds: number, processor: number, mebibytes: number, answer: string }} Measure
 */

const bench = dirname(fileURLToPath(import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'agent-gate-bench-'));
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    dist: { type: 'string', multiple: true, default: [join(dirname(bench), 'dist')] },
    /** Only tables whose title has this. */
    only: { type: 'string', default: '' },
  },
});
const builds = values.dist.map((dist) => resolve(dist));
const ROUNDS = Number(values.rounds);
const NODE = { name: 'node -e 0', words: ['-e', '0'] };
const rubric = join(bench, 'rubric.yml');
/** Where a process leaves its bundle and its report. */
const bundle = join(scratch, 'bundle');
const report = join(scratch, 'report.html');
/** What a trial is made of, for most people: 12 KB. */
const USUAL = ['--steps', '20', '--words', '58'];
const RUNS_OF_MAIN = 5;

try {
  for (const dist of builds) if (!existsSync(join(dist, 'cli.mjs'))) throw new Error(`no build in ${dist}`);
  start();
  typical();
  small();
  long();
  manyFiles();
  question(50_000);
  question(1000);
  for (const trials of [100_000, 300_000, 1_000_000]) memory(trials);
} finally {
  rmSync(scratch, { recursive: true });
}

/** What a run cannot do without: most people have small suites. */
function start() {
  table('Start', ROUNDS * 3, () => {
    const suite = makeSuite('ten', 50);
    const refused = { exit: 3, env: { RUNNER_TEMP: scratch } };
    return [
      NODE,
      ...perBuild((dist) => [
        { name: 'command line: --version', words: [join(dist, 'cli.mjs'), '--version'] },
        gate(dist, 'ten scenarios, by their harness', suite, ['--out', bundle], []),
        gate(dist, 'ten scenarios, ten criteria, one a pattern', suite, ['--out', bundle]),
        { name: 'action: refuses for lack of inputs', words: [join(dist, 'action.mjs')], ...refused },
      ]),
    ];
  });
}

/** What most people run. */
function typical() {
  table('Typical: 30 scenarios x 5 trials of 12 KB, ten criteria, against five bundles of main', ROUNDS * 3, () => {
    const suite = makeSuite('typical', 150, [...USUAL, '--seed', '2']);
    const rows = perBuild((dist) => {
      const against = bundlesOfMain(dist, 150, USUAL).flatMap((run) => ['--baseline', run]);
      return [
        gate(dist, 'bundle written', suite, [...against, '--out', bundle]),
        gate(dist, 'with report', suite, [...against, '--out', bundle, '--report', report]),
      ];
    });
    for (const row of rows.filter(({ words }) => words.includes('--report'))) {
      measure(row);
      say(`${row.name}: bundle ${kilobytes(bundle)}, report ${kilobytes(report)}`);
    }
    return [NODE, ...rows];
  });
}

function small() {
  table('50000 trials of 2 KB, ten criteria', ROUNDS, () => {
    const suite = makeSuite('small', 50_000);
    const five = join(scratch, 'five.yml');
    const [half = ''] = readFileSync(rubric, 'utf8').split('  names_a_time:');
    writeFileSync(five, half.replaceAll('weight: 0.1', 'weight: 0.2'));
    for (const dist of builds) {
      measure(gate(dist, 'five criteria', suite, ['--out', bundle], ['--rubrics', five]));
      const tree = statSync(join(bundle, 'results.jsonl')).size / 50_000;
      say(`${labelOf(dist)}a result tree of five criteria has ${tree.toFixed(0)} bytes`);
    }
    const rows = perBuild((dist) => {
      const [main = ''] = bundlesOfMain(dist, 50_000, [], 1);
      return [
        gate(dist, 'scores only', suite),
        gate(dist, 'result trees kept', suite, ['--out', bundle]),
        gate(dist, 'against a bundle, trees kept', suite, ['--baseline', main, '--out', bundle]),
      ];
    });
    return [parseOnly(suite), ...rows];
  });
}

function long() {
  table('2500 trials with outputs of 60 KB', ROUNDS, () => {
    const suite = makeSuite('long', 2500, ['--output', '8000']);
    const rows = perBuild((dist) => [
      gate(dist, 'scores only', suite),
      gate(dist, 'result trees kept', suite, ['--out', bundle]),
    ]);
    return [parseOnly(suite), ...rows];
  });
}

function manyFiles() {
  table('10000 trials in small files', ROUNDS, () => {
    const suite = makeSuite('one-file', 10_000);
    const files = makeSuite('files', 10_000, ['--files']);
    const rows = perBuild((dist) => [
      gate(dist, '10000 files', join(files, '*.json'), ['--out', bundle]),
      gate(dist, 'the same in one file', suite, ['--out', bundle]),
    ]);
    return [parseOnly(suite), ...rows];
  });
}

/** @param {number} trials */
function question(trials) {
  table(`${trials} trials against as many of main: rates and broken scenarios`, ROUNDS, () => {
    const [suite, main] = [makeSuite('asked', trials), makeSuite('main', trials, ['--seed', '11'])];
    const peer = (/** @type {string} */ file) => [join(bench, 'peers', file), suite, main];
    const rows = perBuild((dist) => [
      gate(dist, 'gate', suite, ['--baseline', main]),
      gate(dist, 'gate, trees kept', suite, ['--baseline', main, '--out', bundle]),
    ]);
    const peers = [
      { name: 'Node by hand', words: peer('question-by-hand.mjs') },
      { name: 'DuckDB', words: peer('question-duckdb.mjs') },
    ];
    sameAnswers([...peers, ...rows]);
    return [...peers, ...rows];
  });
}

/**
 * The peers and the gate find the same rates, and both peers the same broken scenarios; the gate tells more of these. @throws if they do not
 * @param {readonly Subject[]} subjects the peers, then the gate
 */
function sameAnswers(subjects) {
  const answers = subjects.map((subject) => JSON.parse(measure(subject).answer));
  const rate = (/** @type {{ passed: number, total: number }} */ { passed, total }) => passed / total;
  const texts = answers.map(({ now, before, criteria }) => {
    const sides =
      criteria === undefined
        ? [now, before]
        : ['candidate', 'baseline'].map((side) => criteria.map((/** @type {any} */ one) => rate(one[side])));
    return JSON.stringify(sides.map((rates) => rates.map((/** @type {number} */ one) => one.toFixed(9))));
  });
  const broke = answers.slice(0, 2).map((answer) => answer.broke);
  if (new Set(texts).size > 1 || broke[0] !== broke[1])
    throw new Error(`the answers differ: ${broke.join(' and ')} broke;\n${texts.join('\n')}`);
}

/** @param {number} trials */
function memory(trials) {
  table(`Peak memory of ${trials} trials of 2 KB`, 1, () => {
    const suite = makeSuite('large', trials);
    const rows = perBuild((dist) => [gate(dist, 'result trees kept', suite, ['--out', bundle])]);
    return [parseOnly(suite), ...rows];
  });
}

/**
 * @param {string} name
 * @param {number} trials
 * @param {readonly string[]} options
 */
function makeSuite(name, trials, options = []) {
  const out = join(scratch, options.includes('--files') ? name : `${name}.jsonl`);
  measure({ name, words: [join(bench, 'make-suite.mjs'), out, String(trials), ...options] });
  return out;
}

/**
 * @param {string} dist
 * @param {number} trials
 * @param {readonly string[]} options
 */
function bundlesOfMain(dist, trials, options, runs = RUNS_OF_MAIN) {
  return Array.from({ length: runs }, (_, index) => {
    const suite = makeSuite('main', trials, [...options, '--seed', String(11 + index)]);
    const out = join(scratch, `main-${builds.indexOf(dist)}-${index}`);
    rmSync(out, { recursive: true, force: true });
    measure(gate(dist, 'main', suite, ['--out', out]));
    return out;
  });
}

/** @param {string} suite @returns {Subject} */
function parseOnly(suite) {
  return { name: 'read, split, JSON.parse', words: [join(bench, 'parse-only.mjs'), suite] };
}

/**
 * @param {string} dist
 * @param {string} name
 * @param {string} suite
 * @param {readonly string[]} options
 * @returns {Subject}
 */
function gate(dist, name, suite, options = [], rubrics = ['--rubrics', rubric]) {
  return { name, words: [join(dist, 'cli.mjs'), 'gate', '--results', suite, ...rubrics, '--json', ...options] };
}

/** Each row once for every build. @param {(dist: string) => readonly Subject[]} subjectsOf @returns {readonly Subject[]} */
function perBuild(subjectsOf) {
  const columns = builds.map((dist) =>
    subjectsOf(dist).map((row) => ({ ...row, name: `${labelOf(dist)}${row.name}` })),
  );
  return (columns[0] ?? []).flatMap((_, row) => columns.flatMap((own) => own[row] ?? []));
}

/** Empty for a single build. @param {string} dist */
function labelOf(dist) {
  return builds.length === 1 ? '' : `[${basename(dirname(dist))}] `;
}

/**
 * Prints how the subjects compare: every one in turn, again and again, after a round that does not count.
 * @param {string} title
 * @param {number} rounds
 * @param {() => readonly Subject[]} prepare ratios are to the first subject
 */
function table(title, rounds, prepare) {
  if (!title.includes(values.only)) return;
  const subjects = prepare();
  const measured = Array.from({ length: rounds + (rounds > 1 ? 1 : 0) }, () => subjects.map(measure));
  const counted = measured.slice(rounds > 1 ? 1 : 0);
  say(`${title}; ${rounds} rounds, Node ${process.versions.node}\n`);
  say('| process | ms | ratio | ms of processor time | ratio | peak MiB |\n|---|---:|---:|---:|---:|---:|');
  for (const [column, { name }] of subjects.entries()) {
    const own = counted.map((round) => /** @type {Measure} */ (round[column]));
    const of = (/** @type {'milliseconds' | 'processor' | 'mebibytes'} */ key) => median(own.map((one) => one[key]));
    const ratio = (/** @type {'milliseconds' | 'processor'} */ key) =>
      median(counted.map((round) => (round[column]?.[key] ?? 0) / (round[0]?.[key] ?? 1))).toFixed(2);
    const [wall, processor] = [of('milliseconds').toFixed(0), of('processor').toFixed(0)];
    say(
      `| ${name} | ${wall} | ${ratio('milliseconds')} | ${processor} | ${ratio('processor')} | ${of('mebibytes').toFixed(0)} |`,
    );
  }
  say('');
}

/**
 * One whole process, from start to exit, in an environment of its own; bash tells its processor time. @throws if it ends otherwise than it should
 * @param {Subject} subject
 * @returns {Measure}
 */
function measure({ name, words, env = {}, exit = 0 }) {
  const peak = join(scratch, 'peak');
  for (const left of [bundle, report]) rmSync(left, { recursive: true, force: true });
  const timed = [
    '--norc',
    '-c',
    `TIMEFORMAT=$'\n%R %U %S'; time "$@"`,
    'bash',
    process.execPath,
    '--require',
    join(bench, 'peak.cjs'),
  ];
  const { error, stdout, stderr, status } = spawnSync('bash', [...timed, ...words], {
    env: { PATH: process.env.PATH, LC_ALL: 'C', PEAK: peak, ...env },
    cwd: scratch,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (error !== undefined || status !== exit)
    throw error ?? new Error(`${name} exits with ${status}, not ${exit}:\n${stderr}${stdout.slice(0, 2000)}`);
  const [wall = Number.NaN, user = 0, system = 0] = (stderr.trimEnd().split('\n').at(-1) ?? '').split(' ').map(Number);
  if (Number.isNaN(wall + user + system)) throw new Error(`${name} was not timed:\n${stderr}`);
  return {
    answer: stdout,
    milliseconds: wall * 1000,
    processor: (user + system) * 1000,
    mebibytes: Number(readFileSync(peak, 'utf8')),
  };
}

/** Bytes of a file or of all files in a folder. @param {string} path */
function kilobytes(path) {
  const all = statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true }).map((name) => join(path, String(name)));
  const bytes = all.map((file) => statSync(file)).reduce((sum, one) => sum + (one.isFile() ? one.size : 0), 0);
  return `${(bytes / 1000).toFixed(0)} KB`;
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`);
}
