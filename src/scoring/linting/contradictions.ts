import { canonicalJson } from '../../contract/canonical-json.ts';
import { isRecord } from '../../contract/json-object.ts';
import { describePlace } from '../../errors.ts';
import { partsOf } from '../testing/rubric-parts.ts';
import type { LintFinding } from './lint-finding.ts';
import { type Governed, governedParts, type LintSource } from './lint-source.ts';
import { plainCondition } from './plain-condition.ts';

/**
 * Two criteria or rules that draw opposite conclusions from the same. Two rules of opposite conditions that both add, or
 * both take away, do not: they weigh either case.
 */
export function contradictions({ value, placeOf }: LintSource): readonly LintFinding[] {
  const first = new Map<string, Asked>();
  const parts = governedParts(value);
  const endings = usedAtEnds(value);
  return parts.flatMap((part): readonly LintFinding[] => {
    const asked = askedBy(part, parts, endings);
    if (asked === undefined) return [];
    const other = first.get(asked.question);
    if (other === undefined) first.set(asked.question, asked);
    if (other === undefined || !contradict(asked, other)) return [];
    const rival = `${other.part.kind} \`${other.part.name}\` (${describePlace(placeOf(other.part.pointer))})`;
    const how =
      asked.sign === other.sign
        ? `the condition of ${rival} and the opposite effect`
        : `the opposite condition of ${rival} and the same effect`;
    return [
      {
        level: 'warning',
        code: 'opposite-effects',
        what: `${part.kind} \`${part.name}\` has ${how}`,
        next: 'One of the two never helps: take it out, or change its condition',
        where: placeOf(part.pointer),
      },
    ];
  });
}

interface Asked {
  readonly part: Governed;
  /** The condition without its sign. */
  readonly question: string;
  readonly sign: 1 | -1;
  /** 1 where it is good news that the condition holds, -1 where it is bad. */
  readonly effect: 1 | -1;
}

function contradict(own: Asked, other: Asked): boolean {
  const areRules = own.part.kind === 'rule' && other.part.kind === 'rule';
  return own.sign === other.sign ? own.effect !== other.effect : own.effect === other.effect && !areRules;
}

function askedBy(part: Governed, parts: readonly Governed[], endings: ReadonlySet<unknown>): Asked | undefined {
  const { pass_when: pass, fail_when: fail, condition, weight } = part.file;
  const written = pass ?? fail ?? condition;
  if (!isRecord(written)) return undefined;
  const isBad = pass === undefined && (fail !== undefined || (typeof weight === 'number' && weight <= 0));
  const { asks, sign } = plainCondition(written);
  const scope = part.kind === 'node' && endings.has(part.name) ? part.pointer : scopeOf(part);
  return { part, question: canonicalJson([scope, whensOf(part, parts), asks]), sign, effect: isBad ? -1 : 1 };
}

/** When it is asked: where it applies, and everything that it stands in. */
function whensOf({ pointer }: Governed, parts: readonly Governed[]): readonly unknown[] {
  const around = parts.filter((part) => `${pointer}/`.startsWith(`${part.pointer}/`));
  return around.flatMap(({ file: { when } }) => (isRecord(when) ? [plainCondition(when)] : []));
}

/** Named nodes that are used at the ends of trees. */
function usedAtEnds(file: LintSource['value']): ReadonlySet<unknown> {
  const uses = [...partsOf(file)].filter(({ key, pointer }) => key === 'use' && pointer.includes('/tree/'));
  return new Set(uses.map(({ value }) => value));
}

/** Where it is asked: of the items of one list, or at one end of a tree, the same words ask something else. */
function scopeOf({ pointer }: Governed): string {
  return pointer.slice(0, pointer.lastIndexOf('/node/') + 1);
}
