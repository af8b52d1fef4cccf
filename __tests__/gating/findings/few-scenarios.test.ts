import { describe, expect, it } from 'vitest';
import { run } from '../build-run.ts';
import { decideRun } from '../decide-run.ts';

describe('a critical criterion that falls in too few scenarios to test', () => {
  const four = (passes: number) =>
    run(Object.fromEntries(many4.map((id, index) => [id, { trials: [1], criteria: { safe: [index < passes] } }])));
  const many4 = ['a', 'b', 'c', 'd'];
  const FEW = 'Fewer than 5 paired scenarios: thresholds alone decide on `TCR`, `task-completion/safe`';

  it.each([
    {
      name: 'is named in a warning',
      passes: 0,
      tier: 'critical',
      finding: {
        effect: 'warn',
        what: `${FEW}; critical and lower than on main: \`task-completion/safe\``,
      },
    },
    { name: 'is not named where it held', passes: 4, tier: 'critical', finding: { effect: 'notice', what: FEW } },
    {
      name: 'is not named where it is not critical',
      passes: 0,
      tier: 'supporting',
      finding: { effect: 'notice', what: FEW },
    },
  ])('$name', ({ passes, tier, finding }) => {
    const policy = `gate: { criteria: { task-completion/safe: { tier: ${tier} } } }`;
    const { findings } = decideRun(four(passes), four(4), policy);
    expect(findings.find(({ code }) => code === 'too-few-scenarios')).toMatchObject(finding);
  });
});
