import { compare, findCommit, history } from './commit-graph.ts';
import { type ApiRequest, type Endpoint, endpoint, found, type GithubWorld, missing, type Reply } from './endpoint.ts';
import { folderEntries, treeBody } from './git-trees.ts';
import {
  branchBody,
  commitBody,
  comparisonBody,
  fileBody,
  folderBody,
  gitCommitBody,
  linkBody,
  repositoryBody,
} from './github-bodies.ts';

/** The repository, its commits and files. */
export const CONTENTS: Readonly<Record<string, Endpoint>> = {
  'repos/get': endpoint([], 'read', ({ state }) => found(repositoryBody(state))),
  'repos/get-branch': endpoint(['contents'], 'read', getBranch),
  'repos/get-content': endpoint(['contents'], 'read', getContent),
  'repos/list-commits': endpoint(['contents'], 'read', listCommits),
  'repos/get-commit': endpoint(['contents'], 'read', getCommit),
  'repos/compare-commits-with-basehead': endpoint(['contents'], 'read', compareCommits),
  'git/get-commit': endpoint(['contents'], 'read', ({ state }, { params }) => {
    const commit = state.commits.get(params.commit_sha ?? '');
    return commit === undefined ? missing : found(gitCommitBody(commit));
  }),
  'git/get-tree': endpoint(['contents'], 'read', ({ state }, { params, query }) => {
    // Whatever `recursive` says, `0` too, it holds.
    const tree = treeBody(state, params.tree_sha ?? '', query.has('recursive'));
    return tree === undefined ? missing : found(tree);
  }),
};

function getBranch({ state }: GithubWorld, { params }: ApiRequest): Reply {
  const name = params.branch ?? '';
  const commit = state.commits.get(state.branches.get(name) ?? '');
  return commit === undefined ? missing : found(branchBody(state, name, commit));
}

function getContent({ state }: GithubWorld, { params, query, accept }: ApiRequest): Reply {
  const path = params.path ?? '';
  const commit = findCommit(state, query.get('ref') ?? state.defaultBranch);
  if (commit === null) return missing;
  const { files, links = {} } = commit;
  const target = links[path];
  // A link to a file is followed, any other is described.
  if (target !== undefined && files[target] === undefined) return found(linkBody(path, target));
  const text = files[target ?? path];
  const entries = text === undefined ? folderEntries(commit, path) : [];
  if (entries.length > 0 || path === '') return found(folderBody(path, entries));
  if (text === undefined) return missing;
  if (!accept.includes('raw')) return found(fileBody(path, text));
  return { status: 200, body: text, headers: { 'content-type': 'application/vnd.github.raw+json; charset=utf-8' } };
}

function listCommits({ state }: GithubWorld, { query }: ApiRequest): Reply {
  const from = findCommit(state, query.get('sha') ?? state.defaultBranch);
  return from === null ? missing : { status: 200, list: history(state, from).map(commitBody) };
}

function getCommit({ state }: GithubWorld, { params }: ApiRequest): Reply {
  const commit = findCommit(state, params.ref ?? '');
  return commit === null ? missing : found(commitBody(commit));
}

function compareCommits({ state }: GithubWorld, { params, query }: ApiRequest): Reply {
  // A fork's branch is written `owner:branch`; its commits are in the same network.
  const [base, head] = (params.basehead ?? '')
    .split('...')
    .map((ref) => findCommit(state, ref.split(':').at(-1) ?? ''));
  const comparison = base && head ? compare(state, base, head) : null;
  if (!base || comparison === null) return missing;
  const size = Number(query.get('per_page') ?? 250);
  const start = (Number(query.get('page') ?? 1) - 1) * size;
  return found(comparisonBody(base, comparison, comparison.ahead.slice(start, start + size)));
}
