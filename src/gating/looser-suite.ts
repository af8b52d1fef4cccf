import type { Report, ScenarioReport } from '../scoring/report.ts';
import type { Looser } from './looser.ts';
import { meanScore, pairScenarios } from './pairing.ts';
import type { Policy } from './policy.ts';
import { mean, SLACK } from './rates.ts';
import { primaryRubric } from './rules.ts';
import { excusedScenarios } from './waivers.ts';
import { percent, points } from './wording.ts';

/** The runs whose scenarios are compared, scored by one ruler. */
export interface SuiteSides {
  readonly candidate: Report;
  /** The newest run of main. */
  readonly baseline: Report;
}

/**
 * Scenarios of main that the run does not ask any more, or asks otherwise, and those that lost what made them have to pass. What the
 * policy of the base allows, or one of its waivers, is none.
 */
export function looserSuite(base: Policy, { candidate, baseline }: SuiteSides, today: string): readonly Looser[] {
  const pairing = pairScenarios({ candidate, runs: [baseline] });
  const here = new Map(candidate.scenarios.map((scenario) => [scenario.scenario, scenario]));
  const primary = primaryRubric(candidate) ?? { rubric: '', metric: '' };
  const held = { held: base.waivers ?? [], ignored: [], today };
  const excused = excusedScenarios(held, pairing, primary.rubric).gone;
  const lost =
    base.gate?.scenarios?.gone === 'allow' ? [] : pairing.gone.filter(({ scenario }) => !excused.has(scenario));
  const effectOf = effectsOn(baseline, primary.rubric);
  return [
    ...lost.map((scenario) => {
      const now = here.get(scenario.scenario);
      if (now === undefined) return goneScenario(scenario, effectOf(scenario), primary);
      return otherScenario(scenario, now, primary);
    }),
    ...baseline.scenarios.flatMap((scenario) => lostTags(base, scenario, here.get(scenario.scenario))),
  ];
}

interface Primary {
  readonly rubric: string;
  readonly metric: string;
}

/** What the mean of main gains where a scenario is left out, -1 to 1; null where it has no verdict or is the only one. */
function effectsOn({ scenarios }: Report, rubric: string): (scenario: ScenarioReport) => number | null {
  const scores = scenarios.flatMap((scenario) => meanScore(scenario, rubric) ?? []);
  const whole = scores.length === 0 ? 0 : mean(scores);
  return (scenario) => {
    const own = meanScore(scenario, rubric);
    return own === null || scores.length < 2 ? null : (whole - own) / (scores.length - 1);
  };
}

function goneScenario(scenario: ScenarioReport, effect: number | null, { rubric, metric }: Primary): Looser {
  const score = meanScore(scenario, rubric);
  const moved = effect !== null && Math.abs(effect) > SLACK;
  const change = moved ? `; without it main's ${metric} is ${points(effect)} ${effect > 0 ? 'higher' : 'lower'}` : '';
  return {
    kind: 'scenario',
    size: effect ?? 0,
    subject: scenario.scenario,
    what: 'scenario',
    old: score === null ? 'in main' : `in main, ${metric} ${percent(score)}`,
    new: `gone${change}`,
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
    old: contentText(before, primary),
    new: contentText(after, primary),
  };
}

function contentText(scenario: ScenarioReport, { rubric, metric }: Primary): string {
  const score = meanScore(scenario, rubric);
  const content = scenario.content.slice(0, 'sha256:'.length + 12);
  return score === null ? content : `${content}, ${metric} ${percent(score)}`;
}

/** Tags by which the policy of the base makes a scenario have to pass; one that it names by its id needs none. */
function lostTags(base: Policy, before: ScenarioReport, after: ScenarioReport | undefined): readonly Looser[] {
  const names = new Set(base.gate?.scenarios?.must_pass ?? []);
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
