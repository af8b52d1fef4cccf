import type { Tier } from '../../../schemas/types/policy.ts';
import type { Report } from '../../../schemas/types/report.ts';
import type { Loosening } from '../decision.ts';
import { criterionRule, metricRule, type ResolvedPolicy } from '../policy/resolve-policy.ts';
import { allOf, shortHash } from '../wording.ts';
import { inReadingOrder, type Kind, type Looser } from './looser.ts';
import { looserPolicy } from './looser-policy.ts';
import { moreSecrets } from './looser-redaction.ts';
import { looserSuite, otherSelection, type SuiteSides } from './looser-suite.ts';

/** One rubric in the ruler of the base and in the run's own. */
export interface RubricVersions {
  readonly rubric: string;
  readonly metric: string;
  /** Null where that side has none. */
  readonly old: RubricVersion | null;
  readonly new: RubricVersion | null;
  /** What changed from one to the other; `loosens` where the bar may be lower. */
  readonly changes: readonly (Loosening & { readonly loosens: boolean })[];
}

interface RubricVersion {
  readonly version: string;
  /** `sha256:` over the canonical content. */
  readonly hash: string;
}

/** Ids of the primary rubrics; null where there is none. */
interface PrimaryRubrics {
  readonly old: string | null;
  readonly new: string | null;
}

/** Both rulers, and the runs under the one that decides. */
export interface Bars {
  readonly base: ResolvedPolicy;
  readonly own: ResolvedPolicy;
  readonly rubrics: readonly RubricVersions[];
  readonly primary: PrimaryRubrics;
  /** Hash of the mapping; null where there is none. `isUsed`: the new one has read this run, and does not wait for the merge. */
  readonly mapping: { readonly old: string | null; readonly new: string | null; readonly isUsed: boolean };
  /** What lowers it before anything is compared. */
  readonly chosen: readonly Loosening[];
  readonly candidate: Report;
  /** The newest run of main; null where there is none. */
  readonly baseline: Report | null;
  /** ISO date. */
  readonly today: string;
}

/** Every way in which a run lowers its own bar, what gates first; empty where both rulers and both suites are the same. */
export function looseningsOf(bars: Bars): readonly Loosening[] {
  const { base, own, rubrics, primary, chosen, candidate, baseline, today } = bars;
  return inReadingOrder([
    ...chosen.map((one) => ({ kind: 'gating' as const, ...one })),
    ...looserPolicy(base, own),
    ...rubrics.flatMap((rubric) => looserRubric(base, rubric)),
    ...otherPrimary(base, primary),
    ...otherMapping(bars),
    ...(baseline === null ? [] : looserThanMain(base, { candidate, baseline }, today)),
  ]);
}

/** What the run itself tells beside main's: whatever the rulers say, less is asked, or less is seen. */
function looserThanMain(base: ResolvedPolicy, sides: SuiteSides, today: string): readonly Looser[] {
  return [
    ...otherSelection(sides),
    ...moreSecrets(sides.candidate, sides.baseline),
    ...looserSuite(base, sides, today),
  ];
}

function looserRubric(
  base: ResolvedPolicy,
  { rubric, metric, old, new: now, changes }: RubricVersions,
): readonly Looser[] {
  if (old !== null && now === null)
    return [
      {
        kind: kindOf(metricRule(base, metric).tier),
        subject: rubric,
        what: 'rubric',
        old: old.version,
        new: 'removed',
      },
    ];
  return changes
    .filter(({ loosens }) => loosens)
    .map(({ subject, what, old: was, new: is }) => {
      return { kind: kindOf(tierOf(base, metric, subject)), subject, what, old: was, new: is };
    });
}

/** A criterion is named with its rubric; what is not a criterion concerns the metric. */
function tierOf(base: ResolvedPolicy, metric: string, subject: string): Tier {
  return (subject.includes('/') ? criterionRule(base, subject) : metricRule(base, metric)).tier;
}

function kindOf(tier: Tier): Kind {
  return tier === 'supporting' ? 'rubric' : tier;
}

/** Another primary rubric, where the policy of the base has what goes by that: from the merge on it would mean another one. */
function otherPrimary(base: ResolvedPolicy, primary: PrimaryRubrics): readonly Looser[] {
  const bare = goingByIt(base);
  if (primary.old === null || primary.old === primary.new || bare.length === 0) return [];
  const what = `primary rubric, by which ${allOf(bare)} ${bare.length === 1 ? 'goes' : 'go'}`;
  return [{ kind: 'gating', subject: 'policy', what, old: primary.old, new: primary.new ?? 'none' }];
}

function goingByIt({ gate, waivers }: ResolvedPolicy): readonly string[] {
  const isBare = (name: string): boolean => !name.includes('/');
  const mustPass = gate.scenarios.must_pass.length > 0;
  const outcomes = Object.keys(gate.outcomes).some(isBare);
  const waived = waivers.some(({ scenario }) => scenario !== undefined);
  return [...(mustPass ? ['`must_pass`'] : []), ...(outcomes ? ['`outcomes`'] : []), ...(waived ? ['`waivers`'] : [])];
}

/** Nobody can tell from a mapping's text whether the facts that it reads flatter the agent. */
function otherMapping({ mapping: { old, new: now, isUsed } }: Bars): readonly Looser[] {
  if (old === now) return [];
  const what = `how results are read${isUsed ? ', in this run already' : ''}`;
  return [{ kind: 'rubric', subject: 'mapping', what, old: shown(old), new: shown(now) }];
}

function shown(hash: string | null): string {
  return hash === null ? 'none' : shortHash(hash);
}
