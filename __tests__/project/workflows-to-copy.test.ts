import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { repositoryOf } from '../../scripts/set-repository.mjs';
import { stepsOf, type WorkflowFile } from '../support/workflow-file.ts';

const folder = join(import.meta.dirname, '../../docs/workflows');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const readme = readFileSync(join(folder, '../../README.md'), 'utf8');
const names = readdirSync(folder).filter((name) => name.endsWith('.yml'));

test('the table of docs/workflows lists every workflow', () => {
  const listed = [...read('README.md').matchAll(/^\| \[`([\w-]+\.yml)`\]\(\1\)/gm)].map((match) => match[1]);
  expect(listed.toSorted()).toEqual(names.toSorted());
});

describe.each(names)('%s', (name) => {
  const text = read(name);
  const workflow = parse(text) as WorkflowFile;
  const lines = text.split('\n');

  test('says first what it is for', () => {
    expect(lines[0]).toMatch(/^# [A-Z]/);
  });

  test('gives no permission to all jobs, and for each of a job the reason', () => {
    expect(workflow.permissions).toEqual({});
    const permissions = Object.values(workflow.jobs).flatMap((job) => Object.entries(job.permissions ?? {}));
    const reasoned = lines.filter((line) =>
      /^ +(?:contents|actions|pull-requests|issues|id-token|attestations): (?:read|write) # \w+/.test(line),
    );
    expect(permissions.length).toBeGreaterThan(0);
    expect(reasoned).toHaveLength(permissions.length);
  });

  test('may write nothing but comments, those only for pull requests, signatures, and the issue about main', () => {
    const writes = Object.values(workflow.jobs).flatMap((job) =>
      Object.entries(job.permissions ?? {}).filter(([, access]) => access === 'write'),
    );
    if (name === 'drift.yml') return expect(writes).toEqual([['issues', 'write']]);
    const isAboutPulls = !('schedule' in workflow.on || 'merge_group' in workflow.on);
    // A comment starts another workflow, and runs nothing itself.
    const signs = name === 'attest.yml' ? ['id-token', 'attestations'] : [];
    const allowed = ['pull-requests', ...('issue_comment' in workflow.on ? ['actions'] : []), ...signs];
    expect(writes.map(([permission]) => permission).filter((permission) => !allowed.includes(permission))).toEqual([]);
    expect(isAboutPulls || writes.length === 0).toBe(true);
  });

  test('runs one at a time of what belongs together', () => {
    expect(workflow.concurrency.group).toMatch(/^agent-gate/);
    expect(workflow.concurrency['cancel-in-progress']).toBeDefined();
  });

  test('never leaves the token of the checkout to the code that runs after it', () => {
    const steps = stepsOf(workflow);
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(checkouts.map(() => false));
  });

  test('leaves it to the gate what a suite that exits non-zero means', () => {
    const steps = stepsOf(workflow);
    const suites = steps.filter(({ run }) => run?.includes('./run-my-agent-suite'));
    expect(suites.map((step) => step['continue-on-error'])).toEqual(suites.map(() => true));
  });

  test('trusts the baselines of the same workflows as all others', () => {
    const steps = stepsOf(workflow);
    const gates = steps.filter(({ uses }) => uses?.startsWith(repositoryOf(join(folder, '../..'))));
    // One calls the gate's workflow, and one starts it.
    expect(gates.length > 0).toBe(!['call-reusable.yml', 'comment.yml'].includes(name));
    for (const gate of gates)
      expect(gate.with?.['baseline-workflow']).toBe('pull-request.yml\nschedule.yml\ndispatch.yml\n');
  });
});

test('the workflow of README.md is as careful as pull-request.yml', () => {
  const inReadme = parse(/^```yaml\n([\s\S]*?)^```$/m.exec(readme)?.[1] ?? '') as WorkflowFile;
  const toCopy = parse(read('pull-request.yml')) as WorkflowFile;
  const checkout = ({ jobs }: WorkflowFile) => jobs.gate?.steps?.[0];
  expect(inReadme.on).toEqual(toCopy.on);
  expect(inReadme.jobs.gate?.steps?.[1]?.['continue-on-error']).toBe(true);
  expect(inReadme.concurrency).toEqual(toCopy.concurrency);
  expect(checkout(inReadme)).toEqual(checkout(toCopy));
  expect(inReadme.permissions).toEqual(toCopy.jobs.gate?.permissions);
});

test.each([
  ['README.md', readme],
  ['README.md of this folder', read('README.md')],
])('%s says that the check has to be required', (_, text) => {
  expect(text).toMatch(/Require the (?:check|job) `gate`/);
});

test('fork-comment.yml checks out nothing and runs nothing', () => {
  const steps = stepsOf(parse(read('fork-comment.yml')) as WorkflowFile);
  expect(steps.map(({ uses, run }) => run ?? uses?.split('@', 1)[0])).toEqual([
    'actions/download-artifact',
    repositoryOf(join(folder, '../..')),
  ]);
});

test('fork-comment.yml waits for fork-score.yml by its name', () => {
  const { on } = parse(read('fork-comment.yml')) as WorkflowFile;
  const { name } = parse(read('fork-score.yml')) as WorkflowFile;
  expect(on.workflow_run).toMatchObject({ workflows: [name] });
});

test('the merge queue’s check has the name of the pull request’s', () => {
  const jobsOf = (name: string) => Object.keys((parse(read(name)) as WorkflowFile).jobs);
  expect(jobsOf('merge-queue.yml')).toEqual(jobsOf('pull-request.yml'));
});

test('matrix.yml expects as many shards as its matrix has', () => {
  const { suite, gate } = (parse(read('matrix.yml')) as WorkflowFile).jobs;
  const expected = gate?.steps?.at(-1)?.with?.['expected-shards'];
  expect(expected).toBe(String(suite?.strategy?.matrix.shard?.length));
});

test('only what reports on every pull request or queue entry has a job of the name of the required check', () => {
  const named = names.filter((name) => 'gate' in (parse(read(name)) as WorkflowFile).jobs);
  const always = names.filter((name) => {
    const { on } = parse(read(name)) as WorkflowFile;
    return 'pull_request' in on || 'merge_group' in on || 'workflow_call' in on;
  });
  expect(named.filter((name) => !always.includes(name))).toEqual([]);
});
