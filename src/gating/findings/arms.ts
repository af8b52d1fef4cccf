import { counted } from '../../contract/text.ts';
import { isWhole, type Lift, type LiftScores, liftsOnMain } from '../comparing/lift.ts';
import type { ThresholdResults } from '../comparing/threshold.ts';
import type { GateContext } from '../context.ts';
import { blockOrWarn } from '../policy/resolve-policy.ts';
import { SLACK } from '../statistics/rate-of.ts';
import { percents, points } from '../wording.ts';
import {
  type FindingData,
  type FindingRows,
  type Has,
  makerOf,
  type Numbers,
  type Sentences,
  type Subject,
} from './finding.ts';

export const armRows = {
  'lift-regressed': {
    effect: ['block', 'warn'],
    isWorseThanMain: true,
    waivable: 'lift',
    excess: ({ paired }: OfLift) => paired.baseline - paired.candidate,
    shownIn: 'rate',
    message: (finding: OfLift): Sentences => ({
      what: `${fallText(finding)}; ${scoresText(finding.scores)}`,
      expected: `a drop of less than ${points(finding.tolerance)}`,
      next: 'Look at the scenarios that scored less than on main',
    }),
  },

  'lift-matched': {
    effect: 'notice',
    message: (finding: OfLift): Sentences => ({
      what: `${fallText(finding)}, because the agent without it improved; ${scoresText(finding.scores)}`,
    }),
  },

  'lift-below-threshold': {
    effect: ['block', 'warn'],
    shownIn: 'rate',
    waivable: 'lift',
    excess: ({ value, threshold }: Bar) => threshold - value,
    marksRate: true,
    message: ({ subject, value, threshold }: Bar): Sentences => ({
      what: `The lift over \`${subject.name}\` is ${liftText(value)}, below its threshold of ${liftText(threshold)}`,
      next: 'Look at the scenarios that fail, and fix the agent',
    }),
  },

  'arm-incomplete': {
    effect: 'warn',
    holds: 'for results',
    message: ({ subject, measured, onMain }: Has<'subject'> & Numbers<'measured' | 'onMain'>): Sentences => ({
      what: `This run has a lift over \`${subject.name}\` in ${measured} of the ${counted(onMain, 'scenario')} in which main has it`,
      next: 'Run the arm on every scenario, with the same `input` and `ground_truth` as the agent',
    }),
  },
} satisfies FindingRows;

const armFinding = makerOf(armRows);

interface OfLift extends Has<'subject'> {
  /** Mean lifts over the paired scenarios, -1 to 1. */
  readonly paired: NonNullable<Lift['paired']>;
  readonly scores: LiftScores;
  readonly tolerance: number;
}

type Bar = Has<'subject'> & Numbers<'value' | 'threshold'>;

/** The findings on lifts: each fell, is below its threshold, or was not measured where main has it. One that neither side has is an unmeasured rule. */
export function armFindings(context: GateContext, results: ThresholdResults): readonly FindingData[] {
  return context.lifts.flatMap((lift) => {
    const subject: Subject = { kind: 'lift', name: lift.name };
    return [...fell(context, lift, subject), ...below(lift, results, subject), ...incomplete(context, lift, subject)];
  });
}

/** A lift that fell blocks only if the agent itself scores less: one that others reach without the skill is no worse. */
function fell({ primary }: GateContext, lift: Lift, subject: Subject): readonly FindingData[] {
  const { state, paired, scores, rule } = lift;
  if (state !== 'regressed' || paired === null || scores === null || primary === null) return [];
  const about = { subject, paired, scores, tolerance: rule.tolerance };
  const change = scores.with.candidate - scores.with.baseline;
  const isWorse = change < -SLACK && change <= -primary.metric.rule.tolerance + SLACK;
  return isWorse
    ? [armFinding('lift-regressed', { effect: blockOrWarn(rule), ...about })]
    : [armFinding('lift-matched', about)];
}

function below(lift: Lift, results: ThresholdResults, subject: Subject): readonly FindingData[] {
  const { rule, candidate } = lift;
  if (results.get(lift)?.status !== 'below' || candidate === null || rule.threshold === null) return [];
  const about = { effect: blockOrWarn(rule), subject, value: candidate, threshold: rule.threshold };
  return [armFinding('lift-below-threshold', about)];
}

/** What main has and this run lacks, past the error budget. Evidence contract, E4: what is incomplete never helps a run to pass. */
function incomplete({ policy, pairing }: GateContext, lift: Lift, subject: Subject): readonly FindingData[] {
  const onMain = liftsOnMain(lift, pairing.pairs);
  const measured = onMain.filter(({ candidate }) => isWhole(candidate)).length;
  const isLacking = onMain.length - measured > policy.errors.budget * onMain.length + SLACK;
  return isLacking ? [armFinding('arm-incomplete', { subject, measured, onMain: onMain.length })] : [];
}

/** `The lift over no-skill fell from +40.0 points to +22.0 points over 30 paired scenarios`. */
function fallText({ subject, paired: { scenarios, candidate, baseline } }: OfLift): string {
  return `The lift over \`${subject.name}\` fell from ${liftText(baseline)} to ${liftText(candidate)} over ${counted(scenarios, 'paired scenario')}`;
}

function liftText(lift: number): string {
  return `${lift < 0 ? '-' : '+'}${points(lift)}`;
}

/** `with it 80.0 % -> 62.0 %, without 40.0 % -> 40.0 %`. */
function scoresText(scores: LiftScores): string {
  const [withIt, without] = [scores.with, scores.without].map(({ candidate, baseline }) =>
    percents(baseline, candidate).join(' -> '),
  );
  return `with it ${withIt}, without ${without}`;
}
