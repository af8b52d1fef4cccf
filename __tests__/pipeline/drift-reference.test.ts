import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Config, compileConfig } from '../../src/io/config.ts';
import { baselineName } from '../../src/io/github/artifact.ts';
import { fetchPinned, readPinned } from '../../src/pipeline/base-context.ts';
import { many, run } from '../gating/build-run.ts';
import { startWorld, type World } from '../io/github/world.ts';
import { addCommit } from '../support/github-state.ts';

const FILE = 'release.json';
const hash = `sha256:${'a'.repeat(64)}`;
const report = run(many(6, [1, 1]), { hash });
const written = { schema: 1, suite: 'booking', origin: { sha: 'a'.repeat(40) }, written: '2026-01-31', report };
const text = JSON.stringify(written);

function configWith(policy: string): Config {
  return compileConfig({ mapping: null, rubrics: [], policy: { file: 'p.yml', text: policy } });
}

const pinning = configWith(`drift: { reference: ${FILE} }`);
const silent = [
  { name: 'no drift', config: configWith('suite: booking') },
  { name: 'a commit', config: configWith('drift: { reference: 1a2b3c4 }') },
];

const pinned = {
  driftReference: { sha: 'a'.repeat(40), time: '2026-01-31', trials: 12, scenarios: 6, metrics: [{ score: 1 }] },
  notes: [],
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pinned-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('readPinned', () => {
  it('reads the file that the policy pins', () => {
    writeFileSync(join(root, FILE), text);
    expect(readPinned(pinning, root)).toMatchObject(pinned);
  });

  it('reads one that is larger than a configuration may be', () => {
    const large = { ...written, report: run(many(4000, [1, 1]), { hash }) };
    writeFileSync(join(root, FILE), JSON.stringify(large));
    expect(readPinned(pinning, root).notes).toEqual([]);
  });

  it.each(silent)('reads nothing where the policy pins $name', ({ config }) => {
    expect(readPinned(config, root)).toEqual({ driftReference: null, relaxed: [], notes: [] });
  });

  it.each([
    { name: 'missing', content: null, why: /does not exist|no such/i },
    { name: 'no JSON', content: '{', why: /release\.json/ },
    { name: 'without its suite', content: '{"schema":1}', why: /`suite` is missing/ },
    { name: 'of another format', content: '{"schema":2}', why: /format 2/ },
  ])('says so where it is $name', ({ content, why }) => {
    if (content !== null) writeFileSync(join(root, FILE), content);
    expect(readPinned(pinning, root)).toMatchObject({
      driftReference: null,
      notes: [{ code: 'drift-reference-missing', effect: 'warn', reason: expect.stringMatching(why) }],
    });
  });
});

describe('fetchPinned', () => {
  let world: World;
  beforeEach(async () => {
    world = await startWorld();
  });
  afterEach(async () => {
    expect(world.sim.violations).toEqual([]);
    await world.close();
  });

  const fetchAt = (config: Config, files: Readonly<Record<string, string>> | null) => {
    const base = files === null ? null : addCommit(world.sim.state, 'base', [], files).sha;
    const { repository } = world.context;
    return fetchPinned(world.client, config, { repository, base, name: baselineName('booking'), root });
  };

  it('reads the file at the commit', async () => {
    expect(await fetchAt(pinning, { [FILE]: text })).toMatchObject(pinned);
  });

  it.each(silent)('asks for nothing where the policy pins $name', async ({ config }) => {
    expect(await fetchAt(config, {})).toEqual({ driftReference: null, relaxed: [], notes: [] });
    expect(world.requests()).toEqual([]);
  });

  const rewritten = JSON.stringify({ ...written, written: '2026-02-28' });
  it.each([
    { name: 'no file of its own', own: null, now: [] },
    { name: 'the same in another layout', own: JSON.stringify(written, null, 2), now: [] },
    { name: 'another run there', own: rewritten, now: [expect.stringMatching(/^sha256:/)] },
    { name: 'what is no such file', own: '{', now: ['unreadable'] },
  ])('shows how a run rewrites it that has $name', async ({ own, now }) => {
    if (own !== null) writeFileSync(join(root, FILE), own);
    const { relaxed } = await fetchAt(pinning, { [FILE]: text });
    expect(relaxed.map(({ new: to }) => to)).toEqual(now);
  });

  it.each([
    { name: 'it is missing', files: {}, why: /does not exist at the base commit/ },
    { name: 'it is of another suite', files: { [FILE]: text.replace('booking', 'other') }, why: /of the suite other/ },
    { name: 'the base is not known', files: null, why: /the base commit is not known/ },
  ])('says so where $name', async ({ files, why }) => {
    expect(await fetchAt(pinning, files)).toMatchObject({
      driftReference: null,
      notes: [{ code: 'drift-reference-missing', reason: expect.stringMatching(why) }],
    });
  });
});
