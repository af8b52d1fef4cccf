import type { Decision, Finding } from '../../../schemas/types/decision.ts';
import { describePlace } from '../../errors.ts';
import { rowOf } from '../../gating/findings/catalogue.ts';
import { byEffect, decides } from '../../gating/findings/finding-list.ts';
import { findingInHeadline } from '../../gating/headline.ts';
import { maskText } from '../../gating/masked-text.ts';
import { gates } from '../../gating/policy/resolve-policy.ts';
import { criterionName } from '../../gating/wording.ts';
import { bundleCommand } from '../commands.ts';
import { codeSpan, prose } from '../markdown/escape.ts';
import { capitalised, ended } from '../markdown/format.ts';
import { beside, details, joined, link, openList } from '../markdown/tables.ts';
import type { View } from '../markdown/view.ts';
import { EFFECTS } from '../markdown/words.ts';
import { saysChangeOf, statesHeadline } from './head.ts';
import { isInTable } from './rate-table.ts';

/** Findings that decided or warn and are not in the table of rates; general advice if none of them has a next step. */
export function findingsSection(view: View): string {
  const { decision } = view;
  const open = openFindings(decision);
  const isUndecided = decision.decision === 'inconclusive' && open.every(({ next }) => next === undefined);
  return joined([listed(view, open), isUndecided ? `→ ${undecidedText(decision)}` : '']);
}

/** Whether an inconclusive run blocks, and what to do about it: with too few scenarios no trial decides anything. */
function undecidedText({ exit_code: code, metrics: [metric] }: Decision): string {
  const more = metric?.state === 'insufficient' ? 'Add scenarios' : 'Run more trials per scenario';
  return code === 0
    ? `This does not block. ${more} to decide it, or merge without a clear result.`
    : `This blocks, because the policy says \`on_inconclusive: fail\`. ${more} to find out.`;
}

export function openFindings(decision: Decision): readonly Finding[] {
  return besideTable(decision).filter(isOpen(decision));
}

/** Notices, folded; if the decision is `fail`, warnings too. */
export function notesSection(view: View): string {
  const { decision, detail } = view;
  const notes = folded(decision).filter(({ code }) => rowOf(code).shownIn !== 'judge');
  const warnings = notes.filter(({ effect }) => effect === 'warn').length;
  const title = `Notes (${notes.length}${warnings === 0 ? '' : `, ${warnings} ⚠️`})`;
  return notes.length === 0 || detail.folded === 0 ? '' : details(title, listed(view, notes));
}

export function judgeSection(view: View): string {
  const notes = folded(view.decision).filter(({ code }) => rowOf(code).shownIn === 'judge');
  return notes.length === 0 || view.detail.folded === 0 ? '' : details('Judge', listed(view, notes));
}

function folded(decision: Decision): readonly Finding[] {
  return besideTable(decision).filter((finding) => !isOpen(decision)(finding));
}

function besideTable(decision: Decision): readonly Finding[] {
  return adviseOnce(
    listedFindings(decision).filter((finding) => {
      const { shownIn, isRowIfNotice } = rowOf(finding.code);
      const isInLead = isRowIfNotice === true && saysChangeOf(finding, decision);
      return !isInLead && !isInTable(finding, decision) && shownIn !== 'section' && shownIn !== 'line';
    }),
  );
}

function isOpen(decision: Decision): (finding: Finding) => boolean {
  return (finding) =>
    decides(finding) ||
    (decision.decision !== 'fail' && (finding.effect === 'warn' || isInHeadline(finding, decision)));
}

/** The findings that get a sentence, deciding ones first. Advisory rates and inconclusive notices are in the row of their table. */
export function listedFindings({ findings, metrics, criteria }: Decision): readonly Finding[] {
  const advisory = new Set([
    ...metrics.filter((metric) => !gates(metric)).map(({ name }) => name),
    ...criteria.filter((criterion) => !gates(criterion)).map(({ rubric, key }) => criterionName(rubric, key)),
  ]);
  const inRow = ({ code, effect, subject }: Finding): boolean =>
    subject !== undefined && (advisory.has(subject) || (effect === 'notice' && rowOf(code).isRowIfNotice === true));
  return byEffect(findings.filter((finding) => decides(finding) || !inRow(finding)));
}

/** Keeps equal advice only on the first finding that has it. */
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
  const lines = alikeFindings(findings).map((group) => lineOf(view, group));
  return openList(view, { noun: 'findings', lines, mark: '*' }, view.detail.findings);
}

/** Findings that say the same about different values and places. */
export interface Alike {
  readonly first: Finding;
  readonly count: number;
}

/** Groups findings that differ only in numbers, ids and quotes, but not in what is `code`: the same missing key, 397 times, is one line. */
export function alikeFindings(findings: readonly Finding[]): readonly Alike[] {
  const groups = new Map<string, Alike>();
  for (const first of findings) {
    const { code, effect, what, expected, place, more = 0 } = first;
    // The names of keys and files tell findings apart.
    const sentence = place === undefined ? what : [maskText(what).key, ...(what.match(/`[^`]*`/g) ?? [])];
    const key = JSON.stringify([code, effect, sentence, expected]);
    const known = groups.get(key);
    groups.set(key, { first: known?.first ?? first, count: (known?.count ?? 0) + 1 + more });
  }
  return [...groups.values()];
}

function lineOf(view: View, { first: finding, count }: Alike): string {
  const limit = view.detail.sentence;
  const { place, expected, actual, why, next, scenarios } = finding;
  const times = count === 1 ? '' : `**${count} times**, first `;
  const facts = beside(
    [
      place === undefined ? '' : `${times}at ${codeSpan(describePlace(place))}`,
      expected === undefined ? '' : `expected ${prose(expected, limit)}`,
      actual === undefined ? '' : `found ${prose(actual, limit)}`,
    ],
    ', ',
  );
  const rest = beside([
    facts === '' ? '' : ended(capitalised(facts)),
    why === undefined || !view.includeOutput ? '' : codeSpan(why, limit),
    scenarioText(scenarios),
  ]);
  const isStated = isInHeadline(finding, view.decision) && (rest !== '' || next !== undefined);
  const said = beside([isStated ? '' : ended(capitalised(prose(finding.what, limit))), rest]);
  const advice = next === undefined ? '' : `${said === '' ? '' : '→ '}${ended(prose(next, limit))}`;
  return `${EFFECTS[finding.effect].icon} ${beside([said, advice])}`;
}

/** Whether the first sentences say it: as the headline, or as what fresh trials say about the change. */
export function isInHeadline(finding: Finding, decision: Decision): boolean {
  const { code, subject } = finding;
  const stated = findingInHeadline(decision);
  const isHeadline = statesHeadline(decision) && stated?.code === code && stated.subject === subject;
  return isHeadline || (rowOf(code).isConfirmed === true && decides(finding) && saysChangeOf(finding, decision));
}

const MOST_NAMED = 5;

function scenarioText(scenarios: Finding['scenarios']): string {
  if (scenarios === undefined) return '';
  const ids = scenarios.worst.slice(0, MOST_NAMED).map(({ scenario }) => codeSpan(scenario, 60));
  const others = scenarios.total - ids.length;
  return `Scenarios: ${ids.join(' ')}${others > 0 ? ` +${others}` : ''}.`;
}

/** Scenarios whose result trees the command shows. */
const MOST_SHOWN = 3;
/** Longer ids make a command too long to paste. */
const LONGEST_ID = 100;

/** How to accept what blocks, if a waiver may, and to check it in the terminal; empty if the decision is not `fail`. */
export function acceptSection({ decision, links, detail }: View): string {
  if (decision.decision !== 'fail' || detail.folded === 0) return '';
  const mayAccept = decision.findings.filter(decides).some(({ code }) => {
    const { waivable, liftedIf, isWorseThanMain } = rowOf(code);
    return waivable !== undefined || liftedIf !== undefined || isWorseThanMain === true;
  });
  const shown = scenariosToExplain(decision);
  const bundle = links.bundle ?? 'bundle';
  const first = links.artifact === undefined ? '' : `download the ${link('full results', links.artifact)}, then `;
  const lines = [
    mayAccept ? `- Accept it on record: a waiver in main's policy, with owner, ceiling and last day.` : '',
    shown.length === 0
      ? ''
      : `- Look at the steps: ${first}${codeSpan(bundleCommand('explain', bundle, shown), Number.MAX_SAFE_INTEGER)}`,
    `- Hand it to a coding agent: ${codeSpan(bundleCommand('brief', bundle), Number.MAX_SAFE_INTEGER)}`,
    `- Check the decision: ${codeSpan(bundleCommand('replay', bundle), Number.MAX_SAFE_INTEGER)}`,
  ];
  const title = mayAccept ? 'Accept this, or check it yourself' : 'Check it yourself';
  return details(title, lines.filter((line) => line !== '').join('\n'));
}

/** One scenario of each cause; without causes, those that the deciding findings name, the worst first. */
export function scenariosToExplain({ causes, findings }: Decision): readonly string[] {
  const named = findings.filter(decides).flatMap(({ subject = '', subject_kind: kind, scenarios }) => {
    return kind === 'scenario' ? [subject] : (scenarios?.worst.slice(0, 1).map(({ scenario }) => scenario) ?? []);
  });
  const ids = causes.length === 0 ? named : causes.flatMap(({ scenarios }) => scenarios.slice(0, 1));
  return ids.filter((id) => !id.startsWith('-') && id.length <= LONGEST_ID).slice(0, MOST_SHOWN);
}
