import type { TrialResult } from '../../schemas/types/result.ts';
import type { Rubric } from '../../src/rubric/rubric.ts';
import { explainTrial } from '../../src/scoring/result-tree.ts';
import { scoreTrial } from '../../src/scoring/score-trial.ts';
import type { Trial } from '../../src/suite/trial.ts';

/** Scores one trial by every rubric and gives the whole result tree. */
export function scoreAndExplain(rubrics: readonly Rubric[], trial: Trial): TrialResult {
  return explainTrial(scoreTrial(rubrics, trial));
}
