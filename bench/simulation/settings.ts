import { type FamilySettings, GATE_SETTINGS } from '../../src/gating/statistics/gate-settings.ts';

/** Highest shares, 0 to 1, that a set of settings may reach in the worst cell. */
export interface Limits {
  /** Unchanged agents blocked, with one run of main and with five. */
  readonly same: readonly [number, number];
  /** Blocked where scenarios shift at random. */
  readonly churn: readonly [number, number];
  /** A uniform drop of 10 points at 50 x 3 missed. */
  readonly down: readonly [number, number];
}

export interface Setup {
  readonly settings: FamilySettings;
  readonly limits: Limits;
}

/** What the gate ships, and the textbook level that its reference values and published tables were computed at. */
export const SETUPS = {
  gate: { settings: GATE_SETTINGS, limits: { same: [0.02, 0.02], churn: [0.04, 0.05], down: [0.04, 0.01] } },
  reference: {
    settings: {
      alpha: 0.05,
      power: 0.8,
      weights: {
        ...GATE_SETTINGS.weights,
        withHistory: { paired: 0.4, history: 0.3, criteria: 0.3 },
        withoutHistory: { paired: 0.7, history: 0, criteria: 0.3 },
      },
    },
    limits: { same: [0.055, 0.04], churn: [0.07, 0.07], down: [0.03, 0.01] },
  },
} as const satisfies Record<string, Setup>;
