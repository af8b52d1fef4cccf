import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import historySchema from '../../../schemas/history.schema.json' with { type: 'json' };
import manifestSchema from '../../../schemas/manifest.schema.json' with { type: 'json' };
import type { HistoryRecord } from '../../../schemas/types/history.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import type { Report } from '../../../schemas/types/report.ts';
import { sha256Of } from '../../contract/hash.ts';
import { schemaCheck } from '../../contract/schema-check.ts';
import { UserError } from '../../errors.ts';
import type { Archive, ResultFile } from '../../suite/reading/open.ts';
import { parseRecord } from '../../suite/reading/parse-json.ts';
import { bytesIfThere, folderExists, isThere, jsonLines, onDisk } from '../files.ts';
import { openZip } from '../zip.ts';
import { EVIDENCE_FILE, MANIFEST_FILE, reportCheck, requireFormat } from './format.ts';
import { readTwoJobs, refusedTwoJobs, TWO_JOBS_FILE } from './two-jobs.ts';

const LEFT = ['.ds_store', 'desktop.ini', 'thumbs.db'];

/** Whether Finder or Explorer creates such a file in folders that they show. */
export function isLeftByDesktop(name: string): boolean {
  return LEFT.includes(name.slice(name.lastIndexOf('/') + 1).toLowerCase());
}

function isZipName(name: string): boolean {
  return name.toLowerCase().endsWith('.zip');
}

export interface BundleFiles extends Archive {
  readonly label: string;
  /** All files, sorted, even if the manifest does not list them; without files of Finder and Explorer. */
  readonly names: readonly string[];
}

/** Opens a folder or a zip. @throws UserError for anything else, and for a damaged archive */
export function openBundleFiles(name: string, root: string): BundleFiles {
  if (folderExists(name, root)) {
    const all = onDisk(name, () => namesIn(resolve(root, name), ''));
    const names = all.filter((file) => !isLeftByDesktop(file)).sort();
    return {
      label: name,
      names,
      read: (file) => (names.includes(file) ? bytesIfThere(join(name, file), root) : undefined),
    };
  }
  const archive = isZipName(name) ? bytesIfThere(name, root) : undefined;
  if (archive !== undefined) return filesOfZip(name, archive);
  throw new UserError({
    code: 'no-bundle',
    what: isThere(name, root) ? `\`${name}\` is no bundle` : `there is no \`${name}\``,
    fix: 'Name a folder that `agent-gate gate --out` wrote, or the zip of an artifact',
  });
}

/** Names of all files below a folder. Does not follow links, unlike Node's recursive option in some versions. */
function namesIn(folder: string, prefix: string): readonly string[] {
  const entries = readdirSync(join(folder, prefix), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const name = `${prefix}${entry.name}`;
    return entry.isDirectory() ? namesIn(folder, `${name}/`) : [name];
  });
}

/** The files of a zip archive, also if the folder itself was zipped. */
function filesOfZip(label: string, archive: Uint8Array): BundleFiles {
  const { names: all, read } = openZip(archive, label);
  const names = all.filter((name) => !name.startsWith('__MACOSX/') && !isLeftByDesktop(name));
  const [first = ''] = names;
  const folder = first.slice(0, first.indexOf('/') + 1);
  const isBelow = names.includes(`${folder}${MANIFEST_FILE}`) && names.every((name) => name.startsWith(folder));
  const top = isBelow ? folder : '';
  return { label, names: names.map((name) => name.slice(top.length)).sort(), read: (name) => read(`${top}${name}`) };
}

const manifestCheck = schemaCheck<Manifest>(manifestSchema);

/** A finished bundle; every read checks the manifest's hashes. */
export interface Bundle {
  readonly label: string;
  readonly manifest: Manifest;
  has(file: string): boolean;
  /** Bytes of a file. @throws UserError if it is missing or its hash differs */
  bytes(file: string): Uint8Array;
  /** A parsed JSON file, not checked against its schema. */
  json(file: string): unknown;
}

/** A bundle's trials, its fresh trials, or its stored trials of main. @throws UserError if they are missing or damaged */
export function evidenceOf(bundle: Bundle, file: string = EVIDENCE_FILE): ResultFile {
  const bytes = bundle.bytes(file);
  return { file: `${bundle.label}/${file}`, chunks: () => [bytes], isEvidence: true };
}

/** The trials of a bundle for a later read. Unpacks them only then, so they do not stay in memory. */
export function laterEvidenceOf({ label, bytes }: Bundle): ResultFile {
  return { file: `${label}/${EVIDENCE_FILE}`, chunks: () => [bytes(EVIDENCE_FILE)], isEvidence: true };
}

/** Opens a zipped bundle in memory; `label` names it in messages. @throws UserError if it is not a bundle */
export function openBundleZip(label: string, archive: Uint8Array): Bundle {
  return openBundle(label, filesOfZip(label, archive).read);
}

/** Opens a bundle folder or zip. @throws UserError for anything else, and for a damaged bundle */
export function openWhole(name: string, root: string): Bundle {
  const { label, read } = openBundleFiles(name, root);
  return openBundle(label, read);
}

/** Opens a folder or zip as a bundle; null for any other name. @throws UserError if it is not a bundle, or a damaged one */
export function openGivenBundle(name: string, root: string): Bundle | null {
  return folderExists(name, root) || (isZipName(name) && isThere(name, root)) ? openWhole(name, root) : null;
}

/** Opens a bundle from its files; `read` returns undefined for a missing file. @throws UserError if it is not a bundle */
export function openBundle(label: string, read: (file: string) => Uint8Array | undefined): Bundle {
  const index = read(MANIFEST_FILE);
  const mark = index === undefined ? read(TWO_JOBS_FILE) : undefined;
  if (mark !== undefined) throw refusedTwoJobs(readTwoJobs(mark, label), label);
  if (index === undefined) throw damaged(label, MANIFEST_FILE, 'is missing', NAME_ONE);
  const value = parseJson(label, MANIFEST_FILE, index);
  requireFormat(value, label, 'bundle');
  const manifest = manifestCheck.parse(value, (pointer) => ({ file: `${label}/manifest.json`, pointer }));
  const bytes = (file: string): Uint8Array => {
    const content = read(file);
    const listed = manifest.files.find((entry) => entry.file === file);
    if (listed === undefined && file === EVIDENCE_FILE) throw keepsNoTrials(label);
    if (content === undefined || listed === undefined) throw damaged(label, file, 'is missing');
    if (sha256Of(content) !== listed.sha256) throw damaged(label, file, 'differs from the manifest');
    return content;
  };
  const has = (file: string): boolean => manifest.files.some((entry) => entry.file === file);
  const json = (file: string): unknown => parseJson(label, file, bytes(file));
  return { label, manifest, has, bytes, json };
}

function parseJson(label: string, file: string, content: Uint8Array): unknown {
  try {
    return parseRecord(new TextDecoder('utf-8', { fatal: true }).decode(content), { file: label });
  } catch (cause) {
    if (cause instanceof UserError && !cause.problems.some(({ code }) => code === 'bad-json')) throw cause;
    throw new UserError(
      { code: 'bundle-damaged', what: `${file} of the bundle is not JSON`, where: { file: label }, fix: AGAIN },
      { cause },
    );
  }
}

const NAME_ONE = 'Name a folder that `--out` wrote, or its zip';
const AGAIN = 'Download the bundle again, or let the gate write it again';

/** The problem of a damaged file in a bundle. @param what continues the sentence after the file name */
export function damaged(label: string, file: string, what: string, fix = AGAIN): UserError {
  return new UserError({ code: 'bundle-damaged', what: `${file} ${what}`, where: { file: label }, fix });
}

function keepsNoTrials(label: string): UserError {
  const fix = 'Its policy says `evidence: drop`: name a bundle that keeps its trials, or read its comment.md';
  return new UserError({ code: 'no-evidence', what: 'the bundle keeps no trials', where: { file: label }, fix });
}

export const HISTORY_FILE = 'history.jsonl';

const recordCheck = schemaCheck<HistoryRecord>(historySchema);

/** The report of a bundle. @throws UserError if it is missing or damaged */
export function reportOfBundle({ label, json }: Bundle): Report {
  return reportCheck.parse(json('report.json'), (pointer) => ({ file: `${label}/report.json`, pointer }));
}

/** The text of `history.jsonl`: one record per line, newest first. */
export function historyText(records: readonly HistoryRecord[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}

/** The history in a bundle: its own run, then main's earlier runs, newest first. @throws UserError if it is missing or damaged */
export function historyOfBundle(bundle: Bundle): readonly HistoryRecord[] {
  return readHistory(bundle.bytes(HISTORY_FILE), `${bundle.label}/${HISTORY_FILE}`);
}

/** Reads a history; `file` names it in messages. @throws UserError with the problems of the first bad line */
export function readHistory(bytes: Uint8Array, file: string): readonly HistoryRecord[] {
  return [...jsonLines(bytes)].map(({ text, line }) => {
    const record = recordCheck.parse(parseRecord(text, { file, line }), (pointer) => ({ file, line, pointer }));
    if (record.report !== undefined)
      reportCheck.parse(record.report, (pointer) => ({ file, line, pointer: `/report${pointer}` }));
    return record;
  });
}
