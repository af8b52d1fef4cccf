import { counted } from '../../contract/text.ts';
import { describeProblems, type Problem } from '../../errors.ts';
import type { GateContext } from '../context.ts';
import type { LevelChange, MainRun, SkippedRun } from '../history/main-runs.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import { nameList, shortSha } from '../wording.ts';
import { type FindingData, type FindingRows, type Has, makerOf, type Numbers, type Sentences } from './finding.ts';

export const baselineRows = {
  'no-baseline': { effect: ['block', 'notice'], yieldsTo: 'a reason', message: noBaseline },

  'baseline-expired': {
    effect: 'warn',
    holds: 'without a baseline',
    message: ({ sha }: Has<'sha'>): Sentences => ({
      what: `The baseline of ${shortSha(sha)} has expired`,
      next: `${SEED}. A schedule replaces it before it expires, and the input \`retention-days\` keeps it longer`,
    }),
  },

  'baseline-foreign': {
    effect: 'warn',
    holds: 'without a baseline',
    yieldsTo: 'a run',
    message: ({ sha, reason }: Has<'sha' | 'reason'>): Sentences => ({
      what: `An untrusted artifact named as the baseline of ${shortSha(sha)} was ignored: ${reason}`,
      expected: 'a push, schedule or workflow_dispatch run of this workflow on the base branch of this repository',
      next: 'Run the workflow once on the base branch (also after renaming it). If another workflow saves the baselines, name its file in the input `baseline-workflow`',
    }),
  },

  'baseline-unreadable': {
    effect: 'warn',
    holds: 'without a baseline',
    identity: ({ problems }: Unreadable) => problems.map(({ code, where }) => [code, where?.pointer]),
    message: ({ sha, problems }: Unreadable): Sentences => ({
      what: `The baseline of ${shortSha(sha)} cannot be read`,
      actual: describeProblems({ problems }),
      next: 'Save a new baseline: run the workflow on the base branch',
    }),
  },

  'baseline-forbidden': {
    effect: ['invalid', 'warn'],
    holds: 'without a baseline',
    message: ({ reason, config }: Has<'reason'> & Partial<OfConfig>): Sentences => ({
      what: config === undefined ? 'The token may not read the baseline' : configNotGiven(config),
      actual: reason,
      next: 'Leave the input `token` at its default, and add to the job: `permissions: { contents: read, actions: read, pull-requests: write }`',
    }),
  },

  'baseline-unreachable': {
    effect: ['invalid', 'warn'],
    holds: 'without a baseline',
    message: ({ reason, config }: Has<'reason'> & Partial<OfConfig>): Sentences => ({
      what: config === undefined ? 'GitHub did not return the baseline' : configNotGiven(config),
      actual: reason,
      next: `Run the job again${config === undefined ? BY_THRESHOLDS : ''}`,
    }),
  },

  'baseline-incomplete': {
    effect: 'notice',
    message: ({ used, reason }: Has<'reason'> & Numbers<'used'>): Sentences => ({
      what: `Only ${used === 1 ? 'the newest run' : `the ${used} newest runs`} of main could be read`,
      actual: reason,
      next: 'No action if it is rare: fewer main runs make the comparison less precise, not wrong',
    }),
  },

  'baseline-not-found': {
    effect: ['invalid', 'warn'],
    holds: 'without a baseline',
    message: ({ sha, artifact }: Has<'sha'> & { readonly artifact: string }): Sentences => ({
      what: `The commit \`${shortSha(sha)}\`, which the input \`baseline\` names, has no usable baseline`,
      expected: `an artifact \`${artifact}\` of a run of that commit on the base branch, one of the newest thousand`,
      next: 'Name a commit whose run on the base branch saved one, or set `baseline: auto`',
    }),
  },

  'baseline-none': {
    effect: 'notice',
    message: (): Sentences => ({
      what: 'The input `baseline` is `none`: only thresholds decide',
      next: "To compare with main's runs, set `baseline: auto`",
    }),
  },

  'baseline-from-file': {
    effect: 'notice',
    message: ({ file, base }: CommittedFile): Sentences => ({
      what: `No saved run could be used; the baseline is \`${file}\` at ${shortSha(base)}`,
      next: 'It keeps no trials and cannot be rescored: after a rubric change, write it again with `agent-gate baseline-file BUNDLE`',
    }),
  },

  'baseline-file-absent': {
    effect: 'warn',
    message: ({ file, base }: CommittedFile): Sentences => ({
      what: `\`${file}\`, which the input \`baseline-file\` names, does not exist at the base commit ${shortSha(base)}`,
      next: "Commit it on the base branch: `agent-gate baseline-file BUNDLE --out FILE` writes it. The pull request's own copy does not count",
    }),
  },

  'baseline-file-unreadable': {
    effect: 'warn',
    holds: 'without a baseline',
    message: ({ file, base, reason }: CommittedFile & Has<'reason'>): Sentences => ({
      what: `\`${file}\`, at the base commit ${shortSha(base)}, is not a baseline of this suite`,
      actual: reason,
      next: 'Write it again on the base branch: `agent-gate baseline-file BUNDLE --out FILE`',
    }),
  },

  'baseline-itself': {
    effect: 'warn',
    message: ({ names }: Has<'names'>): Sentences => ({
      what: `The baseline is this run's own results: ${nameList(names)}`,
      next: 'Name the results or the bundle of a run of main',
    }),
  },

  'baseline-not-rescored': {
    effect: 'notice',
    message: ({ label }: Has<'label'>): Sentences => ({
      what: `The rubrics, or what the policy redacts, differ from those of ${label}, which keeps no trials to rescore`,
      next: 'Keep evidence in the bundles (`evidence: keep`), or wait for the next run of main',
    }),
  },

  'baseline-far': {
    effect: 'warn',
    message: ({ sha, distance }: Has<'sha'> & { readonly distance: number }): Sentences => ({
      what: `The baseline \`${shortSha(sha)}\` is far, ${counted(distance, 'commit')} before the base: changes in between count as this run's`,
      next: 'Run the workflow on the base branch more often, also by a `schedule`',
    }),
  },

  'baseline-out-of-reach': {
    effect: 'warn',
    holds: 'without a baseline',
    message: ({ sha, branch }: Has<'sha'> & { readonly branch: string }): Sentences => ({
      what: `Nothing to compare with: none of the baselines of ${branch} is of an ancestor of the base commit, the newest is of \`${shortSha(sha)}\``,
      next: 'Bring the branch up to date with its base, or run the workflow on the base branch again',
    }),
  },

  'baseline-unlisted': {
    effect: 'warn',
    holds: 'for results',
    message: ({ artifact, read, total }: { readonly artifact: string } & Numbers<'read' | 'total'>): Sentences => ({
      what: `Nothing to compare with: GitHub counts ${counted(total, 'artifact')} \`${artifact}\`; ${read} could be read, and none of them is a baseline`,
      next: 'Run the job again; if that does not help, run the workflow on the base branch: the newest artifact is listed first',
    }),
  },

  'baseline-running': {
    effect: 'notice',
    holds: 'without a baseline',
    message: ({ sha }: Has<'sha'>): Sentences => ({
      what: `The run of the base commit \`${shortSha(sha)}\` has not ended: its baseline is not there yet`,
      next: 'Run this job again once it has ended, to compare with the base commit itself',
    }),
  },

  'rate-limited': {
    effect: 'warn',
    holds: 'for results',
    message: ({ reason }: Has<'reason'> & Partial<OfConfig>): Sentences => ({
      what: "Nothing to compare with: the token has used up GitHub's requests of this hour",
      actual: reason,
      next: 'Run the job again after that time',
    }),
  },

  'baseline-unfit': {
    effect: ['block', 'warn'],
    holds: 'in doubt',
    message: ({ missing, total }: Unscored): Sentences => ({
      what: `Nothing to compare with: ${missing} of ${counted(total, 'trial')} of main's run have no verdict`,
      actual: 'other answers with all of them as passes than as failures',
      next: 'Run main again',
    }),
  },

  'baseline-left-out': {
    effect: 'notice',
    message: ({ trials }: Numbers<'trials'>): Sentences => ({
      what: `Decided without ${counted(trials, 'trial')} of main's runs that have no verdict; they could have changed the decision`,
    }),
  },

  'baseline-unfit-agreed': {
    effect: 'warn',
    message: ({ missing, total }: Unscored): Sentences => ({
      what: `${missing} of ${counted(total, 'trial')} of main's run have no verdict; the decision is the same if they count as passes or as failures`,
      next: 'Run main again',
    }),
  },

  'baseline-old': {
    effect: 'warn',
    message: ({ days, most }: Has<'subject'> & Numbers<'days' | 'most'>): Sentences => ({
      what: `The baseline is ${counted(days, 'day')} old: changes in models and tools since then count as this run's`,
      expected: `at most ${counted(most, 'day')} (\`baseline.max_age_days\`)`,
      next: 'Run the workflow on the base branch again; a weekly `schedule` keeps its baseline recent',
    }),
  },

  'baseline-passed-over': {
    effect: 'warn',
    holds: 'without a baseline',
    message: ({ subject, cause }: Has<'subject'> & Pick<SkippedRun, 'cause'>): Sentences => ({
      what: `The baseline ${subject.name} was skipped: ${SKIPPED[cause]}`,
      next: 'Run main again',
    }),
  },

  'main-differs': {
    effect: 'warn',
    holds: 'for results',
    message: ({ older }: Numbers<'older'>): Sentences => ({
      what: `This run is worse than main's newest run alone, which differs from its ${older} before`,
      next: 'Run main again: if the newest run is an outlier, this run may pass, and if it is a merged gain, this run loses it',
    }),
  },

  'main-changed': {
    effect: 'notice',
    message: ({ older, left }: Has<'subject'> & Numbers<'left'> & { readonly older: string }): Sentences => ({
      what: `Main's level changed after ${older}: ${counted(left, 'older run')} ${left === 1 ? 'is' : 'are'} not compared`,
    }),
  },
} satisfies FindingRows;

export const baselineFinding = makerOf(baselineRows);

interface Unreadable extends Has<'sha'> {
  readonly problems: readonly Problem[];
}

/** The run whose rubrics and policy could not be read; absent if the baseline itself could not. */
interface OfConfig {
  readonly config: string;
}

interface CommittedFile extends Has<'file'> {
  readonly base: string;
}

/** Trials of a run without a verdict, and all of its trials. */
type Unscored = Numbers<'missing' | 'total'>;

const SKIPPED = {
  unscored: 'too many trials have no verdict',
  'other-rubric': 'it has no score under the same primary rubric',
  'other-judge': 'another model judged it',
  overlap: 'too few scenarios are in both runs',
} as const satisfies Record<SkippedRun['cause'], string>;

/** Where a baseline was looked for; absent if a run was not compared for another reason. */
interface NoBaseline extends Has<'effect'> {
  readonly search?: {
    readonly artifact: string;
    /** The number of commits searched; null if ancestry does not matter. */
    readonly commits: number | null;
    readonly keepsArtifacts: boolean;
  };
}

function noBaseline({ effect, search }: NoBaseline): Sentences {
  if (search !== undefined)
    return {
      what: 'There is no baseline yet',
      expected: `an artifact \`${search.artifact}\` of a run on the base branch`,
      actual: search.commits === null ? undefined : `none among ${counted(search.commits, 'commit')}`,
      next: search.keepsArtifacts ? SEED : COMMIT_ONE,
    };
  const consequence =
    effect === 'block' ? ', and the policy asks for one (`on_no_baseline: fail`)' : ': only thresholds apply';
  return { what: `No baseline to compare with${consequence}`, next: RUN_MAIN_ONCE };
}

export function withoutBaseline({
  policy,
  baseline,
}: Pick<GateContext, 'policy' | 'baseline'>): readonly FindingData[] {
  if (baseline !== null) return [];
  return [baselineFinding('no-baseline', { effect: policy.on_no_baseline === 'fail' ? 'block' : 'notice' })];
}

/** A warning if the newest run of main is older than `baseline.max_age_days`. */
export function oldBaseline(policy: ResolvedPolicy, [newest]: readonly MainRun[]): readonly FindingData[] {
  if (newest === undefined) return [];
  const { age_days: days, label } = newest.origin;
  const { max_age_days: most } = policy.baseline;
  if (days === undefined || days <= most) return [];
  return [baselineFinding('baseline-old', { subject: { kind: 'baseline', name: label }, days, most })];
}

export function skippedRuns(skipped: readonly SkippedRun[], levelChange: LevelChange | null): readonly FindingData[] {
  const subjectOf = ({ origin }: MainRun) => ({ kind: 'baseline', name: origin.label }) as const;
  return [
    ...skipped.map(({ run, cause }) => baselineFinding('baseline-passed-over', { subject: subjectOf(run), cause })),
    ...(levelChange === null
      ? []
      : [
          baselineFinding('main-changed', {
            subject: subjectOf(levelChange.newest),
            older: levelChange.after.origin.label,
            left: levelChange.left,
          }),
        ]),
  ];
}

function configNotGiven(label: string): string {
  return `GitHub did not return the rubrics and the policy of ${label}, which decide`;
}

export const RUN_MAIN_ONCE = 'Run the gate on main once to save a baseline';

const SEED = 'Run the workflow once on the base branch (push, schedule or workflow_dispatch); it saves the baseline';

const COMMIT_ONE =
  'This server keeps no artifacts. Commit a baseline on the base branch: `agent-gate baseline-file BUNDLE --out FILE` writes it, the input `baseline-file` names it';

const BY_THRESHOLDS = '. To decide by thresholds alone in this case, set `on-baseline-error: no-baseline`';
