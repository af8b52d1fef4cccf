import { afterEach, describe, expect, test } from 'vitest';
import { listFilesAt, readFileAt } from '../../../src/io/github/contents.ts';
import { addCommit } from '../../support/github-state.ts';
import { startWorld, type World } from './world.ts';

const PATH = '.github/agent-gate.yml';

let world: World;
afterEach(async () => {
  expect(world.sim.violations).toEqual([]);
  await world.close();
});

async function read(ref: string, path = PATH): Promise<string | null> {
  const found = await readFileAt({ client: world.client, ref }, path);
  return found?.text ?? null;
}

/** What every description of a file says. */
const FILE = { type: 'file', path: PATH, sha: 'a'.repeat(40) };

function commitWith(text: string): string {
  return addCommit(world.sim.state, `with ${text.length}`, [], { [PATH]: text }).sha;
}

describe('readFileAt', () => {
  test('reads the file of that very commit', async () => {
    world = await startWorld();
    const sha = commitWith(`suite: größer\n${'# long\n'.repeat(40)}`);
    commitWith('suite: later\n');
    expect(await read(sha)).toMatch(/^suite: größer\n# long\n/);
  });

  test('finds nothing where there is no such file or commit', async () => {
    world = await startWorld();
    expect(await read(commitWith('suite: a\n'), 'other.yml')).toBeNull();
    expect(await read('0'.repeat(40))).toBeNull();
  });

  test.each([
    ['a folder', [{ ...FILE, path: `${PATH}/a` }], '1 MiB'],
    ['a file too large to be sent', { ...FILE, encoding: 'none', content: '' }, '1 MiB'],
    ['bytes that are no text', { ...FILE, encoding: 'base64', content: '/w==' }, 'not UTF-8'],
    ['a folder without entries, which git never keeps', [], 'unexpected content'],
    ['a folder with an entry that says nothing', [{}], 'unexpected content'],
    ['an answer that says nothing', {}, 'unexpected content'],
    ['a file without a name', { type: 'file', encoding: 'base64', content: '' }, 'unexpected content'],
    ['a file without content', FILE, 'unexpected content'],
  ])('refuses %s', async (_, body, why) => {
    world = await startWorld();
    world.sim.fail(/contents/, { status: 200, body });
    await expect(read(world.main[0] ?? '')).rejects.toThrow(why);
  });

  test('reads an empty file', async () => {
    world = await startWorld();
    world.sim.fail(/contents/, { status: 200, body: { ...FILE, encoding: 'base64', content: '' } });
    expect(await read(world.main[0] ?? '')).toBe('');
  });

  test('says when the token may not read it', async () => {
    world = await startWorld({ permissions: { actions: 'read' } });
    await expect(read(world.main[0] ?? '')).rejects.toMatchObject({ status: 403 });
  });
});

describe('listFilesAt', () => {
  test.each([
    ['a folder without entries, which git never keeps', 'rubrics', [], /contents/],
    ['a file without a name', 'rubrics', { type: 'file' }, /contents/],
    ['a tree without its id', '', { tree: [] }, /git\/trees/],
    ['a tree with an entry that says nothing', '', { sha: 'a'.repeat(40), tree: [{}] }, /git\/trees/],
  ])('refuses %s', async (_, folder, body, request) => {
    world = await startWorld();
    world.sim.fail(request, { status: 200, body });
    const base = { client: world.client, ref: world.main[0] ?? '' };
    await expect(listFilesAt(base, folder)).rejects.toThrow('unexpected content');
  });
});
