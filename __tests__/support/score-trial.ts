import type { TrialResult } from '../../schemas/types/result.ts';
import type { Rubric } from '../../src/rubric/rubric.ts';
import { judgeTrial } from '../../src/scoring/judge-trial.ts';
import { explainTrial } from '../../src/scoring/result-tree.ts';
import type { Trial } from '../../src/suite/trial.ts';

/** Judges one trial by every rubric and gives the whole result tree. */
export function scoreTrial(rubrics: readonly Rubric[], trial: Trial): TrialResult {
  return explainTrial(judgeTrial(rubrics, trial));
}
