import type { FreshTrial } from '../../schemas/types/gate.ts';
import type { HistoryRecord } from '../../schemas/types/history.ts';
import type { Report, ScenarioReport } from '../../schemas/types/report.ts';
import { decide, type GateInput } from '../../src/gating/decide.ts';
import { type ResolvedPolicy, resolvePolicy } from '../../src/gating/policy/resolve-policy.ts';
import { type PassFail, passFailModel } from './model.ts';
import { type Random, randomOf } from './random.ts';

/** Pass-or-fail suites of one kind, and how many runs of main they are compared with. */
export interface DecisionCell extends PassFail {
  readonly runs: number;
}

/** Shares of suites by decision, 0 to 1, and the mean number of fresh trials that were asked for. */
export interface Decided {
  readonly pass: number;
  readonly inconclusive: number;
  readonly fail: number;
  readonly extra: number;
}

/** What the gate makes of a cell without fresh trials, and with them. */
export interface Policies {
  readonly plain: Decided;
  readonly confirm: Decided;
}

const PLAIN = resolvePolicy({});
export const CONFIRM = resolvePolicy({ on_inconclusive: 'confirm' });
const CONTROL = resolvePolicy({ on_inconclusive: 'confirm', confirm: { control: true } });

/** Draws `suites` suites of the cell and lets the gate decide on each; the same seed and cell give the same shares. */
export function decisionsOf(cell: DecisionCell, suites: number, seed: string): Policies {
  const draw = passFailModel(cell);
  const random = randomOf(`${seed}/${JSON.stringify(cell)}`);
  const plain = { pass: 0, inconclusive: 0, fail: 0, extra: 0 };
  const confirm = { ...plain };
  for (let suite = 0; suite < suites; suite += 1) {
    const { candidate, main } = draw(random);
    const look = lookAt(run(candidate, cell.trials, random), mainRuns(main, cell, random));
    count(plain, look(PLAIN, null).decision, suites);
    const first = look(CONFIRM, null);
    const asked = first.confirm?.scenarios ?? [];
    confirm.extra += (asked.length * (first.confirm?.trials ?? 0)) / suites;
    const again = asked.map((id) => candidate[Number(id)] ?? 0);
    const fresh = asked.length === 0 ? null : run(again, first.confirm?.trials ?? 0, random, asked);
    count(confirm, fresh === null ? first.decision : look(CONFIRM, freshTrials(fresh)).decision, suites);
  }
  return { plain, confirm };
}

/** What fresh trials say, whatever the first look decided: shares of runs, and the mean number of trials that ran again. */
export interface Confirmed {
  /** Fresh trials confirm that scenarios broke. */
  readonly confirmed: number;
  /** The run is blocked, by fresh trials or by the first look. */
  readonly fail: number;
  readonly extra: number;
}

/** What becomes of a cell's suites compared with main's stored runs, and with a control on the same seeds. */
export function controlledOf(
  cell: DecisionCell,
  suites: number,
  seed: string,
): Readonly<Record<'stored' | 'control', Confirmed>> {
  const draw = passFailModel(cell);
  const random = randomOf(`${seed}/${JSON.stringify(cell)}`);
  const stored = { confirmed: 0, fail: 0, extra: 0 };
  const control = { ...stored };
  for (let suite = 0; suite < suites; suite += 1) {
    const rates = draw(random);
    const first = run(rates.candidate, cell.trials, random);
    const look = lookAt(first, mainRuns(rates.main, cell, random));
    // Trials of every scenario that failed: those that nobody asks for do not count.
    const failed = first.scenarios.flatMap(({ scenario, rubrics: { r } }) =>
      r !== undefined && r.passed * 2 < r.scores.length ? [scenario] : [],
    );
    const again = (side: readonly number[]) =>
      freshTrials(
        run(
          failed.map((id) => side[Number(id)] ?? 0),
          5,
          random,
          failed,
        ),
      );
    const [fresh, ofMain] = [again(rates.candidate), again(rates.control)];
    const both = [...fresh, ...ofMain.map((trial) => ({ ...trial, control: true as const }))];
    for (const [shares, decision, sides] of [
      [stored, look(CONFIRM, fresh), 1],
      [control, look(CONTROL, both), 2],
    ] as const) {
      shares.confirmed += Number(decision.findings.some(({ code }) => code === 'scenarios-broke')) / suites;
      shares.fail += Number(decision.decision === 'fail') / suites;
      shares.extra += (decision.confirmed.length * 5 * sides) / suites;
    }
  }
  return { stored, control };
}

/** Scenarios of unchanged suites that broke, were fixed and are flaky, added up over `suites` suites. */
export function flipsOf(cell: DecisionCell, suites: number, seed: string) {
  const draw = passFailModel(cell);
  const random = randomOf(`${seed}/flips/${JSON.stringify(cell)}`);
  const found = { broke: 0, fixed: 0, flaky: 0 };
  for (let suite = 0; suite < suites; suite += 1) {
    const { candidate, main } = draw(random);
    const { flips } = lookAt(run(candidate, cell.trials, random), mainRuns(main, cell, random))(PLAIN, null);
    for (const turn of ['broke', 'fixed', 'flaky'] as const) found[turn] += flips[turn].length;
  }
  return found;
}

function count(shares: { pass: number; inconclusive: number; fail: number }, decision: string, suites: number): void {
  if (decision === 'pass' || decision === 'fail' || decision === 'inconclusive') shares[decision] += 1 / suites;
  else throw new Error(`no suite is ${decision}`);
}

/** The newest five as runs, those before them as history. */
export function mainRuns(
  rates: readonly number[],
  { runs, trials }: Pick<DecisionCell, 'runs' | 'trials'>,
  random: Random,
  tagged = (report: Report): Report => report,
) {
  const all = Array.from({ length: runs }, (_, index) => ({
    report: tagged(run(rates, trials, random)),
    origin: { label: `main~${index}`, sha: String(index).padStart(40, '0') },
  }));
  const history = all.map(
    ({ report, origin }): HistoryRecord => ({
      sha: origin.sha,
      time: '2026-11-21',
      trials: 0,
      scenarios: 0,
      metrics: [],
      report: report as unknown as object,
    }),
  );
  return { baselines: all.slice(0, 5), history };
}

/** @param memory of the pull request; undefined for a single push */
export function lookAt(
  candidate: Report,
  main: Pick<GateInput, 'baselines' | 'history'>,
  memory?: GateInput['memory'],
) {
  return (policy: ResolvedPolicy, fresh: readonly FreshTrial[] | null) =>
    decide({
      suite: 'agent',
      policy,
      candidate,
      candidateOrigin: {},
      ...main,
      waivers: [],
      today: '2026-11-21',
      notes: [],
      config: null,
      relaxed: [],
      confirm: fresh && { trials: fresh, asked: null },
      memory,
    });
}

export function freshTrials({ scenarios }: Report): readonly FreshTrial[] {
  return scenarios.flatMap(({ scenario, content, trials = [] }) =>
    trials.map((mark, index) => ({ scenario, content, attempt: 1, trial: index, order: index, ...mark })),
  );
}

let facts = 0;

/** A run of scenarios that pass this often. */
export function run(rates: readonly number[], trials: number, random: Random, ids?: readonly string[]): Report {
  const scenarios = rates.map((rate, index): ScenarioReport => {
    const scores = Array.from({ length: trials }, () => (random.uniform() < rate ? 1 : 0));
    const passed = scores.reduce<number>((sum, score) => sum + score, 0);
    return {
      scenario: ids?.[index] ?? String(index).padStart(3, '0'),
      content: `sha256:${'0'.repeat(64)}`,
      tags: [],
      errored: { agent: 0, infrastructure: 0, judge: 0 },
      trials: scores.map((score) => ({ facts: String(facts++), ...(score === 1 ? {} : { failed: ['r'] }) })),
      rubrics: { r: { scores, passed, criteria: {}, failures: [] } },
    };
  });
  const all = scenarios.flatMap(({ rubrics }) => rubrics.r?.scores ?? []);
  const passed = all.filter((score) => score === 1).length;
  return {
    schema: 1,
    trials: { scored: all.length, errored: { agent: 0, infrastructure: 0, judge: 0 }, unclassified: 0 },
    rubrics: [
      {
        rubric: 'r',
        version: '1.0.0',
        hash: `sha256:${'1'.repeat(64)}`,
        metric: 'TCR',
        score: all.length === 0 ? null : passed / all.length,
        trials: { passed, total: all.length },
        outcomes: [],
        criteria: [],
      },
    ],
    scenarios,
    errored: [],
  };
}
