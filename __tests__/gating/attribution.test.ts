import { expect, it } from 'vitest';
import { attributeChanges } from '../../src/gating/attribution.ts';
import type { ComparedReports } from '../../src/gating/comparing/pairing.ts';
import { readPolicy } from '../../src/gating/policy/read-policy.ts';
import { defaultPolicy } from '../../src/gating/policy/resolve-policy.ts';
import { many, run } from './build-run.ts';
import { decideRun } from './decide-run.ts';

const passing = (count: number, options = {}) =>
  run(
    many(20, (index) => [index < count ? 1 : 0]),
    options,
  );
const NAMED = readPolicy('agent-gate.yml', 'gate: { criteria: { task-completion/done: {} } }');
const rowOf = ({ candidate, runs }: ComparedReports) => ({
  main: { measured: runs },
  candidate: { measured: candidate },
});
const gridOf = (base: ComparedReports, head: ComparedReports) => ({ base: rowOf(base), head: rowOf(head) });
const subjects = (effects: ReturnType<typeof attributeChanges>) => effects.map(({ subject }) => subject);

it('measures the same agent change as the comparison, over all runs of main', () => {
  const base = { candidate: passing(10), runs: [passing(14), passing(12)] };
  const head = { candidate: passing(16), runs: [passing(18), passing(15)] };
  const effects = attributeChanges(NAMED, gridOf(base, head));
  expect(subjects(effects)).toEqual(['TCR', 'task-completion/done']);
  for (const effect of effects) {
    expect(effect.agent).toBeCloseTo(-0.15, 12);
    expect(effect.config).toBeCloseTo(0.175, 12);
    expect(effect.total).toBeCloseTo(0.15, 12);
  }
  expect(decideRun(base.candidate, base.runs).metrics[0]?.delta).toBeCloseTo(-0.15, 12);
});

it('leaves out a criterion that the metric stands for under either config', () => {
  const base = { candidate: passing(10), runs: [passing(14)] };
  const head = { candidate: passing(16), runs: [passing(18)] };
  expect(subjects(attributeChanges(defaultPolicy, gridOf(base, head)))).toEqual(['TCR']);
  const partly = run(many(20, [0.5, 1]));
  expect(subjects(attributeChanges(defaultPolicy, gridOf(base, { ...head, candidate: partly })))).toEqual([
    'TCR',
    'task-completion/done',
  ]);
});

it('leaves out what a judge decides where another one judged', () => {
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
  const agents = (base: ComparedReports, head: ComparedReports) =>
    attributeChanges(defaultPolicy, gridOf(base, head)).map(({ subject, agent }) => `${subject} ${agent}`);
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

it('subtracts only what is measured', () => {
  const grid = gridOf({ candidate: passing(10), runs: [passing(14)] }, { candidate: passing(16), runs: [passing(18)] });
  const gap = { unavailable: 'another mapping' };
  const changes = (base: object, head: object) => {
    const [first] = attributeChanges(defaultPolicy, {
      base: { ...grid.base, ...base },
      head: { ...grid.head, ...head },
    });
    return first && { agent: first.agent, config: first.config, total: first.total };
  };
  expect(changes({}, {})).toEqual({ agent: -0.2, config: 0.2, total: 0.1 });
  expect(changes({}, { main: gap })).toEqual({ agent: -0.2, config: null, total: 0.1 });
  expect(changes({ candidate: gap }, { main: gap })).toEqual({ agent: null, config: null, total: 0.1 });
  expect(changes({}, { main: gap, candidate: gap })).toEqual({ agent: -0.2, config: null, total: null });
  expect(changes({ main: gap }, {})).toEqual({ agent: null, config: null, total: null });
  expect(changes({ main: gap }, { main: gap })).toBeUndefined();
});
