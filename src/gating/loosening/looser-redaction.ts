import type { WrittenPolicy } from '../policy/policy.ts';
import { type Looser, ofPolicy } from './looser.ts';

type Redact = NonNullable<WrittenPolicy['redact']>;
type Names = 'secrets_from' | 'hash' | 'drop';

/** What else takes out as much or more. */
const AS_GOOD: Readonly<Record<Names, readonly Names[]>> = {
  secrets_from: ['secrets_from'],
  hash: ['hash', 'drop'],
  drop: ['drop'],
};

/** Secrets and facts of the base that would stand in bundles and comments as they are. */
export function looserRedaction(base: Redact = {}, own: Redact = {}): readonly Looser[] {
  return (Object.keys(AS_GOOD) as readonly Names[]).flatMap((key) => {
    const lost = (base[key] ?? []).filter((name) => !AS_GOOD[key].some((other) => covers(own[other], name)));
    return lost.map((name) => ofPolicy(`redact.${key}`, [name, covers(own.hash, name) ? 'hash' : 'none']));
  });
}

/** Whether a name stands in the list, or a fact that it is a part of. */
function covers(names: readonly string[] = [], path: string): boolean {
  return names.some((name) => path === name || path.startsWith(`${name}.`));
}
