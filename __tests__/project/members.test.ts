import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Reads that need no guard, by file: the names are ours, or were checked where they came in. */
const SAFE: ReadonlyMap<string, string> = new Map([
  ['src/io/github/context.ts', "names of the runner's variables"],
  ['src/pipeline/redacting.ts', 'names of variables, which the policy schema spells out'],
  ['src/pipeline/judge-votes.ts', 'hashes of questions'],
  ['src/rubric/changed-keys.ts', 'keys of a checked rubric: none is called `constructor`'],
  ['src/rubric/conditions/compile-condition.ts', 'kinds of conditions'],
  ['src/rubric/nodes/judge.ts', 'hashes of questions'],
  ['src/rubric/problems.ts', 'sections of the rubric schema'],
  ['src/scoring/answer-trial.ts', 'hashes of questions'],
  ['src/scoring/tally.ts', 'writes under the keys of a checked rubric'],
  ['src/scoring/report.ts', 'writes under the ids of checked rubrics, and hashes of questions'],
  ['src/init/drafting/guess-parts.ts', 'writes under names of parts'],
  ['src/suite/mapping/mapping.ts', 'writes under the names of a checked mapping'],
  ['src/suite/normalise-trial.ts', 'keys of a step'],
]);
/** A walk over the object's own keys, or a question whether it has one. */
const GUARD = /Object\.(?:hasOwn|keys)\(|for \(const \w+ in /;

test("no plain object is read by a user's name without a guard: use a map or `memberOf`", () => {
  expect(unguardedReads().filter(({ file }) => !SAFE.has(file))).toEqual([]);
});

test('every exception is needed', () => {
  const files = new Set(unguardedReads().map(({ file }) => file));
  expect([...SAFE.keys()].filter((file) => !files.has(file))).toEqual([]);
});

function unguardedReads(): readonly { readonly file: string; readonly code: string }[] {
  const checker = program.getTypeChecker();
  const found: { readonly file: string; readonly code: string }[] = [];
  for (const source of program.getSourceFiles()) {
    const file = relative(root, source.fileName);
    if (!file.startsWith('src/')) continue;
    const visit = (node: ts.Node, outermost: ts.Node): void => {
      if (ts.isElementAccessExpression(node) && isOfText(checker.getTypeAtLocation(node.argumentExpression)))
        if (!GUARD.test(outermost.getText())) found.push({ file, code: node.getText() });
      ts.forEachChild(node, (child) => visit(child, outermost));
    };
    for (const statement of source.statements) visit(statement, statement);
  }
  return found;
}

function isOfText(type: ts.Type): boolean {
  return (type.isUnion() ? type.types : [type]).some(({ flags }) => (flags & ts.TypeFlags.String) !== 0);
}

const program = readProgram();

function readProgram(): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent({ ...config, include: ['src'] }, ts.sys, root);
  return ts.createProgram(fileNames, options);
}
