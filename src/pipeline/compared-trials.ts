import type { Decision } from '../../schemas/types/decision.ts';
import type { NodeResult, TrialResult } from '../../schemas/types/result.ts';
import { appendTo } from '../contract/group-by.ts';
import { MARK_START } from '../contract/text.ts';
import { valueOr } from '../errors.ts';
import { withCauses } from '../gating/causes.ts';
import type { ComparedScenario, ComparedTrial } from '../gating/compared-trials.ts';
import type { Combination } from '../gating/contributions.ts';
import { evidenceLine } from '../io/bundle/write.ts';
import { STRATEGIES } from '../rubric/nodes/strategies.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { cut, shownValue } from '../rubric/values/shown-value.ts';
import { explainTrial } from '../scoring/result-tree.ts';
import { recordsNothing } from '../suite/empty-trial.ts';
import type { Evidence } from '../suite/read-run.ts';
import { scenarioAtStart } from '../suite/read-trials.ts';
import { startRedaction } from '../suite/redaction/redaction.ts';
import { factAt, type Step, type Trial } from '../suite/trial.ts';
import { evidenceOfRun, type RunFiles } from './run-files.ts';
import { isOfArm, type Scoring, scoreByConfig } from './score-run.ts';

/** Most characters of main's trials in a bundle. */
const MOST_OF_MAIN = 20 * 2 ** 20;
/** Most characters of one text or value. */
const LONGEST = 2000;

export interface ComparedRuns {
  /** Main's newest compared run; null if it has no stored trials. */
  readonly main: RunFiles | null;
  /** At least its trials of these scenarios. */
  candidate(scenarios: ReadonlySet<string>): RunFiles;
  readonly config: Scoring;
}

/**
 * Adds causes to the decision, and returns main's trials of the flipped scenarios as lines of evidence. Reads the trials of these scenarios
 * of both runs again; does without main's if they are damaged. @throws UserError like reading the candidate
 */
export function explainFlips(
  decision: Decision,
  { main, candidate, config }: ComparedRuns,
): { readonly decision: Decision; readonly mainTrials: readonly string[] } {
  const { flips } = decision;
  const flipped = (['broke', 'lost', 'fixed'] as const).flatMap((side) =>
    flips[side].map((flip) => ({ ...flip, side })),
  );
  const primary = decision.metrics[0]?.rubric ?? '';
  const explained = (scenarios: readonly ComparedScenario[]): Decision => {
    const rubric = config.rubrics.find(({ id }) => id === primary);
    return withCauses(decision, scenarios, rubric && combinationOf(rubric));
  };
  if (flipped.length === 0) return { decision: explained([]), mainTrials: [] };
  const lines: string[] = [];
  let room = MOST_OF_MAIN;
  const collect = (run: RunFiles, wanted: ReadonlySet<string>, keeps = (_: Evidence) => true) => {
    const found = new Map<string, ComparedTrial[]>();
    for (const evidence of evidenceOfRun({ ...run, mayWant: mayBeOf(wanted, run) }, startRedaction(run.redaction))) {
      const { trial } = evidence;
      if (!wanted.has(trial.scenario) || isOfArm(config, trial) || !keeps(evidence)) continue;
      const result = explainTrial(scoreByConfig(config, trial));
      appendTo(found, trial.scenario, comparedTrial(trial, result, primary));
    }
    for (const trials of found.values()) trials.sort((a, b) => a.result.trial - b.result.trial);
    return found;
  };
  const mainIds = new Set(flipped.map(({ scenario, renamed_from: old = scenario }) => old));
  const keep = (evidence: Evidence): boolean => {
    const line = evidenceLine(evidence);
    room -= line.length;
    if (room >= 0) lines.push(line);
    return room >= 0;
  };
  // Main's report decided already: its damaged trials must not stop every pull request.
  const before = valueOr(null, () => main && collect(main, mainIds, keep));
  const ids = new Set(flipped.map(({ scenario }) => scenario));
  const now = collect(candidate(ids), ids);
  const filled = new Set(decision.filled?.scenarios);
  const scenarios = flipped.map(({ scenario, renamed_from: old = scenario, side }) => {
    // A trial without a verdict that another one stands in for broke nothing.
    const counted = (now.get(scenario) ?? []).filter(({ passed }) => passed !== null || !filled.has(scenario));
    return { scenario, side, main: before?.get(old) ?? [], candidate: counted };
  });
  return { decision: explained(scenarios), mainTrials: before === null ? [] : lines };
}

/** An id in a record; a nested one only costs time. */
const SCENARIO = /"scenario"\s*:\s*"((?:[^"\\]|\\.)*)"/g;
/** Letters and digits as escapes, in which a key or an id may hide. */
const HIDDEN = /\\u00[3-7]/;

/** Whether a record may be of one of the scenarios, by its text: parsing both runs again would take as long as reading one. */
function mayBeOf(wanted: ReadonlySet<string>, { redaction }: RunFiles): RunFiles['mayWant'] {
  // Redaction made these ids of others.
  const isRedacted = redaction.hash.includes('scenario') || [...wanted].some((id) => id.includes(MARK_START));
  if (isRedacted) return undefined;
  const isWanted = (id: string): boolean => id.includes('\\') || wanted.has(id.normalize('NFC'));
  return (text) => {
    const first = scenarioAtStart(text);
    if (first !== undefined) return isWanted(first);
    return HIDDEN.test(text) || [...text.matchAll(SCENARIO)].some(([, id = '']) => isWanted(id));
  };
}

export function combinationOf({
  written: { criteria = {}, combine = 'weighted_sum' },
}: Pick<Rubric, 'written'>): Combination {
  return {
    weights: new Map(Object.entries(criteria).map(([key, { weight = 1 }]) => [key, weight])),
    isSum: combine === 'weighted_sum' || combine === 'mean',
    score: (parts) =>
      STRATEGIES[combine].score({
        judgements: parts.map(({ node }) => ({ ...node, parts: [] })),
        weights: parts.map(({ weight }) => weight),
      }),
  };
}

/** A trial for comparison under the primary rubric. */
export function comparedTrial(trial: Trial, result: TrialResult, primary: string): ComparedTrial {
  const byPrimary = result.rubrics.find(({ rubric }) => rubric === primary);
  const reason = factAt(trial, 'harness.reason');
  return {
    passed: byPrimary === undefined ? null : byPrimary.tree.verdict === 'pass',
    result,
    reason: typeof reason === 'string' ? cut(reason, LONGEST) : null,
    ...(recordsNothing(trial) ? { isEmpty: true } : {}),
    ...factsRead(trial, byPrimary?.tree),
    steps: (trial.trace ?? []).map((step): Step => {
      if (step.type === 'message') return { ...step, text: cut(step.text, LONGEST) };
      return { ...step, args: short(step.args), result: short(step.result) };
    }),
  };
}

/** Facts of what the agent did: if they exist, it is the agent who left out a part of them, and not the harness. */
const DONE: ReadonlySet<string> = new Set(['output', 'trace', 'final_state']);

/** The facts that a result tree read, by whether the trial records them. */
function factsRead(trial: Trial, tree: NodeResult | undefined): Pick<ComparedTrial, 'absent' | 'recorded'> {
  const paths = [...new Set(tree === undefined ? [] : fieldsOf(tree))];
  const isAbsent = (path: string) => {
    const [root = ''] = path.split('.');
    return factAt(trial, DONE.has(root) ? root : path) === undefined;
  };
  return { absent: paths.filter(isAbsent), recorded: paths.filter((path) => !isAbsent(path)) };
}

function fieldsOf({ observed = [], children = [] }: NodeResult): readonly string[] {
  return [...observed.map(({ field }) => field), ...children.flatMap(fieldsOf)];
}

function short(value: unknown): unknown {
  // Few are long, and the text of these is slow to make.
  if ((JSON.stringify(value) ?? '').length < LONGEST) return value;
  return shownValue(value, LONGEST);
}
