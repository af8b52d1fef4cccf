import { appendFileSync, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { contentHash } from '../../contract/canonical-json.ts';
import { isRecord } from '../../contract/json-object.ts';
import { UserError } from '../../errors.ts';
import { writingTo } from '../disk-trouble.ts';
import { readText } from '../files.ts';
import type { Message } from './prompt.ts';
import type { Reply } from './reply.ts';

/** What tells one request from another: the same is not asked twice. */
export interface Request {
  readonly model: string;
  readonly temperature?: number | undefined;
  readonly messages: readonly Message[];
  /** Which time it is asked, from 1. */
  readonly vote: number;
}

/** Answers that were given before. */
export interface AnswerFile {
  /** Undefined where the request is new. */
  find(request: Request): Reply | undefined;
  /** Adds an answer to the file at once, so that a run that is stopped has lost nothing. */
  add(request: Request, reply: Reply): void;
}

const MAX_BYTES = 256 * 1024 * 1024;

/** For whoever names no file: nothing was answered before. */
export const NO_ANSWERS: AnswerFile = { find: () => undefined, add: () => {} };

/**
 * Opens a file of answers, JSON Lines; one that is not there yet is made with the first answer.
 * @throws UserError for a line that is no answer
 */
export function openAnswers(file: string, root: string): AnswerFile {
  const path = resolve(root, file);
  const known = new Map<string, Reply>();
  const lines = existsSync(path) ? readText(file, root, { outside: true, maxBytes: MAX_BYTES }).split('\n') : [];
  for (const [index, line] of lines.entries()) if (line !== '') known.set(...entryOf(line, { file, line: index + 1 }));
  return {
    find: (request) => known.get(contentHash(request)),
    add: (request, { answer, model, reason }) => {
      const asked = contentHash(request);
      known.set(asked, { answer, model, reason });
      writingTo(file, () => appendFileSync(path, `${JSON.stringify({ answer, asked, model, reason })}\n`));
    },
  };
}

function entryOf(line: string, where: { readonly file: string; readonly line: number }): [string, Reply] {
  const value = parsed(line);
  const { asked, answer, model, reason } = isRecord(value) ? value : {};
  const isAnswer = typeof answer === 'boolean' || typeof answer === 'number';
  if (isAnswer && typeof asked === 'string' && typeof model === 'string' && typeof reason === 'string')
    return [asked, { answer, model, reason }];
  const mend = 'Remove the line, or the whole file: its questions will be asked again';
  throw new UserError({ code: 'bad-answers', what: 'this is no recorded answer', where, mend });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}
