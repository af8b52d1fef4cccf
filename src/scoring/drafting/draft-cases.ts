import { isRecord, type JsonObject, memberOf } from '../../contract/json.ts';
import { inOneLine, writeYaml } from '../../contract/write-yaml.ts';
import type { Rubric } from '../../rubric/rubric.ts';
import type { Trial } from '../../suite/trial.ts';
import { judgeTrial } from '../judge-trial.ts';
import type { DraftCriterion, DraftRubric } from './draft-rubric.ts';

/** The facts that a drafted rubric reads. */
interface Facts {
  readonly output?: unknown;
  readonly ground_truth?: JsonObject;
  readonly final_state?: JsonObject;
}

/** Of an output nobody asks more than whether it is there. */
const MOST_OUTPUT = 200;

/** What a drafted case is made with. */
interface DraftCasesOptions {
  /** The draft, loaded. */
  readonly rubric: Rubric;
  /** A real one. */
  readonly trial: Trial;
  /** Address of the schema of cases. */
  readonly schema: string;
}

/**
 * Drafts two cases of a drafted rubric: the trial, cut to the facts that are read, and the same with one of these changed so that a
 * criterion that passes fails; where none passes, so that the first one does.
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

/** A value of the same kind that is not the same. */
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
