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

/** Parses the words after a command's name, with `/` between the folders of paths. @throws UserError for an unknown or malformed option */
export function parseWords<T extends Options>(
  words: readonly string[],
  options: T,
  { positionals }: { readonly positionals: boolean },
) {
  try {
    const args = positionals ? [...words] : repeatListOptions(words, options);
    const read = parseArgs({ args, options, strict: true, allowPositionals: positionals, tokens: true });
    refuseMistaken(read.tokens, options);
    Object.assign(read.values, slashedPaths(read.values, options));
    return { ...read, positionals: read.positionals.map(slashed) };
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw malformed(words, Object.keys(options), cause);
  }
}

interface Token {
  readonly kind: string;
  readonly name?: string;
  readonly value?: string | undefined;
}

/** @throws UserError for an option with an empty value, as of a variable that is not set, and for a single-value option that comes twice */
function refuseMistaken(tokens: readonly Token[], options: Options): void {
  const seen = new Set<string>();
  for (const { kind, name, value } of tokens) {
    if (kind !== 'option' || name === undefined) continue;
    if (value === '') throw withoutValue(name);
    if (memberOf(options, name)?.multiple) continue;
    if (seen.has(name)) throw usageError(`\`--${name}\` comes twice`, 'Give it once');
    seen.add(name);
  }
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

export function usageError(what: string, fix: string, cause?: unknown): UserError {
  return new UserError({ code: 'usage', what, fix }, { cause });
}

/** The error for a malformed command line. For an unknown option it names the nearest known one instead of Node's long explanation. */
function malformed(words: readonly string[], known: readonly string[], cause: TypeError): UserError {
  const names = words.filter((word) => word.startsWith('--')).map((word) => word.split('=')[0] ?? '');
  const unknown = names.find((name) => name !== '--' && !known.includes(name.slice(2)));
  if (unknown === undefined) return malformedValue(cause);
  const options = known.map((name) => `--${name}`);
  return usageError(`unknown option \`${unknown}\``, fixOf(adviseName(unknown, options)), cause);
}

/** The error for a short option, a word that belongs to no option, an option that takes no value, and one without its value. */
function malformedValue(cause: TypeError & { readonly code?: string }): UserError {
  const { code, message } = cause;
  const [option = ''] = /--?[\w-]+/.exec(message) ?? [];
  const [, word = ''] = /'(.*)'/s.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return usageError(`unknown option \`${option}\``, 'See agent-gate --help', cause);
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
    return usageError(
      `\`${word}\` belongs to no option`,
      'Write its option before it, or see agent-gate --help',
      cause,
    );
  if (message.includes('does not take an argument'))
    return usageError(`\`${option}\` takes no value`, `Write \`${option}\` alone`, cause);
  return withoutValue(option.slice(2), cause);
}

function withoutValue(name: string, cause?: unknown): UserError {
  return usageError(
    `\`--${name}\` has no value`,
    `Give it one (\`--${name}=-...\` if it starts with \`-\`), or leave it out`,
    cause,
  );
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
