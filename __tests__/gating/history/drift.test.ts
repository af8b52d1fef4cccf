import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../schemas/types/decision.ts';
import type { HistoryRecord } from '../../../schemas/types/history.ts';
import type { Report } from '../../../schemas/types/report.ts';
import { recordOf } from '../../../src/gating/history/records.ts';
import { many, merge, run } from '../build-run.ts';
import { decideRun } from '../decide-run.ts';

const SHA = 'a1b2c3d4e5f60718293a4b5c6d7e8f9012345678';

/** Forty scenarios of five trials, `failing` of which fail throughout. */
function agent(failing: number, options: Parameters<typeof run>[1] = {}): Report {
  return run(
    many(40, (index) => (index < failing ? [0, 0, 0, 0, 0] : [1, 1, 1, 1, 1])),
    options,
  );
}

const shaOf = (index: number): string => String(index).padStart(40, 'f');

/** Main's runs, newest first; the last one is the release. */
function history(...failing: readonly number[]): readonly HistoryRecord[] {
  const last = failing.length - 1;
  return failing.map((count, index) =>
    recordOf(agent(count), { sha: index === last ? SHA : shaOf(index) }, '2026-11-01'),
  );
}

const POLICY = `drift: { reference: ${SHA.slice(0, 7)} }`;

function driftOf({ findings }: Decision) {
  return findings.filter(({ code }) => code.startsWith('drift'));
}

function decideWith(candidate: Report, runs: readonly HistoryRecord[], policy = POLICY) {
  return driftOf(decideRun(candidate, null, policy, { history: runs }));
}

describe('drift', () => {
  it('is found where many small steps add up, none of which counts', () => {
    const [found, ...others] = decideWith(agent(8), history(7, 6, 6, 5, 4, 3, 2, 2));
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      code: 'drifted',
      effect: 'warn',
      what: expect.stringMatching(/ 15\.0 .*`a1b2c3d`/),
      expected: expect.stringMatching(/ 5\.0 .* 95\.0 %/),
      actual: expect.stringMatching(/^80\.0 %.* 8 runs .* \d\.\d /),
      subject: 'TCR',
      subject_kind: 'metric',
    });
  });

  it.each([
    { name: 'within the tolerance', candidate: 4, runs: [4, 3, 3, 3, 2, 2, 2], policy: POLICY },
    { name: 'within a larger tolerance', candidate: 8, runs: [7, 6, 6, 5, 4, 3, 2, 2], policy: 'tolerance: 0.2' },
    { name: 'a rise', candidate: 0, runs: [7, 6, 6, 5, 4, 3, 8], policy: POLICY },
    { name: "within main's own noise", candidate: 8, runs: [2, 9, 1, 8, 2, 9, 2], policy: POLICY },
    { name: 'of a metric that is not watched', candidate: 8, runs: [7, 6, 6, 5, 4, 3, 2, 2], policy: 'metrics: [RCS]' },
  ])('is not found: $name', ({ candidate, runs, policy }) => {
    const text = policy === POLICY ? POLICY : POLICY.replace(' }', `, ${policy} }`);
    expect(decideWith(agent(candidate), history(...runs), text)).toEqual([]);
  });

  it('asks for more where too few runs tell the noise', () => {
    expect(decideWith(agent(6), history(2, 2))).toEqual([]);
    const [found] = decideWith(agent(20), history(2, 2));
    expect(found).toMatchObject({
      code: 'drifted',
      actual: expect.stringMatching(/^50\.0 %.* \d+\.\d /),
    });
  });

  it('shares alpha among the metrics that are watched', () => {
    const both = (failing: number) => merge(agent(failing), agent(failing, { rubric: 'manner', metric: 'RM' }));
    const found = (measure: (failing: number) => Report, policy = POLICY) =>
      decideWith(
        measure(5),
        [recordOf(measure(2), {}, '2026-11-01'), recordOf(measure(0), { sha: SHA }, '2026-11-01')],
        policy,
      ).map(({ subject }) => subject);
    expect(found(agent)).toEqual(['TCR']);
    expect(found(both)).toEqual([]);
    expect(found(both, POLICY.replace(' }', ', metrics: [TCR] }'))).toEqual(['TCR']);
  });

  it('takes every drop for real under `noise: none`', () => {
    const [found] = decideWith(agent(6), history(2, 2), `${POLICY}\nnoise: none`);
    expect(found).toMatchObject({ code: 'drifted', actual: '85.0 %' });
  });

  it('blocks where the policy says so', () => {
    const policy = POLICY.replace(' }', ', effect: fail }');
    const decision = decideRun(agent(8), null, policy, { history: history(7, 6, 6, 5, 4, 3, 2, 2) });
    expect([decision.decision, driftOf(decision)[0]?.effect]).toEqual(['fail', 'block']);
  });

  it('is measured against a file, whatever the history holds', () => {
    const driftReference = recordOf(agent(2), {}, '2026-01-31');
    const policy = 'drift: { reference: baselines/release.json }';
    const decision = decideRun(agent(20), null, policy, { driftReference });
    expect(driftOf(decision)).toMatchObject([
      { code: 'drifted', what: expect.stringContaining('`baselines/release.json`') },
    ]);
    expect(driftOf(decideRun(agent(20), null, policy))).toEqual([]);
  });

  it.each([
    { name: 'an empty history', runs: [], says: /main has no history yet/ },
    {
      name: 'a commit that it does not have',
      runs: history(2, 2).slice(0, 1),
      says: /among the 1 that main's history/,
    },
  ])('says that there is no reference in $name, with its line', ({ runs, says }) => {
    expect(decideWith(agent(8), runs)).toMatchObject([
      {
        code: 'drift-reference-missing',
        effect: 'warn',
        what: expect.stringMatching(says),
        place: expect.objectContaining({ file: 'agent-gate.yml', line: 1, column: 10 }),
      },
    ]);
  });

  it('compares nothing that another rubric measured', () => {
    const other = agent(8, { hash: `sha256:${'1'.repeat(64)}`, version: '2.0.0' });
    expect(decideWith(other, history(2, 2))).toMatchObject([
      {
        code: 'drift-reference-missing',
        effect: 'notice',
        what: expect.stringMatching(/TCR was measured by another content .*, now 2\.0\.0\)$/),
      },
    ]);
    const unknown = agent(8, { rubric: 'new-rubric' });
    expect(decideWith(unknown, history(2, 2))).toMatchObject([
      { code: 'drift-reference-missing', effect: 'notice', what: expect.stringMatching(/TCR was not measured there$/) },
    ]);
  });

  it('is not watched for in a metric that the run does not have', () => {
    const policy = POLICY.replace(' }', ', metrics: [TCRR] }');
    const { findings } = decideRun(agent(8), null, policy, { history: history(2, 2) });
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: 'unknown-metric',
        effect: 'invalid',
        subject: 'TCRR',
        place: expect.objectContaining({ file: 'agent-gate.yml', line: 1, column: 40 }),
      }),
    );
  });

  it('says nothing where nothing was measured', () => {
    const policy = `${POLICY}\nnoise: none`;
    const nothing = run(many(40, ['infrastructure']));
    expect(decideWith(nothing, history(2, 2), policy).map(({ code }) => code)).not.toContain('drifted');
  });
});

describe('trends', () => {
  it('show the last ten runs of main, oldest first', () => {
    const { trends } = decideRun(agent(2), null, '', { history: history(12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1) });
    expect(trends.map(({ name, runs }) => [name, runs.length])).toEqual([['TCR', 10]]);
    expect(trends[0]?.runs[0]?.score).toBe(0.925);
    expect(trends[0]?.runs.at(-1)).toEqual({ sha: shaOf(0), time: '2026-11-01', score: 0.7 });
  });

  it('show nothing of fewer than three runs, or of another content of the rubric', () => {
    expect(decideRun(agent(2), null, '', { history: history(2, 2) }).trends).toEqual([]);
    const other = agent(2, { hash: `sha256:${'1'.repeat(64)}` });
    expect(decideRun(other, null, '', { history: history(2, 2, 2, 2) }).trends).toEqual([]);
  });
});
