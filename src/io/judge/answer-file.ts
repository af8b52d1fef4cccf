import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import answerSchema from '../../../schemas/answer.schema.json' with { type: 'json' };
import { counted } from '../../contract/counted.ts';
import { schemaCheck } from '../../contract/schema/schema-check.ts';
import { type Place, soundOr } from '../../errors.ts';
import type { GivenVote } from '../../rubric/nodes/judge-answers.ts';
import { parseRecord } from '../../suite/reading/parse-record.ts';
import { makeFolders, writingTo } from '../disk-trouble.ts';
import { onDisk, requireRegular } from '../files.ts';
import { jsonLines } from '../json-lines.ts';

/** One line of a file of answers. */
export interface AnswerLine {
  /** Hash of the question, what was shown with it, and who was asked how. */
  readonly asked: string;
  /** One for every time that it was put. */
  readonly votes: readonly GivenVote[];
}

/** Answers that need not be asked for again. */
interface AnswerFile {
  /** The newest to what was asked. */
  find(asked: string): readonly GivenVote[] | undefined;
  /** Adds answers to the file at once, so that a run that is stopped has lost nothing. @throws UserError when the disk does not take them */
  add(line: AnswerLine): void;
  /** Why not everything in it counts; null where it does. */
  readonly unread: string | null;
}

const MAX_BYTES = 256 * 1024 * 1024;
const NEWLINE = 0x0a;
const lineCheck = schemaCheck<AnswerLine>(answerSchema);

/**
 * Opens a file of answers, JSON Lines, to add to it; one that is not there yet is made with the first answer. It only saves asking: lines
 * that cannot be read do not count, one that is too large is begun anew, and what a run that was stopped has half written is taken away.
 * @throws UserError for what is no file
 */
export function openAnswers(file: string, root: string): AnswerFile {
  const path = resolve(root, file);
  const { whole, isTorn, unread } = existsSync(path) ? linesOf(path, file) : NOTHING;
  const read = [...jsonLines(whole)].map(({ text, line }) => lineOf(text, { file, line }));
  const known = new Map(read.flatMap((line) => (line === null ? [] : [[line.asked, line.votes] as const])));
  const bad = read.filter((line) => line === null).length;
  let mayAppend = !isTorn;
  return {
    find: (asked) => known.get(asked),
    add: (line) => {
      known.set(line.asked, line.votes);
      writingTo(file, () => {
        makeFolders(dirname(path));
        if (!mayAppend) truncateSync(path, whole.length);
        mayAppend = true;
        appendFileSync(path, `${JSON.stringify(line)}\n`);
      });
    },
    unread: bad === 0 ? unread : `${counted(bad, 'line')} of ${file} cannot be read`,
  };
}

interface Lines {
  /** Up to the last line end. */
  readonly whole: Uint8Array;
  /** Whether there is more. */
  readonly isTorn: boolean;
  readonly unread: string | null;
}

const NOTHING: Lines = { whole: new Uint8Array(), isTorn: false, unread: null };

function linesOf(path: string, file: string): Lines {
  const { size } = requireRegular(path, file);
  if (size > MAX_BYTES) return { ...NOTHING, isTorn: true, unread: `${file} is larger than ${MAX_BYTES} bytes` };
  const bytes = onDisk(file, () => readFileSync(path));
  const whole = bytes.subarray(0, bytes.lastIndexOf(NEWLINE) + 1);
  return { whole, isTorn: whole.length < bytes.length, unread: null };
}

/** Null for what is no line of answers. */
function lineOf(text: string, where: Place): AnswerLine | null {
  return soundOr(null, () => lineCheck.parse(parseRecord(text, where), (pointer) => ({ ...where, pointer })));
}
