import { describe, expect, it } from 'vitest';
import { many, run } from '../build-run.ts';
import { decideRun, notices } from '../decide-run.ts';

const before = run(many(12, (index) => [index < 2 ? 0 : 1]));
const after = run(many(12, (index) => [index < 4 ? 0 : 1]));

describe('criteria that lean down within chance', () => {
  it('are named in one notice', () => {
    const decision = decideRun(after, before, 'gate: { criteria: { task-completion/done: {} } }');
    expect(notices(decision)).toContain('criteria-leaning-down');
  });

  it('are not worth a word where they are only watched', () => {
    const decision = decideRun(after, before, 'gate: { criteria: { "*": { tier: advisory } } }');
    expect(decision.criteria.some(({ leaning_down }) => leaning_down)).toBe(true);
    expect(notices(decision)).not.toContain('criteria-leaning-down');
  });
});

describe('a run of which no trial has a verdict', () => {
  it('says what took the verdicts', () => {
    const decision = decideRun(run(many(12, (index) => [index < 2 ? 'infrastructure' : 'judge'])), before);
    expect(decision.decision).toBe('invalid');
    expect(decision.headline).toContain(
      'No trial of this run was scored: 12 trials (2 infrastructure, 10 judge) have no verdict',
    );
  });
});
