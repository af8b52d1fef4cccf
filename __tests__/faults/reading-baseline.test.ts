import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { strToU8, zipSync } from 'fflate';
import { afterEach, describe, expect, test } from 'vitest';
import type { Finding } from '../../schemas/types/decision.ts';
import { render } from '../../src/gating/findings/catalogue.ts';
import { compileConfig } from '../../src/io/config.ts';
import type { MainQuery } from '../../src/pipeline/baseline/discover.ts';
import { findBaseline } from '../../src/pipeline/baseline/find-baseline.ts';
import { askNoJudge } from '../../src/pipeline/judging.ts';

import { addBaseline, bundleFiles, startWorld, TOKEN, type World } from '../io/github/world.ts';
import { mainQuery, searchMain } from '../pipeline/baseline/search-by-name.ts';
import type { Fault } from '../support/github-sim.ts';

const FORK = { id: 99, owner: 'eve', name: 'booking-assistant' };

let world: World;
let cutServer: Server | undefined;
afterEach(async () => {
  expect(world.sim.violations).toEqual([]);
  await world.close();
  cutServer?.closeAllConnections();
  cutServer?.close();
  cutServer = undefined;
});

/** Everything that a bundle of main holds; `files` replaces or adds some after the manifest was written. */
function bundle(
  files: Readonly<Record<string, Uint8Array>> = {},
  manifest: Readonly<Record<string, unknown>> = {},
): Uint8Array {
  return zipSync({ ...bundleFiles('demo', manifest), ...files });
}

/** Searches as the action does; the report of each bundle is read. */
async function search(more: Partial<MainQuery> = {}) {
  world.client.answers.clear();
  const searched = await searchMain(world.client, { ...mainQuery(world.context), ...more });
  return { ...searched, notes: searched.notes.map(render) };
}

function base(): string {
  return world.main[4] ?? '';
}

/** Artifacts with GitHub's own fields, for what the fake would not say. */
function listing(artifacts: readonly object[]): Fault {
  return { status: 200, body: { total_count: artifacts.length, artifacts } };
}

type Arrange = () => unknown;

/** What can be wrong, one row per answer that a person gets. */
const SITUATIONS: readonly {
  readonly name: string;
  readonly arrange: Arrange;
  readonly code: string;
  readonly effect: Finding['effect'];
  readonly what: RegExp;
  readonly next: RegExp;
}[] = [
  {
    name: 'absent: main has not run yet (F18)',
    arrange: () => undefined,
    code: 'no-baseline',
    effect: 'notice',
    what: /no baseline yet/,
    next: /Run the workflow once on the base branch/,
  },
  {
    name: 'expired: GitHub has deleted it (F19)',
    arrange: async () => {
      (await addBaseline(world.sim, base(), '', { bytes: bundle() })).expired = true;
    },
    code: 'baseline-expired',
    effect: 'warn',
    what: /has expired/,
    next: /schedule replaces it before it expires.*retention-days/,
  },
  {
    name: 'unreadable: no bundle (F24)',
    arrange: () => addBaseline(world.sim, base(), '', { bytes: strToU8('<html>') }),
    code: 'baseline-unreadable',
    effect: 'warn',
    what: /cannot be read/,
    next: /Save a new baseline/,
  },
  {
    name: 'poisoned: other bytes than were uploaded (F22)',
    arrange: async () => {
      const { blob } = await addBaseline(world.sim, base(), '', { bytes: bundle() });
      await world.sim.blobs.write(blob, Buffer.from(bundle({ 'extra.txt': strToU8('x') })));
    },
    code: 'baseline-unreadable',
    effect: 'warn',
    what: /cannot be read/,
    next: /Save a new baseline/,
  },
  {
    name: 'foreign: of a fork whose branch is called main (F21)',
    arrange: () => addBaseline(world.sim, base(), '', { bytes: bundle(), headRepository: FORK }),
    code: 'baseline-foreign',
    effect: 'warn',
    what: /it comes from another repository/,
    next: /baseline-workflow/,
  },
  {
    name: 'forbidden: the token may not read it (F02)',
    arrange: () =>
      world.sim.fail(/actions\/artifacts$/, {
        status: 403,
        body: { message: 'Resource not accessible by integration' },
      }),
    code: 'baseline-forbidden',
    effect: 'invalid',
    what: /may not read/,
    next: /permissions: \{ contents: read, actions: read/,
  },
  {
    name: 'unreachable: GitHub does not answer (F11)',
    arrange: () => world.sim.fail(/actions\/artifacts$/, ...Array.from({ length: 4 }, () => ({ status: 503 }))),
    code: 'baseline-unreachable',
    effect: 'invalid',
    what: /did not return the baseline/,
    next: /Run the job again.*on-baseline-error/,
  },
];

describe('without a usable baseline a person reads why, and what to do:', () => {
  test.each(SITUATIONS)('$name', async ({ arrange, code, effect, what, next }) => {
    world = await startWorld({ budgetMs: 2_000 });
    await arrange();
    const { found, notes } = await search();
    expect(found).toEqual([]);
    expect(notes).toEqual([
      expect.objectContaining({ code, effect, what: expect.stringMatching(what), next: expect.stringMatching(next) }),
    ]);
  });
});

/** A zip whose directory says other sizes than the file has. */
function withSizes(archive: Uint8Array, bytes: number): Uint8Array {
  const changed = Buffer.from(archive);
  const record = changed.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  changed.writeUInt32LE(bytes, record + 24);
  return changed;
}

const BOMB = zipSync({ 'manifest.json': new Uint8Array(8 * 2 ** 20) }, { level: 9 });

/** Everything that somebody could plant. `why` is what the refusal says. */
const POISONED: readonly {
  readonly name: string;
  readonly facts: NonNullable<Parameters<typeof addBaseline>[3]>;
  readonly code: string;
  readonly why: string;
}[] = [
  { name: "a fork's branch named main", facts: { headRepository: FORK }, code: 'foreign', why: 'another repository' },
  { name: 'a pull request', facts: { event: 'pull_request' }, code: 'foreign', why: 'started by pull_request' },
  {
    name: 'a privileged pull request',
    facts: { event: 'pull_request_target' },
    code: 'foreign',
    why: 'started by pull_request_target',
  },
  {
    name: 'what followed a pull request',
    facts: { event: 'workflow_run' },
    code: 'foreign',
    why: 'started by workflow_run',
  },
  { name: 'a comment', facts: { event: 'issue_comment' }, code: 'foreign', why: 'started by issue_comment' },
  { name: 'the merge queue', facts: { event: 'merge_group' }, code: 'foreign', why: 'started by merge_group' },
  { name: 'another branch', facts: { headBranch: 'mian' }, code: 'foreign', why: 'branch mian' },
  {
    name: 'another workflow',
    facts: { path: '.github/workflows/evil.yml' },
    code: 'foreign',
    why: 'workflow .github/workflows/evil.yml',
  },
  {
    name: 'a workflow whose path goes on',
    facts: { path: '.github/workflows/agent-gate.yml.evil' },
    code: 'foreign',
    why: 'workflow .github/workflows/agent-gate.yml.evil',
  },
  {
    name: 'a bomb that tells its size',
    facts: { bytes: withSizes(BOMB, 2 ** 30 + 1) },
    code: 'unreadable',
    why: 'more than 1073741824',
  },
  {
    name: 'a bomb that hides its size',
    facts: { bytes: withSizes(BOMB, 10) },
    code: 'unreadable',
    why: 'cannot be unpacked',
  },
  {
    name: 'a path out of the folder',
    facts: { bytes: bundle({ '../../evil.sh': strToU8('x') }) },
    code: 'unreadable',
    why: 'leaves the archive',
  },
  {
    name: 'a path from the root',
    facts: { bytes: bundle({ '/etc/cron.d/evil': strToU8('x') }) },
    code: 'unreadable',
    why: 'leaves the archive',
  },
  {
    name: 'a path of Windows',
    facts: { bytes: bundle({ 'C:\\evil.bat': strToU8('x') }) },
    code: 'unreadable',
    why: 'leaves the archive',
  },
  {
    name: 'a second manifest in capitals',
    facts: { bytes: bundle({ 'MANIFEST.JSON': strToU8('{}') }) },
    code: 'unreadable',
    why: 'the same name',
  },
  {
    name: 'a report that the manifest does not list',
    facts: { bytes: bundle({ 'report.json': strToU8('{"a":1}') }) },
    code: 'unreadable',
    why: 'differs from the manifest',
  },
  {
    name: 'a manifest of tomorrow',
    facts: { bytes: bundle({}, { schema: 2 }) },
    code: 'unreadable',
    why: 'another format',
  },
  {
    name: 'a manifest of another form',
    facts: { bytes: bundle({}, { suite: 7 }) },
    code: 'unreadable',
    why: '`suite` has a wrong value',
  },
  {
    name: 'a manifest that nests without end',
    facts: { bytes: bundle({ 'manifest.json': strToU8('['.repeat(200_000) + ']'.repeat(200_000)) }) },
    code: 'unreadable',
    why: 'nests deeper than 64 levels',
  },
  {
    name: "a manifest with every object's key",
    facts: { bytes: bundle({ 'manifest.json': strToU8('{"__proto__":{"schema":1}}') }) },
    code: 'unreadable',
    why: '__proto__',
  },
];

describe('a planted baseline is refused by name, and a true one behind it is used:', () => {
  test.each(POISONED)('$name', async ({ facts, code, why }) => {
    world = await startWorld();
    await addBaseline(world.sim, base(), '', { bytes: bundle(), ...facts });
    const alone = await search();
    expect(alone.found).toEqual([]);
    expect(alone.notes.map((note) => note.code)).toEqual([`baseline-${code}`]);
    expect(JSON.stringify(alone.notes[0])).toContain(why);
    await addBaseline(world.sim, world.main[3] ?? '', '', { bytes: bundle() });
    expect((await search()).found.map(({ content }) => content)).toEqual(['demo']);
  });

  test('an artifact that says it belongs to another commit than its run', async () => {
    world = await startWorld();
    const { id, runId } = await addBaseline(world.sim, world.main[0] ?? '', '', { bytes: bundle() });
    const claims = { id: runId, repository_id: 4242, head_repository_id: 4242, head_sha: base() };
    world.sim.fail(
      /actions\/artifacts$/,
      listing([{ id, name: 'agent-gate-baseline-demo', expired: false, workflow_run: claims }]),
    );
    const { found, notes } = await search();
    expect(found).toEqual([]);
    expect(notes[0]).toMatchObject({ code: 'baseline-foreign', what: expect.stringContaining('another commit') });
  });
});

describe('GitHub and the network', () => {
  test('without a token nothing is looked for, and that is said (F01)', async () => {
    world = await startWorld();
    const config = { mapping: undefined, rubrics: [], policy: undefined };
    const found = findBaseline(null, { ...mainQuery(world.context), places: config, root: '.' });
    const { runs, notes } = await found(compileConfig({ mapping: null, rubrics: [], policy: null }), askNoJudge);
    expect(runs).toEqual([]);
    expect(notes.map(render)).toEqual([
      expect.objectContaining({ code: 'base-config-unreadable', effect: 'invalid' }),
      expect.objectContaining({ code: 'baseline-forbidden', effect: 'warn', next: expect.stringContaining('`token`') }),
    ]);
    expect(world.requests()).toEqual([]);
  });

  test('a token that is not valid is not tried again, nor shown (F03)', async () => {
    world = await startWorld();
    world.sim.state.tokens.clear();
    const { notes } = await search();
    expect(notes).toEqual([expect.objectContaining({ code: 'baseline-forbidden', effect: 'invalid' })]);
    // The base commit and the list of artifacts, each asked for once.
    expect([...new Set(world.requests())]).toEqual(world.requests());
    expect(world.requests()).toHaveLength(2);
    expect(JSON.stringify(notes)).not.toContain(TOKEN);
  });

  test('a repository that the token cannot see is a matter of permissions (F05)', async () => {
    world = await startWorld();
    world.sim.fail(/actions\/artifacts$/, { status: 404, body: { message: 'Not Found' } });
    expect((await search()).notes[0]).toMatchObject({ code: 'baseline-forbidden', effect: 'invalid' });
  });

  const limited = (seconds: string): Fault => ({
    status: 429,
    headers: { 'retry-after': seconds },
    body: { message: 'You have exceeded a secondary rate limit' },
  });

  test('a short wait that GitHub asks for is waited (F09)', async () => {
    world = await startWorld();
    await addBaseline(world.sim, base(), '', { bytes: bundle() });
    world.sim.fail(/actions\/artifacts$/, limited('1'));
    expect((await search()).found).toHaveLength(1);
  });

  test('a long one is not (F09)', async () => {
    world = await startWorld();
    world.sim.fail(/actions\/artifacts$/, limited('3600'));
    const { notes } = await search();
    expect(notes).toEqual([expect.objectContaining({ code: 'baseline-unreachable', effect: 'invalid' })]);
    expect(world.requests().filter((line) => line.includes('/actions/artifacts'))).toHaveLength(1);
  });

  test('the spent requests of an hour are no missing permission (F10)', async () => {
    world = await startWorld();
    world.sim.fail(/actions\/artifacts$/, {
      status: 403,
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1772409600' },
      body: { message: 'API rate limit exceeded for installation' },
    });
    const [note] = (await search()).notes;
    expect(note).toMatchObject({ code: 'rate-limited', effect: 'warn' });
    expect(note?.actual).toContain('2026-03-02T00:00:00.000Z');
    expect(world.requests().filter((line) => line.includes('/actions/artifacts'))).toHaveLength(1);
  });

  /** The next downloads lead to a store that answers like this. */
  async function storeAnswers(answer: (response: ServerResponse) => void): Promise<() => number> {
    let asked = 0;
    cutServer = createServer((_, response) => {
      asked += 1;
      answer(response);
    });
    await new Promise<void>((resolve) => cutServer?.listen(0, '127.0.0.1', resolve));
    const location = `http://127.0.0.1:${(cutServer.address() as AddressInfo).port}/blob`;
    world.sim.fail(/\/zip$/, { status: 302, headers: { location } });
    return () => asked;
  }

  function breakOff(response: ServerResponse): void {
    response.writeHead(200, { 'content-length': '5000' });
    response.write('PK', () => response.destroy());
  }

  test('a download that is cut off is tried again, then the next run is used (F23)', async () => {
    world = await startWorld({ budgetMs: 2_000 });
    await addBaseline(world.sim, world.main[3] ?? '', '', { bytes: bundle() });
    await addBaseline(world.sim, base(), '', { bytes: bundle() });
    const asked = await storeAnswers(breakOff);
    const { found, notes } = await search();
    expect(found.map(({ origin }) => origin.distance)).toEqual([1]);
    expect(asked()).toBe(4);
    expect(notes).toEqual([
      expect.objectContaining({
        code: 'baseline-unreachable',
        effect: 'notice',
        actual: 'the connection broke during the download',
      }),
    ]);
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['502', (response) => response.writeHead(502).end('<html>')],
    ['503', (response) => response.writeHead(503).end()],
    ['429', (response) => response.writeHead(429).end()],
    ['403', (response) => response.writeHead(403).end('<Error>AuthenticationFailed</Error>')],
    ['a cut connection', (response) => response.destroy()],
    ['a download cut off', breakOff],
    ['a page instead of the archive', (response) => response.writeHead(200).end('<html>')],
    ['nothing', (response) => response.writeHead(200).end()],
    ['silence', () => undefined],
  ])('a store that answers with %s has not said that there is no baseline (F10-F12)', async (_, answer) => {
    world = await startWorld({ budgetMs: 600 });
    await addBaseline(world.sim, base(), '', { bytes: bundle() });
    await storeAnswers(answer);
    const { found, notes } = await search();
    expect(found).toEqual([]);
    expect(notes).toEqual([expect.objectContaining({ code: 'baseline-unreachable', effect: 'invalid' })]);
  });

  test.each<[string, Fault, string]>([
    ['HTTP 503', { status: 503 }, 'unreachable'],
    ['a cut connection', 'reset', 'unreachable'],
    ['a secondary limit', limited('3600'), 'unreachable'],
    ['a page', { status: 200, body: '<html>' }, 'unreachable'],
    ['an odd link', { status: 302, headers: { location: '/nowhere' } }, 'unreachable'],
    ['no leave', { status: 403, body: { message: 'Resource not accessible by integration' } }, 'forbidden'],
  ])('nor has GitHub with %s instead of the link', async (_, fault, trouble) => {
    world = await startWorld({ budgetMs: 1_000 });
    await addBaseline(world.sim, base(), '', { bytes: bundle() });
    world.sim.fail(/\/zip$/, fault, fault, fault, fault);
    const { found, notes } = await search();
    expect(found).toEqual([]);
    expect(notes).toEqual([expect.objectContaining({ code: `baseline-${trouble}`, effect: 'invalid' })]);
  });

  test('an older server gives no digest and filters nothing by name (F43)', async () => {
    world = await startWorld();
    const { id, runId } = await addBaseline(world.sim, base(), '', { bytes: bundle() });
    const ours = { id: runId, repository_id: 4242, head_repository_id: 4242, head_sha: base() };
    world.sim.fail(
      /actions\/artifacts$/,
      listing([
        { id: id + 1, name: 'coverage', expired: false, workflow_run: ours },
        { id, name: 'agent-gate-baseline-demo', expired: false, workflow_run: ours },
      ]),
    );
    const { found, notes } = await search();
    expect(found).toHaveLength(1);
    expect(found[0]?.origin).not.toHaveProperty('created');
    expect(notes).toEqual([]);
  });

  test('a second attempt of a run is not compared with what its first has saved (F44, I62)', async () => {
    world = await startWorld();
    const { runId } = await addBaseline(world.sim, base(), '', { bytes: bundle() });
    const onMain = {
      ...world.context,
      anchor: { kind: 'commit', sha: base() },
      run: { ...world.context.run, id: runId, attempt: 2 },
    } as const;
    expect((await search({ context: onMain })).notes[0]?.code).toBe('no-baseline');
    for (const source of [{ kind: 'latest' }, { kind: 'commit', sha: base() }] as const)
      expect((await search({ context: onMain, source })).found).toEqual([]);
  });
});
