import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commentPage, openBrowser, unfoldedWords } from '../support/browser.ts';

const golden = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../reporting/golden', `${name}.md`), 'utf8');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function opened(name: string, width: number, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 1000 }, colorScheme });
  await page.setContent(commentPage(golden(name)));
  return page;
}

describe.each([
  'tau-bench',
  'fail-regressed',
  'fail-gone-scenarios',
  'inconclusive',
  'pass-improved',
  'pass-unchanged',
  'invalid-three-problems',
])('the comment on %s', (name) => {
  test('takes one laptop screen and 250 words', async () => {
    const page = await opened(name, 1280);
    const height = await page.locator('main').evaluate((main) => main.getBoundingClientRect().height);
    expect(height).toBeLessThanOrEqual(1000);
    expect(unfoldedWords(golden(name))).toBeLessThanOrEqual(name === 'pass-unchanged' ? 60 : 250);
  });

  test.each(['light', 'dark'] as const)('has no fault that axe finds, %s', async (scheme) => {
    const page = await opened(name, 1280, scheme);
    await page.evaluate(axe);
    // A heading that begins at the second level, tables without a first header: GitHub's page is around it. GitHub underlines links in text,
    // which this style sheet does not.
    const options =
      "{ rules: { 'page-has-heading-one': { enabled: false }, 'empty-table-header': { enabled: false }, 'link-in-text-block': { enabled: false }, region: { enabled: false } } }";
    const violations = await page.evaluate(
      `axe.run('main', ${options}).then(({ violations }) => violations.map(({ id }) => id))`,
    );
    expect(violations).toEqual([]);
  });
});

/** Comments with the longest names that anybody may choose. */
const HOSTILE = /hostile/;
/** Golden comments and summaries of the renderer and of every story. */
const comments = ['reporting/golden', 'stories'].flatMap((folder) => {
  const root = join(import.meta.dirname, '..', folder);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.md$/.test(file) && !/README/.test(file)).map((file) => join(root, file));
});

test('no comment has a table wider than a phone, folded ones neither', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 1000 } });
  const wide: string[] = [];
  for (const file of comments.filter((name) => !HOSTILE.test(name))) {
    await page.setContent(commentPage(readFileSync(file, 'utf8')));
    await page.locator('details').evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '');
    });
    const widths = await page.locator('table').evaluateAll((tables) => tables.map((table) => table.scrollWidth));
    wide.push(...widths.filter((width) => width > 390).map((width) => `${file}: ${width}`));
  }
  expect(wide).toEqual([]);
  expect(comments.length).toBeGreaterThan(80);
}, 120_000);
