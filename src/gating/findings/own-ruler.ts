import type { Decision, Finding } from '../decision.ts';
import { rulePointer } from '../policy/read-policy.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import { placeText } from '../wording.ts';
import { decides } from './finding-list.ts';

/** Exit codes: let through, held up as inconclusive, failed, invalid. */
const MILDEST_FIRST: readonly Decision['exit_code'][] = [0, 2, 1, 3];

/**
 * That the run's own ruler would stop what the one that decides lets through, or stops for less: from the merge on it holds for everybody.
 * What it would decide stands with the other changes of the ruler; here is the reason.
 * @param own what the run's own ruler would decide, and its policy
 */
export function stricterOwnRuler(decided: Decision, own: Decision, policy: ResolvedPolicy): readonly Finding[] {
  if (MILDEST_FIRST.indexOf(own.exit_code) <= MILDEST_FIRST.indexOf(decided.exit_code)) return [];
  const { subject, scenarios, ...told }: Partial<Finding> = own.findings.find(decides) ?? {};
  const where = told.where ?? placeOfRule(policy, told.code, subject);
  const what = `From the merge on this run's own ruler decides, and it would stop this run: ${own.headline}`;
  return [{ ...told, code: 'head-config-stricter', effect: 'warn', what, ...(where === undefined ? {} : { where }) }];
}

const SECTIONS = [
  ['metric', 'metrics'],
  ['criterion', 'criteria'],
  ['outcome', 'outcomes'],
] as const;

/** Where the policy has a rule of its own for what a finding is about. */
function placeOfRule({ gate, placeOf }: ResolvedPolicy, code = '', subject = ''): string | undefined {
  const [, section] = SECTIONS.find(([kind]) => code.startsWith(`${kind}-`)) ?? [];
  if (section === undefined || !Object.hasOwn(gate[section], subject)) return undefined;
  return placeText(placeOf(rulePointer(section, subject)));
}
