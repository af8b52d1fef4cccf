import type { FactUse, InspectedSelector } from '../../schemas/types/inspection.ts';
import { sumOf } from '../contract/numbers.ts';
import { counted } from '../contract/text.ts';
import { describeProblem } from '../errors.ts';
import { render } from '../gating/findings/catalogue.ts';
import type { FindingData } from '../gating/findings/finding.ts';
import type { Inspection } from '../suite/inspect-run.ts';
import { countsText } from '../suite/mapping/expect.ts';
import { logLines } from './markdown/escape.ts';
import { alignedRows, type Line, PLAIN, paintLines } from './terminal-text.ts';

/** What was read, as plain lines for the terminal. @param reader the mapping; null for the native format */
export function renderInspection(inspection: Inspection, reader: string | null, paint = PLAIN): string {
  const { files, trials, scenarios, facts, selectors, examples, problems } = inspection;
  const factRow = ({ path, types, trials: having }: FactUse) => {
    return [path, types.join(', '), having === trials ? 'all' : `${having} of ${trials}`];
  };
  const blocks: readonly (readonly Line[])[] = [
    [
      `${counted(trials, 'trial')} of ${counted(scenarios, 'scenario')} in ${counted(files, 'file')}, read ${reader === null ? 'in the native format' : `by ${reader}`}`,
      ...countLines(inspection),
    ],
    facts.length === 0 ? [] : [['bold', 'facts'], ...indented(facts.map(factRow))],
    selectors.length === 0
      ? []
      : [
          ['bold', 'selectors'],
          ...indented(selectors.map(selectorRow)).map((line, index): Line => {
            return isUnmet(selectors[index]) ? ['red', line] : line;
          }),
        ],
    ...examples.map((trial, index): readonly Line[] => [
      ['bold', `trial ${index + 1}`],
      ...JSON.stringify(trial, null, 2).split('\n'),
    ]),
    problems.length === 0
      ? []
      : [['bold', 'problems'], ...problems.map((problem): Line => ['red', `  ${describeProblem(problem)}`])],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => paintLines(lines, paint, LONGEST_LINE))
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

function isUnmet(selector: InspectedSelector | undefined): boolean {
  return selector !== undefined && selector.asked > 0 && selector.found === 0;
}

function selectorRow(selector: InspectedSelector): readonly string[] {
  const { pointer, text, asked, found, near } = selector;
  const nearby = near === undefined ? '' : `  near: ${near}`;
  return [
    pointer.slice(1).replaceAll('/', '.'),
    text,
    `${found} of ${asked}${isUnmet(selector) ? '  ✗' : ''}${nearby}`,
  ];
}

function indented(rows: readonly (readonly string[])[]): readonly string[] {
  return alignedRows(rows).map((line) => `  ${line}`);
}

/** Notes on what was read, one per line, for the error stream. */
export function notesText(notes: readonly FindingData[]): string {
  return logLines(notes.map(render).map(({ what, next }) => (next === undefined ? what : `${what}. ${next}`)));
}
