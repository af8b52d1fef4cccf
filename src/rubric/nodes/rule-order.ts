import type { RuleFile } from '../../../schemas/types/rubric.ts';
import { must } from '../../contract/must.ts';
import { adviseName } from '../../contract/names.ts';
import { dependencyOrder, shownCycle } from '../dependency-order.ts';
import { type Compiling, checkName } from '../references/rubric-names.ts';

/** The evaluation order of a list of rules. */
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
export function orderRules(rules: readonly PlacedRule[], compiling: Compiling): RuleOrder {
  checkRules(rules, compiling);
  const names = rules.map(({ file }) => file.name);
  for (const rule of rules) checkOverrides(rule, rules, compiling);
  const overriders = names.map((name) =>
    rules.flatMap(({ file }, index) => (file.overrides?.includes(name) ? [index] : [])),
  );
  const needsOf = (name: string) =>
    must(overriders[names.indexOf(name)], `rule ${name}`).map((index) => must(names[index], 'a rule'));
  const sorted = dependencyOrder(names, needsOf);
  for (const cycle of sorted.cycles) {
    const members = cycle.toReversed();
    const found = shownCycle(members).replaceAll(' needs ', ' overrides ');
    const { pointer } = must(rules[names.indexOf(must(members[0], 'the first rule of a cycle'))], 'that rule');
    const what = 'rules override each other in a cycle';
    compiling.problems.add(`${pointer}/overrides`, { code: 'cycle', what, found });
  }
  const order = sorted.order.map((name) => names.indexOf(name));
  return { order: order.filter((index) => rules[index]?.file.terminal !== true), overriders };
}

function checkRules(rules: readonly PlacedRule[], { problems }: Compiling): void {
  const seen = new Set<string>();
  for (const { file, pointer } of rules) {
    const { name, weight, terminal } = file;
    checkName(name, `${pointer}/name`, problems);
    if (seen.has(name))
      problems.add(`${pointer}/name`, { code: 'duplicate-node', what: `rule \`${name}\` is repeated` });
    seen.add(name);
    if (weight === 0 && terminal !== true)
      problems.add(`${pointer}/weight`, {
        code: 'bad-weights',
        what: 'a rule of weight 0 has no effect',
        expected: 'above 0 to add, below 0 to take away',
      });
  }
}

function checkOverrides({ file, pointer }: PlacedRule, rules: readonly PlacedRule[], { problems }: Compiling): void {
  for (const [index, name] of (file.overrides ?? []).entries()) {
    const at = `${pointer}/overrides/${index}`;
    const target = rules.find((rule) => rule.file.name === name);
    if (target?.file.terminal === true) {
      const what = `\`${name}\` is terminal and cannot be overridden`;
      problems.add(at, { code: 'bad-node', what });
    } else if (target === undefined) {
      const advice = adviseName(name, [...new Set(rules.map((rule) => rule.file.name))]);
      problems.add(at, { code: 'unknown-node', what: `there is no rule \`${name}\``, ...advice });
    }
  }
}
