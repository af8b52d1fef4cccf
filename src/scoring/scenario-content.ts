import { contentHash } from '../contract/hash.ts';
import { sameJson } from '../rubric/values/json-value.ts';
import type { Trial } from '../suite/trial.ts';

/** Content of a scenario if its trials record neither `input` nor `ground_truth`, the hash of `{}`: only its id identifies it. */
export const NO_CONTENT = 'sha256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a';

/**
 * Returns a function that hashes what a trial asks: `input` and `ground_truth` in canonical form, null if the trial records neither.
 * It caches the last content, because trials of one scenario mostly follow each other.
 */
export function startContentHash(): (trial: Trial) => string | null {
  let last: { readonly input?: unknown; readonly ground_truth?: unknown } = {};
  let lastHash = '';
  return ({ input, ground_truth }) => {
    if (input === undefined && ground_truth === undefined) return null;
    if (!sameJson(input, last.input) || !sameJson(ground_truth, last.ground_truth))
      lastHash = contentHash({ input: input ?? null, ground_truth: ground_truth ?? null });
    last = { input, ground_truth };
    return lastHash;
  };
}

/** One hash per scenario: its trials' content, or all contents if its trials differ. */
export function scenarioContent(hashes: readonly string[]): string {
  const [only, ...others] = hashes;
  if (only === undefined) return NO_CONTENT;
  return others.length === 0 ? only : contentHash([...hashes].sort());
}
