import type { Decision, Finding, Flip, MetricComparison } from '../../../schemas/types/decision.ts';
import { must } from '../../contract/must.ts';
import { byText, counted } from '../../contract/text.ts';
import { countProblems } from '../../errors.ts';
import { isAwaiting } from '../../gating/evaluate.ts';
import { rowOf } from '../../gating/findings/catalogue.ts';
import { failsMore } from '../../gating/findings/confirm.ts';
import { decides } from '../../gating/findings/finding-list.ts';
import { findingInHeadline } from '../../gating/headline.ts';
import { gates } from '../../gating/policy/resolve-policy.ts';
import { alphaOf } from '../../gating/statistics/proportions.ts';
import { rateOf } from '../../gating/statistics/rate-of.ts';
import { addTrials } from '../../gating/statistics/stratified.ts';
import { pValue } from '../../gating/wording.ts';
import { codeSpan, keyText, prose } from '../markdown/escape.ts';
import { capitalised, ended, wholeRate } from '../markdown/format.ts';
import { beside, joined } from '../markdown/tables.ts';
import type { View } from '../markdown/view.ts';

export function headSection(view: View): string {
  return joined([`## ${titleOf(view.decision)}`, leadText(view.decision, view.detail.sentence)]);
}

/** `❌ Merge blocked: booking got worse`. */
export function titleOf(decision: Decision): string {
  const suite = prose(decision.suite, 60);
  const accepted = decision.waivers.filter(({ effect }) => effect === 'used').map(({ expires }) => expires);
  switch (decision.decision) {
    case 'invalid':
      return `⛔ Not judged: ${suite}`;
    case 'fail':
      return `❌ Merge blocked: ${suite}${isWorse(decision) ? ' got worse' : ''}`;
    case 'inconclusive':
      if (decision.exit_code === 0) return `⚠️ Worth a look: ${suite}`;
      return `❌ Merge blocked: ${suite} ${decision.confirm ? 'needs more trials' : 'is undecided'}`;
    case 'pass':
      if (accepted.length > 0)
        return `⚠️ Accepted drop until ${prose(must(accepted.sort()[0], 'the end of a waiver'), 20)}: ${suite}`;
      if (decision.findings.some(({ effect }) => effect === 'warn')) return `⚠️ Worth a look: ${suite}`;
      return `✅ Nothing blocks: ${suite}${decision.metrics.some((metric) => gates(metric) && metric.state === 'improved') ? ' got better' : ''}`;
  }
}

/** The change of the primary metric; the headline comes first if something else decided. */
export function leadText(decision: Decision, longest: number): string {
  if (isList(decision))
    return `**The agent was not judged: ${counted(countProblems(decision.findings.filter(decides)), 'problem')} to fix.**`;
  const change = changeSentence(decision) ?? '';
  const headline = statesHeadline(decision) ? `**${ended(capitalised(prose(decision.headline, longest)))}**` : '';
  return beside([headline, change]);
}

function isList({ decision, findings }: Decision): boolean {
  return decision === 'invalid' && findings.filter(decides).length > 1;
}

/** Whether the comment begins with the headline, as something else decides than the change of the primary metric. */
export function statesHeadline(decision: Decision): boolean {
  if (isList(decision)) return false;
  const [metric] = decision.metrics;
  if (metric === undefined || changeSentence(decision) === null) return true;
  const stated = findingInHeadline(decision);
  if (stated === undefined) return false;
  const { isHeadline, topic, marksRate, isWorseThanMain } = rowOf(stated.code);
  if (!decides(stated)) return isAwaiting([stated]) || isHeadline === true || topic === 'slices';
  // Scenarios that collapse may leave the rate where it was, so that its change explains nothing.
  if (stated.subject !== metric.name || (isWorseThanMain === true && (metric.delta ?? 0) >= 0)) return true;
  return metric.state === 'regressed' ? marksRate === true && heldRate(metric) !== null : isWorseThanMain !== true;
}

/**
 * The rate of the whole run, which is held to the threshold, if that of the paired scenarios is on the other side of it. Null otherwise.
 * What decides is shown (evidence contract, E20): new scenarios that fail are in the first rate only.
 */
export function heldRate({
  candidate,
  threshold,
  paired,
}: Pick<MetricComparison, 'candidate' | 'threshold' | 'paired'>): string | null {
  if (candidate === null || threshold === null || paired === undefined || paired.waived !== undefined) return null;
  return candidate < threshold === paired.candidate < threshold ? null : wholeRate(candidate, threshold);
}

export function metricTitle({ title, name }: Pick<MetricComparison, 'title' | 'name'>): string {
  return prose(title ?? name, 60);
}

/** `**Task completion fell from 75 % to 40 %: 36 scenarios broke, 5 were fixed** (88 compared). Not noise: p < 0.001.` Null if nothing was compared. */
function changeSentence(decision: Decision): string | null {
  const [metric] = decision.metrics;
  if (metric === undefined || decision.decision === 'invalid') return null;
  const { paired, delta, state, band, baseline_band: mainBand } = metric;
  if (paired === undefined || paired.waived !== undefined || delta === null || state === 'insufficient') return null;
  const { broke, fixed } = decision.flips;
  const [main, now] = [wholeRate(paired.baseline), wholeRate(paired.candidate)];
  const [bandThen, bandNow] = [mainBand, band].map((name) => (name === undefined ? '' : ` (${prose(name, 40)})`));
  const moved = state === 'regressed' ? 'fell' : state === 'improved' ? 'rose' : 'went';
  const change =
    main === now ? `is ${now}${bandNow} on both sides` : `${moved} from ${main}${bandThen} to ${now}${bandNow}`;
  const flips =
    broke.length + fixed.length === 0
      ? ': no scenario broke'
      : `: ${counted(broke.length, 'scenario')} broke, ${fixed.length} ${fixed.length === 1 ? 'was' : 'were'} fixed`;
  const noise = isConfirmed(decision)
    ? ` Not noise: ${freshText(decision)}.`
    : `${noiseOf(metric, decision)}${ranAgainText(decision)}`;
  // Fresh trials will tell whether those that failed broke; the headline counts them.
  const told = decision.confirm === null ? flips : '';
  return `**${capitalised(metricTitle(metric))} ${change}${told}** (${paired.scenarios} compared).${noise}`;
}

/** Whether the first sentences tell the change of what a finding is about. */
export function saysChangeOf({ subject }: Finding, decision: Decision): boolean {
  return subject !== undefined && subject === decision.metrics[0]?.name && changeSentence(decision) !== null;
}

function isWorse(decision: Decision): boolean {
  const gating = [...decision.metrics, ...decision.criteria].filter(gates);
  return isConfirmed(decision) || gating.some(({ state }) => state === 'regressed');
}

function isConfirmed({ findings }: Decision): boolean {
  return findings.some(({ code, effect }) => effect === 'block' && rowOf(code).isConfirmed);
}

/** `they failed again in 20 of 20 fresh trials`, counted over the scenarios that fail more often than on main. */
function freshText({ confirmed, flips }: Decision): string {
  const { failed, trials } = addTrials(confirmed.filter(failsMore));
  const [first, second] = flips.broke;
  const which = first === undefined ? 'scenarios that lost points' : second === undefined ? 'it' : 'they';
  return `${which} failed again in ${failed} of ${counted(trials, 'fresh trial')}`;
}

/** ` 4 scenarios ran again 5 times each, and passed 20 of 20.` Empty if none ran again. */
function ranAgainText({ confirmed, decision }: Decision): string {
  const { failed, trials } = addTrials(confirmed);
  if (trials === 0 || decision !== 'pass') return '';
  const [times, ...others] = new Set(confirmed.map((scenario) => scenario.trials));
  const each = others.length === 0 ? ` ${counted(times ?? 0, 'time')}${confirmed.length > 1 ? ' each' : ''}` : '';
  return ` ${counted(confirmed.length, 'scenario')} ran again${each}, and passed ${trials - failed} of ${trials}.`;
}

/** The scenarios that failed more often than on main and did not break. */
export function lowerFlaky({ flips }: Pick<Decision, 'flips'>): readonly Flip[] {
  return flips.flaky.filter(({ candidate, baseline }) => (candidate ?? 0) < (baseline ?? 0));
}

/** Names these, and those that broke without running again; empty without any. */
export function lowerLine({ decision, detail }: View): string {
  const again = new Set(decision.confirmed.map(({ scenario }) => scenario));
  const broke = decision.flips.broke.filter(({ scenario }) => !again.has(scenario));
  if (detail.open === 0) return '';
  return beside([named('Broke', broke), named('Flaky, not broken', lowerFlaky(decision))], ' · ');
}

function named(title: string, flips: readonly Flip[]): string {
  const ids = flips.slice(0, MOST_NAMED).map(({ scenario }) => codeSpan(scenario, 60));
  const more = flips.length - ids.length;
  return ids.length === 0 ? '' : `${title}: ${ids.join(' ')}${more > 0 ? ` +${more}` : ''}`;
}

/** A first run: the criteria that fail most, and the shares of outcomes. Empty with a baseline. */
export function firstRunSection({ decision }: View): string {
  if (decision.baseline !== null || decision.decision === 'invalid') return '';
  const failing = decision.criteria
    .flatMap(({ key, candidate }) => {
      const rate = candidate && rateOf(candidate);
      return rate === null || rate === 1 ? [] : [{ key, rate }];
    })
    .sort((a, b) => a.rate - b.rate || byText(a.key, b.key))
    .slice(0, MOST_FAILING)
    .map(({ key, rate }) => `${keyText(key)} ${wholeRate(rate)}`);
  const outcomes = decision.outcomes
    .filter(({ rubric, candidate }) => rubric === decision.metrics[0]?.rubric && candidate.passed > 0)
    .map(({ outcome, candidate }) => `${keyText(outcome)} ${wholeRate(rateOf(candidate) ?? 0)}`);
  return joined([
    failing.length === 0 ? '' : `**Lowest pass rates:** ${failing.join(' · ')}`,
    outcomes.length < 2 ? '' : `**Outcomes:** ${outcomes.join(' · ')}`,
  ]);
}

const MOST_NAMED = 5;
const MOST_FAILING = 3;

function noiseOf(
  { state, evidence, decided_by, delta, leans_p: sign }: MetricComparison,
  decision: Pick<Decision, 'confidence'>,
): string {
  // The tests are one-sided, for a drop, so their p-values say nothing about a rise.
  if (state === 'improved') return ' Not noise.';
  const ps = evidence.filter(({ test }) => decided_by.includes(test)).map(({ adjusted_p }) => adjusted_p);
  if (ps.length > 0) return ` Not noise: p ${equals(pValue(Math.min(...ps)))}.`;
  if (evidence.length === 0 || delta === 0) return '';
  if (state === 'inconclusive' && (delta ?? 0) < 0) {
    const p = sign ?? evidence[0]?.p ?? 1;
    // Significant alone, and yet no block: beside the other tests, or as trials may be copies, it is not.
    const isSignificant = sign !== undefined && sign <= alphaOf(decision);
    return ` ${isSignificant ? 'A sign of a drop' : 'This may be noise'}: p ${equals(pValue(p))}.`;
  }
  return state === 'inconclusive' ? '' : ' Within noise.';
}

function equals(p: string): string {
  return p.startsWith('<') ? p : `= ${p}`;
}

/** Whether the run passes without news: no finding decides or warns, no rate moved beyond noise, and no key of a rubric changed. */
export function isUnchanged({ decision, findings, metrics, criteria, lifts = [], start, config }: Decision): boolean {
  const moved = [...metrics, ...criteria, ...lifts].some(({ state }) => state === 'regressed' || state === 'improved');
  return (
    decision === 'pass' &&
    !moved &&
    start === null &&
    config?.keys === undefined &&
    !findings.some((finding) => decides(finding) || finding.effect === 'warn')
  );
}
