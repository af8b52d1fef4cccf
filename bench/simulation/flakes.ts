import { type Drawn, samples } from './model.ts';
import type { Random } from './random.ts';

/** Suites of equal scenarios that fail as a whole now and then, on either side: nobody changed anything. */
export interface Flakes {
  readonly scenarios: number;
  readonly trials: number;
  /** How often a trial fails, 0 to 1. */
  readonly rate: number;
  /** Share of scenarios whose trials repeat the run's first (a cache, temperature 0), 0 to 1. */
  readonly copied: number;
}

/** Draws both sides of a suite of flaky scenarios. */
export function drawFlakes(flakes: Flakes, runs: number, random: Random): Drawn {
  const scenarios = Array.from({ length: flakes.scenarios }, () => {
    const copied = random.uniform() < flakes.copied;
    const run = () => drawRun(flakes, copied, random);
    return { candidate: run(), baseline: Array.from({ length: runs }, run) };
  });
  return samples(scenarios);
}

function drawRun({ trials, rate }: Flakes, copied: boolean, random: Random) {
  const first = random.uniform() >= rate;
  return Array.from({ length: trials }, (_, i) => {
    const passes = i === 0 || copied ? first : random.uniform() >= rate;
    return [passes, passes, passes, passes];
  });
}
