import { afterEach, describe, expect, test } from 'vitest';
import type { MainQuery } from '../../../src/pipeline/baseline/discover.ts';
import { run } from '../../gating/build-run.ts';
import { addBaseline, startWorld, type World } from '../../io/github/world.ts';
import type { Fault } from '../../support/github-sim.ts';
import { addCommit } from '../../support/github-state.ts';
import { mainQuery, type SearchedMain, searchMain } from './search-by-name.ts';

const FILE = '.github/agent-baseline.json';
const HASH = `sha256:${'a'.repeat(64)}`;
const COMMITTED = {
  schema: 1,
  suite: 'demo',
  origin: { sha: '1a2b3c4d5e6f708192a3b4c5d6e7f80911223344', run_id: 77 },
  written: '2026-02-01',
  report: run({ a: [1] }, { hash: HASH }),
};

let world: World;
afterEach(async () => {
  expect(world.sim.violations).toEqual([]);
  await world.close();
});

function search(more: Partial<MainQuery> = {}): Promise<SearchedMain> {
  world.client.answers.clear();
  return searchMain(world.client, mainQuery(world.context, more));
}

function commit(index: number): string {
  return world.main.at(index) ?? '';
}

/** `effect code` of every note. */
function codes({ notes }: SearchedMain): readonly string[] {
  return notes.map(({ effect, code }) => `${effect} ${code}`);
}

function texts({ found }: SearchedMain): readonly string[] {
  return found.map(({ content }) => content);
}

/** Commits a file. */
function commitFile(sha: string, text: string): void {
  const { commits } = world.sim.state;
  const one = commits.get(sha);
  if (one !== undefined) commits.set(sha, { ...one, files: { [FILE]: text } });
}

describe('a named commit', () => {
  test('is taken by its id, whatever its ancestry, with all its runs', async () => {
    world = await startWorld();
    await addBaseline(world.sim, commit(1), 'older');
    await addBaseline(world.sim, commit(2), 'named');
    await addBaseline(world.sim, commit(2), 'named again', { event: 'schedule' });
    await addBaseline(world.sim, commit(4), 'newest');
    const answer = await search({ source: { kind: 'commit', sha: commit(2) } });
    expect(texts(answer)).toEqual(['named again', 'named']);
    expect(codes(answer)).toEqual([]);
    expect(answer.found[0]?.origin).toMatchObject({
      sha: commit(2),
      label: `main (the named commit) at ${commit(2).slice(0, 7)}`,
      branch: 'main',
      found_by: 'commit',
    });
    expect(answer.found[0]?.origin).not.toHaveProperty('distance');
    expect(world.requests().filter((line) => line.startsWith('GET /commits?'))).toHaveLength(1);
  });

  test('is found beyond the newest two hundred artifacts', async () => {
    world = await startWorld();
    await addBaseline(world.sim, commit(2), 'far back');
    for (let index = 0; index < 205; index += 1) await addBaseline(world.sim, commit(4), `later ${index}`);
    expect(texts(await search({ source: { kind: 'commit', sha: commit(2) } }))).toEqual(['far back']);
  });

  test.each([
    ['has no artifact', [], 'invalid baseline-not-found'],
    ['has a stranger’s', [{ event: 'pull_request' }], 'warn baseline-foreign,invalid baseline-not-found'],
  ])('makes the run invalid when it %s', async (_, facts, expected) => {
    world = await startWorld();
    await addBaseline(world.sim, commit(4), 'newest');
    for (const one of facts) await addBaseline(world.sim, commit(2), 'foreign', one);
    const answer = await search({ source: { kind: 'commit', sha: commit(2) } });
    expect(answer.found).toEqual([]);
    expect(codes(answer).join()).toBe(expected);
  });

  test('does without one where the caller wants that', async () => {
    world = await startWorld();
    const answer = await search({ source: { kind: 'commit', sha: commit(2) }, onError: 'no-baseline' });
    expect(codes(answer)).toEqual(['warn baseline-not-found']);
  });

  test('is not replaced by a committed file', async () => {
    world = await startWorld();
    commitFile(commit(4), JSON.stringify(COMMITTED));
    const answer = await search({ source: { kind: 'commit', sha: commit(2) }, file: FILE });
    expect(answer).toMatchObject({ found: [], committed: null });
    expect(codes(answer)).toEqual(['invalid baseline-not-found']);
  });
});

describe('a list of artifacts that is not whole', () => {
  const EMPTY: Fault = { status: 200, body: { total_count: 1, artifacts: [] } };
  const LIST = /actions.artifacts$/;

  test('is asked for once more where it is empty', async () => {
    world = await startWorld();
    await addBaseline(world.sim, commit(4), 'base commit');
    world.sim.fail(LIST, EMPTY);
    expect(texts(await search())).toEqual(['base commit']);
  });

  test.each([
    ['empty twice', [EMPTY, EMPTY], 'warn baseline-unlisted'],
    ['short of the only baseline', ['stale'], 'warn baseline-foreign,warn baseline-unlisted'],
  ] satisfies [string, Fault[], string][])('holds the run where it is %s', async (_, faults, expected) => {
    world = await startWorld();
    await addBaseline(world.sim, commit(4), 'planted', { event: 'pull_request', headBranch: 'polite' });
    await addBaseline(world.sim, commit(4), 'base commit');
    world.sim.fail(LIST, ...faults);
    const answer = await search();
    expect(answer.found).toEqual([]);
    expect(codes(answer).join()).toBe(expected);
  });

  test('does not hide main behind artifacts of other branches at the base commit', async () => {
    world = await startWorld();
    await addBaseline(world.sim, commit(4), 'base commit');
    for (let index = 0; index < 120; index += 1)
      await addBaseline(world.sim, commit(4), `planted ${index}`, { event: 'pull_request', headBranch: 'polite' });
    expect(texts(await search())).toEqual(['base commit']);
  });
});

describe('the latest run', () => {
  const source = { kind: 'latest' } as const;

  test('is the newest of the base branch, and called approximate', async () => {
    world = await startWorld();
    await addBaseline(world.sim, commit(4), 'base commit');
    const { sha: after } = addCommit(world.sim.state, 'after the base', [commit(4)]);
    world.sim.state.branches.set('main', after);
    await addBaseline(world.sim, after, 'after the base');
    await addBaseline(world.sim, 'e'.repeat(40), 'of another branch', { headBranch: 'release/1' });
    await addBaseline(world.sim, 'f'.repeat(40), "a stranger's", { event: 'pull_request' });
    const answer = await search({ source });
    expect(texts(answer)).toEqual(['after the base', 'base commit']);
    expect(answer.found[0]?.origin.label).toBe(`main (newest run, approximate) at ${after.slice(0, 7)}`);
    expect(codes(answer)).toEqual([]);
  });

  test('is on the branch: a tag of that name is none', async () => {
    world = await startWorld();
    await addBaseline(world.sim, commit(3), 'main');
    await addBaseline(world.sim, world.head, 'of a tag called main');
    await addBaseline(world.sim, 'd'.repeat(40), 'of a commit that is gone');
    const answer = await search({ source });
    expect(texts(answer)).toEqual(['main']);
    const [compared] = world.requests().filter((request) => request.includes('compare'));
    expect(compared).toContain(`main...${'d'.repeat(40)}`);
  });

  test('is none where only a tag of that name has run', async () => {
    world = await startWorld();
    await addBaseline(world.sim, world.head, 'of a tag called main');
    const answer = await search({ source });
    expect(texts(answer)).toEqual([]);
    expect(answer.notes[0]).toMatchObject({
      code: 'baseline-foreign',
      reason: expect.stringMatching(/not lie on branch main/),
    });
  });

  test('is the base branch’s own, not one of the default branch', async () => {
    world = await startWorld();
    world.sim.state.branches.set('release/1', commit(3));
    await addBaseline(world.sim, commit(3), 'release', { headBranch: 'release/1' });
    await addBaseline(world.sim, commit(4), 'main');
    const answer = await search({ source, context: { ...world.context, baseRef: 'release/1' } });
    expect(texts(answer)).toEqual(['release']);
  });

  test('is looked for even where the base commit is unknown', async () => {
    world = await startWorld();
    await addBaseline(world.sim, commit(4), 'main');
    const answer = await search({ source, context: { ...world.context, anchor: { kind: 'unknown' } } });
    expect(texts(answer)).toEqual(['main']);
  });

  test('says where it looked when there is none', async () => {
    world = await startWorld();
    const answer = await search({ source });
    expect(codes(answer)).toEqual(['notice no-baseline']);
    expect(answer.notes[0]).toMatchObject({ search: { commits: null } });
  });
});

describe('a committed baseline', () => {
  test('replaces a missing artifact, in its version at the base commit', async () => {
    world = await startWorld();
    commitFile(commit(4), JSON.stringify(COMMITTED));
    commitFile(world.head, JSON.stringify({ ...COMMITTED, suite: 'forged' }));
    commitFile(world.merge, JSON.stringify({ ...COMMITTED, suite: 'forged' }));
    const answer = await search({ file: FILE });
    expect(answer.found).toEqual([]);
    expect(answer.committed?.report).toMatchObject(COMMITTED.report);
    expect(answer.committed?.origin).toEqual({
      ...COMMITTED.origin,
      label: `committed file ${FILE}, run of 1a2b3c4`,
      found_by: 'file',
      created: '2026-02-01',
    });
    expect(codes(answer)).toEqual(['notice baseline-from-file']);
    expect(answer.notes[0]).toMatchObject({ file: expect.any(String), base: expect.any(String) });
  });

  test('is not asked for while there is an artifact', async () => {
    world = await startWorld();
    commitFile(commit(4), JSON.stringify(COMMITTED));
    await addBaseline(world.sim, commit(3), 'artifact');
    expect(texts(await search({ file: FILE }))).toEqual(['artifact']);
    expect(world.requests().filter((line) => line.includes('/contents/'))).toEqual([]);
  });

  test('may be larger than what GitHub gives in base64', async () => {
    world = await startWorld();
    commitFile(commit(4), JSON.stringify(COMMITTED) + ' '.repeat(2 ** 21));
    expect((await search({ file: FILE })).committed?.report).toMatchObject(COMMITTED.report);
  });

  test.each([
    ['expired', 'warn baseline-expired'],
    ['foreign', 'warn baseline-foreign'],
  ])('keeps the warning of an artifact that is %s', async (kind, warning) => {
    world = await startWorld();
    commitFile(commit(4), JSON.stringify(COMMITTED));
    const artifact = await addBaseline(
      world.sim,
      commit(4),
      'odd',
      kind === 'foreign' ? { event: 'pull_request' } : {},
    );
    artifact.expired = kind === 'expired';
    expect(codes(await search({ file: FILE }))).toEqual([warning, 'notice baseline-from-file']);
  });

  test.each([
    ['forbids the artifacts', { contents: 'read' } as const, [], 'warn baseline-forbidden'],
    [
      'fails',
      undefined,
      Array.from({ length: 4 }, () => ({ status: 502, body: { message: 'oops' } })),
      'warn baseline-unreachable',
    ],
  ])(
    'replaces the artifact when GitHub %s, and nothing is invalid',
    async (_, permissions, faults: readonly Fault[], warning) => {
      world = await startWorld({ budgetMs: 20_000, ...(permissions && { permissions }) });
      commitFile(commit(4), JSON.stringify(COMMITTED));
      world.sim.fail(/actions\/artifacts$/, ...faults);
      expect(codes(await search({ file: FILE }))).toEqual([warning, 'notice baseline-from-file']);
    },
  );

  test.each([
    ['absent', null, 'baseline-file-absent', ''],
    ['of another suite', JSON.stringify({ ...COMMITTED, suite: 'other' }), 'baseline-file-unreadable', 'suite other'],
    ['no JSON', 'schema: 1', 'baseline-file-unreadable', ''],
    ['of another format', JSON.stringify({ ...COMMITTED, schema: 9 }), 'baseline-file-unreadable', 'format 9'],
    ['too large', ' '.repeat(2 ** 24 + 1), 'baseline-file-unreadable', 'larger than 16777216 bytes'],
  ])('is refused by name when it is %s', async (_, text, code, why) => {
    world = await startWorld();
    if (text !== null) commitFile(commit(4), text);
    const answer = await search({ file: FILE });
    expect(answer).toMatchObject({ found: [], committed: null });
    expect(codes(answer)).toEqual(['notice no-baseline', `warn ${code}`]);
    if (why !== '') expect(answer.notes[1]).toMatchObject({ reason: expect.stringContaining(why) });
  });

  test.each<readonly [string, Fault, string]>([
    [
      'is not UTF-8',
      { status: 200, headers: { 'content-type': 'application/vnd.github.raw+json' }, body: Buffer.from([0x7b, 0xff]) },
      'UTF-8',
    ],
    ['may not be read', { status: 403, body: { message: 'Resource not accessible by integration' } }, 'not accessible'],
  ])('is refused by name when it %s', async (_, fault, why) => {
    world = await startWorld();
    world.sim.fail(/contents\//, fault);
    const answer = await search({ file: FILE });
    expect(codes(answer)).toEqual(['notice no-baseline', 'warn baseline-file-unreadable']);
    expect(answer.notes[1]).toMatchObject({ reason: expect.stringContaining(why) });
  });

  test('is not looked for where the base commit is unknown', async () => {
    world = await startWorld();
    const answer = await search({ file: FILE, context: { ...world.context, anchor: { kind: 'unknown' } } });
    expect(codes(answer)).toEqual(['notice no-baseline']);
  });
});
