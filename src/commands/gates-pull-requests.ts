import { parse } from 'yaml';
import { isRecord, memberOf } from '../contract/json-object.ts';

/** Whether this is the `uses` of a step that is the gate. */
export function isGate(uses: unknown): boolean {
  return typeof uses === 'string' && uses.includes('/agent-regression-gate@');
}

/** Whether this is the text of a workflow that runs the gate on pull requests; what is no YAML is none. */
export function gatesPullRequests(text: string): boolean {
  const workflow = parsed(text);
  return runsOnPullRequests(memberOf(workflow, 'on')) && jobsOf(workflow).some(hasGate);
}

function parsed(text: string): unknown {
  try {
    return parse(text, { logLevel: 'error' });
  } catch {
    return null;
  }
}

/** One event, a list of them, or one with its settings. */
function runsOnPullRequests(on: unknown): boolean {
  if (Array.isArray(on)) return on.includes('pull_request');
  return on === 'pull_request' || (isRecord(on) && Object.hasOwn(on, 'pull_request'));
}

function jobsOf(workflow: unknown): readonly unknown[] {
  const jobs = memberOf(workflow, 'jobs');
  return isRecord(jobs) ? Object.values(jobs) : [];
}

function hasGate(job: unknown): boolean {
  const steps = memberOf(job, 'steps');
  return Array.isArray(steps) && steps.some((step: unknown) => isGate(memberOf(step, 'uses')));
}
