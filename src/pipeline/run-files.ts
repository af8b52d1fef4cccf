import type { ReadBy } from '../../schemas/types/report.ts';
import { type Pool, readPool } from '../scoring/pool-trials.ts';
import type { Mapping } from '../suite/mapping/mapping.ts';
import { type Evidence, readEvidence } from '../suite/read-run.ts';
import type { ResultFile } from '../suite/reading/open.ts';
import type { Redaction, RedactionRules } from '../suite/redaction/redaction.ts';
import type { Selection, UnselectedTally } from '../suite/select-trials.ts';
import type { Trial } from '../suite/trial.ts';

/** The files of one run, before a mapping is chosen. */
export interface UnreadRun {
  readonly files: readonly ResultFile[];
  readonly select: readonly Selection[];
  /** Applied before anything is scored. */
  readonly redaction: RedactionRules;
}

/** The files of one run and how to read them. */
export interface RunFiles extends UnreadRun {
  /** Null for the native format. */
  readonly mapping: Mapping | null;
  /** Earlier attempts of the run whose trials are measured with these; left out, none. */
  readonly pool?: Pool | undefined;
  /** How the trials were read before they were kept as evidence; left out for a run's own files. */
  readonly readBy?: ReadBy | undefined;
  /** Adds a judge's answers to a trial; left out where no judge was asked. */
  readonly answered?: ((trial: Trial) => Trial) | undefined;
}

/**
 * Streams the trials of a run as they are scored.
 * @param unselected counts those that the run's selections leave out
 * @throws UserError at the end, with every problem of the files
 */
export function* evidenceOfRun(run: RunFiles, redaction: Redaction, unselected?: UnselectedTally): Generator<Evidence> {
  const { mapping, select, pool, answered = (trial: Trial) => trial } = run;
  const options = { mapping, select, redaction, unselected };
  for (const evidence of pool === undefined ? readEvidence(run.files, options) : readPool(pool, options)) {
    const trial = answered(evidence.trial);
    yield trial === evidence.trial ? evidence : { trial, text: null };
  }
}
