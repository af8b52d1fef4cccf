import { inOneLine, writeYaml } from '../../contract/write-yaml.ts';
import { isKey } from '../../rubric/references/rubric-names.ts';
import type { SharedKey } from '../../suite/survey-trials.ts';

const DRAFTED = `Drafted from the facts that the results carry. Make it yours: which questions count, how much, and why
(\`rationale\`, \`owner\`, \`since\`).`;
const PLACEHOLDER = `This is a placeholder: no key that a rubric can name stands in the ground truth of every trial and in any final state, so
nothing is compared. It only asks whether there is an output. Ask in its place what your users would.`;

/**
 * A rubric that compares these keys of the final state with the ground truth; without any, it asks for an output.
 * @param id name of the rubric, kebab-case
 * @param schema URL of the rubric schema
 */
export function draftRubric(id: string, asked: readonly SharedKey[], schema: string): string {
  const criteria = new Map<string, object>();
  for (const { key: name, isList } of asked) {
    const plain = name.replace(/(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z0-9]+/g, '_').toLowerCase();
    const [state, truth] = [`final_state.${name}`, `ground_truth.${name}`];
    const condition = { field: state, op: isList ? 'same_items' : 'eq', value: { field: truth } };
    criteria.set(isKey(plain) && !criteria.has(plain) ? plain : `fact_${criteria.size + 1}`, {
      question: isList ? `Does \`${state}\` hold the items of \`${truth}\`?` : `Does \`${state}\` equal \`${truth}\`?`,
      weight: 1,
      pass_when: inOneLine(condition),
    });
  }
  const header = asked.length === 0 ? PLACEHOLDER : DRAFTED;
  if (asked.length === 0) {
    const condition = inOneLine({ field: 'output', op: 'not_empty' });
    criteria.set('answered', { question: 'Did the agent answer?', weight: 1, pass_when: condition });
  }
  // Nothing shows which question matters more, so all count the same.
  const weights = criteria.size === 1 ? {} : { weights: 'relative' };
  const rubric = { rubric: id, version: '1.0.0', metric: 'TCR', ...weights, criteria: Object.fromEntries(criteria) };
  return writeYaml(rubric, { schema, header });
}
