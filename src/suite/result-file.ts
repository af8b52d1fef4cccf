/** One file of results; its bytes can be read more than once, in chunks of any size. */
export interface ResultFile {
  readonly file: string;
  /** The bytes from the start; a chunk need only stay valid until the next one is asked for. */
  chunks(): Iterable<Uint8Array>;
  /** Present for trials that the gate itself has kept: these alone hold what a judge has answered. */
  readonly isEvidence?: true;
}

/** One record's text and where it stands in its file. */
export interface Piece {
  readonly text: string;
  /** Line number for JSON Lines and CSV, record number for a JSON list; from 1. */
  readonly position: number;
  /** Byte offset of the text in the file. */
  readonly offset: number;
}

/** One record may hold this many bytes. */
export const MAX_RECORD_BYTES = 16 * 1024 * 1024;
