import type { Decision, Finding } from '../../schemas/types/decision.ts';
import type { PullMemory } from '../../schemas/types/gate.ts';
import { sortedUnion } from '../contract/text.ts';
import type { Push } from './comparing/pairing.ts';
import { decidedBy, type Evaluation } from './evaluate.ts';
import { rowOf } from './findings/catalogue.ts';
import type { FindingData } from './findings/finding.ts';
import { decides } from './findings/finding-list.ts';
import { memoryFinding } from './findings/memory.ts';
import { gates, type ResolvedPolicy } from './policy/resolve-policy.ts';
import { nearlyBroke } from './signs-of-drop.ts';
import { criterionName } from './wording.ts';

export const NO_MEMORY: PullMemory = { judged: 0, undecided: 0 };

/** Shares of alpha at which the first pushes of a pull request block; later ones at the last. */
const SHARES = [1, 1 / 2, 1 / 4] as const;

/**
 * Evaluates a push at its level. What would block at alpha is not green either (without this, a drop that arrives late would go through):
 * its broken scenarios run again, and it is held unless they then show nothing.
 * @param evaluate the run as such a push; as no push outside of a pull request
 */
export function evaluatePush(
  policy: ResolvedPolicy,
  memory: PullMemory | undefined,
  evaluate: (push: Push | undefined) => Evaluation,
): Evaluation {
  if (memory === undefined) return evaluate(undefined);
  const push = pushOf(policy, memory);
  const atLevel = evaluate(push);
  const isOver = (): boolean => evaluate({ ...push, level: policy.alpha }).decided === 'fail';
  if (push.level === policy.alpha || atLevel.findings.some(decides) || !isOver()) return withProposal(atLevel, memory);
  const again = evaluate({ ...push, isOverAlpha: true });
  const { answers } = again.context.confirm;
  const showsNothing = answers?.every((answer) => answer.result !== 'incomplete' && !nearlyBroke(answer)) ?? false;
  if (again.findings.some(decides) || showsNothing) return withProposal(again, memory);
  const { number, level } = push;
  return withProposal(
    withFinding(again, memoryFinding('level-spent', { push: number, level, alpha: policy.alpha })),
    memory,
  );
}

/** The next push. Under fresh trials later ones block at less than alpha: each is one more chance to block an unchanged agent. */
export function pushOf({ alpha, on_inconclusive }: ResolvedPolicy, { judged, open }: PullMemory): Push {
  const level = on_inconclusive === 'confirm' ? alpha * (SHARES[judged] ?? 1 / 4) : alpha;
  return { number: judged + 1, level, open, isOverAlpha: false };
}

/** Proposes a control where the pull request was undecided before, there is a run of main to compare with, and no control decides. */
function withProposal(evaluation: Evaluation, { undecided }: PullMemory): Evaluation {
  const { policy, runs } = evaluation.context;
  const isControlled = policy.on_inconclusive === 'confirm' && policy.confirm.control;
  if (evaluation.decided !== 'inconclusive' || undecided === 0 || runs.length === 0 || isControlled) return evaluation;
  return withFinding(evaluation, memoryFinding('control-proposed', { runs: undecided + 1 }));
}

function withFinding(evaluation: Evaluation, finding: FindingData): Evaluation {
  const findings = [...evaluation.findings, finding];
  return { ...evaluation, findings, decided: decidedBy(findings, evaluation.context) };
}

/** What a run leaves to the next push. An invalid run judged nothing, and leaves what it was given. */
export function memoryAfter(decision: Decision, { judged, undecided, open }: PullMemory): PullMemory {
  if (decision.decision === 'invalid') return { judged, undecided, ...(open && { open }) };
  const isCleared = decision.findings.some(({ code }) => rowOf(code).clears);
  const kept = isCleared ? undefined : open;
  const isOpen = decision.exit_code !== 0 && decision.findings.some(opens);
  const next = { judged: judged + 1, undecided: undecided + (decision.decision === 'inconclusive' ? 1 : 0) };
  if (!isOpen && kept === undefined) return next;
  const added = isOpen ? opened(decision) : { scenarios: [], rates: [] };
  return {
    ...next,
    open: {
      since: kept?.since ?? judged + 1,
      scenarios: sortedUnion(kept?.scenarios ?? [], added.scenarios),
      rates: sortedUnion(kept?.rates ?? [], added.rates),
    },
  };
}

/** Whether a finding blocks or holds a run because it looks worse than main; trials that lack a verdict are no such reason. */
function opens({ code, effect }: Finding): boolean {
  const { isWorseThanMain = false, holds, topic } = rowOf(code);
  return isWorseThanMain ? effect === 'block' || holds !== undefined : topic === 'confirm' && holds !== undefined;
}

/** The scenarios that broke, were confirmed or are awaited, by their ids on main, and the rates that fell: at least the primary metric. */
function opened({ flips, confirmed, confirm, metrics, criteria }: Decision) {
  const onMain = new Map(
    [...flips.broke, ...flips.renamed].flatMap(({ scenario, renamed_from: old }) =>
      old ? [[scenario, old] as const] : [],
    ),
  );
  const ids = [
    ...flips.broke.map(({ scenario }) => scenario),
    ...confirmed.flatMap(({ scenario, word }) => (word === 'confirmed' ? [scenario] : [])),
    ...(confirm?.scenarios ?? []),
  ];
  const named = [
    ...metrics,
    ...criteria.map((criterion) => ({ ...criterion, name: criterionName(criterion.rubric, criterion.key) })),
  ];
  const fell = named.filter((rate) => gates(rate) && rate.state === 'regressed').map(({ name }) => name);
  const rates = fell.length > 0 ? fell : metrics.slice(0, 1).map(({ name }) => name);
  return { scenarios: ids.map((id) => onMain.get(id) ?? id), rates };
}
