import { DEFAULT_DRIFT_TOLERANCE } from '../history/drift.ts';
import type { DriftRules } from '../policy/policy.ts';
import { type Looser, ofPolicy, pointTexts } from './looser.ts';

/** A watch over a slow decline that is gone, or sees less. Another reference may be a lower one, so it is listed too. */
export function looserDrift(base: DriftRules | undefined, own: DriftRules | undefined): readonly Looser[] {
  if (base === undefined) return [];
  if (own === undefined) return [ofPolicy('drift', [base.reference, 'removed'])];
  const found: Looser[] = [];
  const { tolerance: was = DEFAULT_DRIFT_TOLERANCE } = base;
  const { tolerance: is = DEFAULT_DRIFT_TOLERANCE } = own;
  if (base.reference !== own.reference) found.push(ofPolicy('drift.reference', [base.reference, own.reference]));
  if (is > was) found.push(ofPolicy('drift.tolerance', pointTexts(was, is)));
  if (base.effect === 'fail' && own.effect !== 'fail') found.push(ofPolicy('drift.effect', ['fail', 'warn']));
  if (watchesLess(base.metrics, own.metrics))
    found.push(ofPolicy('drift.metrics', [namesOf(base.metrics), namesOf(own.metrics)]));
  return found;
}

/** Without names all metrics are watched. */
function watchesLess(base: readonly string[] | undefined, own: readonly string[] | undefined): boolean {
  if (own === undefined) return false;
  return base === undefined || base.some((name) => !own.includes(name));
}

function namesOf(metrics: readonly string[] | undefined): string {
  return metrics?.join(', ') ?? 'all';
}
