// @ts-check
/**
 * What somebody would write by hand instead of a gate: `node bench/peers/question-by-hand.mjs RESULTS MAIN` prints the pass rate of each
 * criterion of bench/rubric.yml on both sides, and the scenarios that pass in most trials of MAIN and fail in most of RESULTS.
 */
import { closeSync, openSync, readSync } from 'node:fs';
import { PREDICATES } from './predicates.mjs';

/** @param {string} path */
function* trialsOf(path) {
  const file = openSync(path, 'r');
  const chunk = Buffer.allocUnsafe(2 ** 20);
  let rest = Buffer.alloc(0);
  for (let size = readSync(file, chunk); size > 0; size = readSync(file, chunk)) {
    const bytes = Buffer.concat([rest, chunk.subarray(0, size)]);
    let start = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
      yield/** @type {import('./criteria.ts').BenchTrial} */ (JSON.parse(bytes.toString('utf8', start, end)));
      start = end + 1;
    }
    rest = bytes.subarray(start);
  }
  closeSync(file);
  if (rest.length > 0) yield/** @type {import('./criteria.ts').BenchTrial} */ (JSON.parse(rest.toString()));
}

/** @param {string} path */
function measure(path) {
  const passed = PREDICATES.map(() => 0);
  /** @type {Map<string, { passed: number, total: number }>} */
  const scenarios = new Map();
  let total = 0;
  for (const trial of trialsOf(path)) {
    const held = PREDICATES.map((holds) => holds(trial));
    for (const [index, holds] of held.entries()) if (holds) passed[index] = (passed[index] ?? 0) + 1;
    const counts = scenarios.get(trial.scenario) ?? { passed: 0, total: 0 };
    counts.total += 1;
    if (!held.includes(false)) counts.passed += 1;
    scenarios.set(trial.scenario, counts);
    total += 1;
  }
  return { rates: passed.map((count) => count / total), scenarios };
}

const [results = '', main = ''] = process.argv.slice(2);
const [now, before] = [measure(results), measure(main)];
const passes = ({ passed = 0, total = 0 } = {}) => passed * 2 > total;
const broke = [...now.scenarios]
  .filter(([id, own]) => passes(before.scenarios.get(id)) && !passes(own))
  .map(([id]) => id);
process.stdout.write(`${JSON.stringify({ now: now.rates, before: before.rates, broke: broke.length })}\n`);
