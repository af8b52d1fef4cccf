import { must } from '../contract/must.ts';
import {
  type Asking,
  type Evaluation,
  type Judgement,
  judgedOrMissing,
  missingJudgement,
  NO_PARTS,
  SKIPPED,
  startEvaluation,
  Unanswered,
  Unjudgeable,
} from '../rubric/evaluation.ts';
import type { Node } from '../rubric/nodes/node.ts';
import { NOT_JUDGED } from '../rubric/outcomes-and-bands.ts';
import type { Rubric } from '../rubric/rubric.ts';
import type { Trial } from '../suite/trial.ts';

/** The judgements of one trial, without explanations: `explainTrial` adds them. */
export interface ScoredTrial {
  readonly trial: Trial;
  /** Empty if the trial has no verdict. */
  readonly rubrics: readonly ScoredRubric[];
}

export interface ScoredRubric {
  readonly rubric: Rubric;
  readonly outcome: string;
  /** Judgement of the whole rubric; its verdict is `error` if the trial could not be scored, for the reason in `reason`. */
  readonly judgement: Judgement;
  /** One per criterion, in the order of the rubric; empty if nothing was scored. */
  readonly criteria: readonly Judgement[];
  /** Evaluation that the conditions read; null if no condition was evaluated. */
  readonly at: Evaluation | null;
  /** Why no condition was evaluated, or why there is no verdict; else null. */
  readonly reason: string | null;
  /** Unanswered questions behind `reason` that a model can answer; criteria that do not depend on them have a verdict. */
  readonly unanswered?: readonly Asking[];
}

/**
 * Scores one trial by every rubric. A trial that the agent crashed fails every criterion. A trial that ended in an
 * infrastructure or judge error has no verdict: its list of rubrics is empty.
 */
export function scoreTrial(rubrics: readonly Rubric[], trial: Trial): ScoredTrial {
  const isJudged = trial.error === null || trial.error.kind === 'agent';
  return { trial, rubrics: isJudged ? rubrics.map((rubric) => scoreByRubric(rubric, trial)) : [] };
}

function scoreByRubric(rubric: Rubric, trial: Trial): ScoredRubric {
  try {
    if (trial.error !== null) return scoreCrash(rubric, trial);
    const violation = rubric.contract?.(trial);
    return violation === undefined
      ? scoreCompleted(rubric, trial)
      : unjudged(rubric, `the trial breaks the contract: ${violation}`);
  } catch (error) {
    if (!(error instanceof Unjudgeable)) throw error;
    const scored = unjudged(rubric, error.message);
    return error instanceof Unanswered ? { ...scored, unanswered: error.questions } : scored;
  }
}

function scoreCompleted(rubric: Rubric, trial: Trial): ScoredRubric {
  const at = startEvaluation(trial);
  const { root, named, order } = rubric.nodes;
  for (const { slot, derive } of rubric.derived) at.derived[slot] = derive(at);
  for (const slot of order) judgeNamed(named[slot] as Node, slot, at);
  const judgement = judgedOrMissing(() => root.judge(at));
  // Explanations only repeat what was scored, so they are not counted.
  at.spent.steps = Number.NEGATIVE_INFINITY;
  const missing = missingIn(rubric, judgement, at);
  if (missing.length > 0) return judgePartly(rubric, judgement, at, missing);
  const outcome = judgement.score === null ? NOT_JUDGED : outcomeOf(rubric, at, judgement);
  // No verdict needs the answers still missing, so explanations must not report them.
  if (at.unanswered.length > 0) at.unanswered.length = 0;
  return { rubric, outcome, judgement, criteria: criteriaOf(rubric, judgement, at), at, reason: null };
}

/** An unanswered question is an error only for nodes that read it. */
function judgeNamed(node: Node, slot: number, at: Evaluation): void {
  try {
    at.nodes[slot] = node.judge(at);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    at.unanswered[slot] = error;
  }
}

/** Missing answers that prevent a verdict: those that the root needs, and those of required standalone nodes. */
function missingIn({ nodes }: Rubric, { verdict, missing }: Judgement, at: Evaluation): readonly Unanswered[] {
  if (at.unanswered.length === 0 || verdict === 'skipped') return missing === undefined ? [] : [missing];
  const besides = nodes.standalone.flatMap(({ slot, isOptional }) => (isOptional ? [] : (at.unanswered[slot] ?? [])));
  return missing === undefined ? besides : [missing, ...besides];
}

/** A judgement without a verdict on the whole rubric; criteria that need no missing answer have their verdicts. */
function judgePartly(rubric: Rubric, whole: Judgement, at: Evaluation, missing: readonly Unanswered[]): ScoredRubric {
  const first = must(missing[0], 'the missing answer');
  for (const [slot, lacking] of at.unanswered.entries())
    if (lacking !== undefined) at.nodes[slot] = missingJudgement(lacking);
  at.unanswered.length = 0;
  const judgement = { ...missingJudgement(first), parts: whole.parts };
  const unanswered = missing.flatMap(({ questions }) => questions);
  const criteria = criteriaOf(rubric, judgement, at);
  return { rubric, outcome: NOT_JUDGED, judgement, criteria, at, reason: first.message, unanswered };
}

/** Judgements of the root's parts, then of the standalone nodes. A part without one is skipped, or lacks an answer as the root does. */
function criteriaOf({ nodes }: Rubric, whole: Judgement, at: Evaluation): readonly Judgement[] {
  const { root, standalone: besides } = nodes;
  const { parts } = whole;
  if (besides.length === 0 && root.parts.length === parts.length) return parts;
  const criteria = root.parts.map((_, index) => parts[index] ?? (whole.missing === undefined ? SKIPPED : whole));
  return [...criteria, ...besides.map(({ slot }) => at.nodes[slot] ?? SKIPPED)];
}

/** A crash scores 0, whichever criteria would have applied. */
function scoreCrash(rubric: Rubric, trial: Trial): ScoredRubric {
  const { root, counted } = rubric.nodes;
  const judgement = root.failed;
  const criteria = counted.map(({ failed }) => failed);
  const named = rubric.outcomes.find(({ name }) => name === 'hard_failure')?.name;
  const outcome = named ?? outcomeOf(rubric, startCrashed(rubric, trial), judgement);
  const reason = `the agent crashed: ${must(trial.error, 'the error of a crash').message}`;
  return { rubric, outcome, judgement, criteria, at: null, reason };
}

/** The evaluation that outcomes read after a crash: every node failed; a derived fact is undefined if the trial lacks its inputs. */
function startCrashed({ nodes, derived }: Rubric, trial: Trial): Evaluation {
  const at = startEvaluation(trial);
  for (const { slot, derive } of derived) at.derived[slot] = whereJudgeable(() => derive(at));
  return { ...at, nodes: nodes.named.map(({ failed }) => failed) };
}

function whereJudgeable(derive: () => unknown): unknown {
  try {
    return derive();
  } catch (error) {
    if (!(error instanceof Unjudgeable)) throw error;
    return undefined;
  }
}

/** A broken contract says nothing about the agent: no score, verdict `error`. */
function unjudged(rubric: Rubric, reason: string): ScoredRubric {
  return { rubric, outcome: NOT_JUDGED, judgement: ERROR, criteria: [], at: null, reason };
}

const ERROR: Judgement = { verdict: 'error', score: null, severity: 'none', parts: NO_PARTS };

function outcomeOf({ outcomes }: Rubric, at: Evaluation, total: Judgement): string {
  at.total = total;
  for (const { name, when, isLabel } of outcomes)
    if (isLabel ? total.label === name : when === null || when.test(at) === true) return name;
  return NOT_JUDGED;
}
