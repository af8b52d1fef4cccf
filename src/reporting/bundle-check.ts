import { counted } from '../contract/counted.ts';
import { logLines } from './markdown/escape.ts';

/** What `agent-gate verify --json` and `agent-gate replay --json` print, fit for schemas/bundle-check.schema.json. */
export interface BundleCheck {
  readonly schema: 1;
  readonly bundle: string;
  /** Version of Agent Gate that wrote the bundle, and the one that checked it. */
  readonly written_by: string;
  readonly checked_by: string;
  /** Whether no step found a difference. */
  readonly same: boolean;
  readonly steps: readonly CheckStep[];
}

export interface CheckStep {
  readonly step: StepName;
  readonly outcome: 'same' | 'differs' | 'skipped';
  /** What was compared, or why not. */
  readonly what: string;
  /** The first ones. */
  readonly differences: readonly Difference[];
  /** Differences beyond those. */
  readonly more: number;
}

export type StepName =
  | 'files'
  | 'formats'
  | 'results-hash'
  | 'manifest'
  | 'rubrics'
  | 'results'
  | 'report'
  | 'decision'
  | 'comment';

export interface Difference {
  readonly file: string;
  /** Where in the file: a trial, a path, a line. */
  readonly place?: string;
  readonly expected: string;
  readonly found: string;
}

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
export function renderBundleCheck(check: BundleCheck): string {
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
  const aside = skipped === 0 ? '' : `, ${counted(skipped, 'step')} skipped`;
  return same ? `The same${aside}` : `Not the same${aside}`;
}
