import type { AppliedWaiver, Decided } from '../../schemas/types/decision.ts';
import type { Report } from '../../schemas/types/report.ts';
import type { Waivers } from './comparing/excused.ts';
import { type Assumed, fillMissing, missingTrials, withinErrorBudget } from './comparing/missing-trials.ts';
import type { ComparisonInput } from './comparing/pairing.ts';
import type { GateContext } from './context.ts';
import { decidedBy, type Evaluation, evaluateGate } from './evaluate.ts';
import { unscoredTrials } from './findings/trials.ts';
import { isAboutBaseline } from './messages/baseline.ts';
import type { AnyFinding, FindingCode, FindingData } from './messages/catalogue.ts';
import { gates, type ResolvedPolicy } from './policy/resolve-policy.ts';

/** A decision that trials without a verdict can no longer change, or may not. */
export interface ResolvedTrials {
  /** The reading of the report as it stands, whose rates are shown. */
  readonly context: GateContext;
  readonly decided: Decided;
  readonly findings: readonly AnyFinding[];
  readonly waivers: readonly AppliedWaiver[];
}

type NotesOn = (context: GateContext) => readonly AnyFinding[];

/**
 * Weighs a candidate of which some trials have no verdict: as it stands, with those trials counted as passes, and as
 * fails. They are no failures, nor may they hide one: where both readings agree, that is the decision; where they differ,
 * the report as it stands decides within the error budget, and past it the run is invalid.
 * @param notesOn what else is to be said of the candidate, in each reading
 */
export function resolveUnscoredTrials(
  policy: ResolvedPolicy,
  waivers: Waivers,
  input: ComparisonInput,
  notesOn: NotesOn,
): ResolvedTrials {
  const { candidate } = input;
  const asIs = withNotes(evaluateGate(policy, waivers, input), notesOn);
  const { missing } = missingTrials(candidate);
  if (missing === 0 || candidate.rubrics.every(({ score }) => score === null)) return resolved(asIs, asIs.findings);
  const read = (assumed: Assumed): Evaluation => {
    const filled = { ...input, candidate: fillMissing(asIs.context, assumed) };
    return withNotes(evaluateGate(policy, waivers, filled, asIs.context), notesOn);
  };
  const [best, worst] = [read('pass'), read('fail')];
  // Where one rubric judged no trial, what the others say may stop the run, and cannot let it pass.
  if (candidate.trials.scored === 0 && (best.decided !== 'fail' || worst.decided !== 'fail'))
    return resolved(asIs, asIs.findings);
  if (!agree(best, worst)) return undecided(policy, candidate, asIs);
  if (best.decided === asIs.decided) return resolved(asIs, [...asIs.findings, agreed(policy, candidate, best.decided)]);
  const deciding = best.decided === 'pass' ? worst : best;
  return {
    context: asIs.context,
    decided: best.decided,
    findings: [...deciding.findings, ...stillErrored(asIs), agreed(policy, candidate, best.decided)],
    waivers: deciding.waivers,
  };
}

/**
 * Whether every reading of the missing trials gives this decision. Worse trials also spread more, which makes a drop harder to prove: two
 * inconclusive readings with a drop beyond the tolerance between them may hide a failure.
 */
function agree(best: Evaluation, worst: Evaluation): boolean {
  if (best.decided !== worst.decided) return false;
  return best.decided === 'fail' || best.decided === 'invalid' || !mayHideDrop(worst);
}

function mayHideDrop({ context }: Evaluation): boolean {
  const { metrics, criteria } = context.comparisons;
  return [...metrics, ...criteria].some((rate) => gates(rate) && rate.leaning_down);
}

function resolved({ context, waivers }: Evaluation, findings: readonly AnyFinding[]): ResolvedTrials {
  return { context, findings, decided: decidedBy(findings, context.comparisons), waivers };
}

function withNotes(evaluation: Evaluation, notesOn: NotesOn): Evaluation {
  const notes = notesOn(evaluation.context);
  const findings = [...evaluation.findings.filter((finding) => !isSaidBetter(finding, notes)), ...notes];
  return { ...evaluation, findings, decided: decidedBy(findings, evaluation.context.comparisons) };
}

/** A note that says why there is no baseline replaces the notice that there is none; a finding that blocks stays. */
function isSaidBetter({ code, effect }: AnyFinding, notes: readonly AnyFinding[]): boolean {
  return effect === 'notice' && code === 'no-baseline' && notes.some((note) => isAboutBaseline(note.code));
}

function undecided(policy: ResolvedPolicy, candidate: Report, asIs: Evaluation): ResolvedTrials {
  if (!withinErrorBudget(policy, candidate)) return resolved(asIs, [pastBudget(policy, candidate), ...asIs.findings]);
  const findings = asIs.findings.map(hardenUnjudged);
  return resolved(asIs, [...findings, leftOut(policy, candidate)]);
}

/** A scenario that must pass and has no verdict is neither a failure nor to be left out. */
function hardenUnjudged(finding: AnyFinding): AnyFinding {
  return finding.code === 'must-pass-unjudged' ? { ...finding, effect: 'invalid' } : finding;
}

function pastBudget(policy: ResolvedPolicy, candidate: Report): FindingData {
  return { code: 'errors-undecided', effect: 'invalid', ...unscoredTrials(policy, candidate) };
}

function leftOut(policy: ResolvedPolicy, candidate: Report): FindingData {
  return { code: 'errors-left-out', effect: 'warn', ...unscoredTrials(policy, candidate) };
}

/** Both readings agree, often because nothing is there that could block: then a run that hardly ran is not to look like a good one. */
function agreed(policy: ResolvedPolicy, candidate: Report, decided: Decided): FindingData {
  const isStopped = decided === 'fail' || decided === 'invalid';
  if (isStopped || withinErrorBudget(policy, candidate))
    return { code: 'errors-immaterial', effect: 'notice', count: missingTrials(candidate).missing };
  const passes = decided === 'pass';
  return { code: 'errors-past-budget', effect: 'warn', ...unscoredTrials(policy, candidate), passes };
}

/** What a filled report no longer shows. */
const HIDDEN_BY_FILLING: ReadonlySet<string> = new Set<FindingCode>(['errored-trials', 'scenarios-unjudged']);

function stillErrored({ findings }: Evaluation): readonly AnyFinding[] {
  return findings.filter(({ code }) => HIDDEN_BY_FILLING.has(code));
}
