import { counted } from '../contract/counted.ts';
import type { JudgeCount, Report } from '../scoring/report.ts';

/**
 * Whether the same models judged both runs. Recorded verdicts cannot be given again, so where others did, what rests on them is not
 * compared. Whom the gate asks is needed in some runs and not in others: there only another one counts.
 */
export function sameJudges({ judges: own = [], trials }: Judged, { judges: main = [] }: Judged): boolean {
  // Without a verdict nobody has judged, which is told as such.
  if (trials.scored === 0) return true;
  return sameRecorded(recordedIn(own), recordedIn(main)) && sameAsked(askedIn(own), askedIn(main));
}

/** A judge that main does not name may be any: else nobody could begin to name theirs. */
function sameRecorded(now: Names, then: Names): boolean {
  const isUnnamed = then.size === 0 || then.has(null);
  const gone = [...then].filter((judge) => judge !== null && !now.has(judge));
  const added = [...now].filter((judge) => !then.has(judge));
  return gone.length === 0 && added.every((judge) => judge !== null && isUnnamed);
}

function sameAsked(now: Names, then: Names): boolean {
  return now.size === 0 || then.size === 0 || sameRecorded(now, then);
}

type Names = ReadonlySet<string | null>;

/** The names under which trials record who judged them; null for none. */
export function recordedIn(judges: readonly JudgeCount[]): Names {
  return new Set(judges.flatMap(({ judge, asked }) => (asked ? [] : [judge])));
}

function askedIn(judges: readonly JudgeCount[]): Names {
  return new Set(judges.flatMap(({ judge, asked }) => (asked ? [judge] : [])));
}

type Judged = Pick<Report, 'judges' | 'trials'>;

/** For people: `a, b`; with their trials where there are several, and who of them was asked. */
export function judgeNames(judges: readonly JudgeCount[]): string {
  if (judges.length === 0) return 'none';
  const one = judges.length === 1;
  return judges
    .map(({ judge, trials, asked }) => {
      const aside = [...(one ? [] : [counted(trials, 'trial')]), ...(asked && !one ? ['asked'] : [])].join(', ');
      return `${judge ?? 'unnamed'}${aside === '' ? '' : ` (${aside})`}`;
    })
    .join(', ');
}
