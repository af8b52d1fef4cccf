import { rounded } from '../contract/rounded.ts';
import type { Report } from '../scoring/report.ts';
import type { RulerEffect } from './decision.ts';
import { meanScore, type Pair, pairScenarios, type Sides, tallyOf } from './pairing.ts';
import { meanRate } from './rates.ts';
import { criterionName } from './wording.ts';

/** The run's evidence and that of main's runs, each scored by two rulers. */
export interface Corners {
  readonly deciding: Sides;
  readonly own: Sides;
}

/** The effects on every metric and criterion that either ruler knows: first those of the deciding one, in its order. */
export function rulerEffects({ deciding, own }: Corners): readonly RulerEffect[] {
  const pairs = {
    deciding: pairScenarios(deciding).pairs,
    own: pairScenarios(own).pairs,
  };
  return measuresOf([deciding.candidate, own.candidate]).map(({ subject, read }) => {
    const corners = cornerMeans(pairs.deciding, pairs.own, read);
    return {
      subject,
      agent: difference(corners.candidate, corners.baseline),
      ruler: difference(corners.ownBaseline, corners.baseline),
      total: difference(corners.ownCandidate, corners.baseline),
    };
  });
}

/** Reads one scenario's value of a metric or criterion; null where it has none. */
type Read = (scenario: Pair['candidate']) => number | null;

interface Measured {
  readonly subject: string;
  readonly read: Read;
}

function measuresOf(reports: readonly Report[]): readonly Measured[] {
  const measures = new Map<string, Measured>();
  for (const { rubrics } of reports) {
    for (const { rubric, metric, criteria } of rubrics) {
      if (!measures.has(metric)) measures.set(metric, { subject: metric, read: (one) => meanScore(one, rubric) });
      for (const { key } of criteria) {
        const subject = criterionName(rubric, key);
        if (!measures.has(subject)) measures.set(subject, { subject, read: (one) => rateIn(one, rubric, key) });
      }
    }
  }
  return [...measures.values()];
}

function rateIn(scenario: Pair['candidate'], rubric: string, key: string): number | null {
  const { passed, total } = tallyOf(scenario, rubric, key);
  return total === 0 ? null : passed / total;
}

/** Means over the scenarios that have a value in every corner that knows the measure at all, so that effects can be added. */
function cornerMeans(deciding: readonly Pair[], own: readonly Pair[], read: Read) {
  const ownById = new Map(own.map((pair) => [pair.scenario, pair]));
  const rows = deciding.flatMap((pair) => {
    const other = ownById.get(pair.scenario);
    return other === undefined
      ? []
      : [[read(pair.candidate), onMain(pair, read), read(other.candidate), onMain(other, read)]];
  });
  const known = [0, 1, 2, 3].filter((corner) => rows.some((row) => row[corner] !== null));
  const whole = rows.filter((row) => known.every((corner) => row[corner] !== null));
  const [candidate, baseline, ownCandidate, ownBaseline] = [0, 1, 2, 3].map((corner) => {
    const values = whole.flatMap((row) => row[corner] ?? []);
    return values.length === 0 ? null : meanRate(values);
  });
  return { candidate, baseline, ownCandidate, ownBaseline };
}

/** The mean of main's runs that have a value. */
function onMain({ runs }: Pair, read: Read): number | null {
  const values = runs.flatMap((run) => (run === null ? [] : (read(run) ?? [])));
  return values.length === 0 ? null : meanRate(values);
}

function difference(value: number | null | undefined, from: number | null | undefined): number | null {
  return typeof value === 'number' && typeof from === 'number' ? rounded(value - from) : null;
}
