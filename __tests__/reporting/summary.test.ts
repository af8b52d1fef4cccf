import { expect, it } from 'vitest';
import { renderSummary } from '../../src/reporting/document.ts';
import { byteLength } from '../../src/reporting/markdown/format.ts';
import { decisionOf, flipsOf } from '../support/decisions.ts';
import { lintMarkdown } from '../support/lint-markdown.ts';
import { STORIES } from './stories.ts';

const artifact = 'https://github.com/acme/booking/actions/runs/202/artifacts/7';

it.each(Object.entries(STORIES))('the summary of %s is valid Markdown', (_, decision) => {
  expect(lintMarkdown(renderSummary(decision, { links: { artifact } }), [artifact])).toEqual([]);
});

it('a hundred thousand lost scenarios keep within 900 KB, with their exact count', () => {
  const lost = flipsOf(100_000, (index) => ({
    scenario: `scenario-${index}`,
    baseline: 1,
    candidate: 0,
    why: 'too late',
  }));
  const body = renderSummary(
    decisionOf({ flips: { broke: lost, fixed: [], new: [], removed: [], changed: [], renamed: [] } }),
    {
      links: { artifact },
    },
  );
  expect(byteLength(body)).toBeLessThanOrEqual(900 * 1024);
  expect(body.includes('fail now (100000)')).toBe(true);
  expect(body.includes('broken scenarios (99980)')).toBe(true);
});
