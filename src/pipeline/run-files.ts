import type { ReadBy } from '../../schemas/types/report.ts';
import { type OwnFiles, type Pool, readPool } from '../scoring/pool-trials.ts';
import { type Evidence, readEvidence } from '../suite/read-run.ts';
import type { Redaction } from '../suite/redaction/redaction.ts';
import type { Trial } from '../suite/trial.ts';

export type UnreadRun = Omit<OwnFiles, 'mapping'>;

export interface RunFiles extends OwnFiles {
  /** Trials of earlier attempts to measure with these; absent if none. */
  readonly pool?: Pool | undefined;
  /** How stored trials were originally read; absent for a run's own files. */
  readonly readBy?: ReadBy | undefined;
  /** The arms that its trials may name, empty if the policy has none; absent for stored trials, which were checked. */
  readonly arms?: readonly string[] | undefined;
  /** Present if stored trials of arms stand apart, whatever the policy says. */
  readonly hasArms?: boolean | undefined;
  /** Tells by the text of a native record whether it may be a wanted trial, for a run that was read before; absent if all are. */
  readonly mayWant?: ((text: string) => boolean) | undefined;
  /** Adds judge answers to a trial; absent if no judge was asked. */
  readonly answered?: ((trial: Trial) => Trial) | undefined;
}

/**
 * Streams the trials of a run in the form that is scored.
 * @param onUnselected called for each trial outside the selection
 * @throws UserError at the end, with all problems of the files
 */
export function* evidenceOfRun(run: RunFiles, redaction: Redaction, onUnselected?: () => void): Generator<Evidence> {
  const { mapping, select, pool, arms, mayWant, answered = (trial: Trial) => trial } = run;
  const options = { mapping, select, redaction, arms, mayWant, onUnselected };
  for (const evidence of pool === undefined ? readEvidence(run.files, options) : readPool(pool, options)) {
    const trial = answered(evidence.trial);
    yield trial === evidence.trial ? evidence : { ...evidence, trial, text: null };
  }
}
