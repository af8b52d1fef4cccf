import type { InitReport } from '../../schemas/types/init.ts';
import { sortedUnion } from '../contract/text.ts';
import { selectionText } from '../suite/select-trials.ts';

/** Paths or patterns of results, the mapping that reads them (null for the native format), and what selects trials. */
export type GateInputs = InitReport['inputs'];

export function gateCommand(inputs: GateInputs): string {
  return commandOf(['gate', '--results', ...inputs.results], inputs);
}

export function initCommand(inputs: GateInputs & { readonly suite?: string | undefined }): string {
  return commandOf(['init', ...inputs.results], inputs, inputs.suite);
}

function commandOf(start: readonly string[], { mapping, select }: GateInputs, suite?: string): string {
  const words = [
    ...start,
    ...(mapping === null ? [] : ['--mapping', mapping]),
    ...(suite === undefined ? [] : ['--suite', suite]),
    ...select.flatMap((selection) => ['--select', selectionText(selection)]),
  ];
  return `agent-gate ${words.map(quoted).join(' ')}`;
}

/** Separate commands that commit every file the gate needs, because not every shell has `&&`; empty if nothing was written. */
export function commitCommands({
  written,
  used,
}: Readonly<Record<'written' | 'used', readonly string[]>>): readonly string[] {
  if (written.length === 0) return [];
  return [`git add ${sortedUnion(written, used).map(quoted).join(' ')}`, 'git commit -m "Gate the agent"'];
}

/** `agent-gate COMMAND BUNDLE`; the scenarios are those to explain. */
export function bundleCommand(
  command: 'explain' | 'replay' | 'brief',
  bundle: string,
  scenarios: readonly string[] = [],
): string {
  return [`agent-gate ${command}`, ...[bundle, ...scenarios].map(quoted)].join(' ');
}

/** Quotes a word, so that a shell takes it as one word without expansion. */
function quoted(word: string): string {
  if (/^[\w./=-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}
