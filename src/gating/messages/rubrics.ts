import type { Requirement } from '../../../schemas/types/policy.ts';
import type { Mismatch } from '../../../schemas/types/rubric-test-run.ts';
import { counted } from '../../contract/text.ts';
import { STEPS_OF_VERSIONS } from '../../scoring/version-bump.ts';
import { allOf, nameList } from '../wording.ts';
import type { Has, Sentences } from './sentences.ts';

/** Findings about rubrics themselves: their versions, their cases, and what a policy requires of them. */
export const rubricMessages = {
  'rubric-new-line': ({ subject, old, now }: VersionChange): Sentences => ({
    what: `\`${subject.name}\` goes from ${old} to ${now}: a new major version, so its scores are not comparable with earlier ones`,
    next: 'Run main once after the merge: until then only thresholds apply',
  }),

  'rubric-version-unchanged': ({ subject, old, now }: VersionChange): Sentences => ({
    what: `\`${subject.name}\` changed, and its version ${now} is not above main's ${old}`,
    next: `Raise it: ${STEPS_OF_VERSIONS}`,
  }),

  'part-version-unchanged': ({ subject, names }: Has<'subject' | 'names'>): Sentences => ({
    what: `In \`${subject.name}\` ${nameList(names)} changed under ${names.length === 1 ? 'its' : 'their'} old \`version\``,
    next: 'Raise it',
  }),

  'threshold-unexplained': ({
    subject,
    names,
    kept,
  }: Has<'subject' | 'names'> & { readonly kept: string }): Sentences => ({
    what: `${names.length === 0 ? 'The threshold' : `The thresholds of ${nameList(names)}`} ${subject.kind === 'rubric' ? 'in' : 'of'} \`${subject.name}\` changed under the old ${kept}`,
    next: 'Say why this number, and on which data it was set',
  }),

  'criteria-constant': ({ days, passed, failed }: Constant): Sentences => ({
    what: `In every trial of main for ${days} days ${allOf([
      ...(passed.length === 0 ? [] : [`${nameList(passed)} passed`]),
      ...(failed.length === 0 ? [] : [`${nameList(failed)} did not pass`]),
    ])}`,
    next: 'Check that the suite still tries what they ask, or deprecate them',
  }),

  'rubric-untested': ({ subject, label, reason }: Checked & Partial<Has<'reason'>>): Sentences => ({
    what: `\`${subject.name}\`${of(label)} has no cases that can be run`,
    expected: required(['tests']),
    actual: reason,
    next: 'Write some in `NAME.test.yml` beside it, and run `agent-gate test`',
  }),

  'rubric-tests-failed': ({
    subject,
    label,
    first,
    more,
  }: Checked & { readonly first: Mismatch; readonly more: number }): Sentences => ({
    what: `\`${subject.name}\`${of(label)} fails ${counted(more + 1, 'expectation')} of its cases`,
    expected: `${first.name === null ? 'all cases together' : `case "${first.name}"`}: ${first.what} ${first.expected}`,
    actual: first.found,
    next: 'Run `agent-gate test`, and correct the rubric or the case',
  }),

  'rubric-lint': ({ subject, label, said, next, more, breaks }: Checked & Linted): Sentences => ({
    what: `\`${subject.name}\`${of(label)}: ${said}${more === 0 ? '' : `, and ${more} more like it`}`,
    expected: breaks.length === 0 ? undefined : required(breaks),
    next,
  }),
};

interface VersionChange extends Has<'subject'> {
  readonly old: string;
  readonly now: string;
}

/** Criteria with one verdict in every trial. */
interface Constant {
  readonly days: number;
  readonly passed: readonly string[];
  readonly failed: readonly string[];
}

/** A rubric that was checked, and its source; null for the run's own. */
interface Checked extends Has<'subject'> {
  readonly label: string | null;
}

/** The first lint problem, and the number of further ones. */
interface Linted {
  readonly said: string;
  readonly next: string;
  readonly more: number;
  /** The requirements of the policy that this breaks. */
  readonly breaks: readonly Requirement[];
}

function of(label: string | null): string {
  return label === null ? '' : ` of ${label}`;
}

function required(by: readonly Requirement[]): string {
  return `what \`rubrics.require\` lists: ${allOf(by)}`;
}
