import type { Compiling } from '../compiling.ts';
import type { CalibrationPoint } from './node-file.ts';

/**
 * Compiles a declared calibration: straight lines between points, from 0 to 1, never falling, so that a better score
 * stays the better one. Null when none is declared, or when a problem was added.
 */
export function compileCalibration(
  points: readonly CalibrationPoint[] | undefined,
  pointer: string,
  { problems }: Compiling,
): ((score: number) => number) | null {
  if (points === undefined || !points.every(isWhole)) return null;
  const fault = faultOf(points);
  if (fault === undefined) return (score) => calibrated(points, score);
  problems.add(pointer, { code: 'bad-calibration', what: 'the calibration is no monotone map', expected: fault });
  return null;
}

/** Whether nothing was taken out of a point. */
function isWhole(point: Partial<CalibrationPoint> | undefined): boolean {
  return point?.from !== undefined && point.to !== undefined;
}

function faultOf(points: readonly CalibrationPoint[]): string | undefined {
  if (points[0]?.from !== 0 || points.at(-1)?.from !== 1) return 'the first point from 0, the last from 1';
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (before === undefined) continue;
    if (point.from <= before.from) return '`from` rises from point to point';
    if (point.to < before.to) return '`to` never falls';
  }
  return undefined;
}

/** A score, 0 to 1, on the straight lines between the points of a sound calibration. */
export function calibrated(points: readonly CalibrationPoint[], score: number): number {
  const index = points.findIndex(({ from }) => score <= from);
  const [low, high] = [points[index - 1], points[index]];
  if (high === undefined || low === undefined) return high?.to ?? score;
  return low.to + ((score - low.from) / (high.from - low.from)) * (high.to - low.to);
}
