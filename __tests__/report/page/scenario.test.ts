import { describe, expect, test } from 'vitest';
import type { PageNode, PageTrial } from '../../../src/report/page/page-data.ts';
import { scenarioFold } from '../../../src/report/page/scenario.ts';
import { pageRow } from './page-row.ts';
import { pageTrial } from './page-trial.ts';

const row = pageRow({ scenario: 'a b', slug: 'a-b', title: 'T', state: 'broke', isFlaky: true });
const body = (main: readonly PageTrial[], candidate: readonly PageTrial[]) =>
  scenarioFold(row, { input: null, main, candidate }).text;
const call = (tool: string, args: object = {}) => ({ type: 'tool_call', tool, args }) as const;

test('a scenario is a fold with its state, id and title', () => {
  expect(body([], [pageTrial({})])).toMatch(
    /^<details class="s" id="s-a-b"><summary><span class="st broke">✗ broke, flaky<\/span>/,
  );
});

test('a scenario that the report has no room for says so', () => {
  expect(scenarioFold(row, null).text).toContain('no room for its steps');
});

describe('the trials of a scenario', () => {
  test('are compared with a trial of main that passed', () => {
    const main = [
      pageTrial({ passed: false, steps: [call('wrong')] }),
      pageTrial({ steps: [call('right')], trial: 2 }),
    ];
    const text = body(main, [pageTrial({ passed: false, steps: [call('other')] })]);
    expect(text).toContain('main: passed, trial 2 of 2');
    expect(text).toContain('First different action');
    expect(text).toContain('Main’s trial 1: failed');
  });

  test('have a fold each if there are several; the first that failed is open', () => {
    const text = body([], [pageTrial({}), pageTrial({ passed: false, trial: 2 })]);
    expect(text).toContain('name="t-');
    expect(text).toMatch(/ open><summary>Trial 2: failed/);
    expect(text).not.toMatch(/ open><summary>Trial 1/);
    expect(text).toContain('main: not kept');
  });

  test('have an anchor each, for links', () => {
    expect(body([], [pageTrial({}), pageTrial({ trial: 7 })])).toContain('id="t-a-b-7"');
  });

  test('that only look up something else say so', () => {
    const get = (day: number) => [call('get_day', { day }), call('book')];
    expect(body([pageTrial({ steps: get(1) })], [pageTrial({ steps: get(2) })])).toContain('First different lookup');
  });

  test('show outputs side by side with the words that differ, unless their last messages say the same', () => {
    const [one, two] = ['It is booked at one.', 'It is booked at two.'];
    const said = (text: string) => [{ type: 'message', role: 'assistant', text } as const];
    const text = body([pageTrial({ output: one })], [pageTrial({ output: two })]);
    expect(text).toContain('It is booked at <mark>one.</mark></td>');
    expect(text).toContain('It is booked at <mark>two.</mark></td>');
    const told = body([pageTrial({ output: one, steps: said(one) })], [pageTrial({ output: two, steps: said(two) })]);
    expect(told).not.toContain('this run’s output');
    expect(told).toContain('<mark>two.</mark></div>');
  });

  test('that crashed show the message beside the steps of main', () => {
    const error = { kind: 'agent', message: 'KeyError: <id>', classified: true } as const;
    const text = body([pageTrial({ steps: [call('right')] })], [pageTrial({ passed: false, error })]);
    expect(text).toContain('and no steps were recorded');
    expect(text).toContain('KeyError: &lt;id&gt;');
  });
});

test('nodes with the same result on both sides are folded', () => {
  const leaf = (key: string, verdict: 'pass' | 'fail'): PageNode => ({
    key,
    verdict,
    score: verdict === 'pass' ? 1 : 0,
    explanation: `${key} is ${verdict}`,
  });
  const trees = (late: 'pass' | 'fail') => [
    { ...leaf('', 'pass'), children: [leaf('same', 'pass'), leaf('late', late)] },
  ];
  const text = body([pageTrial({ trees: trees('pass') })], [pageTrial({ passed: false, trees: trees('fail') })]);
  expect(text).toContain('2 nodes with the same result on both sides');
  expect(text).toMatch(/<tr class="df"><th scope="row">&emsp;late/);
});
