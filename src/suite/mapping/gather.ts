import type { MappingFile } from '../../../schemas/types/mapping.ts';
import { appendTo } from '../../contract/group-by.ts';
import { shown } from '../../contract/text.ts';
import { UserError } from '../../errors.ts';
import { MAX_RECORD_BYTES, tooLarge } from '../reading/open.ts';
import type { RawRecord, Records } from '../reading/records.ts';
import { type MappingPart, unmapped } from './mapping-compiler.ts';
import { byMoment, type Moment, readMoment } from './steps.ts';
import { compileText, compileValue } from './values.ts';

/** Most characters of a gathered file, which stays in memory until it ends. */
export const MAX_GATHERED = 512 * 1024 * 1024;

/** A part of a trial's record. */
interface Piece extends Pick<RawRecord, 'where' | 'position'> {
  /** The same for all pieces of a trial. */
  readonly key: string;
  readonly item: unknown;
  readonly moment: Moment | undefined;
}

const NO_PIECE =
  'For items of no trial, add a name that no id has, `by: { first_of: [..., { const: "(none)" }] }`, and exclude it by `when`';

type PiecesOf = (value: unknown, record: RawRecord) => readonly Piece[];

/**
 * Compiles the `gather` part of a mapping. Pieces of trials all over a file, such as spans, become one record `{items}` for each trial,
 * in the order of their first pieces.
 */
export function compileGather({ gather, each, archive }: MappingFile, part: MappingPart) {
  if (gather === undefined) return (_: string, records: Records): Records => records;
  for (const [key, spec] of Object.entries({ each, archive }))
    if (spec !== undefined) part.report(`\`gather\` does not go with \`${key}\``, 'Leave one of them out');
  const select = part.at('items').selector(gather.items ?? '$');
  const keyOf = compileText(gather.by, part.at('by'));
  const orderOf = compileValue(gather.order, part.at('order'));
  const piecesOf: PiecesOf = (value, { where, position }) =>
    select(value).map((item) => {
      const key = keyOf(item, where);
      if (key === undefined) throw unmapped('gather.by', `there is no text for ${shown(item)}`, where, NO_PIECE);
      const order = orderOf(item, where);
      const moment = readMoment(order);
      if (gather.order !== undefined && moment === undefined)
        throw unmapped('gather.order', `${shown(order)} is neither a number nor a time`, where);
      return { key, item, where, position, moment };
    });
  return (file: string, records: Records): Records => {
    const { partsOf: _, ...rest } = records;
    return { ...rest, items: gathered(file, records, piecesOf) };
  };
}

/** @throws UserError for the first broken record: a trial without one of its pieces would be another trial */
function* gathered(file: string, records: Records, piecesOf: PiecesOf): Generator<RawRecord> {
  const { items, partsOf } = records;
  const wholes = new Map<string, Piece[]>();
  let size = 0;
  for (const record of items) {
    size += record.text.length;
    if (size > MAX_GATHERED) throw tooMuch(file);
    const value = record.parse();
    // Refuses the record of a run that did not finish.
    partsOf?.(value, record.where);
    for (const piece of piecesOf(value, record)) appendTo(wholes, piece.key, piece);
  }
  if (wholes.size === 0 && size > 0)
    throw new UserError({
      code: 'no-records',
      what: 'no record holds what `gather.items` selects',
      where: { file },
      fix: 'Correct the selector, or leave the file out',
    });
  for (const pieces of wholes.values()) yield wholeRecord(pieces);
}

function wholeRecord(pieces: readonly Piece[]): RawRecord {
  const [{ where, position }] = pieces as readonly [Piece];
  const inOrder = pieces.toSorted((a, b) => (a.moment && b.moment ? byMoment(a.moment, b.moment) : 0));
  const value = { items: inOrder.map(({ item }) => item) };
  const text = JSON.stringify(value);
  const parse = (): unknown => {
    if (text.length <= MAX_RECORD_BYTES) return value;
    throw tooLarge('the pieces of one trial are too large', where, { most: `${MAX_RECORD_BYTES} characters of JSON` });
  };
  return { where, position, text, parse };
}

export function tooMuch(file: string): UserError {
  return new UserError({
    code: 'gathered-too-large',
    what: 'the file is too large to gather',
    where: { file },
    expected: `at most ${MAX_GATHERED} characters`,
    fix: 'Write several files, each with all pieces of its trials',
  });
}
