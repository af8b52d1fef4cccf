import type { LintFinding } from '../../../schemas/types/lint.ts';
import { appendTo } from '../../contract/group-by.ts';
import { isRecord, type JsonObject } from '../../contract/json.ts';
import { must } from '../../contract/must.ts';
import { type Governed, governedParts, type LintSource } from './lint-source.ts';
import { plainCondition } from './opposites.ts';

/** Criteria beside each other that must share a guard before there is a finding. */
const REPEATED = 3;

/** Finds a condition that three criteria beside each other all ask first, under `when` or in the `and` of `pass_when`. */
export function repeatedGuards({ value, placeOf }: LintSource): readonly LintFinding[] {
  const guarded = new Map<string, Governed[]>();
  for (const criterion of governedParts(value).filter(({ kind }) => kind === 'criterion')) {
    const beside = criterion.pointer.slice(0, criterion.pointer.lastIndexOf('/'));
    for (const guard of guardsOf(criterion.file)) appendTo(guarded, `${beside} ${guard}`, criterion);
  }
  // Criteria with two guards in common are named once.
  const groups = new Map<string, Governed[]>();
  for (const group of guarded.values())
    if (group.length >= REPEATED) groups.set(group.map(({ pointer }) => pointer).join(' '), group);
  return [...groups.values()].map((group) => ({
    level: 'advice',
    code: 'repeated-guard',
    what: `${group.map(({ name }) => `\`${name}\``).join(', ')} repeat one condition`,
    next: 'Ask it once: in a `tree`, or as `when` of one criterion that holds these as its `criteria`',
    where: placeOf(must(group[0], 'a criterion with this guard').pointer),
  }));
}

/** The conditions that a criterion asks before its own, in normal form, each once. */
function guardsOf({ when, pass_when: pass }: JsonObject): ReadonlySet<string> {
  const guards = [
    ...(isRecord(when) ? partsOf(when) : []),
    ...(isRecord(pass) && Array.isArray(pass.and) && pass.and.length > 1 ? partsOf(pass) : []),
  ];
  return new Set(guards.map(plainCondition).map(({ asks, sign }) => `${sign} ${asks}`));
}

function partsOf(condition: JsonObject): readonly JsonObject[] {
  return Array.isArray(condition.and) ? condition.and.filter(isRecord) : [condition];
}

/** Severities with which a trial passes whatever its score. */
const PASSING: ReadonlySet<unknown> = new Set(['none', 'low']);

/** Finds a rubric that is a formula without a threshold: a trial passes only with the full score. */
export function formulaWithoutThreshold({ value, placeOf }: LintSource): readonly LintFinding[] {
  const { formula, threshold, severity } = value;
  if (formula === undefined || threshold !== undefined || PASSING.has(severity)) return [];
  return [
    {
      level: 'advice',
      code: 'formula-without-threshold',
      what: 'the formula has no `threshold`, so a trial passes only with a score of 1',
      next: 'Add a `threshold`; ignore this if only the mean score counts',
      where: placeOf('/formula'),
    },
  ];
}
