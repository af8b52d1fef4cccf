import type { JudgeCheckRun, QuestionCheckRun } from '../../schemas/types/judge-check-run.ts';
import { counted } from '../contract/text.ts';
import { type CheckRequirement, meets } from '../gating/policy/judged-rates.ts';
import { agreementOf, type Estimate } from '../gating/statistics/agreement.ts';
import { percent } from '../gating/wording.ts';
import type { CheckedQuestion } from '../scoring/labels.ts';
import { safeJson } from './json-document.ts';
import { fixed } from './markdown/format.ts';
import { NOTHING } from './markdown/words.ts';
import { alignedRows, cutToColumns, type Line, PLAIN, paintLines } from './terminal-text.ts';

interface WrittenCheck {
  readonly file: string;
  readonly check: { readonly rubric: string };
  readonly questions: readonly CheckedQuestion[];
}

/** Judge checks as lines for the terminal, safe to print to a workflow log: estimates, what they are worth, and the disagreements. */
export function renderJudgeCheck(
  checks: readonly WrittenCheck[],
  require: CheckRequirement | null,
  paint = PLAIN,
): string {
  const lines = checks.flatMap(({ file, check: { rubric }, questions }): readonly Line[] => [
    ...questions.flatMap((checked): readonly Line[] => [
      ['bold', `${rubric}/${checked.question.key}`, `: ${whoWasAsked(checked)}`],
      ...estimateLines(checked).map((line) => `  ${line}`),
      ...(require === null ? [] : [standingLine(require, checked)]),
      ...checked.disagreements.flatMap(disagreementLines),
    ]),
    `Written: ${file}`,
  ]);
  return paintLines(lines, paint);
}

/** The same as one JSON document, valid against schemas/judge-check-run.schema.json. */
export function renderJudgeCheckJson(checks: readonly WrittenCheck[], require: CheckRequirement | null): string {
  const questions = checks.flatMap(({ file, check: { rubric }, questions }) =>
    questions.map(({ question: { key }, cases, check, disagreements }): QuestionCheckRun => {
      const { n, ...estimates } = agreementOf(check.counts);
      return {
        rubric,
        question: key,
        file,
        labels: n,
        models: check.models,
        votes: check.votes,
        unanswered: check.unanswered,
        contradicted: contradictedOf(cases),
        ...estimates,
        may_block: meets(check, require),
        disagreements: disagreements.map(({ of: { yes, labels, facts }, said: { reason } }) => ({
          people: yes === true,
          by: labels.map(({ by }) => by),
          lines: labels.map(({ line }) => line),
          reason,
          facts,
        })),
      };
    }),
  );
  const document: JudgeCheckRun = { schema: 1, questions };
  return safeJson(document);
}

function contradictedOf(cases: CheckedQuestion['cases']): number {
  return cases.filter(({ yes }) => yes === null).length;
}

function standingLine(require: CheckRequirement, { check }: CheckedQuestion): Line {
  const asked = `: the policy requires ${counted(require.labels, 'label')} and at least ${percent(require.agreement, 0)}`;
  return meets(check, require) ? ['green', '  may block', asked] : ['yellow', '  only advises', asked];
}

function whoWasAsked({ check: { models, votes, counts, unanswered }, cases }: CheckedQuestion): string {
  const contradicted = contradictedOf(cases);
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
  const row = (
    name: string,
    estimate: Estimate | null,
    shown: (value: number) => string = percent,
  ): readonly string[] => {
    if (estimate === null) return [name, NOTHING, ''];
    const { value, lower, upper } = estimate;
    return [name, shown(value), `${shown(lower)} to ${shown(upper)}`];
  };
  const rows = [
    ['', 'value', '95 % bounds'],
    row('agreement', agreement),
    row("sensitivity: people's yes confirmed", sensitivity),
    row("specificity: people's no confirmed", specificity),
    row("Cohen's kappa", kappa, (value) => fixed(value, 2)),
  ];
  return alignedRows(rows, 'lrr');
}

/** Columns of facts and reason. */
const LONGEST = 160;

function disagreementLines({ of, said }: CheckedQuestion['disagreements'][number]): readonly Line[] {
  const people = of.labels.map(({ by, line }) => `${by} (line ${line})`).join(', ');
  return [
    ['yellow', `  people ${of.yes ? 'yes' : 'no'}, judge ${of.yes ? 'no' : 'yes'}`, `: ${people}`],
    `    judge: ${said.reason === '' ? 'no reason given' : cutToColumns(said.reason, LONGEST)}`,
    `    facts: ${cutToColumns(JSON.stringify(of.facts), LONGEST)}`,
  ];
}
