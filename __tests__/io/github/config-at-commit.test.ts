import { afterEach, describe, expect, test } from 'vitest';
import { type ConfigAt, readConfigAt } from '../../../src/io/github/contents.ts';
import type { Fault } from '../../support/github-sim.ts';
import { addCommit } from '../../support/github-state.ts';
import { startWorld, type World } from './world.ts';

let world: World;
afterEach(async () => {
  expect(world.sim.violations).toEqual([]);
  await world.close();
});

const FILES = {
  'README.md': 'Read me.',
  '.github/agent-gate.yml': 'suite: booking\n',
  'gate/policy.yml': 'suite: other\n',
  'gate/mapping.yml': 'mapping: ours\n',
  'rubrics/clarity.yml': 'rubric: clarity\n',
  'rubrics/booking.yml': 'rubric: booking\n',
  'rubrics/booking.test.yml': 'rubric: booking\n',
  'rubrics/deep/tone.yml': 'rubric: tone\n',
};

async function configAt(
  options: { mapping?: string; rubrics?: readonly string[]; policy?: string },
  files: Readonly<Record<string, string>> = FILES,
  { links, fault }: { links?: Readonly<Record<string, string>>; fault?: Fault } = {},
): Promise<ConfigAt> {
  world = await startWorld({ budgetMs: 20_000 });
  const commit = addCommit(world.sim.state, 'with a config', [], files);
  world.sim.state.commits.set(commit.sha, { ...commit, ...(links === undefined ? {} : { links }) });
  const ref = commit.sha;
  if (fault !== undefined) world.sim.fail(/contents|git.trees/, ...Array(9).fill(fault));
  addCommit(world.sim.state, 'later', [ref], {});
  const { client } = world;
  return readConfigAt({ client, ref }, { rubrics: [], ...options });
}

const names = ({ texts }: ConfigAt) => texts.rubrics.map(({ file }) => file);

describe('the config at a commit', () => {
  test('is found where the run finds its own by default', async () => {
    const config = await configAt({});
    expect(config.texts.policy).toEqual({ file: '.github/agent-gate.yml', text: 'suite: booking\n' });
    expect(config.texts.mapping).toBeNull();
    expect(config.missing).toEqual([]);
    expect(names(config)).toEqual(['rubrics/booking.yml', 'rubrics/clarity.yml']);
  });

  test.each([
    { name: 'a pattern over all folders', rubrics: ['rubrics/**/*.yml'], found: ['booking', 'clarity', 'deep/tone'] },
    { name: 'a file', rubrics: ['rubrics/clarity.yml'], found: ['clarity'] },
    { name: 'a pattern and a file of it', rubrics: ['rubrics/c*.yml', 'rubrics/clarity.yml'], found: ['clarity'] },
  ])('is found by $name', async ({ rubrics, found }) => {
    expect(names(await configAt({ rubrics }))).toEqual(found.map((one) => `rubrics/${one}.yml`));
  });

  test('is found below any number of folders', async () => {
    const others = Array.from({ length: 60 }, (_, i) => [`packages/p${i}/src/index.js`, 'x']);
    const files = { ...FILES, ...Object.fromEntries(others), 'packages/bot/rubrics/tone.yml': 'rubric: tone\n' };
    expect(names(await configAt({ rubrics: ['packages/*/rubrics/*.yml'] }, files))).toEqual([
      'packages/bot/rubrics/tone.yml',
    ]);
    expect(world.requests().filter((line) => line.includes('/git/trees/'))).toHaveLength(2);
  });

  test('is read through links to files', async () => {
    const links = { 'rubrics/linked.yml': 'gate/mapping.yml', '.github/link.yml': 'gate/policy.yml' };
    const { texts } = await configAt({ policy: '.github/link.yml' }, FILES, { links });
    expect(texts.rubrics[2]).toEqual({ file: 'rubrics/linked.yml', text: 'mapping: ours\n' });
    expect(texts.policy).toEqual({ file: '.github/link.yml', text: 'suite: other\n' });
  });

  test.each([
    {
      name: 'a link that leads to no file',
      links: { 'rubrics/x.yml': 'gone.yml' },
      why: 'rubrics/x.yml: ',
    },
    { name: 'a link in place of a folder', links: { more: 'rubrics' }, why: '`more` is a link' },
  ])('is not taken where $name would have to be left out', async ({ links, why }) => {
    await expect(configAt({ rubrics: ['rubrics/*.yml', 'more/*.yml'] }, FILES, { links })).rejects.toThrow(why);
  });

  test.each([
    { name: 'the rubrics', options: { rubrics: ['more/clarity.yml'] }, links: { more: 'rubrics' } },
    { name: 'the mapping', options: { mapping: 'more/mapping.yml' }, links: { more: 'gate' } },
    { name: 'the policy', options: { policy: 'deep/more/policy.yml' }, links: { 'deep/more': '../gate' } },
  ])('does not lack $name that stand behind a link', async ({ options, links }) => {
    await expect(configAt(options, FILES, { links })).rejects.toThrow('`more` is a link');
  });

  test('lacks paths outside of the repository without asking GitHub', async () => {
    const outside = { mapping: '/gate/mapping.yml', rubrics: ['/rubrics/*.yml', '/rubrics/clarity.yml'] };
    expect((await configAt({ ...outside, policy: '/gate/policy.yml' })).missing).toEqual([
      'rubrics',
      'mapping',
      'policy',
    ]);
    expect(world.requests()).toEqual([]);
  });

  test.each([
    {
      name: 'GitHub lists only a part of all files',
      rubrics: ['**/*.yml'],
      body: { tree: [], truncated: true },
      why: 'only a part',
    },
    { name: 'GitHub does not know the commit', status: 404, body: { message: 'Not Found' }, why: 'Not Found' },
  ])('is not taken where $name', async ({ rubrics = ['rubrics/*.yml'], status = 200, body, why }) => {
    await expect(configAt({ rubrics }, FILES, { fault: { status, body } })).rejects.toMatchObject({
      name: 'ApiError',
      message: expect.stringContaining(why),
    });
  });

  test('takes the mapping and the policy that the run names', async () => {
    const config = await configAt({ mapping: 'gate/mapping.yml', policy: 'gate/policy.yml' });
    expect(config.texts).toMatchObject({ mapping: { text: 'mapping: ours\n' }, policy: { text: 'suite: other\n' } });
  });

  test('takes what is shipped from the shipped files', async () => {
    const config = await configAt({ mapping: 'tau-bench', rubrics: ['tool-use'] });
    expect(config.texts.mapping?.text).toMatch(/^mapping: tau-bench$/m);
    expect(names(config)).toEqual(['rubrics/tool-use.yml']);
  });

  test('lacks the rubrics where the commit has none: a run there is measured by the harness', async () => {
    const config = await configAt({}, { 'README.md': 'Read me.' });
    expect(config.missing).toEqual(['rubrics']);
    expect(names(config)).toEqual(['rubrics/harness-verdict.yml']);
  });

  test.each([
    { name: 'the rubrics', options: { rubrics: ['other/*.yml'] }, missing: 'rubrics', kept: ['policy'] },
    { name: 'the mapping', options: { mapping: 'other.yml' }, missing: 'mapping', kept: ['rubrics', 'policy'] },
    { name: 'the policy', options: { policy: 'other.yml' }, missing: 'policy', kept: ['rubrics'] },
  ] as const)('lacks $name that the run names elsewhere, and keeps the rest', async ({ options, missing, kept }) => {
    const config = await configAt(options);
    expect(config.missing).toEqual([missing]);
    for (const part of kept)
      expect(config.texts[part]).toMatchObject(part === 'rubrics' ? [{}, {}] : { text: 'suite: booking\n' });
    expect(config.texts[missing]).toEqual(missing === 'rubrics' ? [] : null);
  });
});
