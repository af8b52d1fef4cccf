import type { Verdict } from '../../../schemas/types/result.ts';
import type { Calibration, Severity } from '../../../schemas/types/rubric.ts';
import { rounded } from '../../contract/numbers.ts';
import { type Judgement, NO_PARTS } from '../evaluation.ts';
import type { Compiling } from '../references/rubric-names.ts';
import { clauses } from '../values/shown-value.ts';

/** How a score becomes a verdict. */
export interface Marking {
  /** Lowest score that passes; null if the severity decides. */
  readonly threshold: number | null;
  /** Severity of a failure, also reported for a pass; null for the worst of its parts, or medium. */
  readonly severity: Severity | null;
  /** Declared monotone map of the score; null if the score is not calibrated. */
  readonly calibrate: ((score: number) => number) | null;
}

/** Result of a node's kind before marking. */
export interface Found {
  /** Any finite number; clamped to 0 to 1. */
  readonly raw: number;
  /** Worst severity among the parts that did not pass; null if all did. */
  readonly worst: Severity | null;
  readonly parts?: readonly Judgement[];
  /** The verdict by the kind's own rule; it counts if there is no threshold. */
  readonly verdict?: Verdict;
  /** See `Judgement`. */
  readonly indeterminate?: true | undefined;
}

/** From the mildest to the worst. */
const SEVERITIES: readonly Severity[] = ['none', 'low', 'medium', 'high', 'critical'];

/**
 * The verdict matrix. The first of these decides: the threshold; the rule of the kind; the severity (critical and high fail, medium
 * warns, low and none pass). A failure by a threshold or a rule has at least severity low, whatever its parts, so that no score rises
 * when a criterion fails.
 */
export function mark({ threshold, severity: fixed, calibrate }: Marking, result: Found): Judgement {
  const raw = rounded(result.raw);
  const score = calibrate === null ? inside(raw) : rounded(calibrate(inside(raw)));
  const ruled = threshold === null ? result.verdict : score >= rounded(threshold) ? 'pass' : 'fail';
  const failed = ruled === 'fail' || result.verdict === 'fail';
  const worst = failed ? worseOf('low', result.worst) : result.worst;
  const verdict = ruled ?? verdictOf(worst && (fixed ?? worst));
  const severity = fixed ?? worst ?? 'none';
  const parts = result.parts ?? NO_PARTS;
  return {
    verdict,
    score,
    severity,
    ...(score === raw ? {} : { raw }),
    parts,
    ...(failed && verdict === 'fail' ? { answer: 'no' } : {}),
    ...(result.indeterminate ? { indeterminate: true } : {}),
  };
}

function inside(raw: number): number {
  return Math.min(Math.max(raw, 0), 1);
}

function worseOf(a: Severity, b: Severity | null): Severity {
  return b !== null && SEVERITIES.indexOf(b) > SEVERITIES.indexOf(a) ? b : a;
}

/** Marks the score of a node without parts: below 1 the threshold or the severity decides. */
export function markScalar(marking: Marking, raw: number): Judgement {
  const flawless = mark(marking, { raw, worst: null });
  return flawless.score === 1 ? flawless : mark(marking, { raw, worst: 'medium' });
}

/** The judgement of an indeterminate node: score 0, and a fail at any threshold, severity and calibration. */
export function markIndeterminate(marking: Marking): Judgement {
  const result = { raw: 0, worst: 'medium', verdict: 'fail', indeterminate: true } as const;
  return { ...mark({ ...marking, threshold: null, calibrate: null }, result), answer: 'unknown' };
}

/** Critical and high fail; medium warns; low, none and null (all passed) pass. */
export function verdictOf(severity: Severity | null): Verdict {
  if (severity === 'critical' || severity === 'high') return 'fail';
  return severity === 'medium' ? 'warn' : 'pass';
}

/**
 * Adopts the judgement of another node: unchanged, or marked again if a threshold, severity or calibration is set. An indeterminate
 * judgement stays indeterminate, no severity or calibration turns a failure by a rule into a pass, and no severity a pass into a failure.
 */
export function adopt(marking: Marking, judgement: Judgement, parts: readonly Judgement[]): Judgement {
  const { threshold, severity, calibrate } = marking;
  const { score, verdict, answer, indeterminate } = judgement;
  const scoresAgain = threshold !== null || calibrate !== null;
  if (score === null || (severity === null && !scoresAgain)) return { ...judgement, parts };
  if (answer === 'unknown') return { ...judgement, severity: severity ?? judgement.severity, parts };
  const flawless = mark(marking, { raw: score, worst: null, parts, indeterminate });
  if (answer !== 'no' && (scoresAgain ? flawless.score === 1 : verdict === 'pass')) return flawless;
  const worst = judgement.severity === 'none' ? 'medium' : judgement.severity;
  const result = { raw: score, worst, parts, indeterminate };
  const staysFailed = threshold === null && (answer === 'no' || (severity === null && verdict === 'fail'));
  return mark(marking, staysFailed ? { ...result, verdict } : result);
}

/** The words of a marking for an explanation: calibration, then threshold. */
export function markWords(marking: Marking, judgement: Judgement): string {
  return clauses(calibrationWords(marking, judgement), thresholdWords(marking, judgement));
}

/** The words of a calibration; empty if it changed nothing. */
export function calibrationWords({ calibrate }: Marking, { raw, score }: Judgement): string {
  const uncalibrated = raw === undefined ? score : inside(raw);
  return calibrate === null || uncalibrated === score ? '' : `calibrated from ${uncalibrated} to ${score}`;
}

/** The words of a severity or calibration that changed another node's verdict; empty if neither did. */
export function turnedWords({ threshold }: Marking, referred: Verdict | undefined, judgement: Judgement): string {
  return threshold === null && judgement.verdict !== referred ? `here severity ${judgement.severity} decides` : '';
}

/** The words of a threshold; empty if none decided. */
export function thresholdWords({ threshold }: Marking, { verdict, answer }: Judgement): string {
  if (threshold === null || verdict === 'skipped' || answer === 'unknown') return '';
  return `${verdict === 'pass' ? 'reaches' : 'below'} the threshold of ${threshold}`;
}

/** Whether a node was judged and did not pass. */
export function didNotPass({ verdict }: { readonly verdict: Verdict }): boolean {
  return verdict === 'fail' || verdict === 'warn';
}

/** The worst severity among the parts that did not pass; null if all did. */
export function worstSeverity(parts: readonly Judgement[]): Severity | null {
  let worst = -1;
  for (const part of parts) if (didNotPass(part)) worst = Math.max(worst, SEVERITIES.indexOf(part.severity));
  return SEVERITIES[worst] ?? null;
}

/**
 * Compiles a calibration: linear between points, from 0 to 1, and never falling, so that a better score never becomes a worse one.
 * @returns null without a calibration, or if a problem was added
 */
export function compileCalibration(
  points: Calibration | undefined,
  pointer: string,
  { problems }: Compiling,
): ((score: number) => number) | null {
  if (points === undefined) return null;
  const isWhole = points[0]?.from === 0 && points.at(-1)?.from === 1;
  const rises = points.slice(1).every(({ from, to }, index) => {
    const previous = points[index];
    return previous !== undefined && from > previous.from && to >= previous.to;
  });
  if (isWhole && rises) return (score) => calibrated(points, score);
  const what = 'the calibration must rise with the score';
  const expected = '`from` that rises from 0 to 1, and `to` that never falls';
  problems.add(pointer, { code: 'bad-calibration', what, expected });
  return null;
}

/** The calibrated score, 0 to 1, by linear interpolation between the points. */
export function calibrated(points: Calibration, score: number): number {
  const index = points.findIndex(({ from }) => score <= from);
  const [low, high] = [points[index - 1], points[index]];
  if (high === undefined || low === undefined) return high?.to ?? score;
  return low.to + ((score - low.from) / (high.from - low.from)) * (high.to - low.to);
}
