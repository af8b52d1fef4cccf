import type {
  BaselineOrigin,
  CriterionComparison,
  Decision,
  Finding,
  Flip,
  MetricComparison,
  OutcomeComparison,
  PairedMeans,
} from '../gating/decision.ts';
import type { Count, ErroredTrial, TrialCounts } from '../scoring/report.ts';
import { INVISIBLE_PATTERN } from './escape.ts';

type Key =
  | keyof Decision
  | keyof Finding
  | keyof MetricComparison
  | keyof CriterionComparison
  | keyof PairedMeans
  | keyof OutcomeComparison
  | keyof Count
  | keyof TrialCounts
  | keyof TrialCounts['errored']
  | keyof Decision['scenarios']
  | keyof Decision['flips']
  | keyof Flip
  | keyof ErroredTrial
  | keyof BaselineOrigin;

/** Every key of the document in the order it is written; the type keeps the list complete. */
const KEYS: Readonly<Record<Key, true>> = {
  schema: true,
  suite: true,
  decision: true,
  headline: true,
  exit_code: true,
  code: true,
  effect: true,
  name: true,
  rubric: true,
  key: true,
  question: true,
  tier: true,
  outcome: true,
  scenario: true,
  trial: true,
  title: true,
  kind: true,
  classified: true,
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
  passed: true,
  total: true,
  candidate: true,
  baseline: true,
  delta: true,
  tolerance: true,
  threshold: true,
  at_least: true,
  at_most: true,
  candidate_trials: true,
  baseline_trials: true,
  why: true,
  findings: true,
  metrics: true,
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
};

/**
 * The decision as one JSON document: keys in a fixed order, two spaces, one newline at the end. Characters that cannot be seen
 * and the opening of an old workflow command are written as JSON escapes, so the text is safe to print to a log.
 */
export function renderJson(decision: Decision): string {
  const text = JSON.stringify(decision, Object.keys(KEYS), 2);
  return `${text.replace(/[^\n]+/g, escapeLine)}\n`;
}

function escapeLine(line: string): string {
  return line.replace(INVISIBLE_PATTERN, unicodeEscape).replaceAll('##[', '##\\u005b');
}

function unicodeEscape(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
