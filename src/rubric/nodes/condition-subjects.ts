import { cut, IN_SENTENCE } from '../values/shown-value.ts';
import type { ConditionFile } from '../written/condition-file.ts';

/** What a condition evaluates, each once, in the order of the file: fields, expressions, the trace. Named nodes are judged in any case. */
export function conditionSubjects(file: ConditionFile | undefined): readonly string[] {
  if (file === undefined) return [];
  const parts = [...(file.and ?? []), ...(file.or ?? []), ...(file.not === undefined ? [] : [file.not])];
  return [...new Set([...ownSubjects(file), ...parts.flatMap(conditionSubjects)])];
}

function ownSubjects({ field, trace, expr }: ConditionFile): readonly string[] {
  return [
    field,
    expr === undefined ? undefined : cut(expr, IN_SENTENCE),
    trace === undefined ? undefined : 'the trace',
  ].filter((subject) => subject !== undefined);
}
