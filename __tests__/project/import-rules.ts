import { posix } from 'node:path';
import ts from 'typescript';
import { moduleOf, nodesOf, placeOf, type SourceFile, type Violation } from './source-files.ts';

const FLOW = 'reporting -> gating -> scoring -> (rubric, suite) -> contract -> errors';

/** What each pure module may import from, besides itself. */
const PURE: ReadonlyMap<string, readonly string[]> = new Map([
  ['errors', []],
  ['contract', ['errors']],
  ['suite', ['contract', 'errors']],
  ['rubric', ['suite', 'contract', 'errors']],
  ['scoring', ['rubric', 'suite', 'contract', 'errors']],
  ['gating', ['scoring', 'suite', 'contract', 'errors']],
  ['reporting', ['gating', 'scoring', 'suite', 'contract', 'errors']],
  ['init/drafting', ['reporting', 'gating', 'rubric', 'suite', 'contract', 'errors']],
  ['report/page', ['reporting', 'gating', 'scoring', 'suite', 'contract', 'errors']],
]);
/** The pure modules that any other may call: the pure part of a feature is only for the feature. */
const SHARED = [...PURE.keys()].filter((module) => !module.includes('/'));
/** What starting a repository, the playground and the HTML report build on; each knows its own part. */
const BELOW_FEATURES = ['command line', 'pipeline', 'io', ...SHARED];

const MAY_IMPORT: ReadonlyMap<string, readonly string[]> = new Map([
  ...PURE,
  ['io', SHARED],
  ['pipeline', ['io', ...SHARED]],
  ['command line', ['io', ...SHARED]],
  ['init', ['init/drafting', ...BELOW_FEATURES]],
  ['report', ['report/page', ...BELOW_FEATURES]],
  ['playground', ['playground/browser', 'report/page', ...BELOW_FEATURES]],
  ['playground/browser', ['playground', 'report/page', ...BELOW_FEATURES]],
  ['commands', ['init', 'playground', 'report', ...BELOW_FEATURES]],
  ['top', ['commands', ...BELOW_FEATURES]],
]);
/** The only file of the pipeline that needs a feature: it uploads the report. */
const REPORT_PAGE = { from: 'src/pipeline/publish.ts', to: 'src/report/report-page.ts' };
const WORLDLY_MODULES = new Set(['io', 'top', 'playground/browser']);

const ENTRIES = ['src/action.ts', 'src/cli.ts'];
const SHIPPED_DATA = /^(?:schemas|rubrics|mappings)\//;
const HARMLESS_NODE_MODULES = new Set([
  'node:buffer',
  'node:crypto',
  'node:module',
  'node:path/posix',
  'node:string_decoder',
]);
/** Fine where modules are put together, as they reach nothing by themselves. */
const HARMLESS_WITH_PATHS = new Set([...HARMLESS_NODE_MODULES, 'node:path', 'node:util']);
const NODE_MODULE = /^node:|^(?:fs|net|http|https|os|path|process|child_process|crypto|url|util)(?:\/|$)/;
const WORLDLY_PACKAGE = /^(?:@actions\/|@octokit\/|tinyglobby$|undici$)/;

export interface Import {
  readonly where: string;
  readonly specifier: string;
}

/** Every import that goes against the flow of data or lets the world into a pure module, and every circle of files or of folders. */
export function importViolations(files: readonly SourceFile[]): readonly Violation[] {
  const wrong = files.flatMap((file) => importsOf(file).flatMap((found) => judge(file, found)));
  const circles = [...circlesAmong(files, (path) => path), ...circlesAmong(files, folderInModule).filter(ofFolders)];
  return [
    ...wrong,
    ...circles.map((members) => ({ where: members[0] ?? '', what: `imports itself: ${members.join(' -> ')}` })),
  ];
}

/** Every static, dynamic and type import of the file, and every re-export. */
export function importsOf(file: SourceFile): readonly Import[] {
  return nodesOf(file).flatMap((node) => {
    const specifier = specifierOf(node);
    return specifier === undefined ? [] : [{ where: placeOf(file, node), specifier }];
  });
}

function specifierOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return textOf(node.moduleSpecifier);
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? textOf(node.argument.literal) : undefined;
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isDynamic ? textOf(node.arguments[0]) : undefined;
}

function textOf(node: ts.Node | undefined): string | undefined {
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined;
}

function targetOf(file: SourceFile, { specifier }: Import): string | undefined {
  return specifier.startsWith('.') ? posix.join(posix.dirname(file.path), specifier) : undefined;
}

function judge(file: SourceFile, found: Import): readonly Violation[] {
  const target = targetOf(file, found);
  const what = target === undefined ? packageProblem(file.module, found.specifier) : fileProblem(file, target);
  return what === undefined ? [] : [{ where: found.where, what }];
}

function packageProblem(module: string, specifier: string): string | undefined {
  if (WORLDLY_MODULES.has(module)) return undefined;
  const harmless = PURE.has(module) ? HARMLESS_NODE_MODULES : HARMLESS_WITH_PATHS;
  const isWorldly = NODE_MODULE.test(specifier) ? !harmless.has(specifier) : WORLDLY_PACKAGE.test(specifier);
  if (!isWorldly) return undefined;
  if (!PURE.has(module))
    return `${module} imports ${specifier}: only src/io touches the world; do this there and call it`;
  return `${module} imports ${specifier}: the module is pure, the same bytes always give the same answer; do this in src/io and pass the value in`;
}

function fileProblem({ module, path }: SourceFile, target: string): string | undefined {
  if (ENTRIES.includes(target))
    return `imports ${target}: nothing stands above an entry; move what you need into the pipeline`;
  if (!target.startsWith('src/')) return SHIPPED_DATA.test(target) ? undefined : leavesSources(target);
  if (target === REPORT_PAGE.to && module !== 'report')
    return path === REPORT_PAGE.from
      ? undefined
      : `imports ${target}: only ${REPORT_PAGE.from} uploads the report's page`;
  const imported = moduleOf(target);
  if (imported === module || MAY_IMPORT.get(module)?.includes(imported)) return undefined;
  return `${module} imports ${target}: ${REASONS.get(imported) ?? AGAINST_FLOW}`;
}

const AGAINST_FLOW = `data flow one way, ${FLOW}; move what both need down, or pass it as an argument`;
/** What an import of a module means where it is not allowed. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['init', 'only a command starts it'],
  ['report', 'only a command starts it'],
  ['commands', 'only an entry starts a command; move what both need down'],
  ['pipeline', 'the pipeline calls the modules, they do not know it'],
  ['io', 'a pure module does not know how data come and go; pass it the value instead'],
  ['init/drafting', 'only init knows its own pure part'],
  ['report/page', 'only report, and the playground by its markup, know its pure part'],
  ['playground', 'only a command starts it'],
  ['playground/browser', 'it runs in a browser alone'],
]);

function leavesSources(target: string): string {
  return `imports ${target}: the sources stand on their own, apart from schemas/, rubrics/ and mappings/`;
}

/** A folder inside of a module stands for all its files; what lies beside it stands for itself. */
function folderInModule(path: string): string {
  const [src, module, folder, file] = path.split('/');
  return file === undefined ? path : `${src}/${module}/${folder}/`;
}

/** Circles of files alone are told by the files. */
function ofFolders(members: readonly string[]): boolean {
  return members.some((member) => member.endsWith('/'));
}

/** The members of one circle for every import that closes one, found by depth-first search. */
function circlesAmong(files: readonly SourceFile[], placeIn: (path: string) => string): readonly (readonly string[])[] {
  const graph = new Map<string, Set<string>>();
  for (const file of files) {
    const place = placeIn(file.path);
    const targets = importsOf(file).flatMap((found) => targetOf(file, found) ?? []);
    const others = targets.filter((target) => target === file.path || placeIn(target) !== place).map(placeIn);
    graph.set(place, new Set([...(graph.get(place) ?? []), ...others]));
  }
  const found: (readonly string[])[] = [];
  const done = new Set<string>();
  const visit = (place: string, trail: readonly string[]): void => {
    const start = trail.indexOf(place);
    if (start >= 0) found.push([...trail.slice(start), place]);
    if (start >= 0 || done.has(place)) return;
    for (const target of graph.get(place) ?? []) visit(target, [...trail, place]);
    done.add(place);
  };
  for (const place of graph.keys()) visit(place, []);
  return found;
}
