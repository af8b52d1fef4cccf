import { memberOf } from '../contract/json.ts';
import { must } from '../contract/must.ts';
import { EVIDENCE_FILE, RESULTS_FILE } from '../io/bundle/format.ts';
import type { Bundle } from '../io/bundle/read.ts';
import { jsonLines, linesOf } from '../io/files.ts';
import { readRun } from '../suite/read-run.ts';
import { parseRecord } from '../suite/reading/parse-json.ts';
import { NOTHING_MORE, startRedaction } from '../suite/redaction/redaction.ts';
import type { Trial } from '../suite/trial.ts';

const NEWLINE = Uint8Array.of(0x0a);

/** The trials of a bundle by scenario: they stay bytes until they are shown, so that a large run takes little memory. */
export interface StoredTrials {
  /** Bytes of a scenario's trials; 0 for an unknown one. */
  bytesOf(scenario: string): number;
  /** The trials of these scenarios, in the order of the list. Not redacted: they were before they were stored. */
  read(scenarios: Iterable<string>): Iterable<Trial>;
}

/**
 * Finds the lines of each scenario in a file of trials.
 * @param names a file of as many lines that name the scenarios and are shorter, if there is one
 * @throws UserError if a file is missing or damaged
 */
export function storedTrials(bundle: Bundle, file: string, names = file): StoredTrials {
  const lines = new Map<string, Uint8Array[]>();
  const trials = linesOf(bundle.bytes(file));
  for (const { text, line } of jsonLines(bundle.bytes(names))) {
    const scenario = String(memberOf(parseRecord(text, { file: `${bundle.label}/${names}`, line }), 'scenario'));
    const { bytes }: { readonly bytes: Uint8Array } = must(trials.next().value, 'the trial of a line');
    const known = lines.get(scenario);
    if (known === undefined) lines.set(scenario, [bytes]);
    else known.push(bytes);
  }
  const of = (scenario: string): readonly Uint8Array[] => lines.get(scenario) ?? [];
  return {
    bytesOf: (scenario) => of(scenario).reduce((sum, { length }) => sum + length, 0),
    read(scenarios) {
      const found = [...scenarios].flatMap(of);
      if (found.length === 0) return [];
      const chunks = () => found.flatMap((bytes) => [bytes, NEWLINE]);
      return readRun([{ file: `${bundle.label}/${file}`, chunks, isEvidence: true }], {
        mapping: null,
        select: [],
        redaction: startRedaction(NOTHING_MORE),
      });
    },
  };
}

/** The trials of the bundle's own run. */
export function ownTrials(bundle: Bundle): StoredTrials {
  return storedTrials(bundle, EVIDENCE_FILE, RESULTS_FILE);
}
