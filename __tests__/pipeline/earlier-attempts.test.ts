import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Decision } from '../../schemas/types/decision.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { replayBundle } from '../../src/commands/replay.ts';
import { openBundleFiles } from '../../src/io/bundle/read.ts';
import { bundleName } from '../../src/io/github/artifact.ts';
import type { RunContext } from '../../src/io/github/context.ts';
import { productVersion } from '../../src/io/shipped.ts';
import { findGivenBaseline } from '../../src/pipeline/baseline/given-baseline.ts';
import { findEarlierAttempts } from '../../src/pipeline/earlier-attempts.ts';
import { runGate } from '../../src/pipeline/run-gate.ts';
import { startWorld, type World } from '../io/github/world.ts';
import { storeArtifact } from '../support/artifact-service.ts';

const RUBRIC = `
rubric: task-completion
version: 1.0.0
metric: TCR
criteria:
  done: { weight: 1, pass_when: { field: done, op: eq, value: true } }
`;
const POLICY = 'suite: demo\n';
const SCENARIOS = 20;
const ERROR = '"error":{"kind":"infrastructure","message":"rate limit"}';

let world: World;
let root: string;
beforeEach(async () => {
  world = await startWorld();
  root = mkdtempSync(join(tmpdir(), 'attempts-'));
  write('rubric.yml', RUBRIC);
  write('policy.yml', POLICY);
});
afterEach(async () => {
  expect(world.sim.violations).toEqual([]);
  await world.close();
  rmSync(root, { recursive: true });
});

function write(file: string, text: string): void {
  writeFileSync(join(root, file), text);
}

/** One trial of each scenario, of which the last `broken` fail; `said` makes them an attempt's own. */
function trials(broken: number, said: string, trial = 1): string {
  const records = Array.from({ length: SCENARIOS }, (_, index) => ({
    scenario: `s-${index}`,
    trial,
    input: `task ${index}`,
    done: index < SCENARIOS - broken,
    said,
  }));
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}

interface Attempt {
  readonly attempt: number;
  readonly results: string;
  readonly context?: Partial<RunContext>;
  /** Without a token. */
  readonly offline?: boolean;
}

/** Gates an attempt of the pull request's run; its bundle is in a folder named after it. */
async function gate({ attempt, results, context = {}, offline = false }: Attempt): Promise<Decision> {
  write('results.jsonl', results);
  const of: RunContext = { ...world.context, run: { ...world.context.run, attempt }, ...context };
  const { decision } = await runGate({
    results: ['results.jsonl'],
    select: [],
    rubrics: ['rubric.yml'],
    policy: 'policy.yml',
    root,
    out: join(root, `attempt-${attempt}`),
    origin: { sha: of.headSha, run_id: of.run.id },
    env: { SOURCE_DATE_EPOCH: '1772409600' },
    findBaseline: findGivenBaseline({ baselines: ['main'], baselineSelect: [], env: {} }, root),
    findEarlier: findEarlierAttempts(offline ? null : world.client, of),
  });
  return decision;
}

async function saveMain(results: string): Promise<void> {
  write('results.jsonl', results);
  await runGate({
    results: ['results.jsonl'],
    select: [],
    rubrics: ['rubric.yml'],
    policy: 'policy.yml',
    root,
    out: join(root, 'main'),
    origin: {},
    env: { SOURCE_DATE_EPOCH: '1772409600' },
    findBaseline: findGivenBaseline({ baselines: [], baselineSelect: [], env: {} }, root),
  });
}

/** Uploads the bundle of an attempt, as the action does. */
function upload(attempt: number, more: { readonly change?: (files: Files) => Files; readonly suffix?: string } = {}) {
  const folder = join(root, `attempt-${attempt}`);
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = Object.fromEntries(
    names.map(({ parentPath, name }): [string, Uint8Array] => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1), readFileSync(path)];
    }),
  );
  const { name } = bundleName({ ...world.context, run: { ...world.context.run, attempt } }, 'demo', false);
  return storeArtifact(world.sim, {
    runId: world.run.id,
    name: `${name}${more.suffix ?? ''}`,
    bytes: zipSync((more.change ?? ((same) => same))(files)),
  });
}

type Files = Record<string, Uint8Array>;

function edited(file: string, change: (text: string) => string): (files: Files) => Files {
  return (files) => ({ ...files, [file]: Buffer.from(change(Buffer.from(files[file] ?? []).toString())) });
}

function manifestOf(attempt: number): Manifest {
  return JSON.parse(readFileSync(join(root, `attempt-${attempt}`, 'manifest.json'), 'utf8')) as Manifest;
}

function notices(decision: Decision): readonly string[] {
  const codes = ['trials-added', 'trials-not-added'];
  return decision.findings.map(({ code }) => code).filter((code) => codes.includes(code));
}

function expectReplay(attempt: number): void {
  const check = replayBundle(openBundleFiles(`attempt-${attempt}`, root), productVersion());
  expect(check.steps.filter(({ outcome }) => outcome !== 'same')).toEqual([]);
}

describe('a re-run', () => {
  it('is decided once, on the trials of all attempts, of which its bundle holds each once', async () => {
    await saveMain(trials(0, 'main'));
    expect((await gate({ attempt: 1, results: trials(20, 'one') })).decision).toBe('fail');
    await upload(1);
    const second = await gate({ attempt: 2, results: trials(0, 'two') });
    expect(second).toMatchObject({ decision: 'fail', trials: { scored: 40 } });
    expect(second.metrics[0]).toMatchObject({ candidate: 0.5, state: 'regressed' });
    expect(notices(second)).toEqual(['trials-added']);
    expect(manifestOf(1).attempts).toBeUndefined();
    await upload(2);
    const third = await gate({ attempt: 3, results: trials(0, 'three') });
    expect(third.trials.scored).toBe(60);
    expect(third.metrics[0]?.candidate).toBeCloseTo(2 / 3);
    expect(manifestOf(3).attempts).toEqual([1, 2, 3].map((attempt) => ({ attempt, trials: SCENARIOS })));
    expectReplay(2);
    expectReplay(3);
  });

  it('with the results of an earlier attempt decides as that one did', async () => {
    await saveMain(trials(0, 'main'));
    const first = await gate({ attempt: 1, results: trials(9, 'one') });
    await upload(1);
    const second = await gate({ attempt: 2, results: trials(9, 'one') });
    expect(second).toMatchObject({ decision: first.decision, trials: first.trials, metrics: first.metrics });
    expect(notices(second)).toEqual(['trials-added']);
    expect(manifestOf(2).attempts).toEqual([
      { attempt: 1, trials: SCENARIOS },
      { attempt: 2, trials: 0 },
    ]);
    expectReplay(2);
  });

  it.each([
    { name: 'the same results again', again: `ghp_${'a1B2'.repeat(9)}`, secrets: SCENARIOS },
    { name: 'others without any', again: 'two', secrets: SCENARIOS },
    {
      name: 'others with as many',
      again: `xoxb-${'1234567890-'.repeat(2)}abcdefghijabcdefghij1234`,
      secrets: 2 * SCENARIOS,
    },
  ])('counts the secrets that earlier attempts held: $name', async ({ again, secrets }) => {
    await saveMain(trials(0, 'main'));
    await gate({ attempt: 1, results: trials(0, `ghp_${'a1B2'.repeat(9)}`) });
    await upload(1);
    const { findings } = await gate({ attempt: 2, results: trials(0, again) });
    expect(findings.find(({ code }) => code === 'secrets-replaced')?.what).toMatch(new RegExp(`^${secrets} values`));
    expectReplay(2);
  });

  describe('without the bundle of an earlier attempt', () => {
    const RED = { harness: 'success', gate: 'failure' } as const;
    const NO_VERDICT = { harness: 'failure', gate: 'skipped' } as const;
    const GREEN = { harness: 'success', gate: 'success' } as const;

    /** Attempts end as given; in the newest, the gate runs now, or GitHub's list lags behind. */
    function record(attempts: readonly (typeof RED | typeof NO_VERDICT | typeof GREEN)[], lags = false): void {
      attempts.forEach((steps, index) => {
        const listed = Object.entries(steps).map(([name, conclusion]) => ({ name, conclusion }));
        const conclusion = listed.some((step) => step.conclusion === 'failure') ? 'failure' : 'success';
        const jobs = [{ name: 'gate', runner: 'GitHub Actions 7', conclusion, steps: listed } as const];
        const other = { name: 'lint', runner: 'GitHub Actions 8', conclusion: 'failure', steps: [] } as const;
        world.sim.state.jobs.set(`${world.run.id}/${index + 1}`, [...jobs, { ...other, steps: [] }]);
      });
      const steps = lags
        ? [{ name: 'harness', conclusion: null }]
        : [{ name: 'harness', conclusion: 'success' } as const, { name: 'gate', conclusion: null }];
      const now = { name: 'gate', runner: 'GitHub Actions 1', conclusion: null, steps };
      // The machine has done another job of this attempt before.
      const done = { name: 'lint', runner: 'GitHub Actions 1', conclusion: 'success', steps: [] } as const;
      world.sim.state.jobs.set(`${world.run.id}/${attempts.length + 1}`, [{ ...done, steps: [] }, now]);
    }

    function lost({ findings }: Decision): readonly unknown[] {
      return findings.filter(({ code }) => code === 'attempts-lost').map(({ effect }) => effect);
    }

    it.each([
      { name: 'it failed at the gate', before: [RED], blocks: true },
      { name: 'an older one failed at the gate', before: [RED, GREEN], blocks: true },
      { name: 'it failed at the gate, and the list of jobs lags', before: [RED], lags: true, blocks: true },
      { name: 'it passed, and another job failed', before: [GREEN], blocks: false },
      { name: 'it failed before the gate', before: [NO_VERDICT], blocks: false },
    ])('a re-run is green or not by the record of GitHub: $name', async ({ before, lags, blocks }) => {
      await saveMain(trials(0, 'main'));
      record(before, lags);
      const decision = await gate({ attempt: before.length + 1, results: trials(0, 'lucky') });
      expect(lost(decision)).toEqual(blocks ? ['warn'] : []);
      expect(decision).toMatchObject(blocks ? { decision: 'inconclusive', exit_code: 2 } : { exit_code: 0 });
    });

    it('a re-run stays blocked in later attempts, whose own bundles are there', async () => {
      await saveMain(trials(0, 'main'));
      record([RED]);
      await gate({ attempt: 2, results: trials(0, 'lucky') });
      await upload(2);
      record([RED, RED]);
      expect(lost(await gate({ attempt: 3, results: trials(0, 'again') }))).toEqual(['warn']);
    });

    it('a re-run is blocked where GitHub does not give its record', async () => {
      await saveMain(trials(0, 'main'));
      world.sim.fail(/attempts/, ...Array(8).fill({ status: 403, body: { message: 'Resource not accessible' } }));
      expect(lost(await gate({ attempt: 2, results: trials(0, 'lucky') }))).toEqual(['warn']);
    });

    it('a re-run is free where the earlier attempt decided nothing, or its bundle is there', async () => {
      await saveMain(trials(0, 'main'));
      record([RED]);
      await gate({ attempt: 1, results: trials(0, 'one') });
      await upload(1);
      expect(lost(await gate({ attempt: 2, results: trials(0, 'two') }))).toEqual([]);
      world.sim.state.artifacts.clear();
      const down = '{"error":{"kind":"infrastructure","message":"down"},';
      await gate({ attempt: 1, results: trials(0, 'one').replaceAll(/^\{/gm, down) });
      await upload(1);
      expect(lost(await gate({ attempt: 2, results: trials(0, 'two') }))).toEqual([]);
    });
  });

  it('counts once if two steps of its job kept it, as the two looks of a confirm run may', async () => {
    await saveMain(trials(0, 'main'));
    await gate({ attempt: 1, results: trials(3, 'one') });
    await upload(1);
    await upload(1, { suffix: '-0a1b2c' });
    expect((await gate({ attempt: 2, results: trials(0, 'two') })).trials.scored).toBe(2 * SCENARIOS);
  });

  it('is judged alone as a run of main', async () => {
    await saveMain(trials(0, 'main'));
    await gate({ attempt: 1, results: trials(20, 'one') });
    await upload(1);
    const sent = world.requests().length;
    const second = await gate({ attempt: 2, results: trials(0, 'two'), context: { publishesBaseline: true } });
    expect(second.trials.scored).toBe(SCENARIOS);
    expect(notices(second)).toEqual([]);
    expect(world.requests().slice(sent)).toEqual([]);
  });
});

describe('an earlier attempt is left out with a notice', () => {
  const other = { sha: '0'.repeat(40) };

  it.each<{ name: string; arrange: () => unknown; why: RegExp; policy?: string; offline?: boolean }>([
    { name: 'without a bundle', arrange: () => undefined, why: /^attempt 1: it kept no bundle$/ },
    { name: 'without a token', arrange: () => upload(1), offline: true, why: /no token/ },
    {
      name: 'of several jobs',
      arrange: async () => {
        const change = edited('manifest.json', (text) => text.replace(/("results": *"sha256:)\w{4}/, '$10000'));
        return [await upload(1), await upload(1, { suffix: '-0a1b2c', change })];
      },
      why: /2 of its jobs judged this suite/,
    },
    {
      name: 'that has expired',
      arrange: async () => Object.assign(await upload(1), { expired: true }),
      why: /its bundle has expired/,
    },
    {
      name: 'with another digest',
      arrange: async () => Object.assign(await upload(1), { digest: `sha256:${'0'.repeat(64)}` }),
      why: /the digests differ/,
    },
    {
      name: 'of another commit by its manifest',
      arrange: () => upload(1, { change: edited('manifest.json', (text) => text.replace(world.head, other.sha)) }),
      why: /of another run or commit/,
    },
    {
      name: 'of another suite',
      arrange: () => upload(1, { change: edited('manifest.json', (text) => text.replace('"demo"', '"other"')) }),
      why: /of another suite/,
    },
    {
      name: 'with changed trials',
      arrange: () => upload(1, { change: edited('trials.jsonl', (text) => text.replaceAll('false', 'true')) }),
      why: /cannot be read: attempt 1: trials\.jsonl/,
    },
    {
      name: 'that asks something else',
      arrange: () => upload(1),
      policy: '',
      why: /^attempt 1: .*\bs-0\b/,
    },
    {
      name: 'that was redacted otherwise',
      arrange: () => upload(1),
      policy: 'redact: { hash: [said] }\n',
      why: /redacted otherwise/,
    },
    {
      name: 'that GitHub does not give',
      arrange: async () => {
        await upload(1);
        world.sim.fail(/^GET .*\/artifacts$/, { status: 403, body: { message: 'Resource not accessible' } });
      },
      why: /^attempt 1: GitHub did not give it: /,
    },
  ])('$name', async ({ name, arrange, why, policy = '', offline = false }) => {
    await saveMain(trials(0, 'main'));
    await gate({ attempt: 1, results: trials(3, 'one') });
    await arrange();
    write('policy.yml', `${POLICY}${policy}`);
    const now = trials(0, 'two');
    const results = name === 'that asks something else' ? now.replaceAll('"task ', '"other task ') : now;
    const second = await gate({ attempt: 2, results, offline });
    expect(second.trials.scored).toBe(SCENARIOS);
    const finding = second.findings.find(({ code }) => code === 'trials-not-added');
    expect(finding).toMatchObject({ effect: 'notice', actual: expect.stringMatching(why) });
    expect(manifestOf(2).attempts).toBeUndefined();
    expectReplay(2);
  });

  it('and so are those before it, where GitHub gives none', async () => {
    await saveMain(trials(0, 'main'));
    world.sim.fail(/^GET .*\/artifacts$/, { status: 403, body: { message: 'Resource not accessible' } });
    const third = await gate({ attempt: 3, results: trials(0, 'three') });
    const left = third.findings.find(({ code }) => code === 'trials-not-added')?.actual;
    expect(left).toMatch(/^attempt 1: GitHub did not give it: .*; attempt 2: GitHub did not give it: /);
  });

  it.each([
    { name: 'past it is left out', errors: 5, exitCode: 2, scored: SCENARIOS },
    { name: 'within it is added', errors: 1, exitCode: 0, scored: 2 * SCENARIOS - 1 },
  ])('by the error budget: an attempt $name', async ({ errors, exitCode, scored }) => {
    await saveMain(trials(0, 'main'));
    const lines = trials(0, 'one').split('\n');
    const failed = lines.slice(0, errors).map((line) => line.replace('"done":true', ERROR));
    const first = await gate({ attempt: 1, results: [...failed, ...lines.slice(errors)].join('\n') });
    expect(first.exit_code).toBe(exitCode);
    await upload(1);
    const second = await gate({ attempt: 2, results: trials(0, 'two') });
    expect(second).toMatchObject({ exit_code: 0, trials: { scored } });
  });

  it('and the one before it is used: an attempt past its error budget, one that kept no trials', async () => {
    await saveMain(trials(0, 'main'));
    await gate({ attempt: 1, results: trials(3, 'one') });
    await upload(1);
    write('policy.yml', `${POLICY}evidence: drop\n`);
    await gate({ attempt: 2, results: trials(0, 'two') });
    await upload(2);
    write('policy.yml', POLICY);
    const outage = trials(0, 'three').replaceAll('"done":true', ERROR);
    expect((await gate({ attempt: 3, results: outage })).exit_code).toBe(2);
    await upload(3);
    const fourth = await gate({ attempt: 4, results: trials(0, 'four') });
    expect(fourth.trials.scored).toBe(2 * SCENARIOS);
    expect(notices(fourth)).toEqual(['trials-added', 'trials-not-added']);
    expect(fourth.findings.find(({ code }) => code === 'trials-not-added')?.actual).toBe(
      'attempt 2: it kept no trials; attempt 3: too many of its trials have no verdict',
    );
    expect(manifestOf(4).attempts).toEqual([1, 4].map((attempt) => ({ attempt, trials: SCENARIOS })));
  });
});
