import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findGivenBaseline } from '../../src/pipeline/baseline/given-baseline.ts';
import { report } from '../../src/report/report-command.ts';
import { keepBundle } from '../support/bundles.ts';
import { HOSTILE } from '../support/hostile-text.ts';

const EXAMPLE = new URL('../../examples/tau-bench/', import.meta.url).pathname;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let root: string;
let browser: Browser;
let page: Page;
/** What the page complains about: a script that fails, a style or script that its policy refuses, anything that is loaded. */
let complaints: string[];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'browser-'));
  cpSync(EXAMPLE, root, { recursive: true });
  const config = { mapping: 'tau-bench', rubrics: ['rubrics/*.yml'], policy: 'agent-gate.yml' };
  await keep('main', { results: ['results/main.json'], ...config }, []);
  await keep('red', { results: ['results/regressed.json'], ...config }, ['main']);
  report(['red', 'main', '--out', 'red.html'], { root, env: {} });
  for (const name of ['before', 'after']) writeFileSync(join(root, `${name}.jsonl`), hostileTrials(name === 'before'));
  await keep('bad-main', { results: ['before.jsonl'], rubrics: ['harness-verdict'] }, []);
  await keep('bad', { results: ['after.jsonl'], rubrics: ['harness-verdict'] }, ['bad-main']);
  report(['bad', '--out', 'bad.html'], { root, env: {} });
  browser = await chromium.launch({ executablePath: await sparticuz.executablePath(), args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser?.close();
  rmSync(root, { recursive: true, force: true });
});
afterEach(async () => {
  expect(complaints).toEqual([]);
  await page.context().close();
});

function keep(
  name: string,
  request: Omit<Parameters<typeof keepBundle>[2], 'findBaseline'>,
  baselines: readonly string[],
) {
  return keepBundle(root, name, {
    ...request,
    findBaseline: findGivenBaseline({ baselines, baselineSelect: [], env: {} }, root),
  });
}

/** Two scenarios that break, each with two trials; all their texts are hostile. */
function hostileTrials(passed: boolean): string {
  const text = `</script></details><script>document.title="owned"</script><img src=x onerror='document.title="owned"'>${HOSTILE}`;
  const trials = [0, 1, 2, 3].map((index) => ({
    scenario: `case-${index % 2}`,
    trial: Math.floor(index / 2),
    title: text,
    tags: ['"><script>document.title="owned"</script>', `tag ${index % 2}`],
    input: text,
    harness: { passed, reason: text },
    trace: [
      { type: 'message', role: 'user', text },
      {
        type: 'tool_call',
        tool: '<b onmouseover=alert(1)>',
        args: { [text.slice(0, 60)]: text + passed },
        result: text,
        error: text,
      },
    ],
    error: null,
  }));
  return trials.map((trial) => `${JSON.stringify(trial)}\n`).join('');
}

interface Look {
  readonly width?: number;
  readonly scheme?: 'light' | 'dark';
  readonly hash?: string;
  readonly script?: boolean;
}

async function open(
  file: string,
  { width = 1280, scheme = 'light', hash = '', script = true }: Look = {},
): Promise<void> {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ viewport, colorScheme: scheme, javaScriptEnabled: script });
  complaints = [];
  page = await context.newPage();
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => complaints.push(message.text()));
  page.on('request', (request) => {
    if (!request.url().startsWith('file:')) complaints.push(request.url());
  });
  await page.goto(`${pathToFileURL(join(root, file)).href}${hash}`);
  if (script) await page.locator('.js #count').waitFor({ state: 'attached' });
}

const listed = (): Promise<readonly string[]> => page.locator('#list a b').allTextContents();
const shown = () => page.locator('.s.on');

describe('the report in a browser', () => {
  it('opens on what broke, by cause, and leads to a scenario and back', async () => {
    await open('red.html');
    const broke = await listed();
    expect(broke.length).toBeGreaterThan(5);
    await expect.poll(() => page.locator('.causes tbody tr').count()).toBeGreaterThan(1);
    const [first = ''] = await page.locator('.causes .ids a').allTextContents();
    await page.locator('.causes .ids a').first().click();
    await expect.poll(() => shown().locator('summary .id').first().textContent()).toBe(first);
    await expect.poll(() => page.locator('#overview').isVisible()).toBe(false);
    await page.goBack();
    await expect.poll(() => page.locator('#overview').isVisible()).toBe(true);
    expect(await shown().count()).toBe(0);
  });

  it('filters by state, cause and criterion, and searches', async () => {
    await open('red.html');
    const broke = await listed();
    await page.getByRole('button', { name: /^All/ }).click();
    const all = await listed();
    expect(all.length).toBeGreaterThan(broke.length);
    await page.getByLabel('Any cause').selectOption({ index: 1 });
    const [named = ''] = await page.locator('#list .g').allTextContents();
    expect(named).toContain(`(${(await listed()).length})`);
    await page.getByLabel('Any cause').selectOption({ index: 0 });
    await page.getByLabel('Any criterion that fails').selectOption({ index: 1 });
    expect((await listed()).length).toBeLessThan(all.length);
    await page.getByLabel('Any criterion that fails').selectOption({ index: 0 });
    await page.keyboard.press('/');
    await page.getByLabel('Search scenarios').fill('SOFIA');
    const found = await page.locator('#list a').allTextContents();
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((text) => /sofia/i.test(text))).toBe(true);
    expect(await page.locator('#count').textContent()).toBe(`${found.length} of ${all.length} scenarios`);
  });

  it('steps through scenarios by keys, which is one visit', async () => {
    await open('red.html');
    const broke = await listed();
    const here = () => shown().locator('summary .id').first().textContent();
    await page.keyboard.press('j');
    await expect.poll(here).toBe(broke[0]);
    await page.keyboard.press('j');
    await expect.poll(here).toBe(broke[1]);
    await page.keyboard.press('k');
    await expect.poll(here).toBe(broke[0]);
    await page.goBack();
    await expect.poll(() => shown().count()).toBe(0);
    await page.keyboard.press('j');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('#overview').isVisible()).toBe(true);
  });

  it('marks the first difference, and what is alike before it is folded', async () => {
    await open('red.html');
    await page.locator('.causes tr', { hasText: 'with another' }).locator('.ids a').first().click();
    await shown().getByRole('link', { name: 'Go to it' }).click();
    const row = shown().locator('tr.first');
    await expect.poll(() => row.evaluate((own) => own.matches(':focus'))).toBe(true);
    expect(await row.locator('mark').count()).toBeGreaterThan(0);
    const fold = shown().locator('details.fold', { hasText: 'same calls' });
    expect(await fold.locator('td').first().isVisible()).toBe(false);
    await fold.locator('summary').click();
    expect(await fold.locator('td').first().isVisible()).toBe(true);
  });

  it('opens a linked scenario, one that is only data too', async () => {
    await open('red.html', { hash: '#decided' });
    await page.getByRole('button', { name: /^All/ }).click();
    const passing = page.locator('#list li', { has: page.locator('.passed') }).last();
    const id = await passing.locator('b').textContent();
    await open('red.html', { hash: `#s-${id}` });
    expect(await shown().locator('summary .id').first().textContent()).toBe(id);
    expect(await shown().locator('.steps, .path').count()).toBeGreaterThan(0);
  });

  it('shows what broke without a script', async () => {
    await open('red.html', { script: false });
    expect(await page.locator('#nav').isVisible()).toBe(false);
    const fold = page.locator('.s').first();
    expect(await fold.locator('.b').isVisible()).toBe(false);
    await fold.locator('summary').first().click();
    expect(await fold.locator('.b').isVisible()).toBe(true);
  });

  it('keeps hostile text inert, and lets its trials be picked', async () => {
    await open('bad.html');
    expect(await listed()).toEqual(['case-0', 'case-1']);
    await page.keyboard.press('j');
    await expect.poll(() => shown().count()).toBe(1);
    const trials = shown().locator('details.trial[name^="t-"]');
    expect(await shown().locator('details.trial[name^="m-"]').count()).toBe(1);
    expect(await trials.evaluateAll((own) => own.map((one) => one.hasAttribute('open')))).toEqual([true, false]);
    await trials.nth(1).locator('summary').first().click();
    expect(await trials.evaluateAll((own) => own.map((one) => one.hasAttribute('open')))).toEqual([false, true]);
    for (const one of await page.locator('details').all()) await one.evaluate((own) => own.setAttribute('open', ''));
    expect(await page.title()).not.toBe('owned');
    expect(await page.locator('main img, main b[onmouseover]').count()).toBe(0);
  });

  it.each([
    { look: { width: 1280, scheme: 'light' } },
    { look: { width: 1280, scheme: 'dark', hash: '#s-6' } },
    { look: { width: 390, scheme: 'light', hash: '#s-27' } },
    { look: { width: 390, scheme: 'dark' } },
  ] as const)('breaks no rule of accessibility, and is no wider than the screen ($look)', async ({ look }) => {
    await open('red.html', look);
    await page.evaluate(AXE);
    const found = (await page.evaluate('axe.run()')) as {
      readonly violations: readonly { id: string; nodes: readonly { html: string }[] }[];
    };
    expect(
      found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join('; ')}`),
    ).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  });
});
