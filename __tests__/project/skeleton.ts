/** The parts of a JSON Schema that a TypeScript type can say as well. */
export interface Schema {
  readonly $id?: string;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly items?: Schema;
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  /** What only editors are told of; a type says none of it. */
  readonly allOf?: readonly Schema[];
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly definitions?: Readonly<Record<string, Schema>>;
  readonly description?: string;
  readonly examples?: readonly unknown[];
}

interface Spot {
  readonly path: string;
  readonly root: Schema;
  /** Paths at which the references around this spot were first met: a recursive type ends there. */
  readonly met: ReadonlyMap<string, string>;
}

/**
 * The schema as sorted lines `path: kind`, one for each value that it describes, without what only a schema can say
 * (ranges, patterns, integers). `?` marks an optional property, `[]` the items of a list, `{}` the values of a table.
 */
export function skeleton(root: Schema): readonly string[] {
  return [...new Set(linesOf(root, { path: '$', root, met: new Map() }))].sort();
}

function linesOf(schema: Schema, spot: Spot): readonly string[] {
  if (schema.$ref !== undefined) return linesOfReference(schema.$ref, spot);
  const alternatives = schema.anyOf ?? schema.oneOf ?? branchesOf(schema);
  if (alternatives !== undefined) return linesOfUnion(alternatives, spot);
  if (isAnyValue(schema)) return [`${spot.path}: any`];
  return [`${spot.path}: ${kindsOf(schema).join(' | ')}`, ...linesBelow(schema, spot)];
}

/** Everything but null, which a type cannot tell from everything. */
function isAnyValue({ type }: Schema): boolean {
  return ['array', 'boolean', 'number', 'object', 'string'].every((kind) => [type].flat().includes(kind));
}

function linesOfReference(reference: string, spot: Spot): readonly string[] {
  const first = spot.met.get(reference);
  if (first !== undefined) return [`${spot.path}: as ${first}`];
  const name = decodeURIComponent(reference.split('/').at(-1) ?? '');
  const target = (spot.root.$defs ?? spot.root.definitions)?.[name];
  if (target === undefined) throw new Error(`${spot.path}: nothing stands at ${reference}`);
  return linesOf(target, { ...spot, met: new Map([...spot.met, [reference, spot.path]]) });
}

/** `if`, `then`, `else` as two alternatives, each with what holds for both. */
function branchesOf(schema: Schema): readonly Schema[] | undefined {
  const { if: tested, then: one, else: other, ...both } = schema;
  if (tested === undefined) return undefined;
  const kinds = [both.type ?? []].flat();
  const kindsOfOne = tested.type === undefined ? kinds : [tested.type].flat();
  const kindsOfOther = tested.type === undefined ? kinds : kinds.filter((kind) => !kindsOfOne.includes(kind));
  return [merged({ ...both, type: kindsOfOne }, one), merged({ ...both, type: kindsOfOther }, other)];
}

function merged(both: Schema, branch: Schema = {}): Schema {
  const properties = { ...both.properties, ...branch.properties };
  const required = [...(both.required ?? []), ...(branch.required ?? [])];
  return { ...both, ...branch, required, ...(Object.keys(properties).length === 0 ? {} : { properties }) };
}

/** The kinds of all alternatives in one line, and what stands below any of them. */
function linesOfUnion(alternatives: readonly Schema[], spot: Spot): readonly string[] {
  const lines = alternatives.flatMap((alternative) => linesOf(alternative, spot));
  const own = `${spot.path}: `;
  const kinds = lines.filter((line) => line.startsWith(own)).flatMap((line) => line.slice(own.length).split(' | '));
  return [`${own}${[...new Set(kinds)].sort().join(' | ')}`, ...lines.filter((line) => !line.startsWith(own))];
}

function kindsOf(schema: Schema): readonly string[] {
  const values = 'const' in schema ? [schema.const] : schema.enum;
  if (values !== undefined) return values.map((value) => JSON.stringify(value)).sort();
  const kinds = [schema.type ?? 'any'].flat().map((kind) => (kind === 'integer' ? 'number' : kind));
  return kinds.sort();
}

function linesBelow(schema: Schema, spot: Spot): readonly string[] {
  const below = (step: string, part: Schema) => linesOf(part, { ...spot, path: `${spot.path}${step}` });
  const required = new Set(schema.required ?? []);
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    below(`.${name}${required.has(name) ? '' : '?'}`, part),
  );
  return [
    ...properties,
    ...tablesOf(schema).flatMap((part) => below('{}', part)),
    ...(schema.items === undefined ? [] : below('[]', schema.items)),
  ];
}

/** What further keys hold; an object that is not closed takes anything. */
function tablesOf({ type, properties, patternProperties, additionalProperties }: Schema): readonly Schema[] {
  const patterns = Object.values(patternProperties ?? {});
  if (typeof additionalProperties === 'object') return [...patterns, additionalProperties];
  const isObject = properties !== undefined || [type].flat().includes('object');
  return isObject && additionalProperties !== false ? [...patterns, {}] : patterns;
}

/**
 * Lines of the first skeleton that the second does not allow: a value that it does not name, or that is of another kind.
 * The second may leave out more and take more kinds.
 */
export function uncovered(lines: readonly string[], wider: readonly string[]): readonly string[] {
  const allowed = new Map(wider.map(partsOfLine));
  return lines.filter((line) => {
    const [path, kinds] = partsOfLine(line);
    const others = allowed.get(path);
    return others === undefined || !kinds.every((kind) => others.includes(kind) || others.includes('any'));
  });
}

function partsOfLine(line: string): readonly [string, readonly string[]] {
  const at = line.indexOf(': ');
  return [line.slice(0, at).replaceAll('?', ''), line.slice(at + 2).split(' | ')];
}
