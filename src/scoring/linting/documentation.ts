import { isRecord, type JsonObject } from '../../contract/json-object.ts';
import { partsOf } from '../testing/rubric-parts.ts';
import type { LintFinding } from './lint-finding.ts';
import { type Governed, governedParts, type LintSource } from './lint-source.ts';

/**
 * Criteria, rules and nodes without a reason, an owner or a day from which they count. Owner and day are those of what
 * they stand in, where they have none; the reason is their own. What the whole rubric lacks is said once.
 */
export function undocumentedParts({ value, placeOf }: LintSource): readonly LintFinding[] {
  const parts = governedParts(value);
  const root = rootOf(value);
  const nowhere = ['owner', 'since'].filter((key) => [root, ...parts].every(({ file }) => file[key] === undefined));
  const say = (who: string, missing: readonly string[], pointer: string): readonly LintFinding[] => {
    if (missing.length === 0) return [];
    const next = 'Say why it is there, who answers for it and since when; owner and since may stand once at the top';
    const what = `${who} has ${lacking(missing)}`;
    return [{ level: 'advice', code: 'undocumented', what, next, where: placeOf(pointer) }];
  };
  return [
    ...say('the rubric', nowhere, ''),
    ...parts.flatMap((part) => {
      const above = [root, ...parts.filter(({ pointer }) => isAbove(pointer, part.pointer))];
      const missing = missingOf(part, above).filter((key) => !nowhere.includes(key));
      return say(`${part.kind} \`${part.name}\``, missing, part.pointer);
    }),
  ];
}

type Above = Pick<Governed, 'file'>;

/** Where a rubric begins with `meta`, its author answers for it. */
function rootOf(value: LintSource['value']): Above {
  const { author, created_at } = isRecord(value.meta) ? value.meta : {};
  return { file: { owner: author, since: created_at, ...value } };
}

function isAbove(pointer: string, below: string): boolean {
  return below.startsWith(`${pointer}/`);
}

function missingOf(part: Governed, above: readonly Above[]): readonly string[] {
  const has = (key: string): boolean => [part, ...above].some(({ file }) => file[key] !== undefined);
  const named = part.kind !== 'rule' || part.file.name !== undefined;
  return [
    ...(named ? [] : ['name']),
    ...(part.file.rationale === undefined ? ['rationale'] : []),
    ...['owner', 'since'].filter((key) => !has(key)),
  ];
}

/** Keys as what something has not: ``no `owner` ``, ``neither `owner` nor `since` ``. */
function lacking(keys: readonly string[]): string {
  const names = keys.map((key) => `\`${key}\``);
  return names.length === 1 ? `no ${names.join()}` : `neither ${names.slice(0, -1).join(', ')} nor ${names.at(-1)}`;
}

const DOCUMENTS = ['unit', 'rationale', 'calibrated_on', 'calibrated_at', 'owner', 'review_by'];

/** Thresholds that nobody can tell the reason of, and those whose day of review is over. */
export function thresholds({ value, placeOf, today }: LintSource): readonly LintFinding[] {
  return [...partsOf(value)].flatMap((part): readonly LintFinding[] => {
    if (part.key !== 'threshold') return [];
    const written: JsonObject = isRecord(part.value) ? part.value : {};
    const missing = DOCUMENTS.filter((key) => written[key] === undefined);
    const undocumented = {
      level: 'advice',
      code: 'threshold-undocumented',
      what: `the threshold has ${lacking(missing)}`,
      next: 'Write `threshold: { value, rationale, calibrated_on, ... }`, so that the next one can tell whether it still fits',
      where: placeOf(part.pointer),
    } as const;
    return [...(missing.length === 0 ? [] : [undocumented]), ...dueReview(written, part.pointer, placeOf, today)];
  });
}

/** What is none is told as a mistake, and is due on no day. */
const DAY = /^\d{4}-\d\d-\d\d$/;

function dueReview(
  { review_by: due, owner }: JsonObject,
  pointer: string,
  placeOf: LintSource['placeOf'],
  today: string,
): readonly LintFinding[] {
  if (typeof due !== 'string' || !DAY.test(due) || due >= today) return [];
  return [
    {
      level: 'warning',
      code: 'review-due',
      what: `the threshold was to be reviewed by ${due}${typeof owner === 'string' ? ` by ${owner}` : ''}`,
      next: 'Look at it again, and move `review_by`',
      where: placeOf(`${pointer}/review_by`),
    },
  ];
}

/** What a rubric as a whole should say or have. */
export function wholeRubric({ value, placeOf, rubric, hasCases }: LintSource): readonly LintFinding[] {
  const findings: LintFinding[] = [];
  const say = (level: LintFinding['level'], code: string, what: string, next: string, pointer = ''): void => {
    findings.push({ level, code, what, next, where: placeOf(pointer) });
  };
  if (!hasCases)
    say('warning', 'no-cases', 'no cases stand beside the rubric', 'Write some in a `.test.yml` file of its name');
  if (value.changelog === undefined)
    say('advice', 'no-changelog', 'the rubric has no changelog', 'Say under `changelog` what each version changed');
  else if (rubric !== null && !mentions(value.changelog, rubric.version)) {
    const what = `the changelog does not mention version ${rubric.version}`;
    say('warning', 'changelog-behind', what, 'Add a line on what this version changed', '/changelog');
  }
  for (const { key, value: weights, pointer } of partsOf(value)) {
    if (key !== 'weights' || weights !== 'relative') continue;
    const next = 'Let them sum to 1, so that each is its share of the score';
    say(
      'advice',
      'relative-weights',
      'the weights are relative: nobody sees what share of the score each has',
      next,
      pointer,
    );
  }
  return findings;
}

function mentions(changelog: unknown, version: string): boolean {
  return Array.isArray(changelog) && changelog.some((change) => isRecord(change) && change.version === version);
}
