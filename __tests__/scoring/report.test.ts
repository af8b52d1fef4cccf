import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { JudgeCount } from '../../schemas/types/report.ts';
import { assumeMissing } from '../../src/gating/fill-missing.ts';
import { defaultPolicy } from '../../src/gating/policy/resolve-policy.ts';
import type { Question } from '../../src/rubric/evaluation.ts';
import { startJudges } from '../../src/scoring/report.ts';
import { explainRubric } from '../../src/scoring/result-tree.ts';
import { NO_CONTENT } from '../../src/scoring/scenario-content.ts';
import { type ScoredRubric, scoreTrial } from '../../src/scoring/score-trial.ts';
import { ANSWERS, type Trial } from '../../src/suite/trial.ts';
import { rubricOf, rubricOfFacts, trialOf } from '../rubric/rubric-of.ts';
import { scoreAndExplain } from '../support/score-and-explain.ts';
import { rubricKeys, trialFacts } from './random-rubrics.ts';
import { report, rubric, trial } from './report-of.ts';

test.each([
  { name: 'read alone', usage: [{ input_tokens: 7 }, { input_tokens: 9 }], tokens: 8 },
  { name: 'written alone', usage: [{ output_tokens: 7 }], tokens: 7 },
  { name: 'read and written', usage: [{ input_tokens: 7, output_tokens: 2 }, {}], tokens: 9 },
  { name: 'nowhere', usage: [{}, undefined], tokens: undefined },
])('the tokens of a scenario are those recorded: $name', ({ usage, tokens }) => {
  const trials = usage.map((one, index) => trial('x', index + 1, true, true, one && { usage: one }));
  expect(report([rubric], trials).scenarios[0]?.usage?.tokens).toBe(tokens);
});

test('everything that is measured', () => {
  const trials = [
    trial('y', 2, false, true, { title: 'later title' }),
    trial('y', 1, true, false, { title: 'first title', tags: ['smoke'] }),
    trial('x', 1, true, true),
    trial('z', 7, true, true, { error: { kind: 'infrastructure', message: 'x'.repeat(999), classified: true } }),
    trial('y', 3, true, true, { error: { kind: 'agent', message: 'out of range', classified: false } }),
  ];
  expect(report([rubric], trials)).toEqual({
    schema: 1,
    trials: { scored: 4, errored: { agent: 1, infrastructure: 1, judge: 0 }, unclassified: 1 },
    rubrics: [
      {
        rubric: 'sample',
        version: '1.0.0',
        hash: rubric.hash,
        metric: 'TCR',
        score: 0.666666666667,
        trials: { passed: 1, total: 4 },
        outcomes: [
          { outcome: 'successful_completion', trials: 1 },
          { outcome: 'hard_failure', trials: 1 },
          { outcome: 'graceful_failure', trials: 2 },
          { outcome: 'partial_failure', trials: 0 },
        ],
        criteria: [
          { key: 'a', passed: 2, total: 4, skipped: 0 },
          { key: 'b', passed: 2, total: 4, skipped: 0 },
        ],
      },
    ],
    scenarios: [
      {
        scenario: 'x',
        content: NO_CONTENT,
        tags: [],
        errored: { agent: 0, infrastructure: 0, judge: 0 },
        trials: [{ facts: null }],
        rubrics: {
          sample: {
            scores: [1],
            passed: 1,
            criteria: { a: { passed: 1, total: 1 }, b: { passed: 1, total: 1 } },
            failures: [],
          },
        },
      },
      {
        scenario: 'y',
        content: NO_CONTENT,
        title: 'first title',
        tags: ['smoke'],
        errored: { agent: 1, infrastructure: 0, judge: 0 },
        trials: [
          { facts: null, failed: ['sample', 'sample/b'] },
          { facts: null, failed: ['sample', 'sample/a'] },
          { facts: null, failed: ['sample', 'sample/a', 'sample/b'], crashed: true },
        ],
        rubrics: {
          sample: {
            scores: [0.5, 0.5, 0],
            passed: 0,
            outcomes: { graceful_failure: 2, hard_failure: 1 },
            criteria: { a: { passed: 1, total: 3 }, b: { passed: 1, total: 3 } },
            failures: [{ criterion: 'b', explanation: 'b (false) does not equal true' }],
          },
        },
      },
      { scenario: 'z', content: NO_CONTENT, tags: [], errored: { agent: 0, infrastructure: 1, judge: 0 }, rubrics: {} },
    ],
    errored: [
      { scenario: 'y', trial: 3, kind: 'agent', classified: false, message: 'out of range' },
      { scenario: 'z', trial: 7, kind: 'infrastructure', classified: true, message: `${'x'.repeat(297)}...` },
    ],
  });
});

describe('a trial without a verdict', () => {
  const strict = rubricOf({
    contract: { required: ['output'] },
    criteria: {
      a: { weight: 1, when: { field: 'b', op: 'eq', value: true }, pass_when: { field: 'a', op: 'eq', value: true } },
    },
  });

  test('that breaks a contract is listed among the errors, and no part of any rate', () => {
    const { trials, errored, scenarios, rubrics } = report([strict], [trial('x', 1, true, true)]);
    expect(trials).toEqual({ scored: 0, errored: { agent: 0, infrastructure: 1, judge: 0 }, unclassified: 0 });
    const message = 'sample: the trial breaks the contract: /output is missing';
    expect(errored).toEqual([
      { scenario: 'x', trial: 1, kind: 'infrastructure', classified: true, message, refused: true },
    ]);
    expect(scenarios[0]).toMatchObject({ errored: { infrastructure: 1 }, rubrics: {} });
    expect(rubrics[0]).toMatchObject({
      score: null,
      trials: { passed: 0, total: 0 },
      criteria: [{ total: 0, skipped: 0 }],
    });
  });

  test('F38: that a judge has not answered is an error of the judge', () => {
    const asked = rubricOf({ criteria: { a: { weight: 1, question: 'Polite?', judge: 'yes_no' } } });
    const { trials, errored } = report([asked], [trial('x', 1, true, true)]);
    expect(trials).toEqual({ scored: 0, errored: { agent: 0, infrastructure: 0, judge: 1 }, unclassified: 0 });
    const message = 'sample: `a` has no answer: judge.a is absent, and without `sees` no model is asked';
    expect(errored).toEqual([{ scenario: 'x', trial: 1, kind: 'judge', classified: true, message }]);
  });

  describe('as one answer of a judge is missing', () => {
    const partly = rubricOf({
      weights: 'relative',
      criteria: {
        polite: { weight: 1, question: 'Polite?', judge: 'yes_no' },
        said: { weight: 1, pass_when: { field: 'output', op: 'not_empty' } },
        form: {
          weight: 1,
          criteria: { short: { weight: 1, pass_when: { field: 'output', measure: 'words', op: 'lt', value: 3 } } },
        },
        follows: { weight: 1, pass_when: { passed: 'polite' } },
      },
    });
    const trials = [
      trial('x', 1, true, true, { output: 'Hi.', judge: { polite: true } }),
      trial('x', 2, true, true, { output: 'Hi.' }),
      trial('y', 1, true, true, { output: '' }),
    ];

    test('counts every criterion that does not rest on it', () => {
      const { rubrics, scenarios } = report([partly], trials);
      expect(rubrics[0]?.trials).toEqual({ passed: 1, total: 1 });
      expect(rubrics[0]?.criteria.map(({ key, passed, total, skipped }) => [key, passed, total, skipped])).toEqual([
        ['polite', 1, 1, 0],
        ['said', 2, 3, 0],
        ['form', 3, 3, 0],
        ['follows', 1, 1, 0],
      ]);
      const [x, y] = scenarios;
      expect(x?.rubrics.sample).toMatchObject({ scores: [1], criteria: { said: { passed: 2, total: 2 } } });
      expect(y?.rubrics.sample).toMatchObject({ scores: [], passed: 0, criteria: { said: { passed: 0, total: 1 } } });
      expect(y?.unjudged).toEqual({
        trials: 1,
        rubrics: { sample: 1 },
        criteria: { 'sample/said': 1, 'sample/form': 1 },
      });
    });

    test('counts those without a verdict, and no other, in favour of a run and against it', () => {
      const made = report([partly], trials);
      const [policy, primary] = [defaultPolicy, null];
      const [best, worst] = (['pass', 'fail'] as const).map((assumed) =>
        assumeMissing({ policy, primary }, made, assumed),
      );
      const countsIn = (one = made) => one.rubrics[0]?.criteria.map(({ passed, total }) => [passed, total]);
      expect(countsIn(best)).toEqual([
        [3, 3],
        [2, 3],
        [3, 3],
        [3, 3],
      ]);
      expect(countsIn(worst)).toEqual([
        [1, 3],
        [2, 3],
        [3, 3],
        [1, 3],
      ]);
    });

    test('shows their verdicts in the tree', () => {
      const [judged] = scoreTrial([partly], trials[2] as Trial).rubrics;
      const { tree } = explainRubric(judged as ScoredRubric);
      expect(tree).toMatchObject({ verdict: 'error', score: null });
      expect(tree.children?.map(({ key, verdict }) => [key, verdict])).toEqual([
        ['polite', 'error'],
        ['said', 'fail'],
        ['form', 'pass'],
        ['follows', 'error'],
      ]);
    });
  });

  test('that breaks a contract besides is one that a rubric refuses', () => {
    const asked = rubricOf({
      rubric: 'asked',
      metric: 'A',
      criteria: { a: { weight: 1, question: 'Polite?', judge: 'yes_no' } },
    });
    const { errored } = report([asked, strict], [trial('x', 1, true, true)]);
    expect(errored[0]).toMatchObject({ kind: 'infrastructure', refused: true });
  });

  test('I57: that no criterion applies to is counted as skipped, and leaves its scenario without a score', () => {
    const { trials, scenarios, rubrics } = report([strict], [trial('x', 1, true, false, { output: '' })]);
    expect(trials.scored).toBe(1);
    expect(scenarios[0]?.rubrics).toEqual({});
    expect(rubrics[0]).toMatchObject({ score: null, trials: { total: 0 }, criteria: [{ total: 0, skipped: 1 }] });
  });
});

test('ids that objects inherit are ordinary ids (I19)', () => {
  const trials = ['constructor', 'toString', 'hasOwnProperty'].map((scenario) => trial(scenario, 1, true, true));
  expect(report([rubric], trials).scenarios.map(({ scenario }) => scenario)).toEqual([
    'constructor',
    'hasOwnProperty',
    'toString',
  ]);
});

describe('properties', () => {
  const weights = { a: 0.11, b: 0.23, c: 0.31, d: 0.35 };
  const plain = rubricOfFacts(weights);
  const keys = Object.keys(weights);
  const facts = fc.record(Object.fromEntries(keys.map((key) => [key, fc.constantFrom(true, false, null, 'true')])), {
    requiredKeys: [],
  });
  const error = fc.option(
    fc.record({
      kind: fc.constantFrom('agent', 'infrastructure', 'judge'),
      message: fc.string(),
      classified: fc.boolean(),
    }),
    { freq: 5 },
  );
  const trials = fc.uniqueArray(
    fc
      .tuple(
        fc.constantFrom('x', 'y', 'Z', 'a-b'),
        fc.integer({ min: -5, max: 9 }),
        facts,
        error,
        fc.option(fc.string()),
      )
      .map(
        ([scenario, number, own, failure, title]) =>
          ({ scenario, trial: number, error: failure, ...(title && { title }), ...own }) as Trial,
      ),
    { selector: (one) => `${one.scenario} ${one.trial}`, maxLength: 30 },
  );

  test('the order of the trials and of their keys does not matter', () => {
    const shuffled = trials.chain((list) =>
      fc.shuffledSubarray(list, { minLength: list.length }).map((other) => [list, other.map(reversedKeys)] as const),
    );
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(JSON.stringify(report([plain], other))).toBe(JSON.stringify(report([plain], list)));
      }),
      { seed: 7 },
    );
  });

  test('a score is from 0 to 1, and more that passes never makes it less', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...keys), (own, key) => {
        const score = (more: object) =>
          scoreTrial([plain], trialOf({ ...own, ...more })).rubrics[0]?.judgement.score ?? -1;
        expect(score({})).toBeGreaterThanOrEqual(0);
        expect(score({})).toBeLessThanOrEqual(1);
        expect(score({ [key]: true })).toBeGreaterThanOrEqual(score({ [key]: false }));
      }),
      { seed: 7 },
    );
  });

  test('nothing that was given is changed', () => {
    fc.assert(
      fc.property(trials, (list) => {
        expect(() => report([frozen(plain)], list.map(frozen))).not.toThrow();
      }),
      { seed: 7 },
    );
  });
});

function reversedKeys(trial: Trial): Trial {
  return Object.fromEntries(Object.entries(trial).reverse()) as unknown as Trial;
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}

describe('remembered judgements', () => {
  test('what a rubric judged before changes nothing', () => {
    fc.assert(
      fc.property(rubricKeys, fc.array(trialFacts, { minLength: 3, maxLength: 3 }), (keys, facts) => {
        const rubric = rubricOf(keys);
        const fresh = facts.map((own) => scoreAndExplain([rubricOf(keys)], trialOf(own)));
        for (const own of facts) scoreTrial([rubric], trialOf(own));
        expect(facts.map((own) => scoreAndExplain([rubric], trialOf(own)))).toStrictEqual(fresh);
      }),
      { numRuns: 20 },
    );
  });

  test('a remembered judgement holds what each node chooses', () => {
    const chosen = new Set<string>();
    fc.assert(
      fc.property(rubricKeys, trialFacts, (keys, facts) => {
        const rubric = rubricOf(keys);
        const judged = scoreTrial([rubric], trialOf(facts)).rubrics[0];
        for (const [index, { kind, choice }] of rubric.nodes.root.parts.entries()) {
          const part = judged?.judgement.parts[index];
          if (choice === null || !judged?.at || part === undefined) continue;
          expect(choice.answers[choice.choose(judged.at)]).toBe(part);
          chosen.add(kind);
        }
      }),
      { numRuns: 100 },
    );
    expect([...chosen]).toContain('criterion');
  });

  const SEVEN = { a: 0.2, b: 0.2, c: 0.2, d: 0.1, e: 0.1, f: 0.1, g: 0.1 };

  /** All 3^8 patterns of eight facts that are true, false or absent. */
  function everyPattern(names: readonly string[]): readonly Record<string, boolean>[] {
    return names.reduce<readonly Record<string, boolean>[]>(
      (all, name) => all.flatMap((facts) => [facts, { ...facts, [name]: true }, { ...facts, [name]: false }]),
      [{}],
    );
  }

  test('trials with the same answers share a judgement, and a rubric forgets rather than mixes up', () => {
    const rubric = rubricOfFacts({ ...SEVEN, g: 0.05, h: 0.05 });
    const patterns = everyPattern([...Object.keys(SEVEN), 'h']);
    const judge = (facts: Record<string, boolean>) => scoreTrial([rubric], trialOf(facts)).rubrics[0]?.judgement;
    const first = patterns.map(judge);
    expect(patterns.slice(0, 100).map(judge)).toSatisfy((again: unknown[]) =>
      again.every((one, i) => one === first[i]),
    );
    const passes = (facts: Record<string, boolean>) => Object.values(facts).filter(Boolean).length;
    expect(
      first.every(
        (one, index) => one?.parts.filter(({ verdict }) => verdict === 'pass').length === passes(patterns[index] ?? {}),
      ),
    ).toBe(true);
  });
});

describe('the judges of a report', () => {
  const trial = (judge?: unknown): Trial => ({
    scenario: 's',
    trial: 1,
    error: null,
    ...(judge === undefined ? {} : { judge }),
  });

  /** A question of this id, to which an answer may be recorded as `judge.key_ID`. */
  const asking = (id: string): Question => ({
    id,
    key: `key_${id}`,
    question: 'Is it?',
    form: 'yes_no',
    model: null,
    isOfItems: false,
    shown: () => ({}),
  });

  function judgesOf(...facts: readonly unknown[]) {
    const judges = startJudges([]);
    for (const judge of facts) judges.add(trial(judge));
    return judges.finish();
  }

  describe('the judges of a run', () => {
    it.each([
      { name: 'a model', judge: { model: 'small', is_correct: true }, is: 'small' },
      { name: 'a model with its version', judge: { model: 'small', version: '2026-05-01' }, is: 'small 2026-05-01' },
      { name: 'a version that is a number', judge: { model: 'small', version: 3 }, is: 'small 3' },
      { name: 'facts without a model', judge: { is_correct: true }, is: null },
      { name: 'a version without a model', judge: { version: '3' }, is: null },
      { name: 'a model that is no text', judge: { model: { name: 'small' } }, is: null },
      { name: 'a model of blanks', judge: { model: ' ' }, is: null },
      { name: 'a long name, cut', judge: { model: 'm'.repeat(500) }, is: expect.stringMatching(/^m{110,117}\.{3}$/) },
    ])('are named by $name', ({ judge, is }) => {
      expect(judgesOf(judge)).toEqual([{ judge: is, trials: 1 }]);
    });

    const by = (...models: readonly unknown[]) => models.map((model) => ({ answer: true, model }));
    const asked = (judge: string, question = 'a'): JudgeCount => ({ judge, trials: 1, question });
    const recorded = (judge: string): JudgeCount => ({ judge, trials: 1 });
    it.each<{ name: string; judge?: unknown; answers: Readonly<Record<string, unknown>>; is: readonly JudgeCount[] }>([
      {
        name: 'each once',
        answers: { a: by('x', 'y', 'x'), b: by('x') },
        is: [asked('x'), asked('y'), asked('x', 'b')],
      },
      {
        name: 'beside whom the harness names',
        judge: { model: 'h' },
        answers: { a: by('x') },
        is: [recorded('h'), asked('x')],
      },
      {
        name: 'also where the harness names the same',
        judge: { model: 'x' },
        answers: { a: by('x') },
        is: [recorded('x'), asked('x')],
      },
      {
        name: 'or whom the harness names with an answer in its place',
        judge: { model: 'h', key_a: true },
        answers: { b: by('x') },
        is: [recorded('h'), asked('h'), asked('x', 'b')],
      },
      {
        name: 'but not with what is no answer',
        judge: { model: 'h', key_a: null, key_b: { answer: true, question: 'Another?' } },
        answers: { a: by('x'), b: by('x') },
        is: [recorded('h'), asked('x'), asked('x', 'b')],
      },
      { name: 'and not for questions of other rubrics', answers: { a: by('x'), other: by('y') }, is: [asked('x')] },
      { name: 'and not where nobody answered', answers: { a: by('', 'x', ' ', null) }, is: [asked('x')] },
      {
        name: 'and not in what is no list of answers',
        answers: { a: 'x', b: [7, null], c: by('x') },
        is: [asked('x', 'c')],
      },
    ])('are those who were asked, $name', ({ judge, answers, is }) => {
      const judges = startJudges(['a', 'b', 'c'].map(asking));
      judges.add({ ...trial(judge), [ANSWERS]: answers });
      expect(judges.finish()).toEqual(is);
    });

    it('are absent where nobody of those who were asked has answered', () => {
      const judges = startJudges(['a', 'b', 'c'].map(asking));
      judges.add({ ...trial(), [ANSWERS]: { a: by('') } });
      expect(judges.finish()).toBeUndefined();
    });

    it('are absent where no trial holds facts of one', () => {
      expect(judgesOf(undefined, 'yes', null)).toBeUndefined();
    });

    it('are counted and sorted, whatever the order of the trials', () => {
      const facts = [{ model: 'b' }, {}, { model: 'a' }, { model: 'b' }];
      const counted = [
        { judge: null, trials: 1 },
        { judge: 'a', trials: 1 },
        { judge: 'b', trials: 2 },
      ];
      expect(judgesOf(...facts)).toEqual(counted);
      expect(judgesOf(...facts.toReversed())).toEqual(counted);
    });
  });
});
