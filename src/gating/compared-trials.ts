import type { NodeResult, TrialResult } from '../../schemas/types/result.ts';
import { byText } from '../contract/text.ts';
import type { Step } from '../suite/trial.ts';

/** A trial of a flipped scenario, for a comparison side by side. */
export interface ComparedTrial {
  /** Whether the primary rubric passed it; null without a verdict. */
  readonly passed: boolean | null;
  readonly result: TrialResult;
  /** The harness's reason for its own verdict; null if it gives none. */
  readonly reason: string | null;
  /** Present if it records that nothing happened: no output, no steps, no tokens. */
  readonly isEmpty?: true;
  /** Paths of facts that the rubric read and the trial does not record; `recorded`: those that it does. */
  readonly absent: readonly string[];
  readonly recorded: readonly string[];
  /** The trace with long texts cut. With very many scenarios, the last ones have only their calls. */
  readonly steps: readonly Step[];
}

/** A scenario that broke, lost score or was fixed, with its trials on both sides. */
export interface ComparedScenario {
  readonly scenario: string;
  readonly side: 'broke' | 'lost' | 'fixed';
  /** From main's newest compared run; empty if that run kept no trials. */
  readonly main: readonly ComparedTrial[];
  readonly candidate: readonly ComparedTrial[];
}

/** The trial of main that a failed one is compared with: the first that passes, else the first; undefined without any. */
export function referenceOf<Trial extends Pick<ComparedTrial, 'passed'>>(main: readonly Trial[]): Trial | undefined {
  return main.find(({ passed }) => passed) ?? main[0];
}

/** The results of a rubric's criteria in a trial, in the order of the rubric; empty if it has none. */
export function criterionResults({ result }: ComparedTrial, rubric: string): readonly NodeResult[] {
  return result.rubrics.find((entry) => entry.rubric === rubric)?.tree.children ?? [];
}

/** Compares ids in natural order: `2` before `12`. Breaks ties by code unit. */
export function naturally(a: string, b: string): number {
  const padded = (id: string): string => id.replace(/\d+/g, (digits) => digits.padStart(20, '0'));
  return byText(padded(a), padded(b)) || byText(a, b);
}
