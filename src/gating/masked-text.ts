/** What differs from one message to the next: quotes, and words that hold a digit (numbers, ids, addresses). */
const VARYING = /"[^"]*"|`[^`]*`|(?<!\w)'[^']*'(?!\w)|[+-]?[\w.%#@-]*\d[\w.%#@-]*/g;
/** Of a message that is compared. */
const COMPARED = 600;

/** A message in pieces: what is the same wherever it is reported, and what may differ. */
export interface MaskedText {
  /** Messages with the same key say the same. */
  readonly key: string;
  readonly fixed: readonly string[];
  readonly varying: readonly string[];
}

/** Splits a message into what is the same in every scenario and what is not. */
export function maskText(text: string): MaskedText {
  const line = text.slice(0, COMPARED).replace(/\s+/g, ' ').trim();
  const fixed = line.split(VARYING);
  return { key: fixed.join('…'), fixed, varying: line.match(VARYING) ?? [] };
}

/** One text for messages of the same key, with `…` where they differ. */
export function sharedText([first, ...others]: readonly MaskedText[]): string {
  if (first === undefined) return '';
  const shared = (index: number): string => {
    const own = first.varying[index] ?? '';
    return others.every(({ varying }) => varying[index] === own) ? own : '…';
  };
  return first.fixed.map((piece, index) => `${piece}${index < first.varying.length ? shared(index) : ''}`).join('');
}

/** What the message begins with before its first colon, if that names a kind of error by more than one word; else the whole key. */
export function headOf({ key }: MaskedText): string {
  const head = key.slice(0, Math.max(0, key.indexOf(': ')));
  return head.includes(' ') ? head : key;
}
