import type { TrialMark } from '../../schemas/types/report.ts';
import { sha256Of } from '../contract/hash.ts';
import { isRecord, type JsonObject } from '../contract/json.ts';
import { byText } from '../contract/text.ts';
import { type Judgement, SKIPPED } from '../rubric/evaluation.ts';
import { didNotPass } from '../rubric/nodes/marking.ts';
import { isEmpty } from '../rubric/values/json-value.ts';
import type { Trial } from '../suite/trial.ts';
import type { ScoredRubric, ScoredTrial } from './score-trial.ts';

/** Above this many scenarios, only failing trials are marked: a hash of every trial would cost as much as scoring it. */
export const MOST_SCENARIOS_MARKED = 500;

/** Digits of a hash: enough to distinguish the trials of one scenario. */
const DIGITS = 12;

/** Facts of what the agent did. Two trials with the same are copies, whatever ids differ. */
const DONE = ['output', 'trace', 'final_state'] as const;

/** Top-level facts that identify the trial, its task, its time or its cost; two copies of a trial may differ in them. */
const APART: ReadonlySet<string> = new Set([
  ...['scenario', 'trial', 'title', 'tags', 'family', 'input', 'ground_truth', 'usage', 'error', ...DONE],
  ...['attempt', 'number', 'time', 'date', 'timestamp', 'duration', 'latency', 'cost'],
]);

/** Numbers of trials that every scenario has, and copies too. */
const NUMBERS: ReadonlySet<string> = new Set(['iteration', 'seed']);

/** Times and costs at any depth, as JSON members. */
const TIMES_AND_COSTS =
  /"(?:[A-Za-z_]*(?:timestamp|latency|duration|elapsed|cost)[A-Za-z_]*|[A-Za-z_]+_(?:at|ms|seconds))":(?:-?[\d.eE+-]+|"(?:[^"\\]|\\.)*"|null),?/g;

/** Longest text that is only a verdict, in characters. */
const LONGEST_VERDICT = 20;

/** Part of the name of each of these members. */
const OF_TIME_OR_COST = /timestamp|latency|duration|elapsed|cost|_(?:at|ms|seconds)$/;
/** Names by whether they match it: the trials of a suite share theirs. */
const known = new Map<string, boolean>();
/** Most names that are remembered: ids may be names too. */
const MOST_NAMES = 10_000;

/**
 * Identifies a judged trial within its scenario, and lists what it failed. Null if a rubric has no verdict on it, or if it passes every
 * rubric in a suite of many scenarios.
 * @param scenarios number of scenarios in the suite so far
 */
export function markOf({ trial, rubrics }: ScoredTrial, scenarios: number): TrialMark | null {
  if (rubrics.length === 0 || rubrics.some(({ judgement }) => judgement.verdict === 'error')) return null;
  const [only = [], ...others] = rubrics.map(failedBy);
  const failed = others.length === 0 ? only : [only, ...others].flat();
  if (failed.length === 0 && scenarios > MOST_SCENARIOS_MARKED) return null;
  const facts = factsHash(trial);
  const further = furtherHash(trial, facts);
  return {
    facts,
    ...(further === null ? {} : { further }),
    ...(failed.length === 0 ? {} : { failed }),
    ...(trial.error === null ? {} : { crashed: true }),
  };
}

/** Failed ids by judgement: trials with the same answers share a judgement. */
const failedIn = new WeakMap<Judgement, readonly string[]>();

/** Ids of what a trial does not pass: the rubric and its criteria. */
function failedBy({ rubric, judgement, criteria }: ScoredRubric): readonly string[] {
  const isShared = criteria === judgement.parts;
  const known = isShared ? failedIn.get(judgement) : undefined;
  if (known !== undefined) return known;
  const parts = rubric.criteria.filter((_, index) => didNotPass(criteria[index] ?? SKIPPED));
  const isPassed = judgement.score === null || judgement.verdict === 'pass';
  const failed = [...(isPassed ? [] : [rubric.id]), ...parts.map(({ key }) => `${rubric.id}/${key}`)];
  if (isShared) failedIn.set(judgement, failed);
  return failed;
}

/** The first digits of a hash over what the agent did, and its tokens; null if the trial records nothing of that. */
function factsHash(trial: Trial): string | null {
  const { input_tokens = 0, output_tokens = 0 } = trial.usage ?? {};
  const done = DONE.map((name) => trial[name] ?? null);
  if (input_tokens + output_tokens === 0 && done.every(isEmpty)) return null;
  return digitsOf([done, input_tokens, output_tokens]);
}

/** The first digits of a hash over a value without its times and costs. */
function digitsOf(value: unknown): string {
  const text = JSON.stringify(value);
  const lasting = mayChange(value) ? text.replace(TIMES_AND_COSTS, '') : text;
  return sha256Of(lasting).slice('sha256:'.length, 'sha256:'.length + DIGITS);
}

/** Whether any member may be a time or a cost. Reads names alone: long texts are most of a trial. */
function mayChange(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(mayChange);
  for (const name in value) if (isOfTimeOrCost(name) || mayChange((value as JsonObject)[name])) return true;
  return false;
}

function isOfTimeOrCost(name: string): boolean {
  let answer = known.get(name);
  if (answer === undefined) {
    answer = OF_TIME_OR_COST.test(name);
    if (known.size < MOST_NAMES) known.set(name, answer);
  }
  return answer;
}

/**
 * The first digits of a hash over all further facts, ids among them; null without any, or if these alone are no more than a verdict. Trials
 * that differ in it alone are told apart within a run until main's runs show that they repeat each other.
 */
function furtherHash(trial: Trial, facts: string | null): string | null {
  const further = Object.entries(trial).filter(([name]) => !APART.has(name));
  const isMore = (value: unknown): boolean => {
    if (typeof value === 'object' && value !== null) return Object.values(value).some(isMore);
    if (facts === null) return typeof value === 'string' && value.length > LONGEST_VERDICT;
    return !isEmpty(value) && typeof value !== 'boolean';
  };
  return further.some(([, value]) => isMore(value)) ? digitsOf(further) : null;
}

/** Digits of each further fact of a trial, by its dotted path. */
export type FurtherFacts = ReadonlyMap<string, string>;

/**
 * Tells the trials of a run apart that record nothing of what the agent did: by each further fact of which two trials share a value. A fact
 * that no two trials share, such as a request id, differs between copies too, and proves nothing (evidence contract, E19: what is unknown
 * never helps a run to pass).
 * @param known the shared facts of the first look, for its fresh trials: both are told apart alike
 */
export function startSharedFacts(known: readonly string[] | null = null) {
  const shared = new Set(known);
  const seen = new Map<string, Set<string>>();
  return {
    add(trial: Trial): FurtherFacts {
      const facts = new Map(furtherFacts(trial));
      for (const [path, digits] of known === null ? facts : []) {
        const values = seen.get(path) ?? new Set();
        seen.set(path, values);
        if (values.has(digits)) shared.add(path);
        values.add(digits);
      }
      return facts;
    },
    /** Paths of the shared facts, sorted. */
    paths: (): readonly string[] => [...shared].sort(),
    /** Digits of a hash over the shared facts of a trial; null if it has none. */
    hashOf(facts: FurtherFacts): string | null {
      const counted = [...facts].filter(([path]) => shared.has(path)).sort(([a], [b]) => byText(a, b));
      return counted.length === 0 ? null : digitsOf(counted);
    },
  };
}

/** Every value that is more than yes or no, outside of lists by its dotted path. */
function furtherFacts(value: object, prefix = ''): readonly (readonly [string, string])[] {
  return Object.entries(value).flatMap(([name, fact]) => {
    if (prefix === '' && (APART.has(name) || NUMBERS.has(name))) return [];
    if (isRecord(fact)) return furtherFacts(fact, `${prefix}${name}.`);
    return isEmpty(fact) || typeof fact === 'boolean'
      ? []
      : [[`${prefix}${name}`, digitsOf({ [name]: fact })] as const];
  });
}
