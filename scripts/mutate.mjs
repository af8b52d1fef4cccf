// Changes one place of the sources at a time and runs the tests of its module: `npm run mutate -- [--sample N] [--seed N] [--jobs N] [FOLDER or FILE...]`.
// Prints the score and every change that no test noticed. Each job works on its own copy of the repository.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '2' },
  },
});
const FOLDERS = ['gating', 'scoring', 'rubric', 'pipeline', 'suite/redaction'];
const folders = positionals.length > 0 ? positionals : FOLDERS;
/** Folders of tests by folder of sources. */
const TESTS = new Map([
  ['rubric', ['rubric', 'scoring', 'worked-examples']],
  ['scoring', ['scoring', 'rubric', 'reporting']],
  ['gating', ['gating', 'reporting', 'pipeline']],
  ['pipeline', ['pipeline', 'commands', 'faults']],
  ['suite', ['suite']],
]);
const LONGEST_MS = 240_000;

const K = ts.SyntaxKind;
const OPERATORS = new Map([
  [K.EqualsEqualsEqualsToken, '!=='],
  [K.ExclamationEqualsEqualsToken, '==='],
  [K.LessThanToken, '<='],
  [K.LessThanEqualsToken, '<'],
  [K.GreaterThanToken, '>='],
  [K.GreaterThanEqualsToken, '>'],
  [K.AmpersandAmpersandToken, '||'],
  [K.BarBarToken, '&&'],
  [K.QuestionQuestionToken, '&&'],
  [K.PlusToken, '-'],
  [K.MinusToken, '+'],
  [K.AsteriskToken, '/'],
  [K.SlashToken, '*'],
]);
const METHODS = new Map([
  ['every', 'some'],
  ['some', 'every'],
  ['min', 'max'],
  ['max', 'min'],
]);

/** The changes that one node allows, as [start, end, text]. */
function changesOf(node, source) {
  const put = (one, text) => [[one.getStart(source), one.getEnd(), text]];
  if (ts.isBinaryExpression(node) && OPERATORS.has(node.operatorToken.kind))
    return put(node.operatorToken, OPERATORS.get(node.operatorToken.kind));
  if (ts.isPropertyAccessExpression(node) && METHODS.has(node.name.text))
    return put(node.name, METHODS.get(node.name.text));
  if (ts.isConditionalExpression(node)) return put(node.condition, 'true').concat(put(node.condition, 'false'));
  if (ts.isIfStatement(node)) return put(node.expression, 'true').concat(put(node.expression, 'false'));
  if (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken)
    return put(node, `(${node.operand.getText(source)})`);
  if (node.kind === K.TrueKeyword && !ts.isLiteralTypeNode(node.parent)) return put(node, 'false');
  if (node.kind === K.FalseKeyword && !ts.isLiteralTypeNode(node.parent)) return put(node, 'true');
  if (ts.isNumericLiteral(node) && !ts.isLiteralTypeNode(node.parent)) return put(node, `(${node.text} + 1)`);
  return [];
}

function mutantsOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    for (const [start, end, put] of changesOf(node, source)) found.push({ file, start, end, put });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A generator of chance that starts alike for a seed. */
function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function drawn(mutants, count, random) {
  const rest = [...mutants];
  const taken = [];
  while (taken.length < count && rest.length > 0) taken.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return taken;
}

const files = folders.flatMap((folder) =>
  folder.endsWith('.ts')
    ? [`src/${folder}`]
    : readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => `src/${folder}/${name}`)
        .sort(),
);
const all = files.flatMap(mutantsOf);
const sample = drawn(all, Number(values.sample), chance(Number(values.seed)));

const copies = Array.from({ length: Number(values.jobs) }, copyRepository);
process.on('exit', () => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});
process.on('SIGINT', () => process.exit(130));

function copyRepository() {
  const copy = mkdtempSync(join(tmpdir(), 'mutate-'));
  // Some tests read it as another user.
  chmodSync(copy, 0o755);
  const LEFT_OUT = new Set(['node_modules', '.git']);
  for (const name of readdirSync(root))
    if (!LEFT_OUT.has(name)) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Every test, with what it imports. */
const tests = readdirSync(join(root, '__tests__'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => ({ name: `__tests__/${name}`, text: readFileSync(join(root, '__tests__', name), 'utf8') }));

/** Tests that import a file themselves: they notice most changes, and soon. */
function nearestTests(file) {
  return tests.filter(({ text }) => text.includes(`../${file}'`)).map(({ name }) => name);
}

/** Tests that answer for a file: those of its module, and of the modules that are tested through it. */
function moduleTests(file) {
  return TESTS.get(file.split('/')[1]).map((name) => `__tests__/${name}/`);
}

/** Whether the tests pass; true where there are none. A change that never ends fails, and its processes end with it. */
async function passes(copy, names) {
  if (names.length === 0) return true;
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const words = [vitest, 'run', '--project', 'modules', '--bail', '1', '--reporter', 'dot', ...names];
  const child = spawn(process.execPath, words, { cwd: copy, stdio: 'ignore', detached: true });
  const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), LONGEST_MS);
  const [status] = await once(child, 'exit');
  clearTimeout(timer);
  return status === 0;
}

// Red tests would take every change for noticed.
for (const file of new Map(sample.map((one) => [one.file.split('/')[1], one.file])).values())
  if (!(await passes(copies[0], moduleTests(file)))) throw new Error(`the tests of ${file} fail without any change`);

const survivors = [];
const rest = [...sample];

async function work(copy) {
  for (let one = rest.shift(); one !== undefined; one = rest.shift()) {
    const { file, start, end, put } = one;
    const text = readFileSync(join(root, file), 'utf8');
    writeFileSync(join(copy, file), text.slice(0, start) + put + text.slice(end));
    const survived = (await passes(copy, nearestTests(file))) && (await passes(copy, moduleTests(file)));
    writeFileSync(join(copy, file), text);
    const line = text.slice(0, start).split('\n').length;
    if (survived) survivors.push(`${file}:${line}: ${text.slice(start, end)} -> ${put}`);
    process.stdout.write(`${survived ? 'survived' : 'killed  '} ${file}:${line} -> ${put}\n`);
  }
}
await Promise.all(copies.map(work));
const killed = sample.length - survivors.length;
process.stdout.write(
  `\n${killed} of ${sample.length} killed (${((100 * killed) / Math.max(1, sample.length)).toFixed(1)} %), of ${all.length} places\n`,
);
for (const survivor of survivors) process.stdout.write(`  ${survivor}\n`);
