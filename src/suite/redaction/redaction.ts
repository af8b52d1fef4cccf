import { addTo, countsByText } from '../../contract/numbers.ts';
import { markOf } from '../../contract/text.ts';
import { MARK, REGISTERED } from './marks.ts';
import { compileQuickLook } from './quick-look.ts';
import { compileFactRules, type FactRules, type UnmatchedPath } from './redact-facts.ts';
import { redactValue } from './redact-value.ts';
import { formsOf } from './registered-secrets.ts';
import { SECRET_SHAPES } from './secret-shapes.ts';

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
