import { describe, expect, it } from 'vitest';
import type { Report } from '../../../schemas/types/report.ts';
import { rubricVersionFindings } from '../../../src/gating/findings/rubrics.ts';
import { defaultPolicy, resolvePolicy } from '../../../src/gating/policy/resolve-policy.ts';
import {
  changedRubricKeys,
  type RescoredTrials,
  type RubricChange,
  relaxedRubric,
} from '../../../src/gating/relaxation/relaxed-rubrics.ts';
import { run } from '../build-run.ts';

const UNMEASURED: RescoredTrials = { main: null, candidate: null };

type Moves = RubricChange['keys'][number]['moves'];

const base = { id: 'task-completion', metric: 'TCR', version: '1.0.0', hash: 'sha256:a' };
const changed = (...keys: readonly (readonly [key: string, moves: Moves])[]): RubricChange => ({
  base,
  head: { ...base, version: '1.1.0', hash: 'sha256:b' },
  keys: keys.map(([key, moves]) => {
    const [subject = '', what = ''] = key.split(' ');
    const part = subject === base.id ? 'rubric' : 'criterion';
    return { subject, part, what, old: 'a', new: 'b', moves };
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
const lower = { base: before, head: scored([0.5, 0.5], [false, false]) };
const higher = { base: before, head: scored([1, 1], [true, true]) };
const CONDITION = 'task-completion/done pass_when';
const WEIGHT = 'task-completion/polite weight';
const THRESHOLD = 'task-completion threshold';

describe('a changed rubric', () => {
  it.each<{
    name: string;
    change: RubricChange;
    rescored: RescoredTrials;
    relaxes: readonly string[];
    changes: readonly string[];
  }>([
    {
      name: 'with the same content: nothing',
      change: { base, head: base, keys: [] },
      rescored: UNMEASURED,
      relaxes: [],
      changes: [],
    },
    {
      name: 'with other words: nothing',
      change: changed(['task-completion title', 'none']),
      rescored: UNMEASURED,
      relaxes: [],
      changes: [],
    },
    {
      name: 'that no trials measure, with a key of no direction: changed',
      change: changed([CONDITION, 'unknown']),
      rescored: UNMEASURED,
      relaxes: [],
      changes: [CONDITION],
    },
    {
      name: 'that moves no rate, with keys of no direction: changed',
      change: changed([CONDITION, 'unknown'], [WEIGHT, 'unknown']),
      rescored: { main: same, candidate: same },
      relaxes: [],
      changes: [CONDITION, WEIGHT],
    },
    {
      name: 'that lowers rates, with a key of no direction: changed',
      change: changed([CONDITION, 'unknown']),
      rescored: { main: lower, candidate: null },
      relaxes: [],
      changes: [CONDITION],
    },
    {
      name: 'with a stricter key: nothing, measured or not',
      change: changed([THRESHOLD, 'stricter']),
      rescored: UNMEASURED,
      relaxes: [],
      changes: [],
    },
    {
      name: 'with a stricter key that moves no rate: nothing',
      change: changed([THRESHOLD, 'stricter']),
      rescored: { main: same, candidate: same },
      relaxes: [],
      changes: [],
    },
    {
      name: 'with a milder key: relaxed, even if the rates are lower',
      change: changed([THRESHOLD, 'milder'], [CONDITION, 'unknown']),
      rescored: { main: lower, candidate: null },
      relaxes: [THRESHOLD],
      changes: [CONDITION],
    },
  ])('$name', ({ change, rescored, relaxes, changes }) => {
    const named = (keys: readonly { readonly subject: string; readonly what: string }[]) =>
      keys.map(({ subject, what }) => `${subject} ${what}`);
    expect(named(relaxedRubric(defaultPolicy, change, rescored))).toEqual(relaxes);
    expect(named(changedRubricKeys(defaultPolicy, change, rescored))).toEqual(changes);
  });

  it.each<{ name: string; rescored: RescoredTrials; whose: string }>([
    { name: "of main's trials", rescored: { main: higher, candidate: same }, whose: "main's trials" },
    {
      name: "of the run's trials, where main's show no rise",
      rescored: { main: same, candidate: higher },
      whose: "this run's trials",
    },
  ])('that raises rates $name relaxes by them and by each key of no direction', ({ rescored, whose }) => {
    const change = changed([CONDITION, 'unknown'], [THRESHOLD, 'stricter']);
    const found = relaxedRubric(defaultPolicy, change, rescored);
    const measured = found.filter(({ what }) => what.includes(whose));
    expect(found.filter((key) => !measured.includes(key)).map(({ what }) => what)).toEqual(['pass_when']);
    expect(measured.map(({ subject }) => subject)).toEqual([
      'task-completion',
      'task-completion',
      'task-completion/done',
    ]);
    expect(measured[0]).toMatchObject({ old: '75.0 %', new: '100.0 %', kind: 'rubric' });
    expect(changedRubricKeys(defaultPolicy, change, rescored)).toEqual([]);
  });

  it('that raises no rate relaxes by trials that a part no longer asks, and by a limited outcome that fewer reach', () => {
    const policy = resolvePolicy({ gate: { outcomes: { hard_failure: { at_most: 0.1 }, ok: { at_least: 0.5 } } } });
    const ending = (asked: readonly [boolean | null, boolean | null], failed: number) => {
      const [a, b] = asked.map((polite) => ({ trials: [1], criteria: { done: [true], polite: [polite] } }));
      const outcomes = ['hard_failure', 'ok'].map((outcome, at) => ({
        outcome,
        trials: at === 0 ? failed : 2 - failed,
      }));
      const { rubrics, ...report } = run({ a: a ?? [], b: b ?? [] });
      return { ...report, rubrics: rubrics.map((rubric) => ({ ...rubric, outcomes })) };
    };
    const relaxes = (head: Report) =>
      relaxedRubric(policy, changed([CONDITION, 'unknown']), {
        main: { base: ending([true, true], 1), head },
        candidate: null,
      }).map(({ subject, what, old, new: now }) => `${subject} ${what} ${old} ${now}`);
    expect(relaxes(ending([true, true], 1))).toEqual([]);
    expect(relaxes(ending([true, null], 1))).toEqual([
      'task-completion/done pass_when a b',
      "task-completion/polite how many of main's trials it skips 0.0 % 50.0 %",
    ]);
    expect(relaxes(ending([true, true], 0))).toEqual([
      'task-completion/done pass_when a b',
      "task-completion how many of main's trials do not end in hard_failure 50.0 % 100.0 %",
      "task-completion how many of main's trials end in ok 50.0 % 100.0 %",
    ]);
  });

  it.each<{ name: string; key: string; rescored: RescoredTrials; is: unknown }>([
    {
      name: 'of a criterion: its pass rate in the trials of main',
      key: CONDITION,
      rescored: { main: lower, candidate: same },
      is: { trials: 'main', subject: 'task-completion/done', base: 0.5, head: 0 },
    },
    {
      name: 'of the whole: its score',
      key: THRESHOLD,
      rescored: { main: lower, candidate: same },
      is: { trials: 'main', subject: 'task-completion', base: 0.75, head: 0.5 },
    },
    {
      name: 'of a criterion that passes alike: the score of the whole, which moved',
      key: WEIGHT,
      rescored: { main: lower, candidate: same },
      is: { trials: 'main', subject: 'task-completion', base: 0.75, head: 0.5 },
    },
    {
      name: 'that moves nothing: the pass rate of its criterion',
      key: WEIGHT,
      rescored: { main: same, candidate: lower },
      is: { trials: 'main', subject: 'task-completion/polite', base: 1, head: 1 },
    },
    {
      name: 'of a part that is not reported: the score of the whole',
      key: 'task-completion/gone formula',
      rescored: { main: lower, candidate: same },
      is: { trials: 'main', subject: 'task-completion', base: 0.75, head: 0.5 },
    },
    {
      name: 'where main cannot be scored again: in the trials of the run',
      key: CONDITION,
      rescored: { main: null, candidate: lower },
      is: { trials: 'candidate', subject: 'task-completion/done', base: 0.5, head: 0 },
    },
    { name: 'where nothing can be scored again: nothing', key: CONDITION, rescored: UNMEASURED, is: null },
  ])('shows of a changed key $name', ({ key, rescored, is }) => {
    expect(changedRubricKeys(defaultPolicy, changed([key, 'unknown']), rescored)).toMatchObject([{ measured: is }]);
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
  ])('reports $name', ({ given, is }) => {
    const found = rubricVersionFindings(defaultPolicy, [{ ...given, stale: [] }]);
    expect(found.map(({ code, effect }) => `${code} ${effect}`)).toEqual(is);
  });

  it.each([
    { require: [], is: ['rubric-version-unchanged warn', 'threshold-unexplained warn'] },
    {
      require: ['versions', 'rationale'],
      is: ['rubric-version-unchanged block', 'threshold-unexplained block'],
    },
  ] as const)('blocks what the policy requires: $require', ({ require, is }) => {
    const policy = resolvePolicy(require.length === 0 ? {} : { rubrics: { require } });
    const stale = [{ name: '', kept: 'rationale' }];
    const found = rubricVersionFindings(policy, [{ ...versions('1.0.0', '1.0.0'), stale }]);
    expect(found.map(({ code, effect }) => `${code} ${effect}`)).toEqual(is);
  });
});
