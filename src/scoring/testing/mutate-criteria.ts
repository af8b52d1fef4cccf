import { isRecord, type JsonObject } from '../../contract/json-object.ts';
import { rounded } from '../../contract/rounded.ts';
import { sumOf } from '../../contract/sums.ts';
import { sameJson } from '../../rubric/values/json-value.ts';
import { scoresByPattern } from './combined-scores.ts';
import { fewScores } from './few-scores.ts';
import type { Change } from './mutation-change.ts';
import type { Part } from './rubric-parts.ts';

type Criteria = readonly (readonly [string, JsonObject])[];

/** A criterion left out, the others sharing its weight; weight moved from each to the next. */
export function mutateCriteria(part: Part): readonly Change[] {
  if (!isRecord(part.value)) return [];
  const criteria = Object.entries(part.value).filter((entry): entry is [string, Record<string, unknown>] =>
    isRecord(entry[1]),
  );
  if (criteria.length < 2) return [];
  return [...criteria.map(([key]) => without(key, criteria, part)), ...movedWeights(criteria, part)];
}

function without(key: string, criteria: Criteria, { pointer }: Part): Change {
  const kept = criteria.filter(([own]) => own !== key);
  const total = sumOf(kept.map(([, one]) => weightOf(one)));
  const whole = sumOf(criteria.map(([, one]) => weightOf(one)));
  const scaled = kept.map(([own, one]) => {
    return one.weight === undefined ? [own, one] : [own, { ...one, weight: (weightOf(one) * whole) / total }];
  });
  return {
    pointer,
    at: `${pointer}/${key}`,
    value: Object.fromEntries(scaled),
    what: `criterion \`${key}\` left out`,
    add: `a case in which only \`${key}\` does not pass`,
  };
}

const STEP = 0.05;

/** A median may stay where it is whatever a trial answers: then nobody can notice. */
function movedWeights(criteria: Criteria, part: Part): readonly Change[] {
  const { combine } = part.holder;
  const scores = (value: unknown) => (isRecord(value) ? scoresByPattern(value, combine, fewScores) : null);
  const before = scores(part.value);
  return weightMoves(criteria, part).filter(({ value }) => before === null || !sameJson(scores(value), before));
}

function weightMoves(criteria: Criteria, { pointer }: Part): readonly Change[] {
  return criteria.flatMap(([key, one], index) => {
    const next = criteria[index + 1];
    if (next === undefined || one.weight === undefined || next[1].weight === undefined) return [];
    const by = Math.min(STEP, weightOf(one) / 2, weightOf(next[1]) / 2);
    const lighter = { ...one, weight: rounded(weightOf(one) - by) };
    const heavier = { ...next[1], weight: rounded(weightOf(next[1]) + by) };
    const members = criteria.map(([own, other]) => [own, own === key ? lighter : own === next[0] ? heavier : other]);
    const what = `weight moved from \`${key}\` to \`${next[0]}\``;
    const add = `a case in which one of \`${key}\` and \`${next[0]}\` passes, and expect its score`;
    return [{ pointer, at: `${pointer}/${key}/weight`, value: Object.fromEntries(members), what, add }];
  });
}

function weightOf({ weight }: JsonObject): number {
  return typeof weight === 'number' ? weight : 1;
}
