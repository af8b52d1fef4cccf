import type { ComparisonKey } from '../gating/comparison-key.ts';
import type {
  AppliedWaiver,
  BaselineOrigin,
  Decision,
  Finding,
  Flip,
  Loosening,
  RulerChange,
  RulerEffect,
  RulerReport,
  Trend,
  TrendPoint,
} from '../gating/decision.ts';
import type {
  CriterionComparison,
  Evidence,
  Level,
  MetricComparison,
  OutcomeComparison,
  PairedMeans,
} from '../gating/rate-comparison.ts';
import type { Reliability, ReliabilitySide } from '../gating/reliability.ts';
import type { Interval } from '../gating/statistics/proportions.ts';
import type { Count, ErroredTrial, JudgeCount, TrialCounts } from '../scoring/report.ts';

type Key =
  | keyof Decision
  | keyof Decision['compared']
  | keyof ComparisonKey
  | keyof ComparisonKey['rubrics'][number]
  | keyof ComparisonKey['trials_per_scenario']
  | keyof NonNullable<ComparisonKey['mapping']>
  | keyof JudgeCount
  | keyof Finding
  | keyof MetricComparison
  | keyof CriterionComparison
  | keyof PairedMeans
  | keyof Interval
  | keyof Level
  | keyof Reliability
  | keyof ReliabilitySide
  | keyof Evidence
  | keyof AppliedWaiver
  | keyof RulerReport
  | keyof RulerChange
  | keyof RulerEffect
  | keyof Loosening
  | keyof Trend
  | keyof TrendPoint
  | keyof OutcomeComparison
  | keyof Count
  | keyof TrialCounts
  | keyof TrialCounts['errored']
  | keyof Decision['scenarios']
  | keyof Decision['flips']
  | keyof Flip
  | keyof ErroredTrial
  | keyof BaselineOrigin;

/** Every key of the decision's document; the type keeps the list complete. */
const KEYS: Readonly<Record<Key, true>> = {
  schema: true,
  suite: true,
  decision: true,
  headline: true,
  exit_code: true,
  more_trials: true,
  code: true,
  effect: true,
  name: true,
  rubric: true,
  key: true,
  question: true,
  tier: true,
  outcome: true,
  scenario: true,
  families: true,
  renamed_from: true,
  trial: true,
  title: true,
  kind: true,
  classified: true,
  refused: true,
  message: true,
  subject: true,
  state: true,
  what: true,
  expected: true,
  actual: true,
  next: true,
  where: true,
  label: true,
  sha: true,
  run_id: true,
  run_url: true,
  distance: true,
  created: true,
  age_days: true,
  passed: true,
  total: true,
  candidate: true,
  baseline: true,
  delta: true,
  suite_effect: true,
  interval: true,
  lower: true,
  upper: true,
  tolerance: true,
  threshold: true,
  leaning_down: true,
  detectable: true,
  decided_by: true,
  evidence: true,
  test: true,
  p: true,
  adjusted_p: true,
  at_least: true,
  at_most: true,
  candidate_trials: true,
  baseline_trials: true,
  level: true,
  effective_n: true,
  failures_up_to: true,
  reliability: true,
  k: true,
  all_pass: true,
  any_pass: true,
  p_worse: true,
  ceiling: true,
  reason: true,
  owner: true,
  expires: true,
  why: true,
  baselines: true,
  sight: true,
  waivers: true,
  ruler: true,
  would_decide: true,
  changes: true,
  old: true,
  effects: true,
  not_rescored: true,
  loosened: true,
  compared: true,
  tool: true,
  mapping: true,
  version: true,
  hash: true,
  rubrics: true,
  judges: true,
  scenario_set: true,
  trials_per_scenario: true,
  fewest: true,
  most: true,
  findings: true,
  metrics: true,
  trends: true,
  runs: true,
  time: true,
  score: true,
  criteria: true,
  outcomes: true,
  trials: true,
  scored: true,
  errored: true,
  agent: true,
  infrastructure: true,
  judge: true,
  unclassified: true,
  scenarios: true,
  paired: true,
  flips: true,
  lost: true,
  gained: true,
  new: true,
  gone: true,
  changed: true,
  renamed: true,
};

/** Every key of the decision's document, at any depth, in the order it is written. */
export const DECISION_KEYS: readonly string[] = Object.keys(KEYS);
