import { counted } from '../contract/text.ts';
import { describeProblem } from '../errors.ts';
import type { FactUse, InspectedSelector, Inspection } from '../suite/inspect-run.ts';
import { logLines } from './markdown/escape.ts';

/** What was read, as plain lines for the terminal. @param reader the mapping; null for the native format */
export function renderInspection(inspection: Inspection, reader: string | null): string {
  const { files, trials, scenarios, passed, failed, errors, facts, selectors, examples, problems } = inspection;
  const kinds = Object.entries(errors).filter(([, count]) => count > 0);
  const blocks = [
    [
      `${counted(trials, 'trial')} of ${counted(scenarios, 'scenario')} in ${counted(files, 'file')}, read ${reader === null ? 'in the native format' : `by ${reader}`}`,
      ...(passed + failed === 0 ? [] : [`by the harness: ${passed} passed, ${failed} failed`]),
      `errors: ${kinds.length === 0 ? 'none' : kinds.map(([kind, count]) => `${count} ${kind}`).join(', ')}`,
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
