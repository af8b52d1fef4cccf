import { isRecord } from '../../rubric/json-value.ts';
import { mutateConditions } from './mutate-conditions.ts';
import { mutateCriteria } from './mutate-criteria.ts';
import { mutateExpression } from './mutate-expression.ts';
import { type Change, changed, moved } from './mutation-change.ts';
import type { Part } from './rubric-parts.ts';

type Mutate = (part: Part) => readonly Change[];

/** The closed table of single changes, by the key of the part that they change. */
const MUTATIONS: ReadonlyMap<string, Mutate> = new Map<string, Mutate>([
  ['threshold', moveThreshold],
  [
    'severity',
    (part) => swapped(part, SEVERITIES, 'a case in which only this does not pass, and expect its `severity`'),
  ],
  ['otherwise', (part) => swapped(part, OTHERWISE, 'a case in which `when` does not hold, and expect the verdict')],
  ['on_empty', (part) => swapped(part, OTHERWISE, 'a case without items, and expect the verdict')],
  ['when', skipElsewhere],
  ['criteria', mutateCriteria],
  ['combine', (part) => swapStrategy(part, part.value)],
  ['rules', changeRules],
  ['overrides', (part) => [{ ...changed(part, undefined), what: '`overrides` left out', add: BOTH_FIRE }]],
  ['then', swapBranches],
  ['score', moveScore],
  ['table', moveTable],
  ['default', (part) => moved(part, 'a case whose value the table does not have')],
  ['to', (part) => moved(part, 'a case with a score near this point')],
  ['expr', mutateExpression],
  ['formula', mutateExpression],
]);

const BOTH_FIRE = 'a case in which both rules would fire';

/** Every single change of one part of a rubric, in a fixed order. */
export function changesOf(part: Part): readonly Change[] {
  const own = MUTATIONS.get(part.key)?.(part) ?? [];
  return [...own, ...mutateConditions(part), ...defaultStrategy(part)];
}

const SEVERITIES: ReadonlyMap<unknown, string> = new Map([
  ['none', 'high'],
  ['low', 'high'],
  ['medium', 'high'],
  ['high', 'low'],
  ['critical', 'low'],
]);
const OTHERWISE: ReadonlyMap<unknown, string> = new Map([
  ['skip', 'fail'],
  ['pass', 'skip'],
  ['fail', 'skip'],
]);

function swapped(part: Part, table: ReadonlyMap<unknown, string>, add: string): readonly Change[] {
  const other = table.get(part.value);
  return other === undefined ? [] : [{ ...changed(part, other), add }];
}

/** Far enough for scores that are sums of ordinary weights to lie between. */
const THRESHOLD_STEP = 0.05;

function moveThreshold(part: Part): readonly Change[] {
  const isDocumented = isRecord(part.value) && typeof part.value.value === 'number';
  const inner = isRecord(part.value) ? { ...part, pointer: `${part.pointer}/value`, value: part.value.value } : part;
  if (!isDocumented && typeof part.value !== 'number') return [];
  return moved(inner, `cases that score just below and exactly ${String(inner.value)}`, THRESHOLD_STEP, 'threshold');
}

function skipElsewhere(part: Part): readonly Change[] {
  if (part.holder.otherwise !== undefined || !isNodeFile(part.holder)) return [];
  const value = { ...part.holder, otherwise: 'fail' };
  const add = 'a case in which `when` does not hold, and expect `skipped`';
  return [{ pointer: part.holderPointer, at: part.pointer, value, what: '`otherwise: fail` added', add }];
}

/** Outcomes have a `when` too, but nothing to answer elsewhere. */
function isNodeFile(holder: Readonly<Record<string, unknown>>): boolean {
  return holder.name === undefined && holder.rubric === undefined;
}

/** Other ways to combine that can be told apart on ordinary yes/no criteria. */
const STRATEGIES: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['weighted_sum', ['cap_by_worst', 'weighted_median']],
  ['cap_by_worst', ['weighted_sum']],
  ['weighted_median', ['weighted_sum']],
  ['majority_vote', ['weighted_median']],
  ['min', ['mean', 'median']],
  ['strict', ['mean']],
  ['median', ['min', 'mean']],
  ['mean', ['min', 'median']],
]);

function swapStrategy(part: Part, now: unknown): readonly Change[] {
  const others = STRATEGIES.get(now) ?? [];
  const add = 'a case in which some parts pass and some do not, and expect its score';
  return others.map((name) => ({ ...changed(part, name), what: `\`${now}\` became \`${name}\``, add }));
}

/** Where nothing is written, `weighted_sum` counts. */
function defaultStrategy(part: Part): readonly Change[] {
  const { value, pointer } = part;
  if (part.key === 'criteria' || !isRecord(value) || !isRecord(value.criteria) || value.combine !== undefined)
    return [];
  if (Object.keys(value.criteria).length < 2) return [];
  return swapStrategy(part, 'weighted_sum').map((change) => ({
    ...change,
    at: `${pointer}/criteria`,
    value: { ...value, combine: change.value },
  }));
}

function changeRules(part: Part): readonly Change[] {
  if (!Array.isArray(part.value)) return [];
  return (part.value as readonly unknown[]).flatMap((rule, index) => {
    if (!isRecord(rule)) return [];
    const name = String(rule.name ?? index);
    const pointer = `${part.pointer}/${index}`;
    const terminal = {
      ...changed({ ...part, pointer }, { ...rule, terminal: rule.terminal !== true }),
      what: rule.terminal === true ? `\`${name}\` no longer terminal` : `\`${name}\` became terminal`,
      add: `a case in which \`${name}\` and another rule fire`,
    };
    const weight = { ...part, pointer: `${pointer}/weight`, key: 'weight', value: rule.weight };
    const add = `a case in which \`${name}\` fires`;
    const [heavier] = moved(weight, `${add}, and expect the score or \`raw\``, THRESHOLD_STEP, `weight of \`${name}\``);
    const dropped = { ...changed({ ...part, pointer }, undefined), what: `rule \`${name}\` left out`, add };
    return [dropped, ...(heavier === undefined ? [] : [heavier]), terminal];
  });
}

function swapBranches(part: Part): readonly Change[] {
  const { then: yes, else: no } = part.holder;
  if (no === undefined) return [];
  const swap: Readonly<Record<string, unknown>> = Object.fromEntries([
    ['then', no],
    ['else', yes],
  ]);
  const value = { ...part.holder, ...swap };
  const what = '`then` and `else` changed places';
  return [{ pointer: part.holderPointer, at: part.pointer, value, what, add: 'a case for either branch' }];
}

/** The score of a leaf; where a condition reads a score, it is the name of a node. */
function moveScore(part: Part): readonly Change[] {
  const label = typeof part.holder.label === 'string' ? ` \`${part.holder.label}\`` : '';
  return moved(part, `a case that ends in the leaf${label}, and expect its score`, THRESHOLD_STEP).slice(0, 1);
}

function moveTable(part: Part): readonly Change[] {
  if (!isRecord(part.value)) return [];
  return Object.entries(part.value).flatMap(([name, value]) => {
    const entry = { ...part, pointer: `${part.pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, value };
    const what = `value of \`${name}\``;
    return moved(entry, `a case whose value is \`${name}\`, and expect its score`, THRESHOLD_STEP, what).slice(0, 1);
  });
}
