import type { TrialResult } from '../../schemas/types/result.ts';
import { adviseNearest } from '../contract/names.ts';
import { inline } from '../contract/text.ts';
import { fixOf, UserError } from '../errors.ts';
import type { FindingData } from '../gating/messages/catalogue.ts';
import { openBaselineFile } from '../io/bundle/baseline-file.ts';
import { configOfBundle } from '../io/bundle/bundled-config.ts';
import { evidenceOf, openGivenBundle } from '../io/bundle/read.ts';
import { compileConfig, loadConfig, loadRubricsAlone } from '../io/config.ts';
import { findResultFiles } from '../io/find-files.ts';
import { redactionOf } from '../pipeline/redacting.ts';
import { renderTrees, renderTreesJson } from '../reporting/trees.ts';
import { didNotPass } from '../rubric/nodes/marking.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { type JudgedRubric, type JudgedTrial, judgeTrial } from '../scoring/judge-trial.ts';
import { explainTrial } from '../scoring/result-tree.ts';
import { type RunOptions, readRun } from '../suite/read-run.ts';
import type { ResultFile } from '../suite/reading/open.ts';
import { NOTHING_MORE, startRedaction } from '../suite/redaction/redaction.ts';
import {
  type Answer,
  MEASURING_OPTIONS,
  type MeasuringOptions,
  measuringOptions,
  notesText,
  parseWords,
  usageError,
  type Workplace,
} from './command.ts';

/** Options of `agent-gate explain`, as written. */
export interface ExplainOptions extends MeasuringOptions {
  /** Bundle or results file. */
  readonly run: string;
  /** Ids; none means those that did not pass. */
  readonly scenarios: readonly string[];
}

/** Reads the words after `explain`. @throws UserError for an unknown or malformed option, and where no run is named */
export function parseExplainOptions(words: readonly string[]): ExplainOptions {
  const { values, positionals } = parseWords(words, MEASURING_OPTIONS, { positionals: true });
  const [run, ...scenarios] = positionals;
  if (run === undefined)
    throw usageError('explain needs a run', 'For example: agent-gate explain bundle book-conflict-3');
  return { run, scenarios, ...measuringOptions(values) };
}

/** `agent-gate explain`. @throws UserError for a malformed command line, and where the work throws one */
export function explain(words: readonly string[], workplace: Workplace): Answer {
  const options = parseExplainOptions(words);
  const { trials, others, notes } = explainRun(options, workplace);
  const text = options.json ? renderTreesJson(trials) : renderTrees(trials, others);
  return { text, aside: notesText(notes), exitCode: 0 };
}

/** Result trees to show. */
export interface ExplainedTrials {
  /** In the order of the run. */
  readonly trials: readonly TrialResult[];
  /** Further trials that did not pass. */
  readonly others: number;
  /** Secrets of the policy that are not set, and questions without an answer. */
  readonly notes: readonly FindingData[];
}

/** Trials that people see unless they name scenarios. */
const MOST = 10;

/**
 * The result trees of the named scenarios, else of the trials that did not pass: the first ten for people, all as JSON.
 * @throws UserError where the run or the config cannot be read, and for a scenario that the run does not have
 */
export function explainRun(options: ExplainOptions, workplace: Workplace): ExplainedTrials {
  const { files, rubrics, notes, reading, isKept } = openRun(options, workplace);
  const wanted = new Set(options.scenarios);
  const most = options.json || wanted.size > 0 ? Number.POSITIVE_INFINITY : MOST;
  const seen = new Set<string>();
  const trials: TrialResult[] = [];
  let [others, unanswered] = [0, 0];
  for (const trial of readRun(files, reading)) {
    seen.add(trial.scenario);
    if (wanted.size > 0 && !wanted.has(trial.scenario)) continue;
    const judged = judgeTrial(rubrics, trial);
    if (wanted.size === 0 && passed(judged)) continue;
    if (!isKept && judged.rubrics.some((one) => one.unanswered)) unanswered++;
    if (trials.length < most) trials.push(explainTrial(judged));
    else others++;
  }
  refuseUnknown(options, seen);
  return { trials, others, notes: [...notes, ...answersLacking(unanswered, options.run)] };
}

function answersLacking(trials: number, run: string): readonly FindingData[] {
  return trials === 0 ? [] : [{ code: 'answers-lacking', effect: 'notice', trials, run }];
}

interface OpenRun {
  readonly files: readonly ResultFile[];
  readonly rubrics: readonly Rubric[];
  readonly notes: readonly FindingData[];
  readonly reading: RunOptions;
  /** Whether it is a bundle, which keeps the judge's answers. */
  readonly isKept: boolean;
}

/** Named rubrics score a bundle too; without any, its own do. */
function openRun(options: ExplainOptions, { root, env }: Workplace): OpenRun {
  const { run, select, rubrics } = options;
  const bundle = openGivenBundle(run, root);
  if (bundle !== null) {
    const judging =
      rubrics.length === 0 ? compileConfig(configOfBundle(bundle)).rubrics : loadRubricsAlone({ rubrics, root });
    const reading = { mapping: null, select, redaction: startRedaction(NOTHING_MORE) };
    return { files: [evidenceOf(bundle)], rubrics: judging, notes: [], reading, isKept: true };
  }
  if (openBaselineFile(run, root) !== null) {
    const what = 'a baseline file keeps no trials';
    const fix = 'Name the bundle that it was made from';
    throw new UserError({ code: 'no-trials', what, where: { file: run }, fix });
  }
  const config = loadConfig({ ...options, root });
  const { rules, notes } = redactionOf([config.policy], { env });
  const reading = { mapping: config.mapping, select, redaction: startRedaction(rules) };
  return { files: findResultFiles([run], root), rubrics: config.rubrics, notes, reading, isKept: false };
}

function passed({ rubrics }: JudgedTrial): boolean {
  const isMissed = ({ judgement }: JudgedRubric): boolean => didNotPass(judgement) || judgement.verdict === 'error';
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
