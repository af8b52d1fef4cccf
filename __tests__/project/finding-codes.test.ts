import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { TOPICS } from '../../src/gating/findings/catalogue.ts';
import { nodesOf, parseSource, placeOf, readSources, type SourceFile } from './source-files.ts';

const root = join(import.meta.dirname, '../..');
const sources = readSources(root);
const codes: ReadonlySet<string> = new Set(Object.values(TOPICS).flatMap((rows) => Object.keys(rows)));

test('no file outside of gating/findings/ compares with a code: what a finding does is a field of its row', () => {
  expect(sources.flatMap(comparisonsIn)).toEqual([]);
});

test('every finding is made somewhere', () => {
  const made = new Set(sources.flatMap(codesMadeIn));
  expect([...codes].filter((code) => !made.has(code))).toEqual([]);
});

test('every finding that is made has a row in the catalogue: a new file of rows joins its TOPICS', () => {
  expect(sources.flatMap(codesOfMakers).filter((code) => !codes.has(code))).toEqual([]);
});

test('every code occurs in a test or a golden file', () => {
  const texts = filesIn('__tests__', /\.(?:ts|json|txt|md)$/).map((file) => readFileSync(file, 'utf8'));
  const named = new Set(texts.flatMap((text) => text.match(/[a-z]+(?:-[a-z]+)*/g) ?? []));
  expect([...codes].filter((code) => !named.has(code))).toEqual([]);
});

test.each([
  { name: 'an equal code', code: `if (finding.code === 'gate-relaxed') f();` },
  { name: 'another code', code: `notes.filter(({ code }) => code !== 'no-baseline');` },
  { name: 'a set of codes', code: `const TOLD = new Set(['metric-regressed', 'criterion-regressed']);` },
  { name: 'a case', code: `switch (code) { case 'waived': f(); }` },
  { name: 'a table by code', code: `const DOES = { 'attempts-lost': true };` },
])('refuses $name in reporting', ({ code }) => {
  expect(comparisonsIn(parseSource('src/reporting/a.ts', code))).not.toEqual([]);
  expect(comparisonsIn(parseSource('src/gating/findings/a.ts', code))).toEqual([]);
});

test.each([
  { name: 'a finding that is made', code: `trialFinding('attempts-lost', { attempts });` },
  { name: 'a choice of which one to make', code: `const code = isRefused ? 'baseline-forbidden' : 'rate-limited';` },
  { name: 'the code of a mistake', code: `throw new UserError({ code: 'unknown-scenario', what });` },
  { name: 'a state of the same name', code: `if (state === 'no-baseline') f();` },
])('allows $name', ({ code }) => {
  expect(comparisonsIn(parseSource('src/pipeline/a.ts', code))).toEqual([]);
});

/** Words that are states or options too: a comparison of `code` with them is still one with a code. */
const OTHER_MEANINGS = new Set(['no-baseline', 'inconclusive', 'waived']);

/** The places outside of the folder of rows where a code decides something. */
function comparisonsIn(file: SourceFile): readonly string[] {
  if (file.path.startsWith('src/gating/findings/')) return [];
  return nodesOf(file).flatMap((node) => {
    if (!ts.isStringLiteralLike(node) || !codes.has(node.text)) return [];
    return comparesCode(node.parent) || (comparesWord(node.parent) && !OTHER_MEANINGS.has(node.text))
      ? [`${placeOf(file, node)}: ${node.text}`]
      : [];
  });
}

/** `code === ...`, `finding.code !== ...`, and a case of a switch over a code. */
function comparesCode(parent: ts.Node): boolean {
  if (ts.isCaseClause(parent)) return /\bcode$/.test(parent.parent.parent.expression.getText());
  return ts.isBinaryExpression(parent) && [parent.left, parent.right].some((side) => /\bcode$/.test(side.getText()));
}

/** A comparison, a list, a case, or a key. */
function comparesWord(parent: ts.Node): boolean {
  return (
    ts.isBinaryExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isCaseClause(parent) ||
    (ts.isPropertyAssignment(parent) && ts.isStringLiteralLike(parent.name))
  );
}

/** Codes in calls such as `rateFinding('not-proven', ...)`, or chosen for one. */
function codesMadeIn(file: SourceFile): readonly string[] {
  const chosen = nodesOf(file).flatMap((node) =>
    ts.isConditionalExpression(node) ? [node.whenTrue, node.whenFalse].flatMap(textsOf) : [],
  );
  return [...codesOfMakers(file), ...chosen];
}

function codesOfMakers(file: SourceFile): readonly string[] {
  return nodesOf(file).flatMap((node) => {
    const isMaker = ts.isCallExpression(node) && node.expression.getText().endsWith('Finding');
    return isMaker ? node.arguments.slice(0, 1).flatMap(textsOf) : [];
  });
}

/** The texts of a literal; of a template with the kind of a rate or a name, one for each. */
function textsOf(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return [];
  const kinds =
    node.head.text === 'unknown-' ? ['metric', 'criterion', 'outcome', 'scenario'] : ['metric', 'criterion'];
  const [span] = node.templateSpans;
  return kinds.map((kind) => `${node.head.text}${kind}${span?.literal.text}`);
}

function filesIn(folder: string, pattern: RegExp): readonly string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => pattern.test(name)).map((name) => join(root, folder, name));
}
