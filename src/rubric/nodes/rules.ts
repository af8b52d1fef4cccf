import { clauses } from '../clauses.ts';
import type { Compiling } from '../compiling.ts';
import type { Evaluation } from '../evaluation.ts';
import { type Judgement, SKIPPED } from '../judgement.ts';
import { sumOf } from '../sums.ts';
import { type Marking, mark, thresholdWords, worstSeverity } from './marking.ts';
import { type Body, type NodeResult, nodeResult } from './node.ts';
import type { NodeFile, RuleFile } from './node-file.ts';
import { compileRule, type Rule } from './rule.ts';
import { orderRules, type PlacedRule, type RuleOrder } from './rule-order.ts';

/**
 * A list of signed rules: the weights of those that fired sum to the score. The first terminal rule that fires, in the
 * order of the file, ends the list with its verdict before any other rule is asked.
 */
export function compileRules(file: NodeFile, pointer: string, marking: Marking, compiling: Compiling): Body {
  const placed = placedRules(file, pointer);
  const order = orderRules(placed, `${pointer}/rules`, compiling);
  const rules = placed.map((rule) => compileRule(rule.file, rule.pointer, compiling));
  const endings = rules.map((rule, index) => (rule.isTerminal ? endedBy(index, rules, marking) : null));
  const isEnding = (rule: Rule, at: Evaluation): boolean => rule.isTerminal && rule.fires(at);
  return {
    kind: 'rules',
    parts: rules.map(({ node }) => node),
    judge: (at) => endings[rules.findIndex((rule) => isEnding(rule, at))] ?? weigh(rules, order, marking, at),
    explain: (at, judgement, { warnings }) => ({
      explanation: explain(rules, marking, judgement),
      children: explainRules(rules, order, judgement, at, warnings),
    }),
  };
}

/** One that was taken out leaves a rule without a name, which others may have meant. */
function placedRules({ rules = [] }: NodeFile, pointer: string): readonly PlacedRule[] {
  return rules.map((file: Partial<RuleFile> = {}, index) => ({ file, pointer: `${pointer}/rules/${index}` }));
}

/** The verdict of a terminal rule is the list's, whatever the threshold. */
function endedBy(index: number, rules: readonly Rule[], marking: Marking): Judgement {
  const parts = rules.map((rule, other) => {
    if (other === index) return rule.fired;
    return rule.isTerminal && other < index ? rule.unfired : SKIPPED;
  });
  const { verdict } = parts[index] as Judgement;
  const worst = verdict === 'pass' ? null : worstSeverity(parts);
  const raw = (rules[index] as Rule).node.weight;
  return mark({ ...marking, threshold: null }, { raw, worst, verdict, parts });
}

function weigh(rules: readonly Rule[], { order, overriders }: RuleOrder, marking: Marking, at: Evaluation): Judgement {
  const parts = rules.map(({ unfired }) => unfired);
  const weights: number[] = [];
  for (const index of order) {
    const rule = rules[index] as Rule;
    if (overriderOf(index, rules, parts, overriders) !== undefined) parts[index] = SKIPPED;
    else if (rule.fires(at)) {
      parts[index] = rule.fired;
      weights.push(rule.node.weight);
    }
  }
  return mark(marking, { raw: sumOf(weights), worst: worstSeverity(parts), parts });
}

/** The first rule in the file that fired and overrides this one. */
function overriderOf(
  index: number,
  rules: readonly Rule[],
  parts: readonly Judgement[],
  overriders: RuleOrder['overriders'],
): Rule | undefined {
  const fired = overriders[index]?.find((other) => parts[other] === rules[other]?.fired);
  return fired === undefined ? undefined : rules[fired];
}

function endingRule(rules: readonly Rule[], parts: readonly Judgement[]): Rule | undefined {
  return rules.find(({ isTerminal, fired }, index) => isTerminal && parts[index] === fired);
}

function explain(rules: readonly Rule[], marking: Marking, judgement: Judgement): string {
  const ending = endingRule(rules, judgement.parts);
  if (ending !== undefined) return `fired: ${ending.node.key}, which ended the list`;
  const fired = rules.filter((rule, index) => judgement.parts[index] === rule.fired).map(({ node }) => node.key);
  const list = fired.length === 0 ? 'no rule fired' : `fired: ${fired.join(', ')}`;
  return clauses(list, thresholdWords(marking, judgement));
}

function explainRules(
  rules: readonly Rule[],
  { overriders }: RuleOrder,
  { parts }: Judgement,
  at: Evaluation,
  warnings: string[],
): readonly NodeResult[] {
  const ending = endingRule(rules, parts);
  return rules.map(({ node }, index) => {
    const part = parts[index] as Judgement;
    if (part !== SKIPPED) return node.explain(at, part, warnings);
    const overrider = overriderOf(index, rules, parts, overriders);
    const ended = `not evaluated: ${ending?.node.key} ended the list`;
    const explanation = ending === undefined ? `overridden by ${overrider?.node.key}` : ended;
    return nodeResult(node, part, { explanation }, []);
  });
}
