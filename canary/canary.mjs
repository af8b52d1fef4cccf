// @ts-check
/**
 * Tells what GitHub did in a repository where the canary was played: `GITHUB_TOKEN=… node canary/canary.mjs OWNER/NAME`.
 * It only reads. Every probe ends as pass, fail, or unknown where its situation was not played. README.md says how to play them.
 */
import { fileURLToPath } from 'node:url';

/** @typedef {'pass' | 'fail' | 'unknown'} Result */
/** @typedef {{ id: number, event: string, head_branch: string, head_sha: string, status: string, conclusion: string | null, run_attempt: number, head_repository: { full_name: string } | null }} Run */
/** @typedef {{ name: string, size_in_bytes: number, digest?: string | null }} Artifact */
/** @typedef {{ number: number, head: { ref: string, sha: string, repo: { full_name: string } | null }, mergeable_state?: string }} Pull */
/** @typedef {{ body?: string, user: { login: string } | null }} Comment */
/** @typedef {{ name: string, conclusion: string | null, steps?: { name: string, conclusion: string | null }[] }} Job */
/** @typedef {(path: string) => Promise<any>} Ask */

/**
 * One probe a situation. The branch's name tells the situation; the steps of canary/workflow.yml check what a run sees.
 * @type {readonly { name: string, look: (facts: Facts) => Promise<Result> }[]}
 */
export const PROBES = [
  { name: 'artifacts survive "re-run all jobs"', look: (facts) => facts.survives('canary-rerun-all') },
  { name: 'artifacts survive "re-run failed jobs"', look: (facts) => facts.survives('canary-rerun-failed') },
  {
    name: 'a green dispatch run does not satisfy the required check',
    look: async (facts) => {
      const [run] = await facts.runs('canary-dispatch', 'workflow_dispatch');
      const pull = await facts.pull('canary-dispatch');
      if (run?.conclusion !== 'success' || pull === undefined) return 'unknown';
      const state = (await facts.details(pull)).mergeable_state;
      return state === 'blocked' ? 'pass' : state === 'clean' ? 'fail' : 'unknown';
    },
  },
  {
    name: 'a pull request of a fork is decided, and gets its comment from the second workflow',
    look: async (facts) => {
      const pull = await facts.forkPull();
      return pull === undefined ? 'unknown' : verdictOf((await facts.comments(pull)).length > 0);
    },
  },
  {
    name: 'the merge queue gets its check',
    look: async (facts) => ended((await facts.runs(undefined, 'merge_group'))[0]),
  },
  {
    name: 'the merge queue reads the label of its pull request',
    look: async (facts) => {
      const pull = await facts.pull('canary-label');
      const queued = (await facts.runs(undefined, 'merge_group')).find((run) =>
        run.head_branch.includes(`/pr-${pull?.number}-`),
      );
      return ended(queued);
    },
  },
  {
    name: 'a baseline is found 60 commits back',
    look: (facts) => facts.stepEnded('canary-60-commits', 'A baseline is found'),
  },
  {
    name: 'a run that is cancelled during its upload leaves no half artifact',
    look: async (facts) => {
      const [run] = await facts.runs('canary-cancel');
      if (run?.conclusion !== 'cancelled') return 'unknown';
      return verdictOf((await facts.artifacts(run)).every(({ size_in_bytes: size, digest }) => size > 0 && digest));
    },
  },
  {
    name: 'a comment of 60 kB is accepted',
    look: (facts) => facts.stepEnded('canary-long', 'A comment of 60 kB is accepted'),
  },
  {
    name: 'the oldest supported runner runs the action',
    look: (facts) => facts.stepEnded('canary-oldest-runner', 'The gate ran'),
  },
];

/** What only eyes can tell: an owner says so by an option. */
export const BY_EYE = [
  { option: '--anchor', name: 'the HTML artifact opens from the comment at its scenario (`#s-ID`)' },
  { option: '--script', name: 'inline script of the HTML artifact runs' },
];

/** @param {Run | undefined} run @returns {Result} */
function ended(run) {
  return run?.status !== 'completed' ? 'unknown' : verdictOf(run.conclusion === 'success');
}

/** @param {unknown} holds @returns {Result} */
function verdictOf(holds) {
  return holds ? 'pass' : 'fail';
}

/** What the probes ask GitHub. */
class Facts {
  /** @param {Ask} ask @param {string} slug */
  constructor(ask, slug) {
    this.ask = ask;
    this.slug = slug;
  }

  /** Newest first. @param {string | undefined} branch @param {string} [event] @returns {Promise<Run[]>} */
  async runs(branch, event = 'pull_request') {
    const query = new URLSearchParams({ event, per_page: '20', ...(branch === undefined ? {} : { branch }) });
    return (await this.ask(`/actions/runs?${query}`)).workflow_runs;
  }

  /** @param {Run} run @returns {Promise<Artifact[]>} */
  async artifacts({ id }) {
    return (await this.ask(`/actions/runs/${id}/artifacts?per_page=100`)).artifacts;
  }

  /** @returns {Promise<Pull[]>} */
  pulls() {
    return this.ask('/pulls?state=all&per_page=100');
  }

  /** @param {string} branch */
  async pull(branch) {
    return (await this.pulls()).find(({ head }) => head.ref === branch && head.repo?.full_name === this.slug);
  }

  async forkPull() {
    return (await this.pulls()).find(({ head }) => head.repo !== null && head.repo.full_name !== this.slug);
  }

  /** @param {Pull} pull @returns {Promise<Pull>} */
  details({ number }) {
    return this.ask(`/pulls/${number}`);
  }

  /** Those of the token that workflows have. @param {Pull} pull @returns {Promise<Comment[]>} */
  async comments({ number }) {
    const all = /** @type {Comment[]} */ (await this.ask(`/issues/${number}/comments?per_page=100`));
    return all.filter(({ user }) => user?.login === 'github-actions[bot]');
  }

  /** Whether attempt 1 of the branch's newest run is still there beside attempt 2. @param {string} branch @returns {Promise<Result>} */
  async survives(branch) {
    const [run] = await this.runs(branch);
    if (run === undefined || run.status !== 'completed' || run.run_attempt < 2) return 'unknown';
    const names = (await this.artifacts(run)).map(({ name }) => name);
    // A bundle of a pull request has its number in place of the run's.
    const hasOf = (/** @type {number} */ attempt) =>
      names.some((name) => new RegExp(`-(?:${run.id}|pr\\d+)-${attempt}$`).test(name));
    return hasOf(2) ? verdictOf(hasOf(1)) : 'unknown';
  }

  /** @param {string} branch @param {string} step @returns {Promise<Result>} */
  async stepEnded(branch, step) {
    const [run] = await this.runs(branch);
    if (run?.status !== 'completed') return 'unknown';
    const { jobs } = await this.ask(`/actions/runs/${run.id}/attempts/${run.run_attempt}/jobs?per_page=100`);
    const steps = /** @type {Job[]} */ (jobs).flatMap((job) => job.steps ?? []).filter(({ name }) => name === step);
    if (steps.length === 0) return 'unknown';
    return verdictOf(steps.every(({ conclusion }) => conclusion === 'success'));
  }
}

/**
 * Runs every probe; one that GitHub gives no answer to is unknown.
 * @param {Ask} ask
 * @param {string} slug
 * @param {ReadonlyMap<string, Result>} seen what eyes saw, by option
 */
export async function probeAll(ask, slug, seen) {
  const facts = new Facts(ask, slug);
  /** @type {{ name: string, result: Result }[]} */
  const results = [];
  for (const { name, look } of PROBES)
    results.push({ name, result: await look(facts).catch(() => /** @type {Result} */ ('unknown')) });
  for (const { option, name } of BY_EYE) results.push({ name, result: seen.get(option) ?? 'unknown' });
  return results;
}

/** @param {string} slug @returns {Ask} */
function askGithub(slug) {
  const { GITHUB_API_URL = 'https://api.github.com', GITHUB_TOKEN } = process.env;
  const headers = { 'user-agent': 'agent-gate-canary', 'x-github-api-version': '2022-11-28' };
  const authorization = GITHUB_TOKEN === undefined ? {} : { authorization: `Bearer ${GITHUB_TOKEN}` };
  return async (path) => {
    const answer = await fetch(`${GITHUB_API_URL}/repos/${slug}${path}`, { headers: { ...headers, ...authorization } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [slug = '', ...options] = process.argv.slice(2);
  const seen = new Map(options.map((text) => /** @type {[string, Result]} */ (text.split('=', 2))));
  const results = await probeAll(askGithub(slug), slug, seen);
  process.stdout.write(results.map(({ name, result }) => `${result.padEnd(7)}  ${name}\n`).join(''));
  process.exitCode = results.some(({ result }) => result === 'fail') ? 1 : 0;
}
