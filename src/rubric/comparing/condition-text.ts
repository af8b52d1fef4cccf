import { subjectName } from '../references/condition-subject.ts';
import { fieldOf } from '../references/field-path.ts';
import { shownValue } from '../values/shown-value.ts';
import type { ConditionFile } from '../written/condition-file.ts';

/** Length of one value inside a condition's text. */
const LONG = 2000;

/** A condition as one line for people: `words of output lt 50 and not (passed polite)`. */
export function conditionText(file: ConditionFile): string {
  const { and, or, not, trace, expr, passed } = file;
  if (and !== undefined) return and.map(grouped).join(' and ');
  if (or !== undefined) return or.map(grouped).join(' or ');
  if (not !== undefined) return `not (${conditionText(not)})`;
  if (trace !== undefined) return `trace ${shownValue(trace, LONG)}`;
  if (expr !== undefined) return expr;
  return passed === undefined ? comparisonText(file) : `passed ${passed}`;
}

function grouped(file: ConditionFile): string {
  const several = (file.and ?? file.or ?? []).length > 1;
  return several ? `(${conditionText(file)})` : conditionText(file);
}

function comparisonText(file: ConditionFile): string {
  const { op = '', value, tolerance, ignore_case } = file;
  const words = [
    subjectName(file),
    op,
    value === undefined ? '' : argumentText(value),
    tolerance === undefined ? '' : `(tolerance ${tolerance})`,
    ignore_case === true ? '(case ignored)' : '',
  ];
  return words.filter((word) => word !== '').join(' ');
}

function argumentText(value: unknown): string {
  return fieldOf(value) ?? shownValue(value, LONG);
}
