import type { Finding } from '../gating/decision.ts';
import { codeSpan, prose } from './escape.ts';
import { capitalised } from './format.ts';
import { details, joined, stacked } from './markdown.ts';
import { leftOut } from './rows.ts';
import type { View } from './view.ts';
import { DECISIONS, EFFECT_ORDER, EFFECTS } from './words.ts';

/**
 * What decided, each with what to do next; the usual advice where the gate gave none. The finding that the headline tells
 * is not told again.
 */
export function decidingSection(view: View): string {
  const { decision, findings, headline } = view.decision;
  const usual = findings.some((finding) => finding.next !== undefined) ? '' : DECISIONS[decision].next;
  const deciding = byEffect(findings.filter(decides));
  const told = deciding[0] !== undefined && headline.startsWith(deciding[0].what) ? deciding.slice(0, 1) : [];
  return joined([
    stacked(told.flatMap((finding) => remainder(view, finding))),
    listed(view, deciding.slice(told.length)),
    usual === '' ? '' : `→ ${usual}`,
  ]);
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
    .map((finding) => bullet(view, finding));
  const more = bullets.slice(detail.findings);
  return joined([
    bullets.slice(0, detail.findings).join('\n'),
    more.length === 0 ? '' : details(`${more.length} more`, more.join('\n')),
    leftOut(view, findings.length - bullets.length, 'findings'),
  ]);
}

function bullet(view: View, finding: Finding): string {
  const what = `${EFFECTS[finding.effect].icon} ${ended(prose(capitalised(finding.what), view.detail.sentence))}`;
  return `- ${stacked([what, ...remainder(view, finding)])}`;
}

/** Lines about a finding beside its own sentence: where, expected and found unless already said, why, and what to do. */
function remainder(view: View, finding: Finding): readonly string[] {
  const limit = view.detail.sentence;
  const { where, expected, actual, why, next } = finding;
  const facts = [
    where === undefined ? '' : `at ${codeSpan(where)}`,
    isNews(expected, finding) ? `expected ${prose(expected, limit)}` : '',
    isNews(actual, finding) ? `found ${prose(actual, limit)}` : '',
  ].filter((fact) => fact !== '');
  return [
    facts.length === 0 ? '' : ended(capitalised(facts.join(', '))),
    why === undefined || !view.includeOutput ? '' : codeSpan(why, limit),
    next === undefined ? '' : `→ ${ended(prose(next, limit))}`,
  ];
}

/** False of a fact all of whose numbers stand in the sentence before it. */
function isNews(fact: string | undefined, { what }: Finding): fact is string {
  if (fact === undefined) return false;
  const said = new Set(numbersIn(what));
  const numbers = numbersIn(fact);
  return numbers.length === 0 || numbers.some((number) => !said.has(number));
}

/** Whole numbers and fractions; digits of a commit id or a file name are none. */
function numbersIn(text: string): readonly string[] {
  return text.match(/(?<![\w.-])\d+(?:\.\d+)?(?![\w-])/g) ?? [];
}

function ended(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
