import type { Finding } from '../gating/decision.ts';
import { codeSpan, prose } from './escape.ts';
import { details, joined } from './markdown.ts';
import { leftOut } from './rows.ts';
import type { View } from './view.ts';
import { DECISIONS, EFFECT_ORDER, EFFECTS } from './words.ts';

/** What decided, each with what to do next; the usual advice where the gate gave none. */
export function decidingSection(view: View): string {
  const { decision, findings } = view.decision;
  const usual = findings.some((finding) => finding.next !== undefined) ? '' : DECISIONS[decision].next;
  return joined([listed(view, findings.filter(decides)), usual === '' ? '' : `→ ${usual}`]);
}

/** Warnings and notes. */
export function notedSection(view: View): string {
  return listed(
    view,
    view.decision.findings.filter((finding) => !decides(finding)),
  );
}

/** Findings in the order of their effect, otherwise as the gate listed them. */
export function byEffect(findings: readonly Finding[]): readonly Finding[] {
  return EFFECT_ORDER.flatMap((effect) => findings.filter((finding) => finding.effect === effect));
}

/** True of the findings that made the decision `fail` or `invalid`. */
export function decides(finding: Finding): boolean {
  return finding.effect === 'block' || finding.effect === 'invalid';
}

function listed(view: View, findings: readonly Finding[]): string {
  const { detail } = view;
  const bullets = byEffect(findings)
    .slice(0, detail.findings + detail.folded)
    .map((finding) => bullet(finding, detail.sentence));
  const more = bullets.slice(detail.findings);
  return joined([
    bullets.slice(0, detail.findings).join('\n'),
    more.length === 0 ? '' : details(`${more.length} more`, more.join('\n')),
    leftOut(view, findings.length - bullets.length, 'findings'),
  ]);
}

function bullet(finding: Finding, limit: number): string {
  const place = finding.where === undefined ? '' : `${codeSpan(finding.where)} `;
  const facts = [
    finding.expected === undefined ? '' : `expected ${prose(unended(finding.expected), limit)}`,
    finding.actual === undefined ? '' : `found ${prose(unended(finding.actual), limit)}`,
  ].filter((fact) => fact !== '');
  const what = [prose(unended(finding.what), limit), facts.join(', ')].filter((part) => part !== '').join(': ');
  const next = finding.next === undefined ? '' : `<br>→ ${prose(finding.next, limit)}`;
  return `- ${EFFECTS[finding.effect].icon} ${place}${what}.${next}`;
}

/** Without its full stop, since more follows. */
function unended(sentence: string): string {
  return sentence.trimEnd().replace(/[.…]$/, '');
}
