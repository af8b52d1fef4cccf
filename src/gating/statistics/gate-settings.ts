import { WEIGHTS, type Weights } from './weights.ts';

export interface FamilySettings {
  /** Largest share of unchanged candidates that any test of the run may call worse, 0 to 1. */
  readonly alpha: number;
  /** Largest adjusted p that calls a rate worse, at most alpha; by default alpha. */
  readonly level?: number;
  /** How often the detectable drop is caught, 0 to 1. */
  readonly power: number;
  readonly weights: Weights;
}

/** The gate's settings; alpha is the policy's default. */
export const GATE_SETTINGS: FamilySettings = { alpha: 0.02, power: 0.8, weights: WEIGHTS };
