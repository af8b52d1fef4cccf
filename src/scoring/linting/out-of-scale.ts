import { isRecord, type JsonObject } from '../../contract/json-object.ts';
import { type Part, partsOf } from '../testing/rubric-parts.ts';
import type { LintFinding } from './lint-finding.ts';
import type { LintSource } from './lint-source.ts';

/** Bounds that no score or every score meets, and rules of which one alone takes the score to its end. */
export function outOfScale({ value, placeOf }: LintSource): readonly LintFinding[] {
  return [...partsOf(value)].flatMap((part): readonly LintFinding[] => {
    const found = foundIn(part);
    return found === undefined ? [] : [{ level: 'warning', code: 'out-of-scale', ...found, where: placeOf(found.at) }];
  });
}

interface Found {
  readonly what: string;
  readonly next: string;
  /** JSON pointer. */
  readonly at: string;
}

function foundIn({ key, value, form, pointer }: Part): Found | undefined {
  if (key === 'rules' && Array.isArray(value)) return heavyRule(value, pointer);
  return form === null ? undefined : boundBeyond(form, pointer);
}

function boundBeyond({ score, op, value }: JsonObject, pointer: string): Found | undefined {
  if (typeof score !== 'string' || typeof op !== 'string' || typeof value !== 'number') return undefined;
  const isBeyond = value < 0 || value > 1 || (op === 'gt' && value === 1) || (op === 'lt' && value === 0);
  if (!isBeyond || !BOUNDS.has(op)) return undefined;
  const what = `the score of \`${score}\` is 0 to 1: \`${op} ${value}\` is the same for every score`;
  const next =
    value > LARGEST_POINT && value <= 100
      ? `Scores are 0 to 1, not percent: write ${Number((value / 100).toPrecision(12))}`
      : 'Compare it with a number from 0 to 1, both of which it may be';
  return { what, next, at: `${pointer}/value` };
}

/** What is at most this may be a mark of a scale, as 4 of 5, and no percent. */
const LARGEST_POINT = 10;

const BOUNDS: ReadonlySet<string> = new Set(['eq', 'ne', 'lt', 'lte', 'gt', 'gte']);

/** One says it for all rules of the list. */
function heavyRule(rules: readonly unknown[], pointer: string): Found | undefined {
  const index = rules.findIndex(
    (rule) => isRecord(rule) && typeof rule.weight === 'number' && Math.abs(rule.weight) > 1,
  );
  if (index === -1) return undefined;
  const { name, weight } = rules[index] as JsonObject;
  const what = `rule \`${name ?? index}\` weighs ${weight}: alone it takes the score, which is 0 to 1, to its end`;
  const next = 'Weights of rules are shares of 1, not points: of ten points, three are 0.3';
  return { what, next, at: `${pointer}/${index}/weight` };
}
