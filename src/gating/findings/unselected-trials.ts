import type { ReadBy, Report } from '../../../schemas/types/report.ts';
import { counted } from '../../contract/text.ts';
import { COUNTED_UNSELECTED } from '../../suite/select-trials.ts';
import type { Finding } from '../decision.ts';
import { nameList } from '../wording.ts';

/** What `select` leaves out of the results, for nobody misses what was never scored. */
export function unselectedTrials({ read_by: readBy }: Report): readonly Finding[] {
  const what = readBy && describeUnselected(readBy);
  return what === undefined ? [] : [{ code: 'trials-unselected', effect: 'notice', what }];
}

/** The same as a sentence; undefined where nothing is left out. */
export function describeUnselected({ select = [], unselected }: ReadBy): string | undefined {
  if (unselected === undefined) return undefined;
  const { trials, scenarios } = unselected;
  return `The selection ${nameList(select)} leaves out ${counted(trials, 'trial')} of these results${describeWhole(scenarios)}`;
}

function describeWhole(scenarios: number | undefined): string {
  if (scenarios === undefined) return `, of more than ${counted(COUNTED_UNSELECTED, 'scenario')}`;
  return scenarios === 0 ? '' : `, among them all of ${counted(scenarios, 'scenario')}`;
}
