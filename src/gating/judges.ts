import { counted } from '../contract/counted.ts';
import type { JudgeCount, Report } from '../scoring/report.ts';

/**
 * Whether the same models judged both runs. Recorded verdicts cannot be given again, so where others did, what rests on them is not
 * compared. A judge that main does not name may be any: else nobody could begin to name theirs.
 */
export function sameJudges({ judges: own = [], trials }: Judged, { judges: main = [] }: Judged): boolean {
  // Without a verdict nobody has judged, which is told as such.
  if (trials.scored === 0) return true;
  const [now, then] = [new Set(own.map(nameOf)), new Set(main.map(nameOf))];
  const isUnnamed = then.size === 0 || then.has(null);
  const gone = [...then].filter((judge) => judge !== null && !now.has(judge));
  const added = [...now].filter((judge) => !then.has(judge));
  return gone.length === 0 && added.every((judge) => judge !== null && isUnnamed);
}

type Judged = Pick<Report, 'judges' | 'trials'>;

function nameOf({ judge }: JudgeCount): string | null {
  return judge;
}

/** For people: `a, b`; with their trials where there are several. */
export function judgeNames(judges: readonly JudgeCount[]): string {
  if (judges.length === 0) return 'none';
  const one = judges.length === 1;
  return judges
    .map(({ judge, trials }) => `${judge ?? 'unnamed'}${one ? '' : ` (${counted(trials, 'trial')})`}`)
    .join(', ');
}
