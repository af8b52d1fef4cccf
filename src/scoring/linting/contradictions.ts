import { canonicalJson } from '../../contract/canonical-json.ts';
import { describePlace } from '../../errors.ts';
import { isRecord } from '../../rubric/json-value.ts';
import type { LintFinding } from './lint-finding.ts';
import { type Governed, governedParts, type LintSource } from './lint-source.ts';

/** Two criteria or rules that ask the same and draw opposite conclusions. */
export function contradictions({ value, placeOf }: LintSource): readonly LintFinding[] {
  const first = new Map<string, { readonly part: Governed; readonly effect: number }>();
  return governedParts(value).flatMap((part): readonly LintFinding[] => {
    const asked = questionOf(part);
    if (asked === undefined) return [];
    const other = first.get(asked.question);
    if (other === undefined) first.set(asked.question, { part, effect: asked.effect });
    if (other === undefined || other.effect === asked.effect) return [];
    const rival = `${other.part.kind} \`${other.part.name}\` (${describePlace(placeOf(other.part.pointer))})`;
    return [
      {
        level: 'warning',
        code: 'opposite-effects',
        what: `${part.kind} \`${part.name}\` has the condition of ${rival} and the opposite effect`,
        next: 'One of the two never helps: take it out, or change its condition',
        where: placeOf(part.pointer),
      },
    ];
  });
}

interface Asked {
  /** The condition without its sign, as canonical text. */
  readonly question: string;
  /** 1 where its holding is good news, -1 where it is bad. */
  readonly effect: 1 | -1;
}

function questionOf({ file }: Governed): Asked | undefined {
  const { pass_when: pass, fail_when: fail, condition, weight, when = null } = file;
  const written = pass ?? fail ?? condition;
  if (!isRecord(written)) return undefined;
  const isBad = pass === undefined && (fail !== undefined || (typeof weight === 'number' && weight < 0));
  const { plain, sign } = unsigned(written);
  return { question: canonicalJson([when, plain]), effect: (isBad ? -sign : sign) as 1 | -1 };
}

/** Operators that are the negation of another. */
const NEGATIONS: ReadonlyMap<unknown, string> = new Map([
  ['ne', 'eq'],
  ['gte', 'lt'],
  ['gt', 'lte'],
  ['not_in', 'in'],
  ['not_contains', 'contains'],
  ['absent', 'exists'],
  ['not_empty', 'empty'],
]);

function unsigned(condition: Readonly<Record<string, unknown>>): { readonly plain: object; readonly sign: 1 | -1 } {
  if (isRecord(condition.not)) {
    const { plain, sign } = unsigned(condition.not);
    return { plain, sign: sign === 1 ? -1 : 1 };
  }
  const op = NEGATIONS.get(condition.op);
  return op === undefined ? { plain: condition, sign: 1 } : { plain: { ...condition, op }, sign: -1 };
}
