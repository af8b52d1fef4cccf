import type { FreshTrial } from '../../schemas/types/gate.ts';
import type { ScenarioReport } from '../../schemas/types/report.ts';
import { NO_CONTENT } from '../scoring/scenario-content.ts';

export interface FreshPlaces {
  /** Trials that count, at most as many as were asked for. */
  readonly counted: readonly FreshTrial[];
  /** Trials of an attempt beyond those that were asked for. */
  readonly surplus: readonly FreshTrial[];
  /** Whether a trial asks something else than this run's first trials. */
  readonly isChanged: boolean;
}

/**
 * Chooses the fresh trials of a scenario that count, or its control trials, by the evidence contract: what is surplus, contradictory or
 * incomplete never helps a run to pass.
 * - Surplus (E5): of each attempt as many as were asked for, the first by number. A copy keeps its place, or failures in the same words would make room for later passes.
 * - Incomplete (E6): a later attempt fills places that are still missing, in their order, and replaces nothing. A place of a copy is filled only
 *   by an attempt without copies: else passes in varied words would add up over attempts, and failures in the same words never count.
 * - Contradictory (E7): a trial of another question is no evidence for this scenario.
 * @param of.first the scenario in this run's first look
 * @param of.asked number of trials that were asked for
 * @param of.isDeclared whether the policy says that no fresh trial is a copy
 * @param of.known facts of further trials that these must not repeat
 */
export function placeFreshTrials(
  trials: readonly FreshTrial[],
  { first, asked, isDeclared, known = [] }: FreshAsk,
): FreshPlaces {
  const seen = new Set([...known, ...(first.trials ?? []).map(({ facts }) => facts)]);
  const read = (trial: FreshTrial): Place => {
    const isNew = isDeclared || (trial.facts !== null && !seen.has(trial.facts));
    seen.add(trial.facts);
    if (trial.unscored || asksOther(first, trial)) return null;
    return isNew || trial.crashed ? trial : 'copy';
  };
  const places: Place[] = Array.from({ length: asked }, () => null);
  const surplus: FreshTrial[] = [];
  for (const attempt of attemptsOf(trials)) {
    const delivered = attempt.map(read).slice(0, asked);
    surplus.push(...attempt.slice(asked));
    const isClean = !delivered.includes('copy');
    const open = [...places.entries()].filter(([, place]) => place === null || place === 'copy');
    for (const [order, [place, before]] of open.entries()) {
      const trial = delivered[order] ?? null;
      if (trial !== null && (before === null || isClean)) places[place] = trial;
    }
  }
  return {
    counted: places.filter((place) => place !== null && place !== 'copy'),
    surplus,
    isChanged: trials.some((trial) => asksOther(first, trial)),
  };
}

/** What was asked of a scenario, and what its trials must not repeat. */
interface FreshAsk {
  readonly first: ScenarioReport;
  readonly asked: number;
  readonly isDeclared: boolean;
  readonly known?: Iterable<string | null>;
}

/** A trial that counts, a copy of another one, or null: it is missing. */
type Place = FreshTrial | 'copy' | null;

function attemptsOf(trials: readonly FreshTrial[]): readonly (readonly FreshTrial[])[] {
  const attempts = [...new Set(trials.map(({ attempt }) => attempt))].sort((a, b) => a - b);
  return attempts.map((number) => trials.filter(({ attempt }) => attempt === number).sort((a, b) => a.trial - b.trial));
}

/**
 * Whether a fresh trial asks something else than the first look. Where the first look itself asks several things or records none, the id
 * counts. A crash may record no question.
 */
function asksOther({ content, contents, unrecorded }: ScenarioReport, trial: FreshTrial): boolean {
  if (content === NO_CONTENT || contents !== undefined) return false;
  if (trial.content !== undefined) return trial.content !== content;
  return !trial.crashed && !trial.unscored && unrecorded === undefined;
}
