// @ts-check
/** Comments on pull request NUMBER, in as many characters as the gate's longest comment has: `node canary/long-comment.mjs NUMBER`. */
const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN } = process.env;
const [number] = process.argv.slice(2);
const answer = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/issues/${number}/comments`, {
  method: 'POST',
  headers: {
    'user-agent': 'agent-gate-canary',
    'x-github-api-version': '2022-11-28',
    authorization: `Bearer ${GITHUB_TOKEN}`,
  },
  body: JSON.stringify({ body: 'é'.repeat(60_000) }),
});
// An answer that nobody reads keeps its connection open, and the process with it.
const text = await answer.text();
if (answer.status !== 201) throw new Error(`GitHub answered ${answer.status}: ${text}`);
