import { NOT_JUDGED } from '../rubric/compile-outcomes.ts';
import { startEvaluation } from '../rubric/evaluation.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { cut } from '../rubric/shown-value.ts';
import type { Trial } from '../suite/trial.ts';
import { type Combined, combine } from './combine.ts';
import { failCrashed, judgeCriterion } from './judge-criterion.ts';
import type { NodeResult, RubricResult, TrialResult } from './result.ts';

/**
 * Judges one trial by every rubric. A trial that the agent itself crashed fails every criterion; one that ended in an
 * infrastructure or judge error has no verdict, and its list of rubrics is empty.
 */
export function scoreTrial(rubrics: readonly Rubric[], trial: Trial): TrialResult {
  const { scenario, error } = trial;
  const isJudged = error === null || error.kind === 'agent';
  const results = isJudged ? rubrics.map((rubric) => judgeTrial(rubric, trial)) : [];
  return { scenario, trial: trial.trial, error, rubrics: results };
}

function judgeTrial(rubric: Rubric, trial: Trial): RubricResult {
  if (trial.error !== null) return judgeCrash(rubric, trial, trial.error.message);
  const fault = rubric.contract?.(trial);
  if (fault !== undefined) return breakContract(rubric, fault);
  const warnings: string[] = [];
  const children = rubric.criteria.map((criterion) => judgeCriterion(criterion, trial, warnings));
  const combined = combine(rubric, children);
  const outcome = combined.score === null ? NOT_JUDGED : outcomeOf(rubric, trial, combined.score, children);
  return { rubric: rubric.id, outcome, tree: root(rubric, combined, children), warnings };
}

/** No share of the score is left to a crash, whatever would have applied. */
function judgeCrash(rubric: Rubric, trial: Trial, message: string): RubricResult {
  const explanation = `the agent crashed: ${cut(message, 200)}`;
  const children = rubric.criteria.map((criterion) => failCrashed(criterion, explanation));
  const { severity } = combine(rubric, children);
  const tree = root(rubric, { score: 0, verdict: 'fail', severity, explanation }, children);
  const named = rubric.outcomes.find(({ name }) => name === 'hard_failure')?.name;
  return { rubric: rubric.id, outcome: named ?? outcomeOf(rubric, trial, 0, children), tree, warnings: [] };
}

/** A broken contract says nothing about the agent: there is no score, and no verdict but `error`. */
function breakContract(rubric: Rubric, fault: string): RubricResult {
  const explanation = `the trial breaks the contract: ${cut(fault, 200)}`;
  const tree = root(rubric, { score: null, verdict: 'error', severity: 'none', explanation }, []);
  return { rubric: rubric.id, outcome: NOT_JUDGED, tree, warnings: [explanation] };
}

function root(rubric: Rubric, combined: Combined, children: readonly NodeResult[]): NodeResult {
  const { score, verdict, severity, explanation } = combined;
  return { key: rubric.id, kind: 'rubric', verdict, score, weight: 1, severity, explanation, children };
}

/** The first outcome that fits; facts that its conditions miss were warned of by the criteria or are no fault. */
function outcomeOf(rubric: Rubric, trial: Trial, total: number, children: readonly NodeResult[]): string {
  const at = startEvaluation(trial, [], { total, criteria: children });
  const fits = rubric.outcomes.find(({ when }) => when === null || when(at) === true);
  return fits?.name ?? NOT_JUDGED;
}
