import type { Count, Report } from '../../../schemas/types/report.ts';
import { fewest } from '../statistics/moments.ts';
import { FEWEST_SCENARIOS, pairedTest } from '../statistics/paired.ts';
import { meanRate } from '../statistics/rates.ts';
import { allOfKPass, anyOfKPasses } from '../statistics/reliability.ts';
import type { Rate } from './comparison-context.ts';
import type { Pair } from './pairing.ts';
import { passesOf } from './scores.ts';

/** pass^k and pass@k: how often k trials of a scenario all pass, and how often any of them does; averages over scenarios, 0 to 1. */
interface ReliabilitySide {
  readonly all_pass: number;
  readonly any_pass: number;
}

export interface Reliability {
  /** The fewest trials that any scenario has on either side, on main over all its runs, at least 2. */
  readonly k: number;
  readonly candidate: ReliabilitySide;
  /** Of all runs of main that the metric is compared with, over the same scenarios; null where nothing is paired. */
  readonly baseline: ReliabilitySide | null;
  /** One-sided p-values that each is worse, by the paired t over scenarios; null where too few are paired. For information. */
  readonly p_worse: ReliabilitySide | null;
}

/**
 * Chance that k trials of a scenario all pass, and that any of them does, averaged over scenarios: the paired ones, or all of the candidate
 * where nothing is paired. k is the fewest trials that any of them has on either side, so that nothing is extrapolated.
 * Undefined below two trials.
 */
export function reliabilityOf(
  candidate: Report,
  { rubric: { rubric }, comparedRuns }: Pick<Rate, 'rubric' | 'comparedRuns'>,
  pairs: readonly Pair[],
): Reliability | undefined {
  const both = pairs
    .map((pair) => {
      const main = comparedRuns.flatMap((run) => pair.runs[run] ?? []);
      return { run: passesOf([pair.candidate], rubric), main: passesOf(main, rubric) };
    })
    .filter(({ run, main }) => run.total > 0 && main.total > 0);
  const alone = candidate.scenarios.map((scenario) => passesOf([scenario], rubric)).filter(({ total }) => total > 0);
  const now = both.length === 0 ? alone : both.map(({ run }) => run);
  const then = both.map(({ main }) => main);
  const k = fewest([...now, ...then].map(({ total }) => total));
  if (k < 2) return undefined;
  const after = now.map((passes) => chancesOf(passes, k));
  const before = then.map((passes) => chancesOf(passes, k));
  return {
    k,
    candidate: meanOf(after),
    baseline: before.length === 0 ? null : meanOf(before),
    p_worse: before.length < FEWEST_SCENARIOS ? null : testOf(after, before),
  };
}

function chancesOf({ passed, total }: Count, k: number): ReliabilitySide {
  return { all_pass: allOfKPass(passed, total, k) ?? 0, any_pass: anyOfKPasses(passed, total, k) ?? 0 };
}

function meanOf(scenarios: readonly ReliabilitySide[]): ReliabilitySide {
  return {
    all_pass: meanRate(scenarios.map(({ all_pass }) => all_pass)),
    any_pass: meanRate(scenarios.map(({ any_pass }) => any_pass)),
  };
}

function testOf(now: readonly ReliabilitySide[], then: readonly ReliabilitySide[]): ReliabilitySide {
  const worse = (which: keyof ReliabilitySide): number =>
    pairedTest(now.map((chances, i) => chances[which] - (then[i]?.[which] ?? 0)))?.worse ?? 1;
  return { all_pass: worse('all_pass'), any_pass: worse('any_pass') };
}
