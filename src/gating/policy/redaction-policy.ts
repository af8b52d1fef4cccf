import { contentHash } from '../../contract/hash.ts';
import type { RedactionRules } from '../../suite/redaction/redaction.ts';
import { SHAPES_VERSION } from '../../suite/redaction/shapes.ts';
import type { ResolvedPolicy } from './resolve-policy.ts';

/**
 * The combined redaction of several policies, without the values of environment variables. Each policy may add to the others; none may take
 * anything away. Shapes of secrets are left alone only if all policies turn them off.
 */
export function redactionRules(policies: readonly Pick<ResolvedPolicy, 'redact'>[]): Omit<RedactionRules, 'secrets'> {
  const all = (key: 'hash' | 'drop'): readonly string[] =>
    [...new Set(policies.flatMap(({ redact }) => redact[key]))].sort();
  const isOff = policies.length > 0 && policies.every(({ redact }) => redact.shapes === 'off');
  return { hash: all('hash'), drop: all('drop'), shapes: !isOff };
}

/**
 * `sha256:` over the rules and the version of the list of shapes: equal for runs that were redacted alike. A run of main with another hash
 * is redacted and scored again, so that an input is not taken for a changed one because a newer list removes more of it.
 */
export function redactionHash({ hash, drop, shapes }: Omit<RedactionRules, 'secrets'>): string {
  return contentHash({ hash, drop, shapes: shapes ? SHAPES_VERSION : 0 });
}

/** Names of the environment variables that any of the policies declares secret, sorted. */
export function secretVariables(policies: readonly Pick<ResolvedPolicy, 'redact'>[]): readonly string[] {
  return [...new Set(policies.flatMap(({ redact }) => redact.secrets_from))].sort();
}

/** Whether bundles keep the trials: no policy drops them. */
export function keepsEvidence(policies: readonly Pick<ResolvedPolicy, 'evidence'>[]): boolean {
  return policies.every(({ evidence }) => evidence !== 'drop');
}
