import type { CallDifference, Cause, CausePart, Decision, Start } from '../../../schemas/types/decision.ts';
import { must } from '../../contract/must.ts';
import { addTo } from '../../contract/numbers.ts';
import { slug } from '../../contract/slug.ts';
import { counted } from '../../contract/text.ts';
import { criterionName } from '../../gating/wording.ts';
import { codeSpan, diffBlock, prose } from '../markdown/escape.ts';
import { fixed, wholeRate } from '../markdown/format.ts';
import { details, joined, leftOut, link, table } from '../markdown/tables.ts';
import type { View } from '../markdown/view.ts';

/** What broke, by cause, the largest first, and where to start; the ids alone if no cause is known. */
export function causesSection(view: View): string {
  const { decision, detail } = view;
  const { causes, start } = decision;
  if (causes.length === 0) {
    const broke = decision.flips.broke.map(({ scenario }) => scenario);
    return broke.length === 0 ? '' : `**Broke:** ${idList(view, broke)}`;
  }
  const shown = causes.slice(0, detail.causes);
  const rows = shown.map((cause) => [
    `**${cause.scenarios.length}**`,
    causeText(cause, view),
    idList(view, cause.scenarios),
  ]);
  return joined([
    '**What broke, by cause**',
    table(['n', 'cause', 'scenarios'], rows, 'rll'),
    leftOut(view, causes.length - shown.length, 'causes'),
    start === null ? '' : startText(start, decision),
  ]);
}

/** One cause in a few words; also for annotations and the terminal, which remove the Markdown. */
export function causeText(cause: Cause, { decision, includeOutput }: Pick<View, 'decision' | 'includeOutput'>): string {
  const { kind, text, criterion, parts, service } = cause;
  const looks = service === true ? ' · looks like the service' : '';
  const quoted = text === undefined || !includeOutput ? '' : ` ${codeSpan(text, 78)}`;
  switch (kind) {
    case 'error':
      return `💥 crash${includeOutput && parts.length > 1 ? ` ${messagesOf(parts)}` : quoted}${looks}`;
    case 'empty':
      return '🕳️ nothing recorded: the agent may not have run';
    case 'reason':
      return `💬 the harness says${quoted === '' ? ' why' : quoted}${looks}`;
    case 'criterion':
      return `📏 no longer holds: ${questionOf(must(criterion, 'the criterion of a cause'), decision)}${toolsOf(parts, '; ')}`;
    case 'arguments':
      return `🔀 same call as on main, other arguments${toolsOf(parts, ': ')}`;
    case 'calls':
      return `✂️ a call of main ${changesOf(parts)}`;
    case 'other':
      return '❔ no error, reason or step in common';
  }
}

function messagesOf(parts: readonly CausePart[]): string {
  const [first, ...others] = parts.map(({ text = '', scenarios }) => `${codeSpan(text, 60)} (${scenarios.length})`);
  return others.length === 0 ? must(first, 'a part of a cause') : `${first} and ${counted(others.length, 'other')}`;
}

function questionOf(criterion: string, { criteria }: Decision): string {
  const compared = criteria.find(({ rubric, key }) => criterionName(rubric, key) === criterion);
  return compared?.question === undefined ? codeSpan(criterion, 80) : prose(compared.question, 90);
}

/** The tools with the most scenarios. */
function toolsOf(parts: readonly CausePart[], intro: string): string {
  const counts = new Map<string, number>();
  for (const { tool = '', scenarios } of parts) for (const _ of scenarios) addTo(counts, tool);
  const ordered = [...counts].sort((a, b) => b[1] - a[1]);
  const named = ordered.slice(0, 2).map(([tool, count]) => `${count} × ${codeSpan(tool, 40)}`);
  return named.length === 0 ? '' : `${intro}${named.join(', ')}${ordered.length > 2 ? ' …' : ''}`;
}

const CHANGES = {
  'left-out': 'left out',
  added: 'added',
  replaced: 'replaced',
  arguments: 'with other arguments',
} as const;

function changesOf(parts: readonly CausePart[]): string {
  const counts = new Map<string, number>();
  for (const { change = 'arguments', scenarios } of parts) for (const _ of scenarios) addTo(counts, CHANGES[change]);
  return [...counts].map(([words, count]) => `${words} (${count})`).join(', ');
}

/** Ids as links into the report, if there is one. */
function idList(view: View, ids: readonly string[]): string {
  const { report } = view.links;
  const shown = ids.slice(0, view.detail.ids).map((id) => {
    const name = report === undefined ? codeSpan(id, 60) : prose(id, 60);
    return report === undefined ? name : link(name, `${report}#s-${slug(id)}`);
  });
  const more = ids.length - shown.length;
  return `${shown.join(' ')}${more > 0 ? ` +${more}` : ''}`;
}

/** `**Start with the two crashes:** 18 of the 36 that broke. If these came back: 60 %, above the floor, still 15 below main.` */
export function startText(
  { causes, scenarios, broke, rate, baseline, threshold }: Start,
  { causes: all }: Decision,
): string {
  const isCrash = causes.every((index) => all[index]?.kind === 'error');
  const many = causes.length === 1 ? '' : causes.length === 2 ? 'two ' : `${causes.length} `;
  const what = isCrash ? `the ${many}${causes.length === 1 ? 'crash' : 'crashes'}` : 'the first cause';
  const lacking = Math.round((baseline - rate) * 100);
  const where = [
    ...(threshold === null
      ? []
      : [rate < threshold ? `still below the floor of ${wholeRate(threshold)}` : 'above the floor']),
    lacking > 0 ? `still ${fixed(lacking, 0)} below main` : 'no lower than main',
  ];
  return `**Start with ${what}:** ${scenarios} of the ${broke} that broke. If ${scenarios === 1 ? 'it' : 'these'} came back: ${wholeRate(rate)}, ${where.join(', ')}.`;
}

/** Most differences shown. */
const MOST_DIFFERENCES = 5;

/** The first difference of one scenario of each part of a cause, as a diff. */
export function differencesSection({ decision, detail, includeOutput, here }: View): string {
  if (!includeOutput || detail.folded === 0) return '';
  const differences = [0, 1, 2].flatMap((place) =>
    decision.causes.flatMap(({ parts }) => {
      const { example, tool = '' } = parts[place] ?? {};
      return example ? [{ tool, example }] : [];
    }),
  );
  if (differences.length === 0) return '';
  const lines = differences
    .slice(0, MOST_DIFFERENCES)
    .flatMap(({ tool, example }, index) => [...(index === 0 ? [] : ['']), ...differenceLines(tool, example, here)]);
  return details('Why the first ones failed, step by step', diffBlock(lines));
}

export function differenceLines(
  tool: string,
  { scenario, step, main, candidate }: CallDifference,
  here: string,
): readonly string[] {
  return [
    `  scenario ${scenario} · step ${step} · ${tool}`,
    `- main     ${main ?? 'no such call'}`,
    `+ ${here.padEnd(8)} ${candidate ?? 'no such call'}`,
  ];
}
