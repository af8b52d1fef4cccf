import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { sha256Of } from '../../src/contract/hash.ts';
import { type Bundle, openBundle } from '../../src/io/bundle/read.ts';
import { findGivenBaseline } from '../../src/pipeline/baseline/given-baseline.ts';
import { type GateRequest, runGate } from '../../src/pipeline/run-gate.ts';

const BOOKING = fileURLToPath(new URL('../stories/booking/', import.meta.url));

/** Gates a run without a baseline unless the request says otherwise, and keeps its bundle under the name below the root; gives the name back. */
export async function keepBundle(
  root: string,
  name: string,
  request: Pick<GateRequest, 'results'> & Partial<GateRequest>,
): Promise<string> {
  const findBaseline = findGivenBaseline({ baselines: [], baselineSelect: [], env: {} }, root);
  const usual = { select: [], rubrics: [], origin: {}, env: {}, findBaseline };
  await runGate({ ...usual, ...request, root, out: join(root, name) });
  return name;
}

/** Opens a bundle that is kept under the name below the root. */
export function openKept(root: string, name: string): Bundle {
  return openBundle(name, (file) => readFileSync(join(root, name, file)));
}

/** The files of a bundle as the archive that a run uploads. */
export function zipOfBundle(folder: string): Uint8Array {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return zipSync(Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path)])));
}

/** Rewrites a file of a kept bundle, and its size and hash in the manifest. */
export function rewriteKept(folder: string, name: string, text: string): void {
  const path = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const digest = { bytes: Buffer.byteLength(text), sha256: sha256Of(text) };
  const files = manifest.files.map((listed) => (listed.file === name ? { ...listed, ...digest } : listed));
  writeFileSync(join(folder, name), text);
  writeFileSync(path, JSON.stringify({ ...manifest, files }));
}

/** Which run to gate. */
export interface BookingRun {
  /** File of `stories/booking/results`, without its ending. */
  readonly results: string;
  /** Bundles of the same place, newest first. */
  readonly baselines?: readonly string[];
  readonly sha?: string;
  readonly time?: string;
  /** A mapping file of the same place. */
  readonly mapping?: string;
}

/** A copy of the booking repository in a temporary folder, in which runs are gated and their bundles kept. */
export interface BookingPlace {
  readonly root: string;
  /** Gates a run and keeps its bundle under the name; gives the name back. */
  gate(name: string, run: BookingRun): Promise<string>;
  /** Changes a text of the place. */
  edit(file: string, change: (text: string) => string): void;
  remove(): void;
}

/** Opens the place; the day there is 2 March 2026. */
export function openBooking(): BookingPlace {
  const root = mkdtempSync(join(tmpdir(), 'booking-'));
  cpSync(BOOKING, root, { recursive: true });
  const env = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 2, 2) / 1000) };
  return {
    root,
    gate(name, { results, baselines = [], sha, time, mapping }) {
      return keepBundle(root, name, {
        results: [`results/${results}.jsonl`],
        origin: sha === undefined ? {} : { sha },
        time,
        mapping,
        env,
        findBaseline: findGivenBaseline({ baselines, baselineSelect: [], env: {} }, root),
      });
    },
    edit: (file, change) => writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8'))),
    remove: () => rmSync(root, { recursive: true }),
  };
}
