import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import answerSchema from '../../../schemas/answer.schema.json' with { type: 'json' };
import type { AnswerLine, AskedModel } from '../../../schemas/types/answer.ts';
import { schemaCheck } from '../../contract/schema-check.ts';
import { counted } from '../../contract/text.ts';
import { type Place, soundOr, UserError } from '../../errors.ts';
import type { Asking } from '../../rubric/evaluation.ts';
import { askedHash, type GivenVote, shownHash } from '../../rubric/nodes/judge-answers.ts';
import { parseRecord } from '../../suite/reading/json.ts';
import { chunksOf, jsonLines, onDisk, requireRegular } from '../files.ts';
import { makeFolders, writingTo } from '../write-files.ts';

/** Stored judge answers, which save requests. */
interface AnswerFile {
  /** The newest votes on a question by this model and temperature; an omitted part of `by` matches any. */
  find(asked: string, by?: Partial<AskedModel>): readonly GivenVote[] | undefined;
  /** Appends answers immediately, so that a stopped run loses none. @throws UserError for an error of the disk */
  add(line: AnswerLine): void;
  /** Why a part of the file is ignored; null if none is. */
  readonly unread: string | null;
}

const MAX_BYTES = 256 * 1024 * 1024;
const NEWLINE = 0x0a;
const lineCheck = schemaCheck<AnswerLine>(answerSchema);

/**
 * Opens a JSON Lines file of answers, which the first answer creates. Ignores unreadable lines, and starts a too large file over, since
 * the file only saves requests.
 * @throws UserError for a file that is not an answers file
 */
export function openAnswers(file: string, root: string): AnswerFile {
  const path = resolve(root, file);
  const { bytes, isTooLarge, isAnew } = existsSync(path) ? contentOf(path, file) : NOTHING;
  const read = [...jsonLines(bytes)].map(({ text, line }) => lineOf(text, { file, line }));
  const known = new Map<string, AnswerLine[]>();
  const remember = (line: AnswerLine): void => {
    const lines = known.get(line.asked);
    if (lines === undefined) known.set(line.asked, [line]);
    else lines.push(line);
  };
  for (const one of read) if (typeof one === 'object') remember(one);
  const bad = read.filter((one) => one === 'unknown').length;
  // A stopped run may have left an incomplete line, so the next answer starts on a new line.
  let next = { start: bytes.length > 0 && bytes.at(-1) !== NEWLINE ? '\n' : '', flag: isAnew ? 'w' : 'a' };
  return {
    find: (asked, { model, temperature } = {}) =>
      known
        .get(asked)
        ?.findLast(
          ({ by }) =>
            (model === undefined || by.model === model) &&
            (temperature === undefined || by.temperature === temperature),
        )?.votes,
    add: (line) => {
      remember(line);
      writingTo(file, () => {
        makeFolders(dirname(path));
        writeFileSync(path, `${next.start}${JSON.stringify(line)}\n`, { flag: next.flag });
      });
      next = { start: '', flag: 'a' };
    },
    unread: unreadOf(file, bad, isTooLarge),
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
): (asking: Asking) => readonly GivenVote[] | undefined {
  const answers = openAnswers(file, root);
  return (asking) => {
    const model = asking.model ?? judge?.model;
    const by = {
      ...(model === undefined ? {} : { model }),
      ...(judge === null ? {} : { temperature: judge.temperature }),
    };
    const votes = answers.find(askedHash(asking), by)?.filter(({ shown }) => shown === shownHash(asking.shown));
    return votes?.length === 0 ? undefined : votes;
  };
}

interface Content {
  /** Empty for a file that is too large. */
  readonly bytes: Uint8Array;
  readonly isTooLarge: boolean;
  /** Whether the next answer starts the file over. */
  readonly isAnew: boolean;
}

const NOTHING: Content = { bytes: new Uint8Array(), isTooLarge: false, isAnew: false };

function contentOf(path: string, file: string): Content {
  const { size } = requireRegular(path, file);
  requireAnswers(path, file);
  const isTooLarge = size > MAX_BYTES;
  // A file shorter than the start of a line starts over: the next run could not recognise it.
  const isAnew = isTooLarge || size < LINE_START.length;
  return isAnew ? { ...NOTHING, isTooLarge, isAnew } : { ...NOTHING, bytes: onDisk(file, () => readFileSync(path)) };
}

/** Start of every line. */
const LINE_START = '{"asked":';

/** @throws UserError for a file with another start, which was probably named by mistake; an empty file is accepted */
function requireAnswers(path: string, file: string): void {
  const [head = new Uint8Array()] = chunksOf(path, file);
  const start = new TextDecoder().decode(head).trimStart().slice(0, LINE_START.length);
  if (LINE_START.startsWith(start)) return;
  throw new UserError({
    code: 'no-answers',
    what: 'the file holds no answers of a judge',
    where: { file },
    expected: `a file that begins with \`${LINE_START}\`, or none yet`,
    fix: 'Name another file, for example answers.jsonl',
  });
}

function unreadOf(file: string, bad: number, isTooLarge: boolean): string | null {
  if (isTooLarge) return `${file} is larger than ${MAX_BYTES} bytes`;
  return bad === 0 ? null : `${counted(bad, 'line')} of ${file} cannot be read`;
}

/** Reads a line; `broken` is one that a stopped run left incomplete. */
function lineOf(text: string, where: Place): AnswerLine | 'broken' | 'unknown' {
  const value = soundOr(undefined, () => parseRecord(text, where));
  if (value === undefined) return LINE_START.startsWith(text.slice(0, LINE_START.length)) ? 'broken' : 'unknown';
  return soundOr('unknown', () => lineCheck.parse(value, (pointer) => ({ ...where, pointer })));
}
