import type { CheckedOut, EvidenceJob, RunEvidence } from '../../../schemas/types/gate.ts';
import { nameList, shortSha } from '../wording.ts';
import { type FindingData, type FindingRows, makerOf, type Sentences } from './finding.ts';

/** Findings about what a run rests on: contradictions in its evidence record. What is unknown makes none. */
export const evidenceRows = {
  'checked-out-elsewhere': {
    effect: ['invalid', 'notice'],
    isBaselineWith: false,
    message: ({ checkedOut, event, isMain }: Elsewhere): Sentences => ({
      what: isMain
        ? `The job tested ${checkoutName(checkedOut)}, not the commit of this run: it saves no baseline`
        : `The job tested ${checkoutName(checkedOut)}, not this pull request`,
      expected: `a checkout of \`${shortSha(event)}\``,
      next: isMain
        ? 'To test another commit, run the workflow on its own branch or pull request'
        : 'Check out the pull request in the job that runs the agent: `actions/checkout` without `ref` does',
    }),
  },

  'two-jobs': {
    effect: 'invalid',
    isBaselineWith: false,
    message: ({ suite, job, other }: TwoJobs): Sentences => ({
      what: `Another job of this run, \`${other}\`, reported the suite \`${suite}\``,
      expected: 'one job for each suite',
      actual: `${nameList([other, job?.name ?? 'this job'])} of one attempt`,
      next: 'Give each job a suite of its own (`suite` in its policy), or score all parts in one job with `expected-shards`',
    }),
  },
} satisfies FindingRows;

const evidenceFinding = makerOf(evidenceRows);

interface Elsewhere {
  readonly checkedOut: CheckedOut;
  readonly event: string;
  readonly isMain: boolean;
}

/** `job` is this one, if known; `other` is the name of the other one. */
interface TwoJobs extends Readonly<Record<'suite' | 'other', string>> {
  readonly job: EvidenceJob | undefined;
}

function checkoutName({ commit, branch }: CheckedOut): string {
  return branch === undefined ? `\`${shortSha(commit)}\`` : `\`${branch}\` (\`${shortSha(commit)}\`)`;
}

/** Checks the record of a run. Only what contradicts the event counts, never what is unknown. */
export function evidenceFindings(
  { is_main: isMain = false, event_commit: event = '', checked_out: checkedOut, job, other_job: other }: RunEvidence,
  suite: string,
): readonly FindingData[] {
  return [
    ...(checkedOut?.is_of_event === false
      ? [
          evidenceFinding('checked-out-elsewhere', {
            effect: isMain ? 'notice' : 'invalid',
            checkedOut,
            event,
            isMain,
          }),
        ]
      : []),
    ...(other === undefined ? [] : [evidenceFinding('two-jobs', { suite, job, other })]),
  ];
}
