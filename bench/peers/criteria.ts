/** A trial of bench/make-suite.mjs, parsed. */
export interface BenchTrial {
  readonly scenario: string;
  readonly trial: number;
  readonly output: string;
  readonly final_state: {
    readonly booking_confirmed: boolean;
    readonly conflicts: number;
    readonly proposed: number;
    readonly event: {
      readonly room: string;
      readonly minutes: number;
      readonly participants: readonly string[];
      readonly link?: string;
    };
  };
  readonly usage: { readonly cost_usd: number; readonly latency_ms: number };
  readonly error: null;
}

/** The criteria of bench/rubric.yml, in its order; each weighs a tenth. */
export const KEYS = [
  'booked',
  'known_room',
  'short_enough',
  'cheap_and_quick',
  'no_apology',
  'names_a_time',
  'confirms',
  'conflict_handled',
  'ana_invited',
  'has_link',
] as const;

export const WEIGHT = 0.1;

/** What an engine makes of a trial: a bit for each criterion that passes, and the weighted sum. */
export interface Verdicts {
  readonly passed: number;
  readonly score: number;
}

/** One engine with the rubric compiled. */
export interface Peer {
  readonly name: string;
  /** Trials of a round, for those that would take minutes; undefined: all. */
  readonly most?: number;
  judge(trial: BenchTrial): Verdicts | Promise<Verdicts>;
}

/** Verdicts from one predicate per criterion. */
export function tally(passes: (index: number) => boolean): Verdicts {
  let passed = 0;
  let score = 0;
  for (let index = 0; index < KEYS.length; index++) {
    if (!passes(index)) continue;
    passed |= 1 << index;
    score += WEIGHT;
  }
  return { passed, score };
}
