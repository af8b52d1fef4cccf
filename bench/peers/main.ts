/**
 * Judges the same trials by the same ten criteria with every engine in turn, and prints medians: `node bench/peers/main.ts
 * [TRIALS ROUNDS]`. Facts are parsed and rubrics compiled before; an engine that gives another verdict is not timed.
 */
import { median } from '../median.mjs';
import { suiteLines } from '../suite-lines.ts';
import { closures, specialised } from './by-hand.ts';
import type { BenchTrial, Peer } from './criteria.ts';
import { cel, logicBuild, logicRun, rulesEngine } from './engines.ts';
import { fullTree, scoresOnly } from './own.ts';

const [count = 5000, rounds = 15] = process.argv.slice(2).map(Number);
const PEERS = [specialised, closures, scoresOnly, fullTree, logicBuild, logicRun, cel, rulesEngine];

const trials = suiteLines(count).map((line) => JSON.parse(line) as BenchTrial);
for (const peer of PEERS) await requireAgreement(peer);
const measured: number[][] = [];
for (let round = 0; round <= rounds; round++) {
  const times: number[] = [];
  // Each begins once with what every other left in the caches.
  for (const index of PEERS.keys()) {
    const turn = (round + index) % PEERS.length;
    times[turn] = await timeOf(PEERS[turn] as Peer);
  }
  // The first round only warms up.
  if (round > 0) measured.push(times);
}
print();

async function requireAgreement({ name, judge, most }: Peer): Promise<void> {
  for (const trial of trials.slice(0, most)) {
    const [own, wanted] = [await judge(trial), await closures.judge(trial)];
    if (own.passed === wanted.passed && Math.abs(own.score - wanted.score) < 1e-9) continue;
    throw new Error(`${name} judges ${trial.scenario} otherwise: ${JSON.stringify({ own, wanted })}`);
  }
}

/** Microseconds for a trial. */
async function timeOf({ judge, most }: Peer): Promise<number> {
  const own = trials.slice(0, most);
  let sum = 0;
  const start = performance.now();
  for (const trial of own) {
    const verdicts = judge(trial);
    sum += (verdicts instanceof Promise ? await verdicts : verdicts).passed;
  }
  const milliseconds = performance.now() - start;
  if (sum < 0) throw new Error('never: the sum only keeps the engine from being optimised away');
  return (milliseconds * 1000) / own.length;
}

function print(): void {
  const column = (peer: Peer): number => PEERS.indexOf(peer);
  const ratio = (one: number, other: number): string =>
    median(measured.map((times) => (times[one] ?? 0) / (times[other] ?? 1))).toFixed(2);
  const rows = PEERS.map(({ name }, index) => {
    const own = median(measured.map((times) => times[index] ?? 0));
    return `| ${name} | ${own.toFixed(2)} | ${ratio(index, column(closures))} | ${ratio(index, column(specialised))} |`;
  });
  const title = `${count} trials, ten criteria, ${rounds} rounds in turn, Node ${process.versions.node}`;
  const head = '| engine | microseconds a trial | ratio to closures | ratio to the limit |\n|---|---:|---:|---:|';
  process.stdout.write(`${title}\n\n${head}\n${rows.join('\n')}\n\n`);
}
