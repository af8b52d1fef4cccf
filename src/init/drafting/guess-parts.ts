import { type Column, every, isNumeric, isText, named, words } from '../../suite/columns.ts';
import { SCORE_NAMES } from './guess-verdict.ts';

/** Parts of a trial that are found by name alone. */
export type PartGuesses = Readonly<Record<string, Column | undefined>>;

/** Whether a column can contain errors; it may be empty, since a run may have no error. */
const isError = ({ values }: Column): boolean =>
  values.every((value) => value === undefined || ['string', 'object', 'boolean'].includes(typeof value));
const anything = (column: Column): boolean => column.present > 0;

const isTags = every(
  (value) => typeof value === 'string' || (Array.isArray(value) && value.every((tag) => typeof tag === 'string')),
);

/** Name of the part, names of its columns, and the test of a column; null for what the trial asks. */
const PARTS: readonly (readonly [string, string, ((column: Column) => boolean) | null])[] = [
  ['title', 'title name test_name description', isText],
  ['tags', 'tags category categories topic', isTags],
  ['error', 'error error_message exception exception_message agent_error traceback', isError],
  ['harness.reason', 'reason failure_reason explanation rationale feedback reasoning comment', isText],
  // Of several graders, no score stands for all.
  ['harness.score', SCORE_NAMES.join(' '), (column) => isNumeric(column) && !column.selector.includes('[?')],
  ['judge.model', 'judge_model grader_model evaluator_model', isText],
  ['input', 'input question query prompt instruction problem user_input user_message task criteria criterion', null],
  [
    'output',
    'output final_output actual_output model_output answer final_answer response completion prediction solution generated reply',
    anything,
  ],
  [
    'ground_truth',
    'ground_truth expected expected_output expected_answer target reference reference_answer gold ideal correct_answer label',
    null,
  ],
];

/**
 * Finds title, error, output and the like by name; each part gets a different column.
 * @param isAsked whether a column belongs to what the trial asks
 */
export function guessParts(
  columns: readonly Column[],
  taken: readonly Column[],
  isAsked: (column: Column) => boolean,
): PartGuesses {
  const used = new Set(taken);
  const parts: Record<string, Column> = {};
  for (const [part, names, fits] of PARTS) {
    const column = named(columns, words(names), (candidate) => !used.has(candidate) && (fits ?? isAsked)(candidate));
    if (column === undefined) continue;
    used.add(column);
    parts[part] = column;
  }
  return parts;
}

const AMOUNTS = [
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
export function guessUsage(columns: readonly Column[]) {
  const amounts = AMOUNTS.flatMap(({ amount, name, scale }) => {
    const fitting = columns.filter((column) => name.test(column.name) && isNumeric(column));
    const [column] = fitting.sort((a, b) => a.depth - b.depth);
    return column === undefined ? [] : [{ amount, column, scale }];
  });
  return amounts.filter(({ amount }, index) => amounts.findIndex((first) => first.amount === amount) === index);
}

/** Names of the totals that a file reports. */
const TOTALS = [
  ['trials', 'total total_tests num_tests n_tests tests total_cases total_trials total_results total_instances'],
  ['passed', 'passed num_passed n_passed total_passed passed_tests successes passes num_correct resolved_instances'],
  ['failed', 'failed num_failed n_failed total_failed failed_tests failures unresolved_instances'],
  ['pass_rate', 'pass_rate success_rate accuracy'],
] as const;

export interface TotalGuess {
  readonly total: (typeof TOTALS)[number][0];
  readonly column: Column;
}

const isTotal = every((value) => typeof value === 'number' && value >= 0);
const isRate = every((value) => typeof value === 'number' && value >= 0 && value <= 1);

/** Finds the totals that every file reports, by name. @param columns columns of the files without their trials */
export function guessTotals(columns: readonly Column[]): readonly TotalGuess[] {
  return TOTALS.flatMap(([total, names]) => {
    const fits = total === 'pass_rate' ? isRate : isTotal;
    const column = named(columns, words(names), (total) => total.present === total.values.length && fits(total));
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
