import type { ConditionFile } from '../conditions/condition-file.ts';
import { cut, IN_SENTENCE } from '../shown-value.ts';

/** What a condition asks about, each once, in the order of the file: fields, nodes, the trace. */
export function conditionSubjects(file: ConditionFile | undefined): readonly string[] {
  if (file === undefined) return [];
  const parts = [...(file.and ?? []), ...(file.or ?? []), ...(file.not === undefined ? [] : [file.not])];
  return [...new Set([...ownSubjects(file), ...parts.flatMap(conditionSubjects)])];
}

function ownSubjects({ field, score, passed, trace, expr }: ConditionFile): readonly string[] {
  const named = [field, score, passed, expr === undefined ? undefined : cut(expr, IN_SENTENCE)];
  return [...named, trace === undefined ? undefined : 'the trace'].filter((subject) => subject !== undefined);
}
