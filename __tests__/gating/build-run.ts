import type {
  Count,
  JudgeCount,
  OutcomeCount,
  ReadBy,
  Report,
  RubricReport,
  ScenarioReport,
  ScenarioScores,
} from '../../schemas/types/report.ts';
import type { ErrorKind } from '../../schemas/types/result.ts';
import { contentHash } from '../../src/contract/hash.ts';
import { NO_CONTENT } from '../../src/scoring/scenario-content.ts';

/** A score, or an error; `crash` is the agent's and scores 0. */
export type TrialSketch = number | 'infrastructure' | 'judge' | 'crash';

export interface ScenarioSketch {
  readonly trials: readonly TrialSketch[];
  readonly tags?: readonly string[];
  readonly title?: string;
  /** What it asks, or null where its trials do not record it; default: its id. */
  readonly asks?: string | null;
  /** Trials that do not record it, though others do. */
  readonly unrecorded?: number;
  readonly family?: string;
  /** Scores of its trials in arms of the suite. */
  readonly arms?: Readonly<Record<string, readonly number[]>>;
  /** Per criterion: one answer for every scored trial; null where it did not apply. Default: `done`, the score is 1. */
  readonly criteria?: Readonly<Record<string, readonly (boolean | null)[]>>;
}

export interface RunOptions {
  readonly rubric?: string;
  readonly metric?: string;
  readonly version?: string;
  readonly hash?: string;
  readonly unclassified?: number;
  /** Models that judged every scored trial; the rubric rests on what they said, and so does the criterion `tone`. */
  readonly judges?: readonly (string | null)[];
  readonly readBy?: ReadBy;
}

/** A report of one rubric, sketched: scenario id -> trials. A trial passes, and ends well, when its score is 1. */
export function run(
  sketch: Readonly<Record<string, ScenarioSketch | readonly TrialSketch[]>>,
  options: RunOptions = {},
): Report {
  const { rubric = 'task-completion', metric = 'TCR', version = '1.0.0', hash = 'sha256:aaaa' } = options;
  const sketches = Object.entries(sketch).sort(([a], [b]) => (a < b ? -1 : 1));
  const scenarios = sketches.map(([id, one]) => scenarioOf(id, isTrials(one) ? { trials: one } : one, rubric));
  const scores = scenarios.flatMap((scenario) => scenario.rubrics[rubric] ?? []);
  const all = scores.flatMap((one) => one.scores);
  const errored = { agent: 0, infrastructure: 0, judge: 0 };
  for (const scenario of scenarios) for (const kind of kinds) errored[kind] += scenario.errored[kind];
  const keys = [...new Set(scores.flatMap((one) => Object.keys(one.criteria)))];
  const report: RubricReport = {
    rubric,
    version,
    hash,
    metric,
    ...(options.judges === undefined ? {} : { by_judge: true }),
    score: scores.length === 0 ? null : average(scores.map((one) => average(one.scores))),
    trials: { passed: all.filter((score) => score === 1).length, total: all.length },
    outcomes: outcomesOf(all),
    criteria: keys.map((key) => {
      const counts = scores.map((one) => one.criteria[key] ?? { passed: 0, total: 0 });
      const total = sum(counts.map((count) => count.total));
      const counted = { key, passed: sum(counts.map((count) => count.passed)), total, skipped: all.length - total };
      return options.judges !== undefined && key === 'tone' ? { ...counted, by_judge: true } : counted;
    }),
  };
  return {
    schema: 1,
    ...(options.readBy === undefined ? {} : { read_by: options.readBy }),
    ...(options.judges === undefined ? {} : { judges: judgesOf(options.judges, all.length) }),
    trials: { scored: all.length, errored, unclassified: options.unclassified ?? 0 },
    rubrics: [report],
    scenarios,
    errored: scenarios.flatMap((scenario) =>
      kinds.flatMap((kind) =>
        Array.from({ length: scenario.errored[kind] }, (_, trial) => ({
          scenario: scenario.scenario,
          trial,
          kind,
          classified: true,
          message: `${kind} error`,
        })),
      ),
    ),
  };
}

/** Each judged as many of the trials. */
function judgesOf(judges: readonly (string | null)[], trials: number): readonly JudgeCount[] {
  return judges.map((judge) => ({ judge, trials: trials / judges.length }));
}

/** Two rubrics over the same trials, as one report. */
export function merge(one: Report, other: Report): Report {
  return {
    ...one,
    rubrics: [...one.rubrics, ...other.rubrics].sort((a, b) => (a.rubric < b.rubric ? -1 : 1)),
    scenarios: one.scenarios.map((scenario, index) => ({
      ...scenario,
      rubrics: { ...scenario.rubrics, ...other.scenarios[index]?.rubrics },
    })),
  };
}

/** `count` scenarios named `prefix-000` on, each with the same trials. */
export function many(
  count: number,
  trials: readonly TrialSketch[] | ((index: number) => readonly TrialSketch[]),
  prefix = 's',
): Record<string, readonly TrialSketch[]> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `${prefix}-${String(index).padStart(3, '0')}`,
      typeof trials === 'function' ? trials(index) : trials,
    ]),
  );
}

const kinds: readonly ErrorKind[] = ['agent', 'infrastructure', 'judge'];

function isTrials(one: ScenarioSketch | readonly TrialSketch[]): one is readonly TrialSketch[] {
  return Array.isArray(one);
}

function scenarioOf(id: string, sketch: ScenarioSketch, rubric: string): ScenarioReport {
  const scores = sketch.trials.flatMap((trial) => (trial === 'crash' ? [0] : typeof trial === 'number' ? [trial] : []));
  const number = (kind: TrialSketch): number => sketch.trials.filter((trial) => trial === kind).length;
  const content = sketch.asks === null ? NO_CONTENT : contentHash(sketch.asks ?? id);
  const arms = Object.entries(sketch.arms ?? {}).map(([arm, scores]) => {
    const passed = scores.filter((score) => score === 1).length;
    return [arm, { content, rubrics: { [rubric]: { scores, passed } } }] as const;
  });
  return {
    scenario: id,
    content,
    ...(arms.length === 0 ? {} : { arms: Object.fromEntries(arms) }),
    ...(sketch.unrecorded === undefined ? {} : { unrecorded: sketch.unrecorded }),
    ...(sketch.family === undefined ? {} : { family: sketch.family }),
    ...(sketch.title === undefined ? {} : { title: sketch.title }),
    tags: sketch.tags ?? [],
    errored: { agent: number('crash'), infrastructure: number('infrastructure'), judge: number('judge') },
    rubrics: scores.length === 0 ? {} : { [rubric]: scoresOf(scores, sketch.criteria) },
  };
}

function scoresOf(scores: readonly number[], criteria: ScenarioSketch['criteria']): ScenarioScores {
  const answers = criteria ?? { done: scores.map((score) => score === 1) };
  const passed = scores.filter((score) => score === 1).length;
  return {
    scores,
    passed,
    ...(passed === scores.length ? {} : { outcomes: endsOf(scores) }),
    criteria: Object.fromEntries(Object.entries(answers).map(([key, list]) => [key, countOf(list)])),
    failures: passed === scores.length ? [] : [{ criterion: 'done', explanation: '`final_state.done` is false' }],
  };
}

function countOf(answers: readonly (boolean | null)[]): Count {
  const applied = answers.filter((answer) => answer !== null);
  return { passed: applied.filter(Boolean).length, total: applied.length };
}

function outcomesOf(scores: readonly number[]): readonly OutcomeCount[] {
  const number = (test: (score: number) => boolean): number => scores.filter(test).length;
  return [
    { outcome: 'successful_completion', trials: number((score) => score === 1) },
    { outcome: 'hard_failure', trials: number((score) => score === 0) },
    { outcome: 'partial_failure', trials: number((score) => score > 0 && score < 1) },
  ];
}

function endsOf(scores: readonly number[]): Readonly<Record<string, number>> {
  const ends = outcomesOf(scores).filter(({ trials }) => trials > 0);
  return Object.fromEntries(ends.map(({ outcome, trials }) => [outcome, trials]));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function average(values: readonly number[]): number {
  return sum(values) / values.length;
}
