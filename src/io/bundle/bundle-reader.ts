import { join } from 'node:path';
import manifestSchema from '../../../schemas/manifest.schema.json' with { type: 'json' };
import { schemaCheck } from '../../contract/schema/schema-check.ts';
import { sha256Of } from '../../contract/sha256.ts';
import { UserError } from '../../errors.ts';
import { parseRecord } from '../../suite/reading/parse-record.ts';
import type { ResultFile } from '../../suite/reading/result-file.ts';
import { bytesIfThere, folderExists } from '../files.ts';
import { EVIDENCE_FILE, MANIFEST_FILE, type Manifest, requireFormat } from './bundle.ts';
import { isZipName, readBundleZip } from './bundle-zip.ts';

const manifestCheck = schemaCheck<Manifest>(manifestSchema);

/** A finished bundle; whatever is read from it was checked against the manifest's hashes. */
export interface Bundle {
  /** For messages: the folder or archive. */
  readonly label: string;
  readonly manifest: Manifest;
  /** Whether the manifest lists the file. */
  has(file: string): boolean;
  /** Bytes of a file. @throws UserError when it is missing or its hash differs */
  bytes(file: string): Uint8Array;
  /** A JSON file, parsed but not yet checked against its schema. */
  json(file: string): unknown;
}

/** The trials that a bundle keeps, checked against the manifest. @throws UserError when they are missing or damaged */
export function evidenceOf(bundle: Bundle): ResultFile {
  const bytes = bundle.bytes(EVIDENCE_FILE);
  return { file: `${bundle.label}/${EVIDENCE_FILE}`, chunks: () => [bytes], isEvidence: true };
}

/** Opens a zipped bundle held in memory; `label` names it in messages. @throws UserError when it is none */
export function openBundleZip(label: string, archive: Uint8Array): Bundle {
  const entries = readBundleZip(label, archive, isBundleFile);
  return openBundle(label, (file) => entries.get(file));
}

/** Opens the folder or zip that a user names; null where it is neither. @throws UserError when the bundle is damaged */
export function openGivenBundle(name: string, root: string): Bundle | null {
  if (folderExists(name, root)) return openBundle(name, (file) => bytesIfThere(join(name, file), root));
  const archive = isZipName(name) ? bytesIfThere(name, root) : undefined;
  return archive === undefined ? null : openBundleZip(name, archive);
}

/** The files that a comparison reads, what was decided, and the rubrics; result trees stay packed. */
function isBundleFile(name: string): boolean {
  const wanted = [
    'decision.json',
    'history.jsonl',
    MANIFEST_FILE,
    'mapping.yml',
    'policy.yml',
    'report.json',
    EVIDENCE_FILE,
  ];
  return wanted.includes(name) || name.startsWith('rubrics/');
}

/** Opens a bundle whose files `read` gives, undefined for one that is not there. @throws UserError when it is none */
export function openBundle(label: string, read: (file: string) => Uint8Array | undefined): Bundle {
  const manifest = readManifest(label, read(MANIFEST_FILE));
  const bytes = (file: string): Uint8Array => {
    const content = read(file);
    const listed = manifest.files.find((entry) => entry.file === file);
    if (content === undefined || listed === undefined) throw damaged(label, file, 'is missing');
    if (sha256Of(content) !== listed.sha256) throw damaged(label, file, 'is not the file that the manifest lists');
    return content;
  };
  const has = (file: string): boolean => manifest.files.some((entry) => entry.file === file);
  return { label, manifest, has, bytes, json: (file) => parseJson(label, file, bytes(file)) };
}

function readManifest(label: string, content: Uint8Array | undefined): Manifest {
  if (content === undefined) throw damaged(label, MANIFEST_FILE, 'is missing');
  const value = parseJson(label, MANIFEST_FILE, content);
  requireFormat(value, label, 'bundle');
  return manifestCheck.parse(value, (pointer) => ({ file: `${label}/manifest.json`, pointer }));
}

function parseJson(label: string, file: string, content: Uint8Array): unknown {
  try {
    return parseRecord(new TextDecoder('utf-8', { fatal: true }).decode(content), { file: label });
  } catch (cause) {
    if (cause instanceof UserError && !cause.problems.some(({ code }) => code === 'bad-json')) throw cause;
    throw new UserError(
      { code: 'bundle-damaged', what: `${file} of the bundle is not JSON`, where: { file: label } },
      { cause },
    );
  }
}

/** A file of a bundle is not what its run wrote; `what` ends the sentence that begins with the file. */
export function damaged(label: string, file: string, what: string): UserError {
  return new UserError({
    code: 'bundle-damaged',
    what: `${file} ${what}`,
    where: { file: label },
    fix: 'Name a folder that `--out` wrote, its zip, or a results file',
  });
}
