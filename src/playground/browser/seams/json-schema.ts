import type { RubricProblems } from '../../../rubric/problems.ts';

/** ajv makes code of a schema, which the policy of the page refuses. */
export function compileSchema(): never {
  throw new Error('no JSON Schema is compiled in a browser');
}

/** Says so at the place of the schema. */
export function addSchemaMistakes(_error: unknown, pointer: string, problems: RubricProblems): void {
  const fix = 'Check it by `agent-gate test`, and leave it out here';
  problems.add(pointer, { code: 'no-json-schema', what: 'the playground checks no JSON Schema', fix });
}
