import { isRecord, type JsonObject } from '../../contract/json-object.ts';
import { memberPointer } from '../../contract/json-pointer.ts';
import { rounded } from '../../contract/rounded.ts';
import { fewScores } from './few-scores.ts';
import { mutateConditions } from './mutate-conditions.ts';
import { mutateCriteria } from './mutate-criteria.ts';
import { mutateExpression } from './mutate-expression.ts';
import { leaveOut } from './mutate-lists.ts';
import { mutateSchema } from './mutate-schema.ts';
import { mutateWords } from './mutate-words.ts';
import { type Change, changed, moved, without } from './mutation-change.ts';
import type { Part } from './rubric-parts.ts';

type Mutate = (part: Part) => readonly Change[];

/** Single changes by the key of the part that they change. */
const OF_KEY: ReadonlyMap<string, Mutate> = new Map<string, Mutate>([
  ['threshold', moveThreshold],
  ['criteria', mutateCriteria],
  ['rules', changeRules],
  ['overrides', ({ pointer }) => [without(pointer, '`overrides` left out', BOTH_FIRE)]],
  ['then', swapBranches],
  ['score', moveScore],
  ['table', changeTable],
  ['default', (part) => moved(part, 'a case whose value the table does not have')],
  ['from', movePoint],
  ['to', movePoint],
  ['expr', mutateExpression],
  ['formula', mutateExpression],
]);

/** Single changes of whatever has words, parts that may be left out, a schema or a condition. */
const OF_ANY: readonly Mutate[] = [mutateWords, leaveOut, mutateSchema, mutateConditions];

const BOTH_FIRE = 'a case in which both rules would fire';

/**
 * Every single change of one part of a rubric, in a fixed order: a word taken for another, one of several parts left
 * out, a number moved, a condition turned round. Some may not load.
 */
export function changesOf(part: Part): readonly Change[] {
  const own = OF_KEY.get(part.key);
  return (own === undefined ? OF_ANY : [own, ...OF_ANY]).flatMap((mutate) => mutate(part));
}

/** Far enough for scores that are sums of ordinary weights to lie between. */
const SCORE_STEP = 0.05;

function moveThreshold(part: Part): readonly Change[] {
  const isDocumented = isRecord(part.value) && typeof part.value.value === 'number';
  const inner = isRecord(part.value) ? { ...part, pointer: `${part.pointer}/value`, value: part.value.value } : part;
  if (!isDocumented && typeof part.value !== 'number') return [];
  const add = `cases that score just below and exactly ${String(inner.value)}`;
  return moved(inner, add, SCORE_STEP, 'threshold').filter(({ value }) => isBetween(part.holder, inner.value, value));
}

/** Whether a score can lie between two thresholds. */
function isBetween(node: Part['holder'], from: unknown, to: unknown): boolean {
  const scores = fewScores(node);
  const passes = (score: number, threshold: unknown): boolean => score >= rounded(Number(threshold));
  return scores === null || scores.some((score) => passes(score, from) !== passes(score, to));
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
    const [heavier] = moved(weight, `${add}, and expect the score or \`raw\``, SCORE_STEP, `weight of \`${name}\``);
    const dropped = without(pointer, `rule \`${name}\` left out`, add);
    return [dropped, ...(heavier === undefined ? [] : [heavier]), terminal];
  });
}

function swapBranches(part: Part): readonly Change[] {
  const { then: yes, else: no } = part.holder;
  if (no === undefined) return [];
  const swap: JsonObject = Object.fromEntries([
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
  return moveOnce(part, `a case that ends in the leaf${label}, and expect its score`);
}

/** One step up, or down from the best score there is. */
function moveOnce(part: Part, add: string, name?: string): readonly Change[] {
  const [up, down] = moved(part, add, SCORE_STEP, name);
  if (up === undefined || down === undefined) return [];
  return Number(part.value) <= 1 && Number(up.value) > 1 ? [down] : [up];
}

function movePoint(part: Part): readonly Change[] {
  return moved(part, 'a case with a score near this point', SCORE_STEP);
}

/** A row that is no number may be any data of the author's: it is left out. */
function changeTable(part: Part): readonly Change[] {
  if (!isRecord(part.value)) return [];
  return Object.entries(part.value).flatMap(([name, value]) => {
    const row = { ...part, pointer: memberPointer(part.pointer, name), value };
    const add = `a case whose value is \`${name}\``;
    if (typeof value !== 'number') return [without(row.pointer, `row \`${name}\` left out`, add)];
    return moveOnce(row, `${add}, and expect its score`, `value of \`${name}\``);
  });
}
