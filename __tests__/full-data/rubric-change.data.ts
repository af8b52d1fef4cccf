import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Decision } from '../../schemas/types/decision.ts';
import { findGivenBaseline } from '../../src/pipeline/baseline/given-baseline.ts';
import { runGate } from '../../src/pipeline/run-gate.ts';
import { data } from './measure.ts';

interface Weights {
  readonly passed: number;
  readonly short: number;
}

const OLD: Weights = { passed: 0.7, short: 0.3 };
const NEW: Weights = { passed: 0.4, short: 0.6 };

const rubric = ({ passed, short }: Weights, version: string): string => `rubric: completion
version: ${version}
metric: TCR
criteria:
  passed: { weight: ${passed}, severity: high, pass_when: { field: harness.passed, op: eq, value: true } }
  short:
    weight: ${short}
    severity: low
    pass_when: { and: [{ field: trace, op: not_empty }, { field: messages, op: lte, value: 30 }] }
`;

let root: string;
let main: Decision;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'rubric-change-'));
  for (const name of ['retail-A-tool-calling', 'retail-C-assertions-0618'])
    cpSync(join(data, `tau-bench/${name}.json`), join(root, `${name}.json`));
  main = await gate('retail-A-tool-calling', OLD, null);
});
afterAll(() => rmSync(root, { recursive: true }));

/** Gates a run by a rubric of these weights; with a baseline the rubric of that bundle decides. */
async function gate(run: string, weights: Weights, baseline: string | null): Promise<Decision> {
  writeFileSync(join(root, 'rubric.yml'), rubric(weights, weights === OLD ? '1.0.0' : '1.1.0'));
  const findBaseline = findGivenBaseline(
    { baselines: baseline === null ? [] : [baseline], baselineSelect: [], env: {} },
    root,
  );
  const out = join(root, baseline === null ? 'main' : 'candidate');
  const request = { results: [`${run}.json`], select: [], mapping: 'tau-bench', rubrics: ['rubric.yml'], root, out };
  const { decision } = await runGate({ ...request, origin: {}, env: {}, findBaseline });
  return decision;
}

interface Record {
  readonly task_id: number;
  readonly reward: number;
  readonly traj: readonly unknown[];
  readonly info: { readonly error?: string };
}

/** TCR of a run over some tasks, reckoned here from the published file: a crash scores nothing. */
function tcr(run: string, weights: Weights, tasks: (task: number) => boolean): number {
  const records = JSON.parse(readFileSync(join(root, `${run}.json`), 'utf8')) as readonly Record[];
  const scores = records.filter(({ task_id: task }) => tasks(task)).map((one) => score(one, weights));
  return scores.reduce((sum, value) => sum + value, 0) / scores.length;
}

function score({ reward, traj, info }: Record, { passed, short }: Weights): number {
  if (info.error !== undefined) return 0;
  return (reward === 1 ? passed : 0) + (traj.length > 0 && traj.length <= 30 ? short : 0);
}

const effectOn = ({ config }: Decision) => config?.effects.find(({ subject }) => subject === 'TCR');

test('a pull request that changes only the rubric: no effect of the agent, and that of the rubric as computed by hand', async () => {
  expect(main.metrics[0]?.candidate).toBeCloseTo(
    tcr('retail-A-tool-calling', OLD, () => true),
    9,
  );
  const decision = await gate('retail-A-tool-calling', NEW, 'main');
  const ofRubric = tcr('retail-A-tool-calling', NEW, () => true) - tcr('retail-A-tool-calling', OLD, () => true);
  const effect = effectOn(decision);
  expect(effect?.agent).toBe(0);
  expect(effect?.config).toBeCloseTo(ofRubric, 9);
  expect(effect?.total).toBeCloseTo(ofRubric, 9);
  expect(decision.decision).not.toBe('fail');
});

test('a worse agent and the same change of the rubric: both apart, each as reckoned by hand', async () => {
  const decision = await gate('retail-C-assertions-0618', NEW, 'main');
  const lost = new Set(decision.errored.filter(({ kind }) => kind !== 'agent').map(({ scenario }) => Number(scenario)));
  expect(lost.size).toBe(12);
  const judged = (task: number): boolean => !lost.has(task);
  const before = tcr('retail-A-tool-calling', OLD, judged);
  const effect = effectOn(decision);
  expect(effect?.agent).toBeCloseTo(tcr('retail-C-assertions-0618', OLD, judged) - before, 9);
  expect(effect?.config).toBeCloseTo(tcr('retail-A-tool-calling', NEW, judged) - before, 9);
  expect(effect?.total).toBeCloseTo(tcr('retail-C-assertions-0618', NEW, judged) - before, 9);
  expect(decision).toMatchObject({ decision: 'fail', config: { changes: [{ kind: 'rubric', name: 'completion' }] } });
});
