import { appendTo } from '../contract/group-by.ts';
import { memberOf } from '../contract/json.ts';
import { must } from '../contract/must.ts';
import { EVIDENCE_FILE, RESULTS_FILE } from '../io/bundle/format.ts';
import type { Bundle } from '../io/bundle/read.ts';
import { jsonLines, linesOf } from '../io/files.ts';
import { readRun } from '../suite/read-run.ts';
import type { ResultFile } from '../suite/reading/open.ts';
import { parseRecord } from '../suite/reading/parse-json.ts';
import { NOTHING_MORE, startRedaction } from '../suite/redaction/redaction.ts';
import type { Trial } from '../suite/trial.ts';

const NEWLINE = Uint8Array.of(0x0a);

/** The trials of a bundle by scenario: they stay bytes until they are shown, so that a large run takes little memory. */
export interface StoredTrials {
  /** Bytes of a scenario's trials; 0 for an unknown one. */
  bytesOf(scenario: string): number;
  /** The trials of a scenario, in the order of the file. Not redacted: they were before they were stored. */
  read(scenario: string): Iterable<Trial>;
}

/**
 * Finds the lines of each scenario in a file of trials.
 * @param names a file of as many lines that name the scenarios and are shorter, if there is one
 * @throws UserError if a file is missing or damaged
 */
export function storedTrials(bundle: Bundle, file: string, names = file): StoredTrials {
  const lines = new Map<string, Uint8Array[]>();
  const all = bundle.bytes(file);
  const trials = linesOf(all);
  for (const { text, line } of jsonLines(names === file ? all : bundle.bytes(names))) {
    const scenario = String(memberOf(parseRecord(text, { file: `${bundle.label}/${names}`, line }), 'scenario'));
    const { bytes }: { readonly bytes: Uint8Array } = must(trials.next().value, 'the trial of a line');
    appendTo(lines, scenario, bytes);
  }
  const of = (scenario: string): readonly Uint8Array[] => lines.get(scenario) ?? [];
  return {
    bytesOf: (scenario) => of(scenario).reduce((sum, { length }) => sum + length, 0),
    read(scenario) {
      const found = of(scenario).flatMap((bytes) => [bytes, NEWLINE]);
      if (found.length === 0) return [];
      const source: ResultFile = { file: `${bundle.label}/${file}`, chunks: () => found, isEvidence: true };
      return readRun([source], { mapping: null, select: [], redaction: startRedaction(NOTHING_MORE) });
    },
  };
}

/** The trials of the bundle's own run. */
export function ownTrials(bundle: Bundle): StoredTrials {
  return storedTrials(bundle, EVIDENCE_FILE, RESULTS_FILE);
}
