import { UserError } from './errors.ts';
import { type BundleWriter, createBundle } from './io/bundle-writer.ts';
import type { Ruler } from './io/ruler.ts';
import { measureRun } from './measure.ts';
import { measureAlike, type Rulers } from './rulers.ts';
import type { Report } from './scoring/report.ts';
import type { Mapping } from './suite/mapping.ts';
import type { ResultFile, Selection } from './suite/read-run.ts';
import type { RedactionRules } from './suite/redaction/redaction.ts';

/** The run that is judged, under the ruler that decides and under its own. */
export interface MeasuredCandidate {
  readonly report: Report;
  /** Null where the two rulers are one. */
  readonly own: Report | null;
  /** What could not be read as the deciding ruler wants it. */
  readonly unscored: readonly string[];
  /** Evidence and result trees under the deciding ruler; still to be finished. Null where none is kept. */
  readonly bundle: BundleWriter | null;
}

interface CandidateFiles {
  readonly files: readonly ResultFile[];
  readonly select: readonly Selection[];
  /** Folder for the bundle; undefined keeps none. */
  readonly out?: string | undefined;
  /** Whether the bundle holds the trials; true where it is left out. */
  readonly evidence?: boolean;
  readonly redaction?: RedactionRules | undefined;
}

/**
 * Measures the run by both rulers. Where the deciding ruler's mapping cannot read the files, because the pull request changes their
 * shape and the mapping with it, they are read by the run's own.
 * @throws UserError with every problem of the files
 */
export function measureCandidate(run: CandidateFiles, { deciding, own }: Rulers): MeasuredCandidate {
  const decided = measureDeciding(run, deciding, own);
  if (own === null) return { ...decided, own: null };
  try {
    const ownReport = measureAlike(deciding, own)
      ? decided.report
      : measureRun({ ...run, mapping: own.mapping }, own.rubrics);
    return { ...decided, own: ownReport };
  } catch (error) {
    decided.bundle?.discard();
    throw error;
  }
}

function measureDeciding(run: CandidateFiles, deciding: Ruler, own: Ruler | null): Omit<MeasuredCandidate, 'own'> {
  try {
    return { ...measureInto(run, deciding, deciding.mapping), unscored: [] };
  } catch (error) {
    const isOtherMapping = own !== null && own.mapping?.hash !== deciding.mapping?.hash;
    if (!(error instanceof UserError) || !isOtherMapping) throw error;
    const unscored = ["the mapping of the base cannot read these results, so they were read by the run's own"];
    return { ...measureInto(run, deciding, own.mapping), unscored };
  }
}

function measureInto(run: CandidateFiles, { rubrics }: Ruler, mapping: Mapping | null) {
  const bundle = run.out === undefined ? null : createBundle(run.out, run.evidence ?? true);
  try {
    return { report: measureRun({ ...run, mapping }, rubrics, bundle ?? undefined), bundle };
  } catch (error) {
    bundle?.discard();
    throw error;
  }
}
