import type { JsonObject } from '../../contract/json.ts';
import { freeNames } from '../../contract/names.ts';
import { addTo, countsByText } from '../../contract/numbers.ts';
import { markOf } from '../../contract/text.ts';
import { compileFactRules, type FactRules } from './fact-rules.ts';
import { encodedSecrets } from './secrets.ts';
import { compilePrefilter, labelOfMember, MARK, REGISTERED, SECRET_SHAPES, secretLabel } from './shapes.ts';

/** What to remove before anything is scored, kept or shown. */
export interface RedactionRules extends FactRules {
  readonly secrets: readonly string[];
  /** Whether texts that look like tokens are replaced too. */
  readonly shapes: boolean;
}

export type Redaction = ReturnType<typeof startRedaction>;

export const DEFAULT_RULES: RedactionRules = { secrets: [], shapes: true, hash: [], drop: [] };

/** For stored evidence, which was redacted before it was stored. */
export const NOTHING_MORE: RedactionRules = { secrets: [], shapes: false, hash: [], drop: [] };

type Count = (name: string) => void;

/** Starts a redaction. Marks of earlier redactions stay. */
export function startRedaction(rules: RedactionRules) {
  const encodings = encodedSecrets(rules.secrets);
  const counts = new Map<string, number>();
  const count: Count = (name) => addTo(counts, name);
  const clean = compileText(encodings, rules.shapes);
  const cleaning: Cleaning = { text: (text) => clean(text, count), copies: new WeakMap() };
  const mayHold = compilePrefilter(rules.shapes, encodings);
  const changes = compileFactRules(rules);
  return {
    /** Whether the raw text of a record may hold a secret. False is certain. */
    mayHold,
    /** A copy without secrets in its texts and keys; replacements are counted. */
    value: (value: unknown): unknown => redactValue(value, cleaning),
    /** A copy of a native record with facts hashed and dropped by the rules. */
    facts: changes.apply,
    /** Paths in the rules that matched no record so far. */
    unmatched: changes.unmatched,
    /** The text without secrets; not counted. */
    text: (text: string): string => (mayHold(text) ? clean(text, () => undefined) : text),
    /** Replacements so far by shape, in alphabetical order; `secret` counts the registered ones. */
    counts: () => countsByText(counts),
  };
}

/** Repeats until nothing changes: a replacement may create a new match across its place. */
function compileText(encodings: readonly string[], shapes: boolean): (text: string, count: Count) => string {
  const patterns = shapes
    ? SECRET_SHAPES.flatMap((shape) => shape.patterns.map((pattern) => ({ name: shape.name, pattern })))
    : [];
  const once = (text: string, count: Count): string => {
    const registered = withoutRegistered(text, encodings, count);
    return patterns.reduce(
      (cleaned, { name, pattern }) =>
        cleaned.replace(pattern, (_, prefix: unknown) => {
          count(name);
          return `${typeof prefix === 'string' ? prefix : ''}${markOf(name)}`;
        }),
      registered,
    );
  };
  return (text, count) => {
    let [previous, current] = [text, once(text, count)];
    while (current !== previous) [previous, current] = [current, once(current, count)];
    return current;
  };
}

/** Replaces registered secrets, except inside marks. */
function withoutRegistered(text: string, encodings: readonly string[], count: Count): string {
  let cleaned = text;
  for (const encoding of encodings) {
    if (!cleaned.includes(encoding)) continue;
    const parts = cleaned.split(MARK).map((part, index) => {
      if (index % 2 === 1) return part;
      const pieces = part.split(encoding);
      for (let cut = 1; cut < pieces.length; cut++) count(REGISTERED);
      return pieces.join(markOf(REGISTERED));
    });
    cleaned = parts.join('');
  }
  return cleaned;
}

interface Cleaning {
  text(text: string): string;
  /** Copies of the objects so far: the test cases of a suite share its properties. */
  readonly copies: WeakMap<object, object>;
}

/**
 * A copy of a JSON value without secrets, in texts and in keys of objects.
 * @param label the name of the value if it marks a secret, such as `authorization`; it covers all texts below
 */
function redactValue(value: unknown, cleaning: Cleaning, label?: string): unknown {
  if (typeof value === 'string') return redactText(value, cleaning, label);
  if (typeof value === 'number') return redactNumber(value, cleaning);
  // Lists of headers alternate names and values, so the previous item may be a label.
  if (Array.isArray(value))
    return value.map((item, index) => redactValue(item, cleaning, secretLabel(value[index - 1]) ?? label));
  if (typeof value !== 'object' || value === null) return value;
  if (label !== undefined) return redactMembers(value, cleaning, label);
  const copy = cleaning.copies.get(value) ?? redactMembers(value, cleaning, label);
  cleaning.copies.set(value, copy);
  return copy;
}

function redactText(text: string, cleaning: Cleaning, label: string | undefined): string {
  if (label === undefined) return cleaning.text(text);
  const start = `${label}: `;
  const cleaned = cleaning.text(start + text);
  return cleaned.startsWith(start) ? cleaned.slice(start.length) : cleaning.text(text);
}

/** Of numbers, only registered secrets are replaced. */
function redactNumber(value: number, cleaning: Cleaning): unknown {
  const text = String(value);
  const cleaned = cleaning.text(text);
  return cleaned === text ? value : cleaned;
}

/** Adds `#2` and so on to keys that become equal, so that no value is lost. */
function redactMembers(value: object, cleaning: Cleaning, label: string | undefined): object {
  const names = Object.keys(value).map(cleaning.text);
  const ofValue = labelOfMember(value as JsonObject) ?? label;
  const members = Object.values(value).map((member, index) => {
    const name = names[index];
    return redactValue(member, cleaning, secretLabel(name) ?? (name === 'value' ? ofValue : label));
  });
  return Object.fromEntries(freeNames(names).map((name, index) => [name, members[index]]));
}
