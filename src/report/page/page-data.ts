import type { BaselineOrigin, Decision } from '../../../schemas/types/decision.ts';
import type { RunEvidence } from '../../../schemas/types/gate.ts';
import type { ComparedTrial } from '../../gating/compared-trials.ts';

/** States of a scenario, in the order of the list. `failed` and `passed`: the same result as on main, or nothing to compare with. */
export const SCENARIO_STATES = ['broke', 'fixed', 'unjudged', 'failed', 'passed'] as const;

export type ScenarioState = (typeof SCENARIO_STATES)[number];

/** One line of the list of scenarios. */
export interface PageRow {
  readonly scenario: string;
  readonly title?: string | undefined;
  readonly state: ScenarioState;
  /** Whether it has both passing and failing trials, on main or in this run. */
  readonly isFlaky: boolean;
  readonly tags: readonly string[];
  /** Criteria that fail in this run, as `rubric/criterion`. */
  readonly criteria: readonly string[];
}

/** A trial as the page shows it. */
export interface PageTrial extends ComparedTrial {
  /** The task, with long texts cut; null if the trial does not record it. */
  readonly input: string | null;
}

/** Both sides of a scenario, trials in ascending number. */
export interface PageScenario {
  readonly main: readonly PageTrial[];
  readonly candidate: readonly PageTrial[];
}

/** A text of a config, on main and in this run; null if a side does not have it. */
export interface ConfigTextPair {
  readonly name: string;
  readonly base: string | null;
  readonly head: string | null;
}

/** Everything that the page shows. */
export interface PageData {
  readonly decision: Decision;
  /** Every scenario of the run. */
  readonly rows: readonly PageRow[];
  /** Both sides of a scenario; undefined if its trials are not kept. */
  readonly trialsOf: (scenario: string) => PageScenario | undefined;
  /** Texts in which the head config differs from the base config. */
  readonly changed: readonly ConfigTextPair[];
  /** What this run rests on, and each run of main; undefined if that is unknown. */
  readonly evidence: {
    readonly run: RunEvidence | undefined;
    of(main: BaselineOrigin): RunEvidence | undefined;
  };
  /** The policy that decided; null for the default. */
  readonly policy: string | null;
  readonly tool: string;
}
