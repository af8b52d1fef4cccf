import type { DriftRule } from '../policy/resolve-policy.ts';
import { type Looser, ofPolicy, pointTexts } from './looser.ts';

/** A watch over a slow decline that is gone, or sees less. Another reference may be a lower one, so it is listed too. */
export function looserDrift(base: DriftRule | null, own: DriftRule | null): readonly Looser[] {
  if (base === null) return [];
  if (own === null) return [ofPolicy('drift', [base.reference, 'removed'])];
  const found: Looser[] = [];
  const { tolerance: was } = base;
  const { tolerance: is } = own;
  if (base.reference !== own.reference) found.push(ofPolicy('drift.reference', [base.reference, own.reference]));
  if (is > was) found.push(ofPolicy('drift.tolerance', pointTexts(was, is)));
  if (base.effect === 'fail' && own.effect !== 'fail') found.push(ofPolicy('drift.effect', ['fail', 'warn']));
  if (watchesLess(base.metrics, own.metrics))
    found.push(ofPolicy('drift.metrics', [namesOf(base.metrics), namesOf(own.metrics)]));
  return found;
}

/** Without names all metrics are watched. */
function watchesLess(base: readonly string[] | null, own: readonly string[] | null): boolean {
  if (own === null) return false;
  return base === null || base.some((name) => !own.includes(name));
}

function namesOf(metrics: readonly string[] | null): string {
  return metrics?.join(', ') ?? 'all';
}
