import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EarlierTrials, type OwnFiles, type Pool, planPool, readPool } from '../../src/scoring/pool-trials.ts';
import type { ResultFile } from '../../src/suite/reading/open.ts';
import { DEFAULT_RULES, startRedaction } from '../../src/suite/redaction/redaction.ts';

const READING = { mapping: null, select: [], redaction: DEFAULT_RULES } as const;

type Record = { readonly scenario: string; readonly trial?: number; readonly [fact: string]: unknown };

function file(name: string, records: readonly Record[]): ResultFile {
  const text = records.map((record) => `${JSON.stringify({ trial: 1, ...record })}\n`).join('');
  return { file: name, chunks: () => [Buffer.from(text)] };
}

function earlier(records: readonly Record[], attempts: EarlierTrials['attempts'] = null): EarlierTrials {
  return {
    file: { ...file('attempt 1/trials.jsonl', records), isEvidence: true },
    attempt: attempts?.at(-1)?.attempt ?? 1,
    attempts,
  };
}

function own(...files: readonly (readonly Record[])[]): OwnFiles {
  return { ...READING, files: files.map((records, index) => file(`own-${index}.jsonl`, records)) };
}

function pooled(of: OwnFiles, before: EarlierTrials): readonly string[] {
  const pool = planPool(of, before) as Pool;
  const redaction = startRedaction(DEFAULT_RULES);
  return [...readPool(pool, { ...of, redaction })].map(
    ({ trial: { scenario, trial, said } }) => `${scenario} ${trial} ${said}`,
  );
}

const a = (said: string, trial = 1): Record => ({ scenario: 'a', trial, said });
const b = (said: string, trial = 1): Record => ({ scenario: 'b', trial, said });

describe('trials of several attempts', () => {
  it.each([
    { name: 'a number that is taken', before: [a('one')], now: [a('two')], is: ['a 1 one', 'a 2 two'] },
    { name: 'a number that is free', before: [a('one')], now: [a('two', 7)], is: ['a 1 one', 'a 7 two'] },
    {
      name: 'numbers from 0',
      before: [a('one', 0), a('two')],
      now: [a('three', 0), a('four')],
      is: ['a 0 one', 'a 1 two', 'a 2 three', 'a 3 four'],
    },
    {
      name: 'a number that the one before got',
      before: [a('one'), a('two', 3)],
      now: [a('three'), a('four', 2), a('five', 3)],
      is: ['a 1 one', 'a 3 two', 'a 2 three', 'a 4 four', 'a 5 five'],
    },
    {
      name: 'scenarios each by themselves, and those that only one attempt has',
      before: [a('one'), b('one')],
      now: [b('two'), { scenario: 'constructor', said: 'new' }],
      is: ['a 1 one', 'b 1 one', 'b 2 two', 'constructor 1 new'],
    },
  ])('number $name', ({ before, now, is }) => {
    expect(pooled(own(now), earlier(before))).toEqual(is);
  });

  it('are all there, each under a number of its own', () => {
    const trials = fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', '__proto__'), fc.nat(9)), {
      selector: (pair) => pair.join(' '),
      minLength: 1,
    });
    fc.assert(
      fc.property(trials, trials, (first, second) => {
        const records = (list: typeof first, said: string): readonly Record[] =>
          list.map(([scenario, trial]) => ({ scenario, trial, said }));
        const all = pooled(own(records(second, 'now')), earlier(records(first, 'before')));
        expect(all).toHaveLength(first.length + second.length);
        expect(new Set(all.map((one) => one.split(' ', 2).join(' '))).size).toBe(all.length);
      }),
    );
  });

  it('are counted by attempt', () => {
    const attempts = [
      { attempt: 1, trials: 1 },
      { attempt: 3, trials: 2 },
    ];
    expect(planPool(own([a('four')]), earlier([a('one'), a('two', 2), a('three', 3)], attempts))).toMatchObject({
      before: attempts,
      own: 1,
    });
  });
});

describe('results that did not run again', () => {
  const attempts = [
    { attempt: 1, trials: 2 },
    { attempt: 2, trials: 1 },
  ];

  it.each([
    {
      name: 'all of one attempt',
      before: earlier([a('one'), b('two')]),
      now: own([b('two', 9), a('one')]),
      own: 0,
    },
    {
      name: 'one shard of two',
      before: earlier([a('one'), b('two')]),
      now: own([a('one')], [b('new')]),
      own: 1,
    },
    {
      name: 'those of the first attempt of two',
      before: earlier([a('one'), b('two'), a('three', 2)], attempts),
      now: own([a('one'), b('two')]),
      own: 0,
    },
    {
      name: 'one about which judges have answered since',
      before: earlier([{ ...a('one'), $answers: { 'sha256:a': [{ answer: true }] } }, b('two')]),
      now: own([a('one'), b('two')]),
      own: 0,
    },
    {
      name: 'not one that differs in a trial',
      before: earlier([a('one'), b('two')]),
      now: own([a('one'), b('new')]),
      own: 2,
    },
    {
      name: 'not one that several attempts have only together',
      before: earlier([a('one'), b('two'), a('three', 2)], attempts),
      now: own([a('one'), a('three', 2)]),
      own: 2,
    },
    {
      name: 'not one with more of the same',
      before: earlier([a('one')]),
      now: own([a('one'), a('one', 2)]),
      own: 2,
    },
  ])('count once: $name', ({ before, now, own: count }) => {
    expect(planPool(now, before)).toMatchObject({ own: count });
  });

  it('leave the earlier ones as they are', () => {
    expect(pooled(own([a('one')]), earlier([a('one')]))).toEqual(['a 1 one']);
    expect(pooled(own([a('one')], [b('new')]), earlier([a('one')]))).toEqual(['a 1 one', 'b 1 new']);
  });
});

describe('earlier trials', () => {
  it.each([
    {
      name: 'ask something else',
      before: earlier([{ ...a('one'), input: 'old' }]),
      now: own([{ ...a('two'), input: 'new' }]),
      why: /\ba\b/,
    },
    {
      name: 'spell a scenario otherwise',
      before: earlier([{ scenario: 'A' }]),
      now: own([a('two')]),
      why: /^it spells scenario a as A$/,
    },
    {
      name: 'are broken',
      before: { file: { file: 'x', chunks: () => [Buffer.from('{')] }, attempt: 1, attempts: null },
      now: own([a('two')]),
      why: /^its trials cannot be read: /,
    },
    { name: 'are none', before: earlier([]), now: own([a('two')]), why: /^its trials cannot be read: .*is empty/ },
    {
      name: 'are others than the manifest counts',
      before: earlier([a('one')], [{ attempt: 1, trials: 2 }]),
      now: own([a('two')]),
      why: /^it has other trials than its manifest says$/,
    },
  ])('are left out where they $name', ({ before, now, why }) => {
    expect(planPool(now, before)).toEqual({ why: expect.stringMatching(why) });
  });

  it('may ask what this attempt does not record, or the reverse', () => {
    const asked = { ...a('one'), input: 'old' };
    expect(planPool(own([a('two')]), earlier([asked]))).toMatchObject({ own: 1 });
    expect(planPool(own([asked]), earlier([a('two')]))).toMatchObject({ own: 1 });
  });

  it('are no matter where this attempt is broken, which is said when it is read', () => {
    const broken = { file: 'own.jsonl', chunks: () => [Buffer.from('{')] };
    expect(planPool({ ...READING, files: [broken] }, earlier([a('one')]))).toBeNull();
  });

  it('are added to what is selected', () => {
    const now = {
      ...own([
        { ...a('two'), model: 'x' },
        { ...a('three', 2), model: 'y' },
      ]),
      select: [{ fact: 'model', value: 'y' }],
    };
    expect(pooled(now, earlier([a('one')]))).toEqual(['a 1 one', 'a 2 three']);
  });
});
