import { createHash } from 'node:crypto';
import { findCommit } from './commit-graph.ts';
import type { Commit, GithubState } from './github-state.ts';

interface Entry {
  readonly path: string;
  readonly mode: string;
  readonly type: 'blob' | 'tree';
  readonly sha: string;
}

/** The tree that a commit, branch or folder's id names, as GitHub lists it; undefined where there is none. */
export function treeBody(state: GithubState, id: string, isRecursive: boolean): object | undefined {
  const commit = findCommit(state, id);
  const place = commit === null ? findFolder(state, id) : { commit, folder: '' };
  if (place === undefined) return undefined;
  const entries = entriesBelow(place.commit, place.folder);
  const tree = isRecursive ? entries : entries.filter(({ path }) => !path.includes('/'));
  return { sha: treeId(place.commit, place.folder), url: 'https://api.github.com/git/trees', tree, truncated: false };
}

function findFolder(state: GithubState, id: string) {
  for (const commit of state.commits.values())
    for (const folder of foldersOf(commit)) if (treeId(commit, folder) === id) return { commit, folder };
  return undefined;
}

/** What stands in a folder of a commit, without what is further below. */
export function folderEntries(commit: Commit, folder: string): readonly Entry[] {
  return entriesBelow(commit, folder).filter(({ path }) => !path.includes('/'));
}

/** Everything below a folder, with paths relative to it. */
function entriesBelow(commit: Commit, folder: string): readonly Entry[] {
  const inside = (path: string) => folder === '' || path.startsWith(`${folder}/`);
  const shown = (path: string) => (folder === '' ? path : path.slice(folder.length + 1));
  const trees = foldersOf(commit).filter((path) => path !== folder && inside(path));
  const files = [...Object.keys(commit.files), ...Object.keys(commit.links ?? {})].filter(inside);
  return [
    ...trees.map((path) => ({ path: shown(path), mode: '040000', type: 'tree' as const, sha: treeId(commit, path) })),
    ...files.map((path) => {
      const mode = commit.links?.[path] === undefined ? '100644' : '120000';
      return { path: shown(path), mode, type: 'blob' as const, sha: blobId(commit.files[path] ?? `link ${path}`) };
    }),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function foldersOf({ files, links = {} }: Commit): readonly string[] {
  const paths = [...Object.keys(files), ...Object.keys(links)];
  const parents = (path: string) => path.split('/').slice(0, -1);
  return [...new Set(paths.flatMap((path) => parents(path).map((_, i, all) => all.slice(0, i + 1).join('/'))))];
}

function blobId(text: string): string {
  return idOf(`blob ${Buffer.byteLength(text)}\0${text}`);
}

function treeId({ sha }: Commit, folder: string): string {
  return idOf(`tree ${sha}:${folder}`);
}

function idOf(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}
