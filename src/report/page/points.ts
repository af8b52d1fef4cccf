import type { Decision } from '../../../schemas/types/decision.ts';
import { sumOf } from '../../contract/numbers.ts';
import { plainText } from '../../reporting/markdown/escape.ts';
import { causeText, pointsTitle } from '../../reporting/sections/causes.ts';

/** Rates and changes in thousandths, so that the steps add up as they are printed. */
export interface Waterfall {
  readonly title: string;
  readonly from: number;
  readonly to: number;
  readonly steps: readonly { readonly name: string; readonly change: number }[];
}

/** Most steps; the smaller ones are one. */
const MOST_STEPS = 7;

/**
 * Where the primary metric lost or won points: by criterion in a weighted sum, else by cause. What these leave is one last step, so the
 * steps always add up. Null if it moved by less than a point.
 */
export function waterfall(decision: Decision): Waterfall | null {
  const { paired } = decision.metrics[0] ?? {};
  const title = pointsTitle(decision);
  if (paired === undefined || title === '') return null;
  const [from, to] = [Math.round(1000 * paired.baseline), Math.round(1000 * paired.candidate)];
  const parts = decision.contributions?.exact ? ofCriteria(decision) : ofCauses(decision, paired.scenarios);
  const steps = parts
    .map(({ name, change }) => ({ name, change: Math.round(1000 * change) }))
    .filter(({ change }) => change !== 0)
    .slice(0, MOST_STEPS);
  const rest = to - from - sumOf(steps.map(({ change }) => change));
  const isRounding = Math.abs(rest) <= steps.length / 2 && steps.length === parts.length;
  const last = { name: isRounding ? 'rounding' : 'other scenarios', change: rest };
  return { title, from, to, steps: rest === 0 ? steps : [...steps, last] };
}

function ofCriteria({ contributions }: Decision) {
  return (contributions?.criteria ?? []).map(({ criterion, change }) => ({ name: criterion, change }));
}

function ofCauses({ causes, flips }: Decision, paired: number) {
  const moves = new Map(
    [...flips.broke, ...flips.lost, ...flips.fixed].map(({ scenario, baseline, candidate }) => [
      scenario,
      ((candidate ?? 0) - (baseline ?? 0)) / paired,
    ]),
  );
  const step = (name: string, ids: readonly string[]) => ({
    name,
    change: ids.reduce((sum, id) => sum + (moves.get(id) ?? 0), 0),
  });
  const fixed = flips.fixed.map(({ scenario }) => scenario);
  return [
    ...causes.map((cause) => step(plainText(causeText(cause, { includeOutput: true })), cause.scenarios)),
    ...(fixed.length === 0 ? [] : [step(`${fixed.length} fixed`, fixed)]),
  ].sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
}
