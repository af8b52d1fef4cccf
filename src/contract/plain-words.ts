const NULL = /^(?:~|null|Null|NULL)?$/;
const BOOLEAN = /^(?:true|True|TRUE|false|False|FALSE)$/;
const NUMBER =
  /^(?:[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|0o[0-7]+|0x[\da-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
const INTEGER = /^[-+]?(?:\d+|0[xo]\w+)$/;

/** Whether a number cannot be what was written: it is none, or digits of a whole number were lost. */
export function isInexact(value: number, source: string): boolean {
  return !Number.isFinite(value) || (!Number.isSafeInteger(value) && INTEGER.test(source));
}

/** An unquoted word that YAML does not read as the text that it looks like. */
interface Misread {
  /** What it is read as. */
  readonly as: string;
  /** How that value is written; null where none can be the key of a map. */
  readonly spelling: string | null;
}

/**
 * What YAML 1.2 makes of an unquoted word, where that is neither its own text nor a value that is written just so: `1.0` is
 * the number 1, `True` is true. Null where it may stand as a key.
 */
export function misread(word: string): Misread | null {
  if (NULL.test(word)) return { as: 'null', spelling: null };
  if (BOOLEAN.test(word)) return unlessSame(word, word.toLowerCase(), 'the value');
  if (!NUMBER.test(word)) return null;
  const value = Number(word);
  return isInexact(value, word) ? { as: 'a number', spelling: null } : unlessSame(word, String(value), 'the number');
}

function unlessSame(word: string, spelling: string, kind: string): Misread | null {
  return word === spelling ? null : { as: `${kind} ${spelling}`, spelling };
}

/** The number that a text with a comma in it stands for, `0,5` or `1,000`; undefined for any other. */
export function commaNumber(text: string): string | undefined {
  const [, whole = '', digits = ''] = /^(-?\d{1,3}),(\d+)$/.exec(text) ?? [];
  if (digits === '') return undefined;
  const parts = digits.length === 3 && Number(whole) !== 0 ? [whole, digits] : [whole, '.', digits];
  return parts.join('');
}
