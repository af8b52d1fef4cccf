/** One file of results; its bytes can be read more than once, in chunks of any size. */
export interface ResultFile {
  readonly file: string;
  /** The bytes from the start; a chunk need only stay valid until the next one is asked for. */
  chunks(): Iterable<Uint8Array>;
  /** Opens the file as a zip archive; left out where nothing is read from archives. @throws UserError when it is damaged or unsafe */
  unzip?(): Archive;
  /** Present for trials that the gate itself has kept: these alone hold what a judge has answered. */
  readonly isEvidence?: true;
}

/** A zip archive whose files are unpacked when they are asked for. */
export interface Archive {
  readonly names: readonly string[];
  /** Undefined where there is no such file. @throws UserError when it is damaged or too large */
  read(name: string): Uint8Array | undefined;
}

/** One record's text and where it stands in its file. */
export interface Piece {
  readonly text: string;
  /** Line number for JSON Lines and CSV, record number for a JSON list; from 1. */
  readonly position: number;
  /** Byte offset of the text in the file. */
  readonly offset: number;
  /** Its name, where it is a member of an object. */
  readonly key?: string;
}

/** One record may hold this many bytes. */
export const MAX_RECORD_BYTES = 16 * 1024 * 1024;
