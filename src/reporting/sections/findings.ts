import type { Decision, Finding, FindingScenario } from '../../../schemas/types/decision.ts';
import { byEffect, decides, decidingFindings } from '../../gating/findings/finding-list.ts';
import type { FindingCode } from '../../gating/messages/catalogue.ts';
import { gates } from '../../gating/policy/resolve-policy.ts';
import { criterionName, placeText } from '../../gating/wording.ts';
import { explainCommand } from '../commands.ts';
import { codeSpan, prose } from '../markdown/escape.ts';
import { capitalised, ended, score } from '../markdown/format.ts';
import { details, joined, leftOut, link, stacked } from '../markdown/tables.ts';
import type { View } from '../markdown/view.ts';
import { DECISIONS, EFFECTS, HELD_UP } from '../markdown/words.ts';

/** More notes than these hide what matters. */
const MOST_OPEN_NOTES = 2;

/**
 * What decided, each with what to do next; the usual advice where the gate gave none. The finding that the headline tells
 * is not told again.
 */
export function decidingSection(view: View): string {
  const { decision, findings } = view.decision;
  const deciding = nameOnce(adviseOnce(byEffect(findings.filter(decides))));
  const usual = deciding.some((finding) => finding.next !== undefined) ? '' : usualAdvice(view.decision);
  const told = decidingFindings(decision, findings).length === 0 ? [] : deciding.slice(0, 1);
  return joined([
    stacked(told.flatMap((finding) => remainder(view, finding))),
    listed(view, deciding.slice(told.length)),
    usual === '' ? '' : `→ ${usual}`,
    treesLine(view, deciding),
  ]);
}

function usualAdvice({ decision, exit_code, more_trials, findings }: Decision): string {
  const asked = findings.find(({ code }) => code === 'more-trials');
  if (more_trials > 0 && asked?.next !== undefined) return `${ended(prose(asked.next))} ${HELD_UP.awaiting}`;
  return decision === 'inconclusive' ? HELD_UP[exit_code === 0 ? 'no' : 'yes'] : DECISIONS[decision].next;
}

/**
 * Warnings, and notes: these are folded where there are many. What became of a waiver stands in the table of waivers, that more
 * trials are needed in the headline, and that the bar is lowered in the banner.
 */
export function notedSection(view: View): string {
  const told = adviseOnce(toldFindings(view.decision).filter((one) => !decides(one) && !IN_PLACE.has(one.code)));
  const notes = told.filter(({ effect }) => effect === 'notice');
  if (notes.length <= MOST_OPEN_NOTES || view.detail.folded === 0) return listed(view, told);
  const warnings = told.filter(({ effect }) => effect !== 'notice');
  return joined([listed(view, warnings), details(`Notes (${notes.length})`, listed(view, notes))]);
}

const IN_PLACE: ReadonlySet<string> = new Set<FindingCode>([
  'waived',
  'waiver-expired',
  'waiver-ignored',
  'more-trials',
  'gate-relaxed',
]);

/**
 * The findings that are worth a sentence, what decided first. A change of what is advisory and a rate that nobody can tell
 * stand in the row of their table only, unless they decide.
 */
export function toldFindings({ findings, metrics, criteria }: Decision): readonly Finding[] {
  const advisory = new Set([
    ...metrics.filter((metric) => !gates(metric)).map(({ name }) => name),
    ...criteria.filter((criterion) => !gates(criterion)).map(({ rubric, key }) => criterionName(rubric, key)),
  ]);
  const inRow = ({ code, effect, subject }: Finding): boolean =>
    subject !== undefined && (advisory.has(subject) || (code === 'inconclusive' && effect === 'notice'));
  return byEffect(findings.filter((finding) => decides(finding) || !inRow(finding)));
}

/** Whether a finding is about a rate; an outcome or a scenario may go by the same name as a metric or criterion. */
export function isAboutRate({ subject_kind: kind }: Finding): boolean {
  return kind === 'metric' || kind === 'criterion';
}

/** The same advice is given once, with the first finding that it belongs to. */
function adviseOnce(findings: readonly Finding[]): readonly Finding[] {
  const given = new Set<string>();
  return findings.map((finding) => {
    const { next, ...rest } = finding;
    if (next === undefined || given.has(next)) return rest;
    given.add(next);
    return finding;
  });
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
  const what = `${EFFECTS[finding.effect].icon} ${ended(capitalised(prose(finding.what, view.detail.sentence)))}`;
  return `- ${stacked([what, ...remainder(view, finding)])}`;
}

/** Lines about a finding beside its own sentence: where, expected and found unless in the row of its rate, why, and what to do. */
function remainder(view: View, finding: Finding): readonly string[] {
  const limit = view.detail.sentence;
  const { place, expected, actual, why, next } = finding;
  const isInRow = hasRow(finding, view.decision);
  const facts = [
    place === undefined ? '' : `at ${codeSpan(placeText(place))}`,
    expected === undefined || isInRow ? '' : `expected ${prose(expected, limit)}`,
    actual === undefined || isInRow ? '' : `found ${prose(actual, limit)}`,
  ].filter((fact) => fact !== '');
  return [
    facts.length === 0 ? '' : ended(capitalised(facts.join(', '))),
    why === undefined || !view.includeOutput ? '' : codeSpan(why, limit),
    next === undefined ? '' : `→ ${ended(prose(next, limit))}`,
    scenariosLine(finding),
  ];
}

function hasRow({ code, subject }: Finding, { metrics, criteria }: Decision): boolean {
  if (!IN_ROW.has(code)) return false;
  return (
    metrics.some(({ name }) => name === subject) ||
    criteria.some(({ rubric, key }) => criterionName(rubric, key) === subject)
  );
}

/** Findings whose facts stand in the row of their rate. */
const IN_ROW: ReadonlySet<string> = new Set<FindingCode>([
  'metric-regressed',
  'metric-vanished',
  'criterion-regressed',
  'criterion-vanished',
]);

/** Scenarios whose result trees the command shows. */
const MOST_SHOWN = 3;
/** Longer ids make no command that anybody pastes. */
const LONGEST_ID = 100;

/** The scenarios behind a finding, the worst first: `` Scenarios: `s1` (1.00 → 0.20), `s2` (0.50) and 8 more. `` Empty for none. */
export function scenariosLine({ scenarios }: Finding): string {
  if (scenarios === undefined) return '';
  const { total, worst } = scenarios;
  const more = total === worst.length ? '' : ` and ${total - worst.length} more`;
  return `Scenarios: ${named(worst)}${more}.`;
}

/** What several have alike is said once. */
function named(worst: readonly FindingScenario[]): string {
  const alike = new Map<string, readonly string[]>();
  for (const one of worst) {
    const sides = sidesOf(one);
    alike.set(sides, [...(alike.get(sides) ?? []), codeSpan(one.scenario, 60)]);
  }
  return Array.from(alike, ([sides, ids]) => `${ids.join(', ')}${aside(sides, ids.length)}`).join(', ');
}

function aside(sides: string, count: number): string {
  if (sides === '') return '';
  return count === 1 ? ` (${sides})` : ` (each ${sides})`;
}

function sidesOf({ candidate, baseline }: FindingScenario): string {
  const sides = [baseline, candidate].flatMap((side) => (typeof side === 'number' ? [score(side)] : []));
  return [...new Set(sides)].join(' → ');
}

/** The same scenarios are named once, with the first finding that they stand behind. */
export function nameOnce(findings: readonly Finding[]): readonly Finding[] {
  const told = new Set<string>();
  return findings.map((finding) => {
    const { scenarios, ...rest } = finding;
    const line = scenariosLine(finding);
    if (scenarios === undefined || told.has(line)) return rest;
    told.add(line);
    return finding;
  });
}

/** How to see the result trees of the first scenarios that are named; empty where none is. */
export function treesLine({ links }: View, findings: readonly Finding[]): string {
  const ids = [...new Set(findings.flatMap(idsOf))].filter(isPlain).slice(0, MOST_SHOWN);
  if (ids.length === 0) return '';
  const command = codeSpan(explainCommand(links.bundle ?? 'bundle', ids), Number.MAX_SAFE_INTEGER);
  if (links.bundle === undefined)
    return `→ Their result trees: ${command}, where \`bundle\` is the artifact of the run, or what \`--out\` keeps.`;
  const first = links.artifact === undefined ? '' : `download the ${link('full results', links.artifact)}, then `;
  return `→ Their result trees: ${first}${command}`;
}

function idsOf({ code, subject, scenarios }: Finding): readonly string[] {
  const own = code === 'must-pass-failed' && subject !== undefined ? [subject] : [];
  return [...own, ...(scenarios?.worst.map(({ scenario }) => scenario) ?? [])];
}

/** Whether a shell takes it as it stands. */
function isPlain(id: string): boolean {
  return !id.startsWith('-') && id.length <= LONGEST_ID;
}
