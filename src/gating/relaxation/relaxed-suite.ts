import type { Report, ScenarioReport } from '../../../schemas/types/report.ts';
import { counted } from '../../contract/text.ts';
import { REGISTERED } from '../../suite/redaction/shapes.ts';
import { currentId, type Pairing, pairScenarios, scenariosById, unrecordedScenarios } from '../comparing/pairing.ts';
import { meanScore, missingTrials, primaryRubric } from '../comparing/scores.ts';
import { suiteEffects } from '../comparing/suite-effect.ts';
import { waivedScenarios } from '../comparing/waived-scenarios.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import type { RankedRelaxation } from './ranked-relaxation.ts';

interface SuiteRuns {
  readonly candidate: Report;
  /** The newest run of main. */
  readonly baseline: Report;
}

/**
 * How a run tests less than main, whatever its config: it selects other trials, redacts more secrets, removes a scenario, or changes one.
 * Leaves out what the base policy or one of its waivers allows.
 */
export function relaxedSuite(policy: ResolvedPolicy, runs: SuiteRuns, today: string): readonly RankedRelaxation[] {
  return [...otherSelection(runs), ...moreSecrets(runs), ...relaxedScenarios(policy, runs, today)];
}

function relaxedScenarios(
  { waivers, gate: { scenarios: rules } }: ResolvedPolicy,
  { candidate, baseline }: SuiteRuns,
  today: string,
): readonly RankedRelaxation[] {
  const pairing = pairScenarios({ candidate, runs: [baseline] });
  const byId = scenariosById(candidate.scenarios);
  const inCandidate = ({ scenario }: ScenarioReport) => byId.get(currentId(pairing, scenario));
  const waived = waivedScenarios({ held: waivers, today }, pairing, () => 0).removed;
  const mustPass = new Set(rules.must_pass.map(({ name }) => name));
  const mayBeRemoved = rules.removed === 'allow';
  const isMissed = ({ scenario }: { readonly scenario: string }): boolean => !mayBeRemoved && !waived.has(scenario);
  const primary = primaryRubric(candidate);
  const { removed } = suiteEffects(pairing, (scenario) => (primary ? meanScore(scenario, primary.rubric) : null));
  return [
    ...pairing.removed.filter(isMissed).map((scenario): RankedRelaxation => {
      const size = removed(scenario) ?? 0;
      return { kind: 'scenario', size, subject: scenario.scenario, what: 'scenario', old: 'in main', new: 'removed' };
    }),
    ...pairing.changed.filter(isMissed).map(({ scenario }): RankedRelaxation => {
      const what = 'input or ground truth';
      return { kind: 'scenario', subject: scenario, what, old: 'as main asks', new: 'something else' };
    }),
    ...baseline.scenarios.flatMap((scenario) => removedTags(mustPass, scenario, inCandidate(scenario))),
    ...fewerFamilies(pairing),
    ...(mayBeRemoved ? [] : unrecorded(pairing)),
  ];
}

/** A changed selection, which removes trials before anything is scored. */
function otherSelection({ candidate, baseline }: SuiteRuns): readonly RankedRelaxation[] {
  const selectOf = ({ read_by }: Report): string => (read_by?.select ?? ['all']).join(', ');
  const [old, newText] = [selectOf(baseline), selectOf(candidate)];
  if (old === newText) return [];
  const what = 'which trials count, in this run already';
  return [{ kind: 'scenario', size: 1, subject: 'select', what, old, new: newText }];
}

/** More values of the environment replaced than on main: one that equals a text of the agent hides it from every condition. */
function moreSecrets({ candidate, baseline }: SuiteRuns): readonly RankedRelaxation[] {
  const [candidateSecrets, baselineSecrets] = [secretsIn(candidate), secretsIn(baseline)];
  if (candidateSecrets.secrets * baselineSecrets.trials <= baselineSecrets.secrets * candidateSecrets.trials) return [];
  const text = ({ secrets, trials }: typeof candidateSecrets): string => `${secrets} in ${counted(trials, 'trial')}`;
  const what = 'values of the environment that are taken out, in this run already';
  return [{ kind: 'gate', subject: 'results', what, old: text(baselineSecrets), new: text(candidateSecrets) }];
}

function secretsIn(report: Report) {
  return { secrets: report.redacted?.[REGISTERED] ?? 0, trials: missingTrials(report).total };
}

/** Fewer families than on main. Scenarios of one family are one piece of evidence, so a suite in few families detects little. */
function fewerFamilies({ pairs }: Pairing): readonly RankedRelaxation[] {
  const unitsOn = (side: 'baseline' | 'candidate'): number => {
    const families = pairs.flatMap((pair) => pair[side].family ?? []);
    return pairs.length - families.length + new Set(families).size;
  };
  if (unitsOn('candidate') >= unitsOn('baseline')) return [];
  const text = (side: 'baseline' | 'candidate') => `${pairs.length} scenarios count as ${unitsOn(side)}`;
  const what = 'which scenarios count once';
  return [{ kind: 'scenario', size: 1, subject: 'family', what, old: text('baseline'), new: text('candidate') }];
}

/** Unrecorded scenarios: without a record, another question under the same id goes unnoticed. */
function unrecorded(pairing: Pairing): readonly RankedRelaxation[] {
  const ids = unrecordedScenarios(pairing);
  if (ids.length === 0) return [];
  const old = `recorded in ${counted(ids.length, 'scenario')}`;
  return [{ kind: 'scenario', size: 1, subject: 'input', what: 'what scenarios ask', old, new: 'not by every trial' }];
}

/** Removed tags by which the base policy required a scenario to pass. A scenario that it names by id needs no tag. */
function removedTags(
  names: ReadonlySet<string>,
  baseline: ScenarioReport,
  candidate: ScenarioReport | undefined,
): readonly RankedRelaxation[] {
  if (candidate === undefined || names.has(baseline.scenario)) return [];
  if (candidate.tags.some((tag) => names.has(tag))) return [];
  return baseline.tags
    .filter((tag) => names.has(tag))
    .map((tag) => ({
      kind: 'gating',
      subject: baseline.scenario,
      what: `tag \`${tag}\``,
      old: 'has to pass',
      new: 'tag removed',
    }));
}
