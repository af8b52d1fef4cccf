import { counted } from '../../contract/counted.ts';
import type { ScenarioReport } from '../../scoring/report.ts';
import type { Pair } from '../comparing/pairing.ts';
import { SLACK } from '../statistics/rates.ts';
import { nameList } from '../wording.ts';

/** Which scenarios moved where a rate as a whole did not fall: what got worse blocks by itself, and what got better hides it. */
interface Moved {
  /** `` worse than on main in `b` and better in `a`, of 20 paired scenarios ``. */
  readonly what: string;
  /** `worse in 1 of 20 paired scenarios`. */
  readonly actual: string;
}

/** @param rateOf the rate of one scenario, null where it has none */
export function movedScenarios(pairs: readonly Pair[], rateOf: (scenario: ScenarioReport) => number | null): Moved {
  const changes = pairs.flatMap(({ scenario, candidate, runs: [newest] }) => {
    const [now, then] = [rateOf(candidate), newest ? rateOf(newest) : null];
    return now === null || then === null ? [] : [{ scenario, change: now - then }];
  });
  const worse = changes.filter(({ change }) => change < -SLACK).map(({ scenario }) => scenario);
  const better = changes.filter(({ change }) => change > SLACK).map(({ scenario }) => scenario);
  const all = counted(changes.length, 'paired scenario');
  const gained = better.length === 0 ? '' : ` and better in ${nameList(better)}`;
  return {
    what: `worse than on main in ${nameList(worse)}${gained}, of ${all}`,
    actual: `worse in ${worse.length} of ${all}`,
  };
}
