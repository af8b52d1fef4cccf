import type { BundleFiles } from '../io/bundle/bundle-files.ts';
import type { BundleCheck } from '../reporting/bundle-check.ts';
import { replayBundle } from './replay.ts';

/**
 * Replays a bundle. Builds of one version between two releases may word and add otherwise: where one of this version does not come out the
 * same, it is also said whether it would between two versions.
 * @throws UserError when it is no bundle
 */
export function replayByBuilds(files: BundleFiles, version: string): BundleCheck {
  const check = replayBundle(files, version);
  if (check.same || check.written_by !== version) return check;
  const { same, steps } = replayBundle(files, `${version}+another-build`);
  // Between two versions a bundle that cannot be decided again is passed over: that shows nothing.
  const isDecided = steps.some(({ step, outcome }) => step === 'decision' && outcome === 'same');
  return { ...check, same_but_for_words: same && isDecided };
}
