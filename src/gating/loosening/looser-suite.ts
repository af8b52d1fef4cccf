import type { Report, ScenarioReport } from '../../../schemas/types/report.ts';
import { counted } from '../../contract/text.ts';
import { excusedScenarios } from '../comparing/excused.ts';
import { scenariosById } from '../comparing/match-scenarios.ts';
import {
  type ChangedScenario,
  currentId,
  type LostFact,
  meanScore,
  type Pairing,
  pairScenarios,
  scenariosByLostFact,
} from '../comparing/pairing.ts';
import { effectText, suiteEffects } from '../comparing/suite-effect.ts';
import { unrecordedScenarios } from '../comparing/unrecorded.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import { primaryRubric } from '../primary-rubric.ts';
import { percent } from '../wording.ts';
import type { Looser } from './looser.ts';

/** The runs whose scenarios are compared, scored by one ruler. */
export interface SuiteSides {
  readonly candidate: Report;
  /** The newest run of main. */
  readonly baseline: Report;
}

/**
 * Scenarios of main that the run does not ask any more, or asks otherwise, or of which it does not say what they ask, and those that lost
 * what made them have to pass. What the policy of the base allows, or one of its waivers, is none.
 */
export function looserSuite(
  base: ResolvedPolicy,
  { candidate, baseline }: SuiteSides,
  today: string,
): readonly Looser[] {
  const pairing = pairScenarios({ candidate, runs: [baseline] });
  const here = scenariosById(candidate.scenarios);
  const now = ({ scenario }: ScenarioReport): ScenarioReport | undefined => here.get(currentId(pairing, scenario));
  const primary = primaryRubric(candidate) ?? { rubric: '', metric: '' };
  const excused = excusedScenarios({ held: base.waivers, today }, pairing, () => 0).removed;
  const mustPass = new Set(base.gate.scenarios.must_pass);
  const mayGo = base.gate.scenarios.removed === 'allow';
  const isLost = ({ scenario }: { readonly scenario: string }): boolean => !mayGo && !excused.has(scenario);
  const { removed } = suiteEffects(pairing, primary.rubric);
  const changed = pairing.changed.filter(isLost);
  return [
    ...pairing.removed.filter(isLost).map((scenario) => goneScenario(scenario, removed(scenario), primary)),
    ...changed
      .filter(({ lostFact }) => lostFact === null)
      .map((one) => otherScenario(one.baseline, one.candidate, primary)),
    ...scenariosByLostFact(changed).map(({ fact, scenarios }) => noLongerRecorded(fact, scenarios)),
    ...baseline.scenarios.flatMap((scenario) => lostTags(mustPass, scenario, now(scenario))),
    ...fewerFamilies(pairing),
    ...unrecorded(pairing, mayGo),
  ];
}

/** A selection takes trials out before anything is scored, and so before anybody sees how they went. */
export function otherSelection({ candidate, baseline }: SuiteSides): readonly Looser[] {
  const [old, now] = [baseline, candidate].map(({ read_by }) => (read_by?.select ?? ['all']).join(', ')) as [
    string,
    string,
  ];
  if (old === now) return [];
  return [
    { kind: 'scenario', size: 1, subject: 'select', what: 'which trials count, in this run already', old, new: now },
  ];
}

interface Primary {
  readonly rubric: string;
  readonly metric: string;
}

function goneScenario(scenario: ScenarioReport, effect: number | null, primary: Primary): Looser {
  const change = effectText('main', primary.metric, effect);
  return {
    kind: 'scenario',
    size: effect ?? 0,
    subject: scenario.scenario,
    what: 'scenario',
    old: withScore('in main', scenario, primary),
    new: change === '' ? 'gone' : `gone; without it ${change}`,
  };
}

/** The same id with another question or another right answer. */
function otherScenario(before: ScenarioReport, after: ScenarioReport, primary: Primary): Looser {
  const size = (meanScore(after, primary.rubric) ?? 0) - (meanScore(before, primary.rubric) ?? 0);
  return {
    kind: 'scenario',
    size: Math.max(size, 0),
    subject: before.scenario,
    what: 'input or ground truth',
    old: withScore('as main asks', before, primary),
    new: withScore('something else', after, primary),
  };
}

function withScore(text: string, scenario: ScenarioReport, { rubric, metric }: Primary): string {
  const score = meanScore(scenario, rubric);
  return score === null ? text : `${text}, ${metric} ${percent(score)}`;
}

/** One for all: what is lost is the same in each. */
function noLongerRecorded(fact: LostFact, scenarios: readonly ChangedScenario[]): Looser {
  const old = `recorded in ${counted(scenarios.length, 'scenario')}`;
  return { kind: 'scenario', size: 1, subject: fact, what: 'what scenarios ask', old, new: 'no longer' };
}

/** Scenarios of one family are one piece of evidence, so that a suite put into few families sees little. */
function fewerFamilies({ pairs }: Pairing): readonly Looser[] {
  const [old, now] = (['baseline', 'candidate'] as const).map((side) => countUnits(pairs.map((pair) => pair[side])));
  if (old === undefined || now === undefined || now >= old) return [];
  const [was, is] = [old, now].map((count) => `${pairs.length} scenarios count as ${count}`) as [string, string];
  return [{ kind: 'scenario', size: 1, subject: 'family', what: 'which scenarios count once', old: was, new: is }];
}

function countUnits(scenarios: readonly ScenarioReport[]): number {
  const families = scenarios.flatMap(({ family }) => family ?? []);
  return scenarios.length - families.length + new Set(families).size;
}

/** Another question under the same id would not be noticed. */
function unrecorded(pairing: Pairing, mayGo: boolean): readonly Looser[] {
  const ids = mayGo ? [] : unrecordedScenarios(pairing);
  if (ids.length === 0) return [];
  const old = `recorded in ${counted(ids.length, 'scenario')}`;
  return [{ kind: 'scenario', size: 1, subject: 'input', what: 'what scenarios ask', old, new: 'not by every trial' }];
}

/** Tags by which the policy of the base makes a scenario have to pass; one that it names by its id needs none. */
function lostTags(
  names: ReadonlySet<string>,
  before: ScenarioReport,
  after: ScenarioReport | undefined,
): readonly Looser[] {
  if (after === undefined || names.has(before.scenario)) return [];
  if (after.tags.some((tag) => names.has(tag))) return [];
  return before.tags
    .filter((tag) => names.has(tag))
    .map((tag) => ({
      kind: 'gating',
      subject: before.scenario,
      what: `tag \`${tag}\``,
      old: 'has to pass',
      new: 'tag removed',
    }));
}
