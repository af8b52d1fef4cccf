import { describe, expect, it } from 'vitest';
import { defaultPolicy, resolvePolicy } from '../../../src/gating/policy/resolve-policy.ts';
import {
  type RescoredTrials,
  type RubricChange,
  relaxedRubric,
  rubricVersionFindings,
} from '../../../src/gating/relaxation/relaxed-rubrics.ts';
import { run } from '../build-run.ts';

const UNMEASURED: RescoredTrials = { main: null, candidate: null };

describe('relaxedRubric', () => {
  const base = { id: 'task-completion', metric: 'TCR', version: '1.0.0', hash: 'sha256:a' };
  const changed = (...keys: readonly string[]): RubricChange => ({
    base,
    head: { ...base, version: '1.1.0', hash: 'sha256:b' },
    keys: keys.map((key) => {
      const [subject = '', what = ''] = key.split(' ');
      const part = subject === base.id ? 'rubric' : 'criterion';
      return { subject, part, what, old: 'a', new: 'b', scores: what !== 'title' };
    }),
  });

  /** Two scenarios of one trial each: their scores, and whether they pass `done`. */
  const scored = (scores: readonly [number, number], done: readonly [boolean, boolean]) =>
    run({
      a: { trials: [scores[0]], criteria: { done: [done[0]], polite: [true] } },
      b: { trials: [scores[1]], criteria: { done: [done[1]], polite: [true] } },
    });
  const before = scored([0.5, 1], [false, true]);
  const same = { base: before, head: before };
  const stricter = { base: before, head: scored([0.5, 0.5], [false, false]) };
  const milder = { base: before, head: scored([1, 1], [true, true]) };
  const KEY = 'task-completion/done pass_when';
  const OTHER = 'task-completion/polite pass_when';
  const WEIGHTS = ['task-completion/done weight', 'task-completion/polite weight'];

  it.each<{ name: string; change: RubricChange; rescored: RescoredTrials; is: readonly string[] }>([
    { name: 'nothing of the same content', change: { base, head: base, keys: [] }, rescored: UNMEASURED, is: [] },
    { name: 'nothing of words', change: changed('task-completion title'), rescored: UNMEASURED, is: [] },
    { name: 'a key that no trials measure', change: changed(KEY), rescored: UNMEASURED, is: [KEY] },
    {
      name: 'a key that moves no rate of main',
      change: changed(KEY),
      rescored: { main: same, candidate: same },
      is: [KEY],
    },
    {
      name: 'nothing where fewer of main pass',
      change: changed(KEY),
      rescored: { main: stricter, candidate: null },
      is: [],
    },
    {
      name: 'a key that only the trials of the run show to be stricter',
      change: changed(KEY),
      rescored: { main: same, candidate: stricter },
      is: [KEY],
    },
    {
      name: 'two keys of one criterion, whichever of them is stricter',
      change: changed(KEY, 'task-completion/done severity'),
      rescored: { main: stricter, candidate: null },
      is: [KEY, 'task-completion/done severity'],
    },
    {
      name: 'the other criterion that changed beside a stricter one',
      change: changed(KEY, OTHER),
      rescored: { main: stricter, candidate: null },
      is: [OTHER],
    },
    {
      name: 'weights, which move the score of the whole alone',
      change: changed(...WEIGHTS),
      rescored: { main: same, candidate: null },
      is: WEIGHTS,
    },
    {
      name: 'nothing of the only key of the whole, where main scores less',
      change: changed('task-completion threshold'),
      rescored: { main: stricter, candidate: null },
      is: [],
    },
  ])('lists $name', ({ change, rescored, is }) => {
    const found = relaxedRubric(defaultPolicy, change, rescored);
    expect(found.map(({ subject, what }) => `${subject} ${what}`)).toEqual(is);
  });

  it.each<{ name: string; rescored: RescoredTrials; whose: string }>([
    { name: "main's trials", rescored: { main: milder, candidate: same }, whose: "main's trials" },
    {
      name: "the run's own, where main's show none",
      rescored: { main: same, candidate: milder },
      whose: "this run's trials",
    },
  ])('lists the rates that it raises: of $name', ({ rescored, whose }) => {
    const found = relaxedRubric(defaultPolicy, changed(KEY), rescored);
    const measured = found.filter(({ what }) => what.includes(whose));
    expect(found.length - measured.length).toBe(1);
    expect(measured.map(({ subject }) => subject)).toEqual([
      'task-completion',
      'task-completion',
      'task-completion/done',
    ]);
    expect(measured[0]).toMatchObject({ old: '75.0 %', new: '100.0 %', kind: 'rubric' });
  });
});

describe('rubricVersionFindings', () => {
  const versions = (old: string | null, now: string | null, isChanged = true) => ({
    base: old === null ? null : { id: 'r', metric: 'TCR', version: old, hash: 'sha256:a' },
    head: now === null ? null : { id: 'r', metric: 'TCR', version: now, hash: isChanged ? 'sha256:b' : 'sha256:a' },
  });

  it.each([
    {
      name: 'a change under the same version',
      given: versions('1.0.0', '1.0.0'),
      is: ['rubric-version-unchanged warn'],
    },
    { name: 'a version that goes back', given: versions('1.1.0', '1.0.0'), is: ['rubric-version-unchanged warn'] },
    { name: 'a new major version', given: versions('1.1.0', '2.0.0'), is: ['rubric-new-line notice'] },
    { name: 'nothing of a minor one', given: versions('1.1.0', '1.2.0'), is: [] },
    { name: 'nothing of a rubric that did not change', given: versions('1.1.0', '1.1.0', false), is: [] },
    { name: 'nothing of one that is new', given: versions(null, '1.0.0'), is: [] },
    { name: 'nothing of one that was removed', given: versions('1.0.0', null), is: [] },
  ])('tells $name', ({ given, is }) => {
    const found = rubricVersionFindings(defaultPolicy, [{ ...given, stale: [] }]);
    expect(found.map(({ code, effect }) => `${code} ${effect}`)).toEqual(is);
  });

  it.each([
    { require: [], is: ['rubric-version-unchanged warn', 'part-version-unchanged warn', 'threshold-unexplained warn'] },
    {
      require: ['versions', 'rationale'],
      is: ['rubric-version-unchanged block', 'part-version-unchanged block', 'threshold-unexplained block'],
    },
  ] as const)('blocks what the policy requires: $require', ({ require, is }) => {
    const policy = resolvePolicy(require.length === 0 ? {} : { rubrics: { require } });
    const stale = [
      { kind: 'version', name: 'done', kept: '1.0.0' },
      { kind: 'threshold', name: '', kept: 'rationale' },
    ] as const;
    const found = rubricVersionFindings(policy, [{ ...versions('1.0.0', '1.0.0'), stale }]);
    expect(found.map(({ code, effect }) => `${code} ${effect}`)).toEqual(is);
  });
});
