import type { Count, TrialCounts } from '../../scoring/report.ts';

/** A crash fails every criterion, also one that would not have applied: how many of its failures are crashes. Empty for none. */
export function crashedShare(count: Count | null, { errored }: Pick<TrialCounts, 'errored'>): string {
  const crashes = errored.agent;
  const failures = count === null ? 0 : count.total - count.passed;
  if (crashes === 0 || failures < crashes) return '';
  if (failures === 1) return 'the one failure of this run is a crash of the agent';
  const share = crashes === failures ? `all ${failures}` : `${crashes} of the ${failures}`;
  return `${share} failures of this run ${crashes === 1 ? 'is a crash' : 'are crashes'} of the agent`;
}
