import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suiteLines } from '../../bench/suite-lines.ts';
import type { Decision } from '../../schemas/types/decision.ts';
import { slug } from '../../src/contract/slug.ts';
import { openWhole } from '../../src/io/bundle/read.ts';
import { findGivenBaseline } from '../../src/pipeline/baseline/given-baseline.ts';
import { SCENARIO_STATES } from '../../src/report/page/page-data.ts';
import { reportPage } from '../../src/report/report-page.ts';
import { keepBundle } from '../support/bundles.ts';
import { HOSTILE } from '../support/hostile-text.ts';
import { foldsIn, listIn, packedIn } from '../support/page-blocks.ts';

const EXAMPLE = new URL('../../examples/tau-bench/', import.meta.url).pathname;

let root: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'report-'));
  cpSync(EXAMPLE, root, { recursive: true });
  cpSync(new URL('../../bench/rubric.yml', import.meta.url), join(root, 'bench.yml'));
  await gate('main', 'results/main.json', []);
  await gate('red', 'results/regressed.json', ['main']);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function gate(name: string, results: string, baselines: readonly string[], policy = 'agent-gate.yml'): Promise<string> {
  const config = { mapping: 'tau-bench', rubrics: ['rubrics/*.yml'], policy };
  const findBaseline = findGivenBaseline({ baselines, baselineSelect: [], env: {} }, root);
  return keepBundle(root, name, { results: [results], ...config, findBaseline });
}

const pageOf = (name: string, main?: string): string =>
  reportPage(openWhole(name, root), main === undefined ? null : openWhole(main, root)).join('');
const broken = (): readonly string[] => {
  const { flips } = JSON.parse(readFileSync(join(root, 'red/decision.json'), 'utf8')) as Decision;
  return flips.broke.map(({ scenario }) => scenario);
};
describe('the report of a run', () => {
  it('has the same bytes every time', () => {
    expect(pageOf('red')).toBe(pageOf('red'));
  });

  it('holds every broken scenario, both sides in it, and lists it first', () => {
    const page = pageOf('red');
    expect(broken().length).toBeGreaterThan(5);
    const whole = [page, ...packedIn(page)].join('');
    expect(foldsIn(page).length).toBeGreaterThan(1);
    for (const id of broken()) expect(whole).toContain(`<details class="s" id="s-${slug(id)}">`);
    const states = listIn(page).rows.map(({ state }) => SCENARIO_STATES.indexOf(state));
    expect(states).toEqual(states.toSorted());
    expect(whole.match(/<tr id="d-[^"]+" tabindex="-1" class="df first">/g)?.length).toBeGreaterThan(2);
  });

  it('speaks of main only where main was compared with', () => {
    const [red, first] = [pageOf('red'), pageOf('main')];
    for (const text of ['Ring: main.', 'Bar: where', 'Every scenario over main’s runs']) {
      expect(red).toContain(text);
      expect(first).not.toContain(text);
    }
    expect(first).toContain('<h2 tabindex="-1">Every scenario</h2>');
  });

  it('gives a scenario that crashed the title that it has on main', () => {
    const titles = listIn(pageOf('red')).rows.map(({ scenario, title }) => [scenario, title?.slice(0, 8)]);
    expect(Object.fromEntries(titles)).toMatchObject({ '27': 'You are ', '36': 'Your nam', '37': 'Your nam' });
  });

  it('allows no script and no style but its own, and no network', () => {
    const page = pageOf('red');
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
    const hashOf = (text = '') => `sha256-${createHash('sha256').update(text).digest('base64')}`;
    const [, style] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
    const [, script] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
    expect(policy.replaceAll('&#39;', "'")).toBe(
      `default-src 'none'; style-src '${hashOf(style)}'; script-src '${hashOf(script)}'; base-uri 'none'; form-action 'none'`,
    );
    expect(page).not.toMatch(/ (?:src|style|on[a-z]+)=/);
  });

  it('shows of a bundle of main what the own bundle does not keep', () => {
    const twoSided = (page: string) => [page, ...packedIn(page)].join('').match(/<table class="steps">/g)?.length ?? 0;
    expect(twoSided(pageOf('red', 'main'))).toBeGreaterThan(twoSided(pageOf('red')));
  });

  it('takes at most 2.5 MB for two thousand scenarios, all of them with their steps', async () => {
    const lines = suiteLines(4000).map((line) => JSON.parse(line) as object);
    for (const [name, from] of [
      ['many-main', 0],
      ['many', 2000],
    ] as const) {
      const trials = lines.slice(from, from + 2000);
      const ids = trials.map((trial, index) => ({
        ...trial,
        scenario: `s-${index}`,
        trial: 1,
        input: `question ${index}`,
      }));
      writeFileSync(join(root, `${name}.jsonl`), ids.map((trial) => `${JSON.stringify(trial)}\n`).join(''));
      const baselines = from === 0 ? [] : ['many-main'];
      const findBaseline = findGivenBaseline({ baselines, baselineSelect: [], env: {} }, root);
      await keepBundle(root, name, { results: [`${name}.jsonl`], rubrics: ['bench.yml'], findBaseline });
    }
    const page = pageOf('many');
    expect(page.length).toBeLessThan(2.5 * 2 ** 20);
    expect(listIn(page).rows).toHaveLength(2000);
    expect(packedIn(page).length + foldsIn(page).length).toBe(2000);
  });

  it('says that a policy which drops the evidence leaves none', async () => {
    writeFileSync(join(root, 'drop.yml'), `${readFileSync(join(root, 'agent-gate.yml'), 'utf8')}evidence: drop\n`);
    await gate('dropped', 'results/regressed.json', [], 'drop.yml');
    expect(() => pageOf('dropped')).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ code: 'no-evidence' })] }),
    );
  });

  it('keeps hostile text inert wherever it stands', async () => {
    const hostile = `${HOSTILE}</script><script>alert(1)</script><img src=x onerror=alert(1)>`;
    const trial = (passed: boolean) => ({
      scenario: 'hostile',
      trial: 0,
      title: hostile,
      tags: [hostile.slice(0, 200)],
      input: hostile,
      harness: { passed, reason: hostile },
      trace: [
        { type: 'message', role: hostile.slice(0, 50), text: hostile },
        {
          type: 'tool_call',
          tool: hostile.slice(0, 90),
          args: { [hostile.slice(0, 60)]: `${hostile}${passed}` },
          result: hostile,
          error: hostile,
        },
      ],
      error: null,
    });
    for (const [name, passed] of [
      ['before', true],
      ['after', false],
    ] as const)
      writeFileSync(join(root, `${name}.jsonl`), `${JSON.stringify(trial(passed))}\n`);
    await keepBundle(root, 'bad-main', { results: ['before.jsonl'], rubrics: ['harness-verdict'] });
    const findBaseline = findGivenBaseline({ baselines: ['bad-main'], baselineSelect: [], env: {} }, root);
    await keepBundle(root, 'bad', { results: ['after.jsonl'], rubrics: ['harness-verdict'], findBaseline });
    const page = pageOf('bad');
    expect(page).toContain('id="s-hostile"');
    expect(page.match(/<script/g)?.length).toBe(page.match(/<\/script>/g)?.length);
    expect(page.match(/<script>/g)).toHaveLength(1);
    expect(page).not.toMatch(/<img|<!--/);
  });
});
