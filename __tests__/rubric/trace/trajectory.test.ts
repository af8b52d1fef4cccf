import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ArgsMode, ReferenceCallFile, TrajectoryMode } from '../../../schemas/types/rubric.ts';
import type { TrajectoryFile } from '../../../src/rubric/trace/trajectory.ts';
import { includesPart, sameJson } from '../../../src/rubric/values/json-value.ts';
import { pointedIn } from '../../support/mistakes-in.ts';
import { ask } from '../rubric-of.ts';
import { call, compare, load, say, traceOf } from './steps.ts';

const letters = (mode: TrajectoryMode, reference: string, made: string) =>
  compare({ mode, reference: [...reference] }, traceOf(made));

describe('modes', () => {
  test.each<{ mode: TrajectoryMode; reference: string; made: string; truth: boolean; because: string }>([
    {
      mode: 'strict',
      reference: 'ab',
      made: 'a.b',
      truth: true,
      because: '2 calls made, 2 in the reference; those are trace.0 (a), trace.2 (b)',
    },
    {
      mode: 'strict',
      reference: 'abc',
      made: 'acb',
      truth: false,
      because:
        '3 calls of the reference, out of order: trace.1 (c) where b is expected, trace.2 (b) where c is expected',
    },
    {
      mode: 'strict',
      reference: 'ab',
      made: 'a',
      truth: false,
      because: '1 call against 2 of the reference: missing b',
    },
    {
      mode: 'strict',
      reference: 'a',
      made: 'ab',
      truth: false,
      because: '2 calls against 1 of the reference: extra trace.1 (b)',
    },
    {
      mode: 'strict',
      reference: 'ab',
      made: 'ac',
      truth: false,
      because: '2 calls against 2 of the reference: missing b; extra trace.1 (c)',
    },
    {
      mode: 'unordered',
      reference: 'ab',
      made: 'ba',
      truth: true,
      because: '2 calls made, 2 in the reference; those are trace.0 (b), trace.1 (a)',
    },
    {
      mode: 'unordered',
      reference: 'aab',
      made: 'abb',
      truth: false,
      because: '3 calls against 3 of the reference: missing a; extra trace.2 (b)',
    },
    {
      mode: 'unordered',
      reference: 'a',
      made: 'abcde',
      truth: false,
      because: '5 calls against 1 of the reference: extra trace.1 (b), trace.2 (c), trace.3 (d), ...',
    },
    {
      mode: 'subset',
      reference: 'abc',
      made: 'ca',
      truth: true,
      because: '2 calls made, 3 in the reference; those are trace.0 (c), trace.1 (a)',
    },
    {
      mode: 'subset',
      reference: 'abc',
      made: 'aa',
      truth: false,
      because: '2 calls against 3 of the reference: extra trace.1 (a)',
    },
    {
      mode: 'subset',
      reference: 'a',
      made: 'aa',
      truth: false,
      because: '2 calls against 1 of the reference: extra trace.1 (a)',
    },
    {
      mode: 'superset',
      reference: 'b',
      made: 'ab',
      truth: true,
      because: '2 calls made, 1 in the reference; that is trace.1 (b)',
    },
    {
      mode: 'superset',
      reference: 'ab',
      made: 'cbxa',
      truth: true,
      because: '4 calls made, 2 in the reference; those are trace.1 (b), trace.3 (a)',
    },
    {
      mode: 'superset',
      reference: 'abcde',
      made: 'a',
      truth: false,
      because: '1 call against 5 of the reference: missing b, c, d, ...',
    },
    {
      mode: 'superset',
      reference: 'ab',
      made: 'aa',
      truth: false,
      because: '2 calls against 2 of the reference: missing b',
    },
    {
      mode: 'strict',
      reference: '',
      made: '.',
      truth: true,
      because: '0 calls made, 0 in the reference',
    },
    {
      mode: 'subset',
      reference: '',
      made: 'a',
      truth: false,
      because: '1 call against 0 of the reference: extra trace.0 (a)',
    },
  ])('$mode of $reference, made $made', ({ mode, reference, made, truth, because }) => {
    expect(letters(mode, reference, made)).toEqual({ truth, because, warnings: [] });
  });
});

describe('arguments', () => {
  const find = { tool: 'find_user_id_by_email', args: { email: 'a@example.org' } };
  const cancels = ['cancel_order', { tool: 'cancel_order', args: { id: 'W1' } }];

  test.each<{ name: string; file: TrajectoryFile; truth: boolean; because: RegExp }>([
    {
      name: 'are exact by default',
      file: { mode: 'strict', reference: [find, { tool: 'get_order', args: { id: 'W1' } }, ...cancels] },
      truth: false,
      because:
        /^4 calls against 4 of the reference: missing get_order \{"id":"W1"\} \(trace\.2 has \{"depth":2,"id":"W1"\}\); extra trace\.2 \(get_order\)$/,
    },
    {
      name: 'may be a part',
      file: {
        mode: 'strict',
        reference: [find, { tool: 'get_order', args: { id: 'W1' } }, ...cancels.toReversed()],
        args: 'subset',
      },
      truth: true,
      because: /in the reference/,
    },
    {
      name: 'may be ignored',
      file: { mode: 'superset', reference: [{ tool: 'get_order', args: { id: 'W9' } }], args: 'ignore' },
      truth: true,
      because: /1 in the reference/,
    },
    {
      name: 'that are ignored are not said to be missing',
      file: {
        mode: 'superset',
        reference: ['W1', 'W9'].map((id) => ({ tool: 'get_order', args: { id } })),
        args: 'ignore',
      },
      truth: false,
      because: /: missing get_order$/,
    },
    {
      name: 'may be a part for one tool, and exact for the others',
      file: {
        mode: 'superset',
        reference: [find, { tool: 'get_order', args: { id: 'W1' } }],
        args_of: { get_order: 'subset' },
      },
      truth: true,
      because: /2 in the reference/,
    },
    {
      name: 'of a name alone are any',
      file: { mode: 'superset', reference: ['get_order'] },
      truth: true,
      because: /1 in the reference/,
    },
    {
      name: 'of a call without them are none',
      file: { mode: 'superset', reference: [{ tool: 'get_order' }] },
      truth: false,
      because: /missing get_order \{\}/,
    },
    {
      name: 'pair up in any order even where the first that fits is needed elsewhere',
      file: { mode: 'unordered', reference: ['get_order', find, ...cancels], args: 'subset' },
      truth: true,
      because: /in the reference/,
    },
  ])('$name', ({ file, truth, because }) => {
    const answer = compare(file);
    expect(answer.truth).toBe(truth);
    expect(answer.because).toMatch(because);
  });
});

describe('an empty trace', () => {
  const onEmpty = (mode: TrajectoryMode, calls: unknown, answer?: 'pass' | 'fail') =>
    ask(
      { trace: { trajectory: { mode, reference: { field: 'calls' } }, ...(answer && { on_empty_trace: answer }) } },
      { trace: [], calls },
    );

  test.each<{ mode: TrajectoryMode; calls: unknown; truth: boolean | undefined; because: string }>([
    { mode: 'strict', calls: ['a'], truth: false, because: '0 calls against 1 of the reference: missing a' },
    { mode: 'unordered', calls: ['a'], truth: false, because: '0 calls against 1 of the reference: missing a' },
    { mode: 'superset', calls: ['a'], truth: false, because: '0 calls against 1 of the reference: missing a' },
    { mode: 'subset', calls: ['a'], truth: true, because: '0 calls made, 1 in the reference' },
    { mode: 'strict', calls: [], truth: true, because: '0 calls made, 0 in the reference' },
    { mode: 'strict', calls: undefined, truth: undefined, because: 'calls is absent' },
  ])('that may pass does so in mode $mode where the reference is $calls: $truth', ({ mode, calls, truth, because }) => {
    expect(onEmpty(mode, calls, 'pass')).toMatchObject({ truth, because });
  });

  test('is indeterminate without that', () => {
    expect(onEmpty('strict', [])).toMatchObject({ truth: undefined, because: 'the trace is empty' });
    expect(onEmpty('strict', [], 'fail')).toMatchObject({ truth: undefined, because: 'the trace is empty' });
  });

  test.each<{ scope: object }>([
    { scope: {} },
    { scope: { within_first: 3 } },
    { scope: { before: { tool: 'b' } } },
    { scope: { after: { tool: 'a' } } },
    { scope: { between: { from: { tool: 'a' }, to: { tool: 'b' } } } },
  ])('that passes does so in any scope: $scope', ({ scope }) => {
    const onEmptyIn = (reference: readonly string[]) =>
      ask({ trace: { trajectory: { mode: 'subset', reference }, on_empty_trace: 'pass', ...scope } }, { trace: [] });
    expect(onEmptyIn(['a']).truth).toBe(true);
    expect(onEmptyIn(['a']).because).toMatch(/^0 calls made/);
  });
});

test('how the arguments of a tool are compared is refused where the reference never calls it', () => {
  const trajectory: TrajectoryFile = { mode: 'strict', reference: ['get_order'], args_of: { get_ordr: 'ignore' } };
  expect(pointedIn(() => load({ trajectory }))).toEqual([
    '/outcomes/0/when/trace/trajectory/args_of/get_ordr unknown-tool',
  ]);
});

test('a path of the reference that cannot be read is refused', () => {
  expect(pointedIn(() => load({ trajectory: { mode: 'strict', reference: { field: 'a..b' } } }))).toEqual([
    '/outcomes/0/when/trace/trajectory/reference/field bad-field a..b',
  ]);
});

describe('against trying every pairing', () => {
  interface Made {
    readonly tool: string;
    readonly args: Readonly<Record<string, unknown>>;
  }
  type Fits = (made: Made, expected: ReferenceCallFile) => boolean;

  /** Whether each of the first can have one of the second for itself. */
  function allPaired<A, B>(ones: readonly A[], others: readonly B[], fits: (one: A, other: B) => boolean): boolean {
    const [first, ...rest] = ones;
    if (first === undefined) return true;
    return others.some((other, at) => fits(first, other) && allPaired(rest, others.toSpliced(at, 1), fits));
  }

  function oracle(
    mode: TrajectoryMode,
    calls: readonly Made[],
    expected: readonly ReferenceCallFile[],
    fits: Fits,
  ): boolean {
    const among = () => allPaired(calls, expected, fits);
    if (mode === 'subset') return among();
    if (mode === 'superset') return allPaired(expected, calls, (one, made) => fits(made, one));
    if (calls.length !== expected.length) return false;
    return mode === 'unordered' ? among() : expected.every((one, at) => fits(calls[at] as Made, one));
  }

  const fitsBy =
    (mode: ArgsMode): Fits =>
    (made, expected) => {
      if (typeof expected === 'string') return made.tool === expected;
      if (made.tool !== expected.tool) return false;
      const args = expected.args ?? {};
      return mode === 'ignore' || (mode === 'exact' ? sameJson(made.args, args) : includesPart(made.args, args));
    };

  const tool = fc.constantFrom('a', 'b');
  const args = fc.dictionary(fc.constantFrom('x', 'y', 'z'), fc.constantFrom<unknown>(1, 2, { deep: 1 }, {}), {
    maxKeys: 3,
  });
  const made = fc.record({ tool, args });
  const expected = fc.oneof(tool, fc.record({ tool }), made, made, made);

  test('says the same', () => {
    const modes = fc.constantFrom<TrajectoryMode>('strict', 'unordered', 'subset', 'superset');
    const argsModes = fc.constantFrom<ArgsMode>('exact', 'subset', 'subset', 'ignore');
    const few = { minLength: 1, maxLength: 5 };
    fc.assert(
      fc.property(
        modes,
        argsModes,
        fc.array(made, few),
        fc.array(expected, few),
        fc.boolean(),
        (mode, by, calls, others, alike) => {
          // Half of the references are parts of the calls, turned round, as chance alone seldom makes them fit.
          const parts = calls.map(({ tool, args }) => ({
            tool,
            args: Object.fromEntries(Object.entries(args).slice(1)),
          }));
          const reference = alike ? parts.toReversed() : others;
          const { truth, because } = compare(
            { mode, reference, args: by },
            calls.map(({ tool, args }) => call(tool, { args })),
          );
          expect(truth).toBe(oracle(mode, calls, reference, fitsBy(by)));
          expect(/missing|extra|out of order/.test(because)).toBe(truth === false);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('the reference of a trajectory in a fact', () => {
  const file: TrajectoryFile = { mode: 'strict', reference: { field: 'truth.calls' } };
  const trace = [call('a', { args: { n: 1 } }), call('b')];

  test.each<{ name: string; calls: unknown; truth: boolean | undefined; warnings: readonly string[] }>([
    { name: 'as calls', calls: [{ tool: 'a', args: { n: 1 } }, { tool: 'b' }], truth: true, warnings: [] },
    { name: 'as names', calls: ['a', 'b'], truth: true, warnings: [] },
    { name: 'as a trace', calls: [say('user', 'hi'), ...trace], truth: true, warnings: [] },
    { name: 'that differs', calls: ['b', 'a'], truth: false, warnings: [] },
    { name: 'that is absent', calls: undefined, truth: undefined, warnings: ['fact `truth.calls` is absent'] },
    ...['ab', [1], [''], [{ name: 'a' }], [{ type: 'note', tool: 'a' }]].map((calls) => ({
      name: `that is ${JSON.stringify(calls)}`,
      calls,
      truth: undefined,
      warnings: ['fact `truth.calls` is not a list of tool calls'],
    })),
  ])('$name', ({ calls, truth, warnings }) => {
    expect(compare(file, trace, { truth: { calls } })).toMatchObject({ truth, warnings });
  });

  test('that holds no calls is quoted in the reason', () => {
    const { because } = compare(file, trace, { truth: { calls: [{ name: 'a' }] } });
    expect(because).toBe('truth.calls ([{"name":"a"}]) is not a list of tool calls');
  });

  test('may be a single argument of a call', () => {
    const reference = [{ tool: 'a', args: { n: { field: 'number' } } }, 'b'];
    expect(compare({ mode: 'strict', reference }, trace, { number: 1 }).truth).toBe(true);
    expect(compare({ mode: 'strict', reference }, trace, { number: 2 }).truth).toBe(false);
    expect(compare({ mode: 'strict', reference }, trace).truth).toBeUndefined();
  });
});
