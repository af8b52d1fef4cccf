import { isRecord, type JsonObject, memberOf, pointerNames } from '../../contract/json.ts';
import { OPERATORS } from '../../rubric/operators/operators.ts';
import { subjectName } from '../../rubric/references/subjects.ts';
import { partsOf } from './rubric-parts.ts';

/** A number in a condition, which decides as a threshold does. */
export interface Cutoff {
  /** The part around the condition and what is compared, as `brief: words of output`; unique in the rubric. */
  readonly name: string;
  readonly pointer: string;
  readonly file: JsonObject;
  /** Its `cutoff`; null if nothing documents the number. */
  readonly documented: JsonObject | null;
  /** The numbers at which the answer changes. */
  readonly bounds: readonly number[];
  /** The range of what is compared: scores have one, measures begin at 0. */
  readonly range: readonly [least: number, most: number];
}

/** Every written threshold in its long form, under the path of its node. */
export function thresholdsOf(file: unknown) {
  const thresholds = [...partsOf(file)].filter(({ key }) => key === 'threshold');
  return thresholds.map(({ owner: name, pointer, value }) => {
    return { name, pointer, documented: isRecord(value) ? value : { value } };
  });
}

/** Lists the conditions of a rubric file that compare with a literal number by order, in file order. */
export function cutoffsOf(file: unknown): readonly Cutoff[] {
  const names = new Map<string, number>();
  return [...partsOf(file)].flatMap(({ form, pointer, owner }): readonly Cutoff[] => {
    const bounds = form === null ? [] : boundsOf(form);
    if (form === null || bounds.length === 0) return [];
    // Outside of nodes and rules: the section and its member, such as `outcomes.0`.
    const part = owner || pointerNames(pointer).slice(0, 2).join('.');
    const name = `${part}: ${subjectName(form)}`;
    const times = (names.get(name) ?? 0) + 1;
    names.set(name, times);
    const documented = isRecord(form.cutoff) ? form.cutoff : null;
    const unique = times === 1 ? name : `${name} (${times})`;
    return [{ name: unique, pointer, file: form, documented, bounds, range: rangeOf(form) }];
  });
}

/** The numbers at which the answer of a condition changes; none if it compares with no literal number. */
function boundsOf({ field, score, op, value, tolerance }: JsonObject): readonly number[] {
  const operator = typeof op === 'string' ? memberOf(OPERATORS, op) : undefined;
  const isCompared = typeof (field ?? score) === 'string' && operator?.argument?.accepts(value) === true;
  if (!isCompared) return [];
  return operator.bounds?.(value as never, typeof tolerance === 'number' ? tolerance : 0) ?? [];
}

function rangeOf({ score, measure }: JsonObject): Cutoff['range'] {
  if (score !== undefined) return [0, 1];
  return [measure === undefined ? Number.NEGATIVE_INFINITY : 0, Number.POSITIVE_INFINITY];
}
