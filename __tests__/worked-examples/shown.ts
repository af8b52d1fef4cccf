import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { RecordedResult } from '../../schemas/types/recorded-result.ts';
import { replay } from '../../src/commands/replay.ts';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import { startModel } from '../support/model-sim.ts';
import { inScene, read, trialsOf } from './scene.ts';

/** Without a baseline, the folded table of criteria lists the lowest first. */
export async function showWorstFirst(): Promise<void> {
  await inScene(read('01-scheduling-agent', '.yml'), async (scene) => {
    scene.write('policy.yml', { gate: { metrics: { TCR: { threshold: 0.85 } } } });
    const { comment } = await scene.gate(trialsOf('01-scheduling-agent').slice(0, 6), ['--policy', 'policy.yml']);
    expect([...comment.matchAll(/^\| · \| (.*) \| (\d+).%/gm)].map(([, question, rate]) => [question, rate])).toEqual([
      ['Did the agent book the right people?', '17'],
      ['Did the agent book the right duration?', '33'],
      ['Did the agent book the right time?', '50'],
      ['Does the last response explain what happened?', '67'],
      ['On a conflict, did the agent propose another slot?', '83'],
    ]);
  });
}

/** Two bookings with the wrong people: for lint in main's stored trials. */
export async function showConstant(): Promise<void> {
  await inScene(read('01-scheduling-agent', '.yml'), async (scene) => {
    scene.write('policy.yml', { gate: { metrics: { TCR: { threshold: 0.85 } } } });
    const trials = trialsOf('01-scheduling-agent').slice(1, 3);
    await scene.gate([...trials, ...trials, ...trials], ['--policy', 'policy.yml']);
    const codes = scene.lint({ baseline: 'bundle' });
    expect(codes.filter((code) => code === 'always-passed')).toHaveLength(2);
    expect(codes.filter((code) => code === 'never-passed')).toHaveLength(1);
  });
}

export function showSumRefused(): void {
  const text = read('rubrics/error-recovery', '.yml').replace('weights: relative', 'weights: absolute');
  expect(() => loadRubric('rubric.yml', text)).toThrow(/0\.95/);
}

const UNANSWERED = [
  { input: 'Where is my refund?', output: 'On its way; it arrives by Friday.' },
  { input: 'Where is my order?', output: 'Soon.' },
];

async function playJudged(play: (gateOnce: () => Promise<number>, told: readonly string[]) => Promise<void>) {
  const model = await startModel(() => ({ says: { reason: 'So it is.', answer: 'yes' } }));
  try {
    await inScene(read('rubrics/response-clarity', '.yml'), async (scene) => {
      scene.write('policy.yml', { judge: { model: 'm' } });
      const told: string[] = [];
      const words = ['--policy', 'policy.yml', '--answers', 'answers.jsonl'];
      const workplace = { env: { AGENT_GATE_JUDGE_URL: model.url }, progress: (text: string) => told.push(text) };
      const gateOnce = async () => {
        model.requests.length = 0;
        const { decision } = await scene.gate(UNANSWERED, words, workplace);
        expect(decision.metrics).toMatchObject([{ name: 'RCS', candidate: 1 }]);
        return model.requests.length;
      };
      await play(gateOnce, told);
    });
  } finally {
    await model.close();
  }
}

/** Four questions of two trials. */
export async function showAnswersKept(): Promise<void> {
  await playJudged(async (gateOnce) => {
    expect([await gateOnce(), await gateOnce()]).toEqual([8, 0]);
  });
}

export async function showProgress(): Promise<void> {
  await playJudged(async (gateOnce, told) => {
    await gateOnce();
    expect(told).toContain('The judge: 8 of 8 questions');
  });
}

/** One record a scenario, in which the tree is JSON; scored again from the bundle it comes out byte for byte. */
export async function showRestored(): Promise<void> {
  await inScene(read('04-nested-levels', '.yml'), async (scene) => {
    await scene.gate(trialsOf('04-nested-levels'));
    const records = scene.read('bundle/results.jsonl').trimEnd().split('\n');
    expect(records).toHaveLength(4);
    for (const record of records) {
      const [result] = (JSON.parse(record) as RecordedResult).rubrics;
      expect(result?.tree.children?.map(({ key }) => key)).toEqual(['correctness', 'manner']);
    }
    expect(replay(['bundle'], { root: scene.root, env: {} })).toMatchObject({ exitCode: 0 });
  });
}

export async function showRuleVersions(): Promise<void> {
  await inScene(read('07-terminal-rule', '.yml'), async (scene) => {
    await scene.gate(trialsOf('07-terminal-rule'));
    const [record = ''] = scene.read('bundle/results.jsonl').split('\n');
    const [result] = (JSON.parse(record) as RecordedResult).rubrics;
    expect(result).toMatchObject({ rubric: 'support-answer', version: '1.0.0' });
    expect(result?.tree.children?.map(({ key, version }) => `${key} ${version}`)).toEqual([
      'appropriate_length 1.0.0',
      'confident_tone 1.0.0',
      'english_with_citation 1.0.0',
      'flagged_as_harmful 1.0.0',
    ]);
  });
}

/**
 * Forty answers of which only the fluency fell: it is named, and what rests on it, and nothing else. Then the same answers under another
 * formula of readability: the change of the rubric is told apart.
 */
export async function showMoved(): Promise<void> {
  await inScene(read('10-dag-of-metrics', '.yml'), async (scene) => {
    const trials = (fluency: number) =>
      Array.from({ length: 40 }, () => ({ output: 'one two three four', fluency, factual: 0.95 }));
    await scene.gate(trials(0.85));
    renameSync(join(scene.root, 'bundle'), join(scene.root, 'main'));
    const { decision } = await scene.gate(trials(0.6), ['--baseline', 'main']);
    const moved = decision.criteria.filter(({ delta }) => delta !== null && delta < 0);
    expect(moved.map(({ key, delta, state }) => [key, delta, state])).toEqual([
      ['composite', -0.075, 'regressed'],
      ['readability', -0.15, 'regressed'],
      ['fluency_score', -0.25, 'regressed'],
    ]);
    scene.write(
      'rubric.yml',
      read('10-dag-of-metrics', '.yml').replace('0.4 * score("length_score")', '0.2 * score("length_score")'),
    );
    const { config } = (await scene.gate(trials(0.85), ['--baseline', 'main'])).decision;
    const changed =
      config?.effects.filter((effect) => effect.subject_kind === 'criterion' && effect.config !== 0) ?? [];
    expect(changed.map((effect) => [effect.subject, effect.agent, effect.config])).toEqual([
      ['dag-of-metrics/composite', 0, -0.004],
      ['dag-of-metrics/readability', 0, -0.008],
    ]);
  });
}

export function showOrder(): void {
  const { nodes } = loadRubric('rubric.yml', read('10-dag-of-metrics', '.yml'));
  const turn = new Map(nodes.order.map((slot, index) => [nodes.named[slot]?.key ?? '', index]));
  const comesAfter = (key: string, other: string) => (turn.get(key) ?? -1) > (turn.get(other) ?? 9);
  expect(turn.size).toBe(5);
  expect(['length_score', 'fluency_score'].every((part) => comesAfter('readability', part))).toBe(true);
  expect(['readability', 'factual_accuracy'].every((part) => comesAfter('composite', part))).toBe(true);
}

export function showCycle(): void {
  const circular = `
    rubric: circular
    version: 1.0.0
    metric: M
    nodes:
      coherence: { formula: score("fluency") }
      fluency: { formula: score("coherence") }
    formula: score("coherence")`;
  expect(() => loadRubric('circular.yml', circular)).toThrow(/cycle.*coherence needs fluency.*fluency needs coherence/);
}

const governed = (): string => read('13-governed', '.yml');

/** What is written blocks nothing where the policy requires it; what is missing does. */
export async function showDocumented(): Promise<void> {
  await inScene(governed(), async (scene) => {
    scene.write('policy.yml', { rubrics: { require: ['tests', 'rationale', 'review'] } });
    scene.write('rubric.test.yml', read('13-governed', '.test.yml'));
    const play = () => scene.gate(trialsOf('13-governed'), ['--policy', 'policy.yml']);
    expect([scene.lint(), (await play()).decision.decision]).toEqual([[], 'pass']);
    scene.write('rubric.yml', governed().replace(/^ {4}rationale: Customers.*\n| {2}review_by: .*\n/gm, ''));
    const { decision } = await play();
    expect(decision.decision).toBe('fail');
    expect(decision.findings.flatMap(({ code, effect }) => (effect === 'block' ? code : []))).toEqual([
      'rubric-lint',
      'rubric-lint',
    ]);
  });
}

export async function showNeverFired(): Promise<void> {
  await inScene(governed(), async (scene) => {
    const answered = { output: 'Your refund of $40 is on your card by Friday.', order_known: true };
    await scene.gate(Array.from({ length: 5 }, () => answered));
    expect(scene.lint({ baseline: 'bundle' }).filter((code) => code === 'never-fired')).toHaveLength(2);
  });
}

export async function showOpposite(): Promise<void> {
  const twice = governed().replace(
    /condition: \{ field: output, op: contains_any.*/,
    "condition: { field: output, op: matches, value: '[$€£]\\s?\\d' }",
  );
  await inScene(twice, (scene) => expect(scene.lint()).toEqual(['opposite-effects']));
}

export async function showUnknownOverride(): Promise<void> {
  const lost = governed().replace('overrides: [names_the_day]', 'overrides: [names_the_hour]');
  await inScene(lost, (scene) => expect(scene.lint()).toEqual(['unknown-node']));
}

export async function showNoBump(): Promise<void> {
  await inScene(governed(), async (scene) => {
    await scene.gate(trialsOf('13-governed'));
    scene.write('rubric.yml', governed().replace('weight: -0.5', 'weight: -0.4'));
    expect(scene.lint({ baseline: 'bundle' })).toContain('no-version-bump');
  });
}

export async function showReviewDue(): Promise<void> {
  await inScene(governed(), (scene) => expect(scene.lint({ today: '2027-10-06' })).toEqual(['review-due']));
}

export async function showMajor(): Promise<void> {
  await inScene(governed(), async (scene) => {
    const trials = trialsOf('13-governed');
    await scene.gate(trials);
    renameSync(join(scene.root, 'bundle'), join(scene.root, 'main'));
    scene.write('rubric.yml', governed().replace('version: 2.1.0', 'version: 3.0.0'));
    const { decision } = await scene.gate(trials, ['--baseline', 'main']);
    expect(decision.findings.map(({ code }) => code)).toContain('rubric-new-line');
  });
}
