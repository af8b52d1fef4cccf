import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';

const home = new URL('../../', import.meta.url).pathname;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const CONFIG = ['--mapping', 'tau-bench', '--rubrics', 'rubrics/*.yml', '--policy', 'agent-gate.yml'];
const TOOL_USE = 'rubrics/tool-use.yml';

let root: string;
let browser: Browser;
let page: Page;
/** What the page complains about: a script that fails, a style or script that its policy refuses, anything that is loaded. */
let complaints: string[];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'playground-'));
  cpSync(join(home, 'examples/tau-bench'), root, { recursive: true });
  for (const name of ['main', 'regressed']) cpSync(join(root, `results/${name}.json`), join(root, `${name}.json`));
  agentGate('playground', '--out', 'example.html');
  agentGate('playground', 'results/main.json', ...CONFIG, '--out', 'tau-bench.html');
  writeFileSync(join(root, 'many.jsonl'), manyTrials());
  agentGate('playground', 'many.jsonl', '--rubrics', TOOL_USE, '--policy', 'agent-gate.yml', '--out', 'many.html');
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  rmSync(root, { recursive: true, force: true });
});
afterEach(async () => {
  expect(complaints).toEqual([]);
  await page.context().close();
});

function agentGate(...words: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [join(home, 'dist/cli.mjs'), ...words], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout;
}

/** 200 trials of 12 KB, some with texts that would act. */
function manyTrials(): string {
  const text = '</script><img src=x onerror=document.title="owned">';
  const lines = Array.from({ length: 200 }, (_, index) => {
    const steps = Array.from({ length: 30 }, (_, step) => ({
      type: 'tool_call',
      tool: 'get_order_details',
      args: { id: `#W${index}-${step}` },
      result: `${text}${'x'.repeat(260)}`,
    }));
    return JSON.stringify({
      scenario: `s-${index}`,
      trial: 0,
      title: text,
      output: `${text} ${index}`,
      messages: index % 60,
      trace: steps,
      error: null,
    });
  });
  return lines.map((line) => `${line}\n`).join('');
}

interface Look {
  readonly width?: number;
  readonly scheme?: 'light' | 'dark';
}

async function open(file: string, { width = 1280, scheme = 'light' }: Look = {}): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  complaints = [];
  page = await context.newPage();
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => complaints.push(message.text()));
  page.on('request', (request) => {
    if (!request.url().startsWith('file:')) complaints.push(request.url());
  });
  await page.goto(pathToFileURL(join(root, file)).href);
  await expect.poll(() => page.locator('#trials label').count()).toBeGreaterThan(0);
}

/** Replaces a part of a text field, as typing does. */
async function type(id: string, from: string | RegExp, to: string): Promise<void> {
  const field = page.locator(id);
  const text = await field.inputValue();
  expect(text).toMatch(from);
  await field.fill(text.replace(from, to));
}

const status = () => page.locator('#status').textContent();
const clipboard = () => page.evaluate('navigator.clipboard.readText()');
const comment = () => page.locator('#comment').getAttribute('data-markdown');
const row = (name: string) =>
  page.locator('#change tr', { has: page.getByRole('rowheader', { name, exact: true }) }).textContent();

describe.each(['example.html', 'tau-bench.html'])('the playground on %s', (file) => {
  it('weighs at most 1.2 MB', async () => {
    await open(file);
    expect(statSync(join(root, file)).size).toBeLessThan(1_200_000);
  });

  it('scores an edited weight and threshold, and takes them back', async () => {
    await open(file);
    await page.locator('#file').selectOption({ label: TOOL_USE });
    const before = await row('TUS');
    const slider = page.getByRole('slider', { name: 'answered weight' });
    await slider.fill('0.6');
    expect(await page.locator('#rubric').inputValue()).toMatch(/answered:\n.*\n {4}weight: 0\.6\n/);
    expect(await status()).toBe('20 trials scored');
    expect(await row('TUS')).not.toBe(before);
    await page.getByRole('button', { name: 'As loaded' }).click();
    expect(await row('TUS')).toBe(before);
    await type('#rubric', /^threshold: 0.75$/m, 'threshold: 0.99');
    await expect.poll(() => page.locator('#flips li').count()).toBeGreaterThan(0);
    const flipped = page.locator('#flips button').first();
    await flipped.click();
    expect(await page.locator('#tree h3').textContent()).toContain(`${await flipped.textContent()}, trial`);
    expect(await page.locator('#tree .read').count()).toBeGreaterThan(0);
  });

  it('names a broken line with column and nearest name, keeps the numbers, and leads there', async () => {
    await open(file);
    await page.locator('#file').selectOption({ label: TOOL_USE });
    const before = await row('TUS');
    await type('#rubric', /^threshold:/m, 'treshold:');
    expect(await page.locator('#rubric-problems').innerText()).toBe(
      '10:1 unknown key treshold. Did you mean threshold?',
    );
    expect(await status()).toBe('1 to fix: the numbers are those before');
    expect(await row('TUS')).toBe(before);
    expect(await page.locator('#rubric-lines .bad').textContent()).toBe('10\n');
    await page.getByRole('button', { name: '10:1' }).click();
    const field = 'document.activeElement';
    expect(await page.evaluate(`${field}.value.slice(${field}.selectionStart).split(':')[0]`)).toBe('treshold');
    await type('#rubric', 'treshold:', 'threshold:');
    expect(await page.locator('#rubric-problems li').count()).toBe(0);
  });

  it('makes the comment of two dropped files, byte by byte that of the command line, and follows the policy', async () => {
    await open(file);
    await page
      .getByLabel('Results, or a mapping')
      .setInputFiles(['regressed.json', 'main.json'].map((name) => join(root, name)));
    const byCommand = (policy: string) =>
      agentGate(
        'gate',
        '--results',
        'regressed.json',
        '--baseline',
        'main.json',
        ...CONFIG.slice(0, -1),
        policy,
        '--format',
        'markdown',
      );
    await expect.poll(comment).toBe(byCommand('agent-gate.yml'));
    expect(await page.locator('#comment table').count()).toBeGreaterThan(0);
    expect(await page.locator('#comment').innerText()).toContain('Merge blocked');
    await type('#policy', 'threshold: 0.5', 'threshold: 0.1');
    writeFileSync(join(root, 'milder.yml'), await page.locator('#policy').inputValue());
    await expect.poll(comment).toBe(byCommand('milder.yml'));
    await page.getByRole('button', { name: 'Swap the runs' }).click();
    await expect
      .poll(comment)
      .toBe(
        agentGate(
          'gate',
          '--results',
          'main.json',
          '--baseline',
          'regressed.json',
          ...CONFIG.slice(0, -1),
          'milder.yml',
          '--format',
          'markdown',
        ),
      );
  });
});

describe('the playground', () => {
  it('swaps the runs that it was opened with', async () => {
    await open('example.html');
    await expect.poll(comment).toContain('Merge blocked');
    await page.getByRole('button', { name: 'Swap the runs' }).click();
    await expect.poll(comment).toContain('Task completion rose');
  });

  it('takes a mapping and a file', async () => {
    await open('many.html');
    await page
      .getByLabel('Results, or a mapping')
      .setInputFiles([join(home, 'mappings/tau-bench.yml'), join(root, 'main.json')]);
    await expect.poll(status).toBe('20 trials scored');
    cpSync(join(home, 'mappings/tau-bench.yml'), join(root, 'own.yml'));
    await expect
      .poll(comment)
      .toBe(
        agentGate(
          'gate',
          '--results',
          'main.json',
          '--mapping',
          'own.yml',
          '--rubrics',
          TOOL_USE,
          '--policy',
          'agent-gate.yml',
          '--format',
          'markdown',
        ),
      );
  });

  it('checks the JSON Schema of a rubric as the command line does, although it may make no code', async () => {
    const trials = [{ citations: [], retrieved: [] }, { citations: 'none', retrieved: [] }, {}];
    const lines = trials.map((facts, index) => JSON.stringify({ scenario: `s-${index}`, output: 'x', ...facts }));
    writeFileSync(join(root, 'cited.jsonl'), lines.map((line) => `${line}\n`).join(''));
    writeFileSync(join(root, 'cited.yml'), 'suite: cited\n');
    const config = ['--rubrics', 'groundedness', '--policy', 'cited.yml'];
    agentGate('playground', 'cited.jsonl', ...config, '--out', 'cited.html');
    await open('cited.html');
    await page.getByLabel('Results, or a mapping').setInputFiles([join(root, 'cited.jsonl')]);
    const byCommand = agentGate('gate', '--results', 'cited.jsonl', ...config, '--format', 'markdown');
    expect(byCommand).toContain('breaks the contract');
    await expect.poll(comment).toBe(byCommand);
    await page.locator('#trials input').nth(1).check();
    expect(await page.locator('#tree').innerText()).toContain(
      'the trial breaks the contract: /citations must be array',
    );
  });

  it('says what is wrong with a dropped file', async () => {
    await open('example.html');
    await page
      .getByLabel('Results, or a mapping')
      .setInputFiles({ name: 'r.jsonl', mimeType: '', buffer: Buffer.from('{"scenario"') });
    await expect.poll(() => page.locator('#runs').textContent()).toContain('r.jsonl');
    await expect.poll(comment).toContain('r.jsonl');
  });

  it('copies the rubric, and a failing trial as a case that holds', async () => {
    await open('example.html');
    await page.locator('#file').selectOption({ label: TOOL_USE });
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect.poll(clipboard).toBe(readFileSync(join(root, TOOL_USE), 'utf8'));
    await page.locator('#failing').check();
    await page.locator('#trials .fail input').first().check();
    await page.getByRole('button', { name: 'Copy trial as a test case' }).click();
    await expect.poll(clipboard).toContain('- name: ');
    writeFileSync(join(root, 'rubrics/tool-use.test.yml'), `rubric: tool-use\n\ncases:\n${await clipboard()}`);
    expect(agentGate('test', TOOL_USE)).toContain('1 case');
  });

  it('saves the edited rubric under its name', async () => {
    await open('example.html');
    await type('#rubric', /$/, '# mine\n');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as file' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('completion.yml');
    expect(readFileSync(await download.path(), 'utf8')).toContain('# mine');
  });

  it('scores 200 trials of 12 KB while typing, and keeps their texts inert', async () => {
    await open('many.html');
    const times = (await page.evaluate(`(async () => {
      const field = document.querySelector('#rubric');
      const times = [];
      for (const share of [60, 65, 70, 80, 85, 90, 95]) {
        field.value = field.value.replace(/^threshold: .*$/m, 'threshold: 0.' + share);
        const start = performance.now();
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        times.push(Math.round(performance.now() - start));
        await new Promise((done) => setTimeout(done, 600));
      }
      return times;
    })()`)) as readonly number[];
    process.stderr.write(`from an edit to the frame with its result, 200 trials of 12 KB: ${times.join(', ')} ms\n`);
    expect(await status()).toBe('200 trials scored');
    expect(await page.title()).toBe('Agent Gate playground');
    expect(await page.locator('img').count()).toBe(0);
  });

  it.each([
    { width: 1280, scheme: 'light' },
    { width: 1280, scheme: 'dark' },
    { width: 390, scheme: 'light' },
    { width: 390, scheme: 'dark' },
  ] as const)('breaks no rule of accessibility, and is no wider than the screen ($width, $scheme)', async (look) => {
    await open('example.html', look);
    await page.locator('#file').selectOption({ label: TOOL_USE });
    await type('#rubric', /^threshold:/m, 'treshold:');
    await expect.poll(() => page.locator('#comment').innerText()).toContain('retail-assistant');
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
