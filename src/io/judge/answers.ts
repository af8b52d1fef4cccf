import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import answerSchema from '../../../schemas/answer.schema.json' with { type: 'json' };
import type { AnswerLine } from '../../../schemas/types/answer.ts';
import { schemaCheck } from '../../contract/schema-check.ts';
import { counted } from '../../contract/text.ts';
import { type Place, soundOr, UserError } from '../../errors.ts';
import type { GivenVote } from '../../rubric/nodes/judge-answers.ts';
import { parseRecord } from '../../suite/reading/json.ts';
import { chunksOf, jsonLines, onDisk, requireRegular } from '../files.ts';
import { makeFolders, writingTo } from '../write-files.ts';

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
 * that cannot be read do not count, and one that is too large is begun anew.
 * @throws UserError for what is no file, or one of something else
 */
export function openAnswers(file: string, root: string): AnswerFile {
  const path = resolve(root, file);
  const { bytes, isTooLarge, isAnew } = existsSync(path) ? contentOf(path, file) : NOTHING;
  const read = [...jsonLines(bytes)].map(({ text, line }) => lineOf(text, { file, line }));
  const known = new Map(read.flatMap((one) => (typeof one === 'object' ? [[one.asked, one.votes] as const] : [])));
  const bad = read.filter((one) => one === 'unknown').length;
  // A run that was stopped may have left half a line, and another may go on with it: nothing of it is taken away.
  let next = { start: bytes.length > 0 && bytes.at(-1) !== NEWLINE ? '\n' : '', flag: isAnew ? 'w' : 'a' };
  return {
    find: (asked) => known.get(asked),
    add: (line) => {
      known.set(line.asked, line.votes);
      writingTo(file, () => {
        makeFolders(dirname(path));
        writeFileSync(path, `${next.start}${JSON.stringify(line)}\n`, { flag: next.flag });
      });
      next = { start: '', flag: 'a' };
    },
    unread: unreadOf(file, bad, isTooLarge),
  };
}

interface Content {
  /** Empty where there is too much. */
  readonly bytes: Uint8Array;
  readonly isTooLarge: boolean;
  /** Whether the next answer begins the file anew. */
  readonly isAnew: boolean;
}

const NOTHING: Content = { bytes: new Uint8Array(), isTooLarge: false, isAnew: false };

function contentOf(path: string, file: string): Content {
  const { size } = requireRegular(path, file);
  requireAnswers(path, file);
  const isTooLarge = size > MAX_BYTES;
  // Less than the start of a line, by which the next run would not know the file.
  const isAnew = isTooLarge || size < LINE_START.length;
  return isAnew ? { ...NOTHING, isTooLarge, isAnew } : { ...NOTHING, bytes: onDisk(file, () => readFileSync(path)) };
}

/** As every line is written. */
const LINE_START = '{"asked":';

/** Somebody may name any file by mistake. @throws UserError for one that is not empty and begins with anything else */
function requireAnswers(path: string, file: string): void {
  const [head = new Uint8Array()] = chunksOf(path, file);
  const start = new TextDecoder().decode(head).trimStart().slice(0, LINE_START.length);
  if (LINE_START.startsWith(start)) return;
  throw new UserError({
    code: 'no-answers',
    what: 'the file holds something else than answers of a judge, which would be added to it',
    where: { file },
    expected: `a file that begins with \`${LINE_START}\`, or none yet`,
    fix: 'Name a file of its own, for example answers.jsonl',
  });
}

function unreadOf(file: string, bad: number, isTooLarge: boolean): string | null {
  if (isTooLarge) return `${file} is larger than ${MAX_BYTES} bytes`;
  return bad === 0 ? null : `${counted(bad, 'line')} of ${file} cannot be read`;
}

/** `broken` is what a run that was stopped has begun. */
function lineOf(text: string, where: Place): AnswerLine | 'broken' | 'unknown' {
  const value = soundOr(undefined, () => parseRecord(text, where));
  if (value === undefined) return LINE_START.startsWith(text.slice(0, LINE_START.length)) ? 'broken' : 'unknown';
  return soundOr('unknown', () => lineCheck.parse(value, (pointer) => ({ ...where, pointer })));
}
