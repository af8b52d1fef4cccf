/** How the tests of a run share alpha; what is absent leaves its share to the rest. Shares are relative. */
export interface Shares {
  /** The metrics' paired tests, together. */
  readonly paired: number;
  /** The metrics' history tests, together. */
  readonly history: number;
  /** The gated criteria, together. */
  readonly criteria: number;
}

export interface FamilySettings {
  /** Share of unchanged candidates that may be called worse by any test of the run, 0 to 1. */
  readonly alpha: number;
  /** How often the detectable drop is caught, 0 to 1. */
  readonly power: number;
  readonly shares: { readonly withHistory: Shares; readonly withoutHistory: Shares };
}

/**
 * What the gate uses. Chosen by simulation (`npm run simulate`): at most about 2 % of unchanged pull requests are blocked at any size and
 * noise, and at 50 scenarios x 3 trials a uniform drop of 10 points is missed in 4 % with one run of main and in 1 % with five.
 */
export const GATE_SETTINGS: FamilySettings = {
  alpha: 0.02,
  power: 0.8,
  shares: {
    withHistory: { paired: 0.4, history: 0.3, criteria: 0.3 },
    withoutHistory: { paired: 0.85, history: 0, criteria: 0.15 },
  },
};
