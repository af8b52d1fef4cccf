import { appendFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import answerSchema from '../../../schemas/answer.schema.json' with { type: 'json' };
import type { AnswerLine, AskedModel, KeptVote } from '../../../schemas/types/answer.ts';
import { appendTo } from '../../contract/group-by.ts';
import { defined } from '../../contract/json.ts';
import { schemaCheck } from '../../contract/schema-check.ts';
import { UserError, valueOr } from '../../errors.ts';
import type { Asking } from '../../rubric/evaluation.ts';
import { askedHash, shownHash } from '../../rubric/nodes/judge-answers.ts';
import { parseRecord } from '../../suite/reading/parse-json.ts';
import { bytesIfThere, jsonLines } from '../files.ts';
import { makeFolder, writingTo } from '../write-files.ts';

const NEWLINE = 0x0a;
const lineCheck = schemaCheck<AnswerLine>(answerSchema);

/**
 * Opens a JSON Lines file of answers, which the first answer creates. Ignores unreadable lines, since the file only saves requests.
 * @throws UserError for a file that is not an answers file
 */
export function openAnswers(file: string, root: string) {
  const path = resolve(root, file);
  const bytes = bytesIfThere(file, root) ?? new Uint8Array();
  const lines = [...jsonLines(bytes)];
  requireAnswers(lines[0]?.text ?? '', file);
  const known = new Map<string, AnswerLine[]>();
  for (const { text, line } of lines) {
    const read = valueOr(null, () => lineCheck.parse(parseRecord(text, { file, line }), () => ({ file, line })));
    if (read !== null) appendTo(known, read.asked, read);
  }
  // A stopped run may have left an incomplete line, so the next answer starts on a new line.
  let start = bytes.length > 0 && bytes.at(-1) !== NEWLINE ? '\n' : '';
  return {
    /** The newest votes on a question by this model and temperature; an omitted part matches any. */
    find: (asked: string, { model, temperature }: Partial<AskedModel> = {}): readonly KeptVote[] | undefined =>
      known
        .get(asked)
        ?.findLast(
          ({ by }) =>
            (model === undefined || by.model === model) &&
            (temperature === undefined || by.temperature === temperature),
        )?.votes,
    /** Appends answers immediately, so that a stopped run loses none. @throws UserError for an error of the disk */
    add: (line: AnswerLine): void => {
      appendTo(known, line.asked, line);
      writingTo(file, () => {
        makeFolder(dirname(path));
        appendFileSync(path, `${start}${JSON.stringify(line)}\n`);
      });
      start = '';
    },
  };
}

/**
 * Reads votes from a file, without asking.
 * @param judge model and temperature of the votes; null for the newest votes of any model
 * @returns a function from a question to its votes; undefined if the file has none
 * @throws UserError for a file that is not an answers file
 */
export function readVotes(
  file: string,
  root: string,
  judge: AskedModel | null,
): (asking: Asking) => readonly KeptVote[] | undefined {
  const answers = openAnswers(file, root);
  return (asking) => {
    const model = asking.model ?? judge?.model;
    const by = defined({ model, temperature: judge?.temperature });
    const votes = answers.find(askedHash(asking), by)?.filter(({ shown }) => shown === shownHash(asking.shown));
    return votes?.length === 0 ? undefined : votes;
  };
}

const LINE_START = '{"asked":';

/** @throws UserError for a file whose first line starts otherwise, which was probably named by mistake */
function requireAnswers(first: string, file: string): void {
  const start = first.trimStart().slice(0, LINE_START.length);
  if (LINE_START.startsWith(start)) return;
  throw new UserError({
    code: 'no-answers',
    what: 'the file holds no answers of a judge',
    where: { file },
    expected: `a file that begins with \`${LINE_START}\`, or none yet`,
    fix: 'Name another file, for example answers.jsonl',
  });
}
