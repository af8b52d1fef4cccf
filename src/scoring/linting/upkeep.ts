import type { LintFinding } from '../../../schemas/types/lint.ts';
import { isRecord, type JsonObject, memberPointer } from '../../contract/json.ts';
import { stepNeed } from '../../rubric/references/compiling.ts';
import { derivedNeed } from '../../rubric/references/facts.ts';
import { partsOf } from '../testing/rubric-parts.ts';
import { STEPS_OF_VERSIONS, versionBump } from '../version-bump.ts';
import type { LintSource } from './lint-source.ts';

const THRESHOLD_KEYS = ['unit', 'rationale', 'calibrated_on', 'calibrated_at', 'owner', 'review_by'];
/** A malformed date is a load error, and never due. */
const DATE = /^\d{4}-\d\d-\d\d$/;

/** Finds thresholds without a documented reason, and thresholds past their review date. */
export function thresholds({ value, placeOf, today }: LintSource): readonly LintFinding[] {
  return [...partsOf(value)].flatMap(({ key, value: written, pointer }): readonly LintFinding[] => {
    if (key !== 'threshold') return [];
    const documented: JsonObject = isRecord(written) ? written : {};
    const findings: LintFinding[] = [];
    const missing = THRESHOLD_KEYS.filter((name) => documented[name] === undefined);
    if (missing.length > 0)
      findings.push({
        level: 'advice',
        code: 'threshold-undocumented',
        what: `the threshold lacks ${missing.map((name) => `\`${name}\``).join(', ')}`,
        next: 'Write `threshold: { value, rationale, calibrated_on, ... }`, so that a reviewer can check it',
        where: placeOf(pointer),
      });
    const { review_by: due, owner } = documented;
    if (typeof due === 'string' && DATE.test(due) && due < today)
      findings.push({
        level: 'warning',
        code: 'review-due',
        what: `the threshold was due for review by ${due}${typeof owner === 'string' ? ` (owner: ${owner})` : ''}`,
        next: 'Review it, then move `review_by`',
        where: placeOf(`${pointer}/review_by`),
      });
    return findings;
  });
}

/** Finds relative weights, and rules whose weight alone exceeds the scale of the score. */
export function weights({ value, placeOf }: LintSource): readonly LintFinding[] {
  return [...partsOf(value)].flatMap(({ key, value: written, pointer }): readonly LintFinding[] => {
    if (key === 'weights' && written === 'relative') {
      const what = 'relative weights do not show the share of each criterion';
      const next = 'Let the weights sum to 1';
      return [{ level: 'advice', code: 'relative-weights', what, next, where: placeOf(pointer) }];
    }
    const rules: readonly unknown[] = key === 'rules' && Array.isArray(written) ? written : [];
    const index = rules.findIndex((rule) => isRecord(rule) && Math.abs(Number(rule.weight ?? 0)) > 1);
    if (index === -1) return [];
    const { name = index, weight } = rules[index] as JsonObject;
    const what = `rule \`${name}\` weighs ${weight}, more than the whole score of 0 to 1`;
    const next = 'Weigh rules in shares of 1: 3 of 10 points is 0.3';
    return [
      { level: 'warning', code: 'rule-outweighs-score', what, next, where: placeOf(`${pointer}/${index}/weight`) },
    ];
  });
}

/** What a rubric names for its own use, and how the compiled rubric notes a reference to it. */
const NAMED = [
  { section: 'steps', kind: 'step', need: stepNeed },
  { section: 'derive', kind: 'derived fact', need: derivedNeed },
] as const;

/** Finds named steps and derived facts without a reference. */
export function unusedNames({ value, placeOf, rubric }: LintSource): readonly LintFinding[] {
  if (rubric === null) return [];
  return NAMED.flatMap(({ section, kind, need }) => {
    const named = value[section];
    const names = Object.keys(isRecord(named) ? named : {}).filter((name) => !rubric.refersTo.has(need(name)));
    return names.map(
      (name): LintFinding => ({
        level: 'advice',
        code: 'unused-name',
        what: `nothing in the rubric refers to the ${kind} \`${name}\``,
        next: 'Remove it, or refer to it',
        where: placeOf(memberPointer(`/${section}`, name)),
      }),
    );
  });
}

/** Finds a rubric that differs from main's without a higher version. */
export function versionChange({ value, placeOf, rubric, stored }: LintSource): readonly LintFinding[] {
  if (rubric === null || stored === null || rubric.hash === stored.hash) return [];
  const bump = versionBump(stored.version, rubric.version);
  const where = placeOf(value.meta === undefined ? '/version' : '/meta/version');
  if (bump === 'none') {
    const what = `the rubric differs from main's, and both are version ${rubric.version}`;
    return [{ level: 'error', code: 'no-version-bump', what, next: `Raise the version: ${STEPS_OF_VERSIONS}`, where }];
  }
  if (bump !== 'down') return [];
  const what = `version ${rubric.version} is lower than main's ${stored.version}`;
  return [{ level: 'error', code: 'version-went-back', what, next: 'Raise the version above that of main', where }];
}
