/** What a part of a pattern costs an engine that tries one way after the other, from one place of the text. */
interface Cost {
  /** In how many ways the part can match. */
  readonly ways: number;
  /** How many characters are looked at, and groups entered, where all of them are tried. */
  readonly steps: number;
}

interface Part extends Cost {
  readonly source: string;
}

/** A pattern for JavaScript's engine, and its steps from one place of a text. */
interface PlainPattern {
  readonly regex: RegExp;
  readonly steps: number;
}

interface Reading {
  readonly tokens: readonly string[];
  readonly ignoresCase: boolean;
  next: number;
}

/** Longer patterns, and those with more steps from one place, are left to RE2. */
const MAX_LENGTH = 300;
const MAX_STEPS = 200;

/** What both engines read alike: neither dots nor negated sets, as a character may be two to JavaScript. */
const TOKENS = new RegExp(
  [
    String.raw`\\[bdws!-/:-@[-^\`{-~]`,
    String.raw`\[(?:\\[dw]|[^\\\]\[^\-\ud800-\udfff](?:-[^\\\]\[^\-\ud800-\udfff])?)+-?\]`,
    String.raw`\(\?:|[()|?^$]|\{\d{1,3}(?:,\d{1,3})?\}`,
    String.raw`[^\\\[\](){}|?*+.^$\ud800-\udfff]`,
  ].join('|'),
  'g',
);
const QUANTIFIER = /^(?:\?|\{.+\})$/;
const ASSERTION = /^(?:\\b|\^|\$)$/;
const NOTHING: Part = { source: '', ways: 1, steps: 0 };
/** Of what has to be left to RE2, if only for its message. */
const REFUSED: Part = { source: '', ways: 1, steps: Number.POSITIVE_INFINITY };

/**
 * The pattern for JavaScript's engine, which then finds it in the very texts in which RE2 does; null where it has to be left to RE2.
 * What repeats nothing without limit and has few ways to match takes linear time there too, is found several times sooner, and
 * needs no RE2 to be loaded.
 */
export function plainPattern(pattern: string): PlainPattern | null {
  const ignoresCase = pattern.startsWith('(?i)');
  const body = ignoresCase ? pattern.slice('(?i)'.length) : pattern;
  const tokens = body.match(TOKENS) ?? [];
  const isKnown = body.length <= MAX_LENGTH && tokens.join('') === body;
  if (!isKnown || (ignoresCase && !isAscii(body))) return null;
  const reading = { tokens, ignoresCase, next: 0 };
  const { source, steps } = readChoice(reading);
  if (reading.next < tokens.length || steps > MAX_STEPS) return null;
  return { regex: new RegExp(source, ignoresCase ? 'i' : ''), steps };
}

function isAscii(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}

/** Sequences between bars, up to the end of the group. */
function readChoice(reading: Reading): Part {
  let choice = readSequence(reading);
  while (reading.tokens[reading.next] === '|') {
    reading.next++;
    const { source, ways, steps } = readSequence(reading);
    choice = { source: `${choice.source}|${source}`, ways: choice.ways + ways, steps: choice.steps + steps };
  }
  return choice;
}

function readSequence(reading: Reading): Part {
  let whole = NOTHING;
  for (let token = reading.tokens[reading.next]; token !== undefined; token = reading.tokens[reading.next]) {
    if (token === '|' || token === ')') break;
    const part = readRepeated(reading, token);
    whole = { ...followed(whole, part), source: whole.source + part.source };
  }
  return whole;
}

function readRepeated(reading: Reading, first: string): Part {
  const part = readOne(reading, first);
  const quantifier = reading.tokens[reading.next];
  if (quantifier === undefined || !QUANTIFIER.test(quantifier)) return part;
  reading.next++;
  return ASSERTION.test(first) ? REFUSED : repeated(part, quantifier);
}

/** A group, or what stands for one character or none. */
function readOne(reading: Reading, token: string): Part {
  reading.next++;
  if (QUANTIFIER.test(token)) return REFUSED;
  if (token.startsWith('(')) {
    const { source, ways, steps } = readChoice(reading);
    return reading.tokens[reading.next++] === ')' ? { source: `(?:${source})`, ways, steps: steps + 1 } : REFUSED;
  }
  if (token.startsWith('[') && hasFallingRange(token)) return REFUSED;
  return { source: sourceOf(token, reading), ways: 1, steps: 1 };
}

function hasFallingRange(set: string): boolean {
  return [...set.matchAll(/(.)-([^\]])/gsu)].some(([, from = '', to = '']) => from > to);
}

/** JavaScript takes further characters for white space, and does not know that ſ is an s and the sign of Kelvin a k. */
function sourceOf(token: string, { ignoresCase }: Reading): string {
  if (token === '\\s') return '[\\t\\n\\f\\r ]';
  if (!ignoresCase || ASSERTION.test(token)) return token;
  const one = new RegExp(token, 'i');
  const more = (one.test('s') ? '\u017f' : '') + (one.test('k') ? '\u212a' : '');
  if (more === '') return token;
  return token.startsWith('[') ? `[${more}${token.slice(1)}` : `[${more}${token}]`;
}

/** The second part is tried after every way of the first. */
function followed(first: Cost, second: Cost): Cost {
  return { ways: first.ways * second.ways, steps: first.steps + first.ways * second.steps };
}

function repeated(part: Part, quantifier: string): Part {
  const [least = 0, most = least] = quantifier === '?' ? [0, 1] : quantifier.slice(1, -1).split(',').map(Number);
  if (least > most || most === 0) return REFUSED;
  let cost: Cost = NOTHING;
  let ways = 0;
  for (let times = 0; times <= most; times++) {
    if (times > 0) cost = followed(cost, part);
    if (times >= least) ways += cost.ways;
  }
  return { source: part.source + quantifier, ways, steps: cost.steps };
}
