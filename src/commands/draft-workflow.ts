import { type Document, isMap, isScalar, isSeq, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { type GateInputs, gateStepInputs } from '../reporting/gate-step.ts';
import { isGate } from './gates-pull-requests.ts';

const HARNESS = './run-my-agent-suite';

/**
 * The shipped workflow for the results of a repository: these inputs of the gate, and a harness that writes what they name. All else
 * stays as it is, comments too.
 * @param shipped its text
 */
export function draftWorkflow(shipped: string, given: GateInputs): string {
  const document = parseDocument(shipped);
  const steps = stepsOf(document);
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

/** Where a file that the results name cannot be told, or would need quoting in a shell, the harness is called without one. */
function setHarness(steps: readonly YAMLMap[], [pattern = '']: readonly string[]): void {
  const file = pattern.replaceAll('**/', '').replace(/\*+/g, 'booking');
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
