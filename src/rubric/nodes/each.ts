import type { NodeResult, Verdict } from '../../../schemas/types/result.ts';
import type { EachFile, NodeFile } from '../../../schemas/types/rubric.ts';
import { clauses, firstFew } from '../clauses.ts';
import { type Evaluation, type Notes, Unjudgeable } from '../evaluation.ts';
import { answered, type Judgement } from '../judgement.ts';
import { checkName } from '../references/check-key.ts';
import type { Compiling } from '../references/compiling.ts';
import { cut } from '../values/shown-value.ts';
import { DEFAULT_ITEM } from '../written/item-names.ts';
import { refuseWeight } from './check-weights.ts';
import { combine, combineWords, ruleWords } from './composite.ts';
import { compileItems, type Items } from './items.ts';
import { calibrationWords, didNotPass, type Marking, markUntold, verdictOf } from './marking.ts';
import type { Body, Node } from './node.ts';
import type { NodeContext } from './node-context.ts';
import { type Parts, STRATEGIES, type Strategy } from './strategies.ts';

/** An explanation that joins those of many items ends here; each item keeps its own. */
const MAX_JOINED = 1000;
/** Of one trial, over all `each` nodes of a rubric. */
const MOST_ITEMS = 100_000;
/** How many items that did not pass are named. */
const MOST_KEYS = 10;

/** A compiled `each`. */
interface Each {
  readonly items: Items;
  readonly node: Node;
  readonly strategy: Strategy;
  /** Whether the rubric says how items are combined. */
  readonly isCombined: boolean;
  readonly marking: Marking;
  readonly untold: Judgement;
  readonly empty: Judgement;
}

/** A node applied to every item of a list; conditions see the item under its name. */
export function compileEach({ each }: NodeFile, pointer: string, context: NodeContext): Body {
  return bodyOf(compileItemwise(each as EachFile, `${pointer}/each`, context));
}

function compileItemwise(file: EachFile, pointer: string, { marking, compiling, compileChild }: NodeContext): Each {
  const variable = file.as ?? DEFAULT_ITEM;
  checkVariable(variable, file.as === undefined ? pointer : `${pointer}/as`, compiling);
  const within = { ...compiling, names: { ...compiling.names, items: [...compiling.names.items, variable] } };
  refuseWeight(file.node, `${pointer}/node`, compiling);
  const node = compileChild(variable, file.node, `${pointer}/node`, within);
  const items = compileItems(file.over, `${pointer}/over`, compiling);
  const strategy = file.combine === undefined ? everyItem(marking) : STRATEGIES[file.combine];
  const empty = answered(file.on_empty, marking.severity ?? 'medium');
  const isCombined = file.combine !== undefined;
  return { items, node, strategy, isCombined, marking, untold: markUntold(marking), empty };
}

/** An item hides no fact, so that a path means the same inside and outside. */
function checkVariable(variable: string, pointer: string, { names, problems }: Compiling): void {
  checkName(variable, pointer, problems);
  if (!names.facts.has(variable) && !names.derived.has(variable)) return;
  const what = `the item \`${variable}\` would hide the fact of that name`;
  problems.add(pointer, { code: 'hidden-fact', what, fix: 'Give it a name of its own with `as`' });
}

/** The mean counts; one item that did not pass keeps the whole from it, and is as bad as the severity of the whole makes it. */
function everyItem({ severity }: Marking): Strategy {
  const least = verdictOf(severity);
  const verdict = (parts: Parts): Verdict => {
    const verdicts = new Set(parts.judgements.map((one) => one.verdict));
    if (!verdicts.has('fail') && !verdicts.has('warn')) return 'pass';
    return verdicts.has('fail') || least === 'fail' ? 'fail' : 'warn';
  };
  return { ...STRATEGIES.mean, says: undefined, verdict };
}

function bodyOf(each: Each): Body {
  return {
    kind: 'each',
    parts: [],
    judge: (at) => judge(each, at),
    explain: (at, judgement, notes) => {
      if (judgement === each.untold) return { explanation: each.items.explainNone(at, notes) };
      if (judgement === each.empty) return { explanation: `no item in ${each.items.shown}` };
      const children = explainItems(each, at, judgement, notes);
      return { explanation: explain(each, judgement, children), children };
    },
  };
}

function judge({ items, node, strategy, marking, untold, empty }: Each, at: Evaluation): Judgement {
  const list = items.read(at);
  if (list === null) return untold;
  if (list.length === 0) return empty;
  countItems(list.length, at);
  const parts = list.map((item) => node.judge(withItem(at, item)));
  const weights = parts.map(() => 1);
  return combine(parts, weights, strategy, marking);
}

/** @throws Unjudgeable where `each` within `each` multiplies */
function countItems(count: number, { looked }: Evaluation): void {
  looked.items += count;
  if (looked.items > MOST_ITEMS) throw new Unjudgeable(`\`each\` looks at more than ${MOST_ITEMS} items of this trial`);
}

function withItem(at: Evaluation, item: unknown): Evaluation {
  return { ...at, items: [...at.items, item] };
}

function explainItems(
  { items, node }: Each,
  at: Evaluation,
  { parts }: Judgement,
  { warnings }: Notes,
): readonly NodeResult[] {
  const list = items.read(at) ?? [];
  return parts.map((part, index) => ({
    ...node.explain(withItem(at, list[index]), part, warnings),
    key: String(index),
  }));
}

/** The items that did not pass stand in front; where all are too many to be told, theirs are the reasons that count. */
function explain(each: Each, judgement: Judgement, children: readonly NodeResult[]): string {
  const { strategy } = each;
  if (judgement.score === null) return cut(`no item is asked; item by item: ${joined(children)}`, MAX_JOINED);
  const of = { keys: children.map(({ key }) => key), weights: children.map(() => 1) };
  const failed = children.filter(didNotPass);
  const names = failed.map(
    ({ key }) =>
      () =>
        key,
  );
  const asked = failed.length === 0 ? '' : `did not pass: ${firstFew(names, MOST_KEYS)}`;
  const logic = clauses(
    combineWords(strategy, judgement.parts, of),
    calibrationWords(each.marking, judgement),
    verdictWords(each, judgement),
    asked,
  );
  const all = joined(children);
  if (all.length > MAX_JOINED && failed.length > 0) return `${logic}: ${cut(joined(failed), MAX_JOINED)}`;
  return `${logic}${logic === '' ? '' : '; item by item: '}${cut(all, MAX_JOINED)}`;
}

/** What made the verdict, where neither the items that did not pass nor the way to combine say it. */
function verdictWords({ strategy, marking, isCombined }: Each, judgement: Judgement): string {
  if (isCombined || marking.threshold !== null) return ruleWords(marking, strategy, judgement);
  if (judgement.parts.some(({ verdict }) => verdict === 'fail')) return '';
  if (judgement.verdict === 'fail') return `severity ${judgement.severity}`;
  return judgement.verdict === 'warn' ? 'no item failed' : '';
}

function joined(children: readonly NodeResult[]): string {
  return children.map(({ explanation }) => explanation).join(' | ');
}
