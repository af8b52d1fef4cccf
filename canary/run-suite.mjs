// @ts-check
/** A stand-in for an agent's suite: `node canary/run-suite.mjs FILE`. CANARY names the branch; on some the agent is worse than main's. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const [file = 'results/canary.jsonl'] = process.argv.slice(2);
/** Each breaks half of its scenarios. */
const isWorse = ['canary-rerun-failed', 'canary-dispatch'].includes(process.env.CANARY ?? '');

const trials = Array.from({ length: 40 }, (_, index) => {
  const harness = { passed: !isWorse || index % 2 === 0 };
  const scenario = `canary-${index}`;
  return [1, 2].map((trial) => ({ scenario, trial, input: `Question ${index}`, output: 'Done.', harness }));
});
mkdirSync(dirname(file), { recursive: true });
writeFileSync(
  file,
  trials
    .flat()
    .map((trial) => `${JSON.stringify(trial)}\n`)
    .join(''),
);
