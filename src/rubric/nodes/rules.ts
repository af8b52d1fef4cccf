import type { NodeResult } from '../../../schemas/types/result.ts';
import type { NodeFile, RuleFile } from '../../../schemas/types/rubric.ts';
import { sumOf } from '../../contract/numbers.ts';
import { compileCondition } from '../conditions/compile-condition.ts';
import {
  type Condition,
  type Evaluation,
  isIndeterminate,
  type Judgement,
  NO_PARTS,
  type Notes,
  SKIPPED,
  startNotes,
} from '../evaluation.ts';
import type { Compiling } from '../references/rubric-names.ts';
import { clauses } from '../values/shown-value.ts';
import { calibrationWords, type Marking, mark, markWords, worstSeverity } from './marking.ts';
import { type Body, chosen, type Node, type NodeContext, nodeResult, statusOf } from './node.ts';
import { orderRules, type RuleOrder } from './rule-order.ts';

/**
 * A list of signed rules: the weights of those that fire sum to the score. Terminal rules are judged first; the first
 * that fires, in file order, ends the list with its verdict.
 */
export function compileRules(file: NodeFile, pointer: string, { marking, compiling }: NodeContext): Body {
  const placed = (file.rules ?? []).map((rule, index) => ({
    file: effective(rule),
    pointer: `${pointer}/rules/${index}`,
  }));
  const order = orderRules(placed, compiling);
  const rules = placed.map((rule) => compileRule(rule.file, rule.pointer, compiling));
  return {
    kind: 'rules',
    parts: rules.map(({ node }) => node),
    judge: (at) => judgeRules(rules, order, marking, at),
    explain: (at, judgement, { warnings }) => ({
      explanation: explain(rules, marking, judgement),
      children: explainRules(rules, order, judgement, at, warnings),
    }),
  };
}

/** The effective form of a rule: a proposed one ends no list, overrides nothing and has severity none. */
function effective(rule: RuleFile): RuleFile {
  if (rule.status !== 'proposed') return rule;
  const { overrides: _, terminal: __, ...shown } = rule;
  return { ...shown, severity: 'none' };
}

function judgeRules(
  rules: readonly Rule[],
  { order, overriders }: RuleOrder,
  marking: Marking,
  at: Evaluation,
): Judgement {
  const parts = rules.map(() => SKIPPED);
  const ending = rules.find((rule, index) => {
    if (!rule.isTerminal) return false;
    parts[index] = rule.node.judge(at);
    return counts(rule, parts[index]);
  });
  for (const index of ending === undefined ? order : [])
    parts[index] = judgeOverridden(rules[index] as Rule, overriderOf(index, rules, parts, overriders), at);
  const weight = ending?.node.weight ?? sumOfCounted(rules, parts);
  // The lowest possible score: an indeterminate terminal rule may have ended the list with less.
  const raw = Math.min(weight, ...mayHaveEnded(rules, parts).map(({ node }) => node.weight));
  const found = { raw, worst: worstSeverity(parts), parts, indeterminate: isIndeterminate(parts) };
  if (ending === undefined) return mark(marking, found);
  // The verdict of a terminal rule is the verdict of the list, at any threshold.
  const ended = weight > 0 ? ({ worst: null, verdict: 'pass' } as const) : ({ verdict: 'fail' } as const);
  return mark({ ...marking, threshold: null }, { ...found, ...ended });
}

function sumOfCounted(rules: readonly Rule[], parts: readonly Judgement[]): number {
  return sumOf(rules.filter((rule, index) => counts(rule, parts[index])).map(({ node }) => node.weight));
}

function mayHaveEnded(rules: readonly Rule[], parts: readonly Judgement[]): readonly Rule[] {
  return rules.filter((rule, index) => rule.isTerminal && rule.node.weight > 0 && parts[index] === rule.indeterminate);
}

/**
 * The judgement of a rule and its overrider. If the overrider is indeterminate, a rule that adds earns nothing and any other is
 * unaffected, which gives the lowest possible score.
 */
function judgeOverridden(rule: Rule, overrider: Overrider | undefined, at: Evaluation): Judgement {
  if (overrider?.isSure) return SKIPPED;
  const judgement = rule.node.judge(at);
  const isInDoubt = overrider !== undefined && judgement === rule.fired && rule.node.weight > 0;
  return isInDoubt ? rule.indeterminate : judgement;
}

interface Overrider {
  readonly rule: Rule;
  /** True if it fired, false if it is indeterminate. */
  readonly isSure: boolean;
}

/** The first rule in the file that fired and overrides this one; if none fired, the first indeterminate one. */
function overriderOf(
  index: number,
  rules: readonly Rule[],
  parts: readonly Judgement[],
  overriders: RuleOrder['overriders'],
): Overrider | undefined {
  const others = overriders[index] ?? [];
  const sure = others.find((overriding) => parts[overriding] === rules[overriding]?.fired);
  const overrider = sure ?? others.find((overriding) => parts[overriding] === rules[overriding]?.indeterminate);
  return overrider === undefined ? undefined : { rule: rules[overrider] as Rule, isSure: sure !== undefined };
}

function endingRule(rules: readonly Rule[], parts: readonly Judgement[]): Rule | undefined {
  return rules.find((rule, index) => rule.isTerminal && counts(rule, parts[index]));
}

function explain(rules: readonly Rule[], marking: Marking, judgement: Judgement): string {
  const { parts } = judgement;
  const ending = endingRule(rules, parts);
  const fired = rules.filter((rule, index) => parts[index] === rule.fired);
  const counted = rules.filter((rule, index) => rule.node.weight <= 0 && parts[index] === rule.indeterminate);
  const asked = clauses(naming('fired', fired), naming('counts as fired', counted));
  // Indeterminate terminal rules that lower the score.
  const sum = sumOfCounted(rules, parts);
  const less = mayHaveEnded(rules, parts).filter(({ node }) => node.weight < sum);
  const ends = naming(`may have ended the list ${ending === undefined ? 'with less' : 'before, with less'}`, less);
  if (ending !== undefined)
    return clauses(`${asked}, which ended the list`, ends, calibrationWords(marking, judgement));
  return clauses(clauses(asked, ends) || 'no rule fired', markWords(marking, judgement));
}

function naming(what: string, rules: readonly Rule[]): string {
  return rules.length === 0 ? '' : `${what}: ${rules.map(({ node }) => node.key).join(', ')}`;
}

function explainRules(
  rules: readonly Rule[],
  { overriders }: RuleOrder,
  { parts }: Judgement,
  at: Evaluation,
  warnings: string[],
): readonly NodeResult[] {
  const ending = endingRule(rules, parts);
  return rules.map(({ node, indeterminate }, index) => {
    const part = parts[index] as Judgement;
    // A rule that is indeterminate only because of its overrider is explained by the overrider.
    const isOwn = part === indeterminate ? part === node.judge(at) : part !== SKIPPED;
    if (isOwn) return node.explain(at, part, warnings);
    const explanation =
      ending === undefined
        ? overridden(overriderOf(index, rules, parts, overriders))
        : `not evaluated: ${ending.node.key} ended the list`;
    return nodeResult(node, part, { explanation }, []);
  });
}

function overridden(overrider: Overrider | undefined): string {
  return `overridden by ${overrider?.rule.node.key}${overrider?.isSure === false ? ', which is indeterminate' : ''}`;
}

interface Rule {
  readonly node: Node;
  readonly isTerminal: boolean;
  readonly fired: Judgement;
  /**
   * For an indeterminate condition: a bonus is not earned and a malus counts, so no list passes because a forbidden fact is
   * absent.
   */
  readonly indeterminate: Judgement;
}

/** Whether the weight of a rule with this judgement counts. */
function counts({ node, fired, indeterminate }: Rule, judgement: Judgement | undefined): boolean {
  return judgement === fired || (judgement === indeterminate && node.weight <= 0);
}

/** Compiles one rule. A rule that fires passes if it adds and fails if it takes away. */
function compileRule(file: RuleFile, pointer: string, compiling: Compiling): Rule {
  const { name, weight, question, version, terminal: isTerminal = false } = file;
  // A missed bonus is not a failure.
  const severity = file.severity ?? (weight > 0 ? 'none' : isTerminal ? 'critical' : 'medium');
  const condition = compileCondition(file.condition, `${pointer}/condition`, compiling);
  const passed: Judgement = { verdict: 'pass', score: 1, severity, parts: NO_PARTS };
  const failed: Judgement = { verdict: 'fail', score: 0, severity, parts: NO_PARTS };
  const [fired, unfired] = weight > 0 ? [passed, failed] : [failed, passed];
  const indeterminate: Judgement = { ...failed, indeterminate: true };
  const node: Node = {
    key: name,
    kind: 'rule',
    ...(question === undefined ? {} : { question }),
    ...(version === undefined ? {} : { version }),
    ...statusOf(file),
    weight: file.status === 'proposed' ? 0 : weight,
    parts: [],
    failed,
    ...chosen([fired, unfired, indeterminate], (at) => {
      const truth = condition.test(at);
      return truth === undefined ? 2 : truth ? 0 : 1;
    }),
    explain: (at, judgement, warnings) => {
      const notes = startNotes(warnings);
      const explanation = explainRule(condition, weight, at, notes);
      return nodeResult(node, judgement, { explanation }, notes.observed);
    },
  };
  return { node, isTerminal, fired, indeterminate };
}

function explainRule(condition: Condition, weight: number, at: Evaluation, notes: Notes): string {
  const truth = condition.test(at);
  const because = condition.explain(at, notes);
  if (truth !== undefined) return `${truth ? 'fired' : 'did not fire'}: ${because}`;
  return `${weight > 0 ? 'did not fire' : 'counts as fired'}, as it is indeterminate: ${because}`;
}
