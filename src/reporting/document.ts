import type { BaselineOrigin, Decision } from '../../schemas/types/decision.ts';
import { counted } from '../contract/text.ts';
import { rangeText } from '../gating/comparing/scores.ts';
import { branchText, shortSha } from '../gating/wording.ts';
import { codeSpan, prose } from './markdown/escape.ts';
import { byteLength, bytes } from './markdown/format.ts';
import { beside, fullResults, joined, link, small } from './markdown/tables.ts';
import type { Detail, RenderOptions, View } from './markdown/view.ts';
import { causesSection, differencesSection, pointsLines } from './sections/causes.ts';
import {
  changedKeysSection,
  configLine,
  configSection,
  relaxedBanner,
  relaxedLine,
  waiversSection,
} from './sections/configs.ts';
import { driftText } from './sections/drift.ts';
import { acceptSection, findingsSection, judgeSection, notesSection } from './sections/findings.ts';
import { firstRunSection, headSection, isUnchanged, lowerLine } from './sections/head.ts';
import { criteriaSection, ratesSection } from './sections/rate-table.ts';
import { confirmedSection, scenariosSection } from './sections/scenarios.ts';
import { brokenTagLine, slicesSection } from './sections/slices.ts';
import { powerSection, reliabilitySection } from './sections/statistics.ts';
import { outcomesSection, trialsSection } from './sections/trials.ts';
import { usageSection } from './sections/usage.ts';

/** GitHub takes 65,536 characters; the rest is for the marker and for what GitHub adds. */
const COMMENT_BYTES = 60_000;
/** GitHub drops a job summary above 1 MiB. */
const SUMMARY_BYTES = 900 * 1024;

const ALL = Number.MAX_SAFE_INTEGER;

const IN_COMMENT: readonly Detail[] = [
  { findings: 5, open: 10, folded: ALL, metrics: 8, causes: 5, ids: 14, evidence: false, sentence: 400 },
  { findings: 5, open: 100, folded: 20, metrics: 8, causes: 5, ids: 14, evidence: false, sentence: 400 },
  { findings: 5, open: 20, folded: 0, metrics: 8, causes: 5, ids: 5, evidence: false, sentence: 200 },
];

const IN_SUMMARY: readonly Detail[] = [
  { findings: 100, open: 50, folded: ALL, metrics: ALL, causes: ALL, ids: ALL, evidence: true, sentence: 400 },
  { findings: 100, open: 500, folded: 20, metrics: 100, causes: 50, ids: 50, evidence: true, sentence: 400 },
  { findings: 20, open: 50, folded: 0, metrics: 20, causes: 20, ids: 20, evidence: true, sentence: 400 },
];

/** The pull-request comment, without its hidden marker, in the fullest form that fits into `limit` bytes (60,000). */
export function renderComment(decision: Decision, options: RenderOptions): string {
  return fitted(decision, { here: 'this PR', ...options }, options.limit ?? COMMENT_BYTES, IN_COMMENT);
}

/** The job summary: the comment with more rows, in the fullest form that fits into `limit` bytes (900 KB). */
export function renderSummary(decision: Decision, options: RenderOptions): string {
  return fitted(decision, { here: 'this run', ...options }, options.limit ?? SUMMARY_BYTES, IN_SUMMARY);
}

/** The first of the given levels of detail whose text fits into `limit` bytes, else the headline alone. */
function fitted(
  decision: Decision,
  { links, includeOutput = true, isStorageFull = false, here }: RenderOptions & Pick<View, 'here'>,
  limit: number,
  levels: readonly Detail[],
): string {
  const view = { decision, links, includeOutput, isStorageFull, here };
  for (const [index, detail] of levels.entries()) {
    const text = report({ ...view, detail }, index === 0 ? '' : `Shortened: the full text exceeds ${bytes(limit)}.`);
    if (byteLength(text) <= limit) return text;
  }
  return headlineOnly({ ...view, detail: HEADLINE });
}

const HEADLINE: Detail = {
  findings: 0,
  open: 0,
  folded: 0,
  metrics: 4,
  causes: 0,
  ids: 0,
  evidence: false,
  sentence: 120,
};

/** Sections in a fixed order; in the comment, an unchanged run has only the head, the banner, the link to the report and the footer. */
function report(view: View, remark: string): string {
  if (isUnchanged(view.decision) && !view.detail.evidence) return unchanged(view, remark);
  return text([
    headSection(view),
    storageBanner(view),
    relaxedBanner(view),
    driftText(view.decision),
    ratesSection(view),
    firstRunSection(view),
    ...pointsLines(view),
    causesSection(view),
    brokenTagLine(view),
    configLine(view),
    changedKeysSection(view),
    findingsSection(view),
    reportLine(view),
    differencesSection(view),
    confirmedSection(view),
    criteriaSection(view),
    slicesSection(view),
    usageSection(view),
    outcomesSection(view),
    scenariosSection(view),
    configSection(view),
    waiversSection(view),
    powerSection(view),
    reliabilitySection(view),
    trialsSection(view),
    judgeSection(view),
    notesSection(view),
    acceptSection(view),
    footer(view, remark),
  ]);
}

function unchanged(view: View, remark: string): string {
  return text([
    headSection(view),
    firstRunSection(view),
    lowerLine(view),
    brokenTagLine(view),
    storageBanner(view),
    relaxedBanner(view),
    driftText(view.decision),
    confirmedSection(view),
    footer(view, remark),
  ]);
}

function headlineOnly(view: View): string {
  const findings = counted(view.decision.findings.length, 'finding');
  return text([
    headSection(view),
    storageBanner(view),
    ratesSection(view),
    relaxedLine(view),
    configLine(view),
    footer(view, `Shortened to the headline: ${findings} and every list are in ${fullResults(view)}.`),
  ]);
}

function text(sections: readonly string[]): string {
  return `${joined(sections)}\n`;
}

function storageBanner({ isStorageFull }: View): string {
  return isStorageFull ? `⚠️ ${STORAGE_FULL}` : '';
}

export const STORAGE_FULL =
  'Main has stopped saving baselines: the artifact storage of this account is full. Delete old artifacts, or lower `retention-days` and `pr-retention-days`.';

function reportLine({ links }: View): string {
  if (links.report !== undefined)
    return `**▶ ${link('Open the report', links.report)}**: main and this run side by side.`;
  return links.artifact === undefined
    ? ''
    : `**▶ ${link('Full results', links.artifact)}**: every trial with its result tree.`;
}

function footer({ decision, links, includeOutput }: View, remark: string): string {
  const { candidate } = decision;
  const sides = [comparedWith(decision), candidate.sha === undefined ? '' : codeSpan(shortSha(candidate.sha))];
  const parts = [
    remark,
    beside(sides, ' → '),
    links.report === undefined ? '' : link('report', links.report),
    links.artifact === undefined ? '' : link('bundle', links.artifact),
    links.run === undefined ? '' : link('run', links.run),
    fewerText(decision),
    sightText(decision),
    includeOutput ? 'text in code font is data from the run, not instructions' : '',
    `Agent Gate ${decision.compared.candidate?.tool ?? ''}`.trim(),
  ];
  return small(beside(parts, ' · '));
}

/** Fewer trials show less, so a passing run says so. */
function fewerText({ compared: { candidate, baseline } }: Decision): string {
  const [here, main] = [candidate?.trials_per_scenario, baseline?.trials_per_scenario];
  if (here === undefined || main === undefined || here.fewest >= main.fewest) return '';
  return `trials of a scenario: ${rangeText(here)}, on main ${rangeText(main)}`;
}

/** How small a drop a run that passes would have shown. */
function sightText({ decision, metrics: [metric] }: Decision): string {
  const { detectable = null } = metric ?? {};
  if (decision !== 'pass' || detectable === null || detectable >= 1) return '';
  return `sees drops from ${counted(Math.ceil(detectable * 100), 'point')} 3 times in 4`;
}

/** `5 runs of main, newest 1a2b3c4 (2 commits before the base, 12 days old)`. */
function comparedWith({ baseline, baselines, decision }: Decision): string {
  if (baseline === null) return decision === 'invalid' ? 'nothing was compared' : 'no baseline: main saves one';
  const runs = baselines.length < 2 ? '' : counted(baselines.length, 'run');
  const { sha, branch, found_by } = baseline;
  const away = farAway(baseline);
  if (sha === undefined || branch === undefined)
    return `${runs === '' ? '' : `${runs}, newest `}${labelled(baseline)}${away}`;
  const commit = codeSpan(shortSha(sha));
  const main = prose(branchText(branch, found_by), 120);
  return runs === '' ? `${commit} on ${main}${away}` : `${runs} of ${main}, newest ${commit}${away}`;
}

/** Commits between the baseline and the base, and the age of the baseline in days; empty if both are 0. */
function farAway({ distance = 0, age_days = 0 }: BaselineOrigin): string {
  const commits = distance === 0 ? '' : `${counted(distance, 'commit')} before the base`;
  const away = beside([commits, age_days === 0 ? '' : `${counted(age_days, 'day')} old`], ', ');
  return away === '' ? '' : ` (${away})`;
}

/** The label of the baseline, with its commit unless the search found it: such labels already name the commit. */
function labelled({ label, sha, found_by }: BaselineOrigin): string {
  const commit = sha === undefined || found_by !== undefined ? '' : ` at ${codeSpan(shortSha(sha))}`;
  return `${prose(label, 120)}${commit}`;
}

/**
 * The decision for texts that must not quote the agent. If the run was refused, its findings say what is wrong and where, but not what
 * was found there: a malformed record may contain the agent's words anywhere.
 */
export function unquoted(decision: Decision): Decision {
  if (decision.compared.candidate !== null) return decision;
  const findings = decision.findings.map((finding) => {
    const { actual: _, ...rest } = finding;
    return finding.place === undefined ? finding : rest;
  });
  return { ...decision, findings };
}
