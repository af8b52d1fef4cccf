import type { LintFinding } from '../../../schemas/types/lint.ts';
import { isRecord, type JsonObject, memberPointer } from '../../contract/json.ts';
import { needOf } from '../../rubric/references/rubric-names.ts';
import { cutoffsOf, thresholdsOf } from '../testing/cutoffs.ts';
import { STEPS_OF_VERSIONS, versionBump } from '../version-bump.ts';
import { governedParts, type LintSource } from './lint-source.ts';
import { staleThresholds, thresholdName } from './stale-thresholds.ts';

const THRESHOLD_KEYS = ['rationale', 'calibrated_on', 'owner', 'review_by'] as const;
const THRESHOLD_FORM = 'threshold: { value, rationale, calibrated_on, ... }';
const CUTOFF_FORM = 'cutoff: { rationale, calibrated_on, ... }';
/** A malformed date is a load error; it is never due. */
const DATE = /^\d{4}-\d\d-\d\d$/;

/** Finds thresholds and cutoffs without a documented reason, and those past their review date. */
export function thresholds({ value, placeOf, today, require }: LintSource): readonly LintFinding[] {
  const ofNodes = thresholdsOf(value).map((threshold) => ({
    ...threshold,
    called: 'the threshold',
    form: THRESHOLD_FORM,
  }));
  return [...ofNodes, ...writtenCutoffs(value, require)].flatMap(({ called, documented, pointer, form }) => {
    const findings: LintFinding[] = [];
    const missing = THRESHOLD_KEYS.filter((name) => documented[name] === undefined);
    const breaks = missing.flatMap((name) => (name === 'rationale' ? name : name === 'review_by' ? 'review' : []));
    if (missing.length > 0)
      findings.push({
        level: 'advice',
        code: 'threshold-undocumented',
        what: `${called} lacks ${missing.map((name) => `\`${name}\``).join(', ')}`,
        next: `Write \`${form}\`, so that a reviewer can check it`,
        where: placeOf(pointer),
        ...(breaks.length === 0 ? {} : { breaks }),
      });
    const { review_by: due, owner } = documented;
    if (typeof due === 'string' && DATE.test(due) && due < today)
      findings.push({
        level: 'warning',
        code: 'review-due',
        what: `${called} was due for review by ${due}${typeof owner === 'string' ? ` (owner: ${owner})` : ''}`,
        next: 'Review it, then move `review_by`',
        where: placeOf(`${pointer}/review_by`),
        breaks: ['review'],
      });
    return findings;
  });
}

/** Numbers of conditions under a `cutoff`; those without one too, where the policy requires reasons or reviews. 0 and 1 need none. */
function writtenCutoffs(file: JsonObject, require: LintSource['require']) {
  const isStrict = require.includes('rationale') || require.includes('review');
  return cutoffsOf(file).flatMap(({ name, pointer, documented, bounds }) => {
    const form = CUTOFF_FORM;
    if (documented !== null)
      return [{ called: `the cutoff of \`${name}\``, documented, pointer: `${pointer}/cutoff`, form }];
    const isTuned = isStrict && bounds.some((bound) => bound !== 0 && bound !== 1);
    const called = `the number ${bounds.join(' and ')} of \`${name}\``;
    return isTuned ? [{ called, documented: {}, pointer: `${pointer}/value`, form }] : [];
  });
}

/** Finds criteria and rules that have a weight but no rationale, if the policy requires one. */
export function rationales({ value, placeOf, require }: LintSource): readonly LintFinding[] {
  if (!require.includes('rationale')) return [];
  const bare = governedParts(value).filter(({ file }) => file.weight !== undefined && file.rationale === undefined);
  return bare.map(({ kind, name, pointer }) => ({
    level: 'advice',
    code: 'no-rationale',
    what: `${kind} \`${name}\` has a weight and no \`rationale\``,
    next: 'Say why it is there, and why with this weight',
    where: placeOf(pointer),
    breaks: ['rationale'],
  }));
}

/** Sections that define names for use within the rubric; `need`: see `needOf`. */
const NAMED = [
  { section: 'steps', kind: 'step', need: 'step' },
  { section: 'derive', kind: 'derived fact', need: 'derive' },
] as const;

/** Finds named steps and derived facts without a reference. */
export function unusedNames({ value, placeOf, rubric }: LintSource): readonly LintFinding[] {
  if (rubric === null) return [];
  return NAMED.flatMap(({ section, kind, need }) => {
    const named = value[section];
    const names = Object.keys(isRecord(named) ? named : {}).filter((name) => !rubric.refersTo.has(needOf(need, name)));
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

/** Finds a rubric that differs from main's without a higher version, and changed thresholds with an old rationale or calibration. */
export function versionChange({ value, placeOf, rubric, stored }: LintSource): readonly LintFinding[] {
  if (rubric === null || stored === null || rubric.hash === stored.hash) return [];
  const where = placeOf(value.meta === undefined ? '/version' : '/meta/version');
  const findings: LintFinding[] = staleThresholds(stored.written, value).map(({ name, pointer, kept }) => ({
    level: 'warning',
    code: 'old-rationale',
    what: `${thresholdName(name)} changed, and its ${kept} did not`,
    next: 'Say why, and on which data',
    where: placeOf(pointer),
    breaks: ['rationale'],
  }));
  if (!['none', 'down'].includes(versionBump(stored.version, rubric.version))) return findings;
  const what = `the rubric differs from main's, and its version ${rubric.version} is not above ${stored.version}`;
  const next = `Raise the version: ${STEPS_OF_VERSIONS}`;
  return [{ level: 'error', code: 'no-version-bump', what, next, where, breaks: ['versions'] }, ...findings];
}
