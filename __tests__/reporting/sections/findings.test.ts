import { describe, expect, it } from 'vitest';
import type { Decision, Finding } from '../../../schemas/types/decision.ts';
import type { Detail } from '../../../src/reporting/markdown/view.ts';
import { decidingSection, notedSection, toldFindings } from '../../../src/reporting/sections/findings.ts';
import { criterionOf, decisionOf, findingOf } from '../../support/decisions.ts';
import { viewOf as viewOfDecision } from '../view-of.ts';

/** The view of a decision whose headline tells another finding than those that are given. */
const viewOf = ({ findings = [], ...override }: Partial<Decision>, detail: Partial<Detail> = {}) => {
  const decided = findings.some(({ effect }) => effect === 'invalid') ? 'invalid' : 'fail';
  const headlined = findingOf(decided === 'fail' ? 'block' : 'invalid', 'Something else');
  const all = [headlined, ...findings];
  return viewOfDecision({ decision: decided, headline: headlined.what, findings: all, ...override }, detail);
};

describe('what decided', () => {
  it.each([
    {
      name: 'what and next',
      finding: findingOf('block', 'TCR fell', { next: 'Mend it' }),
      shown: '- ❌ TCR fell.<br>→ Mend it.',
    },
    {
      name: 'place, expected and found',
      finding: findingOf('invalid', 'Unknown key', {
        place: { file: 'a.yml', line: 3, column: 1 },
        expected: 'weight',
        actual: 'weigth',
        next: 'x',
      }),
      shown: '- ⛔ Unknown key.<br>At `a.yml:3:1`, expected weight, found weigth.<br>→ x.',
    },
    {
      name: 'a question as advice',
      finding: findingOf('block', 'Really?', { next: 'Did you mean `weight`?' }),
      shown: '- ❌ Really?<br>→ Did you mean `weight`?',
    },
  ])('tells $name', ({ finding, shown }) => {
    expect(decidingSection(viewOf({ findings: [finding] }))).toBe(shown);
  });

  it('is not told again where the headline tells it', () => {
    const findings = [findingOf('block', 'TCR fell', { next: 'Mend it' }), findingOf('block', 'RCS fell')];
    const shown = decidingSection(viewOfDecision({ decision: 'fail', findings }));
    expect(shown).toBe('→ Mend it.\n\n- ❌ RCS fell.');
  });

  it('comes with the usual advice where the gate gave none', () => {
    expect(decidingSection(viewOf({ findings: [findingOf('block', 'TCR fell')] }))).toMatch(
      /\n\n→ Compare the scenarios/,
    );
    expect(decidingSection(viewOfDecision({ decision: 'pass', findings: [] }))).toBe('');
  });

  it.each([
    { exit_code: 0, says: '→ This does not block. Run more trials per scenario' },
    { exit_code: 2, says: '→ This blocks, because the policy says `on_inconclusive: fail`. Run more trials' },
  ] as const)('says whether a run that nobody can tell is held up: exit code $exit_code', ({ exit_code, says }) => {
    const findings = [findingOf('warn', 'Something beside', { next: 'Look' })];
    expect(decidingSection(viewOfDecision({ decision: 'inconclusive', exit_code, findings }))).toContain(says);
  });

  it('gives the same advice once', () => {
    const findings = ['a', 'b'].map((what) => findingOf('block', what, { next: 'Mend it' }));
    expect(decidingSection(viewOf({ findings }))).toBe('- ❌ A.<br>→ Mend it.\n- ❌ B.');
  });

  it('leaves the numbers to the row of what blocks', () => {
    const facts = {
      code: 'metric-regressed',
      expected: 'a drop of less than 2.0 points',
      actual: 'a drop of 9.0 points',
    };
    const section = (subject: string): string => {
      const fell = findingOf('block', 'It fell', { ...facts, next: 'x', subject, subject_kind: 'metric' });
      return decidingSection(viewOf({ findings: [fell] }));
    };
    expect(section('TCR')).toBe('- ❌ It fell.<br>→ x.');
    expect(section('RCS')).toContain('Expected a drop of less than 2.0 points, found a drop of 9.0 points.');
  });

  it('puts what makes a run invalid first', () => {
    const findings = [findingOf('block', 'b', { next: 'x' }), findingOf('invalid', 'a')];
    expect(decidingSection(viewOf({ findings }))).toBe('- ⛔ A.\n- ❌ B.<br>→ x.');
  });

  it('folds what is beyond the first, and counts what is left out', () => {
    const findings = Array.from({ length: 9 }, (_, index) => findingOf('block', `finding ${index}`, { next: 'x' }));
    const folded = decidingSection(viewOf({ findings }, { findings: 2, folded: 3 }));
    expect(folded).toContain('<summary>3 more</summary>');
    expect(folded).toContain('Left out here: findings (4).');
  });
});

it('warnings and notes are told apart from what decided', () => {
  const findings = [findingOf('notice', 'n'), findingOf('block', 'b'), findingOf('warn', 'w')];
  expect(notedSection(viewOf({ findings }))).toBe('- ⚠️ W.\n- ℹ️ N.');
});

it('many notes are folded, warnings never', () => {
  const findings = [findingOf('warn', 'w'), ...['a', 'b', 'c'].map((what) => findingOf('notice', what))];
  expect(notedSection(viewOf({ findings }))).toMatch(
    /^- ⚠️ W\.\n\n<details>\n<summary>Notes \(3\)<\/summary>\n\n- ℹ️ A\.\n/,
  );
  expect(notedSection(viewOf({ findings: findings.slice(0, 3) }))).toBe('- ⚠️ W.\n- ℹ️ A.\n- ℹ️ B.');
});

it('what became of a waiver is left to the table of waivers, unless it blocks', () => {
  const expired = (effect: Finding['effect']): Finding => findingOf(effect, 'It is over', { code: 'waiver-expired' });
  const used = findingOf('warn', 'It fell; waived', { code: 'waived' });
  expect(notedSection(viewOf({ findings: [expired('warn'), used] }))).toBe('');
  expect(decidingSection(viewOf({ findings: [expired('block')] }))).toContain('It is over');
});

describe('worth a sentence', () => {
  const criteria = [criterionOf(), criterionOf({ key: 'tone', tier: 'advisory' })];
  it.each([
    { name: 'a warning about an advisory criterion', effect: 'warn', subject: 'task-completion/tone', told: false },
    { name: 'one that blocks all the same', effect: 'block', subject: 'task-completion/tone', told: true },
    {
      name: 'a warning about a gated criterion',
      effect: 'warn',
      subject: 'task-completion/correct_participants',
      told: true,
    },
    { name: 'a rate that nobody can tell', effect: 'notice', subject: 'TCR', code: 'inconclusive', told: false },
    {
      name: 'the same where the policy asks to warn',
      effect: 'warn',
      subject: 'TCR',
      code: 'inconclusive',
      told: true,
    },
    { name: 'a notice about the run', effect: 'notice', told: true },
  ] as const)('or not: $name', ({ effect, told, name, ...rest }) => {
    const findings = [findingOf(effect, name, rest)];
    expect(toldFindings(decisionOf({ criteria, findings }))).toEqual(told ? findings : []);
  });
});
