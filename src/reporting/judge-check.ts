import type { JudgeCheck } from '../../schemas/types/judge-check.ts';
import { counted } from '../contract/text.ts';
import type { CheckRequirement, JudgedRates } from '../gating/policy/judged-rates.ts';
import { agreementOf, type Estimate } from '../gating/statistics/agreement.ts';
import type { CheckedQuestion } from '../scoring/labels.ts';
import { fixed, rate } from './markdown/format.ts';
import { NOTHING } from './markdown/words.ts';
import { alignedRows, cutToColumns, type Line, PLAIN, paintLines } from './terminal-text.ts';

/** A written check, and the questions in it. */
interface WrittenCheck {
  readonly file: string;
  readonly check: JudgeCheck;
  readonly questions: readonly CheckedQuestion[];
  readonly standings: JudgedRates['standings'];
}

/** Judge checks as lines for the terminal, safe to print to a workflow log: estimates, then the disagreements. */
export function renderJudgeCheck(
  checks: readonly WrittenCheck[],
  require: CheckRequirement | null,
  paint = PLAIN,
): string {
  const lines = checks.flatMap(({ file, check, questions, standings }): readonly Line[] => [
    ...questions.flatMap((question): readonly Line[] => [
      ['bold', `${check.rubric}/${question.question.key}`, `: ${whoWasAsked(question)}`],
      ...estimateLines(question).map((line) => `  ${line}`),
      ...(require === null ? [] : [standingLine(require, standings, question)]),
      ...question.disagreements.flatMap(disagreementLines),
    ]),
    `Written: ${file}`,
  ]);
  return paintLines(lines, paint);
}

/** Whether the judge may block by its answers to a question. */
function standingLine(
  { labels, agreement }: CheckRequirement,
  standings: WrittenCheck['standings'],
  { question: { key } }: CheckedQuestion,
): Line {
  const asked = `${counted(labels, 'label')} and at least ${rate(agreement, 0)}`;
  return standings.some(({ question, state }) => question === key && state === 'holds')
    ? ['green', '  may block', `: the policy requires ${asked}`]
    : ['yellow', '  only advises', `: the policy requires ${asked}`];
}

function whoWasAsked({ check: { models, votes, counts, unanswered }, cases }: CheckedQuestion): string {
  const contradicted = cases.filter(({ yes }) => yes === null).length;
  return [
    counted(agreementOf(counts).n, 'label'),
    models.length === 0 ? 'recorded answers' : models.join(', '),
    ...(votes === 1 ? [] : [`${votes} votes each`]),
    ...(unanswered === 0 ? [] : [`${unanswered} without an answer`]),
    ...(contradicted === 0 ? [] : [`${contradicted} left out: their labels contradict each other`]),
  ].join('; ');
}

function estimateLines({ check: { counts } }: CheckedQuestion): readonly string[] {
  const { agreement, sensitivity, specificity, kappa } = agreementOf(counts);
  const row = (name: string, estimate: Estimate | null, shown: (value: number) => string): readonly string[] =>
    estimate === null
      ? [name, NOTHING, '']
      : [name, shown(estimate.value), `${shown(estimate.lower)} to ${shown(estimate.upper)}`];
  const two = (value: number): string => fixed(value, 2);
  return alignedRows(
    [
      ['', 'value', '95 % bounds'],
      row('agreement', agreement, rate),
      row("sensitivity: people's yes confirmed", sensitivity, rate),
      row("specificity: people's no confirmed", specificity, rate),
      row("Cohen's kappa", kappa, two),
    ],
    'lrr',
  );
}

/** Columns of facts and reason. */
const LONGEST = 160;

function disagreementLines({
  of: { yes, labels, facts },
  said,
}: CheckedQuestion['disagreements'][number]): readonly Line[] {
  const people = labels.map(({ by, line }) => `${by} (line ${line})`).join(', ');
  const reason = said.reason === '' ? 'no reason given' : cutToColumns(said.reason, LONGEST);
  return [
    ['yellow', `  people ${yes ? 'yes' : 'no'}, judge ${yes ? 'no' : 'yes'}`, `: ${people}`],
    `    judge: ${reason}`,
    `    facts: ${cutToColumns(JSON.stringify(facts), LONGEST)}`,
  ];
}
