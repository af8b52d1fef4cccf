import { expect, it } from 'vitest';
import { outcomeLimits } from '../../../src/gating/findings/outcome-findings.ts';
import { countOf, outcomeOf } from '../../support/decisions.ts';

it.each([
  { name: 'too many end in it', limit: { at_most: 0.1 }, code: 'outcome-above-limit', look: 'that end so' },
  { name: 'too few end in it', limit: { at_least: 0.9 }, code: 'outcome-below-limit', look: 'that end otherwise' },
])('points at the trials that break the limit: $name', ({ limit, code, look }) => {
  const compared = { ...outcomeOf('graceful_failure', countOf(5, 10), null), ...limit };
  const next = `Look at the trials ${look}, and mend the agent`;
  expect(outcomeLimits(compared, 'task-completion')).toMatchObject([{ code, next, subject: 'graceful_failure' }]);
});
