import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActionInputs } from '@actions/languageservice/action';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { complaints } from './github-language.ts';
import { safetyProblems } from './workflow-rules.ts';

const root = join(import.meta.dirname, '../..');
const ownInputs = (parse(read('action.yml')) as { inputs: ActionInputs }).inputs;

interface Workflow {
  readonly name: string;
  readonly text: string;
}

const workflows = [
  ...workflowsIn('.github/workflows'),
  ...workflowsIn('docs/workflows'),
  ...workflowsIn('canary'),
  ...documents().flatMap(workflowBlocks),
];

test('the manifest of the action is one that GitHub accepts', async () => {
  expect(await complaints('action.yml', read('action.yml'), ownInputs)).toEqual([]);
});

test.each(workflows)('GitHub accepts the workflow $name', async ({ text }) => {
  expect(await complaints('.github/workflows/checked.yml', text, ownInputs)).toEqual([]);
});

test.each(workflows)('the workflow $name is safe', ({ text }) => {
  expect(safetyProblems(text)).toEqual([]);
});

test('a helper has one version in all workflows', () => {
  const uses = workflows.flatMap(({ text }) => [...text.matchAll(/uses: ([\w.-]+\/[\w.-]+)\S*@([0-9a-f]{40} # \S+)/g)]);
  const pins = new Set(uses.map(([, helper, pin]) => `${helper} ${pin}`));
  const helpers = new Set(uses.map(([, helper]) => helper));
  expect([...pins].toSorted()).toHaveLength(helpers.size);
});

const STEPS = 'on: pull_request\npermissions: {}\njobs:\n  gate:\n    runs-on: ubuntu-latest\n    steps:\n';

/** What every workflow has. */
const END = 'name: checked\nconcurrency: checked\n';

test.each([
  { name: 'a key', step: '- usess: ./', says: /Unexpected value 'usess'/ },
  { name: 'a context', step: '- run: echo ${{ github.evnt }}', says: /evnt/ },
  {
    name: 'an input of this action',
    step: '- uses: ./\n        with: { resluts: x }',
    says: /Invalid action input 'resluts'/,
  },
])('GitHub refuses $name misspelt', async ({ step, says }) => {
  const found = await complaints('.github/workflows/checked.yml', `${STEPS}      ${step}\n`, {
    results: { description: '' },
  });
  expect(found.join('\n')).toMatch(says);
});

test('GitHub refuses a manifest without an entry', async () => {
  const manifest = 'name: x\ndescription: y\nruns:\n  using: node24\n';
  expect(await complaints('action.yml', manifest, {})).toEqual([expect.stringContaining("'main' is required")]);
});

test.each([
  { name: 'a tag', step: '- uses: actions/checkout@v5', says: '7 `actions/checkout@v5` is not pinned by a commit' },
  {
    name: 'a commit without its version',
    step: `- uses: actions/checkout@${'a'.repeat(40)}`,
    says: `7 \`actions/checkout@${'a'.repeat(40)}\` has no comment with its version`,
  },
  {
    name: 'a title in a script',
    step: '- run: echo "${{ github.event.pull_request.title }}"',
    says: '7 somebody may write into this script: pass the text as `env`',
  },
  {
    name: 'a branch name in a script',
    step: '- run: |\n          echo ${{ github.head_ref }}',
    says: '7 somebody may write into this script: pass the text as `env`',
  },
  {
    name: 'a checkout that keeps its token',
    step: `- uses: actions/checkout@${'a'.repeat(40)} # v5.0.0`,
    says: '7 the checkout leaves its token to what runs after it',
  },
  {
    name: 'a helper for an old Node',
    step: `- uses: actions/cache@${'a'.repeat(40)} # v4.3.0`,
    says: '7 `actions/cache` runs on a Node that runners no longer have',
  },
  {
    name: 'a helper that nobody has looked at',
    step: `- uses: some/helper@${'a'.repeat(40)} # v1.0.0`,
    says: '7 `some/helper` is unknown: say which version runs on node24',
  },
  { name: 'an input in a script', step: '- run: echo "${{ inputs.trials }}"', says: expect.stringContaining('script') },
  {
    name: 'a condition that always holds',
    step: '- run: echo\n        if: ${{ failure() }} && true',
    says: '8 text around `${{ }}` is always true',
  },
  {
    name: 'a condition whose line break makes it true',
    step: '- run: echo\n        if: |\n          ${{ failure() }}',
    says: '8 text around `${{ }}` is always true',
  },
  { name: 'an old command', step: '- run: echo "::set-output name=a::b"', says: '7 the runner refuses this command' },
  {
    name: 'packages beside the lock file',
    step: '- run: npm install left-pad',
    says: '7 packages come from no lock file',
  },
  { name: 'the checked-out action and no reason', step: '- uses: ./', says: '7 `./` has no comment why it is safe' },
  {
    name: 'a bot by its name alone',
    step: "- run: echo\n        if: github.actor == 'dependabot[bot]'",
    says: expect.stringContaining('8 the last actor'),
  },
  {
    name: 'a text for a list',
    step: "- run: echo\n        if: contains('refs/heads/main', github.ref)",
    says: expect.stringContaining('8 a part of a name'),
  },
  {
    name: 'a value that never is',
    step: "- run: echo\n        env:\n          A: ${{ github.ref && '' || 'b' }}",
    says: '9 the value before `||` is never taken',
  },
  {
    name: 'a part of a secret',
    step: '- run: echo\n        env:\n          A: ${{ fromJSON(secrets.ALL).a }}',
    says: expect.stringContaining('9 the log shows'),
  },
  {
    name: 'all secrets in one value',
    step: '- run: echo\n        env:\n          ALL: ${{ toJSON(secrets) }}',
    says: '9 every secret in one value',
  },
])('a workflow with $name is unsafe', ({ step, says }) => {
  expect(safetyProblems(`${STEPS}      ${step}\n${END}`)).toEqual([says]);
});

test.each([
  { name: 'without permissions', text: 'on: push\njobs: {}\n', says: 'has no `permissions`' },
  { name: 'on pull_request_target', text: 'on: pull_request_target\npermissions: {}\n', says: 'write token' },
  {
    name: 'on pull_request_target among others',
    text: 'on: [push, pull_request_target]\npermissions: {}\n',
    says: 'write token',
  },
  {
    name: 'on pull_request_target with branches',
    text: 'on:\n  pull_request_target:\n    branches: [main]\npermissions: {}\n',
    says: 'write token',
  },
  {
    name: 'in which every job may write',
    text: 'on: push\npermissions: { contents: write }\njobs: { a: {}, b: {} }\n',
    says: 'every job',
  },
  {
    name: 'on an image that moves',
    text: 'on: push\npermissions: {}\njobs: { a: { container: "node:24" } }\n',
    says: 'digest',
  },
  {
    name: 'after another that sets variables',
    text: 'on:\n  # zizmor: ignore[dangerous-triggers] reason\n  workflow_run:\n    workflows: [a]\npermissions: {}\nenv: { A: GITHUB_ENV }\n',
    says: 'variables',
  },
  { name: 'with write-all', text: 'on: push\npermissions: write-all\njobs: {}\n', says: '`write-all`' },
  {
    name: 'after another, without a reason',
    text: 'on:\n  workflow_run:\n    workflows: [a]\npermissions: {}\n',
    says: 'why it is safe',
  },
  {
    name: 'that hands over all secrets',
    text: 'on: push\npermissions: {}\njobs: { a: { secrets: inherit } }\n',
    says: 'every secret',
  },
  {
    name: 'that releases what a cache holds',
    text: `on: { push: { tags: [v*] } }\npermissions: {}\njobs:\n  a:\n    steps:\n      - uses: actions/setup-node@${'a'.repeat(40)} # v5.0.0\n`,
    says: 'another run wrote',
  },
])('a workflow $name is unsafe', ({ text, says }) => {
  expect(safetyProblems(`${text}${END}`)).toEqual([expect.stringContaining(says)]);
});

test.each(['name', 'concurrency'])('a workflow without `%s` is unsafe', (key) => {
  const text = `on: push\npermissions: {}\njobs: {}\n${END}`.replace(new RegExp(`^${key}:.*\\n`, 'm'), '');
  expect(safetyProblems(text)).toEqual([`1 the workflow has no \`${key}\``]);
});

test('updates of helpers wait a week', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as {
    updates: { cooldown?: { 'default-days'?: number } }[];
  };
  for (const { cooldown } of updates) expect(cooldown?.['default-days']).toBeGreaterThanOrEqual(7);
});

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function workflowsIn(folder: string): readonly Workflow[] {
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.yml'));
  return names.sort().map((name) => ({ name, text: read(`${folder}/${name}`) }));
}

function documents(): readonly string[] {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`);
  return ['README.md', ...docs.sort()].filter((path) => path.endsWith('.md') && existsSync(join(root, path)));
}

/** The fenced YAML blocks of a document that are whole workflows. */
function workflowBlocks(path: string): readonly Workflow[] {
  const blocks = [...read(path).matchAll(/^```ya?ml\n([\s\S]*?)^```$/gm)].map((match) => match[1] ?? '');
  const whole = blocks.filter((text) => /^on:/m.test(text) && /^jobs:/m.test(text));
  return whole.map((text, index) => ({ name: `${index + 1} of ${path}`, text }));
}
