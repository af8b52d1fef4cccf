import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Decision } from '../../schemas/types/decision.ts';
import { replayBundle } from '../../src/commands/replay.ts';
import { openBundleFiles } from '../../src/io/bundle/read.ts';
import { compileConfig } from '../../src/io/config.ts';
import { findGivenBaseline } from '../../src/pipeline/baseline/given-baseline.ts';
import { measureBundle } from '../../src/pipeline/baseline/score-baseline.ts';
import { askNoJudge } from '../../src/pipeline/judging.ts';
import { keepBundle, openKept } from '../support/bundles.ts';

const SCORED = 'suite: empty\n';
const INFRASTRUCTURE = 'suite: empty\nerrors: { empty: infrastructure }\n';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'empty-trials-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Gates a run of 30 scenarios x 2, of which the first trials of some fail and record nothing; keeps its bundle and returns its decision. */
async function gate(name: string, empty: number, policy: string, baselines: readonly string[] = []): Promise<Decision> {
  const trials = Array.from({ length: 60 }, (_, index) => {
    const [scenario, trial] = [`s${index % 30}`, Math.floor(index / 30) + 1];
    const isEmpty = index < empty;
    const harness = { passed: !isEmpty };
    return JSON.stringify({ scenario, trial, output: isEmpty ? '' : `done ${index} by ${name}`, harness });
  });
  writeFileSync(join(root, `${name}.jsonl`), trials.join('\n'));
  writeFileSync(join(root, `${name}.yml`), policy);
  const env = { SOURCE_DATE_EPOCH: '1772409600' };
  await keepBundle(root, name, {
    ...{ results: [`${name}.jsonl`], policy: `${name}.yml`, env },
    findBaseline: findGivenBaseline({ baselines, baselineSelect: [], env }, root),
  });
  return openKept(root, name).json('decision.json') as Decision;
}

test.each([
  { name: 'scored: they fail', empty: 16, policy: SCORED, decision: 'fail', missing: 0 },
  { name: 'errors: the run waits for them', empty: 16, policy: INFRASTRUCTURE, decision: 'inconclusive', missing: 16 },
  {
    name: 'errors within the budget: never left out',
    empty: 3,
    policy: INFRASTRUCTURE,
    decision: 'inconclusive',
    missing: 3,
  },
])('empty trials are $name', async ({ empty, policy, decision, missing }) => {
  await gate('main', 0, policy);
  const decided = await gate('pr', empty, policy, ['main']);
  expect(decided).toMatchObject({ decision, trials: { errored: { infrastructure: missing } } });
  const stored = readFileSync(join(root, 'pr/trials.jsonl'), 'utf8');
  expect(stored).not.toContain('infrastructure');
  const { steps } = replayBundle(openBundleFiles('pr', root), '0.1.0');
  expect(steps.filter(({ outcome }) => outcome !== 'same')).toEqual([]);
});

test("a pull request that sets `errors.empty` is decided by main's policy, and shown as relaxing it", async () => {
  await gate('main', 0, SCORED);
  const { decision, relaxed, findings } = await gate('pr', 16, INFRASTRUCTURE, ['main']);
  expect(decision).toBe('fail');
  expect(relaxed).toMatchObject([{ what: 'errors.empty', old: 'scored', new: 'infrastructure' }]);
  expect(findings.map(({ code }) => code)).toContain('gate-relaxed');
});

test('a run of main that was scored under another value is scored again', async () => {
  await gate('main', 5, SCORED);
  const base = compileConfig({ mapping: null, rubrics: [], policy: { file: 'p.yml', text: INFRASTRUCTURE } });
  const { rubrics } = compileConfig({ mapping: null, rubrics: [], policy: null });
  const configs = { base: { ...base, rubrics }, head: null, decidedBy: null };
  const { report, isRescored } = await measureBundle(openKept(root, 'main'), configs, askNoJudge);
  expect(isRescored).toBe(true);
  expect(report).toMatchObject({ empty_trials: 'infrastructure', trials: { errored: { infrastructure: 5 } } });
  expect(report.errored.every(({ empty }) => empty)).toBe(true);
});
