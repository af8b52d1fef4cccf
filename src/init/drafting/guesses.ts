import { type Column, every, isBoolean, isNumeric, isText, named } from '../../suite/columns.ts';

/** The words of a text. */
export const words = (text: string): readonly string[] => text.split(' ');

/** Names of verdicts, most reliable first. */
const VERDICT_NAMES = words(
  'passed pass success successful succeeded is_correct correct is_solved solved resolved is_resolved satisfied ok is_valid valid completed accepted e2e_correct verdict result status outcome grade state',
);
/** Names of the agent's output. */
const OUTPUT_NAMES = words(
  'output final_output actual_output model_output answer final_answer response completion prediction solution generated reply',
);
const SCORE_NAMES = words(
  'score reward accuracy overall_score total_score final_score mean_score rating grade f1 value quality',
);
/** Words for passed and failed, in lower case. */
const VERDICT_PAIRS = words(
  'pass/fail passed/failed success/failure succeeded/failed successful/unsuccessful ok/error correct/incorrect correct/wrong resolved/unresolved solved/unsolved yes/no c/i',
).map((pair) => pair.split('/'));
const VERDICT_TEXTS: ReadonlySet<string> = new Set(VERDICT_PAIRS.flat());

/** Source of a verdict: a boolean, a known text, 0 or 1, or a score that needs a threshold. */
export interface VerdictGuess {
  readonly column: Column;
  readonly kind: 'boolean' | 'truth as text' | 'text' | 'zero or one' | 'score';
}

const isTruthText = every((value) => /^(?:true|false)$/i.test(String(value)));
const isVerdictText = every((value) => typeof value === 'string' && VERDICT_TEXTS.has(value.toLowerCase()));
const isZeroOrOne = every((value) => value !== '' && [0, 1].includes(Number(value)));

/** Guesses the verdict by its name, or takes the only boolean column; without a verdict, takes a score. */
export function guessVerdict(columns: readonly Column[], samples: number): VerdictGuess | null {
  const isFull = (column: Column): boolean => column.present > samples / 2;
  const kinds: readonly (readonly [VerdictGuess['kind'], (column: Column) => boolean])[] = [
    ['boolean', isBoolean],
    ['truth as text', isTruthText],
    ['text', isVerdictText],
  ];
  for (const [kind, fits] of kinds) {
    const column = named(columns, VERDICT_NAMES, (one) => isFull(one) && fits(one));
    if (column !== undefined) return { column, kind };
  }
  for (const [kind, fits] of kinds) {
    const [only, ...more] = columns.filter(
      (column) =>
        isFull(column) &&
        fits(column) &&
        ((kind === 'text' && !isTruthText(column)) ||
          /pass|correct(?!ly)|success|solv|reached|achieved|satisf|accept/.test(column.name)),
    );
    if (only !== undefined && more.length === 0) return { column: only, kind };
  }
  const score = named(columns, SCORE_NAMES, (one) => isFull(one) && isNumeric(one));
  return score === undefined ? null : { column: score, kind: isZeroOrOne(score) ? 'zero or one' : 'score' };
}

/** The `map` for the texts of a verdict: those seen, and their opposites in the same letter case. */
export function verdictTexts({ values }: Column): Readonly<Record<string, boolean>> {
  const cases = [
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
  ];
  const pairs = cases.flatMap((cased) => VERDICT_PAIRS.map((pair) => pair.map(cased)));
  const seen = pairs.filter((pair) => pair.some((text) => values.includes(text)));
  return Object.fromEntries(
    seen.flatMap(([yes = '', no = '']) => [
      [yes, true],
      [no, false],
    ]),
  );
}

/** Parts of a trial that are found by name alone. */
export interface PartGuesses {
  readonly [part: string]: Column | undefined;
}

/** Whether a column can contain errors; it may be empty, since a run may have no error. */
const isError = ({ values }: Column): boolean =>
  values.every((value) => value === undefined || ['string', 'object', 'boolean'].includes(typeof value));
const anything = (column: Column): boolean => column.present > 0;

const isTags = every(
  (value) => typeof value === 'string' || (Array.isArray(value) && value.every((tag) => typeof tag === 'string')),
);

/** Name of the part, names of its columns, and the test of a column. */
const PARTS: readonly (readonly [string, string, (column: Column) => boolean])[] = [
  ['title', 'title name test_name description', isText],
  ['tags', 'tags category categories topic', isTags],
  ['error', 'error error_message exception agent_error traceback', isError],
  ['harness.reason', 'reason failure_reason explanation rationale feedback reasoning comment', isText],
  ['harness.score', SCORE_NAMES.join(' '), isNumeric],
  ['judge.model', 'judge_model grader_model evaluator_model', isText],
  [
    'input',
    'input question query prompt instruction problem user_input user_message task criteria criterion',
    anything,
  ],
  ['output', OUTPUT_NAMES.join(' '), anything],
  [
    'ground_truth',
    'ground_truth expected expected_output expected_answer target reference reference_answer gold ideal correct_answer label',
    anything,
  ],
];

/** Finds title, error, output and the like by name; each part gets a different column. */
export function guessParts(columns: readonly Column[], taken: readonly Column[]): PartGuesses {
  const used = new Set(taken);
  const found: Record<string, Column> = {};
  for (const [part, names, fits] of PARTS) {
    const column = named(columns, words(names), (one) => !used.has(one) && fits(one));
    if (column === undefined) continue;
    used.add(column);
    found[part] = column;
  }
  return found;
}

const AMOUNTS: readonly { readonly amount: string; readonly name: RegExp; readonly scale?: number }[] = [
  { amount: 'input_tokens', name: /^(?:total_)?(?:input|prompt)_tokens$/ },
  { amount: 'output_tokens', name: /^(?:total_)?(?:output|completion|response|generated)_tokens$/ },
  { amount: 'cost_usd', name: /^(?:total_|agent_)?cost(?:_usd)?$/ },
  {
    amount: 'latency_ms',
    name: /^(?:latency|duration|elapsed|total_time|response_time)_ms$|^(?:latency|duration)_?milliseconds$/,
  },
  {
    amount: 'latency_ms',
    name: /^(?:latency|duration|elapsed|total_time|response_time|runtime)_?(?:s|sec|secs|seconds)$/,
    scale: 1000,
  },
];

/** Finds usage amounts by name; skips names without a clear unit. */
export function guessUsage(
  columns: readonly Column[],
): readonly { readonly amount: string; readonly column: Column; readonly scale?: number }[] {
  const found = AMOUNTS.flatMap(({ amount, name, scale }) => {
    const fitting = columns
      .filter((column) => name.test(column.name) && isNumeric(column))
      .sort((a, b) => a.depth - b.depth);
    return fitting.slice(0, 1).map((column) => (scale === undefined ? { amount, column } : { amount, column, scale }));
  });
  return found.filter(({ amount }, index) => found.findIndex((other) => other.amount === amount) === index);
}

/** Names of the totals that a file reports. */
const TOTALS: readonly (readonly [string, string])[] = [
  ['trials', 'total total_tests num_tests n_tests tests total_cases total_trials total_results total_instances'],
  ['passed', 'passed num_passed n_passed total_passed passed_tests successes passes num_correct resolved_instances'],
  ['failed', 'failed num_failed n_failed total_failed failed_tests failures unresolved_instances'],
  ['pass_rate', 'pass_rate success_rate accuracy'],
];
const isTotal = every((value) => typeof value === 'number' && value >= 0);
const isRate = every((value) => typeof value === 'number' && value >= 0 && value <= 1);

/** Finds the totals that every file reports, by name. @param columns columns of the files without their trials */
export function guessTotals(
  columns: readonly Column[],
): readonly { readonly total: string; readonly column: Column }[] {
  return TOTALS.flatMap(([total, names]) => {
    const fits = total === 'pass_rate' ? isRate : isTotal;
    const column = named(columns, words(names), (one) => one.present === one.values.length && fits(one));
    return column === undefined ? [] : [{ total, column }];
  });
}

/** The column of messages with roles, in the form of chat models. */
export function guessMessages(columns: readonly Column[]): Column | undefined {
  const isMessages = every(
    (value) =>
      Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null && 'role' in item),
  );
  return columns
    .filter((column) => isMessages(column) && column.values.some((value) => Array.isArray(value) && value.length > 0))
    .sort((a, b) => a.depth - b.depth)[0];
}
