import type { Count } from '../../schemas/types/report.ts';
import { type Measure, type PairedScenario, type Sample, startSample } from '../../src/gating/statistics/samples.ts';

/** A rate by scenario, and the largest accepted drop (0 to 1). */
interface RateSample<Measured> {
  readonly key: string;
  readonly tolerance: number;
  readonly scenarios: readonly PairedScenario<Measured>[];
}

/** A metric such as TCR: trial scores, 0 to 1. */
export type MetricSample = RateSample<readonly number[]>;

/** A criterion: how often it passed. */
export type CriterionSample = RateSample<Count>;

/** The sample of scenarios that are all drawn already. */
export function sampleOf<Measured>(of: RateSample<Measured>, measure: Measure<Measured>): Sample {
  const { add, sample } = startSample(of, measure);
  of.scenarios.forEach(add);
  return sample();
}
