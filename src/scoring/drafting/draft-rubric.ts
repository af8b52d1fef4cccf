import { inOneLine, writeYaml } from '../../contract/write-yaml.ts';
import { isKey } from '../../rubric/references/compiling.ts';
import { fieldPathProblem } from '../../rubric/references/facts.ts';
import type { SharedKey } from '../../suite/survey-trials.ts';

/** A rubric to begin with. */
export interface DraftRubric {
  readonly id: string;
  readonly criteria: readonly [DraftCriterion, ...DraftCriterion[]];
  /** Whether there was nothing to compare. */
  readonly isPlaceholder: boolean;
  /** Keys of both sides about which nothing is asked: a path cannot name them, or there are too many. */
  readonly leftOut: readonly string[];
  /** YAML. */
  readonly text: string;
}

/** A question about one fact of the trials. */
export interface DraftCriterion {
  readonly key: string;
  readonly question: string;
  /** Of the final state and the ground truth, which are compared; null for the placeholder, which asks for an `output`. */
  readonly compares: string | null;
  readonly op: 'eq' | 'same_items' | 'not_empty';
}

/** As many as one rubric may have. */
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
 * Drafts a rubric whose questions compare final state and ground truth; where they share nothing, its one question is a placeholder.
 * @param schema address of the schema of rubrics
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

/** Nobody has weighed the questions yet: several count alike. */
function rubricFile(id: string, criteria: DraftRubric['criteria']): object {
  const weights = criteria.length === 1 ? {} : { weights: 'relative' };
  const written = Object.fromEntries(criteria.map((one) => [one.key, nodeOf(one)]));
  return { rubric: id, version: '1.0.0', metric: 'TCR', ...weights, criteria: written };
}

/** The name of a suite as the id of a rubric. */
function rubricId(suite: string): string {
  const words = suite.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const id = words.join('-');
  return (/^[a-z]/.test(id) ? id : `suite-${id}`).slice(0, 64).replace(/-$/, '');
}

/** A dot in a name would lead into it. */
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

/** Names of facts as keys of criteria, each another. */
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
