import { describe, expect, it } from 'vitest';
import type { Decision } from '../../schemas/types/decision.ts';
import type { Report } from '../../schemas/types/report.ts';
import { run, type ScenarioSketch } from './build-run.ts';
import { decideRun } from './decide-run.ts';
import reference from './statistics/reference.json' with { type: 'json' };

type Run = Readonly<Record<string, readonly string[]>>;

interface GateCase {
  readonly id: string;
  readonly fn: string;
  readonly inputs: {
    readonly weights: Readonly<Record<string, number>>;
    readonly alpha: number;
    readonly tolerance: number;
    readonly baseline_runs: readonly Run[];
    readonly pr: Run;
  };
  readonly expected: { readonly n_paired: number; readonly verdict: string; readonly because?: readonly string[] };
}

const cases = (reference.cases as unknown as readonly GateCase[]).filter(({ fn }) => fn === 'gate');

function reportOf(trials: Run, weights: GateCase['inputs']['weights']): Report {
  const keys = Object.keys(weights);
  const sketches = Object.entries(trials).map(([id, all]): [string, ScenarioSketch] => [
    id,
    {
      trials: all.map((trial) => keys.reduce((sum, key, i) => sum + (weights[key] ?? 0) * Number(trial[i]), 0)),
      criteria: Object.fromEntries(keys.map((key, i) => [key, all.map((trial) => trial[i] === '1')])),
    },
  ]);
  return run(Object.fromEntries(sketches));
}

describe('the reference suites, decided from their reports', () => {
  it.each(cases.map((one) => [one.id, one] as const))('%s', (_, { inputs, expected }) => {
    const { weights, alpha, tolerance, baseline_runs: runs, pr } = inputs;
    const gate = {
      metrics: { TCR: { tolerance } },
      criteria: { '*': { tolerance } },
      scenarios: { removed: 'allow' },
    };
    const decision = decideRun(
      reportOf(pr, weights),
      runs.map((one) => reportOf(one, weights)),
      JSON.stringify({ alpha, gate }),
    );
    expect(stateOf(decision)).toBe(expected.verdict);
    expect(reasonsOf(decision)).toEqual(expected.because ?? []);
    const leans = decision.metrics[0]?.leans !== undefined;
    expect(decision.decision).toBe(leans ? 'inconclusive' : VERDICTS[expected.verdict]);
    expect(decision.scenarios.paired).toBe(expected.n_paired);
  });
});

/** From the state of the run to the decision, section by section of docs/how-it-decides.md. */
const VERDICTS: Readonly<Record<string, string>> = {
  regressed: 'fail',
  improved: 'pass',
  unchanged: 'pass',
  insufficient: 'inconclusive',
  inconclusive: 'pass',
  'not-comparable': 'invalid',
};

function stateOf({ metrics, criteria }: Decision): string | undefined {
  const regressed = [...metrics, ...criteria].some(({ state }) => state === 'regressed');
  return regressed ? 'regressed' : metrics[0]?.state;
}

const LABELS: Readonly<Record<string, string>> = { 'paired-t': 'tcr_paired', 'history-t': 'tcr_history' };

function reasonsOf({ metrics, criteria }: Decision): readonly string[] {
  const tcr = metrics.filter(({ state }) => state === 'regressed').flatMap((metric) => metric.decided_by);
  const keys = criteria.filter(({ state }) => state === 'regressed').map(({ key }) => `criterion:${key}`);
  return [...tcr.map((test) => LABELS[test] ?? test), ...keys];
}
