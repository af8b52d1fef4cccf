const CURLY = /^[“”„‟«»‘’‚‛](.*)[“”„‟«»‘’‚‛]$/su;

/** What stands between curly quotes around the whole of a text, which YAML takes as parts of it; undefined where there are none. */
export function betweenCurlyQuotes(text: string): string | undefined {
  return CURLY.exec(text)?.[1];
}
