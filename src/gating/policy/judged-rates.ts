import type { JudgeCheck, QuestionCheck } from '../../../schemas/types/judge-check.ts';
import type { JudgeRequirement } from '../../../schemas/types/policy.ts';
import { canonicalJson, memberOf } from '../../contract/json.ts';
import { agreementOf, type Estimate } from '../statistics/agreement.ts';
import { criterionName } from '../wording.ts';
import type { Filled, POLICY_KEYS } from './keys.ts';

export type CheckRequirement = Filled<JudgeRequirement, typeof POLICY_KEYS.judge.require>;

/** How a question is asked now; a check of it holds only while this stays the same. */
type HowAsked = Pick<QuestionCheck, 'asked' | 'models' | 'temperature' | 'votes'>;

/** A rubric by the questions on which its rates rest. */
export interface AskingRubric {
  readonly id: string;
  readonly metric: string;
  readonly restsOn: readonly string[];
  readonly criteria: readonly {
    readonly key: string;
    readonly restsOn: readonly string[];
    readonly status?: unknown;
  }[];
  /** How each of its questions is asked under the policy, by key. */
  readonly asked: Readonly<Record<string, HowAsked>>;
}

export interface JudgeStanding {
  /** `rubric/question`. */
  readonly name: string;
  readonly rubric: string;
  readonly question: string;
  /** `holds` also if the policy requires no check. */
  readonly state: 'holds' | 'missing' | 'stale' | 'below';
  /** What moved since the check, if it is stale. */
  readonly moved: readonly Moved[];
  /** How often the judge is right, by a check of the question as it is asked now; null without one. */
  readonly right: (Estimate & { readonly labels: number }) | null;
}

type Moved = Readonly<Record<'what' | 'old' | 'new', string>>;

/** The judges of a policy's rubrics, and the rates that rest on them. */
export interface JudgedRates {
  readonly standings: readonly JudgeStanding[];
  /** The judges behind each metric and `rubric/criterion`; empty where none is. */
  readonly ofRate: ReadonlyMap<string, readonly JudgeStanding[]>;
}

/** Without a question. */
export const NONE_JUDGED: JudgedRates = { standings: [], ofRate: new Map() };

/** What the checks say of every question of the rubrics under a policy, and which rates rest on it. */
export function judgedRates(
  rubrics: readonly AskingRubric[],
  checks: readonly JudgeCheck[],
  require: CheckRequirement | null,
): JudgedRates {
  const standings = rubrics.flatMap(({ id, asked }) => {
    const check = checks.find(({ rubric }) => rubric === id);
    return Object.entries(asked).map(([question, how]): JudgeStanding => {
      const about = { name: criterionName(id, question), rubric: id, question };
      return { ...about, ...standingOf(memberOf(check?.questions, question), how, require) };
    });
  });
  const ofRate = rubrics.flatMap(({ id, metric, restsOn, criteria }) => {
    const resting = (questions: readonly string[]) =>
      standings.filter(({ rubric, question }) => rubric === id && questions.includes(question));
    return [
      [metric, resting(restsOn)] as const,
      // A proposed criterion never blocks.
      ...criteria
        .filter(({ status }) => status !== 'proposed')
        .map(({ key, restsOn: keys }) => [criterionName(id, key), resting(keys)] as const),
    ];
  });
  return { standings, ofRate: new Map(ofRate) };
}

function standingOf(
  check: QuestionCheck | undefined,
  how: HowAsked,
  require: CheckRequirement | null,
): Pick<JudgeStanding, 'state' | 'moved' | 'right'> {
  const least = (state: JudgeStanding['state']) => (require === null ? 'holds' : state);
  if (check === undefined) return { state: least('missing'), moved: [], right: null };
  const moved = movedBetween(check, how);
  if (moved.length > 0) return { state: least('stale'), moved, right: null };
  const { n, agreement } = agreementOf(check.counts);
  const right = agreement && { ...agreement, labels: n };
  return { state: meets(check, require) ? 'holds' : 'below', moved, right };
}

/** Whether a check is above the line; without one, every check is. */
export function meets({ counts }: Pick<QuestionCheck, 'counts'>, require: CheckRequirement | null): boolean {
  const { n, agreement } = agreementOf(counts);
  return require === null || (n >= require.labels && (agreement?.lower ?? 0) >= require.agreement);
}

function movedBetween(old: HowAsked, now: HowAsked): readonly Moved[] {
  const parts = {
    'the question': [old.asked, now.asked],
    'the model': [old.models, now.models],
    'the temperature': [old.temperature, now.temperature],
    'the votes': [old.votes, now.votes],
  } as const;
  return Object.entries(parts).flatMap(([what, [before, after]]) => {
    const textOf = (value: typeof before) =>
      Array.isArray(value) ? value.join(', ') : String(value ?? "the service's");
    const isSame = canonicalJson(before) === canonicalJson(after);
    return isSame ? [] : [{ what, old: textOf(before), new: textOf(after) }];
  });
}

/** Whether a metric or `rubric/criterion` only advises, because a judge behind it has not earned the right to block. */
export function onlyAdvises({ judged }: { readonly judged: JudgedRates }, rate: string): boolean {
  return judged.ofRate.get(rate)?.some(({ state }) => state !== 'holds') ?? false;
}
