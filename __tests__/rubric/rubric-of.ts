import type { RubricResult } from '../../schemas/types/result.ts';
import { startEvaluation, startNotes, type Truth } from '../../src/rubric/evaluation.ts';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import type { Rubric } from '../../src/rubric/rubric.ts';
import type { Trial } from '../../src/suite/trial.ts';
import { pointedIn } from '../support/mistakes-in.ts';
import { scoreAndExplain } from '../support/score-and-explain.ts';

/** A rubric of one criterion that passes where anything is there, with some keys replaced. */
export function rubricOf(keys: Readonly<Record<string, unknown>> = {}): Rubric {
  const smallest = {
    rubric: 'sample',
    version: '1.0.0',
    metric: 'TCR',
    criteria: { answered: { weight: 1, pass_when: { field: 'output', op: 'exists' } } },
  };
  return loadRubric('sample.yml', JSON.stringify({ ...smallest, ...keys }));
}

/** A rubric whose criteria pass where the fact of their name is true; weights sum to 1. */
export function rubricOfFacts(
  weights: Readonly<Record<string, number>>,
  keys: Readonly<Record<string, unknown>> = {},
): Rubric {
  const criteria = Object.entries(weights).map(([key, weight]) => [
    key,
    { weight, pass_when: { field: key, op: 'eq', value: true } },
  ]);
  return rubricOf({ criteria: Object.fromEntries(criteria), ...keys });
}

/** A trial without an error, with some facts. */
export function trialOf(facts: Readonly<Record<string, unknown>> = {}): Trial {
  return { scenario: 's', trial: 1, error: null, ...facts };
}

/** What a condition says about a trial with these facts, as the whole of a rubric's outcome would ask it. */
export function ask(
  condition: object,
  facts: Readonly<Record<string, unknown>>,
): { truth: Truth; because: string; warnings: readonly string[] } {
  const { outcomes } = rubricOf({ outcomes: [{ name: 'asked', when: condition }, { name: 'other' }] });
  const warnings: string[] = [];
  const notes = startNotes(warnings);
  const at = startEvaluation(trialOf(facts));
  const asked = outcomes[0]?.when;
  return { truth: asked?.test(at), because: asked?.explain(at, notes) ?? '', warnings };
}

/** What a rubric that is one node says about a trial with these facts. */
export function judgeNode(
  node: Readonly<Record<string, unknown>>,
  facts: Readonly<Record<string, unknown>>,
): RubricResult {
  const rubric = loadRubric('node.yml', JSON.stringify({ rubric: 'node', version: '1.0.0', metric: 'N', ...node }));
  return scoreAndExplain([rubric], trialOf(facts)).rubrics[0] as RubricResult;
}

/** The problems of a rubric that is one node, as `POINTER code found`. */
export function refusalOf(node: Readonly<Record<string, unknown>>): readonly string[] {
  return pointedIn(() => judgeNode(node, {}));
}
