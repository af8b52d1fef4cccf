import type { BundleCheck, CheckStep, Difference, StepName } from '../../schemas/types/verify.ts';
import { counted } from '../contract/text.ts';
import { type Line, PLAIN, paintLines } from './terminal-text.ts';

const LISTED = 10;

/** A step with these differences; it lists the first ten. */
export function stepOf(step: StepName, what: string, differences: readonly Difference[]): CheckStep {
  const outcome = differences.length === 0 ? 'same' : 'differs';
  const listed = differences.slice(0, LISTED);
  return { step, outcome, what, differences: listed, more: differences.length - listed.length };
}

export function skippedStep(step: StepName, what: string): CheckStep {
  return { step, outcome: 'skipped', what, differences: [], more: 0 };
}

/** The steps as plain lines for the terminal, safe to print to a workflow log. */
export function renderVerify({ bundle, written_by, checked_by, same, steps }: BundleCheck, paint = PLAIN): string {
  const versions =
    written_by === checked_by
      ? `Agent Gate ${written_by}`
      : `written by Agent Gate ${written_by}, checked by ${checked_by}`;
  const skipped = steps.filter(({ outcome }) => outcome === 'skipped').length;
  const lines: readonly Line[] = [
    `${bundle}: ${versions}`,
    ...steps.flatMap(linesOf),
    [
      same ? 'green' : 'red',
      same ? 'The same' : 'Not the same',
      skipped === 0 ? '' : `, ${counted(skipped, 'step')} skipped`,
    ],
  ];
  return paintLines(lines, paint);
}

function linesOf({ step, outcome, what, differences, more }: CheckStep): readonly string[] {
  const lines = differences.map(({ file, place = '', expected, found }) => {
    return `         ${place === '' ? file : `${file}, ${place}`}: expected ${expected}, found ${found}`;
  });
  const rest = more === 0 ? [] : [`         and ${counted(more, 'more difference')}`];
  return [`${outcome.padEnd(8)} ${step}: ${what}`, ...lines, ...rest];
}
