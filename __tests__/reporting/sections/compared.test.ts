import { describe, expect, it } from 'vitest';
import type { ComparisonKey } from '../../../schemas/types/decision.ts';
import { comparedSection } from '../../../src/reporting/sections/main.ts';
import { decisionOf } from '../../support/decisions.ts';
import { viewOf } from '../view-of.ts';

const key = decisionOf().compared.candidate as ComparisonKey;
const { tool: _tool, mapping: _mapping, ...older } = key;
const other = { rubric: 'tone', version: '1.0.0', hash: `sha256:${'ab'.repeat(32)}` };

/** The rows of the table whose two sides differ, or are not known. */
function rows(baseline: ComparisonKey, candidate = key): readonly string[] {
  const text = comparedSection(viewOf({ compared: { candidate, baseline } }, { evidence: true }));
  return text.split('\n').filter((line) => line.startsWith('| ') && !/same \|$|^\| (---|Baseline| )/.test(line));
}

describe('what was compared', () => {
  it.each<{ name: string; baseline: ComparisonKey; row: readonly string[] }>([
    { name: 'nothing differs', baseline: key, row: [] },
    {
      name: 'a rubric of another version',
      baseline: { ...key, rubrics: [{ ...other, rubric: 'task-completion' }] },
      row: ['| Rubric `task-completion` | `1.0.0` (`abababababab`) | `1.2.0` (`3f2c51b73f2c`) | **differs** |'],
    },
    {
      name: 'one rubric more',
      baseline: { ...key, rubrics: [...key.rubrics, other] },
      row: ['| Rubric `tone` | `1.0.0` (`abababababab`) | none | **differs** |'],
    },
    {
      name: 'a mapping',
      baseline: { ...key, mapping: { mapping: 'mine', hash: other.hash } },
      row: ['| Mapping | mine (`abababababab`) | none | **differs** |'],
    },
    {
      name: 'judges',
      baseline: {
        ...key,
        judges: [
          { judge: 'small', trials: 1 },
          { judge: null, trials: 2 },
        ],
      },
      row: ['| Judge | small (1 trial), unnamed (2 trials) | none | **differs** |'],
    },
    {
      name: 'trials',
      baseline: { ...key, trials_per_scenario: { fewest: 1, most: 3 } },
      row: ['| Trials per scenario | 1 to 3 | 1 | **differs** |'],
    },
    {
      name: 'what an older version does not say',
      baseline: older,
      row: ['| Mapping | not recorded | none | – |', '| Agent Gate | not recorded | `0.1.0` | – |'],
    },
  ])('tells $name', ({ baseline, row }) => {
    expect(rows(baseline)).toEqual(row);
  });

  it('counts the differences', () => {
    const compared = {
      candidate: key,
      baseline: { ...older, trials_per_scenario: { fewest: 1, most: 3 }, rubrics: [] },
    };
    expect(comparedSection(viewOf({ compared }, { evidence: true }))).toContain('What was compared: 2 differences');
  });

  it.each([
    { name: 'in the summary', evidence: true, folded: 10, is: 'What was compared: the same on both sides' },
    { name: 'not in the comment', evidence: false, folded: 10, is: '' },
    { name: 'not where folded parts are left out', evidence: true, folded: 0, is: '' },
  ])('stands $name where all is the same', ({ evidence, folded, is }) => {
    const text = comparedSection(viewOf({}, { evidence, folded }));
    expect(is === '' ? text : text.includes(is)).toBe(is === '' ? '' : true);
  });

  it('is nothing without a baseline', () => {
    expect(comparedSection(viewOf({ compared: { candidate: key, baseline: null } }, { evidence: true }))).toBe('');
  });
});
