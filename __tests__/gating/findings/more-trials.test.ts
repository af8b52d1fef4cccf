import { describe, expect, it } from 'vitest';
import { many, run } from '../build-run.ts';
import { decideRun, notices, reasons } from '../decide-run.ts';

const POLICY = 'on_inconclusive: more-trials';
/** The criterion that the metric of these suites would stand for. */
const NAMED = `${POLICY}\ngate: { criteria: { task-completion/done: {} } }`;
/** 20 scenarios of which the last `broken` fail, in every one of their trials. */
const suite = (trials: number, broken: number) =>
  run(many(20, (index) => new Array<number>(trials).fill(index < 20 - broken ? 1 : 0)));
const mains = [5, 5, 5, 5, 5].map((trials) => suite(trials, 0));

describe('a first look at few trials', () => {
  it('asks for the others on a sign of a drop, and is held up until they are there', () => {
    const decision = decideRun(suite(1, 1), suite(1, 0), NAMED);
    expect(decision).toMatchObject({ decision: 'inconclusive', exit_code: 2, more_trials: 4 });
    expect(decision.headline).toBe(
      '1 trial per scenario cannot decide whether `TCR`, `task-completion/done` dropped: run 4 more per scenario',
    );
    expect(reasons(decision)).toEqual(['warn more-trials']);
  });

  it('calls nothing regressed, however plain it is', () => {
    expect(decideRun(suite(1, 20), mains).decision).toBe('fail');
    const decision = decideRun(suite(1, 20), mains, NAMED);
    expect(decision).toMatchObject({ decision: 'inconclusive', more_trials: 4 });
    expect(decision.criteria).toHaveLength(1);
    for (const compared of [...decision.metrics, ...decision.criteria])
      expect(compared).toMatchObject({ state: 'inconclusive', decided_by: [] });
    expect(decision.power.join(' ')).not.toContain('would show');
  });

  it('waits for all scenarios: one that ran five times does not speak for the others', () => {
    const uneven = (ahead: number) => run(many(20, (index) => new Array<number>(index < ahead ? 5 : 1).fill(0)));
    expect(decideRun(uneven(1), mains, POLICY)).toMatchObject({ decision: 'inconclusive', more_trials: 4 });
    expect(decideRun(uneven(10), mains, POLICY)).toMatchObject({ decision: 'inconclusive', more_trials: 4 });
    expect(decideRun(uneven(11), mains, POLICY)).toMatchObject({ decision: 'fail', more_trials: 0 });
  });

  it('lets a run without a sign go', () => {
    const decision = decideRun(suite(1, 0), mains, POLICY);
    expect(decision).toMatchObject({ decision: 'pass', exit_code: 0, more_trials: 0 });
    expect(reasons(decision)).toEqual([]);
  });

  it('does not ask about what is only watched', () => {
    const watched =
      'gate: { metrics: { TCR: { tier: advisory } }, criteria: { "*": { tier: advisory } }, scenarios: { removed: fail } }';
    const decision = decideRun(suite(1, 20), mains, `${POLICY}\n${watched}`);
    expect(decision).toMatchObject({ decision: 'pass', more_trials: 0 });
    expect(decision.metrics[0]?.state).toBe('regressed');
  });

  it('does not wait where something else blocks', () => {
    const decision = decideRun(suite(1, 20), mains, `${POLICY}\ngate: { metrics: { TCR: { threshold: 1 } } }`);
    expect(decision).toMatchObject({ decision: 'fail', exit_code: 1, more_trials: 0 });
    expect(reasons(decision)).not.toContain('warn more-trials');
  });

  it('asks for what a required proof takes, with or without a sign', () => {
    const decision = decideRun(
      suite(1, 0),
      mains,
      `${POLICY}\nrequire: proof\ngate: { metrics: { TCR: { tolerance: 0.14 } } }`,
    );
    expect(decision).toMatchObject({ decision: 'pass', more_trials: 0 });
    const strict = decideRun(
      suite(2, 0),
      mains,
      `${POLICY}\nrequire: proof\ngate: { metrics: { TCR: { tolerance: 0.06 } } }`,
    );
    expect(strict).toMatchObject({ decision: 'inconclusive', exit_code: 2, more_trials: 3 });
  });

  const few = (trials: number, broken: number, family?: (index: number) => string) =>
    run(
      Object.fromEntries(
        Array.from({ length: family === undefined ? 4 : 20 }, (_, index) => [
          `s${index}`,
          {
            trials: new Array<number>(trials).fill(index < broken ? 0 : 1),
            ...(family === undefined ? {} : { family: family(index) }),
          },
        ]),
      ),
    );

  it.each([
    { name: 'scenarios', candidate: few(1, 4), main: few(1, 0) },
    {
      name: 'families',
      candidate: few(1, 16, (index) => `f${index % 4}`),
      main: few(1, 0, (index) => `f${index % 4}`),
    },
  ])('does not ask where too few $name let no trial tell', ({ candidate, main }) => {
    const decision = decideRun(candidate, main, POLICY);
    expect(decision).toMatchObject({ decision: 'inconclusive', exit_code: 0, more_trials: 0 });
    expect(notices(decision)).toContain('too-few-scenarios');
  });

  it('does not wait with a proof that no trial can bring', () => {
    const decision = decideRun(few(1, 4), few(1, 0), `${POLICY}\nrequire: proof`);
    expect(decision).toMatchObject({ decision: 'fail', more_trials: 0 });
    expect(reasons(decision)).toContain('block not-proven TCR');
  });

  it('takes an errored trial for one that ran', () => {
    const errored = run(many(20, (index) => (index < 4 ? [0, 0, 0, 0, 'infrastructure'] : [1, 1, 1, 1, 1])));
    expect(decideRun(errored, mains, POLICY)).toMatchObject({ decision: 'fail', more_trials: 0 });
  });

  it('waits for nothing where every drop is real', () => {
    expect(decideRun(suite(1, 1), suite(1, 0), `${POLICY}\nnoise: none`).decision).toBe('fail');
  });

  it('has nothing to ask without a baseline', () => {
    expect(decideRun(suite(1, 20), null, POLICY)).toMatchObject({ decision: 'pass', more_trials: 0 });
  });
});

describe('the decisive look', () => {
  it('decides on all trials together', () => {
    expect(decideRun(suite(5, 4), mains, POLICY)).toMatchObject({ decision: 'fail', exit_code: 1, more_trials: 0 });
  });

  it('warns where all of them show a sign and no more, and asks no more', () => {
    const decision = decideRun(suite(5, 3), suite(5, 0), POLICY);
    expect(decision).toMatchObject({ decision: 'inconclusive', exit_code: 0, more_trials: 0 });
    expect(reasons(decision)).toEqual(['warn inconclusive TCR']);
  });
});
