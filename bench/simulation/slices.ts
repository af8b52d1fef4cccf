import type { Report } from '../../schemas/types/report.ts';
import { resolvePolicy } from '../../src/gating/policy/resolve-policy.ts';
import { type DecisionCell, lookAt, mainRuns, run } from './decisions.ts';
import { passFailModel } from './model.ts';
import { randomOf } from './random.ts';

const WARN = resolvePolicy({});
const BLOCK = resolvePolicy({ gate: { slices: { effect: 'block' } } });

/** Scenarios, trials, runs of main. */
const SUITES = [
  [30, 1, 1],
  [30, 1, 5],
  [30, 3, 1],
  [30, 3, 5],
  [60, 3, 5],
] as const;

/** How often each scenario passes on both sides, and its tag. */
interface Situation {
  readonly main: readonly number[];
  readonly candidate: readonly number[];
  readonly tagOf: (index: number) => string;
}

type Make = (main: readonly number[]) => Situation;

const SITUATIONS: Readonly<Record<string, Make>> = {
  unchanged: (main) => ({ main, candidate: main, tagOf: fifth(main.length) }),
  'five tagged 95 -> 45 %, the rest +6': (main) => ({
    main: main.map((rate, index) => (index < 5 ? 0.95 : rate)),
    candidate: main.map((rate, index) => (index < 5 ? 0.45 : Math.min(1, rate + 0.06))),
    tagOf: (index) => (index < 5 ? 'g0' : `g${1 + (index % 4)}`),
  }),
  'a fifth of the suite halves': (main) => ({
    main,
    candidate: main.map((rate, index) => (fifth(main.length)(index) === 'g0' ? rate / 2 : rate)),
    tagOf: fifth(main.length),
  }),
};

function fifth(scenarios: number): (index: number) => string {
  return (index) => `g${Math.floor((5 * index) / scenarios)}`;
}

/** How often a slice is worth a look, and how often it blocks under `effect: block`; `suites` drawn per cell. */
export function* slicesTable(suites: number, seed: string): Generator<string> {
  yield 'Five groups by tag: % worth a look by a slice / blocked by a slice under `effect: block` / worth a look by anything';
  yield `| suite, runs of main | ${Object.keys(SITUATIONS).join(' | ')} |`;
  yield '|---|---|---|---|';
  for (const [scenarios, trials, runs] of SUITES) {
    const cell = { scenarios, trials, runs, noise: 'typical' } as const;
    const texts = Object.values(SITUATIONS).map((make) => shares(cell, make, suites, seed));
    yield `| ${scenarios} x ${trials}, ${runs} | ${texts.join(' | ')} |`;
  }
}

function shares(cell: DecisionCell, make: Make, suites: number, seed: string): string {
  const draw = passFailModel(cell);
  const random = randomOf(`${seed}/slices/${JSON.stringify(cell)}`);
  let [looks, blocks, inconclusive] = [0, 0, 0];
  for (let suite = 0; suite < suites; suite += 1) {
    const { main, candidate, tagOf } = make(draw(random).main);
    const tagged = (report: Report): Report => ({
      ...report,
      scenarios: report.scenarios.map((scenario, index) => ({ ...scenario, tags: [tagOf(index)] })),
    });
    const onMain = mainRuns(main, cell, random, tagged);
    const look = lookAt(tagged(run(candidate, cell.trials, random)), onMain);
    const codesOf = (policy: typeof WARN) => look(policy, null).findings.map(({ code }) => code);
    if (codesOf(WARN).includes('slice-may-have-dropped')) looks += 1;
    if (codesOf(BLOCK).includes('slice-dropped')) blocks += 1;
    if (look(WARN, null).decision === 'inconclusive') inconclusive += 1;
  }
  return [looks, blocks, inconclusive].map((count) => ((100 * count) / suites).toFixed(1)).join(' / ');
}
