import type { JsonObject } from '../contract/json.ts';
import { counted } from '../contract/text.ts';
import { UserError } from '../errors.ts';
import { type Bundle, evidenceOf, openWhole } from '../io/bundle/read.ts';
import { decisionOfBundle } from '../io/bundle/stored-decision.ts';
import { readText } from '../io/files.ts';
import { besideRubric, readLabels } from '../io/judge/labels.ts';
import { findRubrics } from '../io/rubric-files.ts';
import { writeAnew } from '../io/write-files.ts';
import type { JudgedQuestion } from '../rubric/evaluation.ts';
import { loadRubric } from '../rubric/load-rubric.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { isLabelOf } from '../scoring/labels.ts';
import { knownCase, proposeLabels } from '../scoring/propose-labels.ts';
import { readRun } from '../suite/read-run.ts';
import { NOTHING_MORE, startRedaction } from '../suite/redaction/redaction.ts';
import { type Answer, parseWords, usageError, type Workplace } from './command.ts';
import { readBasis } from './replay.ts';

/**
 * `agent-gate label`: adds the cases of a bundle that people should label to the file beside each rubric, as lines to fill in.
 * @throws UserError for a bundle without trials, an unreadable file, and rubrics of which the run asked nothing
 */
export function label(words: readonly string[], { root }: Workplace): Answer {
  const [name, ...names] = parseWords(words, {}, { positionals: true }).positionals;
  if (name === undefined) throw usageError('label needs a bundle', 'For example: agent-gate label bundle');
  const bundle = openWhole(name, root);
  const { flips } = decisionOfBundle(bundle);
  const flipped = new Set([...flips.broke, ...flips.fixed].map(({ scenario }) => scenario));
  const rubrics = askedRubrics(bundle, names, root);
  const reading = { mapping: null, select: [], redaction: startRedaction(NOTHING_MORE) };
  const lines = rubrics.map(({ file, rubric, questions }): string => {
    const written = readLabels(file, root);
    const answering = written.filter((line) => questions.some((question) => isLabelOf(question, line)));
    const labelled = new Set(answering.map(({ key, facts }) => knownCase(key, facts as JsonObject)));
    const proposed = proposeLabels(rubric, questions, readRun([evidenceOf(bundle)], reading), { flipped, labelled });
    const target = besideRubric(file, 'labels');
    if (proposed.length === 0) return `${target}: nothing more to label\n`;
    const before = written.length === 0 ? '' : readText(target, root, { outside: true }).replace(/\n?$/, '\n');
    writeAnew({ file: target, text: before + proposed.map((line) => `${JSON.stringify(line)}\n`).join('') }, root);
    return `${target}: ${counted(proposed.length, 'line')} to fill in: \`label\`, \`by\` and \`when\`\n`;
  });
  return { text: lines.join(''), exitCode: 0 };
}

/** A rubric of the repository, and what it asks that the stored run was asked too: labels of other words would not count. */
interface AskedRubric {
  readonly file: string;
  readonly rubric: Rubric;
  readonly questions: readonly JudgedQuestion[];
}

function askedRubrics(bundle: Bundle, names: readonly string[], root: string): readonly AskedRubric[] {
  const { base, head } = readBasis(bundle).configs;
  const asked = [...(head?.rubrics ?? []), ...base.rubrics].filter(({ judged }) => judged.length > 0);
  const rubrics = findRubrics(names, root).flatMap(({ file, read }): readonly AskedRubric[] => {
    const rubric = loadRubric(file, read());
    const ofRun = asked.filter(({ id }) => id === rubric.id).flatMap(({ judged }) => judged);
    const isAsked = ({ key, question }: JudgedQuestion): boolean =>
      ofRun.some((own) => own.key === key && own.question === question);
    const questions = rubric.judged.filter(isAsked);
    return questions.length === 0 ? [] : [{ file, rubric, questions }];
  });
  if (rubrics.length > 0) return rubrics;
  const ids = [...new Set(asked.map(({ id }) => `\`${id}\``))];
  throw new UserError({
    code: 'no-questions',
    what: 'the run asked no judge what these rubrics ask',
    where: { file: bundle.label },
    found: ids.length === 0 ? 'no question' : `questions of ${ids.join(', ')}`,
    fix: 'Name a rubric by which the run asked a judge; if its questions have changed since, run the gate again',
  });
}
