import { isRecord, type JsonObject } from '../../contract/json-object.ts';
import { subjectName } from '../../rubric/references/condition-subject.ts';
import { partsOf } from '../testing/rubric-parts.ts';
import type { LintFinding } from './lint-finding.ts';
import type { LintSource } from './lint-source.ts';

/** Two parts of one `and` that no trial can meet together: a field that is there and is not, a number above one that it is below. */
export function neverHolds({ value, placeOf }: LintSource): readonly LintFinding[] {
  return [...partsOf(value)].flatMap(({ key, value: parts, pointer }): readonly LintFinding[] => {
    const subject = key === 'and' && Array.isArray(parts) ? impossibleSubject(parts.filter(isRecord)) : undefined;
    if (subject === undefined) return [];
    const next = 'Ask for one of the two with `or`, or take one out';
    const what = `this never holds: no \`${subject}\` meets all that is asked of it`;
    return [{ level: 'warning', code: 'never-holds', what, next, where: placeOf(pointer) }];
  });
}

function impossibleSubject(parts: readonly JsonObject[]): string | undefined {
  const compared = parts.filter(({ field, score }) => typeof (field ?? score) === 'string');
  return [...new Set(compared.map(subjectName))].find((subject) => {
    const asked = compared.filter((part) => subjectName(part) === subject);
    return isAbsentAndThere(asked) || isOutOfBounds(asked);
  });
}

function isAbsentAndThere(asked: readonly JsonObject[]): boolean {
  const ops = new Set(asked.map(({ op }) => op));
  return ops.has('absent') && ops.has('exists');
}

/** Whether the numbers that it has to be above and below leave none between them. */
function isOutOfBounds(asked: readonly JsonObject[]): boolean {
  const bounds = (...ops: readonly string[]): readonly number[] =>
    asked.flatMap(({ op, value }) => (ops.includes(String(op)) && typeof value === 'number' ? [value] : []));
  const least = Math.max(...bounds('gt', 'gte'));
  const most = Math.min(...bounds('lt', 'lte'));
  const isOpen = bounds('gt').includes(least) || bounds('lt').includes(most);
  return isOpen ? least >= most : least > most;
}
