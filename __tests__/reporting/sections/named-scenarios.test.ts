import { describe, expect, it } from 'vitest';
import type { Finding, FindingScenario } from '../../../schemas/types/decision.ts';
import { nameOnce, scenariosLine, treesLine } from '../../../src/reporting/sections/findings.ts';
import { findingOf } from '../../support/decisions.ts';
import { viewOf } from '../view-of.ts';

const behind = (worst: readonly FindingScenario[], total = worst.length): Finding =>
  findingOf('block', 'TCR fell', { scenarios: { total, worst } });
const s1 = { scenario: 's1', baseline: 1, candidate: 0.2 };

describe('scenariosLine', () => {
  it.each([
    ['a fall', [s1], 1, 'Scenarios: `s1` (1.00 → 0.20).'],
    ['the same on both sides', [{ scenario: 's1', baseline: 0.2, candidate: 0.2 }], 1, 'Scenarios: `s1` (0.20).'],
    ['no baseline', [{ scenario: 's1', baseline: null, candidate: 0.2 }], 1, 'Scenarios: `s1` (0.20).'],
    ['an outcome', [{ scenario: 's1' }, { scenario: 's2' }], 2, 'Scenarios: `s1`, `s2`.'],
    ['all alike', [s1, { ...s1, scenario: 's2' }], 3, 'Scenarios: `s1`, `s2` (each 1.00 → 0.20) and 1 more.'],
    [
      'each otherwise',
      [s1, { ...s1, scenario: 's2', candidate: 0.5 }],
      2,
      'Scenarios: `s1` (1.00 → 0.20), `s2` (1.00 → 0.50).',
    ],
    [
      'some alike',
      [s1, { ...s1, scenario: 's2' }, { ...s1, scenario: 's3', candidate: 0.5 }],
      3,
      'Scenarios: `s1`, `s2` (each 1.00 → 0.20), `s3` (1.00 → 0.50).',
    ],
    ['more than are named', [s1], 9, 'Scenarios: `s1` (1.00 → 0.20) and 8 more.'],
  ])('%s', (_, worst, total, expected) => {
    expect(scenariosLine(behind(worst, total))).toBe(expected);
  });

  it('is empty of a finding that names none', () => {
    expect(scenariosLine(findingOf('block', 'TCR fell'))).toBe('');
  });
});

it('names the same scenarios once', () => {
  const [first, second, third] = nameOnce([behind([s1]), behind([s1]), behind([{ scenario: 's2' }])]);
  expect([first, second, third].map((one) => one?.scenarios?.total)).toEqual([1, undefined, 1]);
});

it('names of a rate that fell below its threshold those that fail it, and those that fell', () => {
  const below = { ...behind([{ scenario: 's2', candidate: 0.2 }, s1]), code: 'metric-below-threshold', subject: 'TCR' };
  const fell = { ...behind([s1]), code: 'metric-regressed', subject: 'TCR' };
  expect(nameOnce([below, fell]).map(({ scenarios }) => scenarios?.total)).toEqual([2, 1]);
});

describe('treesLine', () => {
  const view = viewOf({});

  it.each([
    [
      'not known',
      {},
      '→ Their result trees: `agent-gate explain bundle s1`, where `bundle` is the artifact of the run, or what `--out` keeps.',
    ],
    ['a folder', { bundle: 'my out' }, '→ Their result trees: `agent-gate explain "my out" s1`'],
    [
      'an artifact',
      { bundle: 'results.zip', artifact: 'https://github.com/a/b/1' },
      '→ Their result trees: download the [full results](https://github.com/a/b/1), then `agent-gate explain results.zip s1`',
    ],
  ])('names the bundle that is %s', (_, links, expected) => {
    expect(treesLine({ ...view, links }, [behind([s1])])).toBe(expected);
  });

  it('takes three, what has to pass among them, each once, and none that a shell would take otherwise', () => {
    const mustPass = findingOf('block', '`s0` has to pass', { code: 'must-pass-failed', subject: 's0' });
    const ids = ['-x', 's1', 's1', '$(id)', 's3'].map((scenario) => ({ scenario }));
    expect(treesLine({ ...view, links: { bundle: 'b' } }, [mustPass, behind(ids)])).toBe(
      "→ Their result trees: `agent-gate explain b s0 s1 '$(id)'`",
    );
  });

  it('is empty where no scenario is named', () => {
    expect(treesLine(view, [findingOf('block', 'TCR fell')])).toBe('');
  });
});
