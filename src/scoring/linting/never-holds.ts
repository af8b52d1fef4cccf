import type { LintFinding } from '../../../schemas/types/lint.ts';
import { isRecord, type JsonObject } from '../../contract/json.ts';
import { subjectName } from '../../rubric/references/subjects.ts';
import { partsOf } from '../testing/rubric-parts.ts';
import type { LintSource } from './lint-source.ts';

/** Finds an `and` that no trial can meet: a field that must be present and absent, or a number within empty bounds. */
export function neverHolds({ value, placeOf }: LintSource): readonly LintFinding[] {
  return [...partsOf(value)].flatMap(({ key, value: parts, pointer }): readonly LintFinding[] => {
    const subject = key === 'and' && Array.isArray(parts) ? impossibleSubject(parts.filter(isRecord)) : undefined;
    if (subject === undefined) return [];
    const what = `this \`and\` never holds: its conditions on \`${subject}\` exclude each other`;
    return [
      { level: 'warning', code: 'never-holds', what, next: 'Use `or`, or remove one of them', where: placeOf(pointer) },
    ];
  });
}

function impossibleSubject(parts: readonly JsonObject[]): string | undefined {
  const compared = parts.filter(({ field, score }) => typeof (field ?? score) === 'string');
  return [...new Set(compared.map(subjectName))].find((subject) => {
    const asked = compared.filter((part) => subjectName(part) === subject);
    return isPresentAndAbsent(asked) || hasEmptyBounds(asked);
  });
}

function isPresentAndAbsent(asked: readonly JsonObject[]): boolean {
  const ops = new Set(asked.map(({ op }) => op));
  return ops.has('absent') && ops.has('exists');
}

function hasEmptyBounds(asked: readonly JsonObject[]): boolean {
  const bounds = (...ops: readonly string[]): readonly number[] =>
    asked.flatMap(({ op, value }) => (ops.includes(String(op)) && typeof value === 'number' ? [value] : []));
  const least = Math.max(...bounds('gt', 'gte'));
  const most = Math.min(...bounds('lt', 'lte'));
  const isOpen = bounds('gt').includes(least) || bounds('lt').includes(most);
  return isOpen ? least >= most : least > most;
}

const ORDERS: ReadonlySet<unknown> = new Set(['eq', 'ne', 'lt', 'lte', 'gt', 'gte']);

/** Finds comparisons of a score with a number outside 0..1, such as percent: they give the same answer for every score. */
export function constantComparisons({ value, placeOf }: LintSource): readonly LintFinding[] {
  return [...partsOf(value)].flatMap(({ form, pointer }): readonly LintFinding[] => {
    const { score, op, value: bound } = form ?? {};
    if (typeof score !== 'string' || typeof bound !== 'number' || !ORDERS.has(op)) return [];
    const isOutside = bound < 0 || bound > 1 || (op === 'gt' && bound === 1) || (op === 'lt' && bound === 0);
    if (!isOutside) return [];
    const what = `\`${op} ${bound}\` is the same for every score: \`${score}\` is between 0 and 1`;
    const next = 'Compare it with a number between 0 and 1';
    return [{ level: 'warning', code: 'out-of-scale', what, next, where: placeOf(`${pointer}/value`) }];
  });
}
