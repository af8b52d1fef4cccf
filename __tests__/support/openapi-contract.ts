import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

type Schema = Readonly<Record<string, unknown>>;

/** One operation of GitHub's REST API, as scripts/cut-github-api.mjs wrote it. */
interface Operation {
  readonly method: string;
  readonly path: string;
  readonly pathParameters: Readonly<Record<string, Schema>>;
  readonly query: Readonly<Record<string, Schema>>;
  readonly body?: Schema;
  /** By status; null where the reply has no JSON body. */
  readonly responses: Readonly<Record<string, Schema | null>>;
}

/** The slice of GitHub's OpenAPI description in github-api.json. */
interface Slice {
  readonly operations: Readonly<Record<string, Operation>>;
  readonly $defs: Readonly<Record<string, Schema>>;
  /** GitHub's own example bodies, by the name the fake uses. */
  readonly examples: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The operation a request asks for, with the parameters of its path, decoded. */
export interface Route {
  readonly id: string;
  readonly params: Readonly<Record<string, string>>;
}

const slice = JSON.parse(readFileSync(new URL('./github-api.json', import.meta.url), 'utf8')) as Slice;
const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false, allErrors: false });
const compiled = new Map<string, ValidateFunction>();
const patterns = routePatterns();

/** Statuses that any operation may answer with, whether its description lists them or not. */
const COMMON_ERRORS = new Set([401, 403, 404, 409, 410, 422, 429, 500, 501, 502, 503]);

/** GitHub's example body of that name, to be overridden field by field. Throws on a name the slice lacks. */
export function example(name: string): Record<string, unknown> {
  const found = slice.examples[name];
  if (found === undefined) throw new Error(`github-api.json has no example ${name}`);
  return structuredClone(found);
}

/** Which operation answers `method` on `path` (no query); null when the slice has none. */
export function findRoute(method: string, path: string): Route | null {
  for (const { id, operation, pattern } of patterns) {
    if (operation.method !== method) continue;
    const match = pattern.exec(path);
    if (match !== null) return { id, params: decoded(match.groups ?? {}) };
  }
  return null;
}

/** What is wrong with a request by GitHub's description: path, query (unknown names too) and body. Empty when nothing is. */
export function requestProblems(route: Route, query: URLSearchParams, body: unknown): string[] {
  const operation = operationOf(route.id);
  return [
    ...Object.entries(route.params).flatMap(([name, value]) =>
      textProblems(`${route.id} path ${name}`, operation.pathParameters[name], value),
    ),
    ...[...query].flatMap(([name, value]) => textProblems(`${route.id} query ${name}`, operation.query[name], value)),
    ...bodyProblems(route.id, operation.body, body),
  ];
}

/** What is wrong with a reply by GitHub's description. Empty when nothing is. */
export function replyProblems(id: string, status: number, body: unknown): string[] {
  const { responses } = operationOf(id);
  const schema = responses[String(status)];
  if (schema === undefined && COMMON_ERRORS.has(status)) return [];
  if (schema === undefined) return [`${id} never answers ${status}`];
  if (schema === null) return body === undefined ? [] : [`${id} ${status} has no body`];
  return problems(`${id} reply ${status}`, schema, body);
}

function operationOf(id: string): Operation {
  const operation = slice.operations[id];
  if (operation === undefined) throw new Error(`github-api.json has no operation ${id}`);
  return operation;
}

/** Most literal path first, so that `/comments/{id}` is not taken for `/{number}/comments`. */
function routePatterns() {
  const placeholders = (path: string) => path.split('{').length;
  return Object.entries(slice.operations)
    .map(([id, operation]) => ({ id, operation, pattern: routePattern(operation.path) }))
    .sort((a, b) => placeholders(a.operation.path) - placeholders(b.operation.path));
}

/** `{path}` of the contents operation may hold slashes; every other parameter is one segment. */
function routePattern(path: string): RegExp {
  const source = path.replace(/\{(\w+)\}/g, (_, name) => (name === 'path' ? '(?<path>.+)' : `(?<${name}>[^/]+)`));
  return new RegExp(`^${source}$`);
}

function decoded(groups: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
}

/** Paths and queries are text on the wire: a value is right when its text or the number or truth value it spells is. */
function textProblems(where: string, schema: Schema | undefined, text: string): string[] {
  if (schema === undefined) return [`${where} is unknown to GitHub`];
  const readings: unknown[] = [text];
  if (/^-?\d+$/.test(text)) readings.push(Number(text));
  if (text === 'true' || text === 'false') readings.push(text === 'true');
  const fits = readings.some((reading) => problems(where, schema, reading).length === 0);
  return fits ? [] : problems(where, schema, text);
}

function bodyProblems(id: string, schema: Schema | undefined, body: unknown): string[] {
  if (schema !== undefined) return problems(`${id} body`, schema, body);
  return body === undefined ? [] : [`${id} takes no body`];
}

function problems(where: string, schema: Schema, value: unknown): string[] {
  const validate = validator(JSON.stringify(schema), schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${where}${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** Compiles on first use: a story needs a few of the operations, not all. */
function validator(key: string, schema: Schema): ValidateFunction {
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const validate = ajv.compile({ ...schema, $defs: slice.$defs });
  compiled.set(key, validate);
  return validate;
}
