import { describe, expect, it } from 'vitest';
import type { Decision } from '../../src/gating/decision.ts';
import { sightSection } from '../../src/reporting/sight.ts';
import { viewOf } from './view-of.ts';

const sight = ['50 scenarios x 3 trials against 5 runs of main: a drop of 5.3 points is caught about 3 times in 4'];
const shown = (override: Partial<Decision>): string => sightSection(viewOf({ sight, ...override }));

describe('what the suite can see', () => {
  it('stands open where the decision hangs on it', () => {
    expect(shown({ decision: 'inconclusive' })).toBe(
      '**What this suite can see**<br>50 scenarios x 3 trials against 5 runs of main: a drop of 5.3 points is caught about 3 times in 4.',
    );
  });

  it.each(['pass', 'fail', 'invalid'] as const)('is folded on %s', (decision) => {
    expect(shown({ decision })).toMatch(/^<details>\n<summary>What this suite can see<\/summary>\n\n- 50 scenarios/);
  });

  it('leaves no trace where nothing is known', () => {
    expect(shown({ sight: [] })).toBe('');
  });
});
