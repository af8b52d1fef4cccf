import type { Decision, Finding } from '../gating/decision.ts';
import { codeSpan, prose } from './escape.ts';
import { details } from './markdown.ts';
import { leftOut } from './rows.ts';
import type { View } from './view.ts';
import { DECISIONS, EFFECT_ORDER, EFFECTS } from './words.ts';

const MOST_STEPS = 3;

/** What to do next: the advice of the findings that need a hand, else the usual one for this decision. */
export function nextSection(view: View): string {
  const steps = nextSteps(view.decision).map((step) => prose(step, view.detail.sentence));
  const only = steps.length === 1 ? steps[0] : undefined;
  if (steps.length === 0) return `**Next:** ${DECISIONS[view.decision.decision].next}`;
  return only === undefined
    ? ['**Next:**', ...steps.map((step, index) => `${index + 1}. ${step}`)].join('\n')
    : `**Next:** ${only}`;
}

/** Every finding, what decided first. */
export function findingsSection(view: View): string {
  return EFFECT_ORDER.map((effect) => findingsOf(view, effect))
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Findings in the order of their effect, otherwise as the gate listed them. */
export function byEffect(findings: readonly Finding[]): readonly Finding[] {
  return EFFECT_ORDER.flatMap((effect) => findings.filter((finding) => finding.effect === effect));
}

function nextSteps(decision: Decision): readonly string[] {
  const advised = byEffect(decision.findings)
    .filter((finding) => finding.effect !== 'notice')
    .flatMap((finding) => (finding.next === undefined ? [] : [finding.next]));
  return [...new Set(advised)].slice(0, MOST_STEPS);
}

function findingsOf(view: View, effect: Finding['effect']): string {
  const { decision, detail } = view;
  const findings = decision.findings.filter((finding) => finding.effect === effect);
  if (findings.length === 0) return '';
  const shown = nextSteps(decision);
  const lines = findings
    .slice(0, detail.findings + detail.folded)
    .map((finding) => bullet(finding, shown, detail.sentence));
  const more = lines.slice(detail.findings);
  return [
    `### ${EFFECTS[effect].title} (${findings.length})`,
    lines.slice(0, detail.findings).join('\n'),
    more.length === 0 ? '' : details(`${more.length} more`, more.join('\n')),
    leftOut(view, findings.length - lines.length, 'findings'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** A sentence or two; the advice is not said again where it stands above. */
function bullet(finding: Finding, alreadyAdvised: readonly string[], limit: number): string {
  const place = finding.where === undefined ? '' : `${codeSpan(finding.where)}: `;
  const facts = [
    finding.expected === undefined ? '' : `expected ${prose(finding.expected, limit)}`,
    finding.actual === undefined ? '' : `found ${prose(finding.actual, limit)}`,
  ].filter((fact) => fact !== '');
  const detail = facts.length === 0 ? '' : ` – ${facts.join(', ')}`;
  const next =
    finding.next === undefined || alreadyAdvised.includes(finding.next) ? '' : ` Next: ${prose(finding.next, limit)}`;
  return `- ${place}${prose(finding.what, limit)}${detail}${next === '' ? '' : `.${next}`}`;
}
