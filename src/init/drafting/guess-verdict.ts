import { type Problem, UserError } from '../../errors.ts';
import { type Column, every, GRADERS, isBoolean, isNumeric, words } from '../../suite/columns.ts';

/** Source of a verdict: a boolean, a known text, 0 or 1, or a score that needs a threshold. */
export interface VerdictGuess {
  readonly column: Column;
  readonly kind: 'boolean' | 'truth as text' | 'text' | 'zero or one' | 'score';
  /** The texts that pass, if the user names them: all others do not. */
  readonly passing?: readonly string[];
}

export interface VerdictWish {
  /** Selector or dotted path of the verdict, with `=` and the values that pass if they are no usual words; null lets the values decide. */
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
  /(?:^|_)(?:tokens?|cost|price|usd|latency|duration|elapsed|time|timestamp|seconds|secs?|ms|count|num|number|total|turns?|steps?|calls?|length|size|bytes|index|idx|id|seed|epoch|trial|attempt|run|weight|retr(?:y|ies)|errors?|threshold|version|line|temperature|timeout|multiplier)(?:_|$)|_at$|^n_/;

/** Words for passed and failed, in lower case. */
const VERDICT_PAIRS = words(
  'pass/fail passed/failed success/failure succeeded/failed successful/unsuccessful ok/error ok/nok correct/incorrect correct/wrong resolved/unresolved solved/unsolved yes/no y/n c/i ✅/❌ ✓/✗',
).map((pair) => pair.split('/'));
const VERDICT_TEXTS: ReadonlySet<string> = new Set(VERDICT_PAIRS.flat());
/** Words beside those pairs, in lower case: of a trial that ended early, which did not pass, and of one that never ran. */
const ENDED_EARLY = words('error errored crash crashed timeout timed_out timedout aborted exception');
const NOT_RUN = words('skip skipped pending todo not_run disabled');
const PASSING: ReadonlySet<string> = new Set(['true', ...VERDICT_PAIRS.map(([yes = '']) => yes)]);
/** Texts that say how an answer is, not whether the trial ran. */
const JUDGING_TEXT = /^(?:pass|fail|passed|failed|correct|incorrect|wrong|resolved|unresolved|solved|unsolved|c|i)$/i;

const isTruthText = every((value) => /^(?:true|false)$/i.test(String(value)));
const isVerdictText = textsOf((word) => VERDICT_TEXTS.has(word));
const isJudgingText = textsOf((word) => JUDGING_TEXT.test(word));
const isZeroOrOne = every((value) => value !== '' && [0, 1].includes(Number(value)));

/** A test of columns: some values are such words, in lower case, and the others say that the trial ended early or never ran. */
function textsOf(fits: (word: string) => boolean): (column: Column) => boolean {
  const isWord = (value: unknown): boolean => typeof value === 'string' && fits(value.toLowerCase());
  const isKnown = every((value) => isWord(value) || [...ENDED_EARLY, ...NOT_RUN].includes(String(value).toLowerCase()));
  return (column) => isKnown(column) && column.values.some(isWord);
}

/** A member of an object or of an item of a list that graders fill. */
const OF_GRADERS = new RegExp(`\\b(?:${GRADERS}|results(?=\\[))(?:\\[[*?].*\\])?(?:\\.\\w+|\\['[^']*'\\])$`, 'i');

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
    const unread = columns.filter((column) => mayBeUnread(column, samples));
    if (unread.length > 0 && score === undefined) throw valuesNeeded(unread);
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
  return [{ column, kind, trust, passed: passedIn(column) }];
}

/** Whether each record passed, as usual words say it; undefined without a value. */
export function passedIn({ values }: Column): readonly (boolean | undefined)[] {
  return values.map((value) =>
    value === undefined || NOT_RUN.includes(String(value).toLowerCase())
      ? undefined
      : value === true || Number(value) === 1 || PASSING.has(String(value).toLowerCase()),
  );
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
  const isGraded = OF_GRADERS.test(column.selector);
  const isNamed = VERDICT_NAMES.includes(name) || VERDICT_PART.test(name);
  if (kind === 'zero or one' && (!isNamed || AMOUNT_PART.test(name)))
    return SCORE_NAMES.includes(name) || (isGraded && !AMOUNT_PART.test(name)) ? 'score of 0 or 1' : null;
  if (isNamed || isGraded || (kind === 'text' && isJudgingText(column))) return 'verdict';
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
  if (named.length === 0)
    return numeric.filter(({ name, selector }) => SCORE_PART.test(name) || OF_GRADERS.test(selector));
  const rank = ({ name, depth }: Column): number => depth * SCORE_NAMES.length + SCORE_NAMES.indexOf(name);
  return named.filter((one) => rank(one) === Math.min(...named.map(rank)));
}

/** Most values of a verdict, other than scores. */
const MOST_VALUES = 12;

/** Whether a text may be the verdict by its name or place, or by one of its words, though its words do not say which of them pass. */
function mayBeUnread(column: Column, samples: number): boolean {
  const { name, selector, present, distinct, values } = column;
  const isShort = every((value) => typeof value === 'string' && value.length <= 40);
  if (present <= samples / 2 || !isShort(column) || isNumeric(column) || AMOUNT_PART.test(name)) return false;
  if (distinct > 1 && values.some((value) => /^(?:pass|passed|correct)$/i.test(String(value)))) return true;
  const isNamed = VERDICT_NAMES.includes(name) || SCORE_NAMES.includes(name) || OF_GRADERS.test(selector);
  return (
    isNamed &&
    distinct > 1 &&
    (values.every((value) => /^\d/.test(String(value ?? 0))) || distinct <= Math.min(MOST_VALUES, samples / 2))
  );
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
  const path = (selector: string): string => selector.replaceAll('"', "'").replace(/^\$\.?(?:item\.)?/, '');
  const named = (text: string) => columns.find(({ selector }) => selector === text || path(selector) === path(text));
  const [, before = '', values = ''] = /^(.+)=([^=]+)$/.exec(wish) ?? [];
  const [listed, passing] = [named(before), values.split(',')];
  if (
    listed !== undefined &&
    passAt === null &&
    passing.every((value) => listed.values.some((one) => String(one) === value))
  )
    return { column: listed, kind: 'text', passing };
  const column = named(wish);
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
  throw valuesNeeded([column]);
}

function valuesNeeded(unread: readonly Column[]): UserError {
  return new UserError(
    unread.map((column) => ({
      code: 'values-needed',
      what: `\`${column.selector}\` may be the verdict, and its values do not say which of them pass`,
      found: valuesText(column),
      fix: `Name those that pass, separated by commas: \`${verdictOption(column, 'VALUE')}\`; a score has to be a plain number`,
    })),
  );
}

/** The option that chooses a verdict, as a shell takes it: within its quotes, names have others. */
function verdictOption({ selector }: Column, value = ''): string {
  return `--verdict '${selector.replaceAll("'", '"')}${value && `=${value}`}'`;
}

function thresholdNeeded(score: Column, ran: Candidate | undefined): UserError {
  const what = `the results hold no verdict, only the score \`${score.selector}\``;
  const fix = `Say from which score on a trial passes, for example \`--pass-at ${middleOf(score)}\``;
  const problem = { code: 'threshold-needed', what, found: rangeOf(score), fix };
  if (ran === undefined) return new UserError(problem);
  return new UserError({
    ...problem,
    what: `${what}; \`${ran.column.selector}\` is ${valuesText(ran.column)} in every record, which says that it ran`,
    fix: `${fix}, or take the other with \`${verdictOption(ran.column)}\``,
  });
}

function severalScores(scores: readonly Column[]): UserError {
  return new UserError(
    scores.map((score) => ({
      code: 'several-verdicts',
      what: `${rangeText(score)} may be the score`,
      fix: `Choose it with \`${verdictOption(score)} --pass-at SCORE\``,
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
        fix: `Choose it with \`${verdictOption(column)}\``,
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
    fix: `If it says that the answer is right, take it with \`${verdictOption(column)}\`; else let the harness write a verdict`,
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

/** The values of a verdict that say that a trial never ran. */
export function notRunIn({ column: { values }, kind, passing }: VerdictGuess): readonly string[] {
  if (kind !== 'text' || passing !== undefined) return [];
  return [...new Set(values.map(String))].filter((value) => NOT_RUN.includes(value.toLowerCase()));
}

/** The `map` for the texts of a verdict: those that the user names, else those seen, and the opposites of verdicts in the same letter case. */
export function verdictTexts({ column: { values }, passing }: VerdictGuess): Readonly<Record<string, boolean>> {
  if (passing !== undefined) return Object.fromEntries(passing.map((value) => [value, true]));
  const cases = [
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
  ];
  const pairs = cases.flatMap((cased) => VERDICT_PAIRS.map((pair) => pair.map(cased)));
  const seen = pairs.filter((pair) => pair.some((text) => values.includes(text)));
  const early = [...new Set(values.map(String))].filter((value) => ENDED_EARLY.includes(value.toLowerCase()));
  return Object.fromEntries([
    ...seen.flatMap(([yes = '', no = '']) => [[yes, true] as const, [no, false] as const]),
    ...early.map((value) => [value, false] as const),
  ]);
}
