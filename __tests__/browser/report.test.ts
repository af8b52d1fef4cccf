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
  for (const run of [0, 1, 2, 3]) {
    writeFileSync(join(root, `run-${run}.jsonl`), bookingTrials(run));
    const origin = {
      sha: `${run}`.repeat(40),
      run_id: 70 + run,
      run_url: `https://github.com/acme/agent/actions/runs/${70 + run}`,
    };
    const time = `2026-02-0${run + 1}T08:00:00Z`;
    const main = [0, 1, 2]
      .slice(0, run)
      .reverse()
      .map((older) => `booking-${older}`);
    await keep(`booking-${run}`, { results: [`run-${run}.jsonl`], rubrics: ['harness-verdict'], origin, time }, main);
  }
  report(['booking-3', '--out', 'booking.html'], { root, env: {} });
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

/** Two scenarios that break, and one that the page holds as data; each has two trials, and all their texts are hostile. */
function hostileTrials(passed: boolean): string {
  const text = `</script></details><script>document.title="owned"</script><img src=x onerror='document.title="owned"'>${HOSTILE}`;
  const trials = [0, 1, 2, 3, 4, 5].map((index) => ({
    scenario: `case-${index % 3}`,
    trial: Math.floor(index / 3),
    title: text,
    tags: ['"><script>document.title="owned"</script>', `tag ${index % 3}`, '\u202Egnp.exe'],
    input: text,
    harness: { passed: passed || index % 3 === 2, reason: text },
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

/** Twelve scenarios of two tags; in the fourth run those of one tag book another time, dearer and slower, and one crashes. */
function bookingTrials(run: number): string {
  const trials = Array.from({ length: 12 }, (_, index) => bookingTrial(run, index));
  return trials.map((trial) => `${JSON.stringify(trial)}\n`).join('');
}

function bookingTrial(run: number, index: number): object {
  const tag = index % 2 === 0 ? 'conflict' : 'plain';
  const isBad = run === 3 && tag === 'conflict';
  const [time, words, more] = isBad ? ['14:00', 'two', 1] : ['13:00', 'one', 0];
  const output = `The room is booked for ${words} o’clock by your calendar, as you asked me to.`;
  const call = (tool: string, args: object) => ({ type: 'tool_call', tool, args, result: 'ok' });
  const trial = {
    scenario: `${tag}-${index}`,
    trial: 1,
    tags: [tag],
    input: `Book room ${index}`,
    harness: { passed: !isBad && !(run === 1 && index === 3) },
    usage: { cost_usd: 0.01 + index / 1000 + more / 50, latency_ms: 1000 + index * 10 + more * 500 },
  };
  if (isBad && index === 0) return { ...trial, trace: [], error: { kind: 'agent', message: 'KeyError: slot' } };
  const answer = { type: 'message', role: 'assistant', text: `${output} Anything else?` };
  const trace = [call('get_calendar', { day: run }), call('book_room', { time, index }), answer];
  return { ...trial, output, trace, error: null };
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
    await page.getByRole('button', { name: /^Broke/ }).click();
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

  it('filters by state, and searches ids, titles and criteria that fail', async () => {
    await open('red.html');
    const all = await listed();
    await page.getByRole('button', { name: /^Broke/ }).click();
    expect(all.length).toBeGreaterThan((await listed()).length);
    await page.getByRole('button', { name: /^All/ }).click();
    const search = page.getByLabel('Search scenarios');
    await search.fill('no_human_transfer');
    expect((await listed()).length).toBeGreaterThan(0);
    expect((await listed()).length).toBeLessThan(all.length);
    await search.fill('');
    await page.keyboard.press('/');
    await page.getByLabel('Search scenarios').fill('SOFIA');
    const found = await page.locator('#list a').allTextContents();
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((text) => /sofia/i.test(text))).toBe(true);
    expect(await page.locator('#count').textContent()).toBe(`${found.length} of ${all.length} scenarios`);
  });

  it('draws a cell for each run of main and this one, and a cell opens the trace', async () => {
    await open('booking.html');
    expect(await page.locator('#list .g').allTextContents()).toEqual(['conflict: 6 broke', 'plain: 6']);
    const cellsOf = (id: string) => page.locator('#list a', { hasText: id }).locator('.cells i');
    const classes = (id: string) => cellsOf(id).evaluateAll((own) => own.map(({ className }) => className).join(''));
    expect([await classes('conflict-0'), await classes('conflict-2'), await classes('plain-3')]).toEqual([
      'pppc',
      'pppf',
      'pfpp',
    ]);
    expect(await cellsOf('plain-3').nth(1).getAttribute('title')).toBe('m−1 1111111, 2026-02-02: failed');
    await cellsOf('conflict-2').last().click();
    await expect.poll(() => shown().locator('summary .id').first().textContent()).toBe('conflict-2');
    await expect.poll(() => shown().locator('.steps').last().isVisible()).toBe(true);
  });

  it('links each point of main’s history to its run', async () => {
    await open('booking.html');
    const links = await page.locator('.hi a').evaluateAll((own) => own.map((one) => one.getAttribute('href')));
    expect(links).toEqual([70, 71, 72].map((run) => `https://github.com/acme/agent/actions/runs/${run}`));
    expect(await page.locator('.hi').first().locator('circle').count()).toBe(4);
  });

  it('orders by tag, cause, score, cost and latency', async () => {
    await open('booking.html');
    const order = page.getByLabel('Order');
    expect((await order.locator('option').allTextContents()).length).toBe(5);
    await order.selectOption('By rise of the cost');
    expect((await listed()).slice(0, 6)).toEqual(Array(6).fill(expect.stringMatching('^conflict-')));
    expect(await page.locator('#list a').first().textContent()).toContain('$0.0');
    await order.selectOption('By cause');
    expect((await page.locator('#list .g').allTextContents()).length).toBeGreaterThan(1);
  });

  it('plots cost and latency on both sides, and a point opens its scenario', async () => {
    await open('booking.html');
    expect(await page.locator('.plot').count()).toBe(2);
    // The scenario that crashed records what it took, too.
    expect(await page.locator('.plot').first().locator('circle').count()).toBe(12);
    expect(await page.locator('.plot').first().locator('.more').count()).toBe(6);
    await page.locator('.plot a').first().click();
    await expect.poll(() => shown().locator('summary .id').first().textContent()).toMatch(/^conflict-/);
  });

  it('marks the words in which outputs differ', async () => {
    await open('booking.html', { hash: '#s-conflict-2' });
    const outputs = shown().locator('table', { hasText: 'this run’s output' });
    expect(await outputs.locator('mark').allTextContents()).toEqual(['one', 'two']);
    expect(await shown().locator('.lead').first().textContent()).toContain('First different action, step 2');
    expect(await shown().locator('.steps').last().locator('tr', { hasText: 'get_calendar' }).isVisible()).toBe(true);
  });

  it('copies the result as a prompt, a link to what is open, and the list as CSV', async () => {
    await open('bad.html', { hash: '#s-case-0' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = async (name: string): Promise<string> => {
      await page.getByRole('button', { name }).filter({ visible: true }).click();
      await expect.poll(() => page.getByText('copied').filter({ visible: true }).count()).toBeGreaterThan(0);
      return page.evaluate('navigator.clipboard.readText()') as Promise<string>;
    };
    expect(await copied('Copy link')).toMatch(/bad\.html#s-case-0$/);
    await shown().locator('details.trial').nth(1).locator('summary').first().click();
    expect(await copied('Copy link')).toMatch(/bad\.html#t-case-0-1$/);
    expect(await copied('Copy as prompt')).toMatch(/^# Worth a look[\s\S]*agent-gate explain bundle/);
    await page.keyboard.press('Escape');
    const csv = await copied('Copy as CSV');
    expect(csv.split('\r\n')).toHaveLength(5);
    expect(csv).toMatch(/\r\ncase-1,/);
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
    const passing = page.locator('#list li', { has: page.locator('.passed') }).last();
    const id = await passing.locator('b').textContent();
    await open('red.html', { hash: `#s-${id}` });
    expect(await shown().locator('summary .id').first().textContent()).toBe(id);
    expect(await shown().locator('.steps, .path').count()).toBeGreaterThan(0);
  });

  it('shows what broke without a script', async () => {
    await open('red.html', { script: false });
    expect(await page.locator('#nav').isVisible()).toBe(false);
    expect(await page.locator('.causes tbody tr').first().isVisible()).toBe(true);
    const fold = page.locator('.s').first();
    expect(await fold.locator('.b').isVisible()).toBe(false);
    await fold.locator('summary').first().click();
    expect(await fold.locator('.b').isVisible()).toBe(true);
  });

  it('keeps hostile text inert, and lets its trials be picked', async () => {
    await open('bad.html');
    expect(new Set(await listed())).toEqual(new Set(['case-0', 'case-1', 'case-2']));
    expect(await page.locator('#list').innerText()).toContain('U+202Egnp.exe');
    await page.keyboard.press('j');
    await expect.poll(() => shown().count()).toBe(1);
    const trials = shown().locator('details.trial[name^="t-"]');
    expect(await shown().locator('details.trial[name^="m-"]').count()).toBe(1);
    expect(await trials.evaluateAll((own) => own.map((one) => one.hasAttribute('open')))).toEqual([true, false]);
    await trials.nth(1).locator('summary').first().click();
    expect(await trials.evaluateAll((own) => own.map((one) => one.hasAttribute('open')))).toEqual([false, true]);
    await page.evaluate("location.hash = 's-case-2'");
    await expect.poll(() => shown().locator('summary .id').first().textContent()).toBe('case-2');
    expect(await shown().locator('.t').first().textContent()).toContain('</script></details>');
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
