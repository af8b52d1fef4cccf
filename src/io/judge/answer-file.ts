import { appendFileSync, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import answerSchema from '../../../schemas/answer.schema.json' with { type: 'json' };
import { contentHash } from '../../contract/canonical-json.ts';
import { schemaCheck } from '../../contract/schema-check.ts';
import { parseRecord } from '../../suite/parse-record.ts';
import { writingTo } from '../disk-trouble.ts';
import { readText } from '../files.ts';
import { jsonLines } from '../json-lines.ts';
import type { Message } from './prompt.ts';
import type { Reply } from './reply.ts';

/** What tells one request from another: the same is not asked twice. */
export interface Request {
  readonly model: string;
  readonly temperature?: number | undefined;
  readonly messages: readonly Message[];
  /** Which time it is put, from 1. */
  readonly vote: number;
}

/** One line of the file; `schemas/answer.schema.json` says the same. */
export interface RecordedAnswer {
  readonly answer: boolean | number;
  readonly asked: string;
  readonly model: string;
  readonly reason: string;
}

/** Answers that were given before. */
export interface AnswerFile {
  /** Undefined where the request is new. */
  find(request: Request): Reply | undefined;
  /** Adds an answer to the file at once, so that a run that is stopped has lost nothing. */
  add(request: Request, reply: Reply): void;
}

/** For whoever names no file: nothing was answered before. */
export const NO_ANSWERS: AnswerFile = { find: () => undefined, add: () => {} };

const MAX_BYTES = 256 * 1024 * 1024;
const answerCheck = schemaCheck<RecordedAnswer>(answerSchema);

/**
 * Opens a file of answers, JSON Lines; one that is not there yet is made with the first answer.
 * @throws UserError with the problems of the first bad line
 */
export function openAnswers(file: string, root: string): AnswerFile {
  const path = resolve(root, file);
  const known = new Map<string, Reply>();
  for (const { asked, ...reply } of existsSync(path) ? readAnswers(file, root) : []) known.set(asked, reply);
  return {
    find: (request) => known.get(contentHash(request)),
    add: (request, { answer, model, reason }) => {
      const recorded: RecordedAnswer = { answer, asked: contentHash(request), model, reason };
      known.set(recorded.asked, { answer, model, reason });
      writingTo(file, () => appendFileSync(path, `${JSON.stringify(recorded)}\n`));
    },
  };
}

function readAnswers(file: string, root: string): readonly RecordedAnswer[] {
  const text = readText(file, root, { outside: true, maxBytes: MAX_BYTES });
  return [...jsonLines(Buffer.from(text))].map(({ text: record, line }) =>
    answerCheck.parse(parseRecord(record, { file, line }), (pointer) => ({ file, line, pointer })),
  );
}
