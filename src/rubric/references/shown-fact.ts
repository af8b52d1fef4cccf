import { type Notes, observe } from '../evaluation.ts';
import { cut, IN_SENTENCE, OBSERVED, shownValue } from '../values/shown-value.ts';

/** Notes what was read, and gives it as `name (value)`; the name alone where it is absent. */
export function shownFact(notes: Notes, name: string, value: unknown): string {
  if (value === undefined) {
    observe(notes, { field: name });
    return name;
  }
  const text = shownValue(value, OBSERVED);
  observe(notes, { field: name, value: text });
  return `${name} (${cut(text, IN_SENTENCE)})`;
}
