import { readFileSync } from 'node:fs';
import type { Verdict } from '../../schemas/types/result.ts';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import { explainTrial } from '../../src/scoring/result-tree.ts';
import { scoreTrial } from '../../src/scoring/score-trial.ts';
import type { Trial } from '../../src/suite/trial.ts';
import type { BenchTrial, Peer, Verdicts } from './criteria.ts';

const rubrics = [loadRubric('rubric.yml', readFileSync(new URL('../rubric.yml', import.meta.url), 'utf8'))];
const asTrial = (trial: BenchTrial): Trial => trial as unknown as Trial;

/** The product, as far as a report needs it. */
export const scoresOnly: Peer = {
  name: 'scoreTrial (scores only)',
  judge: (trial) => {
    const [scored] = scoreTrial(rubrics, asTrial(trial)).rubrics;
    return verdictsOf(scored?.judgement.score, scored?.criteria ?? []);
  },
};

/** The product, with everything that it says about a trial. */
export const fullTree: Peer = {
  name: 'explainTrial (result tree)',
  judge: (trial) => {
    const tree = explainTrial(scoreTrial(rubrics, asTrial(trial))).rubrics[0]?.tree;
    return verdictsOf(tree?.score, tree?.children ?? []);
  },
};

function verdictsOf(score: number | null | undefined, criteria: readonly { readonly verdict: Verdict }[]): Verdicts {
  let passed = 0;
  for (let index = 0; index < criteria.length; index++) if (criteria[index]?.verdict === 'pass') passed |= 1 << index;
  return { passed, score: score ?? Number.NaN };
}
