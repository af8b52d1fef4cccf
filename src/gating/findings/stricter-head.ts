import type { Decision, Finding } from '../../../schemas/types/decision.ts';
import { type FindingData, render } from '../messages/catalogue.ts';
import { decides } from './finding-list.ts';

/** Exit codes: let through, held up as inconclusive, failed, invalid. */
const MILDEST_FIRST: readonly Decision['exit_code'][] = [0, 2, 1, 3];

/**
 * That the run's own config would stop what the base config lets through, or stops for less: from the merge on it holds for everybody.
 * @param own what the run's own config would decide
 */
export function stricterHead(decided: Decision, own: Decision): readonly Finding[] {
  if (MILDEST_FIRST.indexOf(own.exit_code) <= MILDEST_FIRST.indexOf(decided.exit_code)) return [];
  const first = own.findings.find(decides);
  const { expected, actual, why, next } = first ?? {};
  const stricter: FindingData = {
    code: 'head-config-stricter',
    effect: 'warn',
    headline: own.headline,
    reason: { expected, actual, why, next },
    ...(first?.place === undefined ? {} : { place: first.place }),
  };
  return [render(stricter)];
}
