/** Where a command runs. */
export interface Workplace {
  /** Folder that paths and patterns start from. */
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** What a command has to say, and the exit code of the process. */
export interface Answer {
  readonly text: string;
  /** What whoever reads it should know besides, for the error stream. */
  readonly aside?: string;
  readonly exitCode: number;
}

/** @throws UserError for what the user got wrong */
export type Command = (words: readonly string[], workplace: Workplace) => Answer | Promise<Answer>;
