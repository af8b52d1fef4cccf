import type { ConfirmedScenario } from '../../../schemas/types/decision.ts';
import { counted, sortedUnion } from '../../contract/text.ts';
import type { Confirm } from '../confirm.ts';
import type { BrokenRate, GateContext } from '../context.ts';
import { COLLAPSE, collapsedBy } from '../signs-of-drop.ts';
import { sum } from '../statistics/moments.ts';
import { addTrials, fallOf } from '../statistics/stratified.ts';
import { allOf, nameList, percent, shortSha } from '../wording.ts';
import { type FindingData, type FindingRows, type Has, makerOf, type Numbers, type Sentences } from './finding.ts';
import { type OfRate, subjectOf } from './rates.ts';

export const confirmRows = {
  'confirm-awaited': {
    effect: 'warn',
    holds: 'for fresh trials',
    message: ({ ids, trials, isControlled, control, carried }: Awaited): Sentences => ({
      what: `${counted(ids.length, 'scenario')} ${whyAgain(ids, carried)}: ${ids.length * trials} fresh trials${isControlled ? ', and as many of main,' : ''} will tell whether ${ids.length === 1 ? 'it' : 'they'} ${willTell(ids, carried)}`,
      next: `Run ${nameList(ids)} again, ${trials} trials each, ${isControlled ? `here and at ${mainAt(control)} in turn, ` : ''}and give the results to the next look (\`confirm-results\`${isControlled ? ', `control-results`' : ''})`,
    }),
  },

  'control-missing': {
    effect: 'warn',
    holds: 'for fresh trials',
    message: ({ ids, fault, control }: Has<'ids'> & Pick<Confirm, 'fault' | 'control'>): Sentences => ({
      what:
        fault === 'other-commit'
          ? `The control trials ran at another commit than ${mainAt(control)}: ${nameList(ids)}`
          : `No control trial counts, so fresh trials have nothing to compare with: ${nameList(ids)}`,
      expected: `as many trials at ${mainAt(control)} as here`,
      why:
        fault === 'other-commit'
          ? 'The checkout that holds the results says so'
          : 'They never came, have no verdict, repeat other trials, ask something else, or crash where the fresh ones do not',
      next: 'In a new commit, as a re-run keeps the fresh trials that came, run these at the output `control-sha` too, in a second checkout that keeps its results, and name them in `control-results`',
    }),
  },

  'control-not-in-rounds': {
    effect: 'warn',
    holds: 'for results',
    message: ({ ids }: Has<'ids'>): Sentences => ({
      what: `Control trials are not known to have run in turn with the fresh ones, so an outage between them would look like a difference: ${nameList(ids)}`,
      expected:
        'rounds that run both sides, named by `{round}` in `confirm-results` and `control-results`, or trials that record `time`',
      next: 'Run both sides in rounds, as docs/workflows/confirm.yml does, in a new commit: a re-run keeps these',
    }),
  },

  'main-fails-today': {
    effect: 'notice',
    isHeadline: true,
    message: ({ failing, asked, isAll }: Numbers<'failing' | 'asked'> & { readonly isAll: boolean }): Sentences => ({
      what: `${isAll ? 'Not this pull request: main' : 'Main'} fails ${failing} of these ${asked} today`,
      next: 'Look for what changed around the agent: services, data, the model or the judge',
    }),
  },

  'confirm-incomplete': {
    effect: 'warn',
    holds: 'for fresh trials',
    message: ({ ids, missing, wanted, budget }: Has<'ids'> & Numbers<'missing' | 'wanted' | 'budget'>): Sentences => ({
      what: `${missing} of ${counted(wanted, 'fresh trial')} ${missing === 1 ? 'is' : 'are'} missing, and ${missing === 1 ? 'it decides' : 'they decide'}: ${nameList(ids)}`,
      expected: `at most ${percent(budget)} of them missing`,
      why: 'They never came, have no verdict, repeat other trials, ask something else, or record only a verdict',
      next: 'Run these again. Let trials record output or tokens, or say `confirm: { fresh: declared }` where the harness does not cache',
    }),
  },

  'confirm-surplus': {
    effect: 'warn',
    holds: 'for results',
    message: ({ ids, trials }: Has<'ids'> & Numbers<'trials'>): Sentences => ({
      what: `More fresh trials came than were asked for, and those beyond could block: ${nameList(ids)}`,
      expected: `${trials} trials of each, from one attempt`,
      next: 'Deliver what was asked, in a new commit: a re-run keeps these. The output `confirm-trials` says how many',
    }),
  },

  'scenarios-broke': {
    effect: ['block', 'warn'],
    isWorseThanMain: true,
    isConfirmed: true,
    message: ({ freshScenarios }: OfRate & { readonly freshScenarios: readonly ConfirmedScenario[] }): Sentences => {
      const { failed, trials } = addTrials(freshScenarios);
      const main = addTrials(freshScenarios.map((scenario) => scenario.main));
      const isControlled = freshScenarios.some((scenario) => scenario.main.missing !== undefined);
      const [isOne, broken] = [freshScenarios.length === 1, counted(freshScenarios.length, 'scenario')];
      const where = `in ${failed} of ${counted(trials, 'fresh trial')}, on main${isControlled ? ' today' : ''} in ${main.failed} of ${main.trials}`;
      // All together are worse beyond chance, and some passed again.
      const isTogether = freshScenarios.some((fresh) => fresh.word !== 'confirmed' && fresh.failed < fresh.trials);
      return {
        what: isTogether
          ? `${broken} ${isOne ? 'fails' : 'together fail'} more often than on main: ${where}`
          : `${broken} broke: ${isOne ? 'it' : 'they'} failed again ${where}`,
        next: 'Look at their traces beside those of main, and fix the agent',
      };
    },
  },

  'scenarios-collapsed': {
    effect: 'block',
    isWorseThanMain: true,
    message: ({ ids, runs }: Has<'ids'> & Numbers<'runs'> & OfRate): Sentences => ({
      what: `${counted(ids.length, 'scenario')} collapsed: ${ids.length === 1 ? 'it fails' : 'they fail'} far more often than on main${runs > 1 ? ', run after run' : ''}`,
      next: 'Look at their traces beside those of main, and fix the agent',
    }),
  },

  'trials-copied': {
    effect: 'notice',
    message: (): Sentences => ({
      what: 'Trials of one run of main agree far more than trials of different runs, whatever ids they carry: each run counts as one trial',
      next: 'Turn off the cache of the harness, and set a temperature above 0',
    }),
  },

  'trials-may-be-copies': {
    effect: 'warn',
    holds: 'for results',
    message: ({ ids }: Has<'ids'>): Sentences => ({
      what: `${counted(ids.length, 'scenario')} ${ids.length === 1 ? 'fails' : 'fail'} here and not on main, whose trials may be copies of each other: ${nameList(ids)}`,
      expected: 'three runs of main, or a failing scenario of main whose trials differ',
      next: 'Run main again until it has three runs, with the cache of the harness turned off',
    }),
  },

  'confirm-unasked': {
    effect: 'warn',
    message: ({ ids }: Has<'ids'>): Sentences => ({
      what: `Fresh trials that nobody asked for do not count: ${nameList(ids)}`,
      next: 'Run only the scenarios of the output `confirm`, each as often as `confirm-trials` says',
    }),
  },

  'confirm-changed': {
    effect: 'warn',
    message: ({ ids }: Has<'ids'>): Sentences => ({
      what: `Fresh trials do not record what the first trials of this run asked, and do not count: ${nameList(ids)}`,
      expected: 'the same `input` and `ground_truth`',
      next: 'Run the same scenarios again, unchanged, and let the harness record both as in the first run',
    }),
  },

  'confirm-differs': {
    effect: 'invalid',
    message: ({ ids }: Has<'ids'>): Sentences => ({
      what: `The suite is declared deterministic, but fresh trials differ from the first run: ${nameList(ids)}`,
      expected: 'the same verdicts (`noise: none`)',
      next: 'Say `noise: stochastic`, or find out what differs',
    }),
  },
} satisfies FindingRows;

export const confirmFinding = makerOf(confirmRows);

export function confirmFindings(context: GateContext): readonly FindingData[] {
  const { unasked, changed, differing, scenarios } = context.confirm;
  const failing = scenarios.filter(({ word }) => word === 'fails on main today').length;
  const isAll = scenarios.every(({ word }) => word === 'fails on main today' || word === 'passes again');
  const doubtful = doubtfulScenarios(context);
  return [
    ...(context.separateness === 'copied' ? [confirmFinding('trials-copied')] : []),
    ...collapsedScenarios(context),
    ...(doubtful.length > 0
      ? [confirmFinding('trials-may-be-copies', { ids: doubtful })]
      : context.broke.map((broken) => brokenScenarios(context, broken))),
    ...(failing === 0 ? [] : [confirmFinding('main-fails-today', { failing, asked: scenarios.length, isAll })]),
    ...(unasked.length === 0 ? [] : [confirmFinding('confirm-unasked', { ids: unasked })]),
    ...(changed.length === 0 ? [] : [confirmFinding('confirm-changed', { ids: changed })]),
    ...(differing.length === 0 ? [] : [confirmFinding('confirm-differs', { ids: differing })]),
  ];
}

/** Scenarios that would block by a test of single trials, although the trials of main may be copies (evidence contract, E9). */
function doubtfulScenarios(context: GateContext): readonly string[] {
  const { primary, collapse, separateness, broke } = context;
  if (primary === null || separateness !== 'doubtful') return [];
  const isOpen = collapse?.isDoubtful === true && primary.metric.state !== 'regressed';
  const collapsed = isOpen && collapsedBy(context, primary.metric).length > 0 ? collapse.scenarios : [];
  const confirmed = broke.flatMap(({ answer }) => answer.hypothesis.lost.map(({ scenario }) => scenario));
  return sortedUnion(collapsed, confirmed);
}

export function awaitedFindings({ confirm, policy, carried }: GateContext): readonly FindingData[] {
  const { asked, trials, control, fault, answers, scenarios, surplus } = confirm;
  const { control: isControlled } = policy.confirm;
  if (asked.length === 0) return [];
  if (answers === null) {
    const again = carried?.hypothesis?.lost.length ?? 0;
    return [confirmFinding('confirm-awaited', { ids: asked, trials, isControlled, control, carried: again })];
  }
  if (fault === 'not-in-rounds') return [confirmFinding('control-not-in-rounds', { ids: asked })];
  if (fault !== null) return [confirmFinding('control-missing', { ids: asked, fault, control })];
  const findings: FindingData[] = [];
  if (answers.some(({ result }) => result === 'incomplete')) {
    const missingOf = ({ missing, main }: ConfirmedScenario): number => missing + (main.missing ?? 0);
    const ids = scenarios.filter((scenario) => missingOf(scenario) > 0).map(({ scenario }) => scenario);
    const wanted = scenarios.length * trials * (isControlled ? 2 : 1);
    const missing = sum(scenarios.map(missingOf));
    findings.push(confirmFinding('confirm-incomplete', { ids, missing, wanted, budget: policy.errors.budget }));
  }
  if (answers.some(({ result }) => result === 'surplus'))
    findings.push(confirmFinding('confirm-surplus', { ids: surplus, trials }));
  return findings;
}

/** The finding that scenarios which pass on main always fail here, if no other test shows that the metric fell. */
function collapsedScenarios({ collapse, primary, runs }: GateContext): readonly FindingData[] {
  if (collapse === null || primary?.metric.state !== 'regressed') return [];
  const { metric } = primary;
  if (metric.decidedBy.some((test) => !COLLAPSE.has(test))) return [];
  const { scenarios: ids, drop } = collapse;
  const worst = ids.slice(0, 5).map((scenario) => ({ scenario }));
  return [
    confirmFinding('scenarios-collapsed', {
      subject: subjectOf(metric),
      rate: { ...metric, delta: -drop },
      ids,
      runs: runs.length,
      scenarios: { total: ids.length, worst },
    }),
  ];
}

/** The finding that fresh trials of scenarios failed again. Only a warning if the metric has improved. */
function brokenScenarios({ confirm }: GateContext, { rate, answer: { hypothesis } }: BrokenRate): FindingData {
  const ids = new Set(hypothesis.lost.map(({ scenario }) => scenario));
  const freshScenarios = confirm.scenarios.filter(({ scenario }) => ids.has(scenario));
  const confirmed = freshScenarios.filter(({ word }) => word === 'confirmed');
  // With one run of main, scenarios that fail there too are run again.
  const shown = confirmed.length === 0 ? freshScenarios.filter(failsMore) : confirmed;
  const strata = shown.map(({ failed, trials, main }) => ({ candidate: { failed, trials }, main, isOneRun: false }));
  const worst = shown.slice(0, 5).map(({ scenario, failed, trials, main }) => ({
    scenario,
    candidate: trials === 0 ? 0 : 1 - failed / trials,
    baseline: main.trials === 0 ? null : 1 - main.failed / main.trials,
  }));
  return confirmFinding('scenarios-broke', {
    effect: rate.state === 'improved' ? 'warn' : 'block',
    subject: subjectOf(rate),
    rate: { ...rate, delta: -fallOf(strata, hypothesis.paired) },
    freshScenarios: shown,
    scenarios: { total: shown.length, worst },
  });
}

export function failsMore({ failed, trials, main }: ConfirmedScenario): boolean {
  return failed * main.trials > main.failed * trials;
}

/** `carried`: how many blocked an earlier push, and run again whatever they did here. */
interface Awaited extends Has<'ids'>, Numbers<'trials' | 'carried'>, Pick<Confirm, 'control'> {
  readonly isControlled: boolean;
}

function whyAgain(ids: readonly string[], carried: number): string {
  if (carried === 0) return 'failed';
  return carried < ids.length ? 'failed, or blocked an earlier push' : 'blocked an earlier push';
}

function willTell(ids: readonly string[], carried: number): string {
  if (carried < ids.length) return 'broke';
  return ids.length === 1 ? 'still fails' : 'still fail';
}

function mainAt(control: string | null): string {
  return control === null ? "the commit of main's newest run" : shortSha(control);
}

const WORDS = [
  ['passes again', 'passed again', 'passed again'],
  ['flaky', 'is flaky', 'are flaky'],
  ['fails on main too', 'fails on main too', 'fail on main too'],
  ['fails on main today', 'fails on main today', 'fail on main today'],
  ['confirmed', 'failed again', 'failed again'],
] as const;

/** `2 passed again and 1 is flaky`. One that failed in every fresh trial is not called flaky, though too few trials confirm it. */
export function wordsText(scenarios: readonly ConfirmedScenario[]): string {
  const saidOf = ({ word, failed, trials }: ConfirmedScenario) =>
    word === 'flaky' && failed === trials ? 'confirmed' : word;
  return allOf(
    WORDS.flatMap(([word, singular, plural]) => {
      const count = scenarios.filter((scenario) => saidOf(scenario) === word).length;
      return count === 0 ? [] : [`${count} ${count === 1 ? singular : plural}`];
    }),
  );
}
