import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const TESTS = join(import.meta.dirname, '..');

const range = (letter: string, first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `${letter}${String(first + index).padStart(2, '0')}`);

/** Every row of the catalogues of faults and of bad inputs. */
const ROWS = [...range('F', 1, 33), ...range('F', 38, 44), ...range('I', 1, 96)];

/** The names of tests: titles, and in tables the texts that become part of one. */
function namesIn(source: ts.SourceFile): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isName(node)) names.push(node.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function isName(node: ts.Node): boolean {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return false;
  const { parent } = node;
  if (ts.isCallExpression(parent)) return parent.arguments[0] === node;
  if (ts.isPropertyAssignment(parent)) return ['name', 'row', 'rows'].includes(parent.name.getText());
  return ts.isArrayLiteralExpression(parent) && parent.elements[0] === node;
}

it('shows every row by a test of its name', () => {
  const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'));
  const named = new Set(
    files
      .filter((name) => name !== join('faults', 'rows.test.ts'))
      .map((name) => ts.createSourceFile(name, readFileSync(join(TESTS, name), 'utf8'), ts.ScriptTarget.Latest, true))
      .flatMap((source) => namesIn(source).flatMap((name) => name.match(/\b[FI]\d\d\b/g) ?? [])),
  );
  expect(ROWS.filter((row) => !named.has(row))).toEqual([]);
});
