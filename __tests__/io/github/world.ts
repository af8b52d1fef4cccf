import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { strToU8, zipSync } from 'fflate';
import type { Report } from '../../../schemas/types/report.ts';
import { sha256Of } from '../../../src/contract/hash.ts';
import { must } from '../../../src/contract/must.ts';
import { redactionHash } from '../../../src/gating/policy/redaction-policy.ts';
import { rubricIdentities } from '../../../src/io/bundle/format.ts';
import { compileConfig, defaultRubric } from '../../../src/io/config.ts';
import { connect, type GitHubClient } from '../../../src/io/github/client.ts';
import type { RunContext } from '../../../src/io/github/context.ts';
import { type Configs, headDecides } from '../../../src/pipeline/configs.ts';
import { redactionOfMain } from '../../../src/pipeline/redacting.ts';
import { run as sketchRun } from '../../gating/build-run.ts';
import { storeArtifact } from '../../support/artifact-service.ts';
import type { BlobStore } from '../../support/azurite.ts';
import { type GithubSim, startGithub } from '../../support/github-sim.ts';
import {
  ACTIONS_BOT,
  type Access,
  type Artifact,
  addCommit,
  addRun,
  type WorkflowRun,
} from '../../support/github-state.ts';

/** A workflow's own token, as GitHub writes them. */
export const TOKEN = 'ghs_0123456789abcdefghijklmnopqrstuvwxyz';
const WORKFLOW = '.github/workflows/agent-gate.yml';
const PERMISSIONS: Readonly<Record<string, Access>> = { contents: 'read', actions: 'read', 'pull-requests': 'write' };

/** A loopback GitHub with a main branch of five commits and an open pull request, and a client of it. */
export interface World {
  readonly sim: GithubSim;
  readonly client: GitHubClient;
  /** Commits of main, oldest first. */
  readonly main: readonly string[];
  readonly head: string;
  /** The test merge of head into the last commit of main. */
  readonly merge: string;
  /** The pull request's run. */
  readonly run: WorkflowRun;
  readonly context: RunContext;
  /** Requests so far as `METHOD /path`, without the repository. */
  requests(): readonly string[];
  close(): Promise<void>;
}

/** Starts the world. `budgetMs` is the client's; `permissions` are the token's. */
export async function startWorld(
  options: { budgetMs?: number; permissions?: Readonly<Record<string, Access>>; login?: string; token?: string } = {},
): Promise<World> {
  const { blobs, server } = await startBlobs();
  const sim = await startGithub(blobs);
  const { state } = sim;
  const token = options.token ?? TOKEN;
  state.tokens.set(token, { login: options.login ?? ACTIONS_BOT, permissions: options.permissions ?? PERMISSIONS });
  const main: string[] = [];
  for (const message of ['one', 'two', 'three', 'four', 'five'])
    main.push(addCommit(state, message, main.slice(-1)).sha);
  const base = main.at(-1) ?? '';
  const head = addCommit(state, 'change', [main[3] ?? '']).sha;
  const merge = addCommit(state, 'merge', [base, head]).sha;
  state.branches.set('main', base);
  state.pulls.set(7, {
    number: 7,
    title: 'Change the agent',
    baseRef: 'main',
    baseSha: main[0] ?? '',
    headRef: 'change',
    headRepository: state.repository,
    headSha: head,
    mergeSha: merge,
    state: 'open',
  });
  const run = addRun(state, { event: 'pull_request', headSha: head, headBranch: 'change' });
  return {
    sim,
    client: await connect({
      token,
      apiUrl: sim.origin,
      budgetMs: options.budgetMs ?? 20_000,
      repository: state.repository,
    }),
    main,
    head,
    merge,
    run,
    context: contextOf(sim, { run, head, merge }),
    requests: () =>
      sim.requests.map(({ method, path }) => `${method} ${path.replace('/repos/acme/booking-assistant', '')}`),
    close: async () => {
      await sim.close();
      server.close();
    },
  };
}

function contextOf(
  sim: GithubSim,
  { run, head, merge }: { run: WorkflowRun; head: string; merge: string },
): RunContext {
  const { repository } = sim.state;
  return {
    event: 'pull_request',
    repository,
    run: {
      id: run.id,
      attempt: 1,
      url: `https://github.com/acme/booking-assistant/actions/runs/${run.id}`,
      workflow: WORKFLOW,
      runner: 'GitHub Actions 1',
    },
    pullRequest: { number: 7, head: 'acme:change', fork: false },
    headSha: head,
    testedSha: merge,
    baseRef: 'main',
    defaultBranch: 'main',
    publishesBaseline: false,
    time: null,
    notBefore: null,
    labels: [],
    queued: null,
    anchor: { kind: 'merge-parent', merge, head, base: 'main' },
  };
}

/** The configs of a repository without any: the shipped rubric, and the default policy. */
export function configsOfMain(): Configs {
  return headDecides(compileConfig({ mapping: null, rubrics: defaultRubric(), policy: null }));
}

/** The report of a run of one scenario, scored by the shipped rubric. */
export function namedReport(scenario: string): Report {
  const [rubric] = configsOfMain().base.rubrics;
  const { id, ...rest } = must(rubric, 'the shipped rubric');
  return sketchRun({ [scenario]: [1] }, { rubric: id, ...rest });
}

/** The files of the smallest bundle that can be measured: a run of one scenario. The manifest lists them, `more` among them. */
export function bundleFiles(
  suite: string,
  manifest: Readonly<Record<string, unknown>> = {},
  more: Readonly<Record<string, string>> = {},
): Readonly<Record<string, Uint8Array>> {
  const configs = configsOfMain();
  const texts = { 'report.json': JSON.stringify(namedReport(suite)), 'history.jsonl': '', ...more };
  const contents = Object.entries(texts).map(([file, text]) => [file, strToU8(text)] as const);
  const listed = contents.map(([file, bytes]) => ({ file, bytes: bytes.length, sha256: sha256Of(bytes) }));
  const head = { schema: 1, tool: '0.1.0', suite, origin: {}, mapping: null, results: listed[0]?.sha256 };
  const scored = {
    rubrics: rubricIdentities(configs.base.rubrics),
    redaction: redactionHash(redactionOfMain(configs)),
  };
  const index = JSON.stringify({ ...head, ...scored, files: listed, ...manifest });
  return { 'manifest.json': strToU8(index), ...Object.fromEntries(contents) };
}

/** The smallest archive that is a bundle, of a run of that suite. */
export function smallBundle(suite: string): Uint8Array {
  return zipSync(bundleFiles(suite));
}

/** A run with the bundle of a suite that is called `text`; by default a trusted push to main. */
export async function addBaseline(
  sim: GithubSim,
  sha: string,
  text: string,
  facts: Partial<WorkflowRun> & { readonly name?: string; readonly bytes?: Uint8Array } = {},
): Promise<Artifact> {
  const { name = 'agent-gate-baseline-demo', bytes, ...run } = facts;
  const ended = { status: 'completed', conclusion: 'success' } as const;
  const { id } = addRun(sim.state, { event: 'push', headSha: sha, headBranch: 'main', ...ended, ...run });
  return storeArtifact(sim, {
    runId: id,
    name,
    bytes: Buffer.from(bytes ?? smallBundle(text)),
  });
}

/**
 * Blobs in memory behind plain links: what is put in blocks is put together again. The signatures of a real store are
 * the business of the end-to-end tests.
 */
async function startBlobs(): Promise<{ readonly blobs: BlobStore; readonly server: Server }> {
  const stored = new Map<string, Buffer>();
  const blocks = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://blobs');
    const blob = decodeURIComponent(pathname.slice('/account/artifacts/'.length));
    // A link that is opened with a token would give it away.
    if (request.headers.authorization !== undefined) return void response.writeHead(403).end();
    if (request.method === 'GET') return void response.writeHead(stored.has(blob) ? 200 : 404).end(stored.get(blob));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const block = searchParams.get('blockid');
    if (block !== null) blocks.set(block, body);
    const ids = [...body.toString().matchAll(/<Latest>([^<]+)</g)].map(([, id]) => blocks.get(id ?? ''));
    if (block === null) stored.set(blob, Buffer.concat(ids.filter((part) => part !== undefined)));
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = (blob: string): string =>
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/account/artifacts/${encodeURIComponent(blob)}`;
  const blobs: BlobStore = {
    uploadUrl: url,
    downloadUrl: url,
    read: async (blob) => stored.get(blob) ?? null,
    write: async (blob, bytes) => void stored.set(blob, Buffer.from(bytes)),
    list: async () => [...stored.keys()],
  };
  return { blobs, server };
}
