import type { PullMemory } from '../../schemas/types/gate.ts';
import { memoryAfter, NO_MEMORY } from '../../src/gating/memory.ts';
import { CONFIRM, type DecisionCell, freshTrials, lookAt, mainRuns, run } from './decisions.ts';
import { passFailModel } from './model.ts';
import { type Random, randomOf } from './random.ts';

/** Points by which the agent drops at each push, 0 to 1. */
type Pushes = readonly number[];

const DOWN = 0.1;
const SIZES = [
  [50, 3],
  [30, 3],
] as const;

/** What becomes of pull requests of several pushes, without a memory and with one. */
export function* memoryTable(suites: number, seed: string): Generator<string> {
  yield 'Pull requests of several pushes under `on_inconclusive: confirm`, five runs of main (%), without a memory > with it';
  yield '| suite | all pushes -10 points: green by push 1 / 3 / 5 / 10 | 20 unchanged pushes: a `fail` (or held) | -10 points, blocked, then fixed: green | -10 points arrive at push 8: green |';
  yield '|---|---|---|---|---|';
  for (const [scenarios, trials] of SIZES) {
    const cell = { scenarios, trials, runs: 5, noise: 'typical' } as const;
    const sides = [false, true].map((remembers) => rowOf(cell, remembers, suites, seed));
    const [today = [], now = []] = sides;
    yield `| ${scenarios} x ${trials} | ${today.map((text, index) => `${text} > ${now[index]}`).join(' | ')} |`;
  }
}

function rowOf(cell: DecisionCell, remembers: boolean, suites: number, seed: string): readonly string[] {
  const play = (name: string, pushes: Pushes, stops?: (codes: readonly number[]) => boolean) => {
    const random = randomOf(`${seed}/${name}/${JSON.stringify(cell)}`);
    return Array.from({ length: suites }, () => codesOf(cell, pushes, { remembers, random, stops }));
  };
  const share = (all: readonly (readonly number[])[], is: (codes: readonly number[]) => boolean) =>
    ((100 * all.filter(is).length) / all.length).toFixed(1);
  const down = play('down', Array(10).fill(DOWN));
  const unchanged = play('unchanged', Array(20).fill(0));
  const fixed = play('fixed', [DOWN, 0], ([first]) => first !== 1).filter(({ length }) => length > 1);
  const late = play('late', [...Array(7).fill(0), DOWN], undefined);
  const byPush = [1, 3, 5, 10].map((count) => share(down, (codes) => codes.slice(0, count).includes(0)));
  return [
    byPush.join(' / '),
    `${share(unchanged, (codes) => codes.includes(1))} (${share(unchanged, (codes) => codes.some((code) => code > 0))})`,
    share(fixed, (codes) => codes[1] === 0),
    share(late, (codes) => codes.at(-1) === 0),
  ];
}

interface Play {
  readonly remembers: boolean;
  readonly random: Random;
  /** Whether the further pushes are of no interest. */
  readonly stops?: ((codes: readonly number[]) => boolean) | undefined;
}

/** The exit code of each push of one pull request; fresh trials come where they are asked for. */
function codesOf(cell: DecisionCell, pushes: Pushes, { remembers, random, stops }: Play): readonly number[] {
  const { main, down } = ratesOf(cell)(random);
  const runs = mainRuns(main, cell, random);
  const codes: number[] = [];
  let memory: PullMemory = NO_MEMORY;
  for (const drop of pushes) {
    if (codes.length > 0 && stops?.(codes)) break;
    const rates = drop === 0 ? main : down;
    const look = lookAt(run(rates, cell.trials, random), runs, remembers ? memory : undefined);
    const first = look(CONFIRM, null);
    const { scenarios: asked = [], trials = 0 } = first.confirm ?? {};
    const again = asked.map((id) => rates[Number(id)] ?? 0);
    const decision = asked.length === 0 ? first : look(CONFIRM, freshTrials(run(again, trials, random, asked)));
    memory = memoryAfter(decision, memory);
    codes.push(decision.exit_code);
  }
  return codes;
}

/** The rates of main, and those of an agent that is worse by a drop. */
function ratesOf(cell: DecisionCell) {
  const draw = passFailModel({ ...cell, drop: DOWN });
  return (random: Random) => {
    const { main, candidate } = draw(random);
    return { main, down: candidate };
  };
}
