import type { NodeFile } from '../../../schemas/types/rubric.ts';
import { contentHash } from '../../contract/hash.ts';
import { isRecord } from '../../contract/json.ts';
import { ANSWERS } from '../../suite/trial.ts';
import { type Evaluation, type JudgedQuestion, type Notes, type Question, Unanswered, warn } from '../evaluation.ts';
import { compileFact, MODEL_NEED, QUESTION_NEED, rootOf, shownFact } from '../references/facts.ts';
import type { Compiling, Fact } from '../references/rubric-names.ts';
import { spend, stepsAt, stepsOfValue } from '../step-limit.ts';
import { clauses, IN_SENTENCE, shownValue } from '../values/shown-value.ts';
import {
  type Answers,
  answerOfModels,
  isRecorded,
  questionId,
  readAnswers,
  shownHash,
  whyNone,
} from './judge-answers.ts';
import { yesOrNo } from './leaf-nodes.ts';
import { type Marking, markIndeterminate, markScalar, markWords } from './marking.ts';
import { type Body, chosen, type NodeContext } from './node.ts';

/** Maximum length of a judge's reason in an explanation. */
const REASON = 200;
/** Facts under `judge` that name the judge. */
const RESERVED: readonly string[] = ['model', 'version'];

/**
 * A question answered before the trial is scored: in the fact `judge.KEY`, by a person or a model, or in the stored answers of models, see
 * `ANSWERS`. Without an answer there is no verdict.
 */
export function compileJudge(file: NodeFile, pointer: string, { marking, compiling }: NodeContext): Body {
  const asked = compileAsked(file, pointer, marking, compiling);
  const indeterminate = markIndeterminate(marking);
  const scoreAt = (at: Evaluation) => answerTo(asked, at)?.score;
  const judged =
    asked.form === 'yes_no'
      ? chosen([yesOrNo(0, marking), yesOrNo(1, marking), indeterminate], (at) => scoreAt(at) ?? 2)
      : {
          judge: (at: Evaluation) => {
            const score = scoreAt(at);
            return score === undefined ? indeterminate : markScalar(marking, score);
          },
        };
  return {
    kind: 'judge',
    parts: [],
    ...judged,
    explain: (at, judgement, notes) => ({
      explanation: clauses(explainAsked(asked, at, notes), markWords(marking, judgement)),
    }),
  };
}

interface Asked extends Pick<JudgedQuestion, 'key' | 'question' | 'form' | 'asks'> {
  /** The recorded answer; inside `each`, a list with one answer per item. */
  readonly recorded: Fact;
  /** Facts shown to the models. */
  readonly seen: readonly Fact[];
}

function compileAsked(file: NodeFile, pointer: string, { threshold }: Marking, compiling: Compiling): Asked {
  const { question: text = '', judge: form = 'yes_no', model } = file;
  const { names, name: key = '' } = compiling;
  const question = text.trim();
  checkPlace(file, pointer, compiling);
  // By default the question is about the current item; `sees` may name parts of it.
  const sees = file.sees ?? names.items.slice(-1);
  const [path, at] = [`judge.${key}`, `${pointer}/judge`];
  // A yes has the score 1.
  const passesFrom = threshold ?? 1;
  const hash = contentHash({ form, question, sees, model: model ?? null, passes_from: passesFrom });
  compiling.needs.add(`${QUESTION_NEED}${key}`);
  const isOpen = sees.length > 0;
  if (isOpen) compiling.needs.add(MODEL_NEED);
  // Even a closed contract need not allow `judge.KEY`, because a model can be asked.
  const open = { ...compiling, names: { ...names, closed: false }, needs: new Set<string>() };
  const recorded = compileFact(path, at, isOpen ? open : compiling);
  const seen = sees.map((field, index) => compileSeen(field, `${pointer}/sees/${index}`, compiling));
  const shown = (of: Evaluation) => Object.fromEntries(seen.map((fact) => [fact.path, fact.read(of) ?? null]));
  const isOfItems = names.items.length > 0;
  const asks = (isOpen ? [model ?? null].flat() : []).map((asked): Question => {
    const id = questionId({ question, form, model: asked }, sees);
    return { id, key, question, form, model: asked, isOfItems, shown };
  });
  names.questions.set(key, { key, question, form, hash, asks, passes: (score) => score >= passesFrom });
  return { key, question, form, recorded, asks, seen };
}

/** A judge sees only facts of the trial, so that a stored answer stays valid. */
function compileSeen(path: string, pointer: string, compiling: Compiling): Fact {
  const root = rootOf(path);
  const isDerived = compiling.names.derived.has(root);
  if (isDerived || root === 'judge') {
    const what = `a judge cannot see ${isDerived ? 'derived facts' : 'answers of judges'}`;
    const fix = 'Name the facts that the answer is about';
    compiling.problems.add(pointer, { code: 'bad-field', what, found: path, fix });
  }
  return compileFact(path, pointer, compiling);
}

/** Answers are recorded by key, so each question needs a different key. */
function checkPlace(file: NodeFile, pointer: string, { problems, name = '', names }: Compiling): void {
  const refuse = (what: string, fix: string): void => problems.add(pointer, { code: 'bad-node', what, fix });
  if (RESERVED.includes(name)) refuse(`\`judge.${name}\` names the judge and is no answer`, 'Give it another key');
  else if (names.questions.has(name))
    refuse(
      `\`judge.${name}\` answers another question of this rubric`,
      'Give it a key of its own under `criteria` or `nodes`, or `use` the other',
    );
  if (file.question === undefined) refuse('a judge node needs a `question`', 'Write it so that yes is good');
}

/** The answer to a question, and its source, for explanations. */
interface Given extends Answers {
  readonly isRecorded: boolean;
  /** The answer of each model if several were asked; undefined for a model that gave none. */
  readonly panel?: readonly (Answers | undefined)[];
}

/** The value that the trial records as the answer; inside `each`, for the current item. */
function recordedAt({ recorded }: Asked, at: Evaluation): unknown {
  const itemAt = (list: unknown, place: number): unknown => (Array.isArray(list) ? list[place] : undefined);
  return at.places.reduce(itemAt, recorded.read(at));
}

/** The path of the recorded answer; inside `each`, with the index of the item. */
function recordedPath({ recorded }: Asked, { places }: Evaluation): string {
  return [recorded.path, ...places].join('.');
}

/**
 * The answer to a question. An answer recorded in the trial comes first; if it is unreadable, no other counts.
 * @returns undefined if all facts to ask about are absent
 * @throws Unanswered
 */
function answerTo(asked: Asked, at: Evaluation): Given | undefined {
  const { key, question, form, asks, seen } = asked;
  const value = recordedAt(asked, at);
  const recordedAnswer = readAnswers(value, form, question);
  if (recordedAnswer !== undefined) return { ...recordedAnswer, isRecorded: true };
  const isOwn = isRecorded(value, question);
  if (!isOwn && seen.length > 0 && seen.every((fact) => fact.read(at) === undefined)) return undefined;
  const votes = isOwn ? [] : asks.map((ask) => votesOf(ask, at));
  const panel = votes.map((vote) => readAnswers(vote, form, question));
  const answer = answerOfModels(panel);
  if (answer !== undefined) return { ...answer, isRecorded: false, ...(panel.length > 1 ? { panel } : {}) };
  const open = isOwn ? [] : asks.filter((_, index) => panel[index] === undefined);
  const unreadable = votes.find((vote, index) => vote !== undefined && panel[index] === undefined);
  const why =
    unreadable === undefined
      ? `${whyNone(recordedPath(asked, at), value, form, question)}${whyUnasked(open, value)}`
      : whyNone(SAID, unreadable, form, question);
  const shown = open[0]?.shown(at) ?? {};
  throw new Unanswered(
    `\`${key}\` has no answer: ${why}`,
    open.map((ask) => ({ ...ask, shown })),
  );
}

/** The stored votes of one model; undefined if it was not asked. */
function votesOf({ id, key, isOfItems, shown }: Question, at: Evaluation): unknown {
  const votes = at.trial[ANSWERS]?.[id];
  if (!isOfItems || !Array.isArray(votes)) return votes;
  const facts = shown(at);
  const read = Object.values(facts).reduce<number>((sum, fact) => sum + stepsOfValue(fact), 0);
  spend(stepsAt(at), votes.length + read, () => `the judge \`${key}\``);
  const about = shownHash(facts);
  const matching = votes.filter((vote) => isRecord(vote) && vote.shown === about);
  return matching.length === 0 ? undefined : matching;
}

const SAID = 'what the judge says';

function whyUnasked(open: readonly Question[], recorded: unknown): string {
  if (open.length > 0) return ', and no judge was asked';
  return recorded === undefined ? ', and without `sees` no model is asked' : '';
}

function explainAsked(asked: Asked, at: Evaluation, notes: Notes): string {
  const answer = answerTo(asked, at);
  if (answer?.isRecorded !== true) for (const fact of asked.seen) noteSeen(fact, at, notes);
  if (answer !== undefined) return explainAnswer(asked, answer, at, notes);
  const paths = asked.seen.map(({ path }) => path);
  return `${paths.join(' and ')} ${paths.length === 1 ? 'is' : 'are'} absent: there is nothing to ask about`;
}

function explainAnswer(asked: Asked, answer: Given, at: Evaluation, notes: Notes): string {
  const { given, score, reason, panel, isRecorded: isOwn } = answer;
  const because = reason === '' ? '' : `: ${shownValue(reason, REASON)}`;
  if (panel !== undefined) return `${panelWords(asked, panel, score)}${because}`;
  const stated = given.length === 1 ? given[0] : given;
  const subject = isOwn
    ? shownFact(notes, recordedPath(asked, at), stated)
    : `the judge's answer (${shownValue(stated, IN_SENTENCE)})`;
  return `${subject} ${typeof given[0] === 'number' ? 'of 100' : `says ${yesOrNoOf(given, score)}`}${because}`;
}

/** `small-judge (yes), large-judge (no), other-judge (no): no`. */
function panelWords({ asks, form }: Asked, panel: readonly (Answers | undefined)[], score: number): string {
  const word = (value: number): string => (form === 'percent' ? `${value * 100}` : value === 1 ? 'yes' : 'no');
  const words = panel.map(
    (answer, index) => `${asks[index]?.model} (${answer === undefined ? 'no answer' : word(answer.score)})`,
  );
  return `${words.join(', ')}: ${word(score)}`;
}

function noteSeen(fact: Fact, at: Evaluation, notes: Notes): void {
  const value = fact.read(at);
  shownFact(notes, fact.path, value);
  if (value === undefined) warn(notes, `fact \`${fact.path}\` is absent`);
}

function yesOrNoOf(given: readonly unknown[], score: number): string {
  const says = score === 1 ? 'yes' : 'no';
  if (given.length === 1) return says;
  return `${says}, ${given.filter((answer) => answer === (score === 1)).length} of ${given.length} times`;
}
