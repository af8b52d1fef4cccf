import type { LintFinding } from '../../../schemas/types/lint.ts';
import { canonicalJson } from '../../contract/hash.ts';
import { isRecord, type JsonObject } from '../../contract/json.ts';
import { describePlace } from '../../errors.ts';
import { OPERATORS } from '../../rubric/operators/operators.ts';
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

/** A condition in normal form. */
export interface PlainCondition {
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
