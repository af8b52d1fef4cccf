import { isRecord } from '../../contract/json-object.ts';
import { pointerNames } from '../../contract/json-pointer.ts';
import { clauses } from '../clauses.ts';
import type { Compiling } from '../compiling.ts';
import { compileFact } from '../conditions/compile-fact.ts';
import type { Fact } from '../conditions/fact.ts';
import { rootOf } from '../conditions/field-path.ts';
import { shownFact } from '../conditions/shown-fact.ts';
import { type Asking, type Evaluation, type Notes, type Question, Unanswered } from '../evaluation.ts';
import { shownValue } from '../shown-value.ts';
import { yesOrNo } from './criterion.ts';
import { type Answers, askedHash, readAnswers, recordedAnswers, whyNone } from './judge-answers.ts';
import { markScalar, thresholdWords } from './marking.ts';
import { type Body, chosen } from './node.ts';
import type { NodeContext } from './node-context.ts';
import type { NodeFile } from './node-file.ts';
import { isYesOrNo } from './yes-or-no.ts';

/** Length of a judge's reason inside an explanation. */
const REASON = 200;
/** Facts under `judge` that are no answers by the name of a question. */
const RESERVED: readonly string[] = ['model', 'version', 'asked'];

/**
 * A question that a person or a model has answered before the trial is scored. The answer stands in the fact `judge.KEY`, for whatever is
 * asked by that name, or in `judge.asked`, for this question about these facts alone. Without one there is neither pass nor fail.
 */
export function compileJudge(file: NodeFile, pointer: string, { marking, compiling }: NodeContext): Body {
  const asked = compileQuestion(file, pointer, compiling);
  const judged = isYesOrNo(file)
    ? chosen([yesOrNo(1, marking), yesOrNo(0, marking)], (at) => (answersTo(asked, at).score === 1 ? 0 : 1))
    : { judge: (at: Evaluation) => markScalar(marking, answersTo(asked, at).score) };
  return {
    kind: 'judge',
    parts: [],
    ...judged,
    explain: (at, judgement, notes) => ({
      explanation: clauses(explainAnswers(asked, answersTo(asked, at), notes), thresholdWords(marking, judgement)),
    }),
  };
}

interface Asked {
  readonly question: Question;
  readonly recorded: Fact;
  readonly sees: readonly Fact[];
}

function compileQuestion(file: NodeFile, pointer: string, compiling: Compiling): Asked {
  const key = pointerNames(pointer).at(-1) ?? '';
  checkPlace(key, file, pointer, compiling);
  const { sees = [], answer = 'yes_no' } = file.judge ?? {};
  return {
    question: { key, text: file.question ?? '', form: answer, sees },
    recorded: compileFact(`judge.${key}`, `${pointer}/judge`, compiling),
    sees: sees.map((path, index) => compileSeen(path, `${pointer}/judge/sees/${index}`, compiling)),
  };
}

/** Answers are recorded by name, so that a question needs one that no other of the rubric has. */
function checkPlace(key: string, file: NodeFile, pointer: string, { problems }: Compiling): void {
  const refuse = (what: string, mend: string): void => problems.add(pointer, { code: 'bad-node', what, mend });
  const isNamed = pointer === `/criteria/${key}` || pointer === `/nodes/${key}`;
  if (!isNamed)
    refuse(
      'what a judge is asked needs a name',
      'Move it to the `criteria` or `nodes` of the rubric, and `use` it here',
    );
  else if (RESERVED.includes(key)) refuse(`\`judge.${key}\` is no answer to a question`, 'Give it another key');
  if (file.question === undefined) refuse('what a judge is asked needs a `question`', 'Write it so that yes is good');
}

/** A judge who saw what judges said would answer to that. */
function compileSeen(path: string, pointer: string, compiling: Compiling): Fact {
  if (rootOf(path) === 'judge') {
    const what = 'a judge does not see what judges have said';
    compiling.problems.add(pointer, { code: 'bad-field', what, found: path, mend: 'Name what the answer is about' });
  }
  return compileFact(path, pointer, compiling);
}

/** @throws Unanswered */
function answersTo({ question, recorded, sees }: Asked, at: Evaluation): Answers {
  const own = votesOn({ question, recorded, sees }, at) ?? recorded.read(at);
  const answers = readAnswers(own, question.form);
  if (answers !== undefined) return answers;
  const why = whyNone(recorded.path, own, question.form);
  throw new Unanswered(`\`${question.key}\` has no answer: ${why}`, askingOf(question, sees, at));
}

/** What was answered to this question about these facts; undefined where nobody was asked. */
function votesOn({ question, sees }: Asked, at: Evaluation): unknown {
  const { judge } = at.trial;
  const all = isRecord(judge) ? recordedAnswers(judge.asked) : [];
  if (all.length === 0) return undefined;
  const { asked } = askingOf(question, sees, at);
  return all.find((one) => one.asked === asked)?.votes;
}

function askingOf(question: Question, sees: readonly Fact[], at: Evaluation): Asking {
  const shown = Object.fromEntries(sees.map((fact) => [fact.path, fact.read(at)] as const));
  return { question, shown, asked: askedHash(question, shown) };
}

function explainAnswers({ recorded }: Asked, { given, score, reason }: Answers, notes: Notes): string {
  const subject = shownFact(notes, recorded.path, given.length === 1 ? given[0] : given);
  const because = reason === '' ? '' : `: ${shownValue(reason, REASON)}`;
  return `${subject} ${typeof given[0] === 'number' ? ofHundred(given) : yesOrNoOf(given, score)}${because}`;
}

function ofHundred({ length }: readonly unknown[]): string {
  return length === 1 ? 'of 100' : 'of 100, the middle one counts';
}

function yesOrNoOf(given: readonly unknown[], score: number): string {
  const says = `says ${score === 1 ? 'yes' : 'no'}`;
  if (given.length === 1) return says;
  return `${says}, ${given.filter((answer) => answer === (score === 1)).length} of ${given.length} times`;
}
