import { betweenCurlyQuotes } from '../../contract/curly-quotes.ts';
import { isRecord, type JsonObject } from '../../contract/json-object.ts';
import { inline } from '../../contract/shown.ts';
import { fieldPathFault, rootOf } from '../../rubric/references/field-path.ts';
import { type Part, partsOf } from '../testing/rubric-parts.ts';
import type { LintFinding } from './lint-finding.ts';
import type { LintSource } from './lint-source.ts';

/** Texts without quotes that a condition compares with and that look like a quoted text, true or false, or a fact. */
export function misreadTexts({ value, placeOf, isBare }: LintSource): readonly LintFinding[] {
  const facts = new Set([...OWN_FACTS, ...namesOf(value.contract, 'properties'), ...namesOf(value, 'derive')]);
  return [...partsOf(value)].flatMap((part) =>
    comparedTexts(part).flatMap(({ text, at }): readonly LintFinding[] => {
      const found = isBare(at) ? misreadText(text, part, facts) : undefined;
      return found === undefined ? [] : [{ level: 'warning', code: 'misread-text', ...found, where: placeOf(at) }];
    }),
  );
}

/** Native facts that hold objects, and whose paths are no names of files: `output.json` is one. */
const OWN_FACTS: readonly string[] = ['final_state', 'ground_truth', 'usage', 'judge', 'harness'];

function namesOf(holder: unknown, key: string): readonly string[] {
  const named = isRecord(holder) ? holder[key] : undefined;
  return isRecord(named) ? Object.keys(named) : [];
}

const COMPARED_KEYS: ReadonlySet<string> = new Set(['value', 'tool', 'text']);

interface ComparedText {
  readonly text: string;
  readonly at: string;
}

function comparedTexts({ key, value, pointer }: Part): readonly ComparedText[] {
  if (!COMPARED_KEYS.has(key)) return [];
  const items = Array.isArray(value)
    ? value.map((text: unknown, index) => ({ text, at: `${pointer}/${index}` }))
    : [{ text: value, at: pointer }];
  return items.filter((item): item is ComparedText => typeof item.text === 'string');
}

function misreadText(text: string, { key, holder }: Part, facts: ReadonlySet<string>) {
  const shown = `\`${inline(text)}\``;
  if (betweenCurlyQuotes(text) !== undefined)
    return {
      what: `the curly quotes of ${shown} are part of the text`,
      next: 'Write straight quotes; where the curly ones are meant, put straight ones around them',
    };
  if (isEquality(holder) && BOOLEAN_WORD.test(text))
    return { what: `${shown} is a text`, next: `Booleans are \`true\` and \`false\`; ${QUOTE}` };
  if (key === 'value' && text.includes('.') && facts.has(rootOf(text)) && fieldPathFault(text) === undefined)
    return { what: `${shown} is a text`, next: `The fact is \`{ field: ${inline(text)} }\`; ${QUOTE}` };
  return undefined;
}

const QUOTE = 'where the text is meant, quote it';
const BOOLEAN_WORD = /^(?:yes|no|on|off|y|n)$/i;

function isEquality({ op }: JsonObject): boolean {
  return op === 'eq' || op === 'ne';
}
