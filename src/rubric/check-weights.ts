import { isRecord } from './json-value.ts';
import type { ProblemList } from './problem-list.ts';
import type { RubricFile } from './rubric-file.ts';

/** How far absolute weights may miss 1: decimals such as 0.1 have no exact binary form. */
const SLACK = 1e-6;

/** Absolute weights have to sum to 1, so that a criterion's weight is its share of the score. */
export function checkWeights(file: RubricFile, problems: ProblemList): void {
  if (file.weights === 'relative' || !isRecord(file.criteria) || !problems.isSound('/weights')) return;
  const weights = Object.values(file.criteria).map((criterion) => (isRecord(criterion) ? criterion.weight : undefined));
  if (weights.length === 0 || !weights.every((weight): weight is number => typeof weight === 'number')) return;
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (Math.abs(sum - 1) <= SLACK) return;
  problems.add('/criteria', {
    code: 'bad-weights',
    what: 'the weights do not sum to 1',
    expected: '1',
    found: String(Number(sum.toPrecision(12))),
    mend: 'Change them, or say `weights: relative` and they count in proportion',
  });
}
