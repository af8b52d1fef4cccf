import { type Document, isMap, isScalar, isSeq, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { type GateInputs, gateStepInputs } from '../reporting/commands.ts';

const HARNESS = './run-my-agent-suite';

/** What the drafted workflow is for. */
export interface WorkflowSubject {
  readonly inputs: GateInputs;
  /** The default branch. */
  readonly branch: string;
}

/**
 * The shipped workflow with this default branch, these inputs of the gate, and a harness that writes the files they name. The rest,
 * comments included, stays as it is.
 * @param shipped its text
 */
export function draftWorkflow(shipped: string, { inputs: given, branch }: WorkflowSubject): string {
  const document = parseDocument(shipped);
  const steps = stepsOf(document);
  document.setIn(['on', 'push', 'branches', 0], branch);
  setHarness(steps, given.results);
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

/** Lets the harness write a file that the first pattern matches; without one where no plain name would match. */
function setHarness(steps: readonly YAMLMap[], [pattern = '']: readonly string[]): void {
  const file = pattern.replaceAll('**/', '').replace(/\*+/g, 'booking');
  const call = steps.map((step) => step.get('run', true)).find((run) => isScalar(run));
  if (call !== undefined) call.value = /^[\w./-]+$/.test(file) ? `${HARNESS} --out ${file}` : HARNESS;
}

/** The `with` of the gate's step. */
function gateInputs(steps: readonly YAMLMap[]): YAMLMap {
  const gate = steps.find((step) => isGate(step.get('uses')));
  const inputs = isMap(gate) ? gate.get('with') : undefined;
  if (!isMap(inputs)) throw new Error('the shipped workflow has no step of the gate with inputs');
  return inputs;
}

/** Inserts after `results`, the first input. */
function insertAfterFirst(document: Document, inputs: YAMLMap, more: Readonly<Record<string, string>>): void {
  const pairs = Object.entries(more).map(([key, value]): Pair => document.createPair(key, value));
  inputs.items.splice(1, 0, ...pairs);
}

function isGate(uses: unknown): boolean {
  return typeof uses === 'string' && uses.includes('/agent-regression-gate@');
}
