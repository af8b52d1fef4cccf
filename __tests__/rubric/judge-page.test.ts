import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMANDS } from '../../src/commands/by-name.ts';
import { gate } from '../../src/commands/gate.ts';
import { type ModelSim, startModel } from '../support/model-sim.ts';

const page = readFileSync('docs/judges.md', 'utf8');
const blocksOf = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, text = '']) => text);
const lines = (blocksOf('sh').find((text) => text.includes('AGENT_GATE_JUDGE_URL')) ?? '').trimEnd().split('\n');
const commands = lines.filter((line) => line.startsWith('agent-gate '));

let root: string;
let model: ModelSim;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'judge-page-'));
  model = await startModel(() => ({ says: { reason: 'So it is.', answer: 'yes' } }));
  for (const folder of ['.github', 'results', 'rubrics']) mkdirSync(join(root, folder));
  const write = (name: string, text: string): void => writeFileSync(join(root, name), text);
  const answered = { input: 'Where is my refund?', output: 'On its way; it arrives by Friday.' };
  write('.github/agent-gate.yml', blocksOf('yaml').find((text) => text.startsWith('judge:')) ?? '');
  write('results/run.jsonl', JSON.stringify({ scenario: 'refund', ...answered }));
  write('rubrics/clear.yml', readFileSync('rubrics/response-clarity.yml', 'utf8'));
  const cases = { rubric: 'response-clarity', cases: [{ name: 'a', trial: answered, expect: { score: 1 } }] };
  write('rubrics/clear.test.yml', JSON.stringify(cases));
});
afterAll(async () => {
  await model.close();
  rmSync(root, { recursive: true });
});

const LABELS = 'rubrics/clear.labels.jsonl';
const fillIn = () => {
  const open = readFileSync(join(root, LABELS), 'utf8').trimEnd().split('\n');
  const filled = open.map((line) => ({ ...JSON.parse(line), label: true, by: 'ana', when: '2026-11-20' }));
  writeFileSync(join(root, LABELS), filled.map((line) => `${JSON.stringify(line)}\n`).join(''));
};

test('a judge answers the shipped rubric as the page says, explain and test read its answers, and people check it', async () => {
  const env = { AGENT_GATE_JUDGE_URL: model.url };
  const ended: unknown[] = [];
  for (const command of commands) {
    const [name = '', ...words] = command.replace(/ +#.*/, '').replaceAll("'", '').split(' ').slice(1);
    const run = name === 'gate' ? gate : COMMANDS.get(name);
    const placed = words.map((word, index) => (words[index - 1] === '--out' ? join(root, word) : word));
    // People agree with the judge.
    if (name === 'judge-check') fillIn();
    const answer = await run?.(placed, { root, env });
    ended.push([name, answer?.exitCode, answer?.aside ?? '', model.requests.length]);
  }
  // Four questions, three votes each; nothing is asked twice.
  expect(ended).toEqual([
    ['gate', 0, '', 12],
    ['explain', 0, '', 12],
    ['test', 0, '', 12],
    ['label', 0, '', 12],
    ['judge-check', 0, '', 12],
  ]);
});
