import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** A place in the source that breaks a rule of the house, and what it means. */
export interface Violation {
  /** `src/gating/decide.ts:12` */
  readonly where: string;
  readonly what: string;
}

export interface SourceFile {
  /** From the root of the repository, `src/gating/decide.ts`. */
  readonly path: string;
  /** The folder below `src`; a part of a feature, such as `init/drafting`; `errors`; or `top` for the entries. */
  readonly module: string;
  readonly ast: ts.SourceFile;
}

/** Every TypeScript file below `src` of the repository, sorted by path. */
export function readSources(root: string): readonly SourceFile[] {
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.ts$/.test(name),
  );
  const paths = names.map((name) => posix.join('src', name.replaceAll('\\', '/'))).sort();
  return paths.map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')));
}

/** The file as a syntax tree, with the module it stands in. */
export function parseSource(path: string, text: string): SourceFile {
  return { path, module: moduleOf(path), ast: ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true) };
}

/** Features that stand in one folder, each with the folder of its part with other rules: a pure one, or one for a browser. */
const PARTS = ['init/drafting', 'report/page', 'playground/browser'];

export function moduleOf(path: string): string {
  if (path === 'src/errors.ts') return 'errors';
  if (path === 'src/commands/command.ts') return 'command line';
  const part = PARTS.find((folder) => path.startsWith(`src/${folder}/`));
  return part ?? /^src\/([^/]+)\//.exec(path)?.[1] ?? 'top';
}

/** Every node of the file, parents before children. */
export function nodesOf(file: SourceFile): readonly ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file.ast);
  return found;
}

/** The node's place as `path:line`. */
export function placeOf(file: SourceFile, node: ts.Node): string {
  return `${file.path}:${file.ast.getLineAndCharacterOfPosition(node.getStart(file.ast)).line + 1}`;
}
