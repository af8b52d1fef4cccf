import { type Aligned, align, SAME } from './align.ts';
import { html, type Markup } from './markup.ts';

/** A range of characters of a text. */
export type Span = readonly [start: number, end: number];

/** Where each of two texts has words that the other lacks. */
export type Differing = readonly [main: readonly Span[], candidate: readonly Span[]];

const NONE: Differing = [[], []];

/** Above this many pairs of words, the middle of two texts is marked as a whole: time grows with the product. */
const MOST_PAIRS = 100_000;
/** Smallest share of common words: with fewer, the texts differ altogether and marks tell nothing. */
const LEAST_COMMON = 0.25;

interface Word {
  readonly text: string;
  readonly place: number;
  readonly span: Span;
}

/** Compares two texts word by word; no marks where they are equal, or have almost nothing in common. */
export function differingWords(main: string, candidate: string): Differing {
  if (main === candidate) return NONE;
  const [own, theirs] = [wordsOf(candidate), wordsOf(main)];
  const shorter = Math.min(own.length, theirs.length);
  const runOf = (isSame: (index: number) => boolean, most: number): number => {
    let length = 0;
    while (length < most && isSame(length)) length++;
    return length;
  };
  const start = runOf((index) => own[index]?.text === theirs[index]?.text, shorter);
  const end = runOf((index) => own.at(-1 - index)?.text === theirs.at(-1 - index)?.text, shorter - start);
  const middle = [theirs.slice(start, theirs.length - end), own.slice(start, own.length - end)] as const;
  const isLong = middle[0].length * middle[1].length > MOST_PAIRS;
  const rows: readonly Aligned<Word>[] = isLong
    ? [...middle[0].map((word) => [word, null] as const), ...middle[1].map((word) => [null, word] as const)]
    : align(middle[0], middle[1], (a, b) => (a.text === b.text ? SAME : 0));
  const common = start + end + rows.filter(([a, b]) => a !== null && b !== null).length;
  if (common < LEAST_COMMON * Math.max(own.length, theirs.length)) return NONE;
  return [
    joined(rows.flatMap(([a, b]) => (b === null && a !== null ? [a] : []))),
    joined(rows.flatMap(([a, b]) => (a === null && b !== null ? [b] : []))),
  ];
}

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }, place) => ({
    text: word,
    place,
    span: [index, index + word.length],
  }));
}

/** One span for words that follow each other. */
function joined(words: readonly Word[]): readonly Span[] {
  const spans: [number, number][] = [];
  for (const [index, { place, span }] of words.entries()) {
    const last = words[index - 1]?.place === place - 1 ? spans.at(-1) : undefined;
    if (last === undefined) spans.push([...span]);
    else last[1] = span[1];
  }
  return spans;
}

/** Part of a text, with the marks in it. */
export function marked(text: string, spans: readonly Span[], from = 0, to = text.length): Markup {
  let at = from;
  const parts = spans.flatMap(([start, end]): readonly Markup[] => {
    const [begin, stop] = [Math.max(start, at), Math.min(end, to)];
    if (begin >= stop) return [];
    const before = text.slice(at, begin);
    at = stop;
    return [html`${before}<mark>${text.slice(begin, stop)}</mark>`];
  });
  return html`${parts}${text.slice(at, to)}`;
}
