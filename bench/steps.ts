/**
 * What each step of scoring takes of a trial, beside parsing it: `node bench/steps.ts [TRIALS ROUNDS]`. The steps work through the same
 * trials in turn, a few hundred at a time, as a run does; medians of all rounds but the first, which only warms up.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Of } from '../src/contract/hash.ts';
import { loadRubric } from '../src/rubric/load-rubric.ts';
import { startReport } from '../src/scoring/report.ts';
import { explainTrial } from '../src/scoring/result-tree.ts';
import { type ScoredTrial, scoreTrial } from '../src/scoring/score-trial.ts';
import { parseRecord } from '../src/suite/reading/parse-json.ts';
import type { Trial } from '../src/suite/trial.ts';
import { median } from './median.mjs';
import { suiteLines } from './suite-lines.ts';

const [count = 20_000, rounds = 9] = process.argv.slice(2).map(Number);
/** As many as a run has in hand while it reads on. */
const AT_ONCE = 400;
const NAMES = ['JSON.parse', 'strict parse', 'judge', 'report', 'explain', 'JSON.stringify', 'SHA-256'] as const;

const rubrics = [loadRubric('rubric.yml', readFileSync(join(import.meta.dirname, 'rubric.yml'), 'utf8'))];
const lines = suiteLines(count);
const measured = Array.from({ length: rounds + 1 }, measureRound).slice(1);
print();

/** Microseconds a trial, by step. */
function measureRound(): readonly number[] {
  const report = startReport(rubrics);
  const spent = NAMES.map(() => 0);
  const step = <T>(index: number, work: () => T): T => {
    const start = performance.now();
    const made = work();
    spent[index] = (spent[index] ?? 0) + performance.now() - start;
    return made;
  };
  for (let start = 0; start < lines.length; start += AT_ONCE) {
    const part = lines.slice(start, start + AT_ONCE);
    step(0, () => part.map((line) => JSON.parse(line) as unknown));
    const trials = step(1, () => part.map((line) => parseRecord(line, { file: 'suite.jsonl' }) as Trial));
    const scored = step(2, () => trials.map((trial): ScoredTrial => scoreTrial(rubrics, trial)));
    step(3, () => scored.forEach(report.add));
    const trees = step(4, () => scored.map(explainTrial));
    const texts = step(5, () => trees.map((tree) => JSON.stringify(tree)));
    step(6, () => texts.map(sha256Of));
  }
  return spent.map((milliseconds) => (milliseconds * 1000) / lines.length);
}

function print(): void {
  const medians = NAMES.map((_, step) => median(measured.map((times) => times[step] ?? 0)));
  const rows = NAMES.map((name, step) => {
    const own = medians[step] ?? 0;
    return `| ${name} | ${own.toFixed(2)} | ${(own / (medians[0] ?? 1)).toFixed(2)} |`;
  });
  const title = `${count} trials, ten criteria, ${rounds} rounds, Node ${process.versions.node}`;
  process.stdout.write(
    `${title}\n\n| step | microseconds a trial | ratio to JSON.parse |\n|---|---:|---:|\n${rows.join('\n')}\n\n`,
  );
}
