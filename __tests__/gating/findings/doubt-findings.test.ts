import { describe, expect, it } from 'vitest';
import { many, run } from '../build-run.ts';
import { decideRun } from '../decide-run.ts';

const before = run(many(12, (index) => [index < 2 ? 0 : 1]));
describe('a run of which no trial has a verdict', () => {
  it('says what took the verdicts', () => {
    const decision = decideRun(run(many(12, (index) => [index < 2 ? 'infrastructure' : 'judge'])), before);
    expect(decision.decision).toBe('invalid');
    expect(decision.headline).toContain(
      'No trial of this run was scored: 12 trials (2 infrastructure, 10 judge) have no verdict',
    );
  });
});
