import type { Decided, Decision, Finding } from '../../schemas/types/decision.ts';
import { counted } from '../contract/text.ts';
import { countProblems } from '../errors.ts';
import type { Rate } from './comparing/rate.ts';
import { missingTrials } from './comparing/scores.ts';
import type { GateContext } from './context.ts';
import { isAwaiting } from './evaluate.ts';
import { rowOf } from './findings/catalogue.ts';
import { wordsText } from './findings/confirm.ts';
import { decidingFindings } from './findings/finding-list.ts';
import { pairedText, scoredTrials, scoredTrialsText } from './findings/rates.ts';
import { gates } from './policy/resolve-policy.ts';
import { percent, percents, points } from './wording.ts';

type Headlined = Pick<GateContext, 'candidate' | 'runs' | 'baseline' | 'confirm' | 'primary'>;

/** One sentence: the deciding reason, with its numbers. @param findings in their final order */
export function headlineOf(decided: Decided, findings: readonly Finding[], context: Headlined): string {
  const stated = findingInHeadline({ decision: decided, findings, baseline: context.baseline });
  const further = decidingFindings(decided, findings).slice(1);
  if (stated !== undefined) return `${stated.what}${more(further, decided === 'invalid' ? 'problem' : 'finding')}`;
  if (context.primary === null) return 'The input cannot be judged';
  return `${describeMetric(context.primary.metric, context)}${unjudged(findings, context)}`;
}

/**
 * The finding that the headline states: the first that decides. If none decides, what makes the run inconclusive: awaited trials, a sign of
 * a drop, or the reason why there is no baseline. That main fails the same goes before a sign, and a slice before the whole suite.
 * Undefined if the headline states the metric's numbers instead.
 */
export function findingInHeadline({
  decision,
  findings,
  baseline,
}: Pick<Decision, 'decision' | 'findings'> & { readonly baseline: object | null }): Finding | undefined {
  const [first] = decidingFindings(decision, findings);
  const stated = findings.find(({ code }) => rowOf(code).isHeadline);
  if (first !== undefined || decision !== 'inconclusive') return first ?? stated;
  const inDoubt = findings.filter(({ code }) => rowOf(code).holds === 'in doubt');
  return (
    findings.find((finding) => isAwaiting([finding])) ??
    stated ??
    inDoubt.find(({ code }) => rowOf(code).topic === 'slices') ??
    inDoubt[0] ??
    (baseline === null ? findings.find(({ code }) => rowOf(code).topic === 'baseline') : undefined)
  );
}

/** Also counts the problems that a shortened list leaves out. */
function more(further: readonly Finding[], noun: string): string {
  return further.length === 0 ? '' : `, and ${counted(countProblems(further), `more ${noun}`)}`;
}

/** Past the error budget the rate covers few trials, so the headline says how many have no verdict. */
function unjudged(findings: readonly Finding[], { candidate }: Headlined): string {
  if (!findings.some(({ code }) => rowOf(code).isBaselineWith === 'unfit')) return '';
  const { missing, total } = missingTrials(candidate);
  return `; ${missing} of ${counted(total, 'trial')} ${missing === 1 ? 'has' : 'have'} no verdict`;
}

function describeMetric(metric: Rate, context: Headlined): string {
  const { name, candidate, candidateCount, state, paired, rule } = metric;
  if (candidate === null) return `${name} was not measured`;
  const alone = `${name} is ${percent(candidate)} (${counted(candidateCount.total, 'scored trial')})`;
  if (state === 'no-baseline') return `${alone}, with no baseline to compare with`;
  if (state === 'not-comparable' || paired === null) return `${alone} and was not compared with the baseline`;
  const change = percents(paired.baseline, paired.candidate).join(' -> ');
  if (state === 'inconclusive') return noDropSeen(metric, change, context);
  const over = `${change} over ${pairedText(paired)} (${scoredTrialsText(scoredTrials(metric, context.runs))})`;
  switch (state) {
    case 'regressed':
      return `${name} fell, ${over}, ${gates(rule) ? 'which a waiver accepts' : 'which is advisory and does not block'}`;
    case 'improved':
      return `${name} rose, ${over}`;
    case 'unchanged':
      return `${name} did not drop${rule.tolerance === 0 ? '' : ` by ${points(rule.tolerance)}`}, ${over}`;
    case 'insufficient':
      return `${name} ${over}, with too few scenarios to compare`;
  }
}

/** States that no drop was seen, and the smallest drop that the suite detects. Smaller drops may go unseen. */
function noDropSeen({ name, detectable }: Rate, change: string, { confirm }: Headlined): string {
  const freshText = confirm.scenarios.length === 0 ? '' : `; of the lost scenarios ${wordsText(confirm.scenarios)}`;
  const sight =
    detectable === null || detectable >= 1
      ? 'This suite sees even the largest drops less than 3 times in 4'
      : `This suite sees drops from ${Math.ceil(detectable * 100)} points 3 times in 4`;
  return `No drop seen: ${name} ${change}. ${sight}${freshText}`;
}
