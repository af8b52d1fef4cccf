import type { Comparing } from '../contract/json-differences.ts';
import { versionBump } from '../scoring/version-bump.ts';

/** Sentences for people, which a version may say in other words. */
const SENTENCES = ['actual', 'expected', 'explanation', 'headline', 'next', 'sight', 'warnings', 'what', 'why'];

/** What the suite can see: nothing is decided by it, and a version may reckon it otherwise. */
const OUTLOOK = ['detectable'];

/**
 * What counts between the version that wrote the bundle and this one: whatever the older of them says but its sentences and outlook. What only the
 * newer one writes is let pass; a verdict, score, count or state that is another, or gone, is a difference.
 */
export function betweenVersions(writer: string, version: string): Comparing {
  const isWriterNewer = versionBump(writer, version) === 'down';
  return { mayAdd: isWriterNewer ? 'expected' : 'found', ignored: new Set([...SENTENCES, ...OUTLOOK]) };
}
