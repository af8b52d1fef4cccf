import { shown } from '../contract/shown.ts';
import { type Place, UserError } from '../errors.ts';
import { openResults } from './open-results.ts';
import { parseRecord } from './parse-record.ts';
import type { Piece, ResultFile } from './result-file.ts';
import { type RecordPath, splitDocument } from './split-document.ts';
import { splitLines } from './split-lines.ts';

const LIST: RecordPath = { names: [] };

/** One record of a file, not yet parsed, so that a broken one does not end the file. */
export interface RawRecord {
  /** Line number for JSON Lines and CSV, record number for a JSON list; from 1. */
  readonly position: number;
  /** As it stands in the file. */
  readonly text: string;
  /** @throws UserError for a record that is broken */
  parse(where: Place): unknown;
}

/** The records of one file, and how messages name them. */
export interface Records {
  readonly items: Iterable<RawRecord>;
  placeOf(position: number): Place;
}

/**
 * Splits a file in the native format, JSON Lines or a JSON list, by what it starts with.
 * @throws UserError when the file is empty or of another format
 */
export function readRecords(input: ResultFile): Records {
  const { file } = input;
  const { shape, chunks, offset } = openResults(input);
  if (shape === 'list') return listRecords(file, splitDocument(file, chunks, offset, LIST), LIST);
  if (shape === 'object') return lineRecords(file, splitLines(file, chunks, offset));
  throw new UserError({
    code: 'wrong-format',
    what: 'the file is neither JSON Lines nor a JSON list',
    where: { file },
    expected: '`{` or `[` at the start',
    mend: 'Other formats need a mapping',
  });
}

/** Records that messages name by line. */
export function lineRecords(file: string, pieces: Iterable<Piece>): Records {
  return { items: parsed(oneEach(file, pieces)), placeOf: (position) => ({ file, line: position }) };
}

/** The lines. @throws UserError where the first is an object that goes on in the second */
function* oneEach(file: string, pieces: Iterable<Piece>): Generator<Piece> {
  const lines = pieces[Symbol.iterator]();
  const first = lines.next();
  if (first.done) return;
  const second = lines.next();
  if (!second.done && /[{[,:]\s*$/.test(first.value.text)) throw spreadOut(file, first.value);
  yield first.value;
  for (let next = second; !next.done; next = lines.next()) yield next.value;
}

function spreadOut(file: string, { position, text }: Piece): UserError {
  return new UserError({
    code: 'wrong-format',
    what: 'a JSON object goes over several lines',
    where: { file, line: position },
    expected: 'one object a line, or a list of objects',
    found: shown(text.trim()),
    mend: 'Write each trial on a line of its own; where the trials are inside of one object, a mapping says so with `records`',
  });
}

/** Records that messages name by their place in the document. */
export function listRecords(file: string, pieces: Iterable<Piece>, path: RecordPath): Records {
  const list = path === 'document' ? undefined : path.names.map((name) => `/${name}`).join('');
  const pointerOf = (position: number): string => (list === undefined ? '' : `${list}/${position - 1}`);
  return { items: parsed(pieces), placeOf: (position) => ({ file, pointer: pointerOf(position) }) };
}

function* parsed(pieces: Iterable<Piece>): Generator<RawRecord> {
  for (const { text, position } of pieces) yield { position, text, parse: (where) => parseRecord(text, where) };
}
