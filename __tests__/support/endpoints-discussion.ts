import { type ApiRequest, type Endpoint, endpoint, found, type GithubWorld, missing, type Reply } from './endpoint.ts';
import { commentBody, pullBody } from './github-bodies.ts';
import { addComment, tick } from './github-state.ts';

/** GitHub refuses longer comments, counted in characters. */
export const COMMENT_LIMIT = 65_536;

const discussion = ['issues', 'pull-requests'];

/** Pull requests and their comments. */
export const DISCUSSION: Readonly<Record<string, Endpoint>> = {
  'repos/list-pull-requests-associated-with-commit': endpoint(['pull-requests'], 'read', listPullsOfCommit),
  'pulls/get': endpoint(['pull-requests'], 'read', ({ state }, { params }) => {
    const pull = state.pulls.get(Number(params.pull_number));
    return pull === undefined ? missing : found(pullBody(state, pull));
  }),
  'pulls/list': endpoint(['pull-requests'], 'read', listPulls),
  'issues/list-comments': endpoint(discussion, 'read', listComments),
  'issues/get-comment': endpoint(discussion, 'read', ({ state }, { params, origin }) => {
    const comment = state.comments.get(Number(params.comment_id));
    return comment === undefined ? missing : found(commentBody(state, comment, origin));
  }),
  'issues/create-comment': endpoint(discussion, 'write', createComment),
  'issues/update-comment': endpoint(discussion, 'write', updateComment),
  'issues/delete-comment': endpoint(discussion, 'write', ({ state }, { params }) =>
    state.comments.delete(Number(params.comment_id)) ? { status: 204 } : missing,
  ),
};

function listPullsOfCommit({ state }: GithubWorld, { params }: ApiRequest): Reply {
  const pulls = [...state.pulls.values()].filter((pull) => pull.headSha === params.commit_sha);
  return { status: 200, list: pulls.map((pull) => pullBody(state, pull)) };
}

function listPulls({ state }: GithubWorld, { query }: ApiRequest): Reply {
  const [wanted, head, base] = [query.get('state') ?? 'open', query.get('head'), query.get('base')];
  const pulls = [...state.pulls.values()].filter(
    (pull) =>
      (wanted === 'all' || pull.state === wanted) &&
      (base === null || pull.baseRef === base) &&
      (head === null || head === `${pull.headRepository.owner}:${pull.headRef}`),
  );
  return { status: 200, list: pulls.map((pull) => pullBody(state, pull)) };
}

function listComments({ state }: GithubWorld, { params, origin }: ApiRequest): Reply {
  const issue = Number(params.issue_number);
  if (!state.pulls.has(issue)) return missing;
  const comments = [...state.comments.values()].filter((comment) => comment.issue === issue);
  return { status: 200, list: comments.map((comment) => commentBody(state, comment, origin)) };
}

function createComment({ state }: GithubWorld, { params, body, grant, origin }: ApiRequest): Reply {
  const issue = Number(params.issue_number);
  if (!state.pulls.has(issue)) return missing;
  const text = (body as { body: string }).body;
  if (text.length > COMMENT_LIMIT) return tooLong;
  const comment = addComment(state, issue, { login: grant.login, type: authorType(grant.login) }, text);
  return { status: 201, body: commentBody(state, comment, origin) };
}

function updateComment({ state }: GithubWorld, { params, body, origin }: ApiRequest): Reply {
  const comment = state.comments.get(Number(params.comment_id));
  if (comment === undefined) return missing;
  const text = (body as { body: string }).body;
  if (text.length > COMMENT_LIMIT) return tooLong;
  comment.body = text;
  comment.updatedAt = tick(state);
  return found(commentBody(state, comment, origin));
}

const tooLong: Reply = {
  status: 422,
  body: {
    message: 'Validation Failed',
    errors: [
      {
        resource: 'IssueComment',
        code: 'unprocessable',
        field: 'data',
        message: 'Body is too long (maximum is 65536 characters)',
      },
    ],
    documentation_url: 'https://docs.github.com/rest/issues/comments',
  },
};

function authorType(login: string): 'Bot' | 'User' {
  return login.endsWith('[bot]') ? 'Bot' : 'User';
}
