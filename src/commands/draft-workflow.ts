import { type Document, isMap, isSeq, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { type GateInputs, gateStepInputs } from '../reporting/gate-step.ts';
import { isGate } from './gates-pull-requests.ts';

/**
 * The shipped workflow for the results of a repository; all but these inputs of the gate stays as it is, comments too.
 * @param shipped its text
 */
export function draftWorkflow(shipped: string, given: GateInputs): string {
  const document = parseDocument(shipped);
  const inputs = gateInputs(document);
  const { results, ...more } = gateStepInputs(given);
  inputs.set('results', results);
  insertAfterFirst(document, inputs, more);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/** The `with` of the step that is the gate. */
function gateInputs(document: Document): YAMLMap {
  const steps = document.getIn(['jobs', 'gate', 'steps']);
  const gate = isSeq(steps) ? steps.items.find((step) => isMap(step) && isGate(step.get('uses'))) : undefined;
  const inputs = isMap(gate) ? gate.get('with') : undefined;
  if (!isMap(inputs)) throw new Error('the shipped workflow has no step of the gate with inputs');
  return inputs;
}

/** `results` stands first. */
function insertAfterFirst(document: Document, inputs: YAMLMap, more: Readonly<Record<string, string>>): void {
  const pairs = Object.entries(more).map(([key, value]): Pair => document.createPair(key, value));
  inputs.items.splice(1, 0, ...pairs);
}
