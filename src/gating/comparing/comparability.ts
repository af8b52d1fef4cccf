import type { Report, RubricReport } from '../../../schemas/types/report.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import { SLACK } from '../statistics/rates.ts';
import type { Pairing } from './pairing.ts';

/** Whether enough scenarios stand on both sides for any comparison. */
export function scenariosComparable(policy: ResolvedPolicy, { overlap }: Pick<Pairing, 'overlap'>): boolean {
  return overlap.common > 0 && overlap.common / overlap.total >= policy.gate.scenarios.min_overlap - SLACK;
}

/** Whether both reports were scored by the same rubric: same id, same content. */
export function rubricComparable(rubric: RubricReport, baseline: Report): boolean {
  return baseline.rubrics.some((other) => other.rubric === rubric.rubric && other.hash === rubric.hash);
}
