import { describe, expect, it } from 'vitest';
import type { PolicyFile } from '../../../schemas/types/policy.ts';
import type { Loosening } from '../../../src/gating/decision.ts';
import { loosenedFindings, rubricVersionFindings } from '../../../src/gating/loosening/loosened-findings.ts';
import { type ResolvedPolicy, resolvePolicy } from '../../../src/gating/policy/resolve-policy.ts';

const one = (subject: string): Loosening => ({ subject, what: 'threshold', old: '90.0 %', new: '80.0 %' });
const base = (relaxation: PolicyFile['relaxation'] = {}): ResolvedPolicy => resolvePolicy({ relaxation });
const labelled = base({ effect: 'label', label: 'Lower bar' });

describe('loosenedFindings', () => {
  it('says nothing where nothing is lower', () => {
    expect(loosenedFindings([], base({ effect: 'fail' }), [])).toEqual([]);
  });

  it.each([
    { name: 'a warning where nothing is said', policy: base(), labels: [], code: 'gate-relaxed', effect: 'warn' },
    {
      name: 'a warning under `show`',
      policy: base({ effect: 'show' }),
      labels: [],
      code: 'gate-relaxed',
      effect: 'warn',
    },
    {
      name: 'a block under `fail`',
      policy: base({ effect: 'fail' }),
      labels: ['x'],
      code: 'gate-relaxed',
      effect: 'block',
    },
    { name: 'a block without the label', policy: labelled, labels: ['lower'], code: 'gate-relaxed', effect: 'block' },
    {
      name: 'a notice with the label, whatever its case',
      policy: labelled,
      labels: ['bug', 'lower BAR'],
      code: 'gate-relaxed-accepted',
      effect: 'notice',
    },
  ])('is $name', ({ policy, labels, code, effect }) => {
    expect(loosenedFindings([one('TCR')], policy, labels)).toMatchObject([{ code, effect }]);
  });

  it('names what it is about, each once with its places, and the label', () => {
    const found = loosenedFindings(['a', 'a', 'b', 'c', 'd'].map(one), labelled, []);
    expect(found[0]).toMatchObject({
      places: [
        { subject: 'a', count: 2 },
        { subject: 'b', count: 1 },
        { subject: 'c', count: 1 },
        { subject: 'd', count: 1 },
      ],
      consent: { label: 'Lower bar' },
    });
    const [accepted] = loosenedFindings([one('a')], labelled, ['Lower bar']);
    expect(accepted).toMatchObject({ places: [{ subject: 'a', count: 1 }], label: 'Lower bar' });
  });
});

describe('rubricVersionFindings', () => {
  const versions = (old: string | null, now: string | null, changed = true) => ({
    rubric: 'r',
    metric: 'TCR',
    old: old === null ? null : { version: old, hash: 'sha256:a' },
    new: now === null ? null : { version: now, hash: changed ? 'sha256:b' : 'sha256:a' },
    changes: [],
  });

  it.each([
    {
      name: 'a change under the same version',
      given: versions('1.0.0', '1.0.0'),
      is: ['rubric-version-unchanged warn'],
    },
    { name: 'a version that goes back', given: versions('1.1.0', '1.0.0'), is: ['rubric-version-lowered warn'] },
    { name: 'a new major version', given: versions('1.1.0', '2.0.0'), is: ['rubric-new-line notice'] },
    { name: 'nothing of a minor one', given: versions('1.1.0', '1.2.0'), is: [] },
    { name: 'nothing of a rubric that did not change', given: versions('1.1.0', '1.1.0', false), is: [] },
    { name: 'nothing of one that is new', given: versions(null, '1.0.0'), is: [] },
    { name: 'nothing of one that is gone', given: versions('1.0.0', null), is: [] },
  ])('tells $name', ({ given, is }) => {
    expect(rubricVersionFindings([given]).map(({ code, effect }) => `${code} ${effect}`)).toEqual(is);
  });

  it('carries both versions', () => {
    const subject = { kind: 'rubric', name: 'r' };
    expect(rubricVersionFindings([versions('1.4.0', '2.0.0')])[0]).toMatchObject({
      subject,
      old: '1.4.0',
      now: '2.0.0',
    });
  });
});
