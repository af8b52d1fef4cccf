import type { MainDrift } from '../../../schemas/types/decision.ts';
import type { HistoryRecord, RecordedDrift } from '../../../schemas/types/history.ts';
import type { Report } from '../../../schemas/types/report.ts';
import { primaryRubric } from '../comparing/scores.ts';
import { recordedDrift } from '../history/main-drift.ts';
import { percents, points, shortSha, someOf } from '../wording.ts';
import { type FindingData, type FindingRows, type Has, makerOf, type Sentences } from './finding.ts';

/** Findings about main over time. None of them blocks a pull request. */
export const driftRows = {
  'main-drifted': {
    effect: ['warn', 'notice'],
    shownIn: 'line',
    message: ({ recorded, drift }: OfMain & { readonly drift?: MainDrift }): Sentences =>
      drift === undefined
        ? { what: `Main itself ${lossText(recorded)}${sinceText(recorded)}: not yours` }
        : {
            what: `Main ${lossText(recorded)}${sinceText(recorded)}: ${percents(drift.reference.score, drift.newest.score).join(' -> ')}`,
            expected: `the level of ${referenceText(drift)}`,
            actual: partsText(drift),
            next: `${mergesText(drift)}. To accept the new level, name a commit of it in the policy: \`reference\``,
          },
  },

  'main-measured-anew': {
    effect: 'notice',
    message: ({ names: [rubric = ''], recorded }: Has<'names'> & OfMain): Sentences => ({
      what: `The rubric \`${rubric}\` changed, so main is measured anew over time`,
      actual: `under the rubric before, main had ${lossText(recorded)}`,
    }),
  },

  'reference-unknown': {
    effect: 'warn',
    message: ({ names: [reference = ''], reason }: Has<'names' | 'reason'>): Sentences => ({
      what: `Main is not compared over time: \`reference: ${reference}\` was not found`,
      actual: reason,
      next: 'Name a tag, commit or branch of this repository in the policy',
    }),
  },
} satisfies FindingRows;

export const driftFinding = makerOf(driftRows);

type OfMain = Readonly<Record<'recorded', RecordedDrift>>;

function lossText({ drop, metric }: RecordedDrift): string {
  return `${drop < 0 ? 'gained' : 'lost'} ${points(drop)} of ${metric}`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** ` since 3 Nov` of `2026-11-03`. */
function sinceText({ since = '' }: RecordedDrift): string {
  const [, month, day] = since.slice(0, 10).split('-').map(Number);
  return month === undefined ? '' : ` since ${day} ${MONTHS[month - 1]}`;
}

function referenceText({ named, reference: { from, to } }: MainDrift): string {
  const days = [...new Set([from, to].map((time) => time.slice(0, 10)))].join(' to ');
  return named === undefined ? `five runs of ${days}` : `\`${named}\` (five runs of ${days})`;
}

function partsText({ slices = [], fell = [] }: MainDrift): string | undefined {
  const texts = [...slices, ...fell].map(
    ({ name, scenarios, reference, newest }) =>
      `\`${name}\` ${scenarios === 1 ? '' : `(${scenarios} scenarios) `}${percents(reference, newest).join(' -> ')}`,
  );
  return texts.length === 0 ? undefined : someOf(texts);
}

function mergesText({ since: { before, after } = { time: '' } }: MainDrift): string {
  if (before === undefined || after === undefined) return 'Look at the merges of that time';
  if (before === after)
    return `No merge lies there: \`${shortSha(after)}\` ran before and after, so look at the model, the tools and the environment`;
  return `Look at the merges after \`${shortSha(before)}\` up to \`${shortSha(after)}\``;
}

/** What a run says of main over time. @param drift of a run of main @param recorded what main's newest run says, on a pull request */
export function driftFindings(drift: MainDrift | null, recorded: RecordedDrift | undefined): readonly FindingData[] {
  if (drift !== null)
    return drift.drifted
      ? [driftFinding('main-drifted', { effect: 'warn', drift, recorded: recordedDrift(drift) })]
      : [];
  return recorded?.since === undefined ? [] : [driftFinding('main-drifted', { effect: 'notice', recorded })];
}

/** The finding that main starts anew: its newest run before was measured by other content of the rubric. */
export function measuredAnew(candidate: Report, newest: HistoryRecord | undefined): readonly FindingData[] {
  const primary = primaryRubric(candidate);
  const before = newest?.metrics.find(({ rubric }) => rubric === primary?.rubric);
  if (newest?.drift === undefined || primary === undefined || before?.hash === primary.hash) return [];
  return [driftFinding('main-measured-anew', { names: [primary.rubric], recorded: newest.drift })];
}
