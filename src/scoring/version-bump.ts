/** What a change of a rubric's version says about it. `down`: the new one comes before the old one. */
type VersionBump = 'none' | 'patch' | 'minor' | 'major' | 'down';

/** Which step a change asks for. */
export const STEPS_OF_VERSIONS = 'patch for words, minor for thresholds, major where scores cannot be compared';

const STEPS = ['major', 'minor', 'patch'] as const;

/** The step from one semantic version to another; from a pre-release to a later one, or to its release, it is a patch. */
export function versionBump(old: string, now: string): VersionBump {
  const [before, after] = [partsOf(old), partsOf(now)];
  const order = compareParts(after, before);
  if (order <= 0) return order === 0 ? 'none' : 'down';
  return STEPS.find((_, index) => before.numbers[index] !== after.numbers[index]) ?? 'patch';
}

interface Parts {
  readonly numbers: readonly string[];
  /** Of a pre-release; empty for a release. */
  readonly identifiers: readonly string[];
}

function partsOf(version: string): Parts {
  const [numbers = '', ...preRelease] = version.split('-');
  const identifiers = preRelease.length === 0 ? [] : preRelease.join('-').split('.');
  return { numbers: numbers.split('.'), identifiers };
}

/** Negative where `a` comes first, 0 where they are the same; a pre-release comes before its release. https://semver.org/#spec-item-11 */
function compareParts(a: Parts, b: Parts): number {
  const isRelease = ({ identifiers }: Parts): number => Number(identifiers.length === 0);
  return (
    compareIdentifiers(a.numbers, b.numbers) ||
    isRelease(a) - isRelease(b) ||
    compareIdentifiers(a.identifiers, b.identifiers)
  );
}

/** The first that differs decides; where none does, the shorter list comes first. */
function compareIdentifiers(own: readonly string[], others: readonly string[]): number {
  for (const [index, identifier] of own.entries()) {
    const other = others[index];
    const order = other === undefined ? 1 : compareIdentifier(identifier, other);
    if (order !== 0) return order;
  }
  return own.length - others.length;
}

/** Numbers by their size, before all words; words by code units. */
function compareIdentifier(own: string, other: string): number {
  const [isNumber, isOtherNumber] = [own, other].map((text) => /^[0-9]+$/.test(text));
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  const [a, b] = isNumber ? [BigInt(own), BigInt(other)] : [own, other];
  return a < b ? -1 : Number(a > b);
}
