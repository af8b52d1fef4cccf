import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../schemas/types/decision.ts';
import { powerSection } from '../../../src/reporting/sections/statistics.ts';
import { viewOf } from '../view-of.ts';

const sight = ['50 scenarios x 3 trials against 5 runs of main: a drop of 5.3 points is detected about 3 times in 4'];
const shown = (override: Partial<Decision>): string =>
  powerSection(viewOf({ power: sight, criteria: [], ...override }));
const level = '- TCR: 87.0 % over 100 scenarios; on others like them, 80.5 to 91.6 %.\n';

describe('what the suite can see', () => {
  it.each(['pass', 'fail', 'inconclusive', 'invalid'] as const)('is folded on %s', (decision) => {
    const section = shown({ decision });
    expect(section).toMatch(
      /^<details>\n<summary>How sure is this\? What could this suite have missed\?<\/summary>\n\n- 50 scenarios/,
    );
    expect(section).toContain(level);
  });

  it('leaves no trace where nothing is known', () => {
    expect(shown({ power: [], metrics: [] })).toBe('');
    expect(shown({ power: [] })).toContain(level);
  });
});
