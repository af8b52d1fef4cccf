import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lengthenHistory } from '../support/long-history.ts';
import { openStage, type WorkflowStage } from '../support/workflow-stage.ts';

interface Issue {
  readonly number: number;
  readonly state: string;
  readonly title: string;
  readonly body: string;
}

let stage: WorkflowStage;
let env: Readonly<Record<string, string>>;
beforeEach(async () => {
  stage = await openStage();
  const folder = mkdtempSync(join(tmpdir(), 'gh-'));
  symlinkSync(join(import.meta.dirname, '../support/issue-sim.mjs'), join(folder, 'gh'));
  env = { GH_FOLDER: folder, SIM: join(folder, 'issues.json') };
  keep([{ number: 1, state: 'open', title: 'A bug', body: 'Somebody found it.' }]);
});
afterEach(() => stage.close());

const keep = (issues: readonly Issue[]) => writeFileSync(env.SIM ?? '', JSON.stringify(issues));
const issues = () => JSON.parse(readFileSync(env.SIM ?? '', 'utf8')) as readonly Issue[];
const play = (event: 'push' | 'schedule', agent: string, commit = stage.main[2]) =>
  stage.onMain(event, { file: 'drift', as: 'schedule', agent, env }, commit);

test('drift.yml opens one issue once main has drifted, and renews it', async () => {
  await play('push', 'main', stage.main[0]);
  await play('push', 'regressed', stage.main[1]);
  expect(issues()).toHaveLength(1);
  // Ten good runs, and four bad ones.
  await lengthenHistory(stage.github, [4, 10]);
  const night = await play('schedule', 'regressed');
  expect(night.gates[0]?.outputs.drifted).toBe('true');
  // Main is below its threshold too: the issue opens nevertheless.
  expect(night.jobs).toEqual({ 'gate-on-main': 'failure' });
  const [, opened] = issues();
  expect(opened).toMatchObject({ number: 2, title: 'Main drifted: agent gate on main' });
  expect(opened?.body).toMatch(/^<!-- agent-gate-drift: agent gate on main -->\n\n.*Main lost \d+\.\d points of TCR/);
  keep(issues().map((issue) => ({ ...issue, title: issue.number === 2 ? 'Look at this' : issue.title })));
  await play('schedule', 'regressed');
  expect(issues().map(({ title }) => title)).toEqual(['A bug', 'Look at this']);
  expect(issues()[1]?.body).not.toBe(opened?.body);
  // A closed one stays closed: what is seen again is a new one.
  keep(issues().map((issue) => ({ ...issue, state: issue.number === 2 ? 'closed' : issue.state })));
  await play('push', 'regressed');
  expect(issues().map(({ number, state }) => [number, state])).toEqual([
    [1, 'open'],
    [2, 'closed'],
    [3, 'open'],
  ]);
});

test('drift.yml on a main that stays as it was opens none', async () => {
  await play('push', 'main', stage.main[0]);
  await lengthenHistory(stage.github, [12]);
  const night = await play('schedule', 'main');
  expect(night.gates[0]?.outputs).toMatchObject({ drifted: 'false', 'drift-summary': '' });
  expect(issues()).toHaveLength(1);
});
