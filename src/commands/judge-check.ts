import type { JudgeCheck } from '../../schemas/types/judge-check.ts';
import { mapTexts } from '../contract/json.ts';
import { adviseName } from '../contract/names.ts';
import { counted } from '../contract/text.ts';
import { type Place, type Problem, Problems, UserError } from '../errors.ts';
import { render } from '../gating/findings/catalogue.ts';
import { readPolicy } from '../gating/policy/read-policy.ts';
import { defaultPolicy } from '../gating/policy/resolve-policy.ts';
import { policyText } from '../io/config.ts';
import { besideRubric, readLabels } from '../io/judge/labels.ts';
import { findRubrics } from '../io/rubric-files.ts';
import { readToday } from '../io/time.ts';
import { writeAnew } from '../io/write-files.ts';
import { atOnce, startVoting } from '../pipeline/judge-votes.ts';
import { redactionOf } from '../pipeline/redacting.ts';
import { notesText } from '../reporting/inspection.ts';
import { renderJudgeCheck, renderJudgeCheckJson } from '../reporting/judge-check.ts';
import { loadRubric } from '../rubric/load-rubric.ts';
import { type Answers, answerOfModels, readAnswers } from '../rubric/nodes/judge-answers.ts';
import type { Rubric } from '../rubric/rubric.ts';
import {
  type CheckedQuestion,
  compareWithPeople,
  howAsked,
  type LabelAt,
  type LabelledCase,
  labelledCases,
} from '../scoring/labels.ts';
import { startRedaction } from '../suite/redaction/redaction.ts';
import { type Answer, FLAG, PATH, parseWords, type Workplace } from './command.ts';

/**
 * `agent-gate judge-check`: asks the judge of the policy about people's labels, prints how it compares with them, and writes that beside
 * each rubric.
 * @throws UserError for rubrics without labels, an unreadable file, and a judge that answers nothing
 */
export async function judgeCheck(words: readonly string[], workplace: Workplace): Promise<Answer> {
  const { values, positionals } = parseWords(words, { policy: PATH, answers: PATH, json: FLAG }, { positionals: true });
  const { root, env, progress: announce, paint } = workplace;
  const text = policyText({ policy: values.policy, root });
  const policy = text === null ? defaultPolicy : readPolicy(text.file, text.text);
  const { judge } = policy;
  const rubrics = labelledRubrics(positionals, root);
  const voting = startVoting({ root, env, answers: values.answers, announce });
  const { text: redact } = startRedaction(redactionOf([policy], { env }).rules);
  const said = new Map<LabelledCase, Answers | undefined>();
  const all = rubrics
    .flatMap(({ labelled }) => labelled.flatMap(({ question, cases }) => cases.map((of) => ({ question, of }))))
    .filter(({ of }) => of.yes !== null);
  voting.expect(all.reduce((sum, { question }) => sum + question.asks.length, 0));
  await atOnce(all, async ({ question: { asks, question, form }, of }) => {
    const shown = mapTexts(of.facts, redact) as LabelledCase['facts'];
    const votes = asks.map((ask) => {
      const own = judge && { ...judge, model: ask.model ?? judge.model };
      return voting.votesOn({ ...ask, shown }, { judge: own, mayReuse: true, redact });
    });
    const given = asks.length === 0 ? [of.answer] : await Promise.all(votes);
    said.set(of, answerOfModels(given.map((answer) => readAnswers(answer, form, question))));
  });
  const notes = voting.notes();
  const checks = rubrics.map(({ file, id, labelled }) => {
    const questions = labelled.map((of) => compareWithPeople(of, said, howAsked(of.question, judge)));
    for (const { question, disagreements, check } of questions) {
      const { both_yes, both_no } = check.counts;
      if (both_yes + both_no + disagreements.length === 0) throw silent(question.key, notes.map(render)[0]);
    }
    const byKey = Object.fromEntries(questions.map(({ question, check }) => [question.key, check]));
    const check: JudgeCheck = { schema: 1, rubric: id, date: readToday(env), questions: byKey };
    return { file: besideRubric(file, 'check'), check, questions };
  });
  for (const { file, check } of checks) writeAnew({ file, text: `${JSON.stringify(check, null, 2)}\n` }, root);
  const require = judge?.require ?? null;
  const rendered = values.json ? renderJudgeCheckJson(checks, require) : renderJudgeCheck(checks, require, paint);
  return { text: rendered, aside: notesText(notes), exitCode: 0 };
}

interface LabelledRubric {
  readonly file: string;
  readonly id: string;
  /** The questions that have labels. */
  readonly labelled: readonly Pick<CheckedQuestion, 'question' | 'cases'>[];
}

/** The named rubrics with their labels; without names, those of `rubrics/` that have any. */
function labelledRubrics(names: readonly string[], root: string): readonly LabelledRubric[] {
  const problems = new Problems();
  let unsettled = 0;
  const rubrics = findRubrics(names, root).flatMap(({ file, read }): readonly LabelledRubric[] => {
    const labels = problems.collect(() => readLabels(file, root)) ?? [];
    const rubric = labels.length === 0 ? undefined : problems.collect(() => loadRubric(file, read()));
    if (rubric === undefined) return [];
    const where = { file: besideRubric(file, 'labels') };
    problems.add(labels.flatMap((label) => mislabelled(rubric, label, { ...where, line: label.line })));
    const labelled = rubric.judged.map((question) => ({ question, cases: labelledCases(question, labels) }));
    unsettled += labels.filter(({ label }) => label !== null).length;
    const settled = labelled.filter(({ cases }) => cases.some(({ yes }) => yes !== null));
    return settled.length === 0 ? [] : [{ file, id: rubric.id, labelled: settled }];
  });
  if (rubrics.length === 0 && problems.count === 0)
    problems.add([
      {
        code: 'no-labels',
        what: 'no question of a judge has an answer of a person',
        ...(unsettled === 0
          ? {}
          : { found: `${counted(unsettled, 'label')} for other words of a question, or that contradict each other` }),
        expected: '`NAME.labels.jsonl` beside the rubric, with a `label` on its lines',
        fix: 'Let `agent-gate label` propose trials, and fill in its file',
      },
    ]);
  problems.throwAny();
  return rubrics;
}

/** The problem of a label whose question the rubric lacks, or that has another form than its question. */
function mislabelled({ id, judged }: Rubric, { key, label }: LabelAt, where: Place): readonly Problem[] {
  const form = judged.find((question) => question.key === key)?.form;
  const known = judged.map((question) => question.key);
  if (form === undefined)
    return [
      { code: 'unknown-question', what: `\`${id}\` has no question \`${key}\``, where, ...adviseName(key, known) },
    ];
  if (form === 'percent' || typeof label !== 'number') return [];
  return [{ code: 'bad-label', what: `\`${key}\` is answered by true or false`, where, found: `${label}` }];
}

/** The error for a question that the judge answers in no case. */
function silent(key: string, reason: { readonly what: string; readonly next?: string } | undefined): UserError {
  const what = `the judge answers \`${key}\` about none of its labelled cases`;
  const { what: found, next: fix = 'Give the labels its `answer`: without `sees` no model is asked' } = reason ?? {};
  return new UserError({ code: 'judge-silent', what, fix, ...(found === undefined ? {} : { found }) });
}
