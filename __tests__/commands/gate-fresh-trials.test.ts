import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Decision } from '../../schemas/types/decision.ts';
import { gate } from '../../src/commands/gate.ts';

/** Fresh trials at the command line, from results files to the decision. Numbers such as E5 are those of the evidence contract. */

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fresh-'));
  write('policy.yml', [{ on_inconclusive: 'confirm' }]);
});
afterEach(() => rmSync(root, { recursive: true }));

type Facts = Readonly<Record<string, unknown>>;

const IDS = Array.from({ length: 30 }, (_, index) => `s${String(index).padStart(2, '0')}`);
const DEAD = IDS.slice(0, 4);
const WEAK = IDS.slice(4, 8);

const write = (file: string, records: readonly object[]): void =>
  writeFileSync(join(root, file), records.map((record) => `${JSON.stringify(record)}\n`).join(''));

const trial = (scenario: string, number: number, passed: boolean, output: unknown, more: Facts = {}) => ({
  ...{ scenario, trial: number, input: `do ${scenario}`, output, harness: { passed }, ...more },
});

/** Two trials of each scenario, which fail where they are named. */
const run = (
  failing: readonly string[],
  mark: string,
  more: (scenario: string, number: number) => Facts = () => ({}),
) =>
  IDS.flatMap((id) =>
    [1, 2].map((number) => trial(id, number, !failing.includes(id), `${mark} ${number}`, more(id, number))),
  );

async function decide(words: readonly string[]): Promise<Decision> {
  const { text } = await gate([...words, '--policy', 'policy.yml', '--json'], { root, env: {} });
  return JSON.parse(text) as Decision;
}

/** Decides on a run and its fresh trials, against runs of main, oldest first. */
async function decideFresh(mains: readonly (readonly object[])[], first: readonly object[], fresh: readonly object[]) {
  const bundles: string[] = [];
  for (const [index, main] of mains.entries()) {
    write('main.jsonl', main);
    await decide(['--results', 'main.jsonl', '--baseline', 'none', '--out', join(root, `main-${index}`)]);
    bundles.unshift('--baseline', `main-${index}`);
  }
  write('first.jsonl', first);
  write('again.jsonl', fresh);
  return decide(['--results', 'first.jsonl', '--confirm-results', 'again.jsonl', ...bundles]);
}

const codes = ({ findings }: Decision): readonly string[] =>
  findings.filter(({ effect }) => effect !== 'notice').map(({ code }) => code);

const MAIN = run([], 'booked by main');
const SORRY = 'Sorry, no';
const FIRST = IDS.flatMap((id) =>
  [1, 2].map((n) => trial(id, n, !DEAD.includes(id), DEAD.includes(id) ? SORRY : `booked ${n}`)),
);
const fails = (id: string, number: number, more: Facts = {}) => trial(id, number, false, `no slot ${number}`, more);
const passes = (id: string, number: number, more: Facts = {}) =>
  trial(id, number, true, `booked again ${number}`, more);
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const ofDead = (make: (id: string) => readonly object[]) => DEAD.flatMap(make);

test('fresh trials that fail as asked block', async () => {
  const decision = await decideFresh(
    [MAIN],
    FIRST,
    ofDead((id) => numbers(1, 5).map((n) => fails(id, n))),
  );
  expect(decision).toMatchObject({ decision: 'fail', exit_code: 1 });
  expect(codes(decision)).toContain('scenarios-broke');
});

test('a file of fresh trials that `results` reaches too is refused, with what to do', async () => {
  write('first.jsonl', FIRST);
  write(
    'again.jsonl',
    DEAD.map((id) => fails(id, 3)),
  );
  const { decision, findings } = await decide(['--results', '*.jsonl', '--confirm-results', 'again.jsonl']);
  expect(decision).toBe('invalid');
  expect(findings).toMatchObject([{ code: 'results-shared', place: { file: 'again.jsonl' } }]);
});

test('fresh trials stand in for trials that never came, as for those without a verdict', async () => {
  const lacking = [...DEAD, ...WEAK];
  const first = run([], 'booked').filter(({ scenario, trial: n }) => n === 1 || !lacking.includes(scenario));
  const fresh = lacking.flatMap((id) => numbers(1, 6).map((n) => (n === 1 ? fails : passes)(id, n)));
  const { filled, metrics } = await decideFresh([MAIN], first, fresh);
  expect(filled).toMatchObject({ scenarios: lacking, trials: 8 });
  expect(metrics[0]?.candidate_trials).toEqual({ passed: 52, total: 60 });
});

describe('more fresh trials than asked (E5)', () => {
  test.each([
    {
      name: '25 of which 20 repeat the failing first look: the first five are copies, and the passes do not take their place',
      of: (id: string) => numbers(1, 25).map((n) => (n <= 20 ? trial(id, n, false, SORRY) : passes(id, n))),
      codes: ['confirm-incomplete', 'confirm-unasked'],
    },
    {
      name: 'ten of which the failing ones come last by number, whatever their order in the file',
      of: (id: string) => [...numbers(6, 10).map((n) => fails(id, n)), ...numbers(1, 5).map((n) => passes(id, n))],
      codes: ['confirm-surplus', 'confirm-unasked'],
    },
    {
      name: 'ten of which the failing ones come last and repeat the first look',
      of: (id: string) => numbers(1, 10).map((n) => (n > 5 ? trial(id, n, false, SORRY) : passes(id, n))),
      codes: ['confirm-surplus', 'confirm-unasked'],
    },
  ])('$name', async ({ of, codes: expected }) => {
    const decision = await decideFresh([MAIN], FIRST, ofDead(of));
    expect(decision).toMatchObject({ decision: 'inconclusive', exit_code: 2 });
    expect(codes(decision)).toEqual(expect.arrayContaining(expected));
  });

  test('are named and decide nothing where the verdict is the same with them', async () => {
    const decision = await decideFresh(
      [MAIN],
      FIRST,
      ofDead((id) => numbers(1, 7).map((n) => passes(id, n))),
    );
    expect(decision.exit_code).toBe(0);
    expect(codes(decision)).toContain('confirm-unasked');
    const blocked = await decideFresh(
      [MAIN],
      FIRST,
      ofDead((id) => numbers(1, 9).map((n) => (n < 6 ? fails : passes)(id, n))),
    );
    expect(blocked).toMatchObject({ decision: 'fail', exit_code: 1 });
  });
});

describe('fresh trials of another question (E7)', () => {
  const easier = { input: 'an easier question' };
  test.each([
    { name: 'with another input', more: easier },
    { name: 'without the input that the first trials record', more: { input: undefined } },
    { name: 'with another ground truth', more: { ground_truth: 'anything' } },
  ])('$name are no evidence', async ({ more }) => {
    const decision = await decideFresh(
      [MAIN],
      FIRST,
      ofDead((id) => numbers(1, 5).map((n) => passes(id, n, more))),
    );
    expect(decision).toMatchObject({ decision: 'inconclusive', exit_code: 2, confirm: { scenarios: DEAD, trials: 5 } });
    expect(codes(decision)).toEqual(expect.arrayContaining(['confirm-changed', 'confirm-incomplete']));
    const changed = decision.findings.find(({ code }) => code === 'confirm-changed');
    expect(changed?.what).toContain('do not record what the first trials of this run asked');
  });

  test('a crash that records no question is a failure', async () => {
    const crash = (id: string) =>
      numbers(1, 5).map((number) => ({
        scenario: id,
        trial: number,
        error: { kind: 'agent', message: 'out of memory' },
      }));
    expect(await decideFresh([MAIN], FIRST, ofDead(crash))).toMatchObject({ decision: 'fail', exit_code: 1 });
  });

  test('the id counts where the first trials ask different things themselves', async () => {
    const varied = (records: readonly object[], mark: string) =>
      records.map((record, index) => ({ ...record, input: `${mark} ${index % 2}` }));
    const fresh = ofDead((id) => numbers(1, 5).map((n) => passes(id, n, { input: `drawn ${n}` })));
    const decision = await decideFresh([varied(MAIN, 'drawn')], varied(FIRST, 'drawn'), fresh);
    expect(decision.exit_code).toBe(0);
    expect(codes(decision)).not.toContain('confirm-changed');
  });
});

describe('what a copy is (E19)', () => {
  const short = (total: number) => ({ final_state: { total } });
  const mains = [run([], 'done', (id, n) => short(10 * IDS.indexOf(id) + n))];
  const first = FIRST.map((record, index) => ({
    ...record,
    output: record.harness.passed ? 'done' : 'no',
    ...short(5000 + index),
  }));

  test('short outputs and numbers that differ tell trials apart', async () => {
    const failing = ofDead((id) => numbers(1, 5).map((n) => trial(id, n, false, 'no', short(9000 + n))));
    expect(await decideFresh(mains, first, failing)).toMatchObject({ decision: 'fail', exit_code: 1 });
  });

  test.each(['request_id', 'run_id', 'iteration'])('trials that differ in their %s alone are copies', async (name) => {
    const same = ofDead((id) =>
      numbers(1, 5).map((n) => trial(id, n, true, 'done', { ...short(7), [name]: `${id} ${n}` })),
    );
    const { confirmed, exit_code: exit } = await decideFresh(mains, first, same);
    expect(exit).toBe(2);
    expect(confirmed[0]).toMatchObject({ trials: 1, missing: 4, word: 'passes again' });
  });

  test('a scenario without a fresh trial that counts has no word', async () => {
    const copies = ofDead((id) =>
      numbers(1, 5).map((n) => ({ ...first.find(({ scenario }) => scenario === id), trial: n })),
    );
    const { confirmed, headline } = await decideFresh(mains, first, copies);
    expect(confirmed.map(({ word, trials }) => [word, trials])).toEqual(DEAD.map(() => [null, 0]));
    expect(headline).not.toContain('passed again');
  });

  test('further facts tell trials apart that record nothing else, if trials share values of them', async () => {
    const answers = (records: readonly { readonly harness: object }[], answer: (index: number) => Facts) =>
      records.map((record, index) => ({ ...record, output: undefined, ...answer(index) }));
    const room = (index: number) => ({ answer: { room: `room ${index % 40}`, id: `request ${index}` } });
    const main = answers(run([], 'x'), room);
    const look = answers(FIRST, room);
    const freshOf = (answer: (index: number) => Facts) =>
      answers(ofDead((id) => numbers(1, 5).map((n) => fails(id, n))) as readonly ReturnType<typeof fails>[], answer);
    const separate = await decideFresh(
      [main],
      look,
      freshOf((index) => ({ answer: { room: `new ${index}`, id: 'r' } })),
    );
    expect(separate.exit_code).toBe(1);
    const repeated = await decideFresh(
      [main],
      look,
      freshOf((index) => ({ answer: { room: 'no', id: `fresh ${index}` } })),
    );
    expect(repeated.confirmed[0]).toMatchObject({ trials: 1, missing: 4 });
  });
});

describe('the drop that blocks (E8)', () => {
  const older = run([...WEAK], 'older');
  const fresh = [
    ...ofDead((id) => numbers(1, 5).map((n) => fails(id, n))),
    ...WEAK.flatMap((id) => numbers(1, 5).map((n) => passes(id, n))),
  ];
  const look = run([...DEAD, ...WEAK], 'first');

  test('is the sum of what fell: scenarios that rose hide no dead one', async () => {
    expect(await decideFresh([older, run([], 'newest')], look, fresh)).toMatchObject({
      decision: 'fail',
      exit_code: 1,
    });
  });

  test('is the net with one run of main, which both selects and compares', async () => {
    expect(await decideFresh([older], look, fresh)).toMatchObject({ exit_code: 0 });
  });
});

test('a criterion that may have dropped is a notice, and decides nothing (E24)', async () => {
  const part = (name: string) => ({
    ...{ weight: 0.5, when: { field: 'part', op: 'eq', value: name } },
    pass_when: { field: 'harness.passed', op: 'eq', value: true },
  });
  const rubric = {
    rubric: 'parts',
    version: '1.0.0',
    metric: 'TCR',
    criteria: { refund: part('refund'), chat: part('chat') },
  };
  writeFileSync(join(root, 'rubric.yml'), JSON.stringify(rubric));
  const results = (failing: readonly number[]) =>
    IDS.map((id, index) => trial(id, 1, !failing.includes(index), id, { part: index < 5 ? 'refund' : 'chat' }));
  write('main.jsonl', results([]));
  write('pr.jsonl', results([0, 1, 2]));
  write('policy.yml', [{ on_inconclusive: 'pass' }]);
  const rubrics = ['--rubrics', 'rubric.yml'];
  await decide(['--results', 'main.jsonl', '--baseline', 'none', '--out', join(root, 'main'), ...rubrics]);
  const decision = await decide(['--results', 'pr.jsonl', '--baseline', 'main', ...rubrics]);
  expect(decision.exit_code).toBe(0);
  expect(decision.findings).toContainEqual(
    expect.objectContaining({ code: 'criterion-may-have-dropped', effect: 'notice', subject: 'parts/refund' }),
  );
  expect(
    decision.findings.filter(
      ({ code, subject }) => code === 'criterion-may-have-dropped' && subject !== 'parts/refund',
    ),
  ).toEqual([]);
});
