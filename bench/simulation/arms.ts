import type { LiftComparison } from '../../schemas/types/decision.ts';
import type { Report } from '../../schemas/types/report.ts';
import { must } from '../../src/contract/must.ts';
import { resolvePolicy } from '../../src/gating/policy/resolve-policy.ts';
import { variance } from '../../src/gating/statistics/moments.ts';
import { lookAt, mainRuns, run } from './decisions.ts';
import { passFailModel } from './model.ts';
import { randomOf } from './random.ts';

const POLICY = resolvePolicy({ arms: { without: { contrast: 'lift' } } });

/** Scenarios, trials of the agent, trials of the arm, runs of main. */
const SUITES = [
  [30, 3, 3, 1],
  [30, 3, 3, 5],
  [30, 3, 1, 1],
  [30, 3, 1, 5],
  [60, 5, 5, 5],
] as const;

type Suite = (typeof SUITES)[number];

/** The noise of a lift, and how often one that halves is found; `suites` drawn per cell. The arm passes half as often as the agent. */
export function* armsTable(suites: number, seed: string): Generator<string> {
  yield 'Lift: its noise / that of the score, unchanged; % of suites whose lift blocks';
  yield '| suite, trials with and without, runs of main | noise | unchanged | the skill is worth half |';
  yield '|---|---|---|---|';
  for (const suite of SUITES) {
    const [scenarios, agent, arm, runs] = suite;
    const [unchanged, halved] = [1, 0.75].map((share) => measure(suite, share, suites, seed));
    const cells = [unchanged?.noise.toFixed(1), unchanged?.blocks.toFixed(1), halved?.blocks.toFixed(1)];
    yield `| ${scenarios} x ${agent} and ${arm}, ${runs} | ${cells.join(' | ')} |`;
  }
}

/** @param share how often the candidate passes, of main's rate */
function measure([scenarios, trials, armTrials, runs]: Suite, share: number, suites: number, seed: string) {
  const cell = { scenarios, trials, runs, noise: 'typical' } as const;
  const draw = passFailModel(cell);
  const random = randomOf(`${seed}/arms/${armTrials}/${share}/${JSON.stringify(cell)}`);
  const lifts: number[] = [];
  const scores: number[] = [];
  let blocks = 0;
  for (let suite = 0; suite < suites; suite += 1) {
    const { main } = draw(random);
    const without = main.map((rate) => rate / 2);
    const withArm = (report: Report): Report => addArm(report, run(without, armTrials, random));
    const onMain = mainRuns(main, cell, random, withArm);
    const candidate = run(
      main.map((rate) => rate * share),
      trials,
      random,
    );
    const decision = lookAt(withArm(candidate), onMain)(POLICY, null);
    const lift: LiftComparison = must(decision.lifts?.[0], 'the lift');
    lifts.push(lift.delta ?? 0);
    scores.push(decision.metrics[0]?.delta ?? 0);
    if (decision.findings.some(({ code }) => code === 'lift-regressed')) blocks += 1;
  }
  return { noise: Math.sqrt(variance(lifts) / variance(scores)), blocks: (100 * blocks) / suites };
}

function addArm(report: Report, arm: Report): Report {
  return {
    ...report,
    scenarios: report.scenarios.map((scenario, index) => {
      const { rubrics } = must(arm.scenarios[index], 'the scenario of the arm');
      return { ...scenario, arms: { without: { content: scenario.content, rubrics } } };
    }),
  };
}
