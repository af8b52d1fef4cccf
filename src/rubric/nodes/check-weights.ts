import type { NodeFile } from '../../../schemas/types/rubric.ts';
import { rounded, sumOf } from '../../contract/numbers.ts';
import type { Compiling } from '../references/compiling.ts';

/** How far absolute weights may miss 1: decimals such as 0.1 have no exact binary form. */
const SLACK = 1e-6;

/** How the nodes below count is said where there are any. */
export function checkCombining(file: NodeFile, pointer: string, { problems }: Compiling): void {
  if (file.criteria !== undefined) return;
  for (const key of (['combine', 'weights'] as const).filter((one) => Object.hasOwn(file, one))) {
    const fix = key === 'combine' && file.each !== undefined ? IN_EACH : '';
    problems.add(`${pointer}/${key}`, { code: 'bad-node', what: `\`${key}\` needs \`criteria\``, fix });
  }
}

const IN_EACH = 'That of items stands inside: `each: { ..., combine: ... }`';

/** A node with no share of any score: the only one below another, or one that only others read. */
export function refuseWeight({ weight }: NodeFile, pointer: string, { problems }: Pick<Compiling, 'problems'>): void {
  if (weight === undefined) return;
  const what = 'this node weighs nothing';
  problems.add(`${pointer}/weight`, { code: 'bad-weights', what, fix: 'Leave the weight out' });
}

/** Absolute weights have to sum to 1, so that a part's weight is its share of the score; where none count, none may stand. */
export function checkWeights(file: NodeFile, pointer: string, weighs: boolean, { problems }: Compiling): void {
  const parts = Object.entries(file.criteria ?? {});
  for (const [key, { weight }] of parts) {
    const at = `${pointer}/criteria/${key}`;
    if (weighs && weight === undefined) problems.add(at, { code: 'missing-key', what: '`weight` is missing' });
    if (!weighs && weight !== undefined)
      problems.add(`${at}/weight`, {
        code: 'bad-weights',
        what: `\`${file.combine}\` weighs nothing`,
        fix: 'Leave the weight out',
      });
  }
  if (!weighs && file.weights !== undefined) {
    const what = `\`${file.combine}\` weighs nothing`;
    problems.add(`${pointer}/weights`, { code: 'bad-weights', what, fix: 'Leave `weights` out' });
  }
  const weights = parts.flatMap(([, { weight }]) => weight ?? []);
  const isComplete = weights.length === parts.length;
  if (weighs && file.weights !== 'relative' && isComplete) checkSum(weights, `${pointer}/criteria`, problems);
}

function checkSum(weights: readonly number[], pointer: string, problems: Compiling['problems']): void {
  const sum = sumOf(weights);
  if (rounded(Math.abs(sum - 1)) <= SLACK) return;
  problems.add(pointer, {
    code: 'bad-weights',
    what: 'the weights do not sum to 1',
    expected: '1',
    found: String(Number(sum.toPrecision(12))),
    fix: 'Change them, or say `weights: relative` and they count in proportion',
  });
}
