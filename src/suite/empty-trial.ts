import type { PolicyFile } from '../../schemas/types/policy.ts';
import type { Trial } from './trial.ts';

/**
 * Whether a trial records that nothing happened: its output is empty, it has no steps and no tokens. One that leaves all three out says
 * nothing about it, and neither does one without tokens that ends in a state.
 */
export function recordsNothing({ output, trace, usage, final_state: state }: Trial): boolean {
  const { input_tokens: read, output_tokens: written } = usage ?? {};
  const knowsTokens = read !== undefined || written !== undefined;
  const isKnown = output !== undefined || trace !== undefined || knowsTokens;
  const isSilent = output === undefined || output === null || (typeof output === 'string' && output.trim() === '');
  const isIdle = (trace ?? []).length === 0 && (read ?? 0) + (written ?? 0) === 0;
  return isKnown && isSilent && isIdle && (knowsTokens || state === undefined);
}

/**
 * The trial as `errors.empty` of the policy reads it: under `infrastructure`, one that records nothing ended in an infrastructure error.
 * Evidence contract, E21: the error says that the trial was empty, because an agent can stay silent where it would fail.
 */
export function readEmpty(trial: Trial, empty: NonNullable<PolicyFile['errors']>['empty']): Trial {
  if (empty !== 'infrastructure' || trial.error !== null || !recordsNothing(trial)) return trial;
  return { ...trial, error: { kind: 'infrastructure', message: NOTHING_RECORDED, classified: true, empty: true } };
}

const NOTHING_RECORDED = 'nothing recorded: the agent may not have run';
