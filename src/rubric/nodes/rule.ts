import type { RuleFile, Severity } from '../../../schemas/types/rubric.ts';
import { compileCondition } from '../conditions/compile-condition.ts';
import { type Condition, type Evaluation, type Notes, startNotes } from '../evaluation.ts';
import { type Judgement, NO_PARTS } from '../judgement.ts';
import type { Compiling } from '../references/compiling.ts';
import { chosen, type Node, nodeResult } from './node.ts';

/** One compiled rule of a list. */
export interface Rule {
  readonly node: Node;
  readonly isTerminal: boolean;
  readonly fired: Judgement;
  readonly unfired: Judgement;
  /**
   * Of a condition that cannot be told: it earns nothing and costs everything, so that a list never passes because the fact that a rule
   * forbids is missing.
   */
  readonly untold: Judgement;
}

/** Whether the weight of a rule that was judged so counts. */
export function counts({ node, fired, untold }: Rule, judgement: Judgement | undefined): boolean {
  return judgement === fired || (judgement === untold && node.weight <= 0);
}

/** Compiles one rule; firing is good news of one that adds, and bad news of one that takes away. */
export function compileRule(file: RuleFile, pointer: string, compiling: Compiling): Rule {
  const { name, weight, question, terminal: isTerminal = false } = file;
  const severity = file.severity ?? severityOf(weight, isTerminal);
  const condition = compileCondition(file.condition, `${pointer}/condition`, compiling);
  const passed: Judgement = { verdict: 'pass', score: 1, severity, parts: NO_PARTS };
  const failed: Judgement = { verdict: 'fail', score: 0, severity, parts: NO_PARTS };
  const [fired, unfired] = weight > 0 ? [passed, failed] : [failed, passed];
  const untold: Judgement = { ...failed, untold: true };
  const node: Node = {
    key: name,
    kind: 'rule',
    ...(question === undefined ? {} : { question }),
    weight,
    parts: [],
    failed,
    ...chosen([fired, unfired, untold], (at) => {
      const truth = condition.test(at);
      return truth === undefined ? 2 : truth ? 0 : 1;
    }),
    explain: (at, judgement, warnings) => {
      const notes = startNotes(warnings);
      const explanation = explain(condition, weight, at, notes);
      return nodeResult(node, judgement, { explanation }, notes.observed);
    },
  };
  return { node, isTerminal, fired, unfired, untold };
}

/** Severity of a rule that names none: not earning a bonus is no fault. */
export function severityOf(weight: number, isTerminal: boolean): Severity {
  if (weight > 0) return 'none';
  return isTerminal ? 'critical' : 'medium';
}

function explain(condition: Condition, weight: number, at: Evaluation, notes: Notes): string {
  const truth = condition.test(at);
  const because = condition.explain(at, notes);
  if (truth !== undefined) return `${truth ? 'fired' : 'did not fire'}: ${because}`;
  return `${weight > 0 ? 'did not fire' : 'counts as fired'}, as it cannot be told: ${because}`;
}
