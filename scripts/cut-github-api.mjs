/**
 * Cuts the operations that the fake GitHub of the tests answers out of GitHub's own OpenAPI description and writes them,
 * as JSON Schema 2020-12, to __tests__/support/github-api.json. Run it when an operation is added or GitHub changes:
 *
 *   node scripts/cut-github-api.mjs
 *
 * The description (385 MB unpacked) is fetched with `npm pack` into a temporary folder and is never a dependency.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGE = '@octokit/openapi@23';
const TARGET = new URL('../__tests__/support/github-api.json', import.meta.url);

const OPERATIONS = [
  'actions/delete-artifact',
  'actions/download-artifact',
  'actions/get-artifact',
  'actions/get-workflow-run',
  'actions/list-artifacts-for-repo',
  'actions/list-jobs-for-workflow-run-attempt',
  'actions/list-workflow-run-artifacts',
  'actions/list-workflow-runs',
  'actions/list-workflow-runs-for-repo',
  'git/get-commit',
  'git/get-tree',
  'issues/create-comment',
  'issues/delete-comment',
  'issues/get-comment',
  'issues/list-comments',
  'issues/update-comment',
  'pulls/get',
  'pulls/list',
  'repos/compare-commits-with-basehead',
  'repos/get',
  'repos/get-branch',
  'repos/get-commit',
  'repos/get-content',
  'repos/list-commits',
  'repos/list-pull-requests-associated-with-commit',
];

/** By the name the fake uses: the example that its replies are built from. */
const EXAMPLES = {
  artifact: 'artifact',
  comment: 'issue-comment',
  commit: 'commit',
  comparison: 'commit-comparison',
  file: 'content-file-response-if-content-is-a-file',
  gitCommit: 'git-commit-2',
  job: 'job',
  pull: 'pull-request',
  repository: 'full-repository-default-response',
  run: 'workflow-run',
};

/** Keywords of OpenAPI that say nothing in JSON Schema, or only explain. */
const DROPPED = new Set(['deprecated', 'description', 'discriminator', 'example', 'examples', 'nullable', 'title']);
const MAPS = new Set(['properties', 'patternProperties']);

/** `#/components/schemas/x` becomes `#/$defs/x`. */
function refName(ref) {
  const match = /^#\/components\/schemas\/(.+)$/.exec(ref);
  if (match === null) throw new Error(`not a schema reference: ${ref}`);
  return match[1];
}

function toJsonSchema(node) {
  if (Array.isArray(node)) return node.map(toJsonSchema);
  if (typeof node !== 'object' || node === null) return node;
  if (node.$ref !== undefined) return allowNull(node, { $ref: `#/$defs/${refName(node.$ref)}` });
  const schema = {};
  for (const [key, value] of Object.entries(node)) {
    if (DROPPED.has(key) || key.startsWith('x-')) continue;
    schema[key] = MAPS.has(key) ? mapValues(value, toJsonSchema) : key === 'enum' ? value : toJsonSchema(value);
  }
  return allowNull(node, schema);
}

/** OpenAPI 3.0 writes `nullable: true` where JSON Schema writes a null type. */
function allowNull(node, schema) {
  if (node.nullable !== true) return schema;
  if (typeof schema.type === 'string' && schema.enum === undefined) return { ...schema, type: [schema.type, 'null'] };
  return { anyOf: [schema, { type: 'null' }] };
}

function mapValues(record, change) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** A request body may name no field that GitHub does not know: a misspelt optional field would be ignored in silence. */
function closed(schema) {
  return schema.type === 'object' ? { additionalProperties: false, ...schema } : schema;
}

function resolver(description) {
  const resolve = (node) => {
    if (node?.$ref === undefined) return node;
    return node.$ref
      .split('/')
      .slice(1)
      .reduce((at, part) => at[part], description);
  };
  return resolve;
}

function cutOperation(method, path, operation, resolve) {
  const parameters = (operation.parameters ?? []).map(resolve);
  const place = (where) =>
    Object.fromEntries(parameters.filter((p) => p.in === where).map((p) => [p.name, toJsonSchema(p.schema)]));
  const body = operation.requestBody?.content['application/json']?.schema;
  return {
    method: method.toUpperCase(),
    path,
    pathParameters: place('path'),
    query: place('query'),
    ...(body === undefined ? {} : { body: closed(toJsonSchema(body)) }),
    responses: mapValues(operation.responses, (response) => {
      const schema = resolve(response).content?.['application/json']?.schema;
      return schema === undefined ? null : toJsonSchema(schema);
    }),
  };
}

/** Every schema that `roots` refer to, directly or through others, sorted by name. */
function reachable(roots, schemas) {
  const found = new Map();
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    if (typeof node.$ref === 'string') {
      const name = node.$ref.slice('#/$defs/'.length);
      if (found.has(name)) return;
      found.set(name, toJsonSchema(schemas[name]));
      visit(found.get(name));
      return;
    }
    for (const value of Object.values(node)) visit(value);
  };
  visit(roots);
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What the fake never shows is left out; the rest of GitHub's examples has to pass GitHub's own schemas: the repository does not. */
function mendExamples(examples) {
  examples.repository.language ??= null;
  for (const key of ['parent', 'source', 'template_repository']) delete examples.repository[key];
  delete examples.commit.files;
  return examples;
}

function cut(description, version, license) {
  const resolve = resolver(description);
  const operations = {};
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (!OPERATIONS.includes(operation.operationId)) continue;
      operations[operation.operationId] = cutOperation(method, path, operation, resolve);
    }
  }
  const missing = OPERATIONS.filter((id) => operations[id] === undefined);
  if (missing.length > 0) throw new Error(`GitHub's description has no operation ${missing.join(', ')}`);
  const sorted = Object.fromEntries(OPERATIONS.map((id) => [id, operations[id]]));
  return {
    source: `@octokit/openapi ${version}, cut by scripts/cut-github-api.mjs`,
    license,
    operations: sorted,
    $defs: reachable([sorted, { $ref: '#/$defs/basic-error' }], description.components.schemas),
    examples: mendExamples(mapValues(EXAMPLES, (name) => structuredClone(description.components.examples[name].value))),
  };
}

/** One line per operation, schema and example, so that a new cut can be reviewed as a diff. */
function inLines(slice) {
  const parts = Object.entries(slice).map(([key, value]) => {
    if (typeof value === 'string') return `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
    const lines = Object.entries(value).map(([name, entry]) => `${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
    return `${JSON.stringify(key)}: {\n${lines.join(',\n')}\n}`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}

const folder = mkdtempSync(join(tmpdir(), 'github-api-'));
try {
  const packed = execFileSync('npm', ['pack', PACKAGE, '--silent'], { cwd: folder, encoding: 'utf8' }).trim();
  execFileSync(
    'tar',
    ['xzf', packed, 'package/generated/api.github.com.json', 'package/package.json', 'package/LICENSE'],
    {
      cwd: folder,
    },
  );
  const read = (name) => readFileSync(join(folder, 'package', name), 'utf8');
  const description = JSON.parse(read('generated/api.github.com.json'));
  writeFileSync(TARGET, inLines(cut(description, JSON.parse(read('package.json')).version, read('LICENSE').trim())));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
