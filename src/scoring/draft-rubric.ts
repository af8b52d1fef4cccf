import { isRecord, type JsonObject, memberOf } from '../contract/json.ts';
import { inOneLine, writeYaml } from '../contract/write-yaml.ts';
import { isKey } from '../rubric/references/compiling.ts';
import { fieldPathProblem } from '../rubric/references/facts.ts';
import type { Rubric } from '../rubric/rubric.ts';
import type { SharedKey } from '../suite/survey-trials.ts';
import type { Trial } from '../suite/trial.ts';
import { judgeTrial } from './judge-trial.ts';

/** A drafted rubric. */
export interface DraftRubric {
  readonly id: string;
  readonly criteria: readonly [DraftCriterion, ...DraftCriterion[]];
  /** Whether there was nothing to compare. */
  readonly isPlaceholder: boolean;
  /** Shared keys without a criterion: a path cannot name them, or there are too many. */
  readonly leftOut: readonly string[];
  /** YAML. */
  readonly text: string;
}

/** A question about one fact of the trials. */
interface DraftCriterion {
  readonly key: string;
  readonly question: string;
  /** Key of the final state and the ground truth; null for the placeholder, which asks for an `output`. */
  readonly compares: string | null;
  readonly op: 'eq' | 'same_items' | 'not_empty';
}

/** Maximum number of criteria in the schema. */
const MOST_CRITERIA = 200;

const DRAFTED = `Drafted from the facts that the results carry. Make it yours: which questions count, how much, and why
(\`rationale\`, \`owner\`, \`since\`).`;
const PLACEHOLDER = `This is a placeholder: no key that a rubric can name stands in the ground truth of every trial and in any final state, so
nothing is compared. It only asks whether there is an output. Ask in its place what your users would.`;

const ANSWERED: DraftCriterion = {
  key: 'answered',
  question: 'Did the agent answer?',
  compares: null,
  op: 'not_empty',
};

/**
 * Drafts a rubric that compares the final state with the ground truth; if they share no key, its only question is a placeholder.
 * @param schema address of the rubric schema
 */
export function draftRubric(suite: string, shared: readonly SharedKey[], schema: string): DraftRubric {
  const id = rubricId(suite);
  const asked = shared.filter(({ key }) => isReadable(key)).slice(0, MOST_CRITERIA);
  const leftOut = shared.filter((one) => !asked.includes(one)).map(({ key }) => key);
  const [first, ...others] = comparisons(asked);
  const criteria: DraftRubric['criteria'] = first === undefined ? [ANSWERED] : [first, ...others];
  const isPlaceholder = first === undefined;
  const text = writeYaml(rubricFile(id, criteria), { schema, before: isPlaceholder ? PLACEHOLDER : DRAFTED });
  return { id, criteria, isPlaceholder, leftOut, text };
}

/** Nothing shows which question matters more, so all count the same. */
function rubricFile(id: string, criteria: DraftRubric['criteria']): object {
  const weights = criteria.length === 1 ? {} : { weights: 'relative' };
  const written = Object.fromEntries(criteria.map((one) => [one.key, nodeOf(one)]));
  return { rubric: id, version: '1.0.0', metric: 'TCR', ...weights, criteria: written };
}

/** Turns the name of a suite into a rubric id. */
function rubricId(suite: string): string {
  const words = suite.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const id = words.join('-');
  return (/^[a-z]/.test(id) ? id : `suite-${id}`).slice(0, 64).replace(/-$/, '');
}

/** A name with a dot would be read as a path. */
function isReadable(key: string): boolean {
  return !key.includes('.') && fieldPathProblem(key) === undefined;
}

function comparisons(shared: readonly SharedKey[]): readonly DraftCriterion[] {
  const keys = criterionKeys(shared.map(({ key }) => key));
  return shared.map(({ key: name, isList }, index) => {
    const [state, truth] = [`\`final_state.${name}\``, `\`ground_truth.${name}\``];
    const question = isList ? `Does ${state} hold the items of ${truth}?` : `Does ${state} equal ${truth}?`;
    return { key: keys[index] ?? name, question, compares: name, op: isList ? 'same_items' : 'eq' };
  });
}

/** Turns names of facts into unique keys of criteria. */
function criterionKeys(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain = plainKey(name);
    let key = plain;
    for (let number = 2; taken.has(key); number++) key = `${plain}_${number}`;
    taken.add(key);
    return key;
  });
}

function plainKey(name: string): string {
  const words =
    name
      .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const key = words.join('_').slice(0, 50);
  return isKey(key) ? key : `fact_${key}`;
}

function nodeOf({ question, compares, op }: DraftCriterion): object {
  const condition =
    compares === null
      ? { field: 'output', op }
      : { field: `final_state.${compares}`, op, value: { field: `ground_truth.${compares}` } };
  return { question, weight: 1, pass_when: inOneLine(condition) };
}

/** The facts that a drafted rubric reads. */
interface Facts {
  readonly output?: unknown;
  readonly ground_truth?: JsonObject;
  readonly final_state?: JsonObject;
}

/** Characters of the output kept in a case: the placeholder only asks whether there is an output. */
const MOST_OUTPUT = 200;

/** Input of drafted cases. */
interface DraftCasesOptions {
  /** The loaded draft. */
  readonly rubric: Rubric;
  /** A real trial. */
  readonly trial: Trial;
  /** Address of the schema for rubric cases. */
  readonly schema: string;
}

/**
 * Drafts two cases of a drafted rubric: the trial, cut to the facts that the rubric reads, and the same trial with one fact changed.
 * The change makes the first passing criterion fail; if none passes, it makes the first criterion pass.
 */
export function draftCases({ id, criteria }: DraftRubric, { rubric, trial, schema }: DraftCasesOptions): string {
  const facts = cutTrial(trial, criteria);
  const asItWas = expectationOf(rubric, facts);
  const passing = criteria.find(({ key }) => asItWas.criteria[key] === 'pass');
  const target = passing ?? criteria[0];
  const changed = changeFact(facts, target, passing === undefined);
  const name = `${trial.scenario}, trial ${trial.trial}`;
  const cases = [
    { name, trial: facts, expect: inOneLine(asItWas) },
    {
      name: `${name}, with another ${factOf(target)}`,
      trial: changed,
      expect: inOneLine(expectationOf(rubric, changed)),
    },
  ];
  return writeYaml({ rubric: id, cases }, { schema, before: 'The trial is a real one, cut to what the rubric reads.' });
}

function cutTrial({ output, ground_truth, final_state }: Trial, criteria: readonly DraftCriterion[]): Facts {
  const names = criteria.flatMap(({ compares }) => compares ?? []);
  if (names.length > 0) return { ground_truth: picked(ground_truth, names), final_state: picked(final_state, names) };
  if (typeof output === 'string') return { output: output.slice(0, MOST_OUTPUT).replace(/[\ud800-\udbff]$/, '') };
  return output === undefined ? {} : { output };
}

function picked(value: unknown, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, memberOf(value, name)]));
}

function expectationOf(rubric: Rubric, facts: Facts) {
  const judged = judgeTrial([rubric], { scenario: 'case', trial: 1, error: null, ...facts }).rubrics[0];
  const verdicts = rubric.criteria.map(({ key }, index) => [key, judged?.criteria[index]?.verdict] as const);
  return { score: judged?.judgement.score, criteria: Object.fromEntries(verdicts) };
}

function changeFact(facts: Facts, { compares: name }: DraftCriterion, mends: boolean): Facts {
  if (name === null) return { output: mends ? 'An answer.' : '' };
  const wanted = memberOf(facts.ground_truth, name);
  return { ...facts, final_state: { ...facts.final_state, [name]: mends ? wanted : anotherThan(wanted) } };
}

/** A different value of the same type. */
function anotherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value === 0 ? 1 : 0;
  if (Array.isArray(value)) return value.length === 0 ? ['another'] : [];
  if (isRecord(value)) return Object.keys(value).length === 0 ? { another: true } : {};
  return value === 'another' ? 'one more' : 'another';
}

function factOf({ compares }: DraftCriterion): string {
  return compares === null ? 'output' : `final_state.${compares}`;
}
