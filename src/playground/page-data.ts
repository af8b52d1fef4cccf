import type { ConfigTexts } from '../io/config.ts';
import type { TextFile } from '../io/files.ts';

/** What the page is opened with. All texts are redacted. */
export interface PageData {
  readonly texts: ConfigTexts;
  /** Cases of rubrics, by the rubric's file. */
  readonly cases: Readonly<Record<string, TextFile>>;
  readonly run: TrialLines;
  /** Trials of main; null without any. */
  readonly main: TrialLines | null;
}

/** The trials of a run in the native format, with the name of their file. */
export interface TrialLines {
  readonly file: string;
  readonly lines: string;
}
