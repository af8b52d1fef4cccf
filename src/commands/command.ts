import { parseArgs } from 'node:util';
import { memberOf } from '../contract/json.ts';
import { adviseName } from '../contract/names.ts';
import { fixOf, UserError } from '../errors.ts';
import { slashed } from '../io/paths.ts';
import type { Paint } from '../reporting/terminal-text.ts';
import { readSelection, type Selection } from '../suite/select-trials.ts';

export interface Workplace {
  /** Folder that paths and patterns are relative to. */
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether a person reads standard output; undefined is false. */
  readonly isTerminal?: boolean;
  /** Colours the text if standard output shows colours; undefined if it does not. */
  readonly paint?: Paint | undefined;
  /** Columns of the terminal; undefined if it does not say. */
  readonly width?: number | undefined;
  /** Reports progress of long work; the next text may replace a passing one. */
  readonly progress?: (text: string, isPassing: boolean) => void;
}

export interface Answer {
  readonly text: string;
  /** Notes for the error stream. */
  readonly aside?: string;
  readonly exitCode: number;
}

/** A command, which gets the words after its name. @throws UserError for mistakes of the user */
export type Command = (words: readonly string[], workplace: Workplace) => Answer | Promise<Answer>;

interface Option {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  readonly path?: true;
  /** Whether it takes several values in a row, as a shell expands a pattern. */
  readonly inRow?: true;
}

export const FLAG = { type: 'boolean' } as const;
export const TEXT = { type: 'string' } as const;
export const TEXTS = { type: 'string', multiple: true } as const;
export const PATH = { type: 'string', path: true } as const;
export const PATHS = { type: 'string', multiple: true, path: true } as const;
export const FILES = { type: 'string', multiple: true, path: true, inRow: true } as const;

type Options = Readonly<Record<string, Option>>;

/** Parses the words after a command's name, with `/` between the folders of paths. @throws UserError for the first word that is a mistake */
export function parseWords<T extends Options>(
  words: readonly string[],
  options: T,
  { positionals }: { readonly positionals: boolean },
) {
  const args = positionals ? [...words] : repeatListOptions(words, options);
  refuseMistaken(args, options, positionals);
  const read = parseArgs({ args, options, allowPositionals: true });
  Object.assign(read.values, slashedPaths(read.values, options));
  return { ...read, positionals: read.positionals.map(slashed) };
}

/** @throws UserError */
function refuseMistaken(args: string[], options: Options, positionals: boolean): void {
  const seen = new Set<string>();
  for (const token of parseArgs({ args, options, strict: false, tokens: true }).tokens) {
    if (token.kind === 'positional') refuseWord(token.value, positionals);
    if (token.kind !== 'option') continue;
    const { name, rawName } = token;
    const { type, multiple } = memberOf(options, name) ?? refuseUnknown(rawName, options);
    refuseValue(type, token);
    if (!multiple && seen.has(name)) throw usageError(`\`${rawName}\` comes twice`, 'Give it once');
    seen.add(name);
  }
}

interface Given {
  readonly rawName: string;
  readonly value?: string | undefined;
  /** Whether it is written as `--name=value`. */
  readonly inlineValue?: boolean | undefined;
}

function refuseValue(type: Option['type'], { rawName, value, inlineValue }: Given): void {
  if (type === 'boolean' && value !== undefined)
    throw usageError(`\`${rawName}\` takes no value`, `Write \`${rawName}\` alone`);
  if (type === 'boolean' || (value && (inlineValue || !/^-./s.test(value)))) return;
  const fix = `Give it one (\`${rawName}=-...\` if it starts with \`-\`), or leave it out`;
  throw usageError(`\`${rawName}\` has no value`, fix);
}

function refuseWord(word: string, positionals: boolean): void {
  if (!positionals)
    throw usageError(`\`${word}\` belongs to no option`, 'Write its option before it, or see agent-gate --help');
  if (word === '') throw usageError('a word is empty, as of a variable that is not set', 'Give it, or leave it out');
}

function refuseUnknown(rawName: string, options: Options): never {
  const known = Object.keys(options).map((name) => `--${name}`);
  const fix = rawName.startsWith('--') ? fixOf(adviseName(rawName, known)) : 'See agent-gate --help';
  throw usageError(`unknown option \`${rawName}\``, fix);
}

function slashedPaths(values: Readonly<Record<string, unknown>>, options: Options) {
  const paths = Object.entries(values).filter(([name]) => memberOf(options, name)?.path);
  const each = (value: unknown) => (typeof value === 'string' ? slashed(value) : value);
  return Object.fromEntries(paths.map(([name, value]) => [name, Array.isArray(value) ? value.map(each) : each(value)]));
}

/** Reads `FACT=VALUE`. @throws UserError without a `=` */
export function parseSelection(text: string): Selection {
  const selection = readSelection(text);
  if (selection === null)
    throw usageError(`\`${text}\` is not FACT=VALUE`, 'For example: --select provider=my-agent-v2');
  return selection;
}

/** Whether the words ask for JSON, even if they are malformed otherwise: their problems are printed as JSON too. */
export function asksForJson(words: readonly string[]): boolean {
  return words.some(
    (word, at) => word === '--json' || word === '--format=json' || (word === 'json' && words[at - 1] === '--format'),
  );
}

export function usageError(what: string, fix: string): UserError {
  return new UserError({ code: 'usage', what, fix });
}

function repeatListOptions(words: readonly string[], options: Options): string[] {
  let list: string | undefined;
  return words.flatMap((word, index) => {
    if (word.startsWith('--')) {
      list = memberOf(options, word.slice(2))?.inRow ? word : undefined;
      return [word];
    }
    const isFirst = words[index - 1] === list;
    return list === undefined || isFirst || word.startsWith('-') ? [word] : [list, word];
  });
}

/** Options shared by all commands that measure a run, as written. */
export interface MeasuringOptions {
  readonly mapping?: string | undefined;
  readonly select: readonly Selection[];
  readonly rubrics: readonly string[];
  readonly policy?: string | undefined;
  readonly json: boolean;
}

export const MEASURING_OPTIONS = { mapping: PATH, select: TEXTS, rubrics: FILES, policy: PATH, json: FLAG };

/** Reads these options from the result of `parseWords`. @throws UserError for a malformed selection */
export function measuringOptions(
  values: ReturnType<typeof parseWords<typeof MEASURING_OPTIONS>>['values'],
): MeasuringOptions {
  const { mapping, select = [], rubrics = [], policy, json = false } = values;
  return { mapping, select: select.map(parseSelection), rubrics, policy, json };
}
