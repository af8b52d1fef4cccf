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
import { type Config, compileConfig, loadConfig } from '../io/config.ts';
import { findResultFiles } from '../io/find-files.ts';
import { readCases } from '../io/rubric-files.ts';
import { productVersion, shippedFile } from '../io/shipped.ts';
import { writeAnew } from '../io/write-files.ts';
import { redactionOf } from '../pipeline/redacting.ts';
import { armsOf } from '../pipeline/score-run.ts';
import { readEvidence } from '../suite/read-run.ts';
import type { ResultFile } from '../suite/reading/open.ts';
import { NOTHING_MORE, startRedaction } from '../suite/redaction/redaction.ts';
import type { Selection } from '../suite/select-trials.ts';
import type { PageData, StoredTrials } from './page-data.ts';

/** Default of `--out`. */
const PLAYGROUND_FILE = 'agent-gate-playground.html';
/** What a page without results shows: the published example, a regression of a real agent. */
const EXAMPLE = 'examples/tau-bench';
const OF_EXAMPLE = {
  ...{ results: 'results/regressed.json', baseline: 'results/main.json' },
  ...{ mapping: 'tau-bench', rubrics: ['rubrics/*.yml'], policy: 'agent-gate.yml' },
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
  const bundle = openGivenBundle(results, root);
  const stored = bundle === null ? null : compileConfig(configOfBundle(bundle));
  const config = stored !== null && rubrics.length === 0 ? stored : loadConfig(options);
  const trialsOf = (files: readonly ResultFile[]) => storedTrials(files, config, options.select, env);
  const cases = config.texts.rubrics.flatMap((rubric) => {
    const found = bundle !== null || rubric.shipped ? null : readCases(rubric.file, root);
    return found === null ? [] : [[rubric.file, found] as const];
  });
  return {
    texts: config.texts,
    cases: Object.fromEntries(cases),
    run: trialsOf(bundle === null ? findResultFiles([results], root) : [evidenceOf(bundle)]),
    main: baseline === undefined ? null : trialsOf(filesOf(baseline, root)),
  };
}

function filesOf(name: string, root: string): readonly ResultFile[] {
  const bundle = openGivenBundle(name, root);
  return bundle === null ? findResultFiles([name], root) : [evidenceOf(bundle)];
}

/** The trials in the native format, without secrets. @throws UserError with all problems of the files */
function storedTrials(
  files: readonly ResultFile[],
  { mapping, policy }: Config,
  select: readonly Selection[],
  env: Workplace['env'],
): StoredTrials {
  const isStored = files.every(({ isEvidence }) => isEvidence);
  const redaction = startRedaction(isStored ? NOTHING_MORE : redactionOf([policy], { env }).rules);
  const reading = { mapping: isStored ? null : mapping, select, redaction, arms: armsOf({ policy }) };
  const lines = Array.from(readEvidence(files, reading), (evidence) => `${evidenceLine(evidence)}\n`);
  return { file: files.map(({ file }) => file).join(', '), lines: lines.join('') };
}
