import { readFileSync } from 'node:fs';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import { judgeTrial } from '../../src/scoring/judge-trial.ts';
import { scoreTrial } from '../../src/scoring/score-trial.ts';
import type { Trial } from '../../src/suite/trial.ts';
import { type BenchTrial, KEYS, type Peer, type Verdicts } from './criteria.ts';

const rubrics = [loadRubric('rubric.yml', readFileSync(new URL('../rubric.yml', import.meta.url), 'utf8'))];
const asTrial = (trial: BenchTrial): Trial => trial as unknown as Trial;

/** The product, as far as a report needs it. */
export const scoresOnly: Peer = {
  name: 'judgeTrial (scores only)',
  judge: (trial) => {
    const [judged] = judgeTrial(rubrics, asTrial(trial)).rubrics;
    return verdictsOf(judged?.judgement.score, (index) => judged?.criteria[index]?.verdict);
  },
};

/** The product, with everything that it says about a trial. */
export const fullTree: Peer = {
  name: 'scoreTrial (result tree)',
  judge: (trial) => {
    const tree = scoreTrial(rubrics, asTrial(trial)).rubrics[0]?.tree;
    return verdictsOf(tree?.score, (index) => tree?.children?.[index]?.verdict);
  },
};

function verdictsOf(score: number | null | undefined, verdict: (index: number) => string | undefined): Verdicts {
  let passed = 0;
  for (let index = 0; index < KEYS.length; index++) if (verdict(index) === 'pass') passed |= 1 << index;
  return { passed, score: score ?? Number.NaN };
}
