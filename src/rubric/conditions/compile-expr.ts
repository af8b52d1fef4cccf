import type { ConditionFile } from '../../../schemas/types/rubric.ts';
import type { Condition } from '../evaluation.ts';
import { compileBound } from '../expressions/bound-expression.ts';
import type { Compiling } from '../references/compiling.ts';
import { cut, EXPRESSION } from '../values/shown-value.ts';

/** Compiles `{expr}`: a CEL expression that is true or false. */
export function compileExpr(file: ConditionFile, pointer: string, compiling: Compiling): Condition {
  const bound = compileBound(file.expr as string, 'boolean', `${pointer}/expr`, compiling);
  const text = cut(bound.text, EXPRESSION);
  return {
    test: (at) => bound.value(at) as boolean | undefined,
    explain: (at, notes) => {
      const holds = bound.value(at);
      const reason = bound.explain(at, notes);
      const verb = holds === undefined ? 'cannot be told' : holds === true ? 'holds' : 'does not hold';
      return reason === '' ? `${text} ${verb}` : `${text} ${verb}: ${reason}`;
    },
  };
}
