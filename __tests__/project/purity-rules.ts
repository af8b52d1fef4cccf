import ts from 'typescript';
import { nodesOf, placeOf, type SourceFile, type Violation } from './source-files.ts';

const WORLDLY_MODULES = new Set(['io', 'top', 'playground/browser']);

/** Names that make an answer depend on more than the argument, by what they reach. */
const WORLDLY_NAMES = new Map(
  Object.entries({
    'the process and its environment': ['process', 'globalThis', 'global'],
    'the log': ['console'],
    'the network': ['fetch', 'WebSocket', 'EventSource'],
    'the clock': ['Date.now', 'new Date()', 'Date()', 'performance', 'setTimeout', 'setInterval', 'setImmediate'],
    chance: ['Math.random', 'crypto', 'randomBytes', 'randomInt', 'randomUUID', 'getRandomValues'],
    'the locale of the machine': ['Intl', 'localeCompare'],
  }).flatMap(([reached, names]) => names.map((name) => [name, reached] as const)),
);

/** Every use of the world, the clock, chance or the locale in a pure module. */
export function purityViolations(files: readonly SourceFile[]): readonly Violation[] {
  return files.filter(({ module }) => !WORLDLY_MODULES.has(module)).flatMap(worldlyUses);
}

function worldlyUses(file: SourceFile): readonly Violation[] {
  return nodesOf(file).flatMap((node) => {
    const name = nameOfUse(node);
    const reached = name === undefined ? undefined : reachedBy(name);
    if (reached === undefined) return [];
    const what = `${file.module} reads ${reached} (${name}): the module is pure; pass the value in as an argument`;
    return [{ where: placeOf(file, node), what }];
  });
}

function reachedBy(name: string): string | undefined {
  return name.startsWith('toLocale') ? 'the locale of the machine' : WORLDLY_NAMES.get(name);
}

function nameOfUse(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return nameOfMember(node);
  if (isDateOfNow(node)) return ts.isNewExpression(node) ? 'new Date()' : 'Date()';
  return ts.isIdentifier(node) && !isLabel(node) ? node.text : undefined;
}

/** `Date.now` by both names; a method such as `localeCompare` by its own, whatever it is called on. */
function nameOfMember({ expression, name }: ts.PropertyAccessExpression): string | undefined {
  const both = `${ts.isIdentifier(expression) ? expression.text : ''}.${name.text}`;
  if (WORLDLY_NAMES.has(both)) return both;
  return /^(?:localeCompare$|toLocale|random|getRandom)/.test(name.text) ? name.text : undefined;
}

function isDateOfNow(node: ts.Node): boolean {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return false;
  const isDate = ts.isIdentifier(node.expression) && node.expression.text === 'Date';
  return isDate && (ts.isCallExpression(node) || (node.arguments ?? []).length === 0);
}

/** A property's own name says nothing: `step.process` and `{ process: 1 }` read no world. */
function isLabel(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  const isMember = ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent);
  return isMember && parent.name === node;
}
