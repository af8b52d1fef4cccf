import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookingConfig, RUBRIC_PATH } from '../support/booking.ts';
import { type ModelSim, startModel } from '../support/model-sim.ts';
import { openStage, type WorkflowStage } from '../support/workflow-stage.ts';

const KEY = 'key-of-the-judge-0123456789';
const POLICY = '.github/agent-gate.yml';

let stage: WorkflowStage;
let model: ModelSim;
/** How the model calls itself. */
let named: string;
beforeEach(async () => {
  stage = await openStage();
  named = 'small-judge';
  // Wherever the agent regressed, it has not said when.
  model = await startModel(({ asked, key }) =>
    key === KEY
      ? { as: named, says: { reason: 'A time is said, or not.', answer: /\d\d:\d\d/.test(String(asked.facts.output)) } }
      : { status: 401 },
  );
});
afterEach(async () => {
  await model.close();
  await stage.close();
});

/** The booking repository, with a question for a judge in its rubric. */
function repository(question: string, judge = 'small-judge'): Readonly<Record<string, string>> {
  const config = bookingConfig();
  const judged = `  says_when:
    question: ${question}
    weight: 0.2
    severity: low
    judge: yes_no
    sees: [input, output]
`;
  const rubric = (config[RUBRIC_PATH] ?? '').replace(/ {2}confirms:[\s\S]*/, judged);
  return { ...config, [RUBRIC_PATH]: rubric, [POLICY]: `${config[POLICY] ?? ''}\njudge: { model: ${judge} }\n` };
}

const asked = (question: string): number =>
  model.requests.filter((request) => request.asked.question === question).length;

test('judge.yml has a model answer, to the questions of main and of a pull request that changes them', async () => {
  const tree = repository('Is the customer told when?');
  const play = { file: 'judge', as: 'pull-request', secrets: { JUDGE_KEY: KEY }, vars: { JUDGE_URL: model.url } };
  stage.commitFiles(tree);
  const main = await stage.onMain('push', { ...play, tree });
  expect(main.jobs).toEqual({ gate: 'success' });
  expect(main.gates[0]?.outputs).toMatchObject({ 'errored-judge': '0', state: 'no-baseline' });
  const questions = model.requests.length;
  expect(questions).toBeGreaterThan(0);
  expect(main.gates[0]?.stdout).toContain(`The judge: ${questions} of ${questions} questions`);
  const changed = repository('Is anything said at all?', 'kinder-judge');
  const pull = await stage.onPull(stage.openPull(), { ...play, tree: changed, agent: 'regressed' });
  expect(pull.gates[0]?.outputs).toMatchObject({ decision: 'fail', 'errored-judge': '0', 'main-runs': '1' });
  expect(asked('Is the customer told when?')).toBeGreaterThan(questions);
  expect(asked('Is anything said at all?')).toBeGreaterThan(questions);
  expect(new Set(model.requests.map((request) => request.model))).toEqual(new Set(['small-judge']));
  expect(stage.comments()[0]).toContain('Is anything said at all?');
  expect(stage.comments()[0]).toContain('kinder-judge');
  expect(JSON.stringify([pull.gates, stage.comments()])).not.toContain(KEY);
});

test('judge.yml goes on once main has run after a provider has renamed its model', async () => {
  const tree = repository('Is the customer told when?');
  const play = { file: 'judge', as: 'pull-request', tree, secrets: { JUDGE_KEY: KEY }, vars: { JUDGE_URL: model.url } };
  stage.commitFiles(tree);
  const pull = stage.openPull();
  const decided = async (agent: string) => (await stage.onPull(pull, { ...play, agent })).gates[0]?.outputs.decision;
  await stage.onMain('push', play, stage.main[1]);
  named = 'small-judge-2027';
  expect(await decided('main')).toBe('invalid');
  const main = await stage.onMain('push', play);
  expect([main.jobs, main.gates[0]?.outputs.decision]).toEqual([{ gate: 'failure' }, 'invalid']);
  expect(await decided('main')).toBe('pass');
  expect(await decided('regressed')).toBe('fail');
});

test('judge.yml without the key of the model judges nothing, and says what to do', async () => {
  const play = { file: 'judge', as: 'pull-request', vars: { JUDGE_URL: model.url } };
  const main = await stage.onMain('push', { ...play, tree: repository('Is the customer told when?') });
  expect(main.jobs).toEqual({ gate: 'failure' });
  expect(main.gates[0]?.outputs).toMatchObject({ decision: 'invalid' });
  expect(main.gates[0]?.stdout).toContain('AGENT_GATE_JUDGE_KEY');
});
