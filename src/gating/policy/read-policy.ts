import policySchema from '../../../schemas/policy.schema.json' with { type: 'json' };
import type { PolicyFile } from '../../../schemas/types/policy.ts';
import { memberPointer } from '../../contract/json.ts';
import { inDots } from '../../contract/names.ts';
import { readConfig } from '../../contract/read-config.ts';
import { type Locate, schemaCheck } from '../../contract/schema-check.ts';
import type { Problem } from '../../errors.ts';
import { type ResolvedPolicy, resolvePolicy, rulePointer, WAIVER_KINDS } from './resolve-policy.ts';

const policyCheck = schemaCheck<PolicyFile>(policySchema);

/**
 * Reads a policy, `.github/agent-gate.yml`, and fills in its defaults.
 * @throws UserError with every problem of the first phase that finds any. Schema: unknown keys, wrong types, rates outside 0 to 1.
 * Meaning: bounds that exclude each other, waivers that do not say what they cover, a control that runs nothing, redacted paths that no fact has
 */
export function readPolicy(file: string, text: string): ResolvedPolicy {
  return readConfig(file, text, policyCheck, (written, { placeOf, problems }) => {
    for (const find of [crossedBounds, vagueArms, vagueWaivers, vagueRelaxation, idleControl, badRedactions])
      problems.add(find(written, placeOf));
    return resolvePolicy(written, placeOf);
  });
}

function crossedBounds(policy: PolicyFile, placeOf: Locate): readonly Problem[] {
  return Object.entries(policy.gate?.outcomes ?? {})
    .filter(([, rule]) => (rule.at_least ?? 0) > (rule.at_most ?? 1))
    .map(([name, rule]) => ({
      code: 'crossed-bounds',
      what: `no share of \`${name}\` can satisfy both bounds`,
      where: placeOf(rulePointer('outcomes', name, 'at_least')),
      expected: `\`at_least\` no greater than \`at_most\` (${rule.at_most})`,
      found: `${rule.at_least}`,
    }));
}

/** Arms that are neither a contrast nor a probe, or that have a key of the other. */
function vagueArms({ arms = {} }: PolicyFile, placeOf: Locate): readonly Problem[] {
  return Object.entries(arms).flatMap(([name, { contrast, must, ...keys }]): readonly Problem[] => {
    const at = { code: 'bad-arm', where: placeOf(memberPointer('/arms', name)) };
    if ((contrast === undefined) === (must === undefined)) {
      const found = contrast === undefined ? 'neither' : 'both';
      return [{ ...at, what: 'what the arm is for is not clear', expected: 'either `contrast` or `must`', found }];
    }
    const [kind, foreign] =
      contrast === undefined ? (['probe', OF_CONTRAST] as const) : (['contrast', OF_PROBE] as const);
    const isForeign = ([key, value]: readonly [string, unknown]) =>
      foreign.includes(key) || foreign.includes(`${value}`);
    return Object.entries(keys)
      .filter(isForeign)
      .map(([key, value]) => {
        const what = `a ${kind} has no \`${key}${foreign.includes(key) ? '' : `: ${value}`}\``;
        return { ...at, what, fix: 'Leave it out' };
      });
  });
}

/** Keys of arms, and effects, that only one kind of arm has. */
const OF_CONTRAST: readonly string[] = ['threshold', 'tolerance', 'block'];
const OF_PROBE: readonly string[] = ['required', 'exclude'];

/** Waivers that do not name exactly one thing, or do not say how far its rate may drop. */
function vagueWaivers({ waivers = [] }: PolicyFile, placeOf: Locate): readonly Problem[] {
  return waivers.flatMap((waiver, index): readonly Problem[] => {
    const at = { code: 'bad-waiver', where: placeOf(`/waivers/${index}`) };
    const subjects = WAIVER_KINDS.flatMap((kind) => waiver[kind] ?? []);
    if (subjects.length !== 1) {
      const expected = 'exactly one of `metric`, `criterion`, `lift` and `scenario`';
      return [{ ...at, what: 'what the waiver is for is not clear', expected, found: subjects.join(', ') || 'none' }];
    }
    if (waiver.scenario !== undefined || waiver.ceiling !== undefined) return [];
    const what = `the waiver for \`${subjects[0]}\` has no ceiling`;
    return [{ ...at, what, expected: '`ceiling`, the largest drop that is accepted' }];
  });
}

/** The label is missing under `effect: label`, or given without it. */
function vagueRelaxation({ relaxation: { effect, label } = {} }: PolicyFile, placeOf: Locate): readonly Problem[] {
  if ((effect === 'label') === (label !== undefined)) return [];
  const [what, fix] =
    label === undefined
      ? ['no label is named that accepts a relaxed gate', 'Add a `label`']
      : ['`label` needs `effect: label`', 'Leave the label out, or set `effect: label`'];
  return [{ code: 'bad-relaxation', what, where: placeOf('/relaxation'), fix }];
}

function idleControl({ confirm, on_inconclusive }: PolicyFile, placeOf: Locate): readonly Problem[] {
  if (confirm?.control !== true || on_inconclusive === 'confirm') return [];
  const what = '`confirm.control` has no effect without `on_inconclusive: confirm`';
  const fix = 'Set `on_inconclusive: confirm`, or leave `control` out';
  return [{ code: 'idle-control', what, where: placeOf('/confirm/control'), fix }];
}

/** Facts that no trial can be scored without. */
const NEEDED = ['scenario', 'trial', 'arm', 'error'];

/** Redacted paths that name a needed fact, or that no fact can have. */
function badRedactions({ redact }: PolicyFile, placeOf: Locate): readonly Problem[] {
  return (['hash', 'drop'] as const).flatMap((key) =>
    (redact?.[key] ?? []).flatMap((path, index) => {
      const at = { code: 'bad-redaction', where: placeOf(`/redact/${key}/${index}`) };
      if (!isInDots(path) && !isInDots(path.replace(FLATTENED, '')))
        return [{ ...at, what: 'no fact has such a path', expected: 'names joined by single dots', found: path }];
      const [name = ''] = path.split('.');
      if (!NEEDED.includes(name)) return [];
      const verb = key === 'hash' ? 'hashed' : 'dropped';
      return [{ ...at, what: `\`${name}\` cannot be ${verb}: no trial is scored without it` }];
    }),
  );
}

function isInDots(path: string): boolean {
  return inDots(path) === path;
}

/** The end of a key of flattened records, such as `emails[0]`, which some tools write. */
const FLATTENED = /\[-?\d+\]/g;
