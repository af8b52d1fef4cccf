import type { BundleCheck, CheckStep, Difference, StepName } from '../../schemas/types/verify.ts';
import { counted } from '../contract/text.ts';
import { logLines } from './markdown/escape.ts';

const LISTED = 10;

/** A step whose differences are all known: the first ten are listed. */
export function stepOf(step: StepName, what: string, differences: readonly Difference[]): CheckStep {
  const outcome = differences.length === 0 ? 'same' : 'differs';
  const listed = differences.slice(0, LISTED);
  return { step, outcome, what, differences: listed, more: differences.length - listed.length };
}

/** A step that could not be made, and why. */
export function skippedStep(step: StepName, what: string): CheckStep {
  return { step, outcome: 'skipped', what, differences: [], more: 0 };
}

/** The steps as plain lines for the terminal, safe to print to a workflow log. */
export function renderVerify(check: BundleCheck): string {
  const versions =
    check.written_by === check.checked_by
      ? `Agent Gate ${check.written_by}`
      : `written by Agent Gate ${check.written_by}, checked by ${check.checked_by}`;
  const lines = [`${check.bundle}: ${versions}`, ...check.steps.flatMap(linesOf), verdictOf(check)];
  return logLines(lines);
}

function linesOf({ step, outcome, what, differences, more }: CheckStep): readonly string[] {
  return [
    `${outcome.padEnd(8)} ${step}: ${what}`,
    ...differences.map((one) => `         ${placeOf(one)}: expected ${one.expected}, found ${one.found}`),
    ...(more === 0 ? [] : [`         and ${counted(more, 'more difference')}`]),
  ];
}

function placeOf({ file, place }: Difference): string {
  return place === undefined || place === '' ? file : `${file}, ${place}`;
}

function verdictOf({ same, steps }: BundleCheck): string {
  const skipped = steps.filter(({ outcome }) => outcome === 'skipped').length;
  return `${same ? 'The same' : 'Not the same'}${skipped === 0 ? '' : `, ${counted(skipped, 'step')} skipped`}`;
}
