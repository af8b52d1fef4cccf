import type { RubricFile } from '../../../schemas/types/rubric.ts';
import { isRecord } from '../../contract/json.ts';
import type { Trial } from '../../suite/trial.ts';
import { compileCondition } from '../conditions/compile-condition.ts';
import { type Condition, type Evaluation, startEvaluation, startNotes } from '../evaluation.ts';
import { addSchemaMistakes, compileSchema, NO_VIOLATIONS } from '../json-schema/json-schema.ts';
import type { RubricProblems } from '../problems.ts';
import { type Compiling, TRIAL_KEYS } from '../references/compiling.ts';
import { derivedNeed } from '../references/facts.ts';
import { cut } from '../values/shown-value.ts';
import type { DerivedFact } from './derived-facts.ts';

/** Checks a trial against a rubric's contract: the violations as text; undefined if there is none. */
export type Contract = (trial: Trial) => string | undefined;

/** Maximum violations in a message; further ones are only counted. */
const LISTED = 3;
/** Maximum length of a violation in a message. */
const LONG = 300;

interface Requirement {
  readonly condition: Condition;
  readonly message: string | undefined;
}

/** Compiles `contract` and `require`; null if the rubric has neither. */
export function compileContract(
  file: RubricFile,
  derived: readonly DerivedFact[],
  compiling: Compiling,
): Contract | null {
  const { names, problems, needs } = compiling;
  const schema = compileShape(file, problems);
  const requirements = compileRequirements(file, { ...compiling, names: { ...names, factsOnly: true } });
  if (schema === null && requirements.length === 0) return null;
  const needed = derived.some(({ name }) => needs.has(derivedNeed(name))) ? derived : [];
  return (trial) => {
    const shape = schema?.violations(trial) ?? NO_VIOLATIONS;
    const at = startEvaluation(trial);
    for (const { slot, derive } of needed) at.derived[slot] = derive(at);
    const broken = requirements.flatMap((requirement) => violation(requirement, at, shape.shown.length > 0));
    return listed([...shape.shown, ...broken], shape.more);
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

function compileRequirements({ require = [] }: RubricFile, compiling: Compiling): readonly Requirement[] {
  return require.map(({ that, message }, index) => ({
    condition: compileCondition(that, `/require/${index}/that`, compiling),
    message,
  }));
}

/** The violation of a failed requirement, or of an indeterminate one unless a schema violation already explains it. */
function violation({ condition, message }: Requirement, at: Evaluation, isExplained: boolean): readonly string[] {
  const truth = condition.test(at);
  if (truth === true || (truth === undefined && isExplained)) return [];
  const because = condition.explain(at, startNotes([]));
  return [message === undefined ? because : `${message}: ${because}`];
}

function listed(violations: readonly string[], others: number): string | undefined {
  if (violations.length === 0) return undefined;
  const more = violations.length - LISTED + others;
  const shown = violations.slice(0, LISTED).map((one) => cut(one, LONG));
  return shown.join('; ') + (more > 0 ? `; and ${more} more` : '');
}
