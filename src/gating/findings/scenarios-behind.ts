import type { RubricReport, ScenarioReport } from '../../../schemas/types/report.ts';
import { byText } from '../../contract/by-text.ts';
import { memberOf } from '../../contract/json-object.ts';
import type { Rate } from '../comparing/comparison-context.ts';
import { currentId, scoresOf } from '../comparing/pairing.ts';
import type { GateContext } from '../context.ts';
import type { AppliedWaiver, Finding, FindingScenario } from '../decision.ts';
import { meanRate, SLACK } from '../statistics/rates.ts';
import { outcomeSubject } from './outcome-findings.ts';

/** More names than these nobody reads beside a finding. */
const MOST_NAMED = 10;

/**
 * The findings; with each that blocks by a rate the scenarios to look at: where it regressed those that fell in it, but for what a waiver
 * covers, else those that fail it. The worst first, then by id.
 */
export function withScenarios(
  findings: readonly Finding[],
  context: GateContext,
  waivers: readonly AppliedWaiver[],
): readonly Finding[] {
  const used = waivers
    .filter(({ effect }) => effect === 'used')
    .map(({ subject }) => currentId(context.pairing, subject));
  return findings.map((finding) => {
    const all = finding.effect === 'block' ? scenariosBehind(finding, context) : [];
    const worst = all.filter(({ scenario }) => !finding.code.endsWith('-regressed') || !used.includes(scenario));
    if (worst.length === 0) return finding;
    return { ...finding, scenarios: { total: worst.length, worst: worst.slice(0, MOST_NAMED) } };
  });
}

function scenariosBehind(finding: Finding, context: GateContext): readonly FindingScenario[] {
  const { code } = finding;
  if (code.startsWith('outcome-')) return endingWrong(finding, context);
  const rate = /^(?:metric|criterion|drifted)/.test(code) ? rateBehind(finding, context) : undefined;
  if (rate === undefined) return [];
  const measured = measuredOn(rate, context);
  return code.endsWith('-regressed')
    ? measured.filter(({ baseline, candidate }) => candidate < (baseline ?? 0) - SLACK).sort(byFall)
    : measured
        .filter(({ candidate }) => candidate < 1 - SLACK)
        .sort((a, b) => a.candidate - b.candidate || byFall(a, b));
}

function rateBehind({ code, subject }: Finding, { rubrics }: GateContext): Rate | undefined {
  const rates = code.startsWith('criterion-')
    ? rubrics.flatMap(({ criteria }) => criteria)
    : rubrics.map(({ metric }) => metric);
  return rates.find(({ name }) => name === subject);
}

interface Measured extends FindingScenario {
  readonly candidate: number;
  readonly baseline: number | null;
}

/** Every scenario that has the rate, and the mean of it over main's runs that it is compared with; null where there is none. */
function measuredOn({ valueIn, scenarioRuns }: Rate, { candidate: run, pairing }: GateContext): readonly Measured[] {
  const onMain = new Map(
    pairing.pairs.map((pair) => [pair.scenario, scenarioRuns.flatMap((index) => pair.runs[index] ?? [])]),
  );
  return run.scenarios.flatMap((one) => {
    const candidate = valueIn(one);
    const before = (onMain.get(one.scenario) ?? []).flatMap((main) => valueIn(main) ?? []);
    const baseline = before.length === 0 ? null : meanRate(before);
    return candidate === null ? [] : [{ scenario: one.scenario, candidate, baseline }];
  });
}

function byFall(a: Measured, b: Measured): number {
  const fall = ({ candidate, baseline }: Measured): number => candidate - (baseline ?? candidate);
  return fall(a) - fall(b) || byText(a.scenario, b.scenario);
}

/** By the share of their trials that end as too many do, or otherwise than enough should; they have no score to show. */
function endingWrong({ code, subject }: Finding, { candidate, primary }: GateContext): readonly FindingScenario[] {
  const limited = candidate.rubrics
    .flatMap((rubric) => rubric.outcomes.map(({ outcome }) => ({ rubric, outcome })))
    .find(({ rubric, outcome }) => outcomeSubject(rubric.rubric, outcome, primary?.rubric.rubric) === subject);
  if (limited === undefined) return [];
  const { rubric, outcome } = limited;
  return candidate.scenarios
    .flatMap((one) => {
      const ended = shareEnded(one, rubric, outcome);
      const wrong = code === 'outcome-above-limit' || ended === null ? ended : 1 - ended;
      return wrong === null || wrong < SLACK ? [] : [{ scenario: one.scenario, wrong }];
    })
    .sort((a, b) => b.wrong - a.wrong || byText(a.scenario, b.scenario))
    .map(({ scenario }) => ({ scenario }));
}

/** Share of the scored trials of a scenario that end so; null without any. */
function shareEnded(scenario: ScenarioReport, { rubric, outcomes }: RubricReport, outcome: string): number | null {
  const scores = scoresOf(scenario, rubric);
  if (scores === undefined) return null;
  const total = scores.scores.length;
  const ended = scores.outcomes ?? { [outcomes[0]?.outcome ?? '']: total };
  return (memberOf(ended, outcome) ?? 0) / total;
}
