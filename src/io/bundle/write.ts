import { createHash, type Hash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BundleFile, Manifest } from '../../../schemas/types/manifest.ts';
import type { RecordedResult } from '../../../schemas/types/recorded-result.ts';
import { appendTo } from '../../contract/group-by.ts';
import { must } from '../../contract/must.ts';
import { byText } from '../../contract/text.ts';
import { startResultsHash } from '../../scoring/result-tree.ts';
import type { Evidence } from '../../suite/read-run.ts';
import type { ResultFile } from '../../suite/reading/open.ts';
import { ANSWERS, ANSWERS_KEY } from '../../suite/trial.ts';
import { clear, makeAside, makeFolder, writingTo } from '../write-files.ts';
import { EVIDENCE_FILE, type FileDigest, MANIFEST_FILE, RESULTS_FILE } from './format.ts';
import { abandonDraft, homeOf, putInPlace } from './output-folder.ts';

/** A manifest without the parts that the writer adds. */
type ManifestHead = Omit<Manifest, 'schema' | 'results' | 'files'>;

/** Writes a bundle, which gets its name only when it is complete. Every method throws UserError for an error of the disk. */
export interface BundleWriter {
  add(evidence: Omit<Evidence, 'where'>, result: RecordedResult): void;
  /** The added trials of these scenarios, until the bundle is finished; null if it keeps none. */
  trialsOf(scenarios: ReadonlySet<string>): ResultFile | null;
  text(name: string, content: string | Iterable<string>): void;
  /** Writes the manifest and moves the bundle to its place. @throws UserError if anything but a bundle is there */
  finish(head: ManifestHead): void;
  /** Removes an unfinished bundle; an earlier bundle stays in its place. Does nothing to a finished one. */
  discard(): void;
}

/** The bundle of one run of the gate. Whatever stops the run, `discard` leaves no part of it behind. */
export interface BundleDraft {
  /** The started bundle; null if none is started or wanted. */
  readonly writer: BundleWriter | null;
  /** Starts the bundle, in place of an unfinished start: results that one mapping cannot read are read by another. @throws UserError */
  start(): BundleWriter | null;
  discard(): void;
}

/**
 * Prepares the bundle of a run; writes nothing yet.
 * @param folder undefined to write no bundle
 * @param keepsEvidence whether to store the trials and their result trees, which quote them
 */
export function draftBundle(folder: string | undefined, keepsEvidence: boolean): BundleDraft {
  let writer: BundleWriter | null = null;
  const discard = (): void => {
    writer?.discard();
    writer = null;
  };
  return {
    get writer() {
      return writer;
    },
    start() {
      discard();
      if (folder !== undefined) writer = createBundle(folder, keepsEvidence);
      return writer;
    },
    discard,
  };
}

/**
 * Starts a bundle in `folder`. When finished, it replaces an earlier bundle there.
 * @param keepsEvidence whether to store the trials and their result trees, which quote them
 * @throws UserError if the folder cannot be written
 */
export function createBundle(folder: string, keepsEvidence: boolean): BundleWriter {
  const home = homeOf(folder);
  const aside = writingTo(folder, () => makeAside(home));
  const draft = join(aside, 'bundle');
  let evidence: { readonly trials: LineFile; readonly results: LineFile } | null;
  try {
    evidence = writingTo(folder, () => {
      mkdirSync(draft);
      if (!keepsEvidence) return null;
      return { trials: createLineFile(join(draft, EVIDENCE_FILE)), results: createLineFile(join(draft, RESULTS_FILE)) };
    });
  } catch (error) {
    clear(aside);
    throw error;
  }
  let isFinished = false;
  const resultsHash = startResultsHash();
  const files = new Map<string, FileDigest>();
  /** Where each trial starts, and at the end where the next one will. */
  const starts = [0];
  /** Of each scenario, the indexes of its trials among these. */
  const trialsIn = new Map<string, number[]>();

  return {
    add(added, result) {
      const canonical = JSON.stringify(result);
      resultsHash.add(canonical);
      if (evidence === null) return;
      const { trials, results } = evidence;
      writingTo(folder, () => {
        appendTo(trialsIn, added.trial.scenario, starts.length - 1);
        trials.write(evidenceLine(added));
        starts.push(trials.size());
        results.write(canonical);
      });
    },
    trialsOf(scenarios) {
      if (evidence === null) return null;
      const { trials } = evidence;
      const chunks = function* () {
        for (const id of scenarios)
          for (const index of trialsIn.get(id) ?? []) {
            const start = must(starts[index], 'the start of a trial');
            const end = must(starts[index + 1], 'its end');
            yield writingTo(folder, () => trials.read(start, end));
          }
      };
      return { file: EVIDENCE_FILE, chunks, isEvidence: true };
    },
    text(name, content) {
      const path = join(draft, name);
      writingTo(folder, () => makeFolder(dirname(path)));
      const file = writingTo(folder, () => createLineFile(path));
      const pieces = typeof content === 'string' ? [content] : content;
      try {
        for (const piece of pieces) writingTo(folder, () => file.add(piece));
        files.set(
          name,
          writingTo(folder, () => file.close()),
        );
      } finally {
        file.abandon();
      }
    },
    finish(head) {
      writingTo(folder, () => {
        if (evidence !== null) files.set(EVIDENCE_FILE, evidence.trials.close());
        if (evidence !== null) files.set(RESULTS_FILE, evidence.results.close());
        const listed = [...files]
          .map(([file, digest]): BundleFile => ({ file, ...digest }))
          .sort((a, b) => byText(a.file, b.file));
        const manifest: Manifest = { schema: 1, ...head, results: resultsHash.finish(), files: listed };
        writeFileSync(join(draft, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
        putInPlace(draft, home, aside);
      });
      isFinished = true;
      clear(aside);
    },
    discard() {
      if (isFinished) return;
      evidence?.trials.abandon();
      evidence?.results.abandon();
      abandonDraft(home, aside);
    },
  };
}

/** A trial in the native format on one line, unchanged if possible. An error without a kind stays plain text. */
export function evidenceLine({ trial, text }: Omit<Evidence, 'where'>): string {
  if (text !== null && !/[\r\n]/.test(text)) return text;
  const { [ANSWERS]: answers, error } = trial;
  // An empty text would not be read as an error.
  const plain = error?.message === '' ? { message: '' } : (error?.message ?? null);
  const written = error?.classified ? { kind: error.kind, message: error.message } : plain;
  return JSON.stringify({ ...trial, error: written, [ANSWERS_KEY]: answers });
}

const BUFFER_BYTES = 1 << 20;
/** Most bytes of one UTF-16 unit in UTF-8. */
const MOST_BYTES = 3;
const NEWLINE = 0x0a;

type LineFile = ReturnType<typeof createLineFile>;

/** Creates or replaces a file that is written through one buffer and hashed at the same time. */
export function createLineFile(path: string) {
  const descriptor = openSync(path, 'w+');
  const hash: Hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  let filled = 0;
  let bytes = 0;
  let isOpen = true;

  const put = (chunk: Buffer): void => {
    hash.update(chunk);
    bytes += chunk.length;
    // One `writeSync` may write only a part, for example on a nearly full disk.
    for (let written = 0; written < chunk.length; ) written += writeSync(descriptor, chunk, written);
  };
  const flush = (): void => {
    put(buffer.subarray(0, filled));
    filled = 0;
  };
  /** Closes the file without flushing; does nothing if already closed. */
  const abandon = (): void => {
    if (isOpen) closeSync(descriptor);
    isOpen = false;
  };
  /** Appends a text, which must not end in the middle of a surrogate pair. */
  const add = (text: string): void => {
    const room = MOST_BYTES * text.length;
    if (room > BUFFER_BYTES - filled) flush();
    if (room > BUFFER_BYTES) put(Buffer.from(text));
    else filled += buffer.write(text, filled);
  };
  return {
    add,
    /** Appends one line. @param line text without a newline */
    write(line: string): void {
      add(line);
      if (filled === BUFFER_BYTES) flush();
      buffer[filled++] = NEWLINE;
    },
    /** Bytes so far. */
    size: () => bytes + filled,
    /** The bytes between two sizes that it had. */
    read(start: number, end: number): Uint8Array {
      flush();
      const part = Buffer.allocUnsafe(end - start);
      return part.subarray(0, readSync(descriptor, part, 0, part.length, start));
    },
    close(): FileDigest {
      flush();
      abandon();
      return { bytes, sha256: `sha256:${hash.digest('hex')}` };
    },
    abandon,
  };
}
