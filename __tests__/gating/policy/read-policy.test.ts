import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import policySchema from '../../../schemas/policy.schema.json' with { type: 'json' };
import { describeProblem, type Problem, UserError } from '../../../src/errors.ts';
import { readPolicy } from '../../../src/gating/policy/read-policy.ts';

function problemsOf(text: string): readonly Problem[] {
  try {
    readPolicy('agent-gate.yml', text);
  } catch (error) {
    if (error instanceof UserError) return error.problems;
    throw error;
  }
  return [];
}

describe('readPolicy', () => {
  it('reads a policy as written and knows where its parts stand', () => {
    const policy = readPolicy('agent-gate.yml', 'suite: a\ngate:\n  metrics:\n    TCR: { threshold: 0.85 }\n');
    expect(policy).toMatchObject({ suite: 'a', gate: { metrics: { TCR: { threshold: 0.85 } } } });
    expect(policy.placeOf('/gate/metrics/TCR')).toMatchObject({ file: 'agent-gate.yml', line: 4 });
  });

  it('reads the example of its schema and the one of its manual', () => {
    for (const example of policySchema.examples) expect(problemsOf(JSON.stringify(example))).toEqual([]);
    const manual = readFileSync(new URL('../../../docs/policy.md', import.meta.url), 'utf8');
    const examples = [...manual.matchAll(/```yaml\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect(problemsOf(example)).toEqual([]);
  });

  it.each([
    {
      name: 'a misspelt key',
      text: 'suite: a\ngates: {}',
      line: 2,
      message: /unknown key `gates`.*Did you mean `gate`\?/,
    },
    {
      name: 'a misspelt rule',
      text: 'gate: { metrics: { TCR: { treshold: 0.8 } } }',
      line: 1,
      message: /`treshold`.*`threshold`/,
    },
    {
      name: 'a control that nothing asks for',
      text: 'suite: a\nconfirm: { control: true }',
      line: 2,
      message: /`confirm.control` has no effect without `on_inconclusive: confirm`.*or leave `control` out/,
    },
    {
      name: 'a percentage',
      text: 'gate:\n  metrics:\n    TCR: { threshold: 85 }',
      line: 3,
      message: /<= 1, found 85/,
    },
    {
      name: 'a percentage as text',
      text: 'gate: { metrics: { TCR: { threshold: "85%" } } }',
      line: 1,
      message: /expected number, found "85%"/,
    },
    { name: 'a negative rate', text: 'gate: { metrics: { TCR: { tolerance: -0.1 } } }', line: 1, message: />= 0/ },
    { name: 'a rate just over 1', text: 'gate: { metrics: { TCR: { threshold: 1.0001 } } }', line: 1, message: /<= 1/ },
    {
      name: 'a tolerance of 1',
      text: 'gate:\n  criteria:\n    a/b: { tolerance: 1 }',
      line: 3,
      message: /< 1/,
    },
    { name: 'not a number', text: 'errors: { budget: .nan }', line: 1, message: /no exact value \(found \.nan\)/ },
    { name: 'infinity', text: 'errors: { budget: .inf }', line: 1, message: /no exact value \(found \.inf\)/ },
    {
      name: 'an unknown tier',
      text: 'gate: { criteria: { a/b: { tier: crticial } } }',
      line: 1,
      message: /Did you mean `critical`\?/,
    },
    { name: 'an unknown way', text: 'on_inconclusive: block', line: 1, message: /one of "pass", "warn", "fail"/ },
    { name: 'a yes that is text', text: 'gate: { scenarios: { removed: yes } }', line: 1, message: /one of "fail"/ },
    {
      name: 'bounds that exclude each other',
      text: 'gate:\n  outcomes:\n    x: { at_least: 0.5, at_most: 0.2 }',
      line: 3,
      message: /no share of `x`/,
    },
    {
      name: 'an impossible day',
      text: 'gate: { metrics: { TCR: { review_by: 2027-13-01 } } }',
      line: 1,
      message: /review_by/,
    },
    {
      name: 'metrics at the top',
      text: 'metrics: { TCR: {} }',
      line: 1,
      message: /unknown key `metrics`/,
    },
    { name: 'a budget without its key', text: 'errors: 0.05', line: 1, message: /expected object, found 0\.05/ },
    { name: 'a suite with a line break', text: 'suite: "a\\nb"', line: 1, message: /suite/ },
    { name: 'a number for a suite', text: 'suite: 7', line: 1, message: /Quote it/ },
    { name: 'the same tag twice', text: 'gate: { scenarios: { must_pass: [a, a] } }', line: 1, message: /must_pass/ },
    {
      name: 'a label without a name',
      text: 'suite: a\nrelaxation: { effect: label }',
      line: 2,
      message: /no label is named/,
    },
    {
      name: 'a label that nothing asks for',
      text: 'relaxation: { label: x }',
      line: 1,
      message: /needs `effect: label`/,
    },
    { name: 'an empty file', text: '', line: undefined, message: /the document/ },
    { name: 'a list', text: '- a', line: 1, message: /expected object/ },
    { name: 'a duplicate key', text: 'suite: a\nsuite: b', line: 2, message: /unique/ },
  ])('refuses $name with its line', ({ text, line, message }) => {
    const problems = problemsOf(text);
    expect(problems.map(describeProblem).join('\n')).toMatch(message);
    expect(problems[0]?.where?.line).toBe(line);
  });

  it('reports all problems at once', () => {
    expect(problemsOf('sute: a\ngate: { metrics: { TCR: { threshold: 85, tolerence: 1 } } }')).toHaveLength(3);
  });

  it('takes no inherited name for a key', () => {
    expect(problemsOf('constructor: {}').map((problem) => problem.code)).toEqual(['unknown-key']);
    expect(problemsOf('__proto__: {}').map((problem) => problem.code)).toEqual(['unknown-key']);
  });
});

it.each([
  { name: 'a waiver', policy: 'waivers: [{ scenario: a, reason: r, owner: o, expires: 2027-02-29 }]' },
  { name: 'a review', policy: 'gate: { metrics: { TCR: { threshold: 0.5, review_by: 2027-02-29 } } }' },
])('refuses a day that the calendar does not have: $name', ({ policy }) => {
  expect(() => readPolicy('p.yml', policy)).toThrow('found "2027-02-29")');
});

describe('waivers', () => {
  const about = 'reason: r, owner: o, expires: 2027-01-31';
  const problemsOf = (waiver: string): readonly string[] => {
    try {
      readPolicy('p.yml', `waivers:\n  - { ${waiver} }`);
      return [];
    } catch (error) {
      return error instanceof UserError ? error.problems.map(({ what }) => what) : [];
    }
  };

  it.each([
    { name: 'of a metric', waiver: `metric: TCR, ceiling: 0.1, ${about}`, problems: [] },
    { name: 'of a lift', waiver: `lift: no-skill, ceiling: 0.1, ${about}`, problems: [] },
    { name: 'of a scenario without a ceiling', waiver: `scenario: a, ${about}`, problems: [] },
    { name: 'of nothing', waiver: about, problems: ['what the waiver is for is not clear'] },
    {
      name: 'of several things',
      waiver: `metric: TCR, scenario: a, ceiling: 0.1, ${about}`,
      problems: ['what the waiver is for is not clear'],
    },
    {
      name: 'of a lift without a ceiling',
      waiver: `lift: a, ${about}`,
      problems: ['the waiver for `a` has no ceiling'],
    },
    { name: 'without a ceiling', waiver: `metric: TCR, ${about}`, problems: ['the waiver for `TCR` has no ceiling'] },
  ])('$name: $problems', ({ waiver, problems }) => {
    expect(problemsOf(waiver)).toEqual(problems);
  });
});

describe('arms', () => {
  it.each([
    { arm: 'contrast: lift, threshold: 0.1, effect: warn', problems: [] },
    { arm: 'must: pass, effect: exclude, required: true', problems: [] },
    { arm: '', problems: ['what the arm is for is not clear'] },
    { arm: 'contrast: lift, must: fail', problems: ['what the arm is for is not clear'] },
    { arm: 'contrast: lift, effect: exclude', problems: ['a contrast has no `effect: exclude`'] },
    { arm: 'contrast: lift, required: true', problems: ['a contrast has no `required`'] },
    { arm: 'must: fail, effect: block', problems: ['a probe has no `effect: block`'] },
    {
      arm: 'must: fail, tolerance: 0.1, threshold: 0.1',
      problems: ['a probe has no `tolerance`', 'a probe has no `threshold`'],
    },
  ])('{ $arm } has the problems $problems', ({ arm, problems }) => {
    const found = problemsOf(`arms:\n  a: { ${arm} }`);
    expect(found.map(({ what }) => what)).toEqual(problems);
    expect(found.every(({ where }) => where?.line === 2)).toBe(true);
  });

  it('cannot lose the fact that names them', () => {
    expect(problemsOf('redact: { drop: [arm] }')).toMatchObject([{ code: 'bad-redaction' }]);
  });
});
