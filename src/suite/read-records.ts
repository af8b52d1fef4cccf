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
  return { items: parsed(pieces), placeOf: (position) => ({ file, line: position }) };
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
