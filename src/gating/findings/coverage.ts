import type { Tier } from '../../../schemas/types/policy.ts';
import type { RubricReport, ScenarioReport } from '../../../schemas/types/report.ts';
import { must } from '../../contract/must.ts';
import { counted } from '../../contract/text.ts';
import { AMOUNTS } from '../../scoring/amounts.ts';
import type { Pair } from '../comparing/pairing.ts';
import type { Rate } from '../comparing/rate.ts';
import { missingUnder } from '../comparing/scores.ts';
import type { GateContext } from '../context.ts';
import { blockOrWarn, gates } from '../policy/resolve-policy.ts';
import { FEWEST_SCENARIOS } from '../statistics/paired.ts';
import { SLACK } from '../statistics/rate-of.ts';
import { nameList, percent, someOf } from '../wording.ts';
import { type FindingData, type FindingRows, type Has, makerOf, type Numbers, type Sentences } from './finding.ts';
import { nameOf, type OfRate, subjectOf } from './rates.ts';

export const coverageRows = {
  'metric-vanished': { effect: ['block', 'warn'], waivable: 'metric', message: vanished },

  'criterion-vanished': { effect: ['block', 'warn'], waivable: 'criterion', message: vanished },

  'rule-unmeasured': {
    effect: ['block', 'warn', 'notice'],
    message: ({ names, effect, onMain = 0 }: Has<'names' | 'effect'> & Partial<Numbers<'onMain'>>): Sentences => {
      if (effect === 'block')
        return {
          what: `The policy has a rule for ${nameList(names)}, which no trial of this run has`,
          expected: `a value, as in ${counted(onMain, 'scenario')} of main`,
          actual: 'nothing measured',
          next: "Record it again, or remove the rule from main's policy",
        };
      const where = effect === 'warn' ? 'neither this run nor main has' : 'this run does not have';
      return {
        what: `The policy has rules for what ${where}: ${nameList(names)}`,
        next: 'Record it, or remove the rule: until then it guards nothing',
      };
    },
  },

  'rule-incomplete': {
    effect: 'warn',
    holds: 'for results',
    message: ({ subject, measured, onMain }: Has<'subject'> & Numbers<'measured' | 'onMain'>): Sentences => ({
      what: `The policy has a rule for \`${subject.name}\`, which this run has in ${measured} of the ${counted(onMain, 'scenario')} in which main has it`,
      expected: "at least half of main's",
      next: "Record it in every trial, or remove the rule from main's policy",
    }),
  },

  'coverage-loss': {
    effect: ['warn', 'notice'],
    message: ({ losses }: { readonly losses: readonly CoverageLoss[] }): Sentences => ({
      what: `Coverage loss against main: ${someOf(
        losses.map(({ name, lost, asked }) => `\`${name}\` in ${lost.length} of ${asked} (${nameList(lost, 3)})`),
        3,
      )}`,
      next: 'Check whether it should still apply there, or the results lack the facts that its `when` reads',
    }),
  },

  'too-few-scenarios': {
    effect: ['warn', 'notice'],
    message: ({ fewest, names, fallen }: FewScenarios): Sentences => ({
      what: `Fewer than ${fewest} paired scenarios: thresholds alone decide on ${nameList(names)}${fallen.length === 0 ? '' : `; critical and lower than on main: ${nameList(fallen)}`}`,
      next: 'Add scenarios; 30 or more are worth comparing',
    }),
  },
} satisfies FindingRows;

const coverageFinding = makerOf(coverageRows);

/**
 * Rates that this run has in fewer scenarios than main: the agent took another path, or results no longer contain the facts that show where
 * a rate applies. A vanished rate must not look like a pass, so metrics and critical criteria that this run has nowhere block. If nothing
 * was measured, or scenarios were removed, other findings report it.
 */
export function coverageFindings(context: GateContext): readonly FindingData[] {
  const { rubrics, rates } = context;
  const isMeasured = ({ rubric }: Rate): boolean =>
    rubrics.some(({ metric }) => metric.rubric === rubric && metric.candidate !== null);
  if (!rates.some(isMeasured)) return [];
  // A criterion is held if it is critical, or if the policy names it and main has it in enough scenarios to test it.
  const isHeld = (rate: Rate): boolean =>
    isCritical(rate) || (rate.rule.named && askedOnMain(context, rate).length >= FEWEST_SCENARIOS);
  const vanished = rates.filter(
    (rate) => hasVanished(context, rate) && (rate.kind === 'metric' || (isHeld(rate) && isMeasured(rate))),
  );
  return [
    ...vanished.map((rate): FindingData => {
      return coverageFinding(`${rate.kind}-vanished`, {
        effect: blockOrWarn(rate.rule),
        subject: subjectOf(rate),
        rate,
      });
    }),
    ...coverageLoss(
      context,
      rates.filter((rate) => !vanished.includes(rate) && isMeasured(rate)),
    ),
  ];
}

/**
 * Rules of the policy that measured nothing, or usage in too few scenarios. Evidence contract, E4: what is incomplete never helps a run to
 * pass, so a rule whose data is gone does not pass in silence. What main lacks too, or what has no run of main yet, is not known rather than
 * contradictory: it is named, and decided as before. Other findings report rates that only this run lacks.
 */
export function unmeasuredRules(context: GateContext): readonly FindingData[] {
  const { lifts, slices, shown } = context;
  const { candidate, pairing } = shown;
  const rules = configuredRules(context).map((rule) => {
    const onMain = pairing.pairs.filter(({ runs }) => runs.some((run) => run !== null && rule.isIn(run)));
    const inNewest = pairing.pairs.filter(({ baseline }) => rule.isIn(baseline)).length;
    const measured = onMain.filter((pair) => rule.isIn(pair.candidate)).length;
    return { ...rule, onMain: onMain.length, inNewest, measured, isMeasured: candidate.scenarios.some(rule.isIn) };
  });
  const vanished = rules.filter(
    ({ ofRate, measured, inNewest }) => !ofRate && measured === 0 && inNewest >= FEWEST_SCENARIOS,
  );
  const incomplete = rules.filter(
    (rule) => !rule.ofRate && gates(rule) && !vanished.includes(rule) && rule.measured * 2 < rule.onMain,
  );
  const names = [
    ...rules.flatMap(({ onMain, isMeasured, subject }) => (onMain > 0 || isMeasured ? [] : [subject.name])),
    ...lifts.flatMap(({ name, candidate, baseline }) => (candidate === null && baseline === null ? [name] : [])),
    ...(pairing.pairs.length === 0 ? [] : slices.unknown),
  ];
  const effect = context.baseline === null ? 'notice' : 'warn';
  return [
    ...vanished.map((rule) => {
      const { subject, inNewest: onMain } = rule;
      return coverageFinding('rule-unmeasured', { effect: blockOrWarn(rule), subject, names: [subject.name], onMain });
    }),
    ...incomplete.map((rule) => coverageFinding('rule-incomplete', rule)),
    ...(names.length === 0 ? [] : [coverageFinding('rule-unmeasured', { effect, names })]),
  ];
}

/** A rule that the policy states, and whether a scenario has what it is about. `ofRate`: it is the rule of a metric or criterion. */
interface ConfiguredRule extends Has<'subject'> {
  readonly tier: Tier;
  readonly ofRate: boolean;
  readonly isIn: (scenario: ScenarioReport) => boolean;
}

/** The stated rules of usage, outcomes and rates; without thresholds and critical criteria, which have findings of their own. */
function configuredRules({ policy, rates, rubrics, outcomes }: GateContext): readonly ConfiguredRule[] {
  const { usage } = policy.gate;
  const ofUsage = AMOUNTS.filter((name) => usage[name].named).map((name) => ({
    subject: { kind: 'usage' as const, name },
    tier: usage[name].tier,
    ofRate: false,
    isIn: (scenario: ScenarioReport) => scenario.usage?.[name] !== undefined,
  }));
  const limited = outcomes.filter(({ at_most: most, at_least: least }) => most !== null || least !== null);
  const ofOutcomes = limited.map(({ rubric: id, outcome: name }) => {
    const { metric } = must(
      rubrics.find(({ rubric }) => rubric.rubric === id),
      'the rubric of an outcome',
    );
    // A vanished metric that gates is a finding already.
    const ofRate = gates(metric.rule);
    return { subject: { kind: 'outcome' as const, name }, tier: 'supporting' as const, ofRate, isIn: isInRate(metric) };
  });
  const ofRates = rates
    .filter(
      (rate) => rate.rule.named && rate.rule.threshold === null && !(rate.kind === 'criterion' && isCritical(rate)),
    )
    .map((rate) => ({ subject: subjectOf(rate), tier: rate.rule.tier, ofRate: true, isIn: isInRate(rate) }));
  return [...ofUsage, ...ofOutcomes, ...ofRates];
}

function isInRate(rate: Rate): ConfiguredRule['isIn'] {
  return (scenario) => isAskedIn(scenario, rate);
}

/** The paired scenarios in which every run of main has the rate: in some, those that apply by chance are missing. */
function askedOnMain({ pairing }: GateContext, rate: Rate): readonly Pair[] {
  return pairing.pairs.filter(({ runs }) => runs.every((run) => run === null || isAskedIn(run, rate)));
}

function isCritical({ rule }: Rate): boolean {
  return rule.tier === 'critical';
}

/** Whether this run has a rate nowhere that main has in paired scenarios. If a metric has a threshold, `not-measured` reports it. */
function hasVanished({ pairing }: GateContext, rate: Rate): boolean {
  const { kind, candidate, rule, candidateCount } = rate;
  if (kind === 'metric' ? candidate !== null || rule.threshold !== null : candidateCount.total > 0) return false;
  return pairing.pairs.some(({ baseline }) => isAskedIn(baseline, rate));
}

function isAskedIn(scenario: ScenarioReport, { countIn }: Rate): boolean {
  return countIn(scenario).total > 0;
}

/** One finding for all: a notice, as criteria may apply by chance; a warning if one is critical, has its own threshold, or vanished. */
function coverageLoss(context: GateContext, rates: readonly Rate[]): readonly FindingData[] {
  const allLosses = rates.flatMap((rate) => {
    const { kind, name, rubric, rule } = rate;
    // A trial without a verdict shows no loss.
    const isLost = ({ candidate }: Pair) => !isAskedIn(candidate, rate) && missingUnder(candidate, rubric.rubric) === 0;
    // Most rates are lost nowhere.
    if (!gates(rule) || !context.pairing.pairs.some(isLost)) return [];
    const asked = askedOnMain(context, rate);
    const lost = asked.filter(isLost);
    if (lost.length === 0) return [];
    const warns = isCritical(rate) || (rule.threshold !== null && rule.named) || hasVanished(context, rate);
    const ids = lost.map(({ scenario }) => scenario);
    return [{ kind, rubric, warns, loss: { name, asked: asked.length, lost: ids } }];
  });
  const isLostWhole = (rubric: RubricReport): boolean =>
    allLosses.some((loss) => loss.kind === 'metric' && loss.rubric === rubric);
  const losses = allLosses.filter(({ kind, warns, rubric }) => kind === 'metric' || warns || !isLostWhole(rubric));
  if (losses.length === 0) return [];
  const effect = losses.some(({ warns }) => warns) ? 'warn' : 'notice';
  return [coverageFinding('coverage-loss', { effect, losses: losses.map(({ loss }) => loss) })];
}

/**
 * One notice for all, as criteria often apply in few scenarios; a warning if a critical one fell, which no test can confirm. Other findings
 * report a rate that this run measured nowhere.
 */
export function tooFewScenarios({ rates }: GateContext): readonly FindingData[] {
  const few = rates.filter(({ state, candidate }) => state === 'insufficient' && candidate !== null);
  if (few.length === 0) return [];
  const fallen = few
    .filter((rate) => rate.kind === 'criterion' && isCritical(rate))
    .filter(({ delta, rule }) => delta !== null && delta < -rule.tolerance - SLACK);
  const namesOf = (all: readonly Rate[]) => all.map(({ name }) => name);
  const effect = fallen.length === 0 ? 'notice' : 'warn';
  return [
    coverageFinding('too-few-scenarios', {
      effect,
      fewest: FEWEST_SCENARIOS,
      names: namesOf(few),
      fallen: namesOf(fallen),
    }),
  ];
}

interface CoverageLoss {
  readonly name: string;
  readonly lost: readonly string[];
  /** Paired scenarios in which main has the rate. */
  readonly asked: number;
}

interface FewScenarios extends Has<'names'>, Numbers<'fewest'> {
  /** Critical criteria that are lower than on main. */
  readonly fallen: readonly string[];
}

function vanished({ subject, rate: { baseline } }: OfRate): Sentences {
  return {
    what: `${nameOf(subject)} is ${percent(baseline ?? 0)} on main, and measured in none of the trials of this run`,
    expected: 'a value, as on main',
    actual: 'nothing measured',
    next: 'Check that the results still hold the facts that its `when` reads',
  };
}
