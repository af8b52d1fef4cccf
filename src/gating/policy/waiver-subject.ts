import type { Waiver } from '../../../schemas/types/policy.ts';

/** What a waiver is about. */
export function kindOf({ metric, criterion }: Waiver): 'metric' | 'criterion' | 'scenario' {
  if (metric !== undefined) return 'metric';
  return criterion === undefined ? 'scenario' : 'criterion';
}

/** The metric, `rubric/criterion` or scenario that a waiver is about. */
export function subjectOf({ metric, criterion, scenario }: Waiver): string {
  return metric ?? criterion ?? scenario ?? '';
}
