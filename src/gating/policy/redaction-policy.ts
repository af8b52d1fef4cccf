import type { PolicyFile } from '../../../schemas/types/policy.ts';
import { contentHash } from '../../contract/hash.ts';
import { inDots } from '../../contract/names.ts';
import type { Locate } from '../../contract/schema-check.ts';
import { soundItems } from '../../contract/sound-parts.ts';
import type { Place, Problem } from '../../errors.ts';
import type { RedactionRules } from '../../suite/redaction/redaction.ts';
import type { ResolvedPolicy } from './resolve-policy.ts';

/** Without them a trial is none, or an errored one a good one. */
const NEEDED = ['scenario', 'trial', 'error'];

/**
 * What several policies take out together, without the values that stand in the environment: each of them may add to the others, and
 * none may lessen them. The shapes are only left alone where all of them say so.
 */
export function redactionRules(policies: readonly Pick<ResolvedPolicy, 'redact'>[]): Omit<RedactionRules, 'secrets'> {
  const all = (key: 'hash' | 'drop'): readonly string[] =>
    [...new Set(policies.flatMap(({ redact }) => redact[key]))].sort();
  const isOff = policies.length > 0 && policies.every(({ redact }) => redact.shapes === 'off');
  return { hash: all('hash'), drop: all('drop'), shapes: !isOff };
}

/** Tells whether two runs were redacted alike; undefined where the policies say nothing of it. */
export function redactionHash({ hash, drop, shapes }: Omit<RedactionRules, 'secrets'>): string | undefined {
  return shapes && hash.length + drop.length === 0 ? undefined : contentHash({ hash, drop, shapes });
}

/** Names of the environment variables that any of the policies calls secret. */
export function secretVariables(policies: readonly Pick<ResolvedPolicy, 'redact'>[]): readonly string[] {
  return [...new Set(policies.flatMap(({ redact }) => redact.secrets_from))].sort();
}

/** Whether a bundle may hold the trials. */
export function keepsEvidence(policies: readonly Pick<ResolvedPolicy, 'evidence'>[]): boolean {
  return policies.every(({ evidence }) => evidence !== 'drop');
}

/** Paths that a policy hashes or drops although nothing can be judged without them, or although no fact has such a path. */
export function badRedactions({ redact }: PolicyFile, placeOf: Locate): readonly Problem[] {
  return (['hash', 'drop'] as const).flatMap((key) =>
    soundItems(redact?.[key], `/redact/${key}`).flatMap(({ item: path, at }) => {
      const meant = inDots(path);
      if (meant !== path && !isKey(path)) return [otherNotation(path, meant, placeOf(at))];
      const [name = ''] = path.split('.');
      if (!NEEDED.includes(name)) return [];
      const what = `\`${name}\` cannot be ${key === 'hash' ? 'hashed' : 'dropped'}: a trial is not judged without it`;
      return [{ code: 'bad-redaction', what, where: placeOf(at) }];
    }),
  );
}

/** Whether a path is only odd by what may be the end of a key: `emails[0]` is one of the flattened records that some tools write. */
function isKey(path: string): boolean {
  const plain = path.replace(/\[-?\d+\]/g, '');
  return inDots(plain) === plain;
}

/** Lists have no place in such a path. */
const LIST_PLACE = /^(?:-?\d+|\*)$/;

function otherNotation(found: string, meant: string, where: Place): Problem {
  const path = meant.split('.').filter((name) => !LIST_PLACE.test(name));
  const problem = {
    code: 'bad-redaction',
    what: 'no fact has such a path',
    where,
    expected: 'names joined by single dots',
  };
  return { ...problem, found, ...(path.includes('') ? {} : { suggestion: path.join('.') }) };
}
