import { describe, expect, test } from 'vitest';
import { firstDifference } from '../../../src/gating/call-difference.ts';
import { long, stepList, stepTable } from '../../../src/report/page/trace-table.ts';
import type { Step } from '../../../src/suite/trial.ts';

const say = (role: string, text: string): Step => ({ type: 'message', role, text });
const call = (tool: string, args: unknown = {}, more: object = {}): Step => ({
  type: 'tool_call',
  tool,
  args,
  ...more,
});

const tableOf = (main: readonly Step[], candidate: readonly Step[]) =>
  stepTable(main, candidate, firstDifference({ steps: main } as never, { steps: candidate } as never), 'here').text;

describe('two traces side by side', () => {
  const start = ['a', 'b', 'c', 'd'].map((tool) => call(tool));

  test('fold the rows more than two before the first difference, which is the anchor', () => {
    const text = tableOf([...start, call('x', { at: 8 })], [...start, call('x', { at: 9 })]);
    expect(text).toContain('2 steps with the same calls');
    expect(text.match(/id="here"/g)).toHaveLength(1);
    expect(text).toContain('<mark>at: 8</mark>');
    expect(text).toContain('<mark>at: 9</mark>');
  });

  test('mark no arguments where another tool is called instead', () => {
    const text = tableOf([call('x', { at: 8 }), call('z')], [call('y', { to: 9 }), call('z')]);
    expect(text).toContain('class="df first"');
    expect(text).not.toContain('<mark>');
  });

  test('show the lookups before the first different action, at most eight rows of them', () => {
    const lookups = (count: number) => Array.from({ length: count }, (_, index) => call(`get_${index}`));
    const folded = (count: number) =>
      /(\d+) steps with the same calls/.exec(
        tableOf(
          [...start, ...lookups(count), call('x', { at: 8 })],
          [...start, ...lookups(count), call('x', { at: 9 })],
        ),
      )?.[1];
    expect(folded(1)).toBe('3');
    expect(folded(5)).toBe('4');
    expect(folded(12)).toBe('8');
  });

  test('of equal calls are folded whole', () => {
    const text = tableOf(start, start);
    expect(text).not.toContain('df');
    expect(text).toContain('2 steps with the same calls');
  });

  test('match messages of one role, whatever they say', () => {
    const text = tableOf([say('user', 'hi')], [say('user', 'hello')]);
    expect(text.match(/<tr/g)).toHaveLength(2);
    expect(text).not.toContain('class="df');
  });

  test('without a step say so', () => {
    expect(tableOf([], [])).toContain('No steps were recorded.');
  });
});

test('a call shows its error and its result, a long result folded', () => {
  const { text } = stepList([
    call('a', { n: 1 }, { error: 'late', result: 'ok' }),
    call('b', {}, { result: 'x'.repeat(90) }),
  ]);
  expect(text).toContain('error: late');
  expect(text).toContain('→ ok');
  expect(text).toContain(`<summary>→ ${'x'.repeat(60)}…</summary>`);
});

test.each([
  [500, false],
  [501, true],
])('a text of %i characters is folded: %s', (length, isFolded) => {
  expect(long('x'.repeat(length)).text.includes('more characters')).toBe(isFolded);
});

test('a fold that holds a mark is open', () => {
  const text = 'x'.repeat(600);
  expect(long(text, [[10, 20]]).text).toContain('<details class="more"><summary>');
  expect(long(text, [[390, 410]]).text).toContain('<details class="more" open><summary>200 more');
});
