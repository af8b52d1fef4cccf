import { rounded } from '../contract/rounded.ts';
import { type ComparisonContext, comparisonContext, type Rate } from './comparing/comparison-context.ts';
import { sameJudges } from './comparing/judges.ts';
import type { ComparisonInput, Pair } from './comparing/pairing.ts';
import type { RulerEffect } from './decision.ts';
import type { Policy } from './policy/policy.ts';
import { meanRate } from './statistics/rates.ts';

/** The run's evidence and that of main's runs, each scored by two rulers. */
interface Corners {
  readonly deciding: ComparisonInput;
  readonly own: ComparisonInput;
}

/** The effects on every metric and compared criterion that either ruler knows: first those of the deciding one, in its order. */
export function rulerEffects(policy: Policy, { deciding, own }: Corners): readonly RulerEffect[] {
  const contexts = [comparisonContext(policy, deciding), comparisonContext(policy, own)] as const;
  const [decidingPairs, ownPairs] = contexts.map(({ pairing }) => pairing.pairs);
  const alike = deciding.runs.map((run, index) => sameJudges(deciding.candidate, run) && ownAlike(own, index));
  return measuresOf(contexts).map(({ name, byJudge, valueIn: read }) => {
    const counts = (run: number): boolean => !byJudge || alike[run] === true;
    const corners = cornerMeans(decidingPairs ?? [], ownPairs ?? [], { read, counts });
    return {
      subject: name,
      agent: difference(corners.candidate, corners.baseline),
      ruler: difference(corners.ownBaseline, corners.baseline),
      total: difference(corners.ownCandidate, corners.baseline),
    };
  });
}

/** Whether the same models judged the run's trials and those of a run of main under the run's own ruler. */
function ownAlike({ candidate, runs }: ComparisonInput, index: number): boolean {
  const run = runs[index];
  return run !== undefined && sameJudges(candidate, run);
}

/** Every rate that either ruler knows, by its name; the deciding one's first. */
function measuresOf(contexts: readonly ComparisonContext[]): readonly Rate[] {
  const rates = contexts.flatMap(({ candidate, rubrics }) =>
    candidate.rubrics.flatMap((rubric) => rubrics.filter((one) => one.rubric === rubric)),
  );
  const measures = new Map<string, Rate>();
  for (const { metric, criteria } of rates)
    for (const one of [metric, ...criteria]) if (!measures.has(one.name)) measures.set(one.name, one);
  return [...measures.values()];
}

/** Means over the scenarios that have a value in every corner that knows the measure at all, so that effects can be added. */
function cornerMeans(deciding: readonly Pair[], own: readonly Pair[], reading: Reading) {
  const { read } = reading;
  const ownById = new Map(own.map((pair) => [pair.scenario, pair]));
  const rows = deciding.flatMap((pair) => {
    const other = ownById.get(pair.scenario);
    return other === undefined
      ? []
      : [[read(pair.candidate), onMain(pair, reading), read(other.candidate), onMain(other, reading)]];
  });
  const known = [0, 1, 2, 3].filter((corner) => rows.some((row) => row[corner] !== null));
  const whole = rows.filter((row) => known.every((corner) => row[corner] !== null));
  const [candidate, baseline, ownCandidate, ownBaseline] = [0, 1, 2, 3].map((corner) => {
    const values = whole.flatMap((row) => row[corner] ?? []);
    return values.length === 0 ? null : meanRate(values);
  });
  return { candidate, baseline, ownCandidate, ownBaseline };
}

interface Reading {
  readonly read: Rate['valueIn'];
  /** Whether main's run of an index counts. */
  counts(run: number): boolean;
}

/** The mean of main's runs that count and have a value. */
function onMain({ runs }: Pair, { read, counts }: Reading): number | null {
  const values = runs.flatMap((run, index) => (run === null || !counts(index) ? [] : (read(run) ?? [])));
  return values.length === 0 ? null : meanRate(values);
}

function difference(value: number | null | undefined, from: number | null | undefined): number | null {
  return typeof value === 'number' && typeof from === 'number' ? rounded(value - from) : null;
}
