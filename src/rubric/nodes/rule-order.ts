import type { RuleFile } from '../../../schemas/types/rubric.ts';
import { must } from '../../contract/must.ts';
import { adviseName } from '../../contract/names.ts';
import { dependencyOrder, shownCycle } from '../dependency-order.ts';
import type { RubricProblems } from '../problems.ts';
import { type Compiling, checkName } from '../references/rubric-names.ts';

export interface RuleOrder {
  /** Indexes of the rules that are not terminal, each after those that can override it. */
  readonly order: readonly number[];
  /** For each rule: indexes of the rules that override it when they fire. */
  readonly overriders: readonly (readonly number[])[];
}

export interface PlacedRule {
  readonly file: RuleFile;
  readonly pointer: string;
}

/** Checks names, weights and overrides of a list of rules, and sorts it. */
export function orderRules(rules: readonly PlacedRule[], { problems }: Compiling): RuleOrder {
  for (const rule of rules) checkRule(rule, rules, problems);
  const names = rules.map(({ file }) => file.name);
  const overriders = names.map((name) =>
    rules.flatMap(({ file }, index) => (file.overrides?.includes(name) ? [index] : [])),
  );
  const needsOf = (name: string) => rules.flatMap(({ file }) => (file.overrides?.includes(name) ? [file.name] : []));
  const sorted = dependencyOrder(names, needsOf);
  for (const cycle of sorted.cycles) {
    const members = cycle.toReversed();
    const found = shownCycle(members).replaceAll(' needs ', ' overrides ');
    const first = must(
      rules.find(({ file }) => file.name === members[0]),
      'the first rule of a cycle',
    );
    const what = 'rules override each other in a cycle';
    const fix = 'Take one of them out of `overrides`';
    problems.add(`${first.pointer}/overrides`, { code: 'cycle', what, found, fix });
  }
  const order = sorted.order.map((name) => names.indexOf(name));
  return { order: order.filter((index) => rules[index]?.file.terminal !== true), overriders };
}

function checkRule({ file, pointer }: PlacedRule, rules: readonly PlacedRule[], problems: RubricProblems): void {
  const { name, weight, terminal, overrides = [] } = file;
  const firstOf = (called: string) => rules.find((rule) => rule.file.name === called);
  checkName(name, `${pointer}/name`, problems);
  if (firstOf(name)?.pointer !== pointer)
    problems.add(`${pointer}/name`, { code: 'duplicate-node', what: `rule \`${name}\` is repeated` });
  if (weight === 0 && terminal !== true) {
    const expected = 'above 0 to add, below 0 to take away';
    problems.add(`${pointer}/weight`, { code: 'bad-weights', what: 'a rule of weight 0 has no effect', expected });
  }
  for (const [index, overridden] of overrides.entries()) {
    const at = `${pointer}/overrides/${index}`;
    const target = firstOf(overridden);
    if (target === undefined) {
      const advice = adviseName(overridden, [...new Set(rules.map((rule) => rule.file.name))]);
      problems.add(at, { code: 'unknown-node', what: `there is no rule \`${overridden}\``, ...advice });
    } else if (target.file.terminal === true) {
      const what = `\`${overridden}\` is terminal and cannot be overridden`;
      problems.add(at, { code: 'bad-node', what });
    }
  }
}
