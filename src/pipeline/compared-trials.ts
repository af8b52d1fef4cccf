import type { Decision } from '../../schemas/types/decision.ts';
import type { TrialResult } from '../../schemas/types/result.ts';
import { withCauses } from '../gating/causes.ts';
import type { ComparedTrial } from '../gating/compared-trials.ts';
import { evidenceLine } from '../io/bundle/write.ts';
import { cut, shownValue } from '../rubric/values/shown-value.ts';
import { explainTrial } from '../scoring/result-tree.ts';
import { recordsNothing } from '../suite/empty-trial.ts';
import type { Evidence } from '../suite/read-run.ts';
import { startRedaction } from '../suite/redaction/redaction.ts';
import { factAt, type Step, type Trial } from '../suite/trial.ts';
import { evidenceOfRun, type RunFiles } from './run-files.ts';
import { type Scoring, scoreByConfig } from './score-run.ts';

/** Most characters of main's trials in a bundle. */
const MOST_OF_MAIN = 20 * 2 ** 20;
/** Most characters of one text or value. */
const LONGEST = 2000;

/** The two runs to compare by trial. */
export interface ComparedRuns {
  /** Main's newest compared run; null if it has no stored trials. */
  readonly main: RunFiles | null;
  readonly candidate: RunFiles;
  /** The config that decided. */
  readonly config: Scoring;
}

/**
 * Adds causes to the decision, and returns main's trials of the flipped scenarios as lines of evidence. Reads the trials of the broken and
 * fixed scenarios of both runs again. @throws UserError like reading a run
 */
export function explainFlips(
  decision: Decision,
  { main, candidate, config }: ComparedRuns,
): { readonly decision: Decision; readonly mainTrials: readonly string[] } {
  const { flips, metrics } = decision;
  const flipped = [
    ...flips.broke.map((flip) => ({ ...flip, side: 'broke' as const })),
    ...flips.fixed.map((flip) => ({ ...flip, side: 'fixed' as const })),
  ];
  if (flipped.length === 0) return { decision: withCauses(decision, []), mainTrials: [] };
  const primary = metrics[0]?.rubric ?? '';
  const lines: string[] = [];
  let room = MOST_OF_MAIN;
  const collect = (run: RunFiles, wanted: ReadonlySet<string>, keeps = (_: Evidence) => true) =>
    byScenario(evidenceOfRun(run, startRedaction(run.redaction)), (evidence) => {
      const { trial } = evidence;
      if (!wanted.has(trial.scenario) || !keeps(evidence)) return null;
      return comparedTrial(trial, explainTrial(scoreByConfig(config, trial)), primary);
    });
  const mainIds = new Set(flipped.map(({ scenario, renamed_from: old = scenario }) => old));
  const before =
    main &&
    collect(main, mainIds, (evidence) => {
      const line = evidenceLine(evidence);
      room -= line.length;
      if (room >= 0) lines.push(line);
      return room >= 0;
    });
  const now = collect(candidate, new Set(flipped.map(({ scenario }) => scenario)));
  const scenarios = flipped.map(({ scenario, renamed_from: old = scenario, side }) => {
    return { scenario, side, main: before?.get(old) ?? [], candidate: now.get(scenario) ?? [] };
  });
  return { decision: withCauses(decision, scenarios), mainTrials: lines };
}

/** Trials by scenario, each list sorted by trial number; `show` returns null for a trial to leave out. */
export function byScenario<T, Shown extends Pick<ComparedTrial, 'result'>>(
  trials: Iterable<T>,
  show: (trial: T) => Shown | null,
): ReadonlyMap<string, readonly Shown[]> {
  const shown = new Map<string, Shown[]>();
  for (const trial of trials) {
    const compared = show(trial);
    if (compared === null) continue;
    const { scenario } = compared.result;
    shown.set(scenario, [...(shown.get(scenario) ?? []), compared]);
  }
  for (const trialsOfScenario of shown.values()) trialsOfScenario.sort((a, b) => a.result.trial - b.result.trial);
  return shown;
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
    steps: (trial.trace ?? []).map((step): Step => {
      if (step.type === 'message') return { ...step, text: cut(step.text, LONGEST) };
      return { ...step, args: short(step.args), result: short(step.result) };
    }),
  };
}

/** Replaces a long value by the start of its text. */
function short(value: unknown): unknown {
  const text = shownValue(value, LONGEST);
  return text.length < LONGEST ? value : text;
}
