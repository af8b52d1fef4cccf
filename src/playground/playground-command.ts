import {
  type Answer,
  FILES,
  measuringOptions,
  PATH,
  parseWords,
  TEXTS,
  usageError,
  type Workplace,
} from '../commands/command.ts';
import { configOfBundle } from '../io/bundle/bundled-config.ts';
import { evidenceOf, openGivenBundle } from '../io/bundle/read.ts';
import { evidenceLine } from '../io/bundle/write.ts';
import { type Config, checksBeside, compileConfig, loadConfig } from '../io/config.ts';
import { findResultFiles } from '../io/find-files.ts';
import { readCases } from '../io/rubric-files.ts';
import { productVersion, shippedFile } from '../io/shipped.ts';
import { writeAnew } from '../io/write-files.ts';
import { redactionOf } from '../pipeline/redacting.ts';
import { armsOf } from '../pipeline/score-run.ts';
import { readEvidence } from '../suite/read-run.ts';
import { NOTHING_MORE, startRedaction } from '../suite/redaction/redaction.ts';
import type { PageData, TrialLines } from './page-data.ts';

/** Default of `--out`. */
const PLAYGROUND_FILE = 'agent-gate-playground.html';
/** What a page without results shows: the published example, a regression of a real agent. */
const EXAMPLE = 'examples/tau-bench';
const OF_EXAMPLE = {
  results: 'results/regressed.json',
  baseline: 'results/main.json',
  mapping: 'tau-bench',
  rubrics: ['rubrics/*.yml'],
  policy: 'agent-gate.yml',
};

/** `agent-gate playground`. @throws UserError for a malformed command line, for a config or results that cannot be read, and if the file cannot be written */
export async function playground(words: readonly string[], { root, env }: Workplace): Promise<Answer> {
  const known = { mapping: PATH, select: TEXTS, rubrics: FILES, policy: PATH, baseline: PATH, out: PATH };
  const { values, positionals } = parseWords(words, known, { positionals: true });
  const [results, ...extra] = positionals;
  if (extra.length > 0) throw usageError('playground takes one results file or bundle', 'Name one');
  const { out: file = PLAYGROUND_FILE, baseline, ...others } = values;
  if (results === undefined && (baseline !== undefined || Object.keys(others).length > 0))
    throw usageError('the published example has its own config', 'Name results before these options');
  const options = measuringOptions(values);
  const place =
    results === undefined
      ? { ...options, ...OF_EXAMPLE, root: shippedFile(EXAMPLE) }
      : { ...options, results, baseline, root };
  const { renderPage } = await import('./page.ts');
  writeAnew({ file, text: renderPage(openPage(place, env), productVersion()) }, root);
  return { text: `${file}\n`, exitCode: 0 };
}

interface Opened extends ReturnType<typeof measuringOptions> {
  readonly root: string;
  readonly results: string;
  readonly baseline?: string | undefined;
}

function openPage(options: Opened, env: Workplace['env']): PageData {
  const { root, results, baseline, rubrics } = options;
  const bundle = rubrics.length > 0 ? null : openGivenBundle(results, root);
  const config = bundle === null ? loadConfig(options) : compileConfig(configOfBundle(bundle));
  const cases = config.texts.rubrics.flatMap((rubric) => {
    const found = rubric.shipped ? null : readCases(rubric.file, root);
    return found === null ? [] : [[rubric.file, found] as const];
  });
  return {
    // A policy that the user types may read checks that this one does not.
    texts: bundle === null ? { ...config.texts, checks: checksBeside(config.texts.rubrics, root) } : config.texts,
    cases: Object.fromEntries(cases),
    run: trialLines(results, config, options, env),
    main: baseline === undefined ? null : trialLines(baseline, config, options, env),
  };
}

/** The trials of results or a bundle in the native format, without secrets. @throws UserError with all problems of the files */
function trialLines(
  name: string,
  { mapping, policy }: Config,
  { root, select }: Opened,
  env: Workplace['env'],
): TrialLines {
  const bundle = openGivenBundle(name, root);
  const files = bundle === null ? findResultFiles([name], root) : [evidenceOf(bundle)];
  const redaction = startRedaction(bundle === null ? redactionOf([policy], { env }).rules : NOTHING_MORE);
  const reading = { mapping: bundle === null ? mapping : null, select, redaction, arms: armsOf({ policy }) };
  const lines = Array.from(readEvidence(files, reading), (evidence) => `${evidenceLine(evidence)}\n`);
  return { file: files.map(({ file }) => file).join(', '), lines: lines.join('') };
}
