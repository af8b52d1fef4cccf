import { type Answer, PATH, parseWords, usageError, type Workplace } from '../commands/command.ts';
import { openWhole } from '../io/bundle/read.ts';
import type { Config } from '../io/config.ts';
import { writeAnew } from '../io/write-files.ts';
import { reportPage } from './report-page.ts';

/** Default of `--out`. */
const REPORT_FILE = 'agent-gate-report.html';

/** `agent-gate report`. @throws UserError for a malformed command line, and as `writeReport` does */
export function report(words: readonly string[], { root }: Workplace): Answer {
  const { values, positionals } = parseWords(words, { out: PATH }, { positionals: true });
  const [bundle, main, ...extra] = positionals;
  if (bundle === undefined || extra.length > 0)
    throw usageError(
      'report needs a bundle, and at most one of main',
      'For example: agent-gate report bundle main-bundle.zip',
    );
  const file = values.out ?? REPORT_FILE;
  writeReport(file, root, bundle, { main });
  return { text: `${file}\n`, exitCode: 0 };
}

/**
 * Writes the report of a bundle. Bundles are folders or zips.
 * @param from see `reportPage`
 * @throws UserError for a damaged bundle, and if the file cannot be written
 */
export function writeReport(
  file: string,
  root: string,
  bundle: string,
  { main, own }: { readonly main?: string | undefined; readonly own?: Config | undefined },
): void {
  const pieces = reportPage(openWhole(bundle, root), main === undefined ? null : openWhole(main, root), own);
  writeAnew({ file, text: pieces }, root);
}
