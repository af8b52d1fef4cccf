import type { Report } from '../../schemas/types/report.ts';
import type { TrialResult } from '../../schemas/types/result.ts';
import { jsonDifferences } from '../contract/json-differences.ts';
import { RESULTS_FILE } from '../io/bundle/format.ts';
import { type Bundle, evidenceOf } from '../io/bundle/read.ts';
import type { BundleWriter } from '../io/bundle/write.ts';
import { jsonLines } from '../io/files.ts';
import { measureRun, withRedacted } from '../pipeline/measure.ts';
import type { Difference } from '../reporting/bundle-check.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { NOTHING_MORE } from '../suite/redaction/redaction.ts';

/** What the evidence of a bundle comes to. */
export interface Rescored {
  readonly report: Report;
  /** Between the result trees that the bundle keeps and those of now, in the order of the trials. */
  readonly differences: readonly Difference[];
}

/** Of more trees than these only the number would be said. */
const MOST = 1000;

/**
 * Scores the evidence of a bundle again and compares every result tree with the stored one, byte for byte.
 * @throws UserError when the evidence is damaged
 */
export function rescore(bundle: Bundle, rubrics: readonly Rubric[]): Rescored {
  const differences: Difference[] = [];
  const stored = jsonLines(bundle.bytes(RESULTS_FILE));
  const report = measureAgain(bundle, rubrics, {
    add: (_, result) => {
      const line = stored.next();
      const found = line.done ? [missing(result)] : treeDifferences(line.value.text, result);
      if (differences.length < MOST) differences.push(...found);
    },
  });
  for (const { text } of stored) differences.push(surplus(text));
  return { report, differences };
}

/**
 * The report of a bundle's evidence under these rubrics. By what its results were read only the run itself could tell.
 * @throws UserError when the evidence is damaged
 */
export function measureAgain(bundle: Bundle, rubrics: readonly Rubric[], trees?: Pick<BundleWriter, 'add'>): Report {
  const stored = bundle.json('report.json') as Report;
  const readBy = stored.read_by;
  const run = { files: [evidenceOf(bundle)], mapping: null, select: [], redaction: NOTHING_MORE, readBy };
  return withRedacted(measureRun(run, rubrics, trees), stored);
}

function treeDifferences(stored: string, result: TrialResult): readonly Difference[] {
  if (stored === JSON.stringify(result)) return [];
  const found = jsonDifferences(JSON.parse(stored), result);
  if (found.length === 0)
    return [{ file: RESULTS_FILE, place: nameOf(result), expected: 'canonical JSON', found: 'another layout' }];
  return found.map(({ place, ...values }) => ({ file: RESULTS_FILE, place: `${nameOf(result)}: ${place}`, ...values }));
}

function nameOf({ scenario, trial }: Pick<TrialResult, 'scenario' | 'trial'>): string {
  return `scenario ${scenario}, trial ${trial}`;
}

function missing(result: TrialResult): Difference {
  return { file: RESULTS_FILE, place: nameOf(result), expected: 'nothing', found: 'a result tree' };
}

function surplus(stored: string): Difference {
  return {
    file: RESULTS_FILE,
    place: nameOf(JSON.parse(stored) as TrialResult),
    expected: 'a result tree',
    found: 'nothing',
  };
}
