import { pointerNames } from '../../contract/json-pointer.ts';
import { clauses } from '../clauses.ts';
import type { Compiling } from '../compiling.ts';
import { compileFact } from '../conditions/compile-fact.ts';
import type { Fact } from '../conditions/fact.ts';
import { shownFact } from '../conditions/shown-fact.ts';
import { type Evaluation, type Notes, Unanswered } from '../evaluation.ts';
import { shownValue } from '../shown-value.ts';
import { yesOrNo } from './criterion.ts';
import { type Answers, readAnswers, whyNone } from './judge-answers.ts';
import { markScalar, thresholdWords } from './marking.ts';
import { type Body, chosen } from './node.ts';
import type { NodeContext } from './node-context.ts';
import type { AnswerForm, NodeFile } from './node-file.ts';

/** Length of a judge's reason inside an explanation. */
const REASON = 200;
/** Facts under `judge` that say who judged. */
const RESERVED: readonly string[] = ['model', 'version'];

/**
 * A question that a person or a model has answered before the trial is scored: the answer stands in the fact `judge.KEY`. Without one
 * there is neither pass nor fail.
 */
export function compileJudge(file: NodeFile, pointer: string, { marking, compiling }: NodeContext): Body {
  const asked = compileQuestion(file, pointer, compiling);
  const judged =
    asked.form === 'yes_no'
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
  readonly key: string;
  readonly question: string;
  readonly form: AnswerForm;
  readonly recorded: Fact;
}

function compileQuestion(file: NodeFile, pointer: string, compiling: Compiling): Asked {
  const key = pointerNames(pointer).at(-1) ?? '';
  checkPlace(key, file, pointer, compiling);
  const recorded = compileFact(`judge.${key}`, `${pointer}/judge`, compiling);
  return { key, question: file.question?.trim() ?? '', form: file.judge ?? 'yes_no', recorded };
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
  else if (RESERVED.includes(key)) refuse(`\`judge.${key}\` says who judged, and is no answer`, 'Give it another key');
  if (file.question === undefined) refuse('what a judge is asked needs a `question`', 'Write it so that yes is good');
}

/** @throws Unanswered */
function answersTo({ key, question, form, recorded }: Asked, at: Evaluation): Answers {
  const value = recorded.read(at);
  const answers = readAnswers(value, form, question);
  if (answers !== undefined) return answers;
  throw new Unanswered(`\`${key}\` has no answer: ${whyNone(recorded.path, value, form, question)}`);
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
