import { expect, it } from 'vitest';
import type { ComparisonInput } from '../../src/gating/comparing/pairing.ts';
import { defaultPolicy, readPolicy } from '../../src/gating/policy/read-policy.ts';
import { rulerEffects } from '../../src/gating/ruler-effects.ts';
import { many, run } from './build-run.ts';
import { decideRun } from './decide-run.ts';

const passing = (count: number, options = {}) =>
  run(
    many(20, (index) => [index < count ? 1 : 0]),
    options,
  );
const NAMED = readPolicy('agent-gate.yml', 'gate: { criteria: { task-completion/done: {} } }');
const subjects = (effects: ReturnType<typeof rulerEffects>) => effects.map(({ subject }) => subject);

it('tells the same effect of the agent as the comparison, over all runs of main', () => {
  const deciding = { candidate: passing(10), runs: [passing(14), passing(12)] };
  const own = { candidate: passing(16), runs: [passing(18), passing(15)] };
  const effects = rulerEffects(NAMED, { deciding, own });
  expect(subjects(effects)).toEqual(['TCR', 'task-completion/done']);
  for (const effect of effects) {
    expect(effect.agent).toBeCloseTo(-0.15, 12);
    expect(effect.ruler).toBeCloseTo(0.175, 12);
    expect(effect.total).toBeCloseTo(0.15, 12);
  }
  expect(decideRun(deciding.candidate, deciding.runs).metrics[0]?.delta).toBeCloseTo(-0.15, 12);
});

it('leaves out a criterion that the metric stands for under either ruler', () => {
  const deciding = { candidate: passing(10), runs: [passing(14)] };
  const own = { candidate: passing(16), runs: [passing(18)] };
  expect(subjects(rulerEffects(defaultPolicy, { deciding, own }))).toEqual(['TCR']);
  const partly = run(many(20, [0.5, 1]));
  expect(subjects(rulerEffects(defaultPolicy, { deciding, own: { ...own, candidate: partly } }))).toEqual([
    'TCR',
    'task-completion/done',
  ]);
});

it('tells no effect on what a judge decides where another one judged', () => {
  const judgedBy = (judge: string) => {
    const judges = [judge];
    return run(
      Object.fromEntries(
        Object.entries(many(20, [1])).map(([id, trials]) => [id, { trials, criteria: { done: [true], tone: [true] } }]),
      ),
      { judges },
    );
  };
  const [same, other] = [judgedBy('a'), judgedBy('b')];
  const agents = (deciding: ComparisonInput, own: ComparisonInput) =>
    rulerEffects(defaultPolicy, { deciding, own }).map(({ subject, agent }) => `${subject} ${agent}`);
  const [alike, unlike] = [
    { candidate: same, runs: [same] },
    { candidate: same, runs: [other] },
  ];
  const all = ['TCR 0', 'task-completion/done 0', 'task-completion/tone 0'];
  const free = ['TCR null', 'task-completion/done 0', 'task-completion/tone null'];
  expect(agents(alike, alike)).toEqual(all);
  expect(agents(unlike, alike)).toEqual(free);
  expect(agents(alike, unlike)).toEqual(free);
});
