import { describe, expect, test } from 'vitest';
import type { FreshTrial } from '../../schemas/types/gate.ts';
import type { Report } from '../../schemas/types/report.ts';
import { contentHash } from '../../src/contract/hash.ts';
import { many, run, type TrialSketch } from './build-run.ts';
import { decideRun, notices, reasons } from './decide-run.ts';

const POLICY = 'on_inconclusive: confirm';

/** Gives every trial with a verdict facts of its own. */
function marked(report: Report, mark: string): Report {
  const scenarios = report.scenarios.map((scenario) => {
    const { scores = [] } = scenario.rubrics['task-completion'] ?? {};
    const trials = scores.map((score, index) => ({
      facts: `${mark} ${scenario.scenario} ${index}`,
      ...(score === 1 ? {} : { failed: ['task-completion', 'task-completion/done'] }),
    }));
    return { ...scenario, trials };
  });
  return { ...report, scenarios };
}

/** 30 scenarios x 1: the first ones as given, the rest pass. */
const suite = (...firsts: readonly TrialSketch[]): Report =>
  marked(run(many(30, (index) => [firsts[index] ?? 1])), 'first');
/** Five runs of main, each with one failure elsewhere. */
const mains = [0, 1, 2, 3, 4].map((index) =>
  marked(run(many(30, (scenario) => [scenario === 20 + index ? 0 : 1])), `main ${index}`),
);
const LOST: readonly TrialSketch[] = ['infrastructure', 'infrastructure', 'infrastructure', 'infrastructure'];

/** Six fresh trials of a scenario: the first, which stands in, then five that confirm. */
const six = (index: number, first: number, others: number, attempt = 1): readonly FreshTrial[] =>
  [first, ...new Array<number>(5).fill(others)].map((score, number) => ({
    scenario: `s-00${index}`,
    content: contentHash(`s-00${index}`),
    attempt,
    trial: number + 1,
    facts: `again ${attempt} ${index} ${number}`,
    ...(score === 1 ? {} : { failed: ['task-completion', 'task-completion/done'] }),
    scores: { 'task-completion': score, 'task-completion/done': score },
    outcomes: [`task-completion/${score === 1 ? 'successful_completion' : 'hard_failure'}`],
  }));

const decided = (trials: readonly FreshTrial[], asked: readonly string[] | null = null, firsts = LOST) =>
  decideRun(suite(...firsts), mains, POLICY, { confirm: { trials, asked } });

describe('trials without a verdict that decide', () => {
  test('are asked for with those that confirm, as many of each', () => {
    const decision = decideRun(suite(...LOST), mains, POLICY);
    expect(decision).toMatchObject({
      decision: 'inconclusive',
      exit_code: 2,
      confirm: { scenarios: ['s-000', 's-001', 's-002', 's-003'], trials: 6 },
    });
    expect(reasons(decision)).toEqual(['warn errors-asked']);
  });

  test('are asked for beside a scenario that looks broken', () => {
    const decision = decideRun(suite(...LOST, 0), mains, POLICY);
    expect(decision.confirm?.scenarios).toEqual(['s-000', 's-001', 's-002', 's-003', 's-004']);
  });

  test.each([
    { name: 'without the confirm stage', policy: '', firsts: LOST },
    { name: 'where they change nothing', policy: POLICY, firsts: ['infrastructure'] as const },
  ])('are not asked for $name', ({ policy, firsts }) => {
    expect(decideRun(suite(...firsts), mains, policy).confirm).toBeNull();
  });

  test('are not asked for where a rubric refuses one: an agent must not get another trial for breaking a contract', () => {
    const report = suite(...LOST);
    const refused = { ...report, errored: report.errored.map((trial) => ({ ...trial, refused: true as const })) };
    const decision = decideRun(refused, mains, POLICY);
    expect([decision.decision, decision.confirm]).toEqual(['inconclusive', null]);
  });
});

describe('fresh trials that stand in for those without a verdict', () => {
  const ids = [0, 1, 2, 3];

  test('pass: the run passes on all its trials', () => {
    const decision = decided(ids.flatMap((index) => six(index, 1, 1)));
    expect(decision).toMatchObject({
      decision: 'pass',
      trials: { scored: 30, errored: { infrastructure: 0 } },
      filled: { scenarios: ['s-000', 's-001', 's-002', 's-003'], trials: 4, asked: 24 },
      confirmed: [],
    });
    expect(decision.metrics[0]).toMatchObject({ candidate: 1, candidate_trials: { passed: 30, total: 30 } });
    expect(notices(decision)).toContain('errors-filled');
  });

  test('fail, and the others confirm it: the run is blocked', () => {
    const decision = decided(ids.flatMap((index) => six(index, 0, 0)));
    expect(decision).toMatchObject({ decision: 'fail', exit_code: 1 });
    expect(decision.confirmed).toMatchObject(
      ids.map((index) => ({ scenario: `s-00${index}`, failed: 5, trials: 5, missing: 0 })),
    );
    expect(decision.outcomes.find(({ outcome }) => outcome === 'hard_failure')?.candidate).toEqual({
      passed: 4,
      total: 30,
    });
  });

  test('fail where the others pass: nothing blocks, and only what failed counts as run again', () => {
    const decision = decided([...[0, 1].flatMap((i) => six(i, 0, 1)), ...[2, 3].flatMap((i) => six(i, 1, 1))]);
    expect([decision.exit_code, decision.confirmed.map(({ scenario }) => scenario)]).toEqual([0, ['s-000', 's-001']]);
    expect(notices(decision)).not.toContain('confirm-unasked');
  });

  test('of a later attempt take the places that are still open', () => {
    const some = [0, 1].flatMap((index) => six(index, 1, 1));
    const open = decided(some);
    expect(open).toMatchObject({ exit_code: 2, confirm: { scenarios: ['s-002', 's-003'], trials: 6 } });
    const all = decided([...some, ...[2, 3].flatMap((index) => six(index, 1, 1, 2))], ['s-002', 's-003']);
    expect(all).toMatchObject({ decision: 'pass', filled: { trials: 4 } });
  });

  test.each([
    { name: 'never came', trials: [] },
    {
      name: 'have no verdict either',
      trials: ids.flatMap((index) =>
        six(index, 1, 1).map((trial) => ({ ...trial, facts: null, unscored: true as const })),
      ),
    },
    {
      name: 'repeat each other',
      trials: ids.flatMap((index) => six(index, 1, 1).map((trial) => ({ ...trial, facts: null }))),
    },
    {
      name: 'are control trials',
      trials: ids.flatMap((index) => six(index, 1, 1).map((trial) => ({ ...trial, control: true as const }))),
    },
  ])('$name: the run waits', ({ trials }) => {
    expect(decided(trials)).toMatchObject({ decision: 'inconclusive', exit_code: 2, confirm: { trials: 6 } });
  });
});
