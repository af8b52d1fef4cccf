import { parseArgs } from 'node:util';
import { adviseName } from './contract/nearest-name.ts';
import { UserError } from './errors.ts';
import type { Selection } from './suite/read-run.ts';

/** Options of `agent-gate gate`, as written. */
export interface GateOptions {
  readonly results: readonly string[];
  readonly mapping?: string | undefined;
  readonly select: readonly Selection[];
  readonly rubrics: readonly string[];
  readonly policy?: string | undefined;
  /** A bundle, a results file, or `none`. */
  readonly baseline: string;
  readonly baselineSelect: readonly Selection[];
  readonly out?: string | undefined;
  readonly json: boolean;
}

export const USAGE = `Usage: agent-gate gate --results GLOB... [options]

Scores the trials of an agent's suite with rubrics, compares them with a baseline, and decides.

  --results GLOB         results files; repeat it, or list several
  --mapping NAME|FILE    how to read them: a shipped mapping or a file (default: the native format)
  --select FACT=VALUE    keep the trials whose fact has this value
  --rubrics NAME|GLOB    rubrics: shipped names or files (default: rubrics/*.yml, else the harness's own verdict)
  --policy FILE          thresholds and tolerances (default: .github/agent-gate.yml where it exists)
  --baseline WHAT        what to compare with: a bundle (folder or zip), a results file, or none (default: none)
  --baseline-select F=V  like --select, for a baseline that is a results file (default: what --select says)
  --out DIR              write the bundle there: evidence, result trees, report, decision
  --json                 print the decision as one JSON document
  --help, --version

Exit codes: 0 pass, 1 fail, 2 inconclusive where the policy says so, 3 invalid evidence or a broken gate.
`;

const OPTIONS = {
  results: { type: 'string', multiple: true },
  mapping: { type: 'string' },
  select: { type: 'string', multiple: true },
  rubrics: { type: 'string', multiple: true },
  policy: { type: 'string' },
  baseline: { type: 'string' },
  'baseline-select': { type: 'string', multiple: true },
  out: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** Options that take several values in a row, as a shell leaves them when it expands a pattern. */
const LISTS: ReadonlySet<string> = new Set(['--results', '--rubrics']);

/** Reads the words after `gate`. @throws UserError for an unknown, missing or malformed option */
export function parseGateOptions(words: readonly string[]): GateOptions {
  const { values } = parseWords(repeatListOptions(words));
  const results = values.results ?? [];
  if (results.length === 0)
    throw usageError('`--results` is missing', 'Name the results files: --results "results/*.json"');
  const select = (values.select ?? []).map(parseSelection);
  return {
    results,
    mapping: values.mapping,
    select,
    rubrics: values.rubrics ?? [],
    policy: values.policy,
    baseline: values.baseline ?? 'none',
    baselineSelect: values['baseline-select']?.map(parseSelection) ?? select,
    out: values.out,
    json: values.json ?? false,
  };
}

/** Reads `FACT=VALUE`. @throws UserError when there is no `=` */
export function parseSelection(text: string): Selection {
  const [fact, ...value] = text.split('=');
  if (fact === undefined || fact === '' || value.length === 0)
    throw usageError(`\`${text}\` is not FACT=VALUE`, 'For example: --select provider=my-agent-v2');
  return { fact, value: value.join('=') };
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, strict: true, allowPositionals: false });
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw usageError(cause.message, adviceFor(words), cause);
  }
}

function adviceFor(words: readonly string[]): string {
  const known = Object.keys(OPTIONS);
  const unknown = words.find((word) => word.startsWith('--') && !known.includes(word.slice(2).split('=')[0] ?? ''));
  return unknown === undefined ? 'See agent-gate --help' : adviseName(unknown.slice(2), known);
}

function repeatListOptions(words: readonly string[]): readonly string[] {
  let list: string | undefined;
  return words.flatMap((word, index) => {
    if (word.startsWith('--')) {
      list = LISTS.has(word) ? word : undefined;
      return [word];
    }
    const isFirst = words[index - 1] === list;
    return list === undefined || isFirst ? [word] : [list, word];
  });
}

function usageError(what: string, mend: string, cause?: unknown): UserError {
  return new UserError({ code: 'usage', what, mend }, { cause });
}
