import type { Decided, Decision, Finding } from '../decision.ts';
import type { Policy } from '../policy/policy.ts';
import { rulePointer } from '../policy/read-policy.ts';
import { placeText } from '../wording.ts';
import { decides } from './finding-list.ts';

const MILDEST_FIRST: readonly Decided[] = ['pass', 'inconclusive', 'fail', 'invalid'];

/**
 * That the run's own ruler would stop what the one that decides lets through, or stops for less: from the merge on it holds for everybody.
 * Nothing of a baseline that the own ruler alone does not have, as that could not be scored again.
 * @param own what the run's own ruler would decide, and its policy
 */
export function stricterOwnRuler({ decision: decided }: Decision, own: Decision, policy: Policy): readonly Finding[] {
  const first = own.findings.find(decides);
  if (first === undefined || first.code === 'no-baseline') return [];
  if (MILDEST_FIRST.indexOf(own.decision) <= MILDEST_FIRST.indexOf(decided)) return [];
  const { subject, ...told } = first;
  const where = first.where ?? placeOfRule(policy, first);
  const would = own.decision === 'fail' ? 'fail' : 'be invalid';
  const what = `From the merge on this run's own ruler decides, and by it the run would ${would}: ${own.headline}`;
  return [{ ...told, code: 'own-ruler-stricter', effect: 'warn', what, ...(where === undefined ? {} : { where }) }];
}

const SECTIONS = [
  ['metric', 'metrics'],
  ['criterion', 'criteria'],
  ['outcome', 'outcomes'],
] as const;

/** Where the policy has a rule of its own for what a finding is about. */
function placeOfRule({ gate, placeOf }: Policy, { code, subject = '' }: Finding): string | undefined {
  const [, section] = SECTIONS.find(([kind]) => code.startsWith(`${kind}-`)) ?? [];
  if (section === undefined || gate?.[section]?.[subject] === undefined) return undefined;
  return placeText(placeOf(rulePointer(section, subject)));
}
