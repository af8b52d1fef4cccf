import type { Finding } from '../../../schemas/types/decision.ts';
import type { MustPass } from '../../../schemas/types/policy.ts';
import type { Count, ScenarioReport } from '../../../schemas/types/report.ts';
import { memberOf } from '../../contract/json.ts';
import { byText, counted, sortedUnion } from '../../contract/text.ts';
import { currentId, scenariosById } from '../comparing/pairing.ts';
import { NO_TRIALS } from '../comparing/rate.ts';
import { effectText, sumOfEffects } from '../comparing/suite-effect.ts';
import type { GateContext } from '../context.ts';
import { onlyAdvises } from '../policy/judged-rates.ts';
import { shareToPass } from '../policy/resolve-policy.ts';
import { SLACK } from '../statistics/rate-of.ts';
import { nameList } from '../wording.ts';
import { type FindingData, type FindingRows, type Has, makerOf, type Sentences } from './finding.ts';

export const scenarioRows = {
  'must-pass-failed': {
    effect: ['block', 'warn'],
    waivable: 'scenario',
    message: ({ subject, count, trials, failure }: Has<'subject'> & Failed): Sentences => ({
      what: `\`${subject.name}\` must pass and failed`,
      expected:
        trials === 'all' ? ALL_PASS : trials === 'any' ? 'at least one trial to pass' : `${trials} trials to pass`,
      actual: `${count.passed} of ${counted(count.total, 'trial')} passed`,
      why: failure === null ? undefined : `${failure.criterion}: ${failure.explanation}`,
      next: 'Look at the trials that failed, and fix the agent',
    }),
  },

  'must-pass-missing': {
    effect: 'block',
    waivable: 'scenario',
    message: ({ subject }: Has<'subject'>): Sentences => ({
      what: `\`${subject.name}\` must pass and is not in this run`,
      expected: ALL_PASS,
      actual: 'no trial',
      next: "Run the scenario, or remove it from `must_pass` in main's policy",
    }),
  },

  'must-pass-unjudged': {
    effect: 'warn',
    effectIfLeftOut: 'invalid',
    message: ({ subject }: Has<'subject'>): Sentences => ({
      what: `\`${subject.name}\` must pass and has no verdict: all its trials ended in errors outside the agent`,
      expected: ALL_PASS,
      actual: 'no scored trial',
      next: 'Run the scenario again',
    }),
  },

  'scenarios-removed': {
    effect: ['block', 'warn', 'notice'],
    liftedIf: 'removed',
    message: ({ ids, effect, shift }: Has<'ids' | 'effect'> & { readonly shift: Shift | null }): Sentences => ({
      what: `${counted(ids.length, 'scenario')} of main ${ids.length === 1 ? 'is' : 'are'} removed: ${nameList(ids)}`,
      actual: shiftText(shift, ids.length),
      next: unlessMeant('Restore what was removed', effect),
    }),
  },

  'scenarios-changed': {
    effect: ['block', 'warn', 'notice'],
    liftedIf: 'changed',
    message: ({ ids, effect, label }: Has<'ids' | 'effect'> & { readonly label: string | null }): Sentences => ({
      what: `The question of ${counted(ids.length, 'scenario')} differs from main's: ${nameList(ids)}`,
      expected: 'the same `input` and `ground_truth` under the same id',
      next: unlessMeant(
        `Ask what main asks${effect === 'block' && label !== null ? `, or have a reviewer add the label \`${label}\` and run again` : ''}`,
        effect,
      ),
    }),
  },

  'scenarios-merged': {
    effect: 'warn',
    message: ({ ids }: Has<'ids'>): Sentences => ({
      what: `Trials of ${counted(ids.length, 'scenario')} ask different things under one id: ${nameList(ids)}`,
      expected: 'one `input` and `ground_truth` for each id',
      next: 'Let the mapping tell them apart: put what differs into `scenario`',
    }),
  },

  'scenarios-new': {
    effect: ['warn', 'notice'],
    message: ({ ids }: Has<'ids'>): Sentences => ({
      what: `${counted(ids.length, 'scenario')} not on main: ${nameList(ids)}`,
      next: 'Thresholds apply to them now; the comparison starts once main has run them',
    }),
  },

  'scenarios-on-neither': {
    effect: 'notice',
    message: ({ ids }: Has<'ids'>): Sentences => ({
      what: `${counted(ids.length, 'scenario')} of older runs of main ${ids.length === 1 ? 'is' : 'are'} neither in its newest run nor in this run: ${nameList(ids)}`,
      next: 'No action if main removed them on purpose; else restore them and run main again',
    }),
  },

  'scenarios-lost-in-parent': {
    effect: 'notice',
    message: ({ ids, label }: Has<'ids' | 'label'>): Sentences => ({
      what: `${counted(ids.length, 'scenario')} that ${ids.length === 1 ? 'fails' : 'fail'} here ${ids.length === 1 ? 'was' : 'were'} already lost in ${label}: ${nameList(ids)}`,
      next: `Fix them in ${label}`,
    }),
  },

  'scenarios-unjudged': {
    effect: 'notice',
    isOfUnscored: true,
    message: ({ ids }: Has<'ids'>): Sentences => ({
      what: `Not compared, as one side has no verdict: ${nameList(ids)}`,
    }),
  },
} satisfies FindingRows;

export const scenarioFinding = makerOf(scenarioRows);

/**
 * Findings about removed, changed, merged, new and unjudged scenarios, and those that both sides lack. Waived ones may be removed or changed. A
 * reviewer's label accepts an edited question once, as it accepts a relaxed gate (evidence contract, E22): without it, an easier question
 * under an old id would help a run to pass.
 */
export function scenarioFindings({
  policy,
  candidate,
  pairing,
  waivers,
  waived,
  suiteEffects,
  primary,
}: GateContext): readonly FindingData[] {
  const { removed: rule, new: ruleOfNew } = policy.gate.scenarios;
  const findings: FindingData[] = [];
  const effect = REMOVAL[rule];
  const removed = pairing.removed.filter(({ scenario }) => !waived.removed.has(scenario));
  if (removed.length > 0) {
    const by = sumOfEffects(removed.map(suiteEffects.removed));
    const shift = by === null ? null : { metric: primary?.metric.name ?? '', by };
    findings.push(scenarioFinding('scenarios-removed', { ids: idsOf(removed), shift, effect }));
  }
  const changed = idsOf(pairing.changed).filter((id) => !waived.removed.has(id));
  if (changed.length > 0) {
    const { label } = policy.relaxation;
    const effectOfChange = waivers.isRelaxationAccepted === true ? 'notice' : effect;
    findings.push(scenarioFinding('scenarios-changed', { ids: changed, effect: effectOfChange, label }));
  }
  // One id for several situations hides one behind the other: their trials are not repeats.
  const merged = idsOf(candidate.scenarios.filter(({ contents }) => contents !== undefined));
  if (merged.length > 0) findings.push(scenarioFinding('scenarios-merged', { ids: merged }));
  if (pairing.new.length > 0)
    findings.push(
      scenarioFinding('scenarios-new', { effect: ruleOfNew === 'warn' ? 'warn' : 'notice', ids: idsOf(pairing.new) }),
    );
  if (pairing.onNeither.length > 0) findings.push(scenarioFinding('scenarios-on-neither', { ids: pairing.onNeither }));
  if (pairing.unjudged.length > 0) findings.push(scenarioFinding('scenarios-unjudged', { ids: pairing.unjudged }));
  return findings;
}

/** The effect if this run lacks a scenario of main, or has it with other content. */
const REMOVAL = { allow: 'notice', warn: 'warn', fail: 'block' } as const;

function idsOf(scenarios: readonly { readonly scenario: string }[]): readonly string[] {
  return scenarios.map(({ scenario }) => scenario);
}

/** One finding for each scenario that must pass and did not, sorted by id. */
export function mustPassFindings(context: GateContext): readonly FindingData[] {
  const candidateScenarios = scenariosById(context.candidate.scenarios);
  const { excluded } = context.probes;
  return mustPassRules(context)
    .filter(({ id }) => !excluded.has(id))
    .flatMap(({ id, rule }) => mustPassFinding(context, id, { rule, scenario: candidateScenarios.get(id) }));
}

/**
 * The scenarios that must pass, sorted by id, each with the strictest rule that binds it. Tags and ids of both sides count: a scenario that
 * loses its tag or its id in the candidate must still pass, under its new id.
 */
function mustPassRules({ policy, candidate, baseline, pairing }: GateContext) {
  const strictestFirst = policy.gate.scenarios.must_pass.toSorted((a, b) => shareToPass(b) - shareToPass(a));
  const inOlder = new Set(pairing.olderOnMain);
  const bound = strictestFirst.flatMap((rule) => {
    const binds = ({ scenario, tags }: ScenarioReport): boolean => scenario === rule.name || tags.includes(rule.name);
    const inCandidate = candidate.scenarios.filter(binds).map(({ scenario }) => scenario);
    const inBaseline = (baseline?.scenarios ?? []).filter(binds).map(({ scenario }) => currentId(pairing, scenario));
    const older = pairing.pairs.filter(({ scenario, baseline: known }) => inOlder.has(scenario) && binds(known));
    return sortedUnion([...inCandidate, ...older.map(({ scenario }) => scenario)], inBaseline).map((id) => ({
      id,
      rule,
    }));
  });
  const first = bound.filter(({ id }, index) => bound.findIndex((entry) => entry.id === id) === index);
  return first.sort((a, b) => byText(a.id, b.id));
}

function mustPassFinding(
  { policy, primary }: GateContext,
  id: string,
  { rule, scenario }: { readonly rule: MustPass; readonly scenario: ScenarioReport | undefined },
): readonly FindingData[] {
  const subject = { kind: 'scenario', name: id } as const;
  if (scenario === undefined) return [scenarioFinding('must-pass-missing', { subject })];
  const { passed, total } = primary?.metric.countIn(scenario) ?? NO_TRIALS;
  // Only a warning here: the two extreme readings show whether the missing verdict decides.
  if (primary === null || total === 0) return [scenarioFinding('must-pass-unjudged', { subject })];
  const count = { passed, total };
  const least = Math.max(1, shareToPass(rule) * count.total);
  if (count.passed >= least - SLACK) return [];
  return [
    scenarioFinding('must-pass-failed', {
      effect: onlyAdvises(policy, primary.metric.name) ? 'warn' : 'block',
      subject,
      count,
      trials: rule.trials,
      failure: memberOf(scenario.rubrics, primary.rubric.rubric)?.failures[0] ?? null,
    }),
  ];
}

interface Failed extends Pick<MustPass, 'trials'> {
  readonly count: Count;
  /** The first failed criterion and its explanation; null if none is known. */
  readonly failure: { readonly criterion: string; readonly explanation: string } | null;
}

/** A change of a metric over the whole suite, -1 to 1, caused by scenarios on one side only. */
interface Shift {
  readonly metric: string;
  readonly by: number;
}

const ALL_PASS = 'every scored trial to pass';

/** The advice; for a blocking finding, also how to accept the change. */
function unlessMeant(otherwise: string, effect: Finding['effect']): string {
  if (effect !== 'block') return otherwise;
  return `${otherwise}; if meant, add a waiver to main's policy, or set \`gate.scenarios.removed: warn\` there`;
}

/** How main's metric changes without the missing scenarios: deletions must not look like progress. Undefined if unknown or 0. */
function shiftText(shift: Shift | null, count: number): string | undefined {
  const moved = shift === null ? '' : effectText(shift.metric, shift.by);
  return moved === '' ? undefined : `${count} missing; without ${count === 1 ? 'it' : 'them'} ${moved}`;
}
