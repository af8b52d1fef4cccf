import { stringify } from 'yaml';
import type { ScoredRubric, ScoredTrial } from '../scoring/score-trial.ts';

/** A scored trial as a case of `NAME.test.yml`, which expects what came out: an item for its list `cases`. */
export function caseText({ trial }: ScoredTrial, { judgement, outcome, rubric, criteria }: ScoredRubric): string {
  const { scenario, trial: number, error, ...facts } = trial;
  const failure = error === null ? {} : { error: { kind: error.kind, message: error.message } };
  const verdicts = criteria.map(({ verdict }, index) => [rubric.criteria[index]?.key ?? '', verdict]);
  const expect = {
    score: judgement.score,
    verdict: judgement.verdict,
    outcome,
    criteria: Object.fromEntries(verdicts),
  };
  const item = { name: `${scenario}, trial ${number}`, trial: { ...facts, ...failure }, expect };
  const text = stringify([item], { aliasDuplicateObjects: false, compat: 'yaml-1.1', lineWidth: 0 });
  return text.replaceAll(/^(?=.)/gm, '  ');
}
