import historySchema from '../../../schemas/history.schema.json' with { type: 'json' };
import { schemaCheck } from '../../contract/schema/schema-check.ts';
import type { HistoryRecord } from '../../gating/history/history-record.ts';
import { parseRecord } from '../../suite/reading/parse-record.ts';
import { jsonLines } from '../json-lines.ts';
import type { Bundle } from './bundle-reader.ts';

export const HISTORY_FILE = 'history.jsonl';

const recordCheck = schemaCheck<HistoryRecord>(historySchema);

/** The text of `history.jsonl`: one record a line, newest first. */
export function historyText(records: readonly HistoryRecord[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}

/** The runs that a bundle knows: its own, then main's before it, newest first. @throws UserError when the history is missing or damaged */
export function historyOfBundle(bundle: Bundle): readonly HistoryRecord[] {
  return readHistory(bundle.bytes(HISTORY_FILE), `${bundle.label}/${HISTORY_FILE}`);
}

/** Reads a history; `file` names it in messages. @throws UserError with the problems of the first bad line */
export function readHistory(bytes: Uint8Array, file: string): readonly HistoryRecord[] {
  return [...jsonLines(bytes)].map(({ text, line }) =>
    recordCheck.parse(parseRecord(text, { file, line }), (pointer) => ({ file, line, pointer })),
  );
}
