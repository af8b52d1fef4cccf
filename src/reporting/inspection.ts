import type { FactUse, InspectedSelector } from '../../schemas/types/inspection.ts';
import { sumOf } from '../contract/numbers.ts';
import { counted } from '../contract/text.ts';
import { describeProblem } from '../errors.ts';
import { render } from '../gating/findings/catalogue.ts';
import type { FindingData } from '../gating/findings/finding.ts';
import type { Inspection } from '../suite/inspect-run.ts';
import { countsText } from '../suite/mapping/expect.ts';
import { logLines } from './markdown/escape.ts';

/** What was read, as plain lines for the terminal. @param reader the mapping; null for the native format */
export function renderInspection(inspection: Inspection, reader: string | null): string {
  const { files, trials, scenarios, facts, selectors, examples, problems } = inspection;
  const blocks = [
    [
      `${counted(trials, 'trial')} of ${counted(scenarios, 'scenario')} in ${counted(files, 'file')}, read ${reader === null ? 'in the native format' : `by ${reader}`}`,
      ...countLines(inspection),
    ],
    facts.length === 0 ? [] : ['facts', ...table(facts.map((fact) => factRow(fact, trials)))],
    selectors.length === 0 ? [] : ['selectors', ...table(selectors.map(selectorRow))],
    ...examples.map((trial, index) => [`trial ${index + 1}`, ...JSON.stringify(trial, null, 2).split('\n')]),
    problems.length === 0 ? [] : ['problems', ...problems.map((problem) => `  ${describeProblem(problem)}`)],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => logLines(lines, LONGEST_LINE))
    .join('\n');
}

const LONGEST_LINE = 2_000;

/** What was read by the harness's own verdict, beside what the files say of themselves. */
export function countLines(
  read: Pick<Inspection, 'passed' | 'failed' | 'errors' | 'unread' | 'declared'>,
): readonly string[] {
  const { passed, failed, errors, unread, declared } = read;
  const isEmpty = passed + failed + sumOf(Object.values(errors)) + unread === 0;
  const wrong = declared.filter((total) => total.declared !== total.read);
  const totals = (name: 'declared' | 'read', of: typeof declared) =>
    of.map((total) => `${total[name]} ${total.total}`).join(', ');
  return [
    ...(isEmpty ? [] : [`By the harness: ${countsText(read)}.`]),
    ...(declared.length === 0
      ? []
      : [
          `The files report ${totals('declared', declared)}${wrong.length === 0 ? ': the same.' : `; read: ${totals('read', wrong)}. Check the mapping.`}`,
        ]),
  ];
}

function factRow({ path, types, trials }: FactUse, of: number): readonly string[] {
  return [path, types.join(', '), trials === of ? 'all' : `${trials} of ${of}`];
}

function selectorRow({ pointer, text, asked, found, near }: InspectedSelector): readonly string[] {
  const nearby = near === undefined ? '' : `  near: ${near}`;
  return [
    pointer.slice(1).replaceAll('/', '.'),
    text,
    `${found} of ${asked}${found === 0 && asked > 0 ? '  ✗' : ''}${nearby}`,
  ];
}

function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = [0, 1].map((column) => Math.min(48, Math.max(...rows.map((row) => row[column]?.length ?? 0))));
  return rows.map(
    ([first = '', second = '', third = '']) =>
      `  ${first.padEnd(widths[0] ?? 0)}  ${second.padEnd(widths[1] ?? 0)}  ${third}`,
  );
}

/** Notes on what was read, one per line, for the error stream. */
export function notesText(notes: readonly FindingData[]): string {
  return logLines(notes.map(render).map(({ what, next }) => `${what}. ${next}`));
}
