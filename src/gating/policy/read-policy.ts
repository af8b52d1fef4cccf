import policySchema from '../../../schemas/policy.schema.json' with { type: 'json' };
import type { PolicyFile } from '../../../schemas/types/policy.ts';
import { memberPointer } from '../../contract/json.ts';
import { readConfig } from '../../contract/read-config.ts';
import { type Locate, schemaCheck } from '../../contract/schema-check.ts';
import { mayHaveHad, soundItems } from '../../contract/sound-parts.ts';
import type { Place, Problem } from '../../errors.ts';
import { badRedactions } from './redaction-policy.ts';
import { type ResolvedPolicy, resolvePolicy } from './resolve-policy.ts';

const policyCheck = schemaCheck<PolicyFile>(policySchema);

/**
 * Reads a policy, `.github/agent-gate.yml`.
 * @throws UserError with every problem: unknown key, wrong type, a rate outside 0 to 1, bounds that exclude each
 * other, a waiver that does not say what it covers
 */
export function readPolicy(file: string, text: string): ResolvedPolicy {
  return readConfig(file, text, policyCheck, (written, { placeOf, problems }) => {
    for (const find of [boundlessTolerances, crossedBounds, vagueWaivers, vagueRelaxation, badRedactions])
      problems.push(...find(written, placeOf));
    return resolvePolicy(written, placeOf);
  });
}

/** A tolerance of 1 can never block; it is a percentage written as a rate. */
function boundlessTolerances(policy: PolicyFile, placeOf: Locate): readonly Problem[] {
  return (['metrics', 'criteria'] as const).flatMap((section) =>
    Object.entries(policy.gate?.[section] ?? {})
      .filter(([, rule]) => rule?.tolerance === 1)
      .map(([name]) => ({
        code: 'bad-value',
        what: `the tolerance of \`${name}\` would allow any drop`,
        where: placeOf(rulePointer(section, name, 'tolerance')),
        expected: 'a rate from 0 to less than 1',
        found: '1',
        fix: 'Rates are 0 to 1, not percent: did you mean 0.01?',
      })),
  );
}

function crossedBounds(policy: PolicyFile, placeOf: Locate): readonly Problem[] {
  return Object.entries(policy.gate?.outcomes ?? {})
    .filter(([, rule]) => (rule?.at_least ?? 0) > (rule?.at_most ?? 1))
    .map(([name, rule]) => ({
      code: 'crossed-bounds',
      what: `no share of \`${name}\` can satisfy both bounds`,
      where: placeOf(rulePointer('outcomes', name, 'at_least')),
      expected: `\`at_least\` no greater than \`at_most\` (${rule.at_most})`,
      found: `${rule.at_least}`,
    }));
}

const SUBJECTS = ['metric', 'criterion', 'scenario'] as const;

/** A waiver is about one thing, and says how far a rate may drop. */
function vagueWaivers(policy: PolicyFile, placeOf: Locate): readonly Problem[] {
  return soundItems(policy.waivers, '/waivers').flatMap(({ item: waiver, at }) => {
    const subjects = SUBJECTS.flatMap((key) => waiver[key] ?? []);
    const where = placeOf(at);
    const [subject] = subjects;
    if (subject === undefined) return mayHaveHad(waiver, SUBJECTS) ? [] : [vagueWaiver('none', where)];
    if (subjects.length > 1) return [vagueWaiver(subjects.join(', '), where)];
    if (waiver.scenario !== undefined || waiver.ceiling !== undefined || mayHaveHad(waiver, ['ceiling'])) return [];
    const what = `the waiver for \`${subject}\` has no ceiling`;
    return [{ code: 'bad-waiver', what, where, expected: '`ceiling`, the largest drop that is accepted' }];
  });
}

function vagueWaiver(found: string, where: Place): Problem {
  const what = found === 'none' ? 'the waiver does not say what it is for' : 'the waiver is for several things';
  return { code: 'bad-waiver', what, where, expected: 'exactly one of `metric`, `criterion` and `scenario`', found };
}

/** A label is named where one is asked for, and nowhere else. */
function vagueRelaxation({ relaxation }: PolicyFile, placeOf: Locate): readonly Problem[] {
  const { effect, label } = relaxation ?? {};
  const isOpen = mayHaveHad(relaxation ?? {}, label === undefined ? ['label'] : ['effect']);
  if (isOpen || (effect === 'label') === (label !== undefined)) return [];
  const what = label === undefined ? 'no label is named that accepts a lower bar' : '`label` needs `effect: label`';
  const fix = label === undefined ? 'Add a `label`' : 'Leave the label out, or say `effect: label`';
  return [{ code: 'bad-relaxation', what, where: placeOf('/relaxation'), fix }];
}

/** JSON pointer of a rule of the policy, or of one of its keys. */
export function rulePointer(section: 'metrics' | 'criteria' | 'outcomes', name: string, key?: string): string {
  const pointer = memberPointer(`/gate/${section}`, name);
  return key === undefined ? pointer : `${pointer}/${key}`;
}
