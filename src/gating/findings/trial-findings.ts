import type { Report, RubricReport } from '../../../schemas/types/report.ts';
import { byFrequency } from '../../contract/numbers.ts';
import { counted } from '../../contract/text.ts';
import type { Finding } from '../decision.ts';
import { someOf } from '../wording.ts';
import { SEE_JUDGE } from './unanswered-findings.ts';
import { unselectedTrials } from './unselected-trials.ts';

/** The code of the finding that most of a run may lack a verdict, and that it decides all the same. */
export const PAST_BUDGET = 'errors-past-budget';

/** Findings about the trials themselves: nothing scored, errors by kind, errors that nobody classified. */
export function trialFindings(candidate: Report): readonly Finding[] {
  return [
    ...nothingScored(candidate),
    ...candidate.rubrics.flatMap(warnedThroughout),
    ...erroredTrials(candidate),
    ...unclassifiedErrors(candidate),
    ...unselectedTrials(candidate),
  ];
}

function nothingScored({ trials, rubrics, errored }: Report): readonly Finding[] {
  if (trials.scored > 0 && rubrics.length > 0) return nothingApplied({ trials, rubrics });
  const refused = refusals(errored);
  const missing = trials.errored.infrastructure + trials.errored.judge;
  const errors =
    missing === 0 ? '' : `: ${describeMissing({ trials, errored })} ended in an error that is not the agent's`;
  const reason = refused === null ? errors : `: the rubrics refuse ${refused.count} of ${counted(missing, 'trial')}`;
  const verdict = rubrics.some(({ score }) => score !== null) ? 'the verdict of every rubric' : 'a verdict';
  return [
    {
      code: 'nothing-scored',
      effect: 'invalid',
      what: rubrics.length === 0 ? 'No rubric judged this run' : `No trial of this run has ${verdict}${reason}`,
      expected: 'at least one scored trial',
      actual: `${counted(trials.scored, 'scored trial')} under ${counted(rubrics.length, 'rubric')}`,
      ...(refused === null
        ? { next: adviceOnNothing({ trials, rubrics }, missing), ...whyMissing(errored) }
        : adviceOn(refused)),
    },
  ];
}

function adviceOnNothing({ trials, rubrics }: Pick<Report, 'trials' | 'rubrics'>, missing: number): string {
  if (rubrics.length === 0) return 'Name at least one rubric';
  if (missing > 0 && trials.errored.judge * 2 >= missing) return SEE_JUDGE;
  return 'Check that the harness ran, then run it again';
}

const REFUSED_NEXT =
  'Name rubrics that read what these results hold (`rubrics`), or let the harness or its mapping give the fact as these ask for it';

interface Refusals {
  readonly count: number;
  readonly why: string;
}

/** Trials whose harness names no error, which a rubric could not judge, and what most of them lack; null where there are none. */
function refusals(errored: Report['errored']): Refusals | null {
  const messages = errored.flatMap(({ refused, message }) => (refused ? [message] : []));
  const [most] = byFrequency(messages);
  if (most === undefined) return null;
  return { count: messages.length, why: mostSay(most) };
}

/** Trials without any question are no more a reason to pass than no trials at all. */
function nothingApplied({ trials, rubrics }: Pick<Report, 'trials' | 'rubrics'>): readonly Finding[] {
  if (rubrics.some(({ score }) => score !== null)) return [];
  return [
    {
      code: 'nothing-scored',
      effect: 'invalid',
      what: `No rubric applies to any of the ${counted(trials.scored, 'trial')} of this run`,
      expected: 'at least one scored trial',
      actual: 'none, as every rubric was skipped in every trial',
      next: 'See whether the results hold the facts by which the rubrics tell where they apply (`when`)',
    },
  ];
}

/** What no trial could tell is seldom the agent's fault; the result trees have all warnings. */
function warnedThroughout({ rubric, warnings = [] }: RubricReport): readonly Finding[] {
  if (warnings.length === 0) return [];
  return [
    {
      code: 'warned-throughout',
      effect: 'warn',
      what: `\`${rubric}\` cannot read in any trial what it asks for: ${someOf(warnings)}`,
      next: 'See whether the results or their mapping give this under that name, and let the rubric ask `exists` first of what may be missing',
    },
  ];
}

function erroredTrials({ trials, errored }: Report): readonly Finding[] {
  const { agent, infrastructure, judge } = trials.errored;
  const missing = infrastructure + judge;
  if (agent + missing === 0) return [];
  const refused = refusals(errored);
  const parts = [
    ...(missing === 0 ? [] : [`${describeMissing({ trials, errored })} without a verdict: not scored`]),
    ...(agent === 0 ? [] : [`${counted(agent, 'trial')} ended by the agent's own error: ${asFailures(agent)}`]),
  ];
  return [
    {
      code: 'errored-trials',
      effect: 'notice',
      what: parts.join('; '),
      ...(refused === null || trials.scored === 0 ? {} : adviceOn(refused)),
    },
  ];
}

function asFailures(trials: number): string {
  return trials === 1 ? 'counted as a failure' : 'counted as failures';
}

/** What to do about trials without a verdict: a rubric that refuses them refuses them again. */
export function adviceOnMissing({ trials, errored }: Report): Pick<Finding, 'next' | 'why'> {
  const refused = refusals(errored);
  if (refused !== null) return adviceOn(refused);
  const isJudge = trials.errored.judge > trials.errored.infrastructure;
  return { next: isJudge ? SEE_JUDGE : 'Run the suite again once the cause is mended', ...whyMissing(errored) };
}

/** What most of the trials without a verdict say of it. */
function whyMissing(errored: Report['errored']): Pick<Finding, 'why'> {
  const messages = errored.flatMap(({ kind, message }) => (kind === 'agent' || message === '' ? [] : [message]));
  const [most] = byFrequency(messages);
  return most === undefined ? {} : { why: mostSay(most) };
}

function mostSay([message, count]: readonly [string, number]): string {
  return `${counted(count, 'trial')}: ${message}`;
}

function adviceOn({ why }: Refusals): Pick<Finding, 'next' | 'why'> {
  return { next: REFUSED_NEXT, why };
}

/** `12 trials (8 infrastructure, 4 refused by a rubric)`, `8 trials (infrastructure)`: what leaves a trial without a verdict, by kind. */
export function describeMissing({ trials, errored }: Pick<Report, 'trials' | 'errored'>): string {
  const { infrastructure, judge } = trials.errored;
  const refused = refusals(errored)?.count ?? 0;
  const kinds = [
    { count: infrastructure - refused, kind: 'infrastructure' },
    { count: judge, kind: 'judge' },
    { count: refused, kind: 'refused by a rubric' },
  ].filter(({ count }) => count > 0);
  const parts = kinds.map(({ count, kind }) => (kinds.length === 1 ? kind : `${count} ${kind}`));
  return `${counted(infrastructure + judge, 'trial')} (${parts.join(', ')})`;
}

function unclassifiedErrors({ trials }: Report): readonly Finding[] {
  if (trials.unclassified === 0) return [];
  return [
    {
      code: 'unclassified-errors',
      effect: 'notice',
      what: `${counted(trials.unclassified, 'error')} of unknown kind counted as the agent's own`,
      next: 'Tell agent, infrastructure and judge errors apart in the mapping',
    },
  ];
}
