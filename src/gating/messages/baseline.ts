import type { Finding } from '../../../schemas/types/decision.ts';
import { counted } from '../../contract/text.ts';
import { describeProblems, type Problem } from '../../errors.ts';
import { nameList, shortSha } from '../wording.ts';
import type { Has, Sentences } from './sentences.ts';

/** Findings about the runs of main: missing ones, their source, and those passed over. */
export const baselineMessages = {
  'no-baseline': noBaseline,

  'baseline-expired': ({ sha }: Has<'sha'>): Sentences => ({
    what: `The baseline of ${shortSha(sha)} has expired`,
    next: `${SEED}. A schedule keeps one alive, and the input \`retention-days\` keeps it longer`,
  }),

  'baseline-foreign': ({ sha, reason }: Has<'sha' | 'reason'>): Sentences => ({
    what: `An untrusted artifact named as the baseline of ${shortSha(sha)} was ignored: ${reason}`,
    expected: 'a push, schedule or workflow_dispatch run of this workflow on the base branch of this repository',
    next: 'Run the workflow once on the base branch (also after renaming it). If another workflow saves the baselines, name its file in the input `baseline-workflow`',
  }),

  'baseline-unreadable': ({ sha, problems }: Has<'sha'> & { readonly problems: readonly Problem[] }): Sentences => ({
    what: `The baseline of ${shortSha(sha)} cannot be read`,
    actual: describeProblems({ problems }),
    next: 'Save a new baseline: run the workflow on the base branch',
  }),

  'baseline-forbidden': ({ reason, config }: Has<'reason'> & Partial<OfConfig>): Sentences => ({
    what: config === undefined ? 'The token may not read the baseline' : configNotGiven(config),
    actual: reason,
    next: 'Leave the input `token` at its default, and add to the job: `permissions: { contents: read, actions: read, pull-requests: write }`',
  }),

  'baseline-unreachable': ({ reason, config }: Has<'reason'> & Partial<OfConfig>): Sentences => ({
    what: config === undefined ? 'GitHub did not return the baseline' : configNotGiven(config),
    actual: reason,
    next: `Run the job again${config === undefined ? BY_THRESHOLDS : ''}`,
  }),

  'baseline-incomplete': ({ used, reason }: Has<'reason'> & { readonly used: number }): Sentences => ({
    what: `Only ${used === 1 ? 'the newest run' : `the ${used} newest runs`} of main could be read`,
    actual: reason,
    next: 'No action if it is rare: fewer main runs make the comparison less precise, not wrong',
  }),

  'baseline-not-found': ({ sha, artifact }: Has<'sha'> & { readonly artifact: string }): Sentences => ({
    what: `The commit \`${shortSha(sha)}\`, which the input \`baseline\` names, has no usable baseline`,
    expected: `an artifact \`${artifact}\` of a run of that commit on the base branch, one of the newest thousand`,
    next: 'Name a commit whose run on the base branch saved one, or set `baseline: auto`',
  }),

  'baseline-none': (): Sentences => ({
    what: 'The input `baseline` is `none`: only thresholds decide',
    next: "To compare with main's runs, set `baseline: auto`",
  }),

  'baseline-from-file': ({ file, base }: CommittedFile): Sentences => ({
    what: `No saved run could be used; the baseline is \`${file}\` at ${shortSha(base)}`,
    next: 'It keeps no trials and cannot be rescored: after a rubric change, write it again with `agent-gate baseline-file BUNDLE`',
  }),

  'baseline-file-absent': ({ file, base }: CommittedFile): Sentences => ({
    what: `\`${file}\`, which the input \`baseline-file\` names, does not exist at the base commit ${shortSha(base)}`,
    next: "Commit it on the base branch: `agent-gate baseline-file BUNDLE --out FILE` writes it. The pull request's own copy does not count",
  }),

  'baseline-file-unreadable': ({ file, base, reason }: CommittedFile & Has<'reason'>): Sentences => ({
    what: `\`${file}\`, at the base commit ${shortSha(base)}, is not a baseline of this suite`,
    actual: reason,
    next: 'Write it again on the base branch: `agent-gate baseline-file BUNDLE --out FILE`',
  }),

  'baseline-itself': ({ names }: Has<'names'>): Sentences => ({
    what: `The baseline is this run's own results: ${nameList(names)}`,
    next: 'Name the results or the bundle of a run of main',
  }),

  'baseline-not-rescored': ({ label }: Has<'label'>): Sentences => ({
    what: `The rubrics, or what the policy redacts, differ from those of ${label}, which keeps no trials to rescore`,
    next: 'Keep evidence in the bundles (`evidence: keep`), or wait for the next run of main',
  }),

  'baseline-far': ({ sha, distance }: Has<'sha'> & { readonly distance: number }): Sentences => ({
    what: `The baseline \`${shortSha(sha)}\` is far, ${counted(distance, 'commit')} before the base: changes in between count as this run's`,
    next: 'Run the workflow on the base branch more often, also by a `schedule`',
  }),

  'baseline-out-of-reach': ({ sha, branch }: Has<'sha'> & { readonly branch: string }): Sentences => ({
    what: `Nothing to compare with: none of the baselines of ${branch} is of an ancestor of the base commit, the newest is of \`${shortSha(sha)}\``,
    next: 'Bring the branch up to date with its base, or run the workflow on the base branch again',
  }),

  'baseline-running': ({ sha }: Has<'sha'>): Sentences => ({
    what: `The run of the base commit \`${shortSha(sha)}\` has not ended: its baseline is not there yet`,
    next: 'Run this job again once it has ended, to compare with the base commit itself',
  }),

  'rate-limited': ({ reason }: Has<'reason'> & Partial<OfConfig>): Sentences => ({
    what: "Nothing to compare with: the token has used up GitHub's requests of this hour",
    actual: reason,
    next: 'Run the job again after that time',
  }),

  'baseline-unfit': ({ missing, total }: Unscored): Sentences => ({
    what: `Nothing to compare with: ${missing} of ${counted(total, 'trial')} of main's run have no verdict`,
    actual: 'other answers with all of them as passes than as failures',
    next: 'Run main again',
  }),

  'baseline-left-out': ({ count }: { readonly count: number }): Sentences => ({
    what: `Decided without ${counted(count, 'trial')} of main's runs that have no verdict; they could have changed the decision`,
  }),

  'baseline-unfit-agreed': ({ missing, total }: Unscored): Sentences => ({
    what: `${missing} of ${counted(total, 'trial')} of main's run have no verdict; the decision is the same if they count as passes or as failures`,
    next: 'Run main again',
  }),

  'baseline-old': ({ days, most }: Has<'subject'> & { readonly days: number; readonly most: number }): Sentences => ({
    what: `The baseline is ${counted(days, 'day')} old: changes in models and tools since then count as this run's`,
    expected: `at most ${counted(most, 'day')} (\`baseline.max_age_days\`)`,
    next: 'Run the workflow on the base branch again; a weekly `schedule` keeps its baseline fresh',
  }),

  'baseline-passed-over': ({
    subject,
    cause,
  }: Has<'subject'> & { readonly cause: keyof typeof SKIPPED }): Sentences => ({
    what: `The baseline ${subject.name} was skipped: ${SKIPPED[cause]}`,
    next: 'Run main again',
  }),

  'main-changed': ({ older, left }: { readonly older: string; readonly left: number } & Has<'subject'>): Sentences => ({
    what: `Main's level changed after ${older}: ${counted(left, 'older run')} ${left === 1 ? 'is' : 'are'} not compared`,
  }),
};

/** Codes that do not mean a lost baseline: main has none yet, the workflow asks for none, or they are about more than the baseline. */
const NOT_LOST: ReadonlySet<string> = new Set([
  ...['no-baseline', 'baseline-none', 'baseline-file-absent'],
  ...['rate-limited', 'main-changed'],
]);

/** Whether a finding of this code says that a missing baseline should exist. */
export function isBaselineLost(code: string): boolean {
  return isAboutBaseline(code) && !NOT_LOST.has(code);
}

/** Whether a finding of this code is about the baseline. */
export function isAboutBaseline(code: string): boolean {
  return Object.hasOwn(baselineMessages, code);
}

/** The run whose rubrics and policy could not be read; absent if the baseline itself could not. */
interface OfConfig {
  readonly config: string;
}

interface CommittedFile extends Has<'file'> {
  /** The base commit. */
  readonly base: string;
}

/** Trials of a run without a verdict, and all of its trials. */
interface Unscored {
  readonly missing: number;
  readonly total: number;
}

/** Why a run of main is skipped. */
const SKIPPED = {
  unscored: 'too many trials have no verdict',
  'other-rubric': 'it has no score under the same primary rubric',
  'other-judge': 'another model judged it',
  overlap: 'too few scenarios are in both runs',
} as const;

/** Where a baseline was looked for; absent if a run was not compared for another reason. */
interface NoBaseline {
  readonly effect: Finding['effect'];
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

function configNotGiven(label: string): string {
  return `GitHub did not return the rubrics and the policy of ${label}, which decide`;
}

/** Advice if main has no run to compare with. */
export const RUN_MAIN_ONCE = 'Run the gate on main once to save a baseline';

const SEED = 'Run the workflow once on the base branch (push, schedule or workflow_dispatch); it saves the baseline';

/** Advice for a server that keeps no artifacts. */
const COMMIT_ONE =
  'This server keeps no artifacts. Commit a baseline on the base branch: `agent-gate baseline-file BUNDLE --out FILE` writes it, the input `baseline-file` names it';

const BY_THRESHOLDS = '. To decide by thresholds alone in this case, set `on-baseline-error: no-baseline`';
