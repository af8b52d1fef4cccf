import type { LintFinding } from '../../../schemas/types/lint.ts';
import { canonicalJson, isRecord, type JsonObject } from '../../contract/json.ts';
import { describePlace } from '../../errors.ts';
import { OPERATORS } from '../../rubric/operators/operators.ts';
import { subjectName } from '../../rubric/references/subjects.ts';
import { RANGE } from '../../rubric/values/value-kinds.ts';
import { type Governed, governedParts, type LintSource } from './lint-source.ts';

/**
 * Finds pairs of criteria or rules that draw opposite conclusions from the same condition.
 * Two rules with opposite conditions and the same effect are fine: together they cover both cases.
 */
export function contradictions({ value, placeOf }: LintSource): readonly LintFinding[] {
  const first = new Map<string, Asked>();
  const parts = governedParts(value);
  return parts.flatMap((part): readonly LintFinding[] => {
    const asked = askedBy(part, parts);
    if (asked === undefined) return [];
    const earlier = first.get(asked.question);
    if (earlier === undefined) first.set(asked.question, asked);
    if (earlier === undefined || !contradict(asked, earlier)) return [];
    const rival = `${earlier.part.kind} \`${earlier.part.name}\` (${describePlace(placeOf(earlier.part.pointer))})`;
    const how =
      asked.sign === earlier.sign
        ? `the condition of ${rival} and the opposite effect`
        : `the opposite condition of ${rival} and the same effect`;
    return [
      {
        level: 'warning',
        code: 'opposite-effects',
        what: `${part.kind} \`${part.name}\` has ${how}`,
        next: 'Remove one of the two, or change its condition',
        where: placeOf(part.pointer),
      },
    ];
  });
}

interface Asked {
  readonly part: Governed;
  /** The scope and the condition without its sign, as canonical JSON. */
  readonly question: string;
  readonly sign: 1 | -1;
  /** 1 if a true condition raises the score, -1 if it lowers the score. */
  readonly effect: 1 | -1;
}

function contradict(a: Asked, b: Asked): boolean {
  const areRules = a.part.kind === 'rule' && b.part.kind === 'rule';
  return a.sign === b.sign ? a.effect !== b.effect : a.effect === b.effect && !areRules;
}

function askedBy(part: Governed, parts: readonly Governed[]): Asked | undefined {
  const { pass_when: pass, fail_when: fail, condition, weight } = part.file;
  const written = pass ?? fail ?? condition;
  if (!isRecord(written)) return undefined;
  const isBad = pass === undefined && (fail !== undefined || (typeof weight === 'number' && weight <= 0));
  const { asks, sign } = plainCondition(written);
  const whens = parts
    .filter(({ pointer }) => `${part.pointer}/`.startsWith(`${pointer}/`))
    .flatMap(({ file: { when } }) => (isRecord(when) ? [plainCondition(when)] : []));
  // The same condition asks something else about items of another list.
  const scope = part.pointer.slice(0, part.pointer.lastIndexOf('/node/') + 1);
  return { part, question: canonicalJson([scope, whens, asks]), sign, effect: isBad ? -1 : 1 };
}

interface PlainCondition {
  /** Canonical JSON. */
  readonly asks: string;
  /** -1 for the negation of `asks`. */
  readonly sign: 1 | -1;
}

/** Drops descriptions, cutoffs and double negations. */
export function plainCondition(condition: JsonObject): PlainCondition {
  const { description: _, cutoff: __, ...asked } = condition;
  if (isRecord(asked.not)) {
    const { asks, sign } = plainCondition(asked.not);
    return { asks, sign: sign === 1 ? -1 : 1 };
  }
  const op = NEGATIONS.get(asked.op);
  if (op !== undefined) return { asks: canonicalJson({ ...asked, op }), sign: -1 };
  return { asks: canonicalJson(asked), sign: 1 };
}

const NEGATIONS: ReadonlyMap<unknown, string> = new Map(
  Object.entries(OPERATORS).flatMap(([op, { negates }]) => (negates === undefined ? [] : [[op, negates]])),
);

/**
 * Finds rules of one list that fire only where another rule fires whose weight has the opposite sign: the second takes back part of the
 * first every time. An override or a terminal rule says what counts then, and equal conditions are `contradictions`.
 */
export function impliedOpposites({ value, placeOf }: LintSource): readonly LintFinding[] {
  const rules = governedParts(value).filter(({ kind }) => kind === 'rule');
  return rules.flatMap((rule): readonly LintFinding[] => {
    const implied = rules.find((wider) => isTakenBack(rule, wider));
    if (implied === undefined) return [];
    return [
      {
        level: 'advice',
        code: 'implied-opposite',
        what: `wherever rule \`${rule.name}\` fires, rule \`${implied.name}\` (${describePlace(placeOf(implied.pointer))}) fires too, with the opposite sign`,
        next: 'List one under `overrides` of the other, or exclude its case there; ignore this if both are meant to count',
        where: placeOf(rule.pointer),
      },
    ];
  });
}

function isTakenBack(rule: Governed, wider: Governed): boolean {
  const [implying, implied] = [rule.file, wider.file];
  const isSameList = listOf(rule) === listOf(wider) && rule !== wider;
  const areOpposite = Number(implying.weight) * Number(implied.weight) < 0;
  const isSettled =
    implying.terminal === true ||
    implied.terminal === true ||
    overrides(implying, implied) ||
    overrides(implied, implying);
  if (!isSameList || !areOpposite || isSettled || !isRecord(implying.condition) || !isRecord(implied.condition))
    return false;
  return implies(implying.condition, implied.condition) && !implies(implied.condition, implying.condition);
}

function listOf({ pointer }: Governed): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

function overrides({ overrides: names }: JsonObject, { name }: JsonObject): boolean {
  return Array.isArray(names) && names.includes(name);
}

/** Whether the second condition holds wherever the first one does, as far as their form shows it. */
export function implies(first: JsonObject, second: JsonObject): boolean {
  const [given, wanted] = [plainCondition(first), plainCondition(second)];
  if (given.asks === wanted.asks) return given.sign === wanted.sign;
  const [wantedParts, givenParts] = [partsOf(second.and), partsOf(first.or)];
  if (wantedParts !== undefined) return wantedParts.every((part) => implies(first, part));
  if (givenParts !== undefined) return givenParts.every((part) => implies(part, second));
  if (partsOf(first.and)?.some((part) => implies(part, second))) return true;
  if (partsOf(second.or)?.some((part) => implies(first, part))) return true;
  return comparisonImplies(comparisonOf(given), comparisonOf(wanted));
}

function partsOf(joined: unknown): readonly JsonObject[] | undefined {
  return Array.isArray(joined) ? joined.filter(isRecord) : undefined;
}

interface Comparison {
  readonly file: JsonObject;
  readonly sign: 1 | -1;
}

function comparisonOf({ asks, sign }: PlainCondition): Comparison | undefined {
  const file: unknown = JSON.parse(asks);
  return isRecord(file) && typeof (file.field ?? file.score) === 'string' ? { file, sign } : undefined;
}

function comparisonImplies(given: Comparison | undefined, wanted: Comparison | undefined): boolean {
  if (given === undefined || wanted === undefined) return false;
  // A comparison reads its fact, so it is there.
  const isRead = given.file.op !== 'exists' && given.file.field === wanted.file.field;
  if (wanted.file.op === 'exists' && wanted.sign === 1 && isRead) return true;
  if (subjectName(given.file) !== subjectName(wanted.file)) return false;
  const [inner, outer] = [intervalOf(given), intervalOf(wanted)];
  return inner !== undefined && outer !== undefined && isWithin(inner, outer);
}

/** The values for which a comparison holds. */
interface Interval {
  readonly least: number;
  readonly most: number;
  /** Whether the ends themselves are outside. */
  readonly isOpen: boolean;
}

/** The interval of a comparison with a number; undefined for any other condition. */
function intervalOf({ file: { op, value }, sign }: Comparison): Interval | undefined {
  if (op === 'between' && sign === 1 && RANGE.accepts(value)) {
    const [least, most] = value as readonly [number, number];
    return { least, most, isOpen: false };
  }
  if (typeof value !== 'number') return undefined;
  if (op === 'eq' && sign === 1) return { least: value, most: value, isOpen: false };
  // Plain conditions write `gt` and `gte` as negations of `lte` and `lt`.
  if (op !== 'lt' && op !== 'lte') return undefined;
  const isOpen = (op === 'lt') === (sign === 1);
  return sign === 1
    ? { least: Number.NEGATIVE_INFINITY, most: value, isOpen }
    : { least: value, most: Number.POSITIVE_INFINITY, isOpen };
}

function isWithin(inner: Interval, outer: Interval): boolean {
  const isEnd = (value: number) => Number.isFinite(value) && (value === outer.least || value === outer.most);
  const touches = outer.isOpen && !inner.isOpen && (isEnd(inner.least) || isEnd(inner.most));
  return inner.least >= outer.least && inner.most <= outer.most && !touches;
}
