import { UserError } from '../errors.ts';
import type { FindingData } from '../gating/findings/finding.ts';
import { readingFinding } from '../gating/findings/reading.ts';
import { redactionHash, redactionRules, secretVariables } from '../gating/policy/redaction-policy.ts';
import type { ResolvedPolicy } from '../gating/policy/resolve-policy.ts';
import { NOTHING_MORE, type RedactionRules, startRedaction } from '../suite/redaction/redaction.ts';
import { SHORTEST_SECRET } from '../suite/redaction/secrets.ts';
import type { Configs } from './configs.ts';

export interface SecretSources {
  /** Values that are always secret, such as the token. */
  readonly secrets?: readonly string[] | undefined;
  /** Environment with the variables that a policy names, and the key of a judge. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The policies whose redaction applies: the head policy may add to the base policy's. */
export function redactingPolicies({ base, head }: Pick<Configs, 'base' | 'head'>): readonly ResolvedPolicy[] {
  return head === null ? [base.policy] : [base.policy, head.policy];
}

export function redactsMore(configs: Pick<Configs, 'base' | 'head'>): boolean {
  const hashOf = (policies: readonly ResolvedPolicy[]): string => redactionHash(redactionRules(policies));
  return hashOf([configs.base.policy]) !== hashOf(redactingPolicies(configs));
}

/** The redaction of the run's results, and notes on named secrets that are not set or too short. */
export function redactionOf(
  policies: readonly ResolvedPolicy[],
  { secrets = [], env }: SecretSources,
): { readonly rules: RedactionRules; readonly notes: readonly FindingData[] } {
  const names = secretVariables(policies);
  const read = (name: string): string => env[name] ?? '';
  const unread = names.filter((name) => read(name).trim().length < SHORTEST_SECRET);
  const known = [...secrets, read('AGENT_GATE_JUDGE_KEY'), ...names.map(read)];
  const rules = { ...redactionRules(policies), secrets: known };
  return {
    rules,
    notes: unread.length === 0 ? [] : [readingFinding('secret-not-redacted', { names: unread })],
  };
}

/** The redaction of main's runs, which are stored without secrets. */
export function redactionOfMain(configs: Pick<Configs, 'base' | 'head'>): RedactionRules {
  return { ...redactionRules(redactingPolicies(configs)), secrets: [] };
}

/** Refuses secrets in names, which every report contains. @throws UserError for a rubric, metric or criterion named with a known secret */
export function refuseSecretNames(configs: Configs, { secrets }: Pick<RedactionRules, 'secrets'>): void {
  const { text: redact } = startRedaction({ ...NOTHING_MORE, secrets });
  const rubrics = [...configs.base.rubrics, ...(configs.head?.rubrics ?? [])];
  const names = rubrics.flatMap(({ id, metric, criteria }) => [id, metric, ...criteria.map(({ key }) => key)]);
  const shown = new Set(names.flatMap((name) => (redact(name) === name ? [] : [redact(name)])));
  if (shown.size === 0) return;
  throw new UserError(
    [...shown].map((name) => ({
      code: 'secret-name',
      what: `the name \`${name}\` of a rubric, metric or criterion holds a value that is known as secret`,
      fix: 'Rename it, or use another secret: one that is a word of every report cannot be kept out of it',
    })),
  );
}
