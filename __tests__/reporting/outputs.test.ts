import { expect, it } from 'vitest';
import { OUTPUTS, outputsOf } from '../../src/reporting/outputs.ts';
import { decisionOf } from '../support/decisions.ts';
import { HOSTILE } from '../support/hostile-text.ts';
import { hostile } from './stories/hostile.ts';
import { STORIES } from './stories.ts';

it('outputs are numbers and closed words, with a description each', () => {
  expect(outputsOf(STORIES['fail-regressed'] ?? decisionOf())).toEqual({
    decision: 'fail',
    'exit-code': '1',
    confirm: '[]',
    'confirm-trials': '0',
    tcr: '0.397727',
    'tcr-baseline': '0.730000',
    'tcr-delta': '-0.295455',
    band: '',
    state: 'regressed',
    'main-runs': '5',
    broke: '31',
    fixed: '5',
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
