import type { LabelLine } from '../../schemas/types/label.ts';
import { isRecord, type JsonObject, memberOf } from '../contract/json.ts';
import { addTo } from '../contract/numbers.ts';
import { byText } from '../contract/text.ts';
import type { Asking, JudgedQuestion } from '../rubric/evaluation.ts';
import { readAnswers, scoreOfAnswer, shownHash } from '../rubric/nodes/judge-answers.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { ANSWERS, type Trial } from '../suite/trial.ts';
import { answerTrial } from './answer-trial.ts';

/** Most proposals for a rubric: what a person labels in one sitting. */
const MOST = 20;
/** Largest share of a question's cases that makes an answer rare. */
const RARE = 0.2;

/** Facts that a judge was asked about, and what it said. */
interface AskedCase {
  readonly question: JudgedQuestion;
  readonly facts: JsonObject;
  readonly scenario: string;
  /** Whether each vote says yes. */
  readonly votes: readonly boolean[];
}

/**
 * Proposes what people should label, the most telling first: votes that disagree, scenarios that flipped, rare answers, then any, in an order
 * that depends on the facts alone, so that easy cases are not left out.
 * @param questions those of the rubric to label
 * @param labelled facts that have a label already, by `knownCase`
 */
export function proposeLabels(
  rubric: Rubric,
  questions: readonly JudgedQuestion[],
  trials: Iterable<Trial>,
  { flipped, labelled }: { readonly flipped: ReadonlySet<string>; readonly labelled: ReadonlySet<string> },
): readonly LabelLine[] {
  const cases = new Map<string, AskedCase>();
  for (const trial of trials) {
    for (const asked of casesOf(rubric, questions, trial)) {
      const known = knownCase(asked.question.key, asked.facts);
      const votes = [...(cases.get(known)?.votes ?? []), ...asked.votes];
      cases.set(known, { ...asked, votes });
    }
  }
  const answered = new Map<string, number>();
  for (const { question, votes } of cases.values())
    if (votes[0] !== undefined) addTo(answered, `${votes[0]} ${question.key}`);
  const numberOf = (vote: boolean, key: string): number => answered.get(`${vote} ${key}`) ?? 0;
  const isRare = ({ question: { key }, votes: [vote] }: AskedCase): boolean =>
    vote !== undefined && numberOf(vote, key) <= RARE * (numberOf(true, key) + numberOf(false, key));
  const ranked = [...cases].flatMap(([known, asked]) => {
    const reasons = [
      { why: 'votes disagree', holds: new Set(asked.votes).size > 1 },
      { why: 'its scenario flipped', holds: flipped.has(asked.scenario) },
      { why: 'rare answer', holds: isRare(asked) },
      { why: 'any case', holds: true },
    ];
    const rank = reasons.findIndex(({ holds }) => holds);
    return labelled.has(known) ? [] : [{ known, asked, rank, why: reasons[rank]?.why ?? '' }];
  });
  ranked.sort((a, b) => a.rank - b.rank || byText(a.known, b.known));
  return ranked.slice(0, MOST).map(({ asked: { question, facts, scenario }, why }) => {
    return { key: question.key, question: question.question, facts, label: null, by: '', when: '', scenario, why };
  });
}

export function knownCase(key: string, facts: JsonObject): string {
  return `${shownHash(facts)} ${key}`;
}

/** What a rubric asks about a trial by these questions, and the stored or recorded answers. */
function casesOf(rubric: Rubric, questions: readonly JudgedQuestion[], trial: Trial): readonly AskedCase[] {
  const { scenario, judge } = trial;
  const asked = new Map<string, Asking>();
  const votesOn = (asking: Asking): readonly unknown[] | undefined => {
    const about = shownHash(asking.shown);
    asked.set(`${asking.id} ${about}`, asking);
    const votes = [
      memberOf(trial[ANSWERS], asking.id) ?? (asking.isOfItems ? [] : (memberOf(judge, asking.key) ?? [])),
    ].flat();
    const own = votes.filter((vote) => !isRecord(vote) || vote.shown === undefined || vote.shown === about);
    return own.length === 0 ? undefined : own;
  };
  // Without its answers, the trial raises every question anew.
  answerTrial([rubric], { ...trial, judge: undefined, [ANSWERS]: {} }, votesOn);
  const said = ({ form, question, passes }: JudgedQuestion, votes: unknown): readonly boolean[] =>
    (readAnswers(votes, form, question)?.given ?? []).map((given) => passes(scoreOfAnswer(given)));
  return [...asked.values()].flatMap((asking): readonly AskedCase[] => {
    const question = questions.find(({ key }) => key === asking.key);
    return question ? [{ question, facts: asking.shown, scenario, votes: said(question, votesOn(asking)) }] : [];
  });
}
