import { describe, expect, test } from 'vitest';
import type { NodeResult } from '../../../schemas/types/result.ts';
import type { PageTrial } from '../../../src/report/page/page-data.ts';
import { scenarioBody, scenarioFold } from '../../../src/report/page/scenario.ts';
import { pageRow } from './page-row.ts';
import { pageTrial } from './page-trial.ts';

const row = pageRow({ scenario: 'a b', title: 'T', state: 'broke', isFlaky: true });
const body = (main: readonly PageTrial[], candidate: readonly PageTrial[]) =>
  scenarioBody(row, { main, candidate }).text;
const call = (tool: string, args: object = {}) => ({ type: 'tool_call', tool, args }) as const;

test('a scenario is a fold with its state, id and title', () => {
  const { text } = scenarioFold(row, scenarioBody(row, { main: [], candidate: [pageTrial({})] }));
  expect(text).toMatch(/^<details class="s" id="s-a-b\.[^"]+"><summary><span class="st broke">✗ broke, flaky<\/span>/);
});

describe('the trials of a scenario', () => {
  test('are compared with a trial of main that passed', () => {
    const main = [
      pageTrial({ passed: false, steps: [call('wrong')] }),
      pageTrial({ steps: [call('right')] }, { trial: 2 }),
    ];
    const text = body(main, [pageTrial({ passed: false, steps: [call('other')] })]);
    expect(text).toContain('main: passed, trial 2 of 2');
    expect(text).toContain('First difference');
    expect(text).toContain('Main’s trial 1: failed');
  });

  test('have a fold each if there are several; the first that failed is open', () => {
    const text = body([], [pageTrial({}), pageTrial({ passed: false }, { trial: 2 })]);
    expect(text).toContain('name="t-');
    expect(text).toMatch(/ open><summary>Trial 2: failed/);
    expect(text).not.toMatch(/ open><summary>Trial 1/);
    expect(text).toContain('main: not kept');
  });

  test('that crashed show the message beside the steps of main', () => {
    const error = { kind: 'agent', message: 'KeyError: <id>', classified: true } as const;
    const text = body([pageTrial({ steps: [call('right')] })], [pageTrial({ passed: false }, { error })]);
    expect(text).toContain('and no steps were recorded');
    expect(text).toContain('KeyError: &lt;id&gt;');
  });
});

test('nodes with the same result on both sides are folded', () => {
  const leaf = (key: string, verdict: 'pass' | 'fail'): NodeResult => ({
    key,
    kind: 'criterion',
    verdict,
    score: verdict === 'pass' ? 1 : 0,
    severity: 'none',
    weight: 1,
    explanation: `${key} is ${verdict}`,
  });
  const tree = (late: 'pass' | 'fail') => ({
    rubrics: [{ tree: { ...leaf('', 'pass'), children: [leaf('same', 'pass'), leaf('late', late)] } }],
  });
  const text = body([pageTrial({}, tree('pass') as never)], [pageTrial({ passed: false }, tree('fail') as never)]);
  expect(text).toContain('2 nodes with the same result on both sides');
  expect(text).toMatch(/<tr class="df"><th scope="row" class="l1">late/);
});
