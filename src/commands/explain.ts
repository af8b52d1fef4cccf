import { adviseNearest } from '../contract/names.ts';
import { inline } from '../contract/text.ts';
import { fixOf, UserError } from '../errors.ts';
import type { ComparedTrial } from '../gating/compared-trials.ts';
import type { FindingData } from '../gating/findings/finding.ts';
import { configOfBundle } from '../io/bundle/bundled-config.ts';
import { MAIN_TRIALS_FILE } from '../io/bundle/format.ts';
import { evidenceOf, openGivenBundle } from '../io/bundle/read.ts';
import { type Config, compileConfig, loadConfig, rubricTexts } from '../io/config.ts';
import { findResultFiles } from '../io/find-files.ts';
import { readVotes } from '../io/judge/answers.ts';
import { comparedTrial } from '../pipeline/compared-trials.ts';
import { redactionOf } from '../pipeline/redacting.ts';
import { isOfArm, type Scoring, scoreByConfig } from '../pipeline/score-run.ts';
import { notesText } from '../reporting/inspection.ts';
import { type ExplainedTrial, renderTrees, renderTreesJson } from '../reporting/trees.ts';
import { loadRubrics } from '../rubric/load-rubric.ts';
import { didNotPass } from '../rubric/nodes/marking.ts';
import { answerTrial } from '../scoring/answer-trial.ts';
import { explainTrial } from '../scoring/result-tree.ts';
import type { ScoredRubric, ScoredTrial } from '../scoring/score-trial.ts';
import { type FactSource, startFactSources } from '../suite/fact-sources.ts';
import type { SelectorUse } from '../suite/mapping/mapping-compiler.ts';
import { type RunOptions, readRun } from '../suite/read-run.ts';
import type { ResultFile } from '../suite/reading/open.ts';
import { NOTHING_MORE, startRedaction } from '../suite/redaction/redaction.ts';
import type { Trial } from '../suite/trial.ts';
import {
  type Answer,
  MEASURING_OPTIONS,
  type MeasuringOptions,
  measuringOptions,
  PATH,
  parseWords,
  usageError,
  type Workplace,
} from './command.ts';

export interface ExplainOptions extends MeasuringOptions {
  readonly run: string;
  /** Bundle or results file of main, to compare steps with. Without it, main's trials of flipped scenarios in a pull request's bundle. */
  readonly baseline?: string | undefined;
  /** File with answers of a judge, for questions that the run leaves open. */
  readonly answers?: string | undefined;
  /** Ids; none means the scenarios of trials that did not pass. */
  readonly scenarios: readonly string[];
}

/** `agent-gate explain`. @throws UserError for a malformed command line, and as `explainRun` does */
export function explain(words: readonly string[], workplace: Workplace): Answer {
  const known = { ...MEASURING_OPTIONS, baseline: PATH, answers: PATH };
  const { values, positionals } = parseWords(words, known, { positionals: true });
  const [run, ...scenarios] = positionals;
  if (run === undefined)
    throw usageError('explain needs a run', 'For example: agent-gate explain bundle book-conflict-3');
  const { baseline, answers } = values;
  const options = { run, scenarios, baseline, answers, ...measuringOptions(values) };
  const { trials, others, notes } = explainRun(options, workplace);
  const text = options.json
    ? renderTreesJson(trials.map(({ result }) => result))
    : renderTrees(trials, others, workplace.paint);
  return { text, aside: notesText(notes), exitCode: 0 };
}

/** Most trials printed as text unless scenarios are named. */
const MOST = 10;

/**
 * Explains the trials of the named scenarios, in the order of the run. Without names, explains trials that did not pass: the first ten
 * as text, all as JSON. `others` counts the trials left out.
 * @throws UserError if the run or the config cannot be read, and for a scenario that the run does not have
 */
export function explainRun(options: ExplainOptions, workplace: Workplace) {
  const { files, main, scoring, selectors, notes, reading, answer } = openRun(options, workplace);
  const wanted = new Set(options.scenarios);
  const isNamed = wanted.size > 0;
  const most = options.json || isNamed ? Number.POSITIVE_INFINITY : MOST;
  const seen = new Set<string>();
  const shown: { readonly scored: ScoredTrial; readonly facts: readonly FactSource[] }[] = [];
  const factsOf = startFactSources(selectors);
  let others = 0;
  for (const trial of readRun(files, reading)) {
    seen.add(trial.scenario);
    const facts = factsOf(trial);
    const isOther = isOfArm(scoring, trial) && !options.select.some(({ fact }) => fact === 'arm');
    if (isOther || (isNamed && !wanted.has(trial.scenario))) continue;
    const scored = scoreByConfig(scoring, answer(trial));
    if (!isNamed && passed(scored)) continue;
    if (shown.length < most) shown.push({ scored, facts });
    else others++;
  }
  refuseUnknown(options, seen);
  const references = mainTrials(main, wanted, scoring, answer);
  const trials = shown.map(({ scored, facts }): ExplainedTrial => {
    if (!isNamed) return { result: explainTrial(scored) };
    const candidate = compared(scored, scoring);
    return { result: candidate.result, facts, candidate, main: references.get(scored.trial.scenario) };
  });
  return { trials, others, notes };
}

/** For each wanted scenario, main's first trial that passed; its first trial if none passed. */
function mainTrials(
  main: OpenRun['main'],
  wanted: ReadonlySet<string>,
  scoring: Scoring,
  answer: OpenRun['answer'],
): ReadonlyMap<string, ComparedTrial> {
  const references = new Map<string, ComparedTrial>();
  for (const trial of main === null || wanted.size === 0 ? [] : readRun(main.files, main.reading)) {
    if (!wanted.has(trial.scenario) || isOfArm(scoring, trial) || references.get(trial.scenario)?.passed) continue;
    const candidate = compared(scoreByConfig(scoring, answer(trial)), scoring);
    if (candidate.passed || !references.has(trial.scenario)) references.set(trial.scenario, candidate);
  }
  return references;
}

function compared(scored: ScoredTrial, { rubrics }: Scoring): ComparedTrial {
  return comparedTrial(scored.trial, explainTrial(scored), rubrics[0]?.id ?? '');
}

interface OpenRun {
  readonly files: readonly ResultFile[];
  /** Main's trials: the named ones, or those of flipped scenarios in the bundle; null without any. */
  readonly main: Pick<OpenRun, 'files' | 'reading'> | null;
  readonly scoring: Scoring;
  /** Of the mapping that reads the run, or read the bundle's. */
  readonly selectors: readonly SelectorUse[];
  readonly notes: readonly FindingData[];
  readonly reading: RunOptions;
  /** Adds the answers in the named file. */
  answer(trial: Trial): Trial;
}

/** Opens a bundle or a results file. Named rubrics also score a bundle; without any, the bundle's own rubrics do. */
function openRun(options: ExplainOptions, workplace: Workplace): OpenRun {
  const { root, env } = workplace;
  const { run, baseline, select, rubrics } = options;
  const named = baseline === undefined ? null : openRun({ ...options, run: baseline, baseline: undefined }, workplace);
  const bundle = openGivenBundle(run, root);
  if (bundle !== null) {
    const bundled = compileConfig(configOfBundle(bundle));
    const config =
      rubrics.length === 0 ? bundled : { ...bundled, rubrics: loadRubrics(rubricTexts({ rubrics, root })) };
    const reading = { mapping: null, select, redaction: startRedaction(NOTHING_MORE) };
    const kept = bundle.has(MAIN_TRIALS_FILE) ? { files: [evidenceOf(bundle, MAIN_TRIALS_FILE)], reading } : null;
    const files = [evidenceOf(bundle)];
    return { files, main: named ?? kept, notes: [], reading, ...readingOf(config, options, root) };
  }
  const config = loadConfig({ ...options, root });
  const { rules, notes } = redactionOf([config.policy], { env });
  const reading = { mapping: config.mapping, select, redaction: startRedaction(rules) };
  const files = findResultFiles([run], root);
  return { files, main: named, notes, reading, ...readingOf(config, options, root) };
}

function readingOf(
  config: Config,
  { answers }: ExplainOptions,
  root: string,
): Pick<OpenRun, 'scoring' | 'selectors' | 'answer'> {
  const parts = { scoring: config, selectors: config.mapping?.selectors ?? [] };
  if (answers === undefined) return { ...parts, answer: (trial) => trial };
  const votesOn = readVotes(answers, root, config.policy.judge);
  return { ...parts, answer: (trial) => answerTrial(config.rubrics, trial, votesOn) };
}

function passed({ rubrics }: ScoredTrial): boolean {
  const isMissed = ({ judgement }: ScoredRubric): boolean => didNotPass(judgement) || judgement.verdict === 'error';
  return rubrics.length > 0 && !rubrics.some(isMissed);
}

function refuseUnknown({ run, scenarios }: ExplainOptions, known: ReadonlySet<string>): void {
  const unknown = scenarios.filter((scenario) => !known.has(scenario));
  if (unknown.length === 0) return;
  throw new UserError(
    unknown.map((scenario) => {
      const what = `the run has no scenario \`${inline(scenario)}\``;
      const fix = fixOf(adviseNearest(scenario, [...known])) || 'Name one of its scenarios';
      return { code: 'unknown-scenario', what, where: { file: run }, fix };
    }),
  );
}
