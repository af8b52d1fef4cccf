import { readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import type { Decision } from '../../schemas/types/decision.ts';
import type { Report } from '../../schemas/types/report.ts';
import { renderJunit } from '../../src/reporting/junit.ts';
import { many, run } from '../gating/build-run.ts';
import { decideRun } from '../gating/decide-run.ts';
import { HOSTILE_PIECES } from '../support/hostile-text.ts';
import { hostile } from './stories/hostile.ts';

const schema = { fileName: 'junit-10.xsd', contents: readFileSync(new URL('junit-10.xsd', import.meta.url), 'utf8') };
const keep = (text: string) => text;

async function problemsIn(xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({ xml: [{ fileName: 'run.xml', contents: xml }], schema: [schema] });
  return errors.map(({ rawMessage }) => rawMessage);
}

const SKETCH = {
  ...many(5, [1, 1]),
  broken: [0, 0],
  crashed: ['crash', 'crash'],
  flaky: [1, 0],
  unscored: ['infrastructure', 'infrastructure'],
  partly: [1, 'judge'],
} as const;
const main = run({
  ...many(5, [1, 1]),
  broken: [1, 1],
  crashed: [1, 1],
  flaky: [1, 1],
  unscored: [1, 1],
  partly: [1, 1],
});

function rendered(report: Report = run(SKETCH), decision: Decision = decideRun(report, main)): string {
  return renderJunit({ decision, report }, keep);
}

/** What each test case holds besides its name, time and class. */
function casesIn(xml: string): Readonly<Record<string, object>> {
  const parsed = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(xml);
  const cases = [parsed.testsuites.testsuite.testcase].flat() as { name: string; time: string; classname: string }[];
  return Object.fromEntries(cases.map(({ name, time: _, classname: _suite, ...held }) => [name, held]));
}

describe('a run as JUnit', () => {
  test('has one test case a scenario; failed, flaky and unscored ones stand apart', async () => {
    const xml = rendered();
    expect(await problemsIn(xml)).toEqual([]);
    const cases = casesIn(xml);
    expect(Object.keys(cases)).toHaveLength(10);
    expect(cases).toMatchObject({
      's-000': {},
      broken: { failure: { type: 'done', message: 'failed in 2 of 2 trials; done: `final_state.done` is false' } },
      crashed: { failure: { message: expect.stringContaining('failed in 2 of 2 trials') } },
      flaky: { flakyFailure: { message: expect.stringMatching(/^failed in 1 of 2 trials/) } },
      unscored: { error: { type: 'infrastructure', message: 'infrastructure error' } },
      partly: { flakyError: { type: 'judge', message: 'judge error' } },
    });
    expect(cases['s-000']).toEqual({});
    expect(xml).toContain('<testsuite name="suite" tests="10" failures="2" errors="1" ');
  });

  test('fails a scenario that broke, though a trial of it passes', () => {
    const report = run({ ...many(5, [1]), worse: [1, 0, 0, 0, 0, 0, 0, 0] });
    const decision = decideRun(report, run({ ...many(5, [1]), worse: [1, 1, 1, 1, 1, 1, 1, 1] }));
    expect(decision.flips.broke.map(({ scenario }) => scenario)).toEqual(['worse']);
    expect(casesIn(rendered(report, decision)).worse).toMatchObject({ failure: expect.anything() });
  });

  test('that was refused is one error', async () => {
    const decision = { ...decideRun(run(SKETCH), null), decision: 'invalid', headline: 'no results' } as const;
    const xml = renderJunit({ decision, report: null }, keep);
    expect(await problemsIn(xml)).toEqual([]);
    expect(casesIn(xml)).toMatchObject({ 'agent-gate': { error: { type: 'invalid', message: 'no results' } } });
  });

  test('quotes no agent where output is left out, and no secret', () => {
    const report = run(SKETCH);
    const quiet = renderJunit({ decision: decideRun(report, main), report }, keep, false);
    expect(quiet).not.toContain('is false');
    const secret = renderJunit({ decision: decideRun(report, main), report }, (text) =>
      text.replaceAll('is false', '***'),
    );
    expect(secret).toContain('final_state.done` ***');
  });

  test.each(HOSTILE_PIECES)('of hostile text fits the schema (%s): %j', async (_, text) => {
    const made = run({ x: [0] });
    const [scenario] = made.scenarios;
    const failures = [{ criterion: text, explanation: `${text}\ud800]]>` }];
    const scores = { scores: [0], passed: 0, criteria: {}, failures };
    const report = {
      ...made,
      scenarios: [{ ...scenario, scenario: text || 'x', rubrics: { [text]: scores } }],
    } as Report;
    const decision = hostile(text);
    const xml = renderJunit({ decision, report }, keep);
    expect(await problemsIn(xml)).toEqual([]);
    expect(Object.keys(casesIn(xml))).toHaveLength(1);
  });
});
