import { resolve } from 'node:path';
import fileSchema from '../../../schemas/baseline-file.schema.json' with { type: 'json' };
import type { BaselineFile } from '../../../schemas/types/baseline-file.ts';
import type { Report } from '../../../schemas/types/report.ts';
import { schemaCheck } from '../../contract/schema-check.ts';
import { parseRecord } from '../../suite/reading/parse-json.ts';
import { chunksOf, fileExists, readText } from '../files.ts';
import { dayOf } from '../time.ts';
import { reportCheck, requireFormat } from './format.ts';
import { type Bundle, damaged, HISTORY_FILE, historyOfBundle, reportOfBundle } from './read.ts';

/** Largest baseline file: enough for the report of 10,000 scenarios. */
export const MAX_BASELINE_BYTES = 16 * 2 ** 20;

export interface CheckedBaselineFile extends Omit<BaselineFile, 'report'> {
  readonly report: Report;
}

/** Start of a baseline file, even if truncated. Results may also have a schema and a suite, but no origin next. */
const BEGINNING = /^\uFEFF?\s*\{\s*"schema"\s*:\s*[0-9]+\s*,\s*"suite"\s*:\s*"[^"]*"\s*(?:,\s*"orig|\}|$)/;

const fileCheck = schemaCheck<BaselineFile>(fileSchema);

/** Reads a baseline file; `label` names it in messages. @throws UserError with all problems */
export function readBaselineFile(label: string, text: string): CheckedBaselineFile {
  const value = parseRecord(text, { file: label });
  requireFormat(value, label, 'baseline file');
  const file = fileCheck.parse(value, (pointer) => ({ file: label, pointer }));
  const report = reportCheck.parse(file.report, (pointer) => ({ file: label, pointer: `/report${pointer}` }));
  return { ...file, report };
}

/** Opens a baseline file, even outside the root; null for any other file or none. @throws UserError with all problems */
export function openBaselineFile(name: string, root: string): CheckedBaselineFile | null {
  if (!fileExists(name, root)) return null;
  const [first = Buffer.of()] = chunksOf(resolve(root, name), name);
  if (!BEGINNING.test(Buffer.from(first).toString('utf8'))) return null;
  return readBaselineFile(name, readText(name, root, { outside: true, maxBytes: MAX_BASELINE_BYTES }));
}

/** The text of a baseline file made from a bundle. @throws UserError if the bundle's report or history is damaged */
export function baselineFileOf(bundle: Bundle): string {
  const { suite, origin } = bundle.manifest;
  const [record] = historyOfBundle(bundle);
  if (record === undefined) throw damaged(bundle.label, HISTORY_FILE, 'is empty');
  const written = dayOf(record.time);
  const file: CheckedBaselineFile = { schema: 1, suite, origin, written, report: reportOfBundle(bundle) };
  return `${JSON.stringify(file)}\n`;
}
