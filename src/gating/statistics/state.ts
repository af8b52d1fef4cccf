import { FEWEST_SCENARIOS } from './paired.ts';
import type { Evidence, SampleComparison, TestedState } from './pairing.ts';
import type { Interval } from './proportions.ts';
import { SLACK } from './rates.ts';

interface Judged {
  readonly state: TestedState;
  readonly decidedBy: SampleComparison['decidedBy'];
  readonly leaningDown: boolean;
}

/**
 * The state of one comparison: `regressed` and `improved` need evidence (adjusted p at most alpha) and size (at least the tolerance),
 * `unchanged` needs the interval to exclude a drop of the tolerance. `units` counts scenarios, or families of them. That every
 * scenario fell clearly (`allFell`) is evidence too: the p of so few may be too large however clear the drop is (2^-5 = 0.03).
 */
export function stateOf(of: {
  readonly estimate: number | null;
  readonly units: number;
  readonly interval: Interval | null;
  readonly allFell: boolean;
  readonly evidence: readonly Evidence[];
  readonly tolerance: number;
  readonly alpha: number;
}): Judged {
  const { estimate, units, evidence, tolerance, alpha } = of;
  if (estimate === null) return undecided('not-comparable');
  if (units < FEWEST_SCENARIOS) return undecided('insufficient');
  const worse = evidence.filter(({ adjustedWorse }) => adjustedWorse <= alpha).map(({ test }) => test);
  const better = evidence.filter(({ adjustedBetter }) => adjustedBetter <= alpha).map(({ test }) => test);
  const down = estimate < 0 && estimate <= -tolerance + SLACK;
  const up = estimate > 0 && estimate >= tolerance - SLACK;
  if (worse.length > 0 && down) return { state: 'regressed', decidedBy: worse, leaningDown: false };
  if (of.allFell && down) return { state: 'regressed', decidedBy: ['paired-t'], leaningDown: false };
  if (better.length > 0 && up) return { state: 'improved', decidedBy: better, leaningDown: false };
  if (of.interval !== null && of.interval.lower > -tolerance) return undecided('unchanged');
  return { state: 'inconclusive', decidedBy: [], leaningDown: down };
}

function undecided(state: TestedState): Judged {
  return { state, decidedBy: [], leaningDown: false };
}
