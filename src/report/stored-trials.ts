import { appendTo } from '../contract/group-by.ts';
import type { Bundle } from '../io/bundle/read.ts';
import { linesOf } from '../io/files.ts';
import { scenarioAtStart, storedTrial } from '../suite/read-trials.ts';
import type { Trial } from '../suite/trial.ts';

/** A trial as it is stored. */
interface Line {
  readonly bytes: Uint8Array;
  readonly line: number;
}

/** The trials of a bundle by scenario: they stay bytes until they are shown, so that a large run takes little memory. */
export interface StoredTrials {
  /** Bytes of a scenario's trials; 0 for an unknown one. */
  bytesOf(scenario: string): number;
  /** The trials of a scenario, in the order of the file. Not redacted: they were before they were stored. */
  read(scenario: string): readonly Trial[];
}

/** Bytes of a line in which its scenario is looked for. */
const LONGEST_FIRST = 300;

/** Finds the lines of each scenario in a file of trials. @throws UserError if it is missing or damaged */
export function storedTrials(bundle: Bundle, file: string): StoredTrials {
  const lines = new Map<string, Line[]>();
  const decoder = new TextDecoder();
  const trialOf = ({ bytes, line }: Line): Trial =>
    storedTrial(decoder.decode(bytes), { file: `${bundle.label}/${file}`, line });
  for (const line of linesOf(bundle.bytes(file))) {
    const first = scenarioAtStart(decoder.decode(line.bytes.subarray(0, LONGEST_FIRST)));
    appendTo(lines, first ?? trialOf(line).scenario, line);
  }
  const of = (scenario: string): readonly Line[] => lines.get(scenario) ?? [];
  return {
    bytesOf: (scenario) => of(scenario).reduce((sum, { bytes }) => sum + bytes.length, 0),
    read: (scenario) => of(scenario).map(trialOf),
  };
}
