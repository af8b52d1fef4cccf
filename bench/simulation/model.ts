import type { Random } from './random.ts';
import type { CriterionSample, MetricSample } from './samples.ts';

/** Standard deviations of the logit: between scenarios, between criteria of one scenario, between trials. */
export interface Noise {
  readonly scenario: number;
  readonly criterion: number;
  readonly trial: number;
}

export const NOISES = {
  low: { scenario: 5, criterion: 2, trial: 0.4 },
  typical: { scenario: 2, criterion: 1, trial: 1 },
  high: { scenario: 0.7, criterion: 0.3, trial: 1.5 },
} as const satisfies Record<string, Noise>;

/** What the candidate does to the agent; `same` and `churn` do not make it worse. */
const CHANGES = ['same', 'churn', 'down-5', 'down-10', 'dead-eighth', 'criterion-20'] as const;
export type Change = (typeof CHANGES)[number];

export interface Suite {
  readonly scenarios: number;
  readonly trials: number;
  readonly runs: number;
  readonly noise: Noise;
  readonly change: Change;
}

/** Both sides of a drawn suite, main's newest run first. */
export interface Drawn {
  readonly metric: MetricSample;
  readonly criteria: readonly CriterionSample[];
}

const WEIGHTS = [0.4, 0.3, 0.2, 0.1] as const;
const DIFFICULTIES = [0.3, 0, -0.3, -0.6] as const;
const RATE = 0.8;
const TOLERANCE = 0.02;
const DEAD_SHARE = 0.125;
const CHURN = 1;

/** Draws suites of one kind: logit P(pass) = ability + scenario + scenario x criterion + trial - difficulty, mean score 0.80. */
export function suiteModel(suite: Suite): (random: Random) => Drawn {
  const before = abilities(RATE, spreadOf(suite.noise, 0));
  const after = abilitiesAfter(suite.change, suite.noise, before);
  const dead = suite.change === 'dead-eighth' ? Math.floor(suite.scenarios * DEAD_SHARE) : 0;
  return (random) => {
    const scenarios = Array.from({ length: suite.scenarios }, (_, i) => {
      const own = ownEffects(suite.noise, random);
      const moved = suite.change === 'churn' ? CHURN * random.normal() : 0;
      const run = (levels: readonly number[]) => drawRun(suite, own, levels, random);
      const baseline = Array.from({ length: suite.runs }, () => run(before));
      return { candidate: i < dead ? noPass(suite.trials) : run(after.map((level) => level + moved)), baseline };
    });
    return samples(scenarios);
  };
}

type Trials = readonly (readonly boolean[])[];

function drawRun(suite: Suite, own: readonly number[], levels: readonly number[], random: Random): Trials {
  return Array.from({ length: suite.trials }, () => {
    const trial = suite.noise.trial * random.normal();
    return levels.map((level, c) => random.uniform() < logistic(level + (own[c] ?? 0) + trial));
  });
}

function noPass(trials: number): Trials {
  return Array.from({ length: trials }, () => WEIGHTS.map(() => false));
}

function ownEffects(noise: Noise, random: Random): readonly number[] {
  const scenario = noise.scenario * random.normal();
  return WEIGHTS.map(() => scenario + noise.criterion * random.normal());
}

/** The two sides as the gate reads them: trial scores of the metric, and tallies of each criterion. */
export function samples(
  scenarios: readonly { readonly candidate: Trials; readonly baseline: readonly Trials[] }[],
): Drawn {
  const metric = {
    key: 'TCR',
    tolerance: TOLERANCE,
    scenarios: scenarios.map(({ candidate, baseline }) => ({
      candidate: candidate.map(scoreOf),
      baseline: baseline.map((run) => run.map(scoreOf)),
    })),
  };
  const criteria = WEIGHTS.map((weight, c) => ({
    key: `weight-${weight}`,
    tolerance: TOLERANCE,
    scenarios: scenarios.map(({ candidate, baseline }) => ({
      candidate: tallyOf(candidate, c),
      baseline: baseline.map((run) => tallyOf(run, c)),
    })),
  }));
  return { metric, criteria };
}

function scoreOf(trial: readonly boolean[]): number {
  return WEIGHTS.reduce((sum, weight, c) => (trial[c] === true ? sum + weight : sum), 0);
}

function tallyOf(trials: Trials, criterion: number) {
  return {
    passed: trials.reduce((sum, trial) => (trial[criterion] === true ? sum + 1 : sum), 0),
    total: trials.length,
  };
}

/** Ability per criterion, its difficulty taken off. */
function abilitiesAfter(change: Change, noise: Noise, before: readonly number[]): readonly number[] {
  if (change === 'churn') return abilities(RATE, spreadOf(noise, CHURN));
  if (change === 'down-5') return abilities(RATE - 0.05, spreadOf(noise, 0));
  if (change === 'down-10') return abilities(RATE - 0.1, spreadOf(noise, 0));
  if (change === 'criterion-20') return lastDown(before, spreadOf(noise, 0));
  return before;
}

function lastDown(before: readonly number[], spread: number): readonly number[] {
  const last = before.at(-1) ?? 0;
  const aim = passRate(last, spread) - 0.2;
  return [...before.slice(0, -1), solve((level) => passRate(level, spread), aim)];
}

function abilities(rate: number, spread: number): readonly number[] {
  const score = (ability: number) =>
    WEIGHTS.reduce((sum, weight, c) => sum + weight * passRate(ability - (DIFFICULTIES[c] ?? 0), spread), 0);
  const ability = solve(score, rate);
  return DIFFICULTIES.map((difficulty) => ability - difficulty);
}

function spreadOf(noise: Noise, churn: number): number {
  return Math.hypot(noise.scenario, noise.criterion, noise.trial, churn);
}

/** Mean of logistic(level + spread * Z), Z standard normal, by the trapezoid rule. */
function passRate(level: number, spread: number): number {
  let rate = 0;
  let mass = 0;
  for (let z = -8; z <= 8; z += 0.02) {
    const density = Math.exp(-0.5 * z * z);
    rate += density * logistic(level + spread * z);
    mass += density;
  }
  return rate / mass;
}

function solve(rising: (x: number) => number, aim: number): number {
  let low = -50;
  let high = 50;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (rising(middle) < aim) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** What a pass-or-fail suite is, and what the candidate does to it. */
export interface PassFail {
  readonly scenarios: number;
  readonly trials: number;
  readonly noise: keyof typeof NOISES;
  /** Points of the rate by which all scenarios drop together, 0 to 1. */
  readonly drop?: number;
  /** Scenarios that always fail from now on. */
  readonly dead?: number;
  /** Scenarios that pass half as often from now on. */
  readonly halved?: number;
  readonly churn?: boolean;
  /** Spread in logits by which the day of the pull request moves each scenario, on both sides. */
  readonly day?: number;
  /** Scenarios that the environment breaks that day, on both sides. */
  readonly outage?: number;
}

/** A scenario that dies passed at least this often before. */
const SOLID = 0.9;

/** How often each scenario passes: in the pull request, on main when its runs were stored, and on main on the day of the pull request. */
interface PassRates {
  readonly candidate: readonly number[];
  readonly main: readonly number[];
  readonly control: readonly number[];
}

/** Draws how often each scenario passes on both sides; mean 0.80 on main. */
export function passFailModel(cell: PassFail): (random: Random) => PassRates {
  const { scenarios, drop = 0, dead = 0, halved = 0, churn = false, day = 0, outage = 0 } = cell;
  const noise = NOISES[cell.noise];
  const own = Math.hypot(noise.scenario, noise.criterion);
  const levelFor = (rate: number, moved: number) =>
    solve((level) => passRate(level, Math.hypot(own, noise.trial, moved)), rate);
  const moved = churn ? CHURN : 0;
  const [before, after] = [levelFor(RATE, 0), levelFor(RATE - drop, moved)];
  const ofTrial = trialRates(noise.trial);
  return (random) => {
    const effects = Array.from({ length: scenarios }, () => own * random.normal());
    const main = effects.map((effect) => ofTrial(before + effect));
    const solid = main.flatMap((rate, i) => (rate >= SOLID ? [i] : []));
    const broken = new Set(solid.slice(0, Math.max(dead, outage)));
    const weak = new Set(solid.slice(0, halved));
    const ofDay = effects.map(() => (day === 0 ? 0 : day * random.normal()));
    const isOut = (i: number): boolean => outage > 0 && broken.has(i);
    return {
      main,
      candidate: effects.map((effect, i) => {
        if (broken.has(i)) return 0;
        const rate = ofTrial(after + effect + (ofDay[i] ?? 0) + (moved === 0 ? 0 : moved * random.normal()));
        return weak.has(i) ? rate / 2 : rate;
      }),
      control: effects.map((effect, i) => (isOut(i) ? 0 : ofTrial(before + effect + (ofDay[i] ?? 0)))),
    };
  };
}

/** How often a trial passes at a level, its own noise averaged out: read from a table of steps of 0.05. */
function trialRates(spread: number): (level: number) => number {
  const table = new Map<number, number>();
  return (level) => {
    const step = Math.round(Math.max(-30, Math.min(30, level)) * 20);
    const known = table.get(step) ?? passRate(step / 20, spread);
    table.set(step, known);
    return known;
  };
}
