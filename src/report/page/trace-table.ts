import { canonicalJson, isRecord, memberOf } from '../../contract/json.ts';
import { counted } from '../../contract/text.ts';
import { type FoundDifference, looksUp } from '../../gating/call-difference.ts';
import type { Step, ToolCallStep } from '../../suite/trial.ts';
import { type Aligned, align, SAME } from './align.ts';
import { html, type Markup } from './markup.ts';
import { differingWords, marked, type Span } from './words.ts';

/** A step and its number, from 1. */
interface Numbered {
  readonly step: Step;
  readonly number: number;
  /** Equal for calls with equal arguments, and for messages with the same text. */
  readonly content: string;
}

/** Rows above a difference that stay unfolded. */
const CONTEXT = 2;
/** Most of them where they are the lookups on which the agent acted. */
const MOST_LOOKUPS = 8;

/**
 * Both traces side by side: rows before the first difference are folded; that difference and arguments that differ are marked.
 * @param anchor id of the row with the first difference
 */
export function stepTable(
  main: readonly Step[],
  candidate: readonly Step[],
  difference: FoundDifference | null,
  anchor: string,
): Markup {
  if (main.length === 0 && candidate.length === 0) return html`<p class="mu">No steps were recorded.</p>`;
  const rows = rowsOf(numbered(main), numbered(candidate), difference);
  const differs = rows.findIndex((row) => isDifferent(row));
  const first = difference === null ? differs : rows.findIndex((row) => isPlace(row, difference));
  const shown = Math.min((differs < 0 ? rows.length : differs) - CONTEXT, lookupsBefore(rows, first));
  const folded = Math.max(0, shown);
  const line = (row: Aligned<Numbered>, index: number): Markup => rowOf(row, index === first ? anchor : null);
  const [above, below] = [rows.slice(0, folded), rows.slice(folded)];
  const fold = html`<details class="fold"><summary>${counted(folded, 'step')} with the same calls (words may differ)</summary>
${table(above.map(line))}</details>`;
  return html`${folded === 0 ? null : fold}${below.length === 0 ? null : table(below.map((row, index) => line(row, index + folded)))}`;
}

/** Where the lookups right before a row begin: what the agent saw when it acted. */
function lookupsBefore(rows: readonly Aligned<Numbered>[], row: number): number {
  const isLookup = (numbered: Numbered | null): boolean =>
    numbered === null || (numbered.step.type === 'tool_call' && looksUp(numbered.step.tool));
  if (row < 0) return rows.length;
  let start = row;
  while (start > 0 && row - start < MOST_LOOKUPS && rows[start - 1]?.every(isLookup)) start--;
  return start;
}

/** Aligns the steps so that the two calls of the first difference share a row. */
function rowsOf(
  main: readonly Numbered[],
  candidate: readonly Numbered[],
  difference: FoundDifference | null,
): readonly Aligned<Numbered>[] {
  const [a, b] = difference?.steps ?? [null, null];
  if (a === null || b === null) return align(main, candidate, likeness);
  return [
    ...align(main.slice(0, a - 1), candidate.slice(0, b - 1), likeness),
    [main[a - 1] ?? null, candidate[b - 1] ?? null],
    ...align(main.slice(a), candidate.slice(b), likeness),
  ];
}

/** One trace alone. */
export function stepList(steps: readonly Step[]): Markup {
  return html`<ol class="path">${steps.map((step) => html`<li>${stepOf(step, null)}</li>`)}</ol>`;
}

function numbered(steps: readonly Step[]): readonly Numbered[] {
  return steps.map((step, index) => {
    const content = step.type === 'message' ? step.text : canonicalJson(step.args);
    return { step, number: index + 1, content };
  });
}

/** Weight of a pair for `align`. Messages of one role match even with different text: wording varies from run to run. */
function likeness(a: Numbered, b: Numbered): number {
  const [mainStep, candidateStep] = [a.step, b.step];
  if (mainStep.type === 'message')
    return candidateStep.type !== 'message' || mainStep.role !== candidateStep.role
      ? 0
      : a.content === b.content
        ? SAME
        : 1;
  if (candidateStep.type === 'message' || mainStep.tool !== candidateStep.tool) return 0;
  return a.content === b.content ? SAME : 2;
}

/** Whether a call on one side has no equal call on the other. */
function isDifferent([main, candidate]: Aligned<Numbered>): boolean {
  if (main?.step.type === 'tool_call' && candidate?.step.type === 'tool_call') return likeness(main, candidate) < SAME;
  return main?.step.type === 'tool_call' || candidate?.step.type === 'tool_call';
}

function isPlace([main, candidate]: Aligned<Numbered>, { steps: [a, b] }: FoundDifference): boolean {
  return b === null ? main?.number === a : candidate?.number === b;
}

function table(rows: readonly Markup[]): Markup {
  return html`<table class="steps"><thead><tr><th scope="col">main</th><th scope="col">this run</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function rowOf(row: Aligned<Numbered>, anchor: string | null): Markup {
  const [main, candidate] = row;
  const kind = `${isDifferent(row) ? 'df' : ''}${anchor === null ? '' : ' first'}`.trim();
  const id = anchor === null ? null : html` id="${anchor}" tabindex="-1"`;
  const spans = differingWords(textOf(main), textOf(candidate));
  return html`<tr${id}${kind === '' ? null : html` class="${kind}"`}>${cell(main, candidate, spans[0])}${cell(candidate, main, spans[1])}</tr>
`;
}

function textOf(numbered: Numbered | null): string {
  return numbered?.step.type === 'message' ? numbered.content : '';
}

function cell(numbered: Numbered | null, counterpart: Numbered | null, spans: readonly Span[]): Markup {
  if (numbered === null) return html`<td class="no"><span class="mu">–</span></td>`;
  return html`<td><span class="n">${numbered.number}</span>${stepOf(numbered.step, counterpart?.step ?? null, spans)}</td>`;
}

function stepOf(step: Step, counterpart: Step | null, spans: readonly Span[] = []): Markup {
  if (step.type === 'message')
    return html`<span class="mu">${step.role}</span><div class="t">${long(step.text, spans)}</div>`;
  const compared = counterpart?.type === 'tool_call' && counterpart.tool === step.tool ? counterpart : null;
  const { result, error = null } = step;
  return html`<span class="tool">${step.tool}</span><div class="a">${argumentLines(step.args, compared)}</div>${
    error === null ? null : html`<div class="bad">error: ${long(error)}</div>`
  }${result === undefined ? null : resultOf(result)}`;
}

/** One line per argument; arguments that differ on the other side are marked. */
function argumentLines(args: unknown, counterpart: ToolCallStep | null): Markup {
  const line = (text: string, isMarked: boolean): Markup =>
    isMarked ? html`<div><mark>${long(text)}</mark></div>` : html`<div>${long(text)}</div>`;
  const isOther = (value: unknown, counterpartValue: unknown): boolean =>
    counterpart !== null && canonicalJson(value) !== canonicalJson(counterpartValue);
  if (!isRecord(args)) return line(jsonText(args), isOther(args, counterpart?.args));
  const missing = Object.keys(isRecord(counterpart?.args) ? counterpart.args : {}).filter(
    (name) => !Object.hasOwn(args, name),
  );
  return html`${Object.entries(args).map(([name, value]) =>
    line(`${name}: ${jsonText(value)}`, isOther(value, memberOf(counterpart?.args, name))),
  )}${missing.map((name) => html`<div class="mu"><mark>no ${name}</mark></div>`)}`;
}

/** Long values were cut when the trial was read. */
function jsonText(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}

/** Characters of a text that are shown before the rest is folded. */
const SHORT = 400;

function resultOf(result: unknown): Markup {
  const text = typeof result === 'string' ? result : jsonText(result);
  if (text.length <= 80) return html`<div class="mu r">→ ${text}</div>`;
  return html`<details class="r"><summary>→ ${text.slice(0, 60).replace(/[\ud800-\udbff]$/, '')}…</summary><div class="t">${text}</div></details>`;
}

/** The beginning of a text, and the rest folded; the spans are marked. */
export function long(text: string, spans: readonly Span[] = []): Markup {
  if (text.length <= SHORT + 100) return marked(text, spans);
  const start = text.slice(0, SHORT).replace(/[\ud800-\udbff]$/, '').length;
  // A fold that hides a mark would hide what differs.
  const open = spans.some(([, end]) => end > start) ? html` open` : null;
  return html`${marked(text, spans, 0, start)}<details class="more"${open}><summary>${text.length - start} more characters</summary>${marked(text, spans, start)}</details>`;
}
