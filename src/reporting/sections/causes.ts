import type { CallDifference, Cause, CausePart, Decision, Start } from '../../../schemas/types/decision.ts';
import { must } from '../../contract/must.ts';
import { slug } from '../../contract/slug.ts';
import { counted } from '../../contract/text.ts';
import { codeSpan, diffBlock, keyText, prose } from '../markdown/escape.ts';
import { fixed, signedTenths, wholeChange, wholeRate } from '../markdown/format.ts';
import { beside, details, joined, link, small } from '../markdown/tables.ts';
import type { View } from '../markdown/view.ts';
import { lowerFlaky } from './head.ts';

/** Most criteria of the line on where the points went. */
const MOST_CRITERIA = 5;

/** How much each criterion moved the primary metric, with the agent's crashes, and each layer; none if it moved by less than a point. */
export function pointsLines({ decision }: Pick<View, 'decision'>): readonly string[] {
  const { contributions } = decision;
  const title = pointsTitle(decision);
  if (title === '') return [];
  const criteria = (contributions?.criteria ?? [])
    .slice(0, MOST_CRITERIA)
    .map(({ criterion, change }) => `${keyText(criterion)} ${signedTenths(change)}`);
  const notes = [
    contributions?.exact === false ? 'each alone put back to main’s result: they need not add up' : '',
    crashesText(decision),
  ];
  const note = beside(notes, '; ');
  const layers = layersText(decision);
  return [
    ...(criteria.length === 0
      ? []
      : [beside([`**${title}:** ${criteria.join(' · ')}`, small(note === '' ? '' : `(${note})`)])]),
    ...(layers === '' ? [] : [`**${criteria.length === 0 ? `${title}, by layer` : 'By layer'}:** ${layers}`]),
  ];
}

/** `Where the 20 points went`; empty if the primary metric moved by less than a point. */
export function pointsTitle({ metrics: [metric] }: Decision): string {
  const { paired } = metric ?? {};
  const moved = paired === undefined ? 0 : Math.round(100 * wholeChange(paired.baseline, paired.candidate));
  if (moved === 0) return '';
  return moved < 0 ? `Where the ${counted(-moved, 'point')} went` : `Where the ${counted(moved, 'point')} came from`;
}

export function crashesText({ crashes }: Decision): string {
  return crashes === undefined
    ? ''
    : `${crashes.trials} of ${crashes.of} trials crashed: ${signedTenths(crashes.change)}`;
}

/** What each layer lost; empty if it is one alone. */
export function layersText({ layers }: Decision): string {
  const texts = LAYERS.flatMap(([layer, words]) => {
    const change = layers?.[layer] ?? 0;
    return Math.abs(change) < LEAST_POINTS ? [] : [`${words} ${signedTenths(change)}`];
  });
  return texts.length > 1 ? texts.join(' · ') : '';
}

const LAYERS = [
  ['harness', 'harness or mapping'],
  ['environment', 'environment'],
  ['agent', 'agent'],
  ['config', 'config (after the merge)'],
] as const;

/** Smallest change of a layer that is shown, 0 to 1. */
const LEAST_POINTS = 0.0005;

/** What broke or lost points, by cause, the largest first, and where to start; the ids alone if no cause is known. */
export function causesSection(view: View): string {
  const { decision, detail } = view;
  const { causes, start, flips } = decision;
  if (causes.length === 0) {
    const broke = flips.broke.map(({ scenario }) => scenario);
    return broke.length === 0 ? '' : `**Broke:** ${idList(view, broke)}`;
  }
  const rows = causes.flatMap((cause) => causeRows(cause, view));
  const rest = rows.slice(detail.causes).flatMap(({ scenarios }) => scenarios);
  const flaky = lowerFlaky(decision).filter(({ scenario }) => !flips.lost.some((flip) => flip.scenario === scenario));
  const bullets = [
    ...rows.slice(0, detail.causes),
    { text: `${counted(rows.length - detail.causes, 'smaller cause')}`, scenarios: rest },
    { text: 'flaky, not broken', scenarios: flaky.map(({ scenario }) => scenario) },
  ]
    .filter(({ scenarios }) => scenarios.length > 0)
    .map(({ text, scenarios }) => `- **${scenarios.length}** · ${text}: ${idList(view, scenarios)}`);
  return joined([`**${causesTitle(decision)}**`, bullets.join('\n'), start === null ? '' : startText(start, decision)]);
}

export function causesTitle(decision: Pick<Decision, 'flips' | 'confirm'>): string {
  return `What ${verbOf(decision)}, by cause`;
}

/** What scenarios with a cause did; whether those that failed broke is open while fresh trials are awaited. */
function verbOf({ flips: { broke, lost }, confirm }: Pick<Decision, 'flips' | 'confirm'>): string {
  const failed = confirm === null ? 'broke' : 'failed';
  return beside([broke.length > 0 ? failed : '', lost.length > 0 ? 'lost points' : ''], ' or ') || failed;
}

/** From as many scenarios on, the parts of a cause are told apart. */
const FEWEST_APART = 3;

/** One cause, or its larger parts and what is left of it; also for the terminal. */
export function causeRows(cause: Cause, view: Pick<View, 'includeOutput'>) {
  const { parts, scenarios } = cause;
  const large = parts.filter((part) => part.scenarios.length > 1);
  const rowOfParts = (chosen: readonly CausePart[], ids: readonly string[]) =>
    ids.length === 0 ? [] : [{ text: causeText({ ...cause, parts: chosen }, view), scenarios: ids }];
  if (scenarios.length < FEWEST_APART || parts.length < 2 || large.length === 0) return rowOfParts(parts, scenarios);
  const told = new Set(large.flatMap((part) => part.scenarios));
  return [
    ...large.flatMap((part) => rowOfParts([part], part.scenarios)),
    ...rowOfParts(
      parts.filter((part) => !large.includes(part)),
      scenarios.filter((id) => !told.has(id)),
    ),
  ];
}

/** One cause in a few words; also for annotations and the terminal, which remove the Markdown. */
export function causeText(cause: Cause, { includeOutput }: Pick<View, 'includeOutput'>): string {
  const { kind, text, parts, service, fact, lacks } = cause;
  const looks = service === true ? ' · looks like the service' : '';
  const message = parts.length === 1 ? (parts[0]?.text ?? text) : text;
  const quoted = message === undefined || !includeOutput ? '' : ` ${codeSpan(message, 78)}`;
  const calls = callsText(parts, includeOutput);
  switch (kind) {
    case 'missing':
      return `fact ${codeSpan(must(fact, 'the fact of a cause'), 60)} is missing${lacksText(lacks)}`;
    case 'error':
      return `crash${includeOutput && parts.length > 1 ? ` ${messagesOf(parts)}` : quoted}${looks === '' ? '' : `${looks}: if so, record \`kind: infrastructure\``}`;
    case 'empty':
      return 'nothing recorded: the agent may not have run';
    case 'reason':
      return `the harness says${quoted === '' ? ' why' : quoted}${looks}`;
    case 'criterion':
      return beside([`${criterionOf(cause)} fails`, beside([quoted.trim(), calls], '; ')], ': ');
    case 'arguments':
    case 'calls':
      return calls;
    case 'other':
      return 'no error, reason or step in common';
  }
}

/** The key of its criterion; empty if it has none. */
function criterionOf({ criterion = '' }: Cause): string {
  return criterion === '' ? '' : keyText(criterion.slice(criterion.indexOf('/') + 1));
}

/** `in 10 of 20 trials, on main in none`. */
function lacksText(lacks: Cause['lacks']): string {
  if (lacks === undefined) return '';
  const { candidate, baseline } = lacks;
  const onMain = baseline.count === 0 ? 'none' : `${baseline.count} of ${baseline.total}`;
  return ` in ${candidate.count} of ${candidate.total} trials, on main in ${onMain}`;
}

function messagesOf(parts: readonly CausePart[]): string {
  const [first, ...others] = parts.map(({ text = '', scenarios }) => `${codeSpan(text, 60)} (${scenarios.length})`);
  return others.length === 0 ? must(first, 'a part of a cause') : `${first} and ${counted(others.length, 'other')}`;
}

/** How the calls of the parts differ from main's, the first two. */
function callsText(parts: readonly CausePart[], includeOutput: boolean): string {
  const texts = parts.filter(({ change }) => change !== undefined).map((part) => partText(part, includeOutput));
  return `${texts.slice(0, 2).join('; ')}${texts.length > 2 ? '; …' : ''}`;
}

/** How a call differs from main's: `book_meeting` with another `time` (`"13:00"` → `"14:00"`, …). */
export function partText(
  { text, change, tool = '', instead = '', argument, example, scenarios }: CausePart,
  includeOutput: boolean,
): string {
  const name = codeSpan(tool, 40);
  switch (change) {
    case 'left-out':
      return `${name} is no longer called`;
    case 'less-often':
      return `${name} is called less often than on main`;
    case 'added':
      return `${name} is called, on main it is not`;
    case 'more-often':
      return `${name} is called more often than on main`;
    case 'replaced':
      return `${codeSpan(instead, 40)} is called, on main ${name}`;
    case 'arguments':
      return argument === undefined
        ? `${name} with other arguments`
        : `${name} with another ${codeSpan(argument, 40)}${includeOutput ? valuesText(argument, example, scenarios.length) : ''}`;
    default:
      return codeSpan(text ?? '', 78);
  }
}

function valuesText(argument: string, example: CausePart['example'], scenarios: number): string {
  if (example === undefined) return '';
  const [main, here] = [example.main, example.candidate].map((text) =>
    codeSpan((text ?? 'absent').replace(`${argument}: `, ''), 24),
  );
  return ` (${main} → ${here}${scenarios > 1 ? ', …' : ''})`;
}

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
export function startText({ causes, scenarios, broke, rate, baseline, threshold }: Start, decision: Decision): string {
  const { causes: all } = decision;
  const isCrash = causes.every((index) => all[index]?.kind === 'error');
  const many = causes.length === 1 ? '' : causes.length === 2 ? 'two ' : `${causes.length} `;
  const first = must(all[must(causes[0], 'a cause to start with')], 'the cause to start with');
  const what = isCrash
    ? `the ${many}${causes.length === 1 ? 'crash' : 'crashes'}`
    : criterionOf(first) || 'the first cause';
  const lacking = Math.round((baseline - rate) * 100);
  const where = [
    ...(threshold === null
      ? []
      : [rate < threshold ? `still below the floor of ${wholeRate(threshold)}` : 'above the floor']),
    lacking > 0 ? `still ${fixed(lacking, 0)} below main` : 'no lower than main',
  ];
  return `**Start with ${what}:** ${scenarios} of the ${broke} that ${verbOf(decision)}. If ${scenarios === 1 ? 'it' : 'these'} came back: ${wholeRate(rate)}, ${where.join(', ')}.`;
}

const MOST_DIFFERENCES = 5;

/** The first difference of one scenario of each part of a cause, as a diff. */
export function differencesSection({ decision, detail, includeOutput, here }: View): string {
  if (!includeOutput || detail.folded === 0) return '';
  const parts = [0, 1, 2].flatMap((place) => decision.causes.flatMap((cause) => cause.parts[place] ?? []));
  const diff = differencesOf(parts, MOST_DIFFERENCES, here);
  return diff === '' ? '' : details('Why the first ones failed, step by step', diff);
}

/** The first difference of each part that has one, as a diff; empty without any. */
export function differencesOf(parts: readonly CausePart[], most: number, here: string): string {
  const differences = parts.flatMap(({ example, tool = '' }) =>
    example ? [differenceLines(tool, example, here)] : [],
  );
  const lines = differences.slice(0, most).flatMap((part, index) => (index === 0 ? part : ['', ...part]));
  return lines.length === 0 ? '' : diffBlock(lines);
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
