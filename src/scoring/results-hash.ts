import { createHash, hash } from 'node:crypto';

/** Hashes the result trees of a run as they come. */
interface ResultsHash {
  /** Takes one trial's result as canonical JSON (RFC 8785), as `JSON.stringify` writes it: one line of `results.jsonl`. */
  add(canonical: string): void;
  /** `sha256:` and 64 hex digits, equal for equal results, whatever their order and however they were split over files. */
  finish(): string;
}

/**
 * SHA-256 over the SHA-256 of every result: in hex, sorted, one a line. A trial takes about 60 bytes until the end.
 * The same by hand: `while IFS= read -r line; do printf %s "$line" | sha256sum | cut -c-64; done | LC_ALL=C sort | sha256sum`
 */
export function startResultsHash(): ResultsHash {
  const digests: string[] = [];
  return {
    add: (canonical) => {
      digests.push(hash('sha256', canonical, 'binary'));
    },
    finish: () => {
      const whole = createHash('sha256');
      for (const digest of digests.sort()) whole.update(`${Buffer.from(digest, 'binary').toString('hex')}\n`);
      return `sha256:${whole.digest('hex')}`;
    },
  };
}
