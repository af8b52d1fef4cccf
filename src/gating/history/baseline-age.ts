import type { FindingData } from '../messages/catalogue.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import type { MainRun } from './main-runs.ts';

const DAY_MS = 86_400_000;

/** The run with its age in whole days of UTC, where it is known when it was saved; a clock that goes wrong makes none negative. */
export function agedRun(run: MainRun, today: string): MainRun {
  const { created } = run.origin;
  if (created === undefined) return run;
  const days = Math.round((Date.parse(today) - Date.parse(created.slice(0, today.length))) / DAY_MS);
  return { ...run, origin: { ...run.origin, age_days: Math.max(0, days) } };
}

/** A warning when the newest run of main is older than the policy likes. */
export function oldBaseline(policy: ResolvedPolicy, [newest]: readonly MainRun[]): readonly FindingData[] {
  const { age_days, label = '' } = newest?.origin ?? {};
  const most = policy.baseline.max_age_days;
  if (age_days === undefined || age_days <= most) return [];
  return [
    {
      code: 'baseline-old',
      effect: 'warn',
      subject: { kind: 'baseline', name: label },
      days: age_days,
      most,
    },
  ];
}
