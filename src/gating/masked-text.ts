/** The parts that vary between messages: quoted text, and words with a digit (numbers, ids, addresses). */
const VARYING = /"[^"]*"|`[^`]*`|(?<!\w)'[^']*'(?!\w)|[+-]?[\w.%#@-]*\d[\w.%#@-]*/g;
/** Characters of a message that are compared. */
const COMPARED = 600;

export interface MaskedText {
  /** Equal for messages that differ only in varying parts. */
  readonly key: string;
  readonly fixed: readonly string[];
  readonly varying: readonly string[];
}

export function maskText(text: string): MaskedText {
  const line = text.slice(0, COMPARED).replace(/\s+/g, ' ').trim();
  const fixed = line.split(VARYING);
  return { key: fixed.join('…'), fixed, varying: line.match(VARYING) ?? [] };
}

/** One text for messages with the same key, with `…` where they differ. */
export function sharedText([first, ...furtherTexts]: readonly MaskedText[]): string {
  if (first === undefined) return '';
  const shared = (index: number): string => {
    const value = first.varying[index] ?? '';
    return furtherTexts.every(({ varying }) => varying[index] === value) ? value : '…';
  };
  return first.fixed.map((piece, index) => `${piece}${index < first.varying.length ? shared(index) : ''}`).join('');
}

/** The part of a key before its first colon, if it has more than one word and so names a kind of error; else the whole key. */
export function headOf({ key }: MaskedText): string {
  const head = key.slice(0, Math.max(0, key.indexOf(': ')));
  return head.includes(' ') ? head : key;
}
