import { isRecord, type JsonObject } from '../../contract/json-object.ts';
import type { LintFinding } from './lint-finding.ts';
import type { LintSource } from './lint-source.ts';

/** An outcome that every score fits, so that no trial comes to those behind it. */
export function outcomeOrder({ value, placeOf }: LintSource): readonly LintFinding[] {
  const outcomes = Array.isArray(value.outcomes) ? value.outcomes : [];
  const index = outcomes.findIndex((outcome) => isRecord(outcome) && isRecord(outcome.when) && fitsAll(outcome.when));
  if (index === -1 || index === outcomes.length - 1) return [];
  const what = `every trial fits the outcome \`${outcomes[index].name}\`, and none comes to those behind it`;
  const next = 'Move it to the end, and leave its `when` out';
  return [{ level: 'warning', code: 'outcome-unreachable', what, next, where: placeOf(`/outcomes/${index}`) }];
}

/** A trial with an outcome has a score of 0 to 1. */
function fitsAll({ score, op, value }: JsonObject): boolean {
  if (score !== 'total' || typeof value !== 'number') return false;
  return (op === 'gte' && value <= 0) || (op === 'gt' && value < 0) || (op === 'lte' && value >= 1);
}
