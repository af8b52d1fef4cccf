import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { holds } from '../support/expressions.ts';
import { readWorkflow } from '../support/workflow-file.ts';
import { openStage } from '../support/workflow-stage.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('agent-changed.yml runs the suite where it cannot tell that the agent is as it was', async () => {
  const stage = await openStage();
  const played = { file: 'agent-changed', as: 'pull-request' };
  await stage.onMain('push', played);
  const worse = await stage.onPull(stage.openPull(), { ...played, agent: 'regressed' });
  expect(worse.jobs).toEqual({ gate: 'failure' });
  await stage.close();
});

/** A repository on disk. */
interface Checkout {
  readonly root: string;
  git(...words: readonly string[]): string;
  write(path: string, text: string): void;
  commit(message: string): void;
}

function newCheckout(): Checkout {
  const root = mkdtempSync(join(tmpdir(), 'changed-'));
  folders.push(root);
  const settings = ['user.name=a', 'user.email=a@b.test', 'protocol.file.allow=always'].flatMap((one) => ['-c', one]);
  const git = (...words: readonly string[]): string =>
    execFileSync('git', [...settings, ...words], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const commit = (message: string): void => {
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', `--message=${message}`);
  };
  git('init', '--quiet', '--initial-branch=main');
  return { root, git, write, commit };
}

const SUBMODULE = 'agent/model';

/** A repository whose agent holds a submodule, with a change that git says nothing about unless it is asked to. */
function withSubmodule(): Checkout {
  const model = newCheckout();
  model.write('weights', '1');
  model.commit('model');
  const repository = newCheckout();
  repository.write('agent/prompt.md', 'x');
  repository.write('docs/readme.md', 'x');
  repository.git('submodule', '--quiet', 'add', model.root, SUBMODULE);
  repository.git('config', '--file=.gitmodules', `submodule.${SUBMODULE}.ignore`, 'all');
  repository.commit('base');
  return repository;
}

/** Merges what `change` does on a branch into main, and returns the merge. */
function mergeChange(repository: Checkout, change: (repository: Checkout) => void): string {
  repository.git('checkout', '--quiet', '-b', 'change');
  change(repository);
  repository.commit('change');
  repository.git('checkout', '--quiet', 'main');
  repository.git('merge', '--quiet', '--no-ff', '--message=merge', 'change');
  return repository.git('rev-parse', 'HEAD');
}

const steps = readWorkflow('agent-changed').jobs.gate?.steps ?? [];

/** Plays the step `agent` with the real git: its outputs. */
function listAgent({ root }: Checkout, MERGE: string): Readonly<Record<string, string>> {
  const { run = '' } = steps.find(({ id }) => id === 'agent') ?? {};
  const output = join(root, '.git', 'output');
  const env = { ...process.env, EVENT: 'pull_request', MERGE, GITHUB_OUTPUT: output };
  writeFileSync(output, '');
  execFileSync('bash', ['-eo', 'pipefail', '-c', run], { cwd: root, env });
  return Object.fromEntries(
    readFileSync(output, 'utf8')
      .split('\n')
      .map((line) => line.split('=', 2)),
  );
}

/** Points the submodule at a new commit of its own. */
function moveSubmodule({ root, git }: Checkout): void {
  const inside = (...words: readonly string[]) => git('-C', join(root, SUBMODULE), ...words);
  writeFileSync(join(root, SUBMODULE, 'weights'), '2');
  inside('commit', '--quiet', '--all', '--message=worse');
  // A plain `git add` would leave it out: `ignore = all` is in force.
  git('update-index', '--cacheinfo', `160000,${inside('rev-parse', 'HEAD')},${SUBMODULE}`);
}

test.each([
  { name: 'a file of the agent', change: ({ write }: Checkout) => write('agent/prompt.md', 'y'), changed: 'true' },
  { name: 'a file elsewhere', change: ({ write }: Checkout) => write('docs/readme.md', 'y'), changed: 'false' },
  { name: 'a submodule with `ignore = all`', change: moveSubmodule, changed: 'true' },
  {
    name: 'where submodules come from',
    change: ({ git }: Checkout) => git('config', '--file=.gitmodules', `submodule.${SUBMODULE}.url`, '../other'),
    changed: 'true',
  },
  {
    name: 'the agent, moved away',
    change: ({ root }: Checkout) => renameSync(join(root, 'agent/prompt.md'), join(root, 'docs/prompt.md')),
    changed: 'true',
  },
  { name: 'a mode', change: ({ root }: Checkout) => chmodSync(join(root, 'agent/prompt.md'), 0o755), changed: 'true' },
  {
    name: 'a file that attributes call binary',
    change: ({ write }: Checkout) => {
      write('.gitattributes', 'agent/** -diff -text\n');
      write('agent/prompt.md', 'y');
    },
    changed: 'true',
  },
  {
    name: 'a file into a link',
    change: ({ root }: Checkout) => {
      rmSync(join(root, 'agent/prompt.md'));
      symlinkSync('../docs/readme.md', join(root, 'agent/prompt.md'));
    },
    changed: 'true',
  },
])('agent-changed.yml: of a merge that changes $name, `changed` is $changed', ({ change, changed }) => {
  const repository = withSubmodule();
  const merge = mergeChange(repository, change);
  expect(listAgent(repository, merge)).toMatchObject({ changed });
});

test('agent-changed.yml keys its verdict by the commit of a submodule', () => {
  const repository = withSubmodule();
  const merge = mergeChange(repository, ({ write }) => write('agent/prompt.md', 'y'));
  const first = listAgent(repository, merge);
  repository.git('reset', '--quiet', '--hard', 'HEAD^1');
  repository.git('branch', '--quiet', '--delete', '--force', 'change');
  const other = mergeChange(repository, (it) => {
    it.write('agent/prompt.md', 'y');
    it.git('add', 'agent/prompt.md');
    moveSubmodule(it);
  });
  const second = listAgent(repository, other);
  expect(second.base).toBe(first.base);
  expect(second.files).not.toBe(first.files);
  const { with: inputs } = steps.find(({ id }) => id === 'verdict') ?? {};
  expect(inputs?.key).toContain('steps.agent.outputs.files');
});

test('agent-changed.yml runs the suite where the head is checked out', () => {
  const repository = withSubmodule();
  const merge = mergeChange(repository, ({ write }) => write('docs/readme.md', 'y'));
  repository.git('checkout', '--quiet', 'change');
  expect(listAgent(repository, merge)).toMatchObject({ changed: 'true', base: '' });
});

test('agent-changed.yml runs the suite where git cannot read the base', () => {
  const repository = withSubmodule();
  const merge = mergeChange(repository, ({ write }) => write('docs/readme.md', 'y'));
  const tree = repository.git('rev-parse', `${merge}^1^{tree}`);
  rmSync(join(repository.root, '.git/objects', tree.slice(0, 2), tree.slice(2)));
  expect(listAgent(repository, merge)).toMatchObject({ changed: 'true' });
});

test('agent-changed.yml runs the suite where nothing that it lists exists', () => {
  const repository = newCheckout();
  repository.write('src/agent.py', 'x');
  repository.commit('base');
  const merge = mergeChange(repository, ({ write }) => write('src/agent.py', 'y'));
  expect(listAgent(repository, merge)).toMatchObject({ changed: 'true' });
});

test.each([
  { name: 'nothing of the agent changed', agent: { changed: 'false' }, hit: '', runs: [] },
  {
    name: 'the agent changed',
    agent: { changed: 'true', base: 'b' },
    hit: '',
    runs: ['verdict', 'suite', 'gate', 'keep'],
  },
  { name: 'the same was green before', agent: { changed: 'true', base: 'b' }, hit: 'true', runs: ['verdict', 'keep'] },
  { name: 'the base is not known', agent: { changed: 'true', base: '' }, hit: '', runs: ['suite', 'gate'] },
])('agent-changed.yml: where $name, what runs is $runs', ({ agent, hit, runs }) => {
  const outcome = agent.base ? 'success' : 'skipped';
  const contexts = { steps: { agent: { outputs: agent }, verdict: { outcome, outputs: { 'cache-hit': hit } } } };
  const [, , ...optional] = steps;
  const names = ['verdict', 'suite', 'gate', 'keep'];
  const held = optional.map((step) => holds(step.if, contexts, 'success'));
  expect(names.filter((_, index) => held[index])).toEqual(runs);
});

test('agent-changed.yml keeps no verdict of a red check', () => {
  const keep = steps.at(-1);
  const contexts = { steps: { verdict: { outcome: 'success', outputs: {} } } };
  expect([keep?.run, holds(keep?.if, contexts, 'failure')]).toEqual(['touch verdict.txt', false]);
});
