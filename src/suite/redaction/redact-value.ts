import type { JsonObject } from '../../contract/json.ts';
import { freeNames } from '../free-names.ts';
import { tellingMember, tellingName } from './telling-names.ts';

/** Replaces the secrets in a text. */
type Clean = (text: string) => string;

/**
 * A copy of a JSON value without secrets, in texts and in keys of objects.
 * @param told the name that the value stands under, where that tells what it is: it holds for all texts below
 */
export function redactValue(value: unknown, clean: Clean, told?: string): unknown {
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
