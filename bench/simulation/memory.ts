import type { Decision } from '../../schemas/types/decision.ts';
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

/** What became of a push. */
interface Ended {
  /** Nothing blocks: it passes, or is worth a look. */
  readonly isGreen: boolean;
  readonly decision: Decision['decision'];
}

/** What becomes of pull requests of several pushes, without a memory and with one; both see the same agents. */
export function* memoryTable(suites: number, seed: string): Generator<string> {
  yield 'Pull requests of several pushes under `on_inconclusive: confirm`, five runs of main: % green, of these `pass` alone in brackets, without a memory > with it';
  yield '| suite | all pushes -10 points, by push 1 / 3 / 5 / 10 | 20 unchanged pushes: a `fail`, held too | -10 points, blocked, then fixed | -10 points arrive at push 8 |';
  yield '|---|---|---|---|---|';
  for (const [scenarios, trials] of SIZES) {
    const cell = { scenarios, trials, runs: 5, noise: 'typical' } as const;
    const [today = [], now = []] = [false, true].map((remembers) => rowOf(cell, remembers, suites, seed));
    yield `| ${scenarios} x ${trials} | ${today.map((text, index) => `${text} > ${now[index]}`).join(' | ')} |`;
  }
}

function rowOf(cell: DecisionCell, remembers: boolean, suites: number, seed: string): readonly string[] {
  const rates = ratesOf(cell);
  const play = (name: string, pushes: Pushes, stops?: Play['stops']) =>
    Array.from({ length: suites }, (_, suite) => {
      const random = randomOf(`${seed}/${name}/${suite}/${JSON.stringify(cell)}`);
      return playPushes(cell, pushes, { remembers, random, stops, ...rates(random) });
    });
  const down = play('down', Array(10).fill(DOWN));
  const unchanged = play('unchanged', Array(20).fill(0));
  const fixed = play('fixed', [DOWN, 0], ([first]) => first?.decision !== 'fail').filter(({ length }) => length > 1);
  const late = play('late', [...Array(7).fill(0), DOWN]);
  const greenBy = [1, 3, 5, 10].map((count) => green(down.map((pushes) => pushes.slice(0, count))));
  const failed = unchanged.filter((pushes) => pushes.some(({ decision }) => decision === 'fail'));
  const held = unchanged.filter((pushes) => pushes.some(({ isGreen }) => !isGreen));
  const last = (all: readonly (readonly Ended[])[]) => green(all.map((pushes) => pushes.slice(-1)));
  return [
    greenBy.join(' / '),
    [failed, held].map((some) => percent(some.length / suites)).join(', '),
    last(fixed),
    last(late),
  ];
}

/** How often any of the pushes is green, and how often any passes. */
function green(all: readonly (readonly Ended[])[]): string {
  const share = (is: (push: Ended) => boolean) => percent(all.filter((pushes) => pushes.some(is)).length / all.length);
  return `${share(({ isGreen }) => isGreen)} (${share(({ decision }) => decision === 'pass')})`;
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}

interface Play extends Rates {
  readonly remembers: boolean;
  readonly random: Random;
  /** Whether the further pushes are of no interest. */
  readonly stops?: ((pushes: readonly Ended[]) => boolean) | undefined;
}

/** The pushes of one pull request; fresh trials come where they are asked for. */
function playPushes(cell: DecisionCell, pushes: Pushes, { main, down, ...play }: Play): readonly Ended[] {
  const { remembers, random, stops } = play;
  const runs = mainRuns(main, cell, random);
  const ended: Ended[] = [];
  let memory: PullMemory = NO_MEMORY;
  for (const drop of pushes) {
    if (ended.length > 0 && stops?.(ended)) break;
    const rates = drop === 0 ? main : down;
    const look = lookAt(run(rates, cell.trials, random), runs, remembers ? memory : undefined);
    const first = look(CONFIRM, null);
    const { scenarios: asked = [], trials = 0 } = first.confirm ?? {};
    const again = asked.map((id) => rates[Number(id)] ?? 0);
    const decision = asked.length === 0 ? first : look(CONFIRM, freshTrials(run(again, trials, random, asked)));
    memory = memoryAfter(decision, memory);
    ended.push({ isGreen: decision.exit_code === 0, decision: decision.decision });
  }
  return ended;
}

/** How often each scenario passes on main, and where all drop together. */
interface Rates {
  readonly main: readonly number[];
  readonly down: readonly number[];
}

function ratesOf(cell: DecisionCell): (random: Random) => Rates {
  const draw = passFailModel({ ...cell, drop: DOWN });
  return (random) => {
    const { main, candidate } = draw(random);
    return { main, down: candidate };
  };
}
