/** How the tests of a run share alpha, as relative weights. The share of an absent test goes to the others. */
export interface Shares {
  /** The metrics' paired tests, together. */
  readonly paired: number;
  /** The metrics' history tests, together. */
  readonly history: number;
  /** The gated criteria, together. */
  readonly criteria: number;
}

export interface FamilySettings {
  /** Largest share of unchanged candidates that any test of the run may call worse, 0 to 1. */
  readonly alpha: number;
  /** How often the detectable drop is caught, 0 to 1. */
  readonly power: number;
  readonly shares: { readonly withHistory: Shares; readonly withoutHistory: Shares };
}

/**
 * The gate's settings, chosen by simulation (`npm run simulate`): at most about 2 % of unchanged pull requests block at any size and noise.
 * At 50 scenarios x 3 trials, a uniform drop of 10 points is missed in 4 % of runs with one run of main and in 1 % with five.
 */
export const GATE_SETTINGS: FamilySettings = {
  alpha: 0.02,
  power: 0.8,
  shares: {
    withHistory: { paired: 0.4, history: 0.3, criteria: 0.3 },
    withoutHistory: { paired: 0.85, history: 0, criteria: 0.15 },
  },
};
