import { sortedUnion } from '../contract/text.ts';
import { type Selection, selectionText } from '../suite/select-trials.ts';

export function gateCommand({ results, mapping, select }: GateInputs): string {
  const options = [
    ...['--results', ...results],
    ...(mapping === null ? [] : ['--mapping', mapping]),
    ...select.flatMap((selection) => ['--select', selectionText(selection)]),
  ];
  return `agent-gate gate ${options.map(quoted).join(' ')}`;
}

export function initCommand({
  results,
  mapping,
  select,
  suite,
}: GateInputs & { readonly suite?: string | undefined }): string {
  const options = [
    ...results,
    ...(mapping === null ? [] : ['--mapping', mapping]),
    ...(suite === undefined ? [] : ['--suite', suite]),
    ...select.flatMap((selection) => ['--select', selectionText(selection)]),
  ];
  return `agent-gate init ${options.map(quoted).join(' ')}`;
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

export interface GateInputs {
  /** Paths or patterns. */
  readonly results: readonly string[];
  /** Shipped name or file; null for the native format. */
  readonly mapping: string | null;
  readonly select: readonly Selection[];
}
