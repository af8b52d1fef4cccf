import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Decision } from '../../schemas/types/decision.ts';
import { findGivenBaseline } from '../../src/pipeline/baseline/given-baseline.ts';
import { runGate } from '../../src/pipeline/run-gate.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'configs-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const CRITERION = 'pass_when: { field: final_state.booked, op: eq, value: true }';
const rubric = (criterion = CRITERION, version = '1.0.0') =>
  `rubric: booking\nversion: ${version}\nmetric: TCR\ncriteria:\n  booked: { weight: 1, ${criterion} }\n`;
const ALWAYS = 'pass_when: { field: output, op: exists }';

interface Run {
  readonly rubric?: string;
  readonly policy?: string;
  readonly mapping?: string;
  readonly results?: string;
  readonly booked?: number;
}

/** Gates forty trials, the first `booked` of which are good, and keeps the bundle under that name. */
async function gate(name: string, run: Run, baseline: string | null): Promise<Decision> {
  const trials = Array.from({ length: 40 }, (_, index) =>
    JSON.stringify({
      scenario: `s${index}`,
      output: 'Done.',
      final_state: { booked: index < (run.booked ?? 30) },
      judge: { polite: true },
    }),
  );
  writeFileSync(join(root, 'results.jsonl'), run.results ?? trials.join('\n'));
  writeFileSync(join(root, 'rubric.yml'), run.rubric ?? rubric());
  writeFileSync(join(root, 'policy.yml'), run.policy ?? 'suite: demo\nnoise: none\n');
  if (run.mapping !== undefined) writeFileSync(join(root, 'mapping.yml'), run.mapping);
  const mapping = run.mapping === undefined ? {} : { mapping: 'mapping.yml' };
  const findBaseline = findGivenBaseline(
    { baselines: baseline === null ? [] : [baseline], baselineSelect: [], env: {} },
    root,
  );
  const files = { results: ['results.jsonl'], rubrics: ['rubric.yml'], policy: 'policy.yml', out: join(root, name) };
  const { decision } = await runGate({ ...files, ...mapping, select: [], root, origin: {}, env: {}, findBaseline });
  return decision;
}

const ofTcr = ({ config }: Decision) => config?.effects.find(({ subject }) => subject === 'TCR');

describe('the config of the base', () => {
  test('decides alone where the run has the same one', async () => {
    await gate('main', {}, null);
    const decision = await gate('candidate', {}, 'main');
    expect(decision).toMatchObject({ decision: 'pass', config: null, relaxed: [] });
  });

  test('decides where the run makes it milder, and its change is shown apart', async () => {
    await gate('main', {}, null);
    const decision = await gate('candidate', { rubric: rubric(ALWAYS, '1.1.0'), booked: 10 }, 'main');
    expect(decision).toMatchObject({ decision: 'fail', config: { decided_by: 'main', would_decide: 'pass' } });
    expect(ofTcr(decision)).toEqual({ subject: 'TCR', subject_kind: 'metric', agent: -0.5, config: 0.25, total: 0.25 });
    expect(decision.relaxed.map(({ subject }) => subject)).toContain('booking/booked');
  });

  test('decides with its own policy, whatever the run demands', async () => {
    const strict = 'suite: demo\nnoise: none\ngate: { metrics: { TCR: { threshold: 0.7, mode: point } } }\n';
    await gate('main', { policy: strict }, null);
    const decision = await gate('candidate', { policy: strict.replace('0.7', '0.1'), booked: 20 }, 'main');
    expect(decision).toMatchObject({ decision: 'fail', config: { changes: [{ kind: 'policy', name: 'demo' }] } });
    expect(decision.relaxed).toContainEqual(expect.objectContaining({ subject: 'TCR', old: '70.0 %', new: '10.0 %' }));
  });

  test('keeps a rubric that the run removes, and passes over one that it adds', async () => {
    await gate('main', {}, null);
    const other = rubric(ALWAYS).replace('rubric: booking', 'rubric: other').replace('TCR', 'XCR');
    const decision = await gate('candidate', { rubric: other }, 'main');
    expect(decision.metrics.map(({ name }) => name)).toEqual(['TCR']);
    expect(decision.config?.changes).toMatchObject([
      { name: 'booking', new: null },
      { name: 'other', old: null },
    ]);
  });
});

describe('a head config that would stop the run', () => {
  const policy = (gate: string): string => `suite: demo\nnoise: none\ngate: ${gate}\n`;
  const stricter = ({ findings }: Decision) => findings.filter(({ code }) => code === 'head-config-stricter');

  test.each([
    {
      name: 'names an unknown criterion',
      own: policy('{ criteria: { booking/boked: { threshold: 0.1 } } }'),
      said: 'booking/boked',
    },
    {
      name: 'has a threshold that the run does not meet',
      own: policy('{ metrics: { TCR: { threshold: 0.9, mode: point } } }'),
      said: '75.0 %',
    },
  ])('is warned of where it $name', async ({ own, said }) => {
    await gate('main', {}, null);
    const decision = await gate('candidate', { policy: own }, 'main');
    expect(decision.decision).toBe('pass');
    expect(stricter(decision)).toMatchObject([{ effect: 'warn', what: expect.stringContaining(said) }]);
  });

  test('is warned of where it holds the check up, and nothing decides', async () => {
    const unsure = 'suite: demo\ngate: { metrics: { TCR: { tolerance: 0.2 } } }\n';
    await gate('main', { policy: unsure }, null);
    const own = 'suite: demo\non_inconclusive: fail\ngate: { metrics: { TCR: { tolerance: 0.01 } } }\n';
    const decision = await gate('candidate', { policy: own, booked: 27 }, 'main');
    expect(decision).toMatchObject({ decision: 'pass', exit_code: 0, config: { would_decide: 'inconclusive' } });
    expect(stricter(decision)).toMatchObject([{ effect: 'warn', what: expect.stringContaining('75.0 %') }]);
  });

  test.each([
    { name: 'requires proof', own: 'require: proof\n', warned: [] },
    { name: 'requires a baseline', own: 'on_no_baseline: fail\n', warned: [] },
    {
      name: 'requires a baseline and more than the agent does',
      own: 'on_no_baseline: fail\ngate: { metrics: { TCR: { threshold: 0.9, mode: point } } }\n',
      warned: [{ what: expect.stringContaining('75.0 %') }],
    },
  ])('does not count demands for a baseline that it could not score, where it $name', async ({ own, warned }) => {
    await gate('main', { policy: 'suite: demo\nevidence: drop\n' }, null);
    const changed = { rubric: rubric(`${CRITERION}, question: Is it booked?`, '1.0.1'), policy: `suite: demo\n${own}` };
    const decision = await gate('candidate', changed, 'main');
    expect(decision.config?.not_rescored).toEqual([expect.stringContaining('keeps no evidence')]);
    expect(stricter(decision)).toMatchObject(warned);
  });

  test.each([
    {
      name: 'the run is stopped for as much',
      run: { policy: policy('{ metrics: { TCR: { threshold: 0.9, mode: point } } }'), booked: 10 },
    },
    { name: 'it lets the run through', run: { policy: policy('{ metrics: { TCR: { threshold: 0.1 } } }') } },
  ])('is not warned of where $name', async ({ run }) => {
    await gate('main', {}, null);
    expect(stricter(await gate('candidate', run, 'main'))).toEqual([]);
  });
});

describe('what cannot be scored again is named', () => {
  test('evidence that was not kept', async () => {
    await gate('main', { policy: 'suite: demo\nnoise: none\nevidence: drop\n' }, null);
    const decision = await gate('candidate', { rubric: rubric(ALWAYS, '1.1.0') }, 'main');
    expect(decision.config).toMatchObject({
      effects: [],
      not_rescored: [expect.stringContaining('keeps no evidence')],
    });
  });

  test('results that only the mapping of the run can read', async () => {
    const mapping = (id: string) => `mapping: ours\nscenario: $.${id}\nfacts:\n  final_state.booked: $.booked\n`;
    const results = (id: string) =>
      JSON.stringify(Array.from({ length: 40 }, (_, index) => ({ [id]: `s${index}`, booked: index < 30 })));
    await gate('main', { mapping: mapping('id'), results: results('id') }, null);
    const decision = await gate('candidate', { mapping: mapping('name'), results: results('name') }, 'main');
    expect(decision).toMatchObject({
      decision: 'pass',
      config: { changes: [{ kind: 'mapping' }], read_by_head: true },
    });
    expect(ofTcr(decision)).toEqual({ subject: 'TCR', subject_kind: 'metric', agent: null, config: null, total: 0 });
    expect(decision.relaxed).toMatchObject([{ subject: 'mapping', what: 'how results are read, in this run already' }]);
    expect(decision.config?.not_rescored).toEqual([
      expect.stringContaining('mapping'),
      expect.stringContaining("main's results under the new mapping"),
    ]);
  });

  test("main's results under another mapping, whose effect is unknown", async () => {
    const mapping = (whole: boolean) =>
      `mapping: ours\nscenario: $.id\nfacts:\n  final_state.booked: { select: $.grade, map: { C: true, I: ${whole} } }\n`;
    const results = (good: number) =>
      JSON.stringify(Array.from({ length: 40 }, (_, index) => ({ id: `s${index}`, grade: index < good ? 'C' : 'I' })));
    await gate('main', { mapping: mapping(false), results: results(30) }, null);
    const decision = await gate('candidate', { mapping: mapping(true), results: results(20) }, 'main');
    expect(ofTcr(decision)).toEqual({
      subject: 'TCR',
      subject_kind: 'metric',
      agent: -0.25,
      config: null,
      total: 0.25,
    });
    expect(decision.config?.not_rescored).toEqual([expect.stringContaining("main's results under the new mapping")]);
  });
});
