#!/usr/bin/env node
// Stands in for a user's harness, `./run-my-agent-suite` of docs/workflows: writes the trials that it is asked for. AGENT names the
// agent's results below BOOKING_RESULTS, a shard of LOST_SHARD breaks down, SUITE_EXIT is the exit code, and after KILLED_AFTER lines
// the process is killed. A commit may have an agent of its own: the file `agent` beside the harness names it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    trials: { type: 'string', default: '1-2' },
    shard: { type: 'string', default: '1/1' },
    suite: { type: 'string', default: 'booking' },
    only: { type: 'string' },
  },
});
const [shard, shards] = values.shard.split('/').map(Number);
if (String(shard) === process.env.LOST_SHARD) throw new Error('the runner ran out of memory');
const [from, to] = values.trials.split('-').map(Number);
// AGAIN names the agent that answers when scenarios run again, or how that goes wrong.
const ofCommit = existsSync('agent') ? readFileSync('agent', 'utf8') : null;
const AGAIN = ofCommit ?? process.env.AGAIN;
const agent =
  (values.only && existsSync(join(process.env.BOOKING_RESULTS, `${AGAIN}.jsonl`)) && AGAIN) || process.env.AGENT;
const file = join(process.env.BOOKING_RESULTS, `${agent}.jsonl`);
const recorded = readFileSync(file, 'utf8').trimEnd().split('\n').map(JSON.parse);
const scenarios = [...new Set(recorded.map(({ scenario }) => scenario))];
const wanted = values.only === undefined ? null : JSON.parse(values.only);
if (wanted !== null && AGAIN === 'crashes') throw new Error('the harness crashed');
if (wanted !== null && AGAIN === 'silent') process.exit();
if (wanted !== null && AGAIN === 'forgetful') wanted.pop();
const mine = scenarios.filter((id, index) => index % shards === shard - 1 && (wanted === null || wanted.includes(id)));
const trials = mine.flatMap((scenario) => {
  const known = recorded.filter((trial) => trial.scenario === scenario);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).map((trial) => ({
    ...known[(trial - 1) % known.length],
    trial,
    // Fresh trials are told from copies by what they record.
    ...(wanted === null ? {} : { usage: { output_tokens: (ofCommit === null ? 1000 : 2000) + trial } }),
  }));
});
mkdirSync(dirname(values.out), { recursive: true });
const { KILLED_AFTER, SUITE_EXIT = '0' } = process.env;
const lines = trials.map((trial) => `${JSON.stringify(trial)}\n`);
writeFileSync(values.out, lines.slice(0, Number(KILLED_AFTER ?? lines.length)).join(''));
if (KILLED_AFTER !== undefined) process.kill(process.pid, 'SIGKILL');
process.exitCode = Number(SUITE_EXIT);
