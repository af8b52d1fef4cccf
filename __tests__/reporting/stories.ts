import type { Decision } from '../../schemas/types/decision.ts';
import { decisionOf } from '../support/decisions.ts';
import { HOSTILE } from '../support/hostile-text.ts';
import { belowThreshold, goneScenarios, partialCredit } from './stories/failed.ts';
import { hostile } from './stories/hostile.ts';
import { lowerBar } from './stories/lower-bar.ts';
import { improved, noBaseline } from './stories/passed.ts';
import { regressed } from './stories/regressed.ts';
import { inconclusive, threeProblems } from './stories/unjudged.ts';
import { advisoryChanges, waived } from './stories/waived.ts';

/** Situations that a reader of the comment meets, by the name of their golden file. */
export const STORIES: Readonly<Record<string, Decision>> = {
  'pass-unchanged': decisionOf(),
  'pass-advisory-changes': advisoryChanges(),
  'pass-waived': waived(),
  'pass-lower-bar': lowerBar(),
  'pass-improved': improved(),
  'pass-no-baseline': noBaseline(),
  'fail-regressed': regressed(),
  'fail-gone-scenarios': goneScenarios(),
  'fail-below-threshold': belowThreshold(),
  'fail-partial-credit': partialCredit(),
  inconclusive: inconclusive(),
  'invalid-three-problems': threeProblems(),
  'hostile-text': hostile(HOSTILE),
};
