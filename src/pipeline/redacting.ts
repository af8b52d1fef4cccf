import type { FindingData } from '../gating/messages/catalogue.ts';
import type { Policy } from '../gating/policy/policy.ts';
import { redactionHash, redactionRules, secretVariables } from '../gating/policy/redaction-policy.ts';
import type { RedactionRules } from '../suite/redaction/redaction.ts';
import { SHORTEST_SECRET } from '../suite/redaction/registered-secrets.ts';
import type { Rulers } from './ruler/rulers.ts';

/** Where secrets are known from. */
export interface SecretSources {
  /** Values that must not be shown, whatever a policy says: the token. */
  readonly secrets?: readonly string[] | undefined;
  /** For the variables that a policy names, and the key of a judge. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The policies that say what is taken out: the run's own may add to the one that decides. */
export function policiesOf({ deciding, own }: Pick<Rulers, 'deciding' | 'own'>): readonly Policy[] {
  return own === null ? [deciding.policy] : [deciding.policy, own.policy];
}

/** Whether the run's own policy takes out more than the one that decides. */
export function redactsMore(rulers: Pick<Rulers, 'deciding' | 'own'>): boolean {
  const hashOf = (policies: readonly Policy[]): string | undefined => redactionHash(redactionRules(policies));
  return hashOf([rulers.deciding.policy]) !== hashOf(policiesOf(rulers));
}

/** What is taken out of the run's results, and what the policies call secret and nobody knows. */
export function redactionOf(
  policies: readonly Policy[],
  { secrets = [], env }: SecretSources,
): { readonly rules: RedactionRules; readonly notes: readonly FindingData[] } {
  const names = secretVariables(policies);
  const read = (name: string): string => env[name] ?? '';
  const unset = names.filter((name) => read(name) === '');
  const short = names.filter((name) => read(name) !== '' && read(name).trim().length < SHORTEST_SECRET);
  const known = [...secrets, read('AGENT_GATE_JUDGE_KEY'), ...names.map(read)];
  const rules = { ...redactionRules(policies), secrets: known };
  const notes: readonly FindingData[] = [
    ...(unset.length === 0 ? [] : [{ code: 'secret-not-set', effect: 'notice', names: unset } as const]),
    ...(short.length === 0 ? [] : [{ code: 'secret-too-short', effect: 'notice', names: short } as const]),
  ];
  return { rules, notes };
}

/** What is taken out of runs of main: their evidence went without secrets when it was kept. */
export function redactionOfMain(rulers: Pick<Rulers, 'deciding' | 'own'>): RedactionRules {
  return { ...redactionRules(policiesOf(rulers)), secrets: [] };
}
