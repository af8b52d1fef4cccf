import type { JsonObject } from '../../contract/json.ts';
import { freeNames } from '../../contract/names.ts';
import { addTo, countsByText } from '../../contract/numbers.ts';
import { markOf } from '../../contract/text.ts';
import { compileFactRules, type FactRules, type UnmatchedPath } from './facts.ts';
import { formsOf } from './secrets.ts';
import { compileQuickLook, MARK, REGISTERED, SECRET_SHAPES, tellingMember, tellingName } from './shapes.ts';

/** What must not leave. */
export interface RedactionRules extends FactRules {
  /** Values that are known to be secret. */
  readonly secrets: readonly string[];
  /** Whether what looks like a secret is one. */
  readonly shapes: boolean;
}

/** Replaces secrets, and remembers how many of which shape. */
export interface Redaction {
  /** Whether the raw text of a record may hold anything that `value` replaces. */
  mayHold(raw: string): boolean;
  /** A copy without secrets, in texts and in keys of objects; what it replaces is counted. */
  value(value: unknown): unknown;
  /** A copy of a record in the native format, its facts hashed and dropped as the rules say. */
  facts(record: unknown): unknown;
  /** Paths of the rules that no record had so far. */
  unmatched(): readonly UnmatchedPath[];
  /** The text without secrets; not counted. */
  text(text: string): string;
  /** Replaced so far, by shape in alphabetical order; `secret` stands for those that were registered. */
  counts(): Readonly<Record<string, number>>;
}

/** Holds where nobody says otherwise. */
export const DEFAULT_RULES: RedactionRules = { secrets: [], shapes: true, hash: [], drop: [] };

/** For evidence, which went through the redaction when it was kept. */
export const NOTHING_MORE: RedactionRules = { secrets: [], shapes: false, hash: [], drop: [] };

/** Receives the name of everything that is replaced. */
type Count = (name: string) => void;

/** Starts replacing by these rules. What was replaced once stays as it is when it is read again. */
export function startRedaction(rules: RedactionRules): Redaction {
  const forms = formsOf(rules.secrets);
  const counts = new Map<string, number>();
  const count: Count = (name) => addTo(counts, name);
  const clean = compileText(forms, rules.shapes);
  const mayHold = compileQuickLook(rules.shapes, forms);
  const changes = compileFactRules(rules);
  return {
    mayHold,
    value: (value) => redactValue(value, (text) => clean(text, count)),
    facts: changes.apply,
    unmatched: changes.unmatched,
    text: (text) => (mayHold(text) ? clean(text, () => undefined) : text),
    counts: () => countsByText(counts),
  };
}

/** What is cut out may bring together what was apart: so until nothing changes. */
function compileText(forms: readonly string[], shapes: boolean): (text: string, count: Count) => string {
  const patterns = shapes ? SECRET_SHAPES.flatMap(({ name, patterns: own }) => own.map((one) => ({ name, one }))) : [];
  const once = (text: string, count: Count): string => {
    const registered = withoutForms(text, forms, count);
    return patterns.reduce(
      (rest, { name, one }) =>
        rest.replace(one, (_, kept: unknown) => {
          count(name);
          return `${typeof kept === 'string' ? kept : ''}${markOf(name)}`;
        }),
      registered,
    );
  };
  return (text, count) => {
    let [before, after] = [text, once(text, count)];
    while (after !== before) [before, after] = [after, once(after, count)];
    return after;
  };
}

/** Leaves alone what stands for a secret already, should a secret be a part of that. */
function withoutForms(text: string, forms: readonly string[], count: Count): string {
  let rest = text;
  for (const form of forms) {
    if (!rest.includes(form)) continue;
    const parts = rest.split(MARK).map((part, index) => {
      if (index % 2 === 1) return part;
      const pieces = part.split(form);
      for (let cut = 1; cut < pieces.length; cut++) count(REGISTERED);
      return pieces.join(markOf(REGISTERED));
    });
    rest = parts.join('');
  }
  return rest;
}

/** Replaces the secrets in a text. */
type Clean = (text: string) => string;

/**
 * A copy of a JSON value without secrets, in texts and in keys of objects.
 * @param told the name that the value stands under, where that tells what it is: it holds for all texts below
 */
function redactValue(value: unknown, clean: Clean, told?: string): unknown {
  if (typeof value === 'string') return redactText(value, clean, told);
  if (typeof value === 'number') return redactNumber(value, clean);
  if (Array.isArray(value)) return redactItems(value, clean, told);
  return typeof value === 'object' && value !== null ? redactMembers(value, clean, told) : value;
}

function redactText(text: string, clean: Clean, told: string | undefined): string {
  if (told === undefined) return clean(text);
  const start = `${told}: `;
  const cleaned = clean(start + text);
  return cleaned.startsWith(start) ? cleaned.slice(start.length) : clean(text);
}

/** Only a registered secret can be a number. */
function redactNumber(value: number, clean: Clean): unknown {
  const text = String(value);
  const cleaned = clean(text);
  return cleaned === text ? value : cleaned;
}

/** Also of headers as names and values in turn: the item before may tell what one is. */
function redactItems(items: readonly unknown[], clean: Clean, told: string | undefined): unknown[] {
  return withWholeKeys(items, clean).map((item, index, all) =>
    redactValue(item, clean, tellingName(all[index - 1]) ?? told),
  );
}

const KEY_BEGINS = /-----BEGIN [A-Z0-9 ]{0,80}PRIVATE KEY/;
const KEY_ENDS = /-----END [A-Z0-9 ]{0,80}PRIVATE KEY/;
/** Of the longest keys that are in use. */
const MOST_KEY_LINES = 1000;
const KEY_LINE = /^[A-Za-z0-9+/=\s:,.-]*$/;

/** A private key that is spread over items, line by line, becomes one item, so that it is known as what it is. */
function withWholeKeys(items: readonly unknown[], clean: Clean): readonly unknown[] {
  const whole: unknown[] = [];
  for (let at = 0; at < items.length; at++) {
    const lines = keyLines(items, at);
    const text = lines.join('\n');
    const cleaned = lines.length > 1 ? clean(text) : text;
    whole.push(cleaned === text ? items[at] : cleaned);
    if (cleaned !== text) at += lines.length - 1;
  }
  return whole;
}

/** The lines from here to the end of a private key; none where none begins. */
function keyLines(items: readonly unknown[], at: number): readonly string[] {
  const first = items[at];
  if (typeof first !== 'string' || !KEY_BEGINS.test(first) || KEY_ENDS.test(first)) return [];
  const lines = [first];
  for (const line of items.slice(at + 1, at + MOST_KEY_LINES)) {
    if (typeof line !== 'string' || !KEY_LINE.test(line) || KEY_BEGINS.test(line)) break;
    lines.push(line);
    if (KEY_ENDS.test(line)) break;
  }
  return lines;
}

/** Two keys that become the same are told apart by `#2`, so that no value is lost. */
function redactMembers(value: object, clean: Clean, told: string | undefined): object {
  const names = Object.keys(value).map(clean);
  const ofValue = tellingMember(value as JsonObject) ?? told;
  const members = Object.values(value).map((member, index) => {
    const name = names[index];
    return redactValue(member, clean, tellingName(name) ?? (name === 'value' ? ofValue : told));
  });
  return Object.fromEntries(freeNames(names).map((name, index) => [name, members[index]]));
}
