import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

type Files = ReadonlyMap<string, Buffer>;
type Inputs = Readonly<Record<string, string>>;

/** Stands in for actions/upload-artifact and actions/download-artifact: what runs hand from job to job and to each other. */
export interface ArtifactShelf {
  /** Keeps the files under the run. Throws as the action fails: nothing found, or the name is taken. */
  upload(run: number, workspace: string, inputs: Inputs): void;
  /** Lays the artifacts of the run into the workspace. Throws when the one that is named does not exist. */
  download(run: number, workspace: string, inputs: Inputs): void;
}

/** An empty shelf. */
export function createShelf(): ArtifactShelf {
  const shelf = new Map<number, Map<string, Files>>();
  return {
    upload(run, workspace, { name = 'artifact', path = '', overwrite, 'include-hidden-files': hidden }) {
      const artifacts = shelf.get(run) ?? new Map<string, Files>();
      if (artifacts.has(name) && overwrite !== 'true') throw new Error(`409: ${name} is taken`);
      const files = collect(workspace, path, hidden === 'true');
      if (files.size === 0) throw new Error(`no files in ${path}`);
      shelf.set(run, artifacts.set(name, files));
    },
    download(run, workspace, { name, pattern = '*', path = '.', 'merge-multiple': merge }) {
      const artifacts = [...(shelf.get(run) ?? [])].filter(([one]) => fits(one, name ?? pattern));
      if (name !== undefined && artifacts.length === 0) throw new Error(`there is no artifact ${name}`);
      const isFlat = name !== undefined || merge === 'true';
      for (const [one, files] of artifacts) lay(join(workspace, path, isFlat ? '' : one), files);
    },
  };
}

function fits(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** One folder gives up its own name; several paths keep theirs, from the workspace on. */
function collect(workspace: string, path: string, hidden: boolean): Files {
  const roots = path.split('\n').filter((line) => line.trim() !== '');
  const [first = ''] = roots;
  const top = roots.length === 1 && statSync(join(workspace, first)).isDirectory() ? first : '';
  const all = roots.flatMap((root) => filesBelow(join(workspace, root)));
  const named = all.map((file): [string, Buffer] => [relative(join(workspace, top), file), readFileSync(file)]);
  return new Map(named.filter(([file]) => hidden || !/(?:^|\/)\./.test(file)));
}

function filesBelow(path: string): readonly string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats === undefined ? [] : [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function lay(folder: string, files: Files): void {
  for (const [file, bytes] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), bytes);
  }
}
