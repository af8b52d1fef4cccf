import { type Document, isMap, isScalar, isSeq, type Pair, parse, parseDocument, type YAMLMap } from 'yaml';
import { isRecord, memberOf } from '../contract/json-object.ts';
import { type GateInputs, gateStepInputs } from '../reporting/gate-step.ts';

const HARNESS = './run-my-agent-suite';

/** What a workflow is drafted for. */
export interface WorkflowSubject {
  readonly inputs: GateInputs;
  /** The results that are there. */
  readonly files: readonly string[];
  /** The default branch. */
  readonly branch: string;
}

/**
 * The shipped workflow for the results of a repository: its default branch, these inputs of the gate, and a harness that writes what
 * they name. All else stays as it is, comments too.
 * @param shipped its text
 */
export function draftWorkflow(shipped: string, { inputs: given, files, branch }: WorkflowSubject): string {
  const document = parseDocument(shipped);
  const steps = stepsOf(document);
  document.setIn(['on', 'push', 'branches', 0], branch);
  setHarness(steps, outFile(given.results, files));
  const inputs = gateInputs(steps);
  const { results, ...more } = gateStepInputs(given);
  inputs.set('results', results);
  insertAfterFirst(document, inputs, more);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

function stepsOf(document: Document): readonly YAMLMap[] {
  const steps = document.getIn(['jobs', 'gate', 'steps']);
  return isSeq(steps) ? steps.items.filter((step) => isMap(step)) : [];
}

/** The only file that is there, which another name beside it would make a second run of; else one that would be found. */
function outFile([pattern = '']: readonly string[], files: readonly string[]): string | undefined {
  if (files.length > 0) return files.length === 1 ? files[0] : undefined;
  return pattern.replaceAll('**/', '').replace(/\*+/g, 'booking');
}

/** Where a file that the results name cannot be told, or would need quoting in a shell, the harness is called without one. */
function setHarness(steps: readonly YAMLMap[], file = ''): void {
  const call = steps.map((step) => step.get('run', true)).find((run) => isScalar(run));
  if (call !== undefined) call.value = /^[\w./-]+$/.test(file) ? `${HARNESS} --out ${file}` : HARNESS;
}

/** The `with` of the step that is the gate. */
function gateInputs(steps: readonly YAMLMap[]): YAMLMap {
  const gate = steps.find((step) => isGate(step.get('uses')));
  const inputs = isMap(gate) ? gate.get('with') : undefined;
  if (!isMap(inputs)) throw new Error('the shipped workflow has no step of the gate with inputs');
  return inputs;
}

/** `results` stands first. */
function insertAfterFirst(document: Document, inputs: YAMLMap, more: Readonly<Record<string, string>>): void {
  const pairs = Object.entries(more).map(([key, value]): Pair => document.createPair(key, value));
  inputs.items.splice(1, 0, ...pairs);
}

/** Whether this is the `uses` of a step that is the gate. */
function isGate(uses: unknown): boolean {
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
