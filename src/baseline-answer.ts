import type { BaselineOrigin, Finding } from './gating/decision.ts';
import type { Waiver } from './gating/policy.ts';
import type { MeasuredBaseline } from './measure.ts';
import type { Rulers } from './rulers.ts';

/** What main says. */
export interface BaselineAnswer {
  readonly rulers: Rulers;
  /** Newest first, at most five; empty when there is nothing to compare with, and then `notes` may say why. */
  readonly runs: readonly (MeasuredBaseline & { readonly origin: BaselineOrigin })[];
  /** Those that count. */
  readonly waivers: readonly Waiver[];
  readonly notes: readonly Finding[];
}
