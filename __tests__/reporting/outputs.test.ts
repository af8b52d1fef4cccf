import { describe, expect, it } from 'vitest';
import type { Finding } from '../../schemas/types/decision.ts';
import { annotationsOf, OUTPUTS, outputsOf } from '../../src/reporting/outputs.ts';
import { decisionOf } from '../support/decisions.ts';
import { HOSTILE, HOSTILE_PIECES } from '../support/hostile-text.ts';
import { hostile } from './stories/hostile.ts';
import { STORIES } from './stories.ts';

it('outputs are numbers and closed words, with a description each', () => {
  expect(outputsOf(STORIES['fail-regressed'] ?? decisionOf())).toEqual({
    decision: 'fail',
    'exit-code': '1',
    confirm: '[]',
    'confirm-trials': '0',
    'control-sha': '',
    tcr: '0.397727',
    'tcr-baseline': '0.730000',
    'tcr-delta': '-0.295455',
    band: '',
    state: 'regressed',
    'main-runs': '5',
    lift: '',
    broke: '31',
    fixed: '5',
    flaky: '0',
    slices: '[]',
    drifted: '',
    'drift-summary': '',
    'trials-scored': '88',
    'errored-agent': '22',
    'errored-infrastructure': '12',
    'errored-judge': '0',
    findings: '3',
  });
  expect(Object.keys(outputsOf(decisionOf()))).toEqual(Object.keys(OUTPUTS));
});

it('rates that are not known are empty', () => {
  expect(outputsOf(decisionOf({ metrics: [] }))).toMatchObject({ tcr: '', 'tcr-baseline': '', 'tcr-delta': '' });
});

it('no text of the run reaches an output', () => {
  for (const [name, value] of Object.entries(outputsOf(hostile(HOSTILE))))
    expect(value).toMatch(name.startsWith('band') ? /^[a-z0-9-]{0,40}$/ : /^(?:fail|regressed|\[\]|-?[\d.]*)$/);
});

const finding = (override: Partial<Finding> = {}): Finding => ({
  code: 'x',
  effect: 'block',
  what: 'TCR regressed.',
  ...override,
});

describe('annotations', () => {
  it('pass over what the row of a table says', () => {
    const { criteria } = decisionOf();
    const findings = [finding({ effect: 'warn', subject: 'task-completion/polite_tone' })];
    expect(annotationsOf(decisionOf({ criteria, findings }))).toEqual([]);
  });

  it('are one for each cause, and none for the rates that it explains', () => {
    const cause = {
      kind: 'error',
      text: 'KeyError',
      scenarios: Array.from({ length: 12 }, (_, id) => `s${id}`),
      parts: [],
    } as const;
    const findings = [finding({ code: 'metric-regressed', subject: 'TCR' }), finding({ what: 'Another thing.' })];
    const decision = decisionOf({ decision: 'fail', causes: [cause], findings });
    const messages = annotationsOf(decision).map(({ message }) => message);
    expect(messages).toHaveLength(2);
    for (const part of ['12 scenarios', 'KeyError', 's9 and 2 more']) expect(messages[0]).toContain(part);
    expect(annotationsOf(decision, false)[0]?.message).not.toContain('KeyError');
  });

  it('say what, expected, found and next', () => {
    const findings = [finding({ expected: 'at least 85.0 %', actual: '84.0 %', next: 'Mend the agent.' })];
    expect(annotationsOf(decisionOf({ decision: 'fail', findings }))).toEqual([
      {
        level: 'error',
        title: 'FAIL: booking-assistant',
        message: 'TCR regressed. (expected at least 85.0 %, found 84.0 %). Mend the agent.',
      },
    ]);
  });

  it('list what makes a run invalid first, and levels by effect', () => {
    const effects = ['notice', 'warn', 'block', 'invalid'] as const;
    const findings = effects.map((effect) => finding({ effect, what: effect }));
    expect(annotationsOf(decisionOf({ findings })).map(({ level, message }) => `${level} ${message}`)).toEqual([
      'error invalid',
      'error block',
      'warning warn',
      'notice notice',
    ]);
  });

  it('are ten of a level at most', () => {
    const findings = Array.from({ length: 25 }, (_, index) => finding({ what: `finding ${index}` }));
    const shown = annotationsOf(decisionOf({ findings: [...findings, finding({ effect: 'warn' })] }));
    expect(shown).toHaveLength(11);
    expect(shown[9]?.message).toBe('finding 9');
    expect(shown[10]?.level).toBe('warning');
  });

  it.each([...HOSTILE_PIECES, ['all', HOSTILE] as const, ['long', 'x'.repeat(100_000)] as const])(
    'are one short line without a command: %s %#',
    (_, text) => {
      for (const { title, message, file } of annotationsOf(hostile(text))) {
        for (const shown of [title, message, file ?? '']) expect(shown).not.toMatch(/[\n\r]|^\s*::|##\[/);
        expect(message.length).toBeLessThanOrEqual(4096);
      }
    },
  );
});
