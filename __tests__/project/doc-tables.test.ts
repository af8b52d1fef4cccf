import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PART_TABLES, withFindings, withKeys, withPart, withTables } from '../../scripts/doc-tables.mjs';
import { TOPICS } from '../../src/gating/findings/catalogue.ts';

const root = join(import.meta.dirname, '../..');

test('docs/action.md carries the inputs and outputs of action.yml: else run "npm run generate"', () => {
  const page = readFileSync(join(root, 'docs/action.md'), 'utf8');
  expect(page).toBe(withTables(page, readFileSync(join(root, 'action.yml'), 'utf8')));
});

test('docs/policy.md carries the keys of the policy schema: else run "npm run generate"', () => {
  const page = readFileSync(join(root, 'docs/policy.md'), 'utf8');
  const schema = JSON.parse(readFileSync(join(root, 'schemas/policy.schema.json'), 'utf8'));
  expect(page).toBe(withKeys(page, 'policy-keys', schema));
});

test('docs/findings.md carries every finding: else run "npm run generate"', () => {
  const page = readFileSync(join(root, 'docs/findings.md'), 'utf8');
  expect(page).toBe(withFindings(page, TOPICS));
});

const parts = Object.entries(PART_TABLES).flatMap(([page, tables]) => tables.map((part) => ({ page, ...part })));
test.each(parts)(
  '$page carries the table $name of its schema: else run "npm run generate"',
  ({ page, schema, ...part }) => {
    const text = readFileSync(join(root, page), 'utf8');
    expect(text).toBe(
      withPart(text, part, JSON.parse(readFileSync(join(root, `schemas/${schema}.schema.json`), 'utf8'))),
    );
  },
);

test('words of an enum with one meaning share a row, and each needs a meaning', () => {
  const schema = { $defs: { op: { enum: ['lt', 'gt', 'in'], enumDescriptions: ['Numbers', 'Numbers', 'Lists'] } } };
  const part = { name: 'k', heads: ['op', 'reads'], at: '$defs/op' } as const;
  const page = '<!-- k:begin -->\n<!-- k:end -->';
  expect(withPart(page, part, schema)).toBe(`<!-- k:begin -->
| op | reads |
| --- | --- |
| \`lt\`, \`gt\` | Numbers |
| \`in\` | Lists |
<!-- k:end -->`);
  expect(() => withPart(page, { ...part, keys: ['ne'] }, schema)).toThrow('`ne`');
});

test('writes a row for each key of a schema, and the keys that rules share once', () => {
  const rule = { properties: { least: { description: 'Minimum', default: 0.5 } } };
  const schema = {
    properties: {
      a: { properties: { b: { description: 'One | two' } } },
      c: { description: 'Rules', additionalProperties: { $ref: '#/$defs/rule' } },
      d: { description: 'More rules', additionalProperties: { $ref: '#/$defs/rule' } },
      e: {
        description: 'Alike',
        properties: { f: { description: 'F', $ref: '#/$defs/other' }, g: { description: 'G', $ref: '#/$defs/other' } },
      },
    },
    $defs: { rule, other: { properties: { least: { description: 'Another', default: 1 } } } },
  };
  expect(withKeys('<!-- k:begin -->\n<!-- k:end -->', 'k', schema)).toBe(`<!-- k:begin -->
| key | default | meaning |
| --- | --- | --- |
| \`a.b\` |  | One \\| two |
| \`c.NAME\` |  | Rules |
| \`….least\` | \`0.5\` | Minimum |
| \`d.NAME\` |  | More rules |
| \`e.f\`, \`g\` |  | Alike |
| \`….least\` | \`1\` | Another |
<!-- k:end -->`);
});

test('writes a row for the findings of a topic that do the same, and says what it does besides its effect', () => {
  const topics = {
    baseline: {
      lost: { effect: 'warn', holds: 'for results' },
      far: { effect: ['block', 'warn'], waivable: 'metric' },
      gone: { effect: 'warn', holds: 'for results' },
    },
    trials: { few: { effect: 'warn', isBaselineWith: 'unfit' } },
  };
  expect(withFindings('<!-- findings:begin -->\n<!-- findings:end -->', topics)).toBe(`<!-- findings:begin -->
| about | finding | effect | besides |
| --- | --- | --- | --- |
| baseline | \`lost\`, \`gone\` | warn | \`inconclusive\`, exit code 2, until the results come |
|  | \`far\` | block, warn | a waiver of the metric may cover it |
| trials | \`few\` | warn | as a baseline, missing verdicts are counted both ways |
<!-- findings:end -->`);
});

const MANIFEST = `
inputs:
  results: { description: Result files, required: true }
  mapping: { description: "One of a | b", default: native }
  policy:
    description: |
      A file,
      or none.
outputs:
  decision: { description: The decision }
`;
const MARKERS =
  '<!-- inputs:begin -->\nold\n<!-- inputs:end -->\n\n<!-- outputs:begin -->\n<!-- outputs:end -->\nend\n';

test('writes a row for each input and output, in the order of action.yml', () => {
  expect(withTables(MARKERS, MANIFEST)).toBe(`<!-- inputs:begin -->
| input | what it is | default |
| --- | --- | --- |
| \`results\` | Result files | required |
| \`mapping\` | One of a \\| b | \`native\` |
| \`policy\` | A file, or none. |  |
<!-- inputs:end -->

<!-- outputs:begin -->
| output | what it is |
| --- | --- |
| \`decision\` | The decision |
<!-- outputs:end -->
end
`);
});

test('changes nothing the second time', () => {
  const once = withTables(MARKERS, MANIFEST);
  expect(withTables(once, MANIFEST)).toBe(once);
});

test('refuses a document without the markers', () => {
  expect(() => withTables('# Agent Gate\n', MANIFEST)).toThrow('inputs:begin');
});
