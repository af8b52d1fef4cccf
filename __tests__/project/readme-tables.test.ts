import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withTables } from '../../scripts/readme-tables.mjs';

const root = join(import.meta.dirname, '../..');

test('README.md carries the inputs and outputs of action.yml: else run "npm run readme"', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  expect(readme).toBe(withTables(readme, readFileSync(join(root, 'action.yml'), 'utf8')));
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
