import type { NodeFile } from '../../../schemas/types/rubric.ts';
import { clauses } from '../clauses.ts';
import { compileCondition } from '../conditions/compile-condition.ts';
import type { Condition } from '../evaluation.ts';
import type { Judgement } from '../judgement.ts';
import { type Compiling, neverAsked } from '../references/compiling.ts';
import { type Marking, mark, markUntold, markWords } from './marking.ts';
import { type Body, chosen } from './node.ts';
import type { NodeContext } from './node-context.ts';

/** One yes/no question: `pass_when` or `fail_when`. What cannot be told does not pass, whichever way it asks. */
export function compileCriterion(file: NodeFile, pointer: string, { marking, compiling }: NodeContext): Body {
  const { test, explain } = onlyCondition(file, pointer, compiling);
  const passesWhen = file.pass_when !== undefined;
  const answers = [yesOrNo(1, marking), yesOrNo(0, marking), markUntold(marking)];
  return {
    kind: 'criterion',
    parts: [],
    ...chosen(answers, (at) => {
      const truth = test(at);
      return truth === undefined ? 2 : truth === passesWhen ? 0 : 1;
    }),
    explain: (at, judgement, notes) => {
      const explanation = explain(at, notes);
      // Hardly any is marked so, and this runs for every criterion of every trial.
      if (marking.threshold === null && marking.calibrate === null) return { explanation };
      return { explanation: clauses(explanation, markWords(marking, judgement)) };
    },
  };
}

/** The judgement of a yes (1) or a no (0). A question that is answered with no fails, however mild: severity is for those above to weigh. */
export function yesOrNo(raw: 0 | 1, marking: Marking): Judgement {
  const severity = marking.severity ?? 'medium';
  const judgement = mark(marking, { raw, worst: null });
  const isNo = marking.threshold === null && raw === 0;
  return isNo ? { ...judgement, severity, verdict: 'fail', answer: 'no' } : { ...judgement, severity };
}

function onlyCondition({ pass_when, fail_when }: NodeFile, pointer: string, compiling: Compiling): Condition {
  const pass = pass_when && compileCondition(pass_when, `${pointer}/pass_when`, compiling);
  const fail = fail_when && compileCondition(fail_when, `${pointer}/fail_when`, compiling);
  return pass ?? fail ?? neverAsked;
}
