import type { Decision } from '../../schemas/types/decision.ts';
import type { JsonObject } from '../contract/json.ts';
import { counted } from '../contract/text.ts';
import { UserError } from '../errors.ts';
import { evidenceOf, openWhole } from '../io/bundle/read.ts';
import { readText } from '../io/files.ts';
import { besideRubric, readLabels } from '../io/judge/labels.ts';
import { findRubrics } from '../io/rubric-files.ts';
import { writeAnew } from '../io/write-files.ts';
import { loadRubric } from '../rubric/load-rubric.ts';
import { knownCase, proposeLabels } from '../scoring/propose-labels.ts';
import { readRun } from '../suite/read-run.ts';
import { NOTHING_MORE, startRedaction } from '../suite/redaction/redaction.ts';
import { type Answer, parseWords, usageError, type Workplace } from './command.ts';

/**
 * `agent-gate label`: adds the cases of a bundle that people should label to the file beside each rubric, as lines to fill in.
 * @throws UserError for a bundle without trials, an unreadable file, and rubrics without questions
 */
export function label(words: readonly string[], { root }: Workplace): Answer {
  const [name, ...names] = parseWords(words, {}, { positionals: true }).positionals;
  if (name === undefined) throw usageError('label needs a bundle', 'For example: agent-gate label bundle');
  const bundle = openWhole(name, root);
  const { flips } = bundle.json('decision.json') as Decision;
  const flipped = new Set([...flips.broke, ...flips.fixed].map(({ scenario }) => scenario));
  const rubrics = findRubrics(names, root)
    .map(({ file, read }) => ({ file, rubric: loadRubric(file, read()) }))
    .filter(({ rubric }) => rubric.judged.length > 0);
  if (rubrics.length === 0)
    throw new UserError({
      code: 'no-questions',
      what: 'no rubric asks a judge',
      fix: 'Name a rubric with a `question`',
    });
  const reading = { mapping: null, select: [], redaction: startRedaction(NOTHING_MORE) };
  const lines = rubrics.map(({ file, rubric }): string => {
    const written = readLabels(file, root);
    const labelled = new Set(written.map(({ key, facts }) => knownCase(key, facts as JsonObject)));
    const proposed = proposeLabels(rubric, readRun([evidenceOf(bundle)], reading), { flipped, labelled });
    const target = besideRubric(file, 'labels');
    if (proposed.length === 0) return `${target}: nothing more to label\n`;
    const before = written.length === 0 ? '' : readText(target, root, { outside: true }).replace(/\n?$/, '\n');
    writeAnew({ file: target, text: before + proposed.map((line) => `${JSON.stringify(line)}\n`).join('') }, root);
    return `${target}: ${counted(proposed.length, 'line')} to fill in: \`label\`, \`by\` and \`when\`\n`;
  });
  return { text: lines.join(''), exitCode: 0 };
}
