import { byFamily } from './families.ts';
import { FEWEST_RUNS } from './history.ts';
import { fewest, sum, variance } from './moments.ts';
import type { Stratum, TrialCount } from './stratified.ts';

/** Degrees of freedom of the prior that the scenarios of a family fail independently. */
const PRIOR = 4;

/** A scenario with its failures in each run of main, newest first. */
export interface FamilyMember extends Stratum {
  /** Shared by scenarios that paraphrase one case. */
  readonly family?: string | undefined;
  readonly failures: readonly number[];
}

/**
 * Groups scenarios by family; a scenario without one stands alone. Families with fewer than three runs of main are left out: how far their
 * scenarios fail together is not known.
 */
export function groupFamilies<Member extends FamilyMember>(
  scenarios: readonly Member[],
): readonly (readonly [Member, ...Member[]])[] {
  return byFamily(scenarios, ({ family }) => family).filter(
    (members) => members.length === 1 || runsOf(members) >= FEWEST_RUNS,
  );
}

/** One stratum for each group: a family's failures and trials, divided by how far its scenarios fail together. */
export function familyStrata(groups: readonly (readonly [FamilyMember, ...FamilyMember[]])[]): readonly Stratum[] {
  const effect = designEffect(groups);
  return groups.map((members) => {
    const [first] = members;
    if (members.length === 1) return first;
    const side = (counts: readonly TrialCount[]): TrialCount => {
      const trials = Math.max(1, Math.floor(sum(counts.map((count) => count.trials)) / effect));
      return { failed: Math.min(trials, Math.round(sum(counts.map(({ failed }) => failed)) / effect)), trials };
    };
    return {
      candidate: side(members.map(({ candidate }) => candidate)),
      main: side(members.map(({ main }) => main)),
    };
  });
}

/**
 * How far scenarios of one family fail together, at least 1: g = max(1, (4 + nu v / u) / (4 + nu)) for the between-run variance v of the
 * families' failures and u of their scenarios', over nu degrees of freedom. All families share it.
 * Source: the design effect of cluster sampling, Kish (1965), with a prior of four degrees of freedom.
 */
function designEffect(groups: readonly (readonly [FamilyMember, ...FamilyMember[]])[]): number {
  const families = groups.filter(({ length }) => length > 1);
  const byRun = families.map((members) => {
    const rows = members.map(({ failures }) => failures.slice(0, runsOf(members)));
    return { rows, sums: Array.from({ length: runsOf(members) }, (_, run) => sum(rows.map((row) => row[run] ?? 0))) };
  });
  const alone = sum(byRun.flatMap(({ rows }) => rows.map(variance)));
  if (alone === 0) return 1;
  const together = sum(byRun.map(({ sums }) => variance(sums)));
  const freedom = sum(byRun.map(({ sums }) => sums.length - 1));
  return Math.max(1, (PRIOR + (freedom * together) / alone) / (PRIOR + freedom));
}

function runsOf(members: readonly FamilyMember[]): number {
  return fewest(members.map(({ failures }) => failures.length));
}
