import type { JudgeCheck } from '../../schemas/types/judge-check.ts';
import { mapTexts } from '../contract/json.ts';
import { adviseName } from '../contract/names.ts';
import { Problems, UserError } from '../errors.ts';
import { render } from '../gating/findings/catalogue.ts';
import type { FindingData } from '../gating/findings/finding.ts';
import { judgedRates } from '../gating/policy/judged-rates.ts';
import { readPolicy } from '../gating/policy/read-policy.ts';
import { defaultPolicy, type ResolvedPolicy } from '../gating/policy/resolve-policy.ts';
import { policyText } from '../io/config.ts';
import { besideRubric, readLabels } from '../io/judge/labels.ts';
import { findRubrics } from '../io/rubric-files.ts';
import { readToday } from '../io/time.ts';
import { writeAnew } from '../io/write-files.ts';
import type { AskedBy, JudgeAccess } from '../pipeline/judge-votes.ts';
import { redactionOf } from '../pipeline/redacting.ts';
import { notesText } from '../reporting/inspection.ts';
import { renderJudgeCheck } from '../reporting/judge-check.ts';
import type { JudgedQuestion } from '../rubric/evaluation.ts';
import { loadRubric } from '../rubric/load-rubric.ts';
import { type Answers, answerOfModels, readAnswers } from '../rubric/nodes/judge-answers.ts';
import {
  type CheckedQuestion,
  compareWithPeople,
  howAsked,
  type LabelledCase,
  type LabelledQuestion,
  labelledCases,
  settled,
} from '../scoring/labels.ts';
import { startRedaction } from '../suite/redaction/redaction.ts';
import { type Answer, PATH, parseWords, type Workplace } from './command.ts';

/**
 * `agent-gate judge-check`: asks the judge of the policy about people's labels, prints how it compares with them, and writes that beside
 * each rubric.
 * @throws UserError for rubrics without labels, an unreadable file, and a judge that answers nothing
 */
export async function judgeCheck(words: readonly string[], workplace: Workplace): Promise<Answer> {
  const { values, positionals } = parseWords(words, { policy: PATH, answers: PATH }, { positionals: true });
  const { root, env, progress: announce, paint } = workplace;
  const text = policyText({ policy: values.policy, root });
  const policy = text === null ? defaultPolicy : readPolicy(text.file, text.text);
  const rubrics = labelledRubrics(positionals, root);
  const judge = await startLabelJudge(policy, { root, env, answers: values.answers, announce });
  const checks = [];
  for (const { file, id, labelled } of rubrics) {
    const questions = await judge.check(labelled);
    refuseSilence(questions, judge);
    const byKey = Object.fromEntries(questions.map(({ question, check }) => [question.key, check]));
    const check: JudgeCheck = { schema: 1, rubric: id, date: readToday(env), questions: byKey };
    const asked = Object.fromEntries(questions.map(({ question, check: how }) => [question.key, how]));
    const rubric = { id, metric: '', restsOn: [], criteria: [], asked };
    const { standings } = judgedRates([rubric], [check], policy.judge?.require ?? null);
    checks.push({ file: besideRubric(file, 'check'), check, questions, standings });
  }
  for (const { file, check } of checks) writeAnew({ file, text: `${JSON.stringify(check, null, 2)}\n` }, root);
  return {
    text: renderJudgeCheck(checks, policy.judge?.require ?? null, paint),
    aside: notesText(judge.notes()),
    exitCode: 0,
  };
}

interface LabelledRubric {
  readonly file: string;
  readonly id: string;
  /** The questions that have labels. */
  readonly labelled: readonly LabelledQuestion[];
}

/** The named rubrics with their labels; without names, those of `rubrics/` that have any. */
function labelledRubrics(names: readonly string[], root: string): readonly LabelledRubric[] {
  const problems = Problems.ofAll();
  const rubrics = findRubrics(names, root).flatMap(({ file, read }): readonly LabelledRubric[] => {
    const labels = problems.collect(() => readLabels(file, root));
    if (labels === undefined && names.length === 0) return [];
    const rubric = problems.collect(() => loadRubric(file, read()));
    if (rubric === undefined) return [];
    const keys = rubric.judged.map(({ key }) => key);
    const where = { file: besideRubric(file, 'labels') };
    problems.add(
      (labels ?? [])
        .filter(({ key }) => !keys.includes(key))
        .map(({ key, line }) => {
          const what = `\`${rubric.id}\` has no question \`${key}\``;
          return { code: 'unknown-question', what, where: { ...where, line }, ...adviseName(key, keys) };
        }),
    );
    const labelled = rubric.judged.map((question) => ({ question, cases: labelledCases(question, labels ?? []) }));
    const counting = labelled.filter(({ cases }) => settled(cases).length > 0);
    if (counting.length === 0) problems.add([{ ...NO_LABELS, where }]);
    return [{ file, id: rubric.id, labelled: counting }];
  });
  if (rubrics.length === 0 && problems.count === 0) problems.add([NO_LABELS]);
  problems.throwAny();
  return rubrics;
}

const NO_LABELS = {
  code: 'no-labels',
  what: 'no question of a judge has an answer of a person',
  expected: '`NAME.labels.jsonl` beside the rubric, with a `label` on its lines',
  fix: 'Let `agent-gate label` propose trials, and fill in its file',
};

/** @throws UserError for a question that the judge answers in no case */
function refuseSilence(questions: readonly CheckedQuestion[], judge: LabelJudge): void {
  const silent = questions.find(({ cases, check }) => check.unanswered === settled(cases).length);
  if (silent === undefined) return;
  const [reason] = judge.notes().map(render);
  const what = `the judge answers \`${silent.question.key}\` about none of its labelled cases`;
  const { what: found, next: fix = 'Give the labels its `answer`: without `sees` no model is asked' } = reason ?? {};
  throw new UserError({ code: 'judge-silent', what, fix, ...(found === undefined ? {} : { found }) });
}

/** Compares the judge of a policy with people. */
interface LabelJudge {
  /** Asks the judge about the labelled cases of questions. A case whose labels contradict each other is left out. */
  check(labelled: readonly LabelledQuestion[]): Promise<readonly CheckedQuestion[]>;
  /** Findings about unanswered questions and the use of the judge. */
  notes(): readonly FindingData[];
}

/** Prepares to ask; sends nothing yet. @throws UserError for an unusable address, key or answers file */
async function startLabelJudge(policy: ResolvedPolicy, access: JudgeAccess): Promise<LabelJudge> {
  const { atOnce, startVoting } = await import('../pipeline/judge-votes.ts');
  const voting = startVoting(access);
  const { text: redact } = startRedaction(redactionOf([policy], access).rules);
  const { judge } = policy;
  const askedBy = (model: string | null): AskedBy => {
    return { judge: judge && { ...judge, model: model ?? judge.model }, mayReuse: true, redact };
  };
  const answer = async ({ asks, question, form }: JudgedQuestion, of: LabelledCase): Promise<Answers | undefined> => {
    if (asks.length === 0) return readAnswers(of.answer, form, question);
    const shown = mapTexts(of.facts, redact) as LabelledCase['facts'];
    const votes = await Promise.all(asks.map((ask) => voting.votesOn({ ...ask, shown }, askedBy(ask.model))));
    return answerOfModels(votes.map((vote) => readAnswers(vote, form, question)));
  };
  return {
    async check(labelled) {
      const all = labelled.flatMap(({ question, cases }) => settled(cases).map((of) => ({ question, of })));
      voting.expect(all.reduce((sum, { question }) => sum + question.asks.length, 0));
      const said = new Map<LabelledCase, Answers | undefined>();
      await atOnce(all, async ({ question, of }) => {
        said.set(of, await answer(question, of));
      });
      return labelled.map((of) => compareWithPeople(of, said, howAsked(of.question, judge)));
    },
    notes: voting.notes,
  };
}
