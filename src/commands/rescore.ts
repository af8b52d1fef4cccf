import { type Comparing, jsonDifferences } from '../contract/json-differences.ts';
import { type Bundle, evidenceOf } from '../io/bundle-reader.ts';
import { jsonLines } from '../io/json-lines.ts';
import { measureRun } from '../pipeline/measure.ts';
import type { Difference } from '../reporting/bundle-check.ts';
import type { Rubric } from '../rubric/rubric.ts';
import type { Report } from '../scoring/report.ts';
import type { TrialResult } from '../scoring/result.ts';
import type { RedactionRules } from '../suite/redaction/redaction.ts';

/** What the evidence of a bundle comes to. */
export interface Rescored {
  readonly report: Report;
  /** Between the result trees that the bundle keeps and those of now, in the order of the trials. */
  readonly differences: readonly Difference[];
}

const FILE = 'results.jsonl';
/** The evidence went through the redaction when it was kept. */
const NOTHING_MORE: RedactionRules = { secrets: [], shapes: false, hash: [], drop: [] };
/** Of more trees than these only the number would be said. */
const MOST = 1000;

/**
 * Scores the evidence of a bundle again and compares every result tree with the stored one: byte for byte where `how` is left out. Null
 * compares none.
 * @throws UserError when the evidence is damaged
 */
export function rescore(bundle: Bundle, rubrics: readonly Rubric[], how?: Comparing | null): Rescored {
  const differences: Difference[] = [];
  const stored = how === null ? null : jsonLines(bundle.bytes(FILE));
  const run = { files: [evidenceOf(bundle)], mapping: null, select: [], redaction: NOTHING_MORE };
  const scored = measureRun(run, rubrics, {
    add: (_, result) => {
      if (stored === null) return;
      const line = stored.next();
      const found = line.done ? [missing(result)] : treeDifferences(line.value.text, result, how ?? undefined);
      if (differences.length < MOST) differences.push(...found);
    },
  });
  for (const { text } of stored ?? []) differences.push(surplus(text));
  return { report: { ...scored, ...knownOf(bundle) }, differences };
}

/** By what its results were read, and how many secrets they held, only the run itself could tell. */
function knownOf(bundle: Bundle): Pick<Report, 'read_by' | 'redacted'> {
  const { read_by, redacted } = bundle.json('report.json') as Report;
  return { ...(read_by === undefined ? {} : { read_by }), ...(redacted === undefined ? {} : { redacted }) };
}

function treeDifferences(stored: string, result: TrialResult, how?: Comparing): readonly Difference[] {
  if (stored === JSON.stringify(result)) return [];
  const found = jsonDifferences(JSON.parse(stored), result, how);
  if (found.length === 0 && how === undefined)
    return [{ file: FILE, place: nameOf(result), expected: 'canonical JSON', found: 'another layout' }];
  return found.map(({ place, ...values }) => ({ file: FILE, place: `${nameOf(result)}: ${place}`, ...values }));
}

function nameOf({ scenario, trial }: Pick<TrialResult, 'scenario' | 'trial'>): string {
  return `scenario ${scenario}, trial ${trial}`;
}

function missing(result: TrialResult): Difference {
  return { file: FILE, place: nameOf(result), expected: 'nothing', found: 'a result tree' };
}

function surplus(stored: string): Difference {
  return { file: FILE, place: nameOf(JSON.parse(stored) as TrialResult), expected: 'a result tree', found: 'nothing' };
}
