import { nearestName } from '../contract/nearest-name.ts';
import { UserError } from '../errors.ts';
import { evidenceOf, openGivenBundle } from '../io/bundle-reader.ts';
import { rulerOfBundle } from '../io/bundled-ruler.ts';
import { findResultFiles } from '../io/find-files.ts';
import { compileRuler, loadRuler, type RulerOptions } from '../io/ruler.ts';
import { didNotPass } from '../rubric/nodes/marking.ts';
import type { TrialResult } from '../scoring/result.ts';
import { scoreTrial } from '../scoring/score-trial.ts';
import { readRun } from '../suite/read-run.ts';
import { NOTHING_MORE, startRedaction } from '../suite/redaction/redaction.ts';
import type { Selection } from '../suite/select-trials.ts';
import { redactionOf, type SecretSources } from './redacting.ts';

/** Which trials of which run are to be explained, and by which ruler. */
export interface ExplainedRun extends RulerOptions, Pick<SecretSources, 'env'> {
  /** Bundle (folder or zip) or results file. */
  readonly run: string;
  readonly select: readonly Selection[];
  /** Ids; none means those with a trial that did not pass. */
  readonly scenarios: readonly string[];
}

/** Result trees that somebody wants to read. */
export interface ExplainedTrials {
  /** In the order of the run. */
  readonly trials: readonly TrialResult[];
  /** How many more did not pass. */
  readonly others: number;
}

/** More than these nobody reads who has not said which. */
const MOST = 10;

/**
 * The result trees of the scenarios, or of the first trials that did not pass.
 * @throws UserError where the run or the ruler cannot be read, and for a scenario that the run does not have
 */
export function explainRun(options: ExplainedRun): ExplainedTrials {
  const wanted = new Set(options.scenarios);
  const seen = new Set<string>();
  const trials: TrialResult[] = [];
  let others = 0;
  for (const result of resultsOf(options)) {
    seen.add(result.scenario);
    if (wanted.size > 0 ? !wanted.has(result.scenario) : passed(result)) continue;
    if (wanted.size > 0 || trials.length < MOST) trials.push(result);
    else others++;
  }
  refuseUnknown(options, [...seen]);
  return { trials, others };
}

/** Rubrics that are named judge the evidence of a bundle too; without, it is judged by those that it keeps. */
function* resultsOf(options: ExplainedRun): Generator<TrialResult> {
  const bundle = openGivenBundle(options.run, options.root);
  const isBundle = bundle !== null;
  const ruler = isBundle && options.rubrics.length === 0 ? compileRuler(rulerOfBundle(bundle)) : loadRuler(options);
  const files = isBundle ? [evidenceOf(bundle)] : findResultFiles([options.run], options.root);
  const rules = isBundle ? NOTHING_MORE : redactionOf([ruler.policy], options).rules;
  const mapping = isBundle ? null : ruler.mapping;
  const reading = { mapping, select: options.select, redaction: startRedaction(rules) };
  for (const trial of readRun(files, reading)) yield scoreTrial(ruler.rubrics, trial);
}

function passed({ rubrics }: TrialResult): boolean {
  return rubrics.length > 0 && !rubrics.some(({ tree }) => didNotPass(tree) || tree.verdict === 'error');
}

function refuseUnknown({ run, scenarios }: ExplainedRun, known: readonly string[]): void {
  const unknown = scenarios.filter((scenario) => !known.includes(scenario));
  if (unknown.length === 0) return;
  throw new UserError(
    unknown.map((scenario) => {
      const nearest = nearestName(scenario, known);
      const mend = nearest === undefined ? 'Name one of its scenarios' : `Did you mean \`${nearest}\`?`;
      return { code: 'unknown-scenario', what: `the run has no scenario \`${scenario}\``, where: { file: run }, mend };
    }),
  );
}
