import type { JsonObject } from '../../contract/json.ts';
import { shown } from '../../contract/text.ts';
import type { Compiling } from '../references/compiling.ts';
import { looksLikeReference } from '../references/looks-like-reference.ts';
import { OPERATOR_NAMES } from '../written/operator-names.ts';

const OPERATORS: ReadonlySet<unknown> = new Set(OPERATOR_NAMES);
const ASKING: ReadonlySet<string> = new Set([...OPERATOR_NAMES, 'and', 'or', 'not']);
const OPTIONS: ReadonlySet<string> = new Set(['tolerance', 'ignore_case']);
const BESIDE_OP: ReadonlySet<string> = new Set(['op', 'value', 'measure', 'description', ...OPTIONS]);

/**
 * Refuses an object among arguments that looks like a condition or a fact: taken as it stands no call would ever have it, and an absence
 * would always hold. Says whether it did.
 */
export function refuseStray(value: JsonObject, pointer: string, expected: string, { problems }: Compiling): boolean {
  if (!looksLikeReference(value) && !looksLikeCondition(value)) return false;
  const what = 'an argument is compared as it stands, and this looks like a condition';
  problems.add(pointer, { code: 'bad-value', what, expected, found: shown(value), fix: ASK_OTHERWISE });
  return true;
}

const ASK_OTHERWISE =
  'What else is to be asked of it, `expr` asks: `trace.exists(step, step.type == "tool_call" && step.args.amount > 100)`';

function looksLikeCondition(value: JsonObject): boolean {
  const keys = Object.keys(value);
  if (OPERATORS.has(value.op)) return keys.every((key) => BESIDE_OP.has(key));
  return keys.some((key) => ASKING.has(key)) && keys.every((key) => ASKING.has(key) || OPTIONS.has(key));
}
