import type { RubricFile } from '../../../schemas/types/rubric.ts';
import { isRecord } from '../../contract/json.ts';
import type { Trial } from '../../suite/trial.ts';
import { compileCondition } from '../conditions/compile-condition.ts';
import { startEvaluation, startNotes } from '../evaluation.ts';
import { addSchemaMistakes, compileSchema } from '../json-schema/json-schema.ts';
import type { RubricProblems } from '../problems.ts';
import { type Compiling, needOf, TRIAL_KEYS } from '../references/rubric-names.ts';
import { cut } from '../values/shown-value.ts';
import type { DerivedFact } from './derived-facts.ts';

/** Checks a trial against a rubric's contract: the first violation of the schema, or the requirements that fail; undefined if there is none. */
export type Contract = (trial: Trial) => string | undefined;

/** Most code points of a message. */
const LONG = 1000;

/** Compiles `contract` and `require`; null if the rubric has neither. */
export function compileContract(
  file: RubricFile,
  derived: readonly DerivedFact[],
  compiling: Compiling,
): Contract | null {
  const { names, problems, needs } = compiling;
  const schema = compileShape(file, problems);
  const beforeScores = { ...compiling, names: { ...names, factsOnly: true } };
  const requirements = (file.require ?? []).map(({ that, message }, index) => ({
    condition: compileCondition(that, `/require/${index}/that`, beforeScores),
    message,
  }));
  if (schema === null && requirements.length === 0) return null;
  const needed = derived.some(({ name }) => needs.has(needOf('derive', name))) ? derived : [];
  return (trial) => {
    const misshapen = schema?.violation(trial);
    if (misshapen !== undefined) return misshapen;
    const at = startEvaluation(trial);
    for (const { slot, derive } of needed) at.derived[slot] = derive(at);
    const broken = requirements.filter(({ condition }) => condition.test(at) !== true);
    if (broken.length === 0) return undefined;
    const reasons = broken.map(({ condition, message }) => {
      const because = condition.explain(at, startNotes([]));
      return message === undefined ? because : `${message}: ${because}`;
    });
    return cut(reasons.join('; '), LONG);
  };
}

function compileShape({ contract }: RubricFile, problems: RubricProblems) {
  if (contract === undefined) return null;
  const { properties = {} } = contract as { properties?: unknown };
  const native = Object.fromEntries(TRIAL_KEYS.map((key) => [key, true]));
  try {
    return compileSchema(isRecord(properties) ? { ...contract, properties: { ...native, ...properties } } : contract);
  } catch (error) {
    addSchemaMistakes(error, '/contract', problems);
    return null;
  }
}
