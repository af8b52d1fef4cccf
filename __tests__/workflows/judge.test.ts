import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookingRuler, RUBRIC_PATH } from '../support/booking.ts';
import { type ModelSim, startModel } from '../support/model-sim.ts';
import { openStage, type WorkflowStage } from '../support/workflow-stage.ts';

const KEY = 'key-of-the-judge-0123456789';

let stage: WorkflowStage;
let model: ModelSim;
beforeEach(async () => {
  stage = await openStage();
  // Wherever the agent regressed, it has not said when.
  model = await startModel(({ asked }) => ({
    says: { reason: 'A time is said, or not.', answer: /\d\d:\d\d/.test(String(asked.facts.output)) ? 'yes' : 'no' },
  }));
});
afterEach(async () => {
  await model.close();
  await stage.close();
});

/** The booking repository, with a question for a judge in its rubric. */
function repository(question: string): Readonly<Record<string, string>> {
  const ruler = bookingRuler();
  const judged = `  says_when:
    question: ${question}
    weight: 0.2
    severity: low
    judge: { sees: [input, output] }
`;
  return { ...ruler, [RUBRIC_PATH]: (ruler[RUBRIC_PATH] ?? '').replace(/ {2}confirms:[\s\S]*/, judged) };
}

const asked = (question: string): number =>
  model.requests.filter((request) => request.asked.question === question).length;

test('judge.yml has a model answer, to the questions of main and of a pull request that changes them', async () => {
  const tree = repository('Is the customer told when?');
  const set = { file: 'judge', as: 'pull-request', secrets: { JUDGE_KEY: KEY } };
  const play = { ...set, vars: { JUDGE_URL: model.url, JUDGE_MODEL: 'small-judge' } };
  stage.commitFiles(tree);
  const main = await stage.onMain('push', { ...play, tree });
  expect(main.jobs).toEqual({ gate: 'success' });
  expect(main.gates[0]?.outputs).toMatchObject({ 'errored-judge': '0', state: 'no-baseline' });
  expect([model.requests[0]?.key, model.requests[0]?.model]).toEqual([KEY, 'small-judge']);
  const questions = model.requests.length;
  const changed = repository('Is anything said at all?');
  const pull = await stage.onPull(stage.openPull(), { ...play, tree: changed, base: tree, agent: 'regressed' });
  const ownQuestions = asked('Is anything said at all?');
  expect(ownQuestions).toBeGreaterThan(0);
  expect(asked('Is the customer told when?')).toBe(questions + ownQuestions);
  expect(pull.gates[0]?.outputs).toMatchObject({ decision: 'fail', 'errored-judge': '0', 'main-runs': '1' });
  expect(stage.comments()[0]).toContain('Is anything said at all?');
  expect(JSON.stringify([pull.gates, stage.comments()])).not.toContain(KEY);
});

test('judge.yml without the key of the model fails before the gate', async () => {
  await model.close();
  model = await startModel(({ key }) => ({ status: key === KEY ? 200 : 401 }));
  const play = { file: 'judge', as: 'pull-request', vars: { JUDGE_URL: model.url, JUDGE_MODEL: 'small-judge' } };
  const main = await stage.onMain('push', { ...play, tree: repository('Is the customer told when?') });
  expect([main.jobs, main.gates]).toEqual([{ gate: 'failure' }, []]);
});
