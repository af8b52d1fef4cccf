import type { Calibration } from '../../../schemas/types/rubric.ts';
import type { Compiling } from '../references/compiling.ts';

/**
 * Compiles a declared calibration: straight lines between points, from 0 to 1, never falling, so that a better score
 * stays the better one. Null when none is declared, or when a problem was added.
 */
export function compileCalibration(
  points: Calibration | undefined,
  pointer: string,
  { problems }: Compiling,
): ((score: number) => number) | null {
  if (points === undefined) return null;
  const faults = [...endFaults(points), ...points.flatMap((_, index) => stepFaults(points, index))];
  if (faults.length === 0) return (score) => calibrated(points, score);
  for (const { at, expected } of faults)
    problems.add(`${pointer}${at}`, {
      code: 'bad-calibration',
      what: 'the calibration does not rise with the score',
      expected,
    });
  return null;
}

/** What keeps points from being a map; `at` is the JSON pointer below the calibration. */
interface PointFault {
  readonly at: string;
  readonly expected: string;
}

function endFaults(points: Calibration): readonly PointFault[] {
  const isWhole = points[0]?.from === 0 && points.at(-1)?.from === 1;
  return isWhole ? [] : [{ at: '', expected: 'the first point from 0, the last from 1' }];
}

function stepFaults(points: Calibration, index: number): readonly PointFault[] {
  const [before, point] = [points[index - 1], points[index]];
  if (before === undefined || point === undefined) return [];
  const from = { at: `/${index}/from`, expected: '`from` rises from point to point' };
  const to = { at: `/${index}/to`, expected: '`to` never falls' };
  return [...(point.from <= before.from ? [from] : []), ...(point.to < before.to ? [to] : [])];
}

/** A score, 0 to 1, on the straight lines between the points of a sound calibration. */
export function calibrated(points: Calibration, score: number): number {
  const index = points.findIndex(({ from }) => score <= from);
  const [low, high] = [points[index - 1], points[index]];
  if (high === undefined || low === undefined) return high?.to ?? score;
  return low.to + ((score - low.from) / (high.from - low.from)) * (high.to - low.to);
}
