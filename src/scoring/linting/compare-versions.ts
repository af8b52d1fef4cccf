/**
 * The order of two semantic versions: negative where `a` comes first, 0 where they are the same. Of two pre-releases
 * their texts decide by code units. https://semver.org/#spec-item-11
 */
export function compareVersions(a: string, b: string): number {
  const [own, other] = [numbersOf(a), numbersOf(b)];
  for (const [index, number] of own.entries()) {
    const difference = number - (other[index] as number);
    if (difference !== 0) return difference;
  }
  const [early, late] = [preRelease(a), preRelease(b)];
  if (early === late) return 0;
  if (early === '' || late === '') return early === '' ? 1 : -1;
  return early < late ? -1 : 1;
}

/** The first number of a semantic version. */
export function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}

function numbersOf(version: string): readonly number[] {
  return version.replace(/-.*/, '').split('.').map(Number);
}

function preRelease(version: string): string {
  return version.includes('-') ? version.slice(version.indexOf('-') + 1) : '';
}
