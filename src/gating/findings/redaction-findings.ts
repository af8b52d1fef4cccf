import { byText } from '../../contract/by-text.ts';
import { counted } from '../../contract/counted.ts';
import { inline } from '../../contract/shown.ts';
import type { Report } from '../../scoring/report.ts';
import type { UnmatchedPath } from '../../suite/redaction/redact-facts.ts';
import type { Finding } from '../decision.ts';
import { nameList } from '../wording.ts';

/** What was taken out of the candidate's results: how many of which shape, and never a value. */
export function replacedSecrets({ redacted }: Report): readonly Finding[] {
  const shapes = Object.entries(redacted ?? {}).sort(([a], [b]) => byText(a, b));
  const total = shapes.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return [];
  const were = total === 1 ? 'value that looks like a secret was' : 'values that look like secrets were';
  return [
    {
      code: 'secrets-replaced',
      effect: 'notice',
      what: `${total} ${were} replaced (${shapes.map(([shape, count]) => `${shape} ${count}`).join(', ')})`,
      next: 'Revoke and renew them, since they stood in the results file, and let the harness write no secrets',
    },
  ];
}

/** Environment variables that the policy calls secret and that this step does not have, or whose values are too short to be replaced. */
export function unknownSecrets(unset: readonly string[], short: readonly string[]): readonly Finding[] {
  return [
    ...variables(unset, {
      code: 'secret-not-set',
      are: 'not set in this step, so its value was replaced nowhere',
      next: 'Hand it to the step with `env:`; runs of forks get no secrets',
    }),
    ...variables(short, {
      code: 'secret-too-short',
      are: 'so short that it would tear up ordinary words, so it was replaced nowhere',
      next: 'A secret has at least 6 characters',
    }),
  ];
}

/** Facts that the policy hashes or drops and that no trial has: a slip would let out what was to stay in. */
export function unmatchedPaths(paths: readonly UnmatchedPath[]): readonly Finding[] {
  return paths.map(({ path, nearest }) => ({
    code: 'redaction-unmatched',
    effect: 'warn',
    what: `The policy's \`redact\` names \`${path}\`, which no trial of this run has: nothing was taken out there`,
    next: nearest === null ? 'Mend the path, or take it out of the policy' : `Did you mean \`${inline(nearest)}\`?`,
  }));
}

function variables(
  names: readonly string[],
  { code, are, next }: { readonly code: string; readonly are: string; readonly next: string },
): readonly Finding[] {
  if (names.length === 0) return [];
  const named = nameList(names);
  const some = names.length === 1 ? 'The secret' : `Each of ${counted(names.length, 'secret')}`;
  return [{ code, effect: 'notice', what: `${some} of the policy's \`secrets_from\` (${named}) is ${are}`, next }];
}
