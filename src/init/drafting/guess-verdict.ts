import { type Problem, UserError } from '../../errors.ts';
import { type Column, every, isBoolean, isNumeric, words } from '../../suite/columns.ts';

/** Source of a verdict: a boolean, a known text, 0 or 1, or a score that needs a threshold. */
export interface VerdictGuess {
  readonly column: Column;
  readonly kind: 'boolean' | 'truth as text' | 'text' | 'zero or one' | 'score';
}

export interface VerdictWish {
  /** Selector or dotted path of the verdict; null lets the values decide. */
  readonly verdict: string | null;
  /** Lowest passing score; null if not given. */
  readonly passAt: number | null;
}

/** Names of verdicts, most reliable first. */
const VERDICT_NAMES = words(
  'passed pass is_passed is_correct correct is_solved solved resolved is_resolved satisfied accepted e2e_correct verdict result outcome grade',
);
/** Names that may only mean that the trial ran. */
const RAN_NAMES = words(
  'success successful succeeded is_success ok status state completed is_completed finished done is_valid valid',
);
const VERDICT_PART = /pass|correct(?!ly)|solv|reached|achieved|satisf|accept|match/;
/** Names of scores, most reliable first. */
export const SCORE_NAMES = words(
  'score reward accuracy overall_score total_score final_score mean_score rating grade f1 value quality',
);
const SCORE_PART =
  /(?:^|_)(?:score|reward|accuracy|rating|grade|f1|quality|recall|precision|\w*relevan\w*|\w*grounded\w*|coherence|fluency|similarity|faithful\w*|correctness|helpful\w*|pass_rate|success_rate)(?:_|$)/;
/** Numbers that measure the run, not the answer. */
const AMOUNT_PART =
  /(?:^|_)(?:tokens?|cost|price|usd|latency|duration|elapsed|time|timestamp|seconds|secs?|ms|count|num|number|total|turns?|steps?|calls?|length|size|bytes|index|idx|id|seed|epoch|trial|attempt|run|weight|threshold|version|line|temperature|timeout|multiplier)(?:_|$)|_at$|^n_/;

/** Words for passed and failed, in lower case. */
const VERDICT_PAIRS = words(
  'pass/fail passed/failed success/failure succeeded/failed successful/unsuccessful ok/error correct/incorrect correct/wrong resolved/unresolved solved/unsolved yes/no c/i',
).map((pair) => pair.split('/'));
const VERDICT_TEXTS: ReadonlySet<string> = new Set(VERDICT_PAIRS.flat());
const PASSING: ReadonlySet<string> = new Set(['true', ...VERDICT_PAIRS.map(([yes = '']) => yes)]);
/** Texts that say how an answer is, not whether the trial ran. */
const JUDGING_TEXT = /^(?:pass|fail|passed|failed|correct|incorrect|wrong|resolved|unresolved|solved|unsolved|c|i)$/i;

const isTruthText = every((value) => /^(?:true|false)$/i.test(String(value)));
const isVerdictText = every((value) => typeof value === 'string' && VERDICT_TEXTS.has(value.toLowerCase()));
const isJudgingText = every((value) => JUDGING_TEXT.test(String(value)));
const isZeroOrOne = every((value) => value !== '' && [0, 1].includes(Number(value)));

/** How far a column can be trusted to be the verdict. */
type Trust = 'verdict' | 'score of 0 or 1' | 'may mean that it ran';

interface Candidate extends VerdictGuess {
  readonly trust: Trust;
  /** Whether each sample passed; undefined without a value. */
  readonly passed: readonly (boolean | undefined)[];
}

/**
 * Guesses the verdict of the records. A candidate that never varies, or that may mean only that the trial ran, loses to one that varies.
 * @param samples number of records
 * @returns null if there is no candidate
 * @throws UserError if several candidates are left, if a score needs a threshold, and for a wish that does not fit
 */
export function guessVerdict(columns: readonly Column[], samples: number, wish: VerdictWish): VerdictGuess | null {
  if (wish.verdict !== null) return wished(columns, wish.verdict, wish.passAt);
  if (wish.passAt !== null) return onlyScore(columns, samples);
  const candidates = withoutParts(columns.flatMap((column) => candidateOf(column, samples)));
  const chosen = leading(candidates);
  const scores = scoresIn(columns, samples);
  const [first, ...rivals] = chosen;
  if (first === undefined || (first.trust === 'may mean that it ran' && isConstant(first) && scores.length > 0)) {
    const [score, ...more] = scores;
    if (score === undefined) return null;
    throw more.length === 0 ? thresholdNeeded(score, first) : severalScores(scores);
  }
  if (rivals.length > 0) throw severalVerdicts(chosen);
  if (
    first.trust === 'may mean that it ran' &&
    first.passed.length > 1 &&
    first.passed.every((passed) => passed === true)
  )
    throw onlyRan(first.column);
  return first;
}

export function isConstant({ column }: VerdictGuess): boolean {
  return column.distinct === 1;
}

export function mayBeVerdict(column: Column): boolean {
  return candidateOf(column, column.present).length > 0;
}

function candidateOf(column: Column, samples: number): readonly Candidate[] {
  if (column.present <= samples / 2) return [];
  const kind = kindOf(column);
  const trust = kind === null ? null : trustIn(column, kind);
  if (kind === null || trust === null) return [];
  const passed = column.values.map((value) =>
    value === undefined ? undefined : value === true || Number(value) === 1 || PASSING.has(String(value).toLowerCase()),
  );
  return [{ column, kind, trust, passed }];
}

/** The kind of verdict that the values are; null if they are no verdict, such as other numbers. */
function kindOf(column: Column): VerdictGuess['kind'] | null {
  if (isBoolean(column)) return 'boolean';
  if (isTruthText(column)) return 'truth as text';
  if (isVerdictText(column)) return 'text';
  return isZeroOrOne(column) ? 'zero or one' : null;
}

function trustIn(column: Column, kind: VerdictGuess['kind']): Trust | null {
  const { name } = column;
  const isNamed = VERDICT_NAMES.includes(name) || VERDICT_PART.test(name);
  if (kind === 'zero or one' && (!isNamed || AMOUNT_PART.test(name)))
    return SCORE_NAMES.includes(name) ? 'score of 0 or 1' : null;
  if (isNamed || (kind === 'text' && isJudgingText(column))) return 'verdict';
  return RAN_NAMES.includes(name) || /success/.test(name) ? 'may mean that it ran' : null;
}

/** The candidates without those that another one covers: equal values elsewhere, or deeper parts that hold wherever it holds. */
function withoutParts(candidates: readonly Candidate[]): readonly Candidate[] {
  const ordered = candidates.toSorted(
    (a, b) => trustRank(a) - trustRank(b) || a.column.depth - b.column.depth || nameRank(a) - nameRank(b),
  );
  return ordered.filter((part, at) => !ordered.some((whole, index) => index !== at && covers(whole, part, index < at)));
}

function covers(whole: Candidate, part: Candidate, isFirst: boolean): boolean {
  if (whole.passed.every((value, at) => value === part.passed[at])) return isFirst && !areAlike(whole, part);
  if (whole.trust !== part.trust || whole.column.depth >= part.column.depth || isConstant(whole)) return false;
  if (VERDICT_NAMES.includes(whole.column.name) && !VERDICT_NAMES.includes(part.column.name)) return true;
  return whole.passed.every((value, at) => value !== true || part.passed[at] !== false);
}

/** Whether names and places say nothing about which of the two is the verdict, such as `run1` and `run2`. */
function areAlike(one: Candidate, other: Candidate): boolean {
  return one.trust === other.trust && one.column.depth === other.column.depth && nameRank(one) === nameRank(other);
}

const TRUST: readonly Trust[] = ['verdict', 'score of 0 or 1', 'may mean that it ran'];

function trustRank({ trust }: Candidate): number {
  return TRUST.indexOf(trust);
}

function nameRank({ column }: Candidate): number {
  const rank = [...VERDICT_NAMES, ...SCORE_NAMES, ...RAN_NAMES].indexOf(column.name);
  return rank < 0 ? Number.MAX_SAFE_INTEGER : rank;
}

/**
 * The candidates among which the verdict is: the most trusted of those that vary, beside those that never vary and are named alike, and a
 * trusted one that never varies.
 */
function leading(candidates: readonly Candidate[]): readonly Candidate[] {
  const varied = candidates.filter((one) => !isConstant(one));
  const best = (some: readonly Candidate[]) =>
    some.filter((one) => trustRank(one) === Math.min(...some.map(trustRank)));
  const chosen = varied.length > 0 ? best(varied) : best(candidates).slice(0, 1);
  // A verdict that never varies may be right: every trial failed, say. One that varies and may mean less does not replace it.
  const isDoubted = chosen[0]?.trust === 'may mean that it ran' && varied.length > 0;
  return candidates.filter(
    (one) =>
      chosen.includes(one) ||
      (isConstant(one) && ((isDoubted && one.trust === 'verdict') || chosen.some((other) => areAlike(one, other)))),
  );
}

/** Numeric columns that look like scores of the answer, by name. */
function scoresIn(columns: readonly Column[], samples: number): readonly Column[] {
  const numeric = columns.filter((column) => column.present > samples / 2 && isScore(column));
  const named = numeric.filter(({ name }) => SCORE_NAMES.includes(name));
  if (named.length === 0) return numeric.filter(({ name }) => SCORE_PART.test(name));
  const rank = ({ name, depth }: Column): number => depth * SCORE_NAMES.length + SCORE_NAMES.indexOf(name);
  return named.toSorted((a, b) => rank(a) - rank(b)).slice(0, 1);
}

function isScore(column: Column): boolean {
  return isNumeric(column) && !isBoolean(column) && !AMOUNT_PART.test(column.name);
}

/** The score for a threshold: the one that looks like a score, else the only number. @throws UserError for none or several */
function onlyScore(columns: readonly Column[], samples: number): VerdictGuess {
  const named = scoresIn(columns, samples);
  const scores = named.length > 0 ? named : columns.filter(isScore);
  const [column, ...more] = scores;
  if (more.length > 0) throw severalScores(scores);
  if (column !== undefined) return { column, kind: 'score' };
  const numbers = columns.filter((one) => isNumeric(one) && !isBoolean(one));
  throw new UserError({
    code: 'no-score',
    what: '`--pass-at` needs a score, and no number of the records looks like one',
    found: numbers.length === 0 ? 'no numbers' : numbers.map(rangeText).join(', '),
    fix: 'Leave out `--pass-at`, or name the number with `--verdict PATH`',
  });
}

function wished(columns: readonly Column[], wish: string, passAt: number | null): VerdictGuess {
  const path = (selector: string): string => selector.replace(/^\$\.?(?:item\.)?/, '');
  const column = columns.find(({ selector }) => selector === wish || path(selector) === path(wish));
  if (column === undefined) {
    throw new UserError({
      code: 'unknown-verdict',
      what: `the records have no \`${wish}\``,
      found: columns
        .map(({ selector }) => selector)
        .slice(0, 20)
        .join(', '),
      fix: 'Name one of these with `--verdict`',
    });
  }
  const kind = passAt === null ? kindOf(column) : null;
  if (kind !== null) return { column, kind };
  if (isNumeric(column)) {
    if (passAt === null) throw thresholdNeeded(column, undefined);
    return { column, kind: 'score' };
  }
  throw new UserError({
    code: 'no-verdict',
    what: `\`${column.selector}\` is no verdict`,
    expected: passAt === null ? 'true and false, 0 and 1, a word such as PASS, or a score' : 'a score, for `--pass-at`',
    found: valuesText(column),
    fix: 'Name another one with `--verdict`, or write a mapping with a `map` of its values',
  });
}

function thresholdNeeded(score: Column, ran: Candidate | undefined): UserError {
  const what = `the results hold no verdict, only the score \`${score.selector}\``;
  const fix = `Say from which score on a trial passes, for example \`--pass-at ${middleOf(score)}\``;
  const problem = { code: 'threshold-needed', what, found: rangeOf(score), fix };
  if (ran === undefined) return new UserError(problem);
  const { selector } = ran.column;
  return new UserError({
    ...problem,
    what: `${what}; \`${selector}\` is ${valuesText(ran.column)} in every record, which says that it ran`,
    fix: `${fix}, or take the other with \`--verdict ${selector}\``,
  });
}

function severalScores(scores: readonly Column[]): UserError {
  return new UserError(
    scores.map((score) => ({
      code: 'several-verdicts',
      what: `${rangeText(score)} may be the score`,
      fix: `Choose it with \`--verdict '${score.selector}' --pass-at SCORE\``,
    })),
  );
}

function severalVerdicts(rivals: readonly Candidate[]): UserError {
  return new UserError(
    rivals.map(({ column, passed }): Problem => {
      const passes = passed.filter((value) => value === true).length;
      const failures = passed.filter((value) => value === false).length;
      const without = passed.length - passes - failures;
      return {
        code: 'several-verdicts',
        what: `\`${column.selector}\` may be the verdict: ${passes} passed, ${failures} failed${without === 0 ? '' : `, ${without} without`}`,
        fix: `Choose it with \`--verdict '${column.selector}'\``,
      };
    }),
  );
}

/** A column such as `success` that is true everywhere: taken for a verdict, it would pass whatever the agent answers. */
function onlyRan(column: Column): UserError {
  const { selector } = column;
  return new UserError({
    code: 'only-ran',
    what: `the results hold no verdict but \`${selector}\`, which is ${valuesText(column)} in every record and may only say that it ran`,
    fix: `If it says that the answer is right, take it with \`--verdict '${selector}'\`; else let the harness write a verdict`,
  });
}

function rangeText(column: Column): string {
  return `\`${column.selector}\` (${rangeOf(column)})`;
}

function rangeOf(column: Column): string {
  return endsOf(column).join(' to ');
}

/** An example of a threshold: one below all scores would pass every trial. */
function middleOf(column: Column): number {
  const [least, most] = endsOf(column);
  return Number(((least + most) / 2).toPrecision(2));
}

function endsOf({ values }: Column): readonly [least: number, most: number] {
  const numbers = values.filter((value) => value !== undefined).map(Number);
  return [Math.min(...numbers), Math.max(...numbers)];
}

function valuesText({ values }: Column): string {
  const texts = new Set(values.filter((value) => value !== undefined).map((value) => JSON.stringify(value)));
  return [...texts].slice(0, 5).join(', ');
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
