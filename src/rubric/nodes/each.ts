import type { NodeResult, Verdict } from '../../../schemas/types/result.ts';
import type { EachFile, NodeFile, StepFile } from '../../../schemas/types/rubric.ts';
import { must } from '../../contract/must.ts';
import type { MessageStep, Step } from '../../suite/trial.ts';
import {
  answered,
  type Evaluation,
  type Judgement,
  judgedOrMissing,
  type Notes,
  requireAnswers,
  Unjudgeable,
} from '../evaluation.ts';
import { exactlyOne } from '../problems.ts';
import { compileFact, explainUnfit, readFit } from '../references/facts.ts';
import { type ComparedFact, type Compiling, checkName } from '../references/rubric-names.ts';
import { compileStep } from '../trace/step-matcher.ts';
import { clauses, cut, firstFew } from '../values/shown-value.ts';
import { combine, combineWords, refuseWeight, ruleWords } from './composite.ts';
import { calibrationWords, didNotPass, type Marking, markIndeterminate, verdictOf } from './marking.ts';
import type { Body, NodeContext } from './node.ts';
import { applies, type Parts, STRATEGIES, type Strategy } from './strategies.ts';

/** Maximum length of the joined explanations of items; each item's result keeps its own. */
const MAX_JOINED = 1000;
/** Maximum items in one trial, over all `each` nodes of a rubric. */
const MOST_ITEMS = 100_000;
/** Maximum failed items named in an explanation. */
const MOST_KEYS = 10;

/** A node applied to every item of a list; conditions read the item by its name. */
export function compileEach(file: NodeFile, pointer: string, context: NodeContext): Body {
  const each = compileItemwise(file.each as EachFile, `${pointer}/each`, context);
  return {
    kind: 'each',
    parts: [],
    judge: (at) => judge(each, at),
    explainItems: (at, judgement, warnings) => explainItems(each, at, judgement, warnings),
    explain: (at, judgement, notes) => {
      if (judgement === each.indeterminate) return { explanation: each.items.explainNone(at, notes) };
      if (judgement === each.empty) return { explanation: `no item in ${each.items.shown} counts` };
      const children = explainItems(each, at, judgement, notes.warnings);
      return { explanation: explain(each, judgement, children), children };
    },
  };
}

type Each = ReturnType<typeof compileItemwise>;

function compileItemwise(file: EachFile, pointer: string, { marking, compiling, compileChild }: NodeContext) {
  const variable = file.as ?? 'item';
  checkVariable(variable, file.as === undefined ? pointer : `${pointer}/as`, compiling);
  const within = { ...compiling, names: { ...compiling.names, items: [...compiling.names.items, variable] } };
  refuseWeight(file.node, `${pointer}/node`, compiling);
  const node = compileChild(variable, file.node, `${pointer}/node`, within);
  const items = compileItems(file.over, `${pointer}/over`, compiling);
  // A written `mean` is the same as the default: it passes if every item does.
  const strategy =
    file.combine === undefined || file.combine === 'mean' ? everyItem(marking) : STRATEGIES[file.combine];
  const empty = answered(file.on_empty, marking.severity ?? 'medium');
  return { items, node, strategy, marking, indeterminate: markIndeterminate(marking), empty };
}

/** An item must not hide a fact: a path means the same inside and outside `each`. */
function checkVariable(variable: string, pointer: string, { names, problems }: Compiling): void {
  checkName(variable, pointer, problems);
  if (!names.facts.has(variable) && !names.derived.has(variable)) return;
  const what = `item \`${variable}\` hides a fact`;
  problems.add(pointer, { code: 'hidden-fact', what, fix: 'Rename it with `as`' });
}

/** The default for items: the mean of the scores. Passes if every item does; fails if one fails or the severity is high or critical; warns otherwise. */
function everyItem({ severity }: Marking): Strategy {
  const least = verdictOf(severity);
  const verdict = (parts: Parts): Verdict => {
    const verdicts = new Set(parts.judgements.map((part) => part.verdict));
    if (!verdicts.has('fail') && !verdicts.has('warn')) return 'pass';
    return verdicts.has('fail') || least === 'fail' ? 'fail' : 'warn';
  };
  return { ...STRATEGIES.weighted_sum, verdict };
}

function judge(each: Each, at: Evaluation): Judgement {
  const { items, node, strategy, marking, indeterminate, empty } = each;
  const list = items.read(at);
  if (list === null) return indeterminate;
  if (at.places.length === 0) at.spent.steps = 0;
  at.spent.items += list.length;
  // Nested `each` nodes multiply the items.
  if (at.spent.items > MOST_ITEMS)
    throw new Unjudgeable(`\`each\` looks at more than ${MOST_ITEMS} items of this trial`);
  if (list.length === 0) return empty;
  const parts = list.map((item, index) => judgedOrMissing(() => node.judge(withItem(at, item, index))));
  requireAnswers(parts);
  // Items that are left out leave the list as empty as none.
  if (parts.every((part) => !applies(part) && !part.indeterminate)) return { ...empty, parts };
  // Every item counts the same.
  const weights = parts.map(() => 1);
  return combine(parts, weights, strategy, marking);
}

function withItem(at: Evaluation, item: unknown, index: number): Evaluation {
  return { ...at, items: [...at.items, item], places: [...at.places, index] };
}

function explainItems(each: Each, at: Evaluation, { parts }: Judgement, warnings: string[]): readonly NodeResult[] {
  const list = each.items.read(at) ?? [];
  return parts.map((part, index): NodeResult => {
    return { ...each.node.explain(withItem(at, list[index], index), part, warnings), key: String(index), weight: 1 };
  });
}

function explain({ strategy, marking }: Each, judgement: Judgement, children: readonly NodeResult[]): string {
  const of = { keys: children.map(({ key }) => key), weights: children.map(({ weight }) => weight) };
  const missed = children.filter(didNotPass);
  const logic = judgement.parts.some(applies)
    ? clauses(
        combineWords(strategy, judgement.parts, of),
        calibrationWords(marking, judgement),
        ruleWords(marking, strategy, judgement),
        missed.length === 0 ? '' : `did not pass: ${firstFew(missed, MOST_KEYS, ({ key }) => key)}`,
      )
    : 'no item is asked';
  const all = children.map(({ explanation }) => explanation).join(' | ');
  return `${logic}${logic === '' ? '' : '; item by item: '}${cut(all, MAX_JOINED)}`;
}

interface Items {
  /** Source of the items, for explanations. */
  readonly shown: string;
  /** The items; null if indeterminate. */
  read(at: Evaluation): readonly unknown[] | null;
  /** Why `read` returned null; adds a warning. */
  explainNone(at: Evaluation, notes: Notes): string;
}

/** One turn of a conversation, as conditions read it. */
interface Turn {
  /** Text of its first message. */
  readonly text: string;
  /** Steps from that message up to the next of its role, exclusive. */
  readonly steps: readonly Step[];
  /** Text of its last assistant message. */
  readonly reply?: string;
}

/** Compiles `over`; adds its mistakes to the problems. */
function compileItems(over: EachFile['over'], pointer: string, compiling: Compiling): Items {
  const { field, steps, turns } = over;
  const named = Object.keys(over);
  if (named.length > 1) {
    const one = exactlyOne(['field', 'steps', 'turns'], named);
    compiling.problems.add(pointer, { code: 'bad-node', what: '`over` takes one key', ...one });
  }
  if (field !== undefined) {
    const list = { ...compileFact(field, `${pointer}/field`, compiling), ...A_LIST };
    return itemsOf(list, list.path, (items) => items);
  }
  if (steps !== undefined) return compileSteps(steps, `${pointer}/steps`, compiling);
  return itemsOf(TRACE, `${turns} turns`, (trace: readonly Step[]) =>
    turnsOf(trace, must(turns, 'what an `each` runs over')),
  );
}

/** If a compared fact is absent, the items are indeterminate. */
function compileSteps(file: StepFile, pointer: string, compiling: Compiling): Items {
  const facts: ComparedFact[] = [];
  const { shown, fits } = compileStep(file, pointer, { ...compiling, facts });
  const pick = (trace: readonly Step[], at: Evaluation) => trace.filter((step) => fits(step, at));
  return itemsOf(TRACE, `steps that fit ${shown}`, pick, facts);
}

const A_LIST = { accepts: Array.isArray, wanted: 'a list' };
const TRACE: ComparedFact = { path: 'trace', read: ({ trial }) => trial.trace, missing: () => undefined, ...A_LIST };

/** Items picked from a list, which may depend on further facts. */
function itemsOf<T>(
  list: ComparedFact,
  shown: string,
  pick: (list: readonly T[], at: Evaluation) => readonly unknown[],
  facts: readonly ComparedFact[] = [],
): Items {
  const firstUnreadable = (at: Evaluation) => [...facts, list].find((fact) => readFit(fact, at) === undefined);
  return {
    shown,
    read: (at) => (firstUnreadable(at) === undefined ? pick(list.read(at) as readonly T[], at) : null),
    explainNone: (at, notes) => explainUnfit(firstUnreadable(at) ?? list, at, notes),
  };
}

/** The turns of a trace. Each starts at a message of the role and ends before the next; steps before the first turn are left out. */
export function turnsOf(trace: readonly Step[], role: string): readonly Turn[] {
  const starts = trace.flatMap((step, index) => (isMessageOf(step, role) ? [index] : []));
  return starts.map((start, index) => turnOf(trace.slice(start, starts[index + 1])));
}

function turnOf(steps: readonly Step[]): Turn {
  const [opening] = steps;
  const text = opening?.type === 'message' ? opening.text : '';
  const reply = steps.findLast((step): step is MessageStep => isMessageOf(step, 'assistant'))?.text;
  return reply === undefined ? { text, steps } : { text, steps, reply };
}

function isMessageOf(step: Step, role: string): step is MessageStep {
  return step.type === 'message' && step.role === role;
}
