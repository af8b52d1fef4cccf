import type { Requirement } from '../../../schemas/types/policy.ts';
import type { Mismatch } from '../../../schemas/types/rubric-test-run.ts';
import { memberOf } from '../../contract/json.ts';
import { counted } from '../../contract/text.ts';
import { STEPS_OF_VERSIONS, versionBump } from '../../scoring/version-bump.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import type { DocumentedChange } from '../relaxation/relaxed-rubrics.ts';
import { allOf, nameList } from '../wording.ts';
import { type FindingData, type FindingRows, type Has, makerOf, type Numbers, type Sentences } from './finding.ts';

export const rubricRows = {
  'rubric-new-line': {
    effect: 'notice',
    message: ({ subject, base, head }: VersionChange): Sentences => ({
      what: `\`${subject.name}\` goes from ${base} to ${head}: a new major version, so its scores are not comparable with earlier ones`,
      next: 'Run main once after the merge: until then only thresholds apply',
    }),
  },

  'rubric-version-unchanged': {
    effect: ['block', 'warn'],
    message: ({ subject, base, head }: VersionChange): Sentences => ({
      what: `\`${subject.name}\` changed, and its version ${head} is not above main's ${base}`,
      next: `Raise it: ${STEPS_OF_VERSIONS}`,
    }),
  },

  'threshold-unexplained': {
    effect: ['block', 'warn'],
    message: ({ subject, names, kept }: Has<'subject' | 'names'> & { readonly kept: string }): Sentences => ({
      what: `${names.length === 0 ? 'The threshold' : `The thresholds of ${nameList(names)}`} ${subject.kind === 'rubric' ? 'in' : 'of'} \`${subject.name}\` changed under the old ${kept}`,
      next: 'Say why this number, and on which data it was set',
    }),
  },

  'rubric-untested': {
    effect: ['block', 'warn'],
    message: ({ subject, reason }: Has<'subject'> & Partial<Has<'reason'>>): Sentences => ({
      what: `\`${subject.name}\` has no cases that can be run`,
      expected: required(['tests']),
      actual: reason,
      next: 'Write some in `NAME.test.yml` beside it, and run `agent-gate test`',
    }),
  },

  'rubric-tests-failed': {
    effect: ['block', 'warn'],
    message: ({
      subject,
      first,
      more,
    }: Has<'subject'> & Numbers<'more'> & { readonly first: Mismatch }): Sentences => ({
      what: `\`${subject.name}\` fails ${counted(more + 1, 'expectation')} of its cases`,
      expected: `${first.name === null ? 'all cases together' : `case "${first.name}"`}: ${first.what} ${first.expected}`,
      actual: first.found,
      next: 'Run `agent-gate test`, and correct the rubric or the case',
    }),
  },

  'rubric-lint': {
    effect: ['block', 'warn'],
    message: ({ subject, problem, next, more, breaks }: Has<'subject'> & Linted): Sentences => ({
      what: `\`${subject.name}\`: ${problem}${more === 0 ? '' : `, and ${more} more like it`}`,
      expected: breaks.length === 0 ? undefined : required(breaks),
      next,
    }),
  },
} satisfies FindingRows;

export const rubricFinding = makerOf(rubricRows);

interface VersionChange extends Has<'subject'> {
  readonly base: string;
  readonly head: string;
}

interface Linted extends Numbers<'more'> {
  readonly problem: string;
  readonly next: string;
  readonly breaks: readonly Requirement[];
}

function required(by: readonly Requirement[]): string {
  return `what \`rubrics.require\` lists: ${allOf(by)}`;
}

/**
 * Findings about rubrics whose content changed without a new version, that start a new line of baselines, or that have thresholds changed
 * under their old rationale or calibration. What the policy requires blocks.
 */
export function rubricVersionFindings(
  { rubrics: { require } }: Pick<ResolvedPolicy, 'rubrics'>,
  changes: readonly DocumentedChange[],
): readonly FindingData[] {
  const effectOf = (requirement: Requirement) => (require.includes(requirement) ? 'block' : 'warn');
  return changes.flatMap(({ base, head, stale }): readonly FindingData[] => {
    if (base === null || head === null || base.hash === head.hash) return [];
    const subject = { kind: 'rubric', name: base.id } as const;
    const versions = { subject, base: base.version, head: head.version };
    const bump = versionBump(base.version, head.version);
    const effect = effectOf('versions');
    return [
      ...(bump === 'major' ? [rubricFinding('rubric-new-line', versions)] : []),
      ...(bump === 'none' || bump === 'down'
        ? [rubricFinding('rubric-version-unchanged', { effect, ...versions })]
        : []),
      ...stale.map(({ name, kept }) => {
        const about = { subject, names: name === '' ? [] : [name], kept };
        return rubricFinding('threshold-unexplained', { effect: effectOf('rationale'), ...about });
      }),
    ];
  });
}

/** Thresholds that the head policy changes without changing their rationale or calibration. */
export function unexplainedThresholds(base: ResolvedPolicy, now: ResolvedPolicy): readonly FindingData[] {
  const sections = [
    { kind: 'metric', heads: now.gate.metrics, bases: base.gate.metrics },
    { kind: 'criterion', heads: now.gate.criteria, bases: base.gate.criteria },
  ] as const;
  return sections.flatMap(({ kind, heads, bases }) =>
    Object.entries(heads).flatMap(([name, head]): readonly FindingData[] => {
      const rule = memberOf(bases, name);
      if (rule === undefined || rule.threshold === head.threshold) return [];
      const stays = (key: 'rationale' | 'calibrated_on') => head[key] !== null && head[key] === rule[key];
      const kept = [...(stays('rationale') ? ['rationale'] : []), ...(stays('calibrated_on') ? ['calibration'] : [])];
      if (kept.length === 0) return [];
      const about = { subject: { kind, name }, names: [], kept: kept.join(' and ') };
      return [rubricFinding('threshold-unexplained', { effect: 'warn', ...about })];
    }),
  );
}
