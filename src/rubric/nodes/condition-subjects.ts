import type { ConditionFile } from '../conditions/condition-file.ts';
import { cut } from '../shown-value.ts';

/** Length of an expression inside an explanation. */
const SHORT = 60;

/** What a condition asks about, each once, in the order of the file: fields, nodes, the trace. */
export function conditionSubjects(file: ConditionFile | undefined): readonly string[] {
  if (file === undefined) return [];
  const parts = [...(file.and ?? []), ...(file.or ?? []), ...(file.not === undefined ? [] : [file.not])];
  return [...new Set([...ownSubjects(file), ...parts.flatMap(conditionSubjects)])];
}

function ownSubjects({ field, score, passed, trace, expr }: ConditionFile): readonly string[] {
  const named = [field, score, passed, expr === undefined ? undefined : cut(expr, SHORT)];
  return [...named, trace === undefined ? undefined : 'the trace'].filter((subject) => subject !== undefined);
}
