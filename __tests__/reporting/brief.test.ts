import { describe, expect, test } from 'vitest';
import type { Cause } from '../../schemas/types/decision.ts';
import type { Report } from '../../schemas/types/report.ts';
import { renderBrief } from '../../src/reporting/brief.ts';
import { run } from '../gating/build-run.ts';
import { decideRun } from '../gating/decide-run.ts';
import { HOSTILE_PIECES } from '../support/hostile-text.ts';
import { lintMarkdown } from '../support/lint-markdown.ts';
import { hostile } from './stories/hostile.ts';
import { regressed } from './stories/regressed.ts';

const empty = run({ x: [1] });

describe('the brief for a coding agent', () => {
  test('says what broke by cause, what failed, and the commands to look closer', () => {
    const example = { scenario: 'late-1', step: 3, main: 'time: "13:00"', candidate: 'time: "14:00"' };
    const part = {
      change: 'arguments',
      tool: 'book',
      argument: 'time',
      scenarios: ['late-1', 'late-2'],
      example,
    } as const;
    const cause: Cause = { kind: 'arguments', scenarios: ['late-1', 'late-2'], parts: [part] };
    const decision = { ...regressed(), causes: [cause] };
    const failures = [{ criterion: 'booked', explanation: '`final_state.booked` is false' }];
    const rubric = decision.metrics[0]?.rubric ?? '';
    const scores = { scores: [0], passed: 0, criteria: {}, failures };
    const report = {
      ...empty,
      scenarios: [{ ...empty.scenarios[0], scenario: 'late-1', rubrics: { [rubric]: scores } }],
    } as Report;
    const text = renderBrief(decision, report, 'bundle.zip');
    expect(text).toMatch(/^# Merge blocked: /);
    expect(text).toContain('## 1. 2 scenarios: `book` with another `time`');
    expect(text).toContain('- main     time: "13:00"\n+ here     time: "14:00"');
    expect(text).toContain('│ booked: `final_state.booked` is false');
    expect(text).toContain(`agent-gate explain bundle.zip late-1`);
    expect(text).toContain('agent-gate replay bundle.zip');
    expect(text).toContain('Change the agent, not the gate');
  });

  test('gives the findings where no scenario broke, and no task where nothing blocks', () => {
    const held = decideRun(run({ a: ['infrastructure'], b: [1] }), run({ a: [1], b: [1] }));
    expect(renderBrief(held, empty, 'b')).toMatch(/^- 1 of 2 trials \(infrastructure\).*/m);
    expect(renderBrief(held, empty, 'b')).not.toContain('## Fix');
    const passed = decideRun(run({ a: [1] }), run({ a: [1] }));
    expect(renderBrief(passed, empty, 'b')).not.toContain('## Fix');
  });

  test.each(HOSTILE_PIECES)('is inert under hostile text (%s): %j', (_, text) => {
    const decision = hostile(text);
    const failures = [{ criterion: text, explanation: text }];
    const scores = { scores: [0], passed: 0, criteria: {}, failures };
    const scenario = decision.causes[0]?.scenarios[0] ?? 'x';
    const report = {
      ...empty,
      scenarios: [{ ...empty.scenarios[0], scenario, rubrics: { [text]: scores } }],
    } as Report;
    const brief = renderBrief(decision, report, text);
    expect(lintMarkdown(brief)).toEqual([]);
    const outside = brief
      .replaceAll(/(`{3,})(?:text|diff)\n[\s\S]*?\n\1(?=\n)/g, '')
      .replaceAll(/(`+)(?!`)[^\n]*?[^`]\1(?!`)/g, '');
    for (const live of ['<script', '](javascript', '@org', '<!--', '::set-output']) expect(outside).not.toContain(live);
  });
});
