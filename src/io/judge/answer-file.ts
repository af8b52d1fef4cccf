import { appendFileSync, existsSync, truncateSync } from 'node:fs';
import { resolve } from 'node:path';
import answerSchema from '../../../schemas/answer.schema.json' with { type: 'json' };
import { schemaCheck } from '../../contract/schema-check.ts';
import { sameJson } from '../../rubric/json-value.ts';
import type { RecordedAnswers } from '../../rubric/nodes/judge-answers.ts';
import type { FindAnswers } from '../../scoring/answer-trial.ts';
import { parseRecord } from '../../suite/parse-record.ts';
import { writingTo } from '../disk-trouble.ts';
import { readText } from '../files.ts';
import { jsonLines } from '../json-lines.ts';

/** Who was asked, and how: with another of these a question is put anew. */
export interface AskedBy {
  readonly model: string;
  /** 0 to 2; left out, the service's own. */
  readonly temperature?: number;
  /** How often each question was put. */
  readonly votes: number;
}

/** One line of a file of answers. */
export interface AnswerLine extends RecordedAnswers {
  readonly by: AskedBy;
}

/** Answers that were given before the gate runs. */
export interface AnswerFile {
  /** The newest to what was asked. */
  readonly find: FindAnswers;
  /** Whether these were asked, and all of them answered. */
  isComplete(asked: string, by: AskedBy): boolean;
  /** Adds answers to the file at once, so that a run that is stopped has lost nothing. */
  add(line: AnswerLine): void;
}

const MAX_BYTES = 256 * 1024 * 1024;
const lineCheck = schemaCheck<AnswerLine>(answerSchema);

/**
 * Reads the answers that the gate shall take; undefined where no file is named.
 * @throws UserError with the problems of the first bad line, and for a file that is not there
 */
export function loadAnswers(file: string | undefined, root: string): FindAnswers | undefined {
  if (file === undefined) return undefined;
  const text = readText(file, root, { outside: true, maxBytes: MAX_BYTES });
  const known = new Map(readLines(file, text).map((line) => [line.asked, line]));
  return (asked) => recordOf(known.get(asked));
}

/**
 * Opens a file of answers, JSON Lines, to add to it; one that is not there yet is made with the first answer. What a run that was stopped has half
 * written at its end is not there.
 * @throws UserError with the problems of the first bad line
 */
export function openAnswers(file: string, root: string): AnswerFile {
  const path = resolve(root, file);
  const text = existsSync(path) ? readText(file, root, { outside: true, maxBytes: MAX_BYTES }) : '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const known = new Map(readLines(file, whole).map((line) => [line.asked, line]));
  let isTorn = whole !== text;
  return {
    find: (asked) => recordOf(known.get(asked)),
    isComplete: (asked, by) => {
      const line = known.get(asked);
      return line !== undefined && sameJson(line.by, by) && line.votes.every(({ answer }) => answer !== null);
    },
    add: (line) => {
      known.set(line.asked, line);
      writingTo(file, () => {
        if (isTorn) truncateSync(path, Buffer.byteLength(whole));
        isTorn = false;
        appendFileSync(path, `${JSON.stringify(line)}\n`);
      });
    },
  };
}

function readLines(file: string, text: string): readonly AnswerLine[] {
  return [...jsonLines(Buffer.from(text))].map(({ text: record, line }) =>
    lineCheck.parse(parseRecord(record, { file, line }), (pointer) => ({ file, line, pointer })),
  );
}

/** How it was asked is of no interest to who reads the answer. */
function recordOf(line: AnswerLine | undefined): RecordedAnswers | undefined {
  return line && { asked: line.asked, question: line.question, votes: line.votes };
}
