import type { Place } from '../errors.ts';
import type { Records } from './read-records.ts';
import type { ResultFile } from './result-file.ts';

/** A compiled mapping: turns another harness's files into records of the native format. */
export interface Mapping {
  readonly name: string;
  /** SHA-256 of the mapping's text with line ends normalised. */
  readonly hash: string;
  /** Splits a file into the harness's records. */
  split(input: ResultFile): Records;
  /** The native records that one record of the harness holds. @throws UserError */
  apply(record: unknown, where: Place): readonly unknown[];
}
