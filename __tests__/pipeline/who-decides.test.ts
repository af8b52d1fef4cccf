import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { replayBundle } from '../../src/commands/replay.ts';
import { openBundleFiles } from '../../src/io/bundle/read.ts';
import { productVersion } from '../../src/io/shipped.ts';
import { run } from '../gating/build-run.ts';
import { addCommit } from '../support/github-state.ts';
import { type DecidingPlace, type Files, openDeciding, POLICY, passing } from './deciding-place.ts';

const RUBRIC: Files = {
  'rubrics/a.yml':
    'rubric: a\nversion: 1.0.0\nmetric: TCR\ncriteria:\n  ok:\n    weight: 1\n    pass_when: { field: harness.passed, op: eq, value: true }\n',
};

let place: DecidingPlace;
beforeEach(async () => {
  place = await openDeciding();
});
afterEach(async () => {
  expect(place.sim.violations).toEqual([]);
  await place.close();
});

/** Asks that so many of the scenarios pass; what main had is of no account. */
const asking = (threshold: number, more = ''): Files => ({
  [POLICY]: `gate:\n  metrics:\n    TCR: { threshold: ${threshold}, mode: point, tolerance: 0.99 }\n  criteria: { '*': { tier: advisory } }\n${more}`,
});

const WAIVER = 'waivers: [{ metric: TCR, ceiling: 0.9, reason: x, owner: "@t", expires: 2999-01-31 }]\n';

describe.each([
  { name: 'without rubrics, where the verdict of the harness counts', rubrics: {} },
  { name: 'with rubrics', rubrics: RUBRIC },
])('in a repository $name', ({ rubrics }) => {
  const MILD = { ...rubrics, ...asking(0.1) };
  const STRICT = { ...rubrics, ...asking(0.9) };

  test('the policy of the base holds before main has run by it', async () => {
    await place.runMain(3, { files: MILD });
    place.commit(4, STRICT);
    expect(await place.runPull({ files: STRICT, passed: 16 })).toMatchObject({ decision: 'fail' });
  });

  test('its waivers count before main has run with them', async () => {
    const waived = { ...rubrics, [POLICY]: `gate: { metrics: { TCR: { tolerance: 0.02 } } }\n${WAIVER}` };
    await place.runMain(3, { files: { ...rubrics, [POLICY]: 'gate: { metrics: { TCR: { tolerance: 0.02 } } }\n' } });
    place.commit(4, waived);
    const { findings } = await place.runPull({ files: waived, passed: 8 });
    expect(findings.filter(({ what }) => what.includes('does not count'))).toEqual([]);
  });

  test('a fork that left an older, milder main is held to that of now', async () => {
    await place.runMain(3, { files: MILD });
    place.commit(4, STRICT);
    const context = {
      pullRequest: { number: 7, head: 'eve:change', fork: true },
      anchor: { kind: 'merge-base', base: 'main', head: place.head },
    } as const;
    expect(await place.runPull({ files: MILD, passed: 16, context })).toMatchObject({ decision: 'fail' });
  });
});

describe('the first policy in the usual place', () => {
  const first = { [POLICY]: 'suite: booking\n' };

  test.each([{ rubrics: {} }, { rubrics: RUBRIC }])(
    'is compared with what main has run without one',
    async ({ rubrics }) => {
      await place.runMain(3, { files: { ...rubrics, 'README.md': 'x' } });
      place.commit(4, { ...rubrics, 'README.md': 'x' });
      const decision = await place.runPull({ files: { ...rubrics, ...first }, passed: 8 });
      expect(decision).toMatchObject({ decision: 'fail', suite: 'agent' });
    },
  );

  test('is compared with the suite that main has under its name, where it has no unnamed one', async () => {
    const files = { '.github/booking.yml': 'suite: booking\n' };
    await place.runMain(3, { files, policy: '.github/booking.yml' });
    place.commit(4, files);
    const decision = await place.runPull({ files: { ...files, ...first }, passed: 8 });
    expect(decision).toMatchObject({ decision: 'fail', suite: 'booking' });
  });

  test('names the suite where main has never run', async () => {
    place.commit(4, { 'README.md': 'x' });
    expect(await place.runPull({ files: first })).toMatchObject({ decision: 'pass', suite: 'booking' });
  });
});

describe('a suite that main has no run of', () => {
  const BOOKING = { '.github/agent-gate.booking.yml': 'suite: booking\n' };
  const policy = '.github/agent-gate.booking.yml';
  const other = (file: string) => ({ files: { ...BOOKING, [file]: 'suite: easy\n' }, passed: 8 });
  const warned = expect.objectContaining({
    code: 'suite-new',
    effect: 'warn',
    what: expect.stringMatching(/`easy`.*`booking`/),
  });

  test.each([
    {
      name: 'by a policy that the pull request names',
      run: { ...other('.github/agent-gate.easy.yml'), policy: '.github/agent-gate.easy.yml' },
    },
    { name: 'by a policy of any name', run: { ...other('easy.yml'), policy: 'easy.yml' } },
    { name: 'by a first policy in the usual place', run: other(POLICY) },
  ])('is warned of where main has another: $name', async ({ run }) => {
    await place.runMain(3, { files: BOOKING, policy });
    place.commit(4, {});
    const { findings } = await place.runPull(run);
    expect(findings).toContainEqual(warned);
  });

  test.each([
    {
      name: 'the usual one, beside new rubrics too',
      on: { ...RUBRIC, ...asking(0.9, 'suite: booking\nrelaxation: { effect: fail }\n') },
      rubrics: ['mild.yml'],
    },
    {
      name: 'one of two, of which one refuses',
      on: {
        '.github/agent-gate.b.yml': 'suite: b\n',
        '.github/agent-gate.c.yml': 'suite: c\nrelaxation: { effect: fail }\n',
      },
    },
  ])('is judged by what the policies of main say of a relaxed gate: $name', async ({ on, rubrics }) => {
    place.commit(4, on);
    const files = { ...on, 'easy.yml': `suite: easy\n${LAX}`, 'mild.yml': Object.values(RUBRIC)[0] ?? '' };
    const decision = await place.runPull({ files, policy: 'easy.yml', ...(rubrics && { rubrics }) });
    expect(decision.decision).toBe('fail');
    expect(decision.relaxed.map(({ subject }) => subject)).toContain('suite');
    expect(decision.findings).toContainEqual(expect.objectContaining({ code: 'gate-relaxed', effect: 'block' }));
  });

  test('is warned of where the policy of another stands on main, which has not run', async () => {
    place.commit(4, BOOKING);
    const { findings } = await place.runPull({ ...other('easy.yml'), policy: 'easy.yml' });
    expect(findings).toContainEqual(warned);
  });

  test('is warned of where main is asked without any policy', async () => {
    await place.runMain(3, { files: BOOKING, policy });
    const { findings } = await place.runPull({ files: {}, passed: 8 });
    expect(findings.map(({ code }) => code)).toContain('suite-new');
  });

  test.each([
    {
      name: 'that of the policy on main',
      on: { [POLICY]: 'suite: fresh\n' },
      run: { files: { [POLICY]: 'suite: fresh\n' } },
    },
    { name: 'the first of all', on: {}, run: { files: { 'easy.yml': 'suite: easy\n' }, policy: 'easy.yml' } },
  ])('is nothing to be warned of where it is $name', async ({ on, run }) => {
    place.commit(4, on);
    const { findings } = await place.runPull(run);
    expect(findings.map(({ code }) => code)).not.toContain('suite-new');
  });
});

const LAX = "gate:\n  metrics:\n    TCR: { tier: advisory }\n  criteria:\n    '*': { tier: advisory }\n";

describe('a place that main did not have in its newest run', () => {
  const STRICT = { ...RUBRIC, ...asking(0.9) };
  const moved = { files: { ...RUBRIC, 'gate.yml': LAX }, policy: 'gate.yml', passed: 16 };
  beforeEach(async () => {
    await place.runMain(1, { files: { ...RUBRIC, [POLICY]: LAX } });
    await place.runMain(3, { files: STRICT });
    place.commit(4, STRICT);
  });

  test('gives the config of that run, also beside an older baseline that is named', async () => {
    const source = { kind: 'commit', sha: place.main[1] ?? '' } as const;
    const decision = await place.runPull({ ...moved, source });
    expect(decision).toMatchObject({
      decision: 'fail',
      config: { decided_by: `baseline ${place.main[3]?.slice(0, 7)}` },
    });
    expect(decision.baselines.map(({ sha }) => sha)).toEqual([place.main[1]]);
  });

  test('gives the config of that run to a fork that left an older main', async () => {
    const { sim, main } = place;
    const head = addCommit(sim.state, 'from long ago', [main[1] ?? '']).sha;
    const decision = await place.runPull({
      ...moved,
      context: {
        headSha: head,
        pullRequest: { number: 7, head: 'eve:change', fork: true },
        anchor: { kind: 'merge-base', base: 'main', head },
      },
    });
    expect(decision).toMatchObject({ decision: 'fail', config: { decided_by: `baseline ${main[3]?.slice(0, 7)}` } });
    expect(decision.baselines.map(({ sha }) => sha)).toEqual([main[1]]);
  });
});

test('asks for no rubric that the base has just as the run has it, however many there are', async () => {
  const more = Array.from(
    { length: 20 },
    (_, index) =>
      [
        `rubrics/${index}.yml`,
        RUBRIC['rubrics/a.yml']?.replace('rubric: a', `rubric: b${index}`).replace('TCR', `M${index}`) ?? '',
      ] as const,
  );
  const files = { ...RUBRIC, ...asking(0.1), ...Object.fromEntries(more) };
  for (const index of [0, 1, 2, 3, 4]) await place.runMain(index, { files });
  const asked = place.requests().length;
  const { baselines, config } = await place.runPull({ files });
  expect(config).toBeNull();
  expect(baselines.length).toBeGreaterThan(0);
  const requests = place
    .requests()
    .slice(asked)
    .map((line) => line.replace(/\d+|\?.*|[0-9a-f]{40}/g, ''));
  expect(requests.filter((line) => line.includes('contents')).sort()).toEqual([
    'GET /contents/.github%Fagent-gate.yml',
    'GET /contents/rubrics',
  ]);
});

describe('a base that GitHub does not give', () => {
  const mild = { files: { ...RUBRIC, [POLICY]: 'suite: other\n' }, passed: 8 };
  beforeEach(async () => {
    await place.runMain(4, { files: { ...RUBRIC, ...asking(0.9) } });
  });

  test.each([
    { name: 'its files', match: /contents/, fault: { status: 502 }, code: 'baseline-unreachable' },
    { name: 'its folders', match: /contents.rubrics/, fault: { status: 502 }, code: 'baseline-unreachable' },
    { name: 'its files to this token', match: /contents/, fault: { status: 403 }, code: 'baseline-forbidden' },
    { name: 'its commit', match: /contents|git.trees/, fault: { status: 404 }, code: 'baseline-forbidden' },
  ])('makes the run invalid: $name', async ({ match, fault, code }) => {
    place.sim.fail(match, ...Array(9).fill({ body: { message: 'No' }, ...fault }));
    const { decision, findings } = await place.runPull(mild);
    expect(decision).toBe('invalid');
    expect(findings).toContainEqual(expect.objectContaining({ code, effect: 'invalid' }));
  });

  test.each([/contents/, /actions.artifacts/])(
    'blocks as inconclusive where the requests of the hour are used up: %s',
    async (match) => {
      place.sim.fail(match, ...Array(9).fill({ status: 403, body: { message: 'API rate limit exceeded' } }));
      const decision = await place.runPull({ files: { ...RUBRIC, ...asking(0.9) } });
      expect(decision).toMatchObject({ decision: 'inconclusive', exit_code: 2 });
      expect(decision.findings.map(({ code }) => code)).toContain('rate-limited');
    },
  );

  test("makes it invalid whatever `on-baseline-error` says: the input is the pull request's own", async () => {
    place.sim.fail(/contents/, ...Array(9).fill({ status: 403, body: { message: 'No' } }));
    const { decision, findings } = await place.runPull({ ...mild, onError: 'no-baseline' });
    expect(decision).toBe('invalid');
    expect(findings).toContainEqual(expect.objectContaining({ code: 'baseline-forbidden', effect: 'invalid' }));
  });

  test.each([
    { name: 'a file', match: /contents/ },
    { name: 'a folder', match: /contents.rubrics/ },
  ])('makes it invalid where $name comes in another shape', async ({ match }) => {
    place.sim.fail(match, { status: 200, body: {} });
    const { decision, findings } = await place.runPull(mild);
    expect(decision).toBe('invalid');
    expect(findings).toContainEqual(expect.objectContaining({ code: 'baseline-unreachable', effect: 'invalid' }));
  });

  test('is another thing than one that is no text, which a pull request may mend', async () => {
    const link = { type: 'symlink', path: '.github/agent-gate.yml', sha: 'a'.repeat(40), target: '../away' };
    place.sim.fail(/contents/, { status: 200, body: link });
    const { decision, findings } = await place.runPull({ files: { ...RUBRIC, ...asking(0.9) } });
    expect(decision).not.toBe('invalid');
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'base-config-unreadable', effect: 'warn', actual: expect.any(String) }),
    );
  });
});

describe.each([
  { name: 'nothing', baselines: [], now: 'nothing', codes: ['baseline-none'] },
  { name: 'a file of the pull request', baselines: ['old.jsonl'], now: '`old.jsonl`', codes: [] },
])('with $name as the baseline', ({ baselines, now, codes }) => {
  const STRICT = { ...RUBRIC, ...asking(0.9, 'relaxation: { effect: label, label: ok }\n') };
  const MILD = { ...RUBRIC, ...asking(0.1), 'old.jsonl': passing(8) };
  beforeEach(async () => {
    await place.runMain(3, { files: STRICT });
    place.commit(4, STRICT);
  });

  test("the base's config decides about a pull request", async () => {
    const decision = await place.runPull({ files: MILD, passed: 16, baselines });
    expect(decision).toMatchObject({
      decision: 'fail',
      config: { decided_by: `main at ${place.main[4]?.slice(0, 7)}` },
    });
    expect(decision.baselines).toHaveLength(baselines.length);
  });

  test('a place that main never had gives the config of its newest run', async () => {
    const files = { ...RUBRIC, 'gate.yml': LAX, 'old.jsonl': passing(8) };
    const decision = await place.runPull({ files, policy: 'gate.yml', passed: 16, baselines });
    expect(decision).toMatchObject({
      decision: 'fail',
      config: { decided_by: `baseline ${place.main[3]?.slice(0, 7)}` },
    });
  });

  test('the labels of the pull request count', async () => {
    place.sim.state.pulls.set(7, { ...required(place.sim.state.pulls.get(7)), labels: ['ok'] });
    expect(await place.runPull({ files: MILD, baselines })).toMatchObject({ decision: 'pass' });
  });

  test('labels that GitHub does not return are asked for, not added again', async () => {
    place.sim.fail(/pulls\/7/, ...Array(9).fill({ status: 403 }));
    const { decision, findings } = await place.runPull({ files: MILD, baselines });
    expect(decision).toBe('fail');
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'gate-relaxed', actual: expect.stringContaining('pull-requests: read') }),
    );
  });

  test('a base that GitHub does not give makes the run invalid', async () => {
    place.sim.fail(/contents/, ...Array(9).fill({ status: 502 }));
    expect(await place.runPull({ files: MILD, baselines })).toMatchObject({ decision: 'invalid' });
  });

  test("not comparing with main's runs relaxes the gate", async () => {
    const { relaxed, findings } = await place.runPull({ files: { ...MILD, ...STRICT }, baselines });
    expect(relaxed).toEqual([instead(now)]);
    expect(findings).toContainEqual(
      expect.objectContaining({ effect: 'block', expected: expect.stringMatching(/label/) }),
    );
    const found = findings.map(({ code }) => code);
    expect(found.filter((code) => code === 'baseline-none' || code === 'no-baseline')).toEqual(codes);
  });

  test("scenarios and the selection are held against main's newest run", async () => {
    const select = [{ fact: 'harness.passed', value: 'true' }];
    const { relaxed } = await place.runPull({ files: { ...MILD, ...STRICT }, passed: 19, select, baselines });
    expect(relaxed.map(({ subject }) => subject)).toEqual(['baseline', 'select', 's19']);
  });

  test('a replay of the bundle decides the same', async () => {
    const out = mkdtempSync(join(tmpdir(), 'again-'));
    await place.runPull({ files: { ...MILD, ...STRICT }, baselines, out: join(out, 'bundle') });
    const { steps } = replayBundle(openBundleFiles('bundle', out), productVersion());
    rmSync(out, { recursive: true });
    expect(steps.flatMap(({ differences }) => differences)).toEqual([]);
    expect(steps.map(({ step }) => step)).toContain('decision');
  });

  test('nothing is relaxed where main has no run', async () => {
    for (const { id } of place.sim.state.artifacts.values()) place.sim.state.artifacts.delete(id);
    expect(await place.runPull({ files: { ...MILD, ...STRICT }, baselines })).toMatchObject({ relaxed: [] });
  });

  test('a run of main is judged by its own', async () => {
    const decision = await place.runPull({ files: MILD, passed: 16, baselines, context: { publishesBaseline: true } });
    expect(decision).toMatchObject({ decision: 'pass', config: null });
  });
});

describe.each([
  { name: "with main's runs as the baseline", baselines: undefined },
  { name: 'with nothing as the baseline', baselines: [] },
])('a run without a token, $name,', ({ baselines }) => {
  const tokenless = { files: { ...RUBRIC, ...asking(0.1) }, baselines, isTokenless: true };

  test('is invalid: nobody has read the config that should decide', async () => {
    const { findings } = await place.runPull(tokenless);
    expect(findings).toContainEqual(expect.objectContaining({ code: 'base-config-unreadable', effect: 'invalid' }));
  });

  test('need not say so on main', async () => {
    const { findings } = await place.runPull({ ...tokenless, context: { publishesBaseline: true } });
    expect(findings.map(({ code }) => code)).not.toContain('base-config-unreadable');
  });
});

describe('a workflow that main has no run of', () => {
  const STRICT = { ...RUBRIC, ...asking(0.9) };
  const workflows = ['.github/workflows/none.yml'];
  beforeEach(async () => {
    await place.runMain(3, { files: { ...STRICT, 'mild.yml': LAX } });
    place.commit(4, { ...STRICT, 'mild.yml': LAX });
  });

  test.each([
    { name: 'for a place of the pull request alone', file: 'own.yml' },
    { name: 'for another place of main', file: 'mild.yml' },
  ])("leaves the config of main's newest run to decide: $name", async ({ file }) => {
    const decision = await place.runPull({ files: { ...RUBRIC, [file]: LAX }, policy: file, passed: 16, workflows });
    expect(decision).toMatchObject({
      decision: 'fail',
      config: { decided_by: `baseline ${place.main[3]?.slice(0, 7)}` },
    });
  });

  test('lowers the bar, as nothing is compared', async () => {
    const { relaxed, findings } = await place.runPull({ files: STRICT, workflows });
    expect(relaxed).toEqual([instead('nothing')]);
    expect(findings).toContainEqual(expect.objectContaining({ code: 'baseline-foreign', effect: 'warn' }));
  });

  test('lowers nothing beside one that main has a run of', async () => {
    const decision = await place.runPull({
      files: STRICT,
      workflows: [...workflows, '.github/workflows/agent-gate.yml'],
    });
    expect(decision).toMatchObject({ relaxed: [], baselines: [{ sha: place.main[3] }] });
  });
});

describe('another place of the policy, where main has no run to tell which is its own,', () => {
  const warned = {
    code: 'policy-elsewhere',
    effect: 'warn',
    what: expect.stringMatching(/`mild.yml`.*`.github.agent-gate.yml`/),
  };

  test.each([
    { name: 'is a lowered bar, by the suite', usual: asking(0.9), mild: LAX, listed: ['mild.yml'] },
    { name: 'may be that of another suite', usual: asking(0.9, 'suite: other\n'), mild: LAX, listed: [] },
    { name: 'is reported beside one that is broken', usual: { [POLICY]: 'gate: [' }, mild: LAX, listed: [] },
  ])('$name', async ({ usual, mild, listed }) => {
    const files = { ...RUBRIC, ...usual, 'mild.yml': mild };
    place.commit(4, files);
    const { relaxed, findings } = await place.runPull({ files, policy: 'mild.yml' });
    expect(findings).toContainEqual(expect.objectContaining(warned));
    expect(relaxed.map(({ new: now }) => now)).toEqual(listed);
  });

  test('is all that there is', async () => {
    const files = { ...RUBRIC, 'mild.yml': LAX };
    place.commit(4, files);
    const { findings } = await place.runPull({ files, policy: 'mild.yml' });
    expect(findings.map(({ code }) => code)).not.toContain('policy-elsewhere');
  });

  test('is for that run to tell where there is one', async () => {
    const files = { ...RUBRIC, ...asking(0.9), 'mild.yml': LAX };
    await place.runMain(3, { files, policy: 'mild.yml' });
    place.commit(4, files);
    const { relaxed, findings } = await place.runPull({ files, policy: 'mild.yml' });
    expect(findings.map(({ code }) => code)).not.toContain('policy-elsewhere');
    expect(relaxed).toEqual([]);
  });
});

describe('a committed baseline', () => {
  const file = '.github/baseline.json';
  const kept = (written: string): string => {
    const read_by = { tool: productVersion(), mapping: null };
    return JSON.stringify({
      schema: 1,
      suite: 'agent',
      origin: {},
      written,
      report: { ...run({ a: [1] }, { hash: `sha256:${'a'.repeat(64)}` }), read_by },
    });
  };
  const files = { ...RUBRIC, ...asking(0.1), [file]: kept('2026-01-01') };
  beforeEach(() => place.commit(4, files));

  test('lowers the bar where the pull request writes it anew', async () => {
    const { relaxed } = await place.runPull({ files: { ...files, [file]: kept('2026-02-01') }, file });
    expect(relaxed).toContainEqual(expect.objectContaining({ subject: file, what: 'the committed baseline' }));
  });

  test('does not where it is that of main', async () => {
    const { relaxed } = await place.runPull({ files, file });
    expect(relaxed.map(({ subject }) => subject)).not.toContain(file);
  });
});

const instead = (now: string) => ({
  subject: 'baseline',
  what: 'compared with, in this run already',
  old: "main's runs",
  new: now,
});

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the place has no such thing');
  return value;
}
