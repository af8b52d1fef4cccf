const NEWLINE = 0x0a;

/** One line of a JSON Lines file; lines count from 1. */
interface JsonLine {
  readonly text: string;
  readonly line: number;
}

/** The lines of JSON Lines held in memory, decoded one by one; empty ones are left out. */
export function* jsonLines(content: Uint8Array): Generator<JsonLine> {
  const decoder = new TextDecoder();
  let start = 0;
  for (let line = 1; start < content.length; line++) {
    const newline = content.indexOf(NEWLINE, start);
    const end = newline < 0 ? content.length : newline;
    if (end > start) yield { text: decoder.decode(content.subarray(start, end)), line };
    start = end + 1;
  }
}
