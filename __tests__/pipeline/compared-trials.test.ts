import { expect, test } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { explainFlips } from '../../src/pipeline/compared-trials.ts';
import { tauBench } from '../support/tau-bench.ts';

const { decision, runs } = tauBench();
const { main } = runs;

test('a red run of tau-bench is explained by its crashes and its calls', () => {
  const { causes, start } = explainFlips(decision, runs).decision;
  expect(causes.map(({ kind, scenarios }) => [kind, scenarios])).toEqual([
    ['arguments', ['22', '23', '29']],
    ['calls', ['25', '33', '35']],
    ['error', ['36', '37']],
    ['error', ['27']],
  ]);
  expect(start).toMatchObject({ causes: [2, 3], scenarios: 3, broke: 9 });
});

test("main's trials that are kept explain the same again", () => {
  const { decision: explained, mainTrials } = explainFlips(decision, runs);
  const bytes = new TextEncoder().encode(mainTrials.join('\n'));
  const kept = {
    ...main,
    mapping: null,
    files: [{ file: 'main-trials.jsonl', chunks: () => [bytes], isEvidence: true as const }],
  };
  expect(explainFlips(decision, { ...runs, main: kept }).decision).toEqual(explained);
});

const damaged = () => {
  throw new UserError({ code: 'bundle-damaged', what: 'trials.jsonl differs from the manifest' });
};
const cut = () => [new TextEncoder().encode('{"scenario":"22","trial":1,"output":"yes"}\n{"scenario":"23","tri')];

test.each([
  ['without trials of main', null],
  ["with main's trials damaged", { ...main, files: [{ file: 'trials.jsonl', chunks: damaged }] }],
  ["with main's trials cut off", { ...main, mapping: null, files: [{ file: 'trials.jsonl', chunks: cut }] }],
])('%s the errors still explain', (_, ofMain) => {
  const explained = explainFlips(decision, { ...runs, main: ofMain });
  expect(explained.decision.causes.map(({ kind }) => kind)).toEqual(['other', 'error', 'error']);
  expect(explained.mainTrials).toEqual([]);
});

test.each([
  { name: 'as it is', written: '"scenario":"a/é 1"' },
  { name: 'with spaces', written: '"scenario" : "a/é 1"' },
  { name: 'in another form of Unicode', written: '"scenario":"a/e\u0301 1"' },
  { name: 'with a plain escape', written: '"scenario":"a\\/é 1"' },
  { name: 'with an escaped letter', written: '"scenario":"\\u0061/é 1"' },
  { name: 'under an escaped name', written: '"scen\\u0061rio":"a/é 1"' },
])('the trials of a flipped scenario are found whose id is written $name', ({ written }) => {
  const line = `{${written},"trial":1,"input":"say yes","output":"no","error":{"message":"lost","kind":"agent"}}`;
  // Parsing it would be a mistake of the file.
  const other = written.includes('\\u') ? '{"scenario":"other","output":"yes"}' : '{"scenario":"other" 1}';
  const candidate = {
    ...runs.candidate(),
    mapping: null,
    select: [],
    files: [{ file: 'run.jsonl', chunks: () => [new TextEncoder().encode(`${other}\n${line}\n`)] }],
  };
  const flips = { ...decision.flips, broke: [{ scenario: 'a/é 1', candidate: 0, baseline: 1 }], fixed: [], lost: [] };
  const { causes } = explainFlips({ ...decision, flips }, { ...runs, main: null, candidate: () => candidate }).decision;
  expect(causes.map(({ kind, scenarios }) => [kind, scenarios])).toEqual([['error', ['a/é 1']]]);
});

test('a flip that neither run has trials of is no mistake of the files', () => {
  const flips = { ...decision.flips, broke: [{ scenario: 'nowhere', candidate: 0, baseline: 1 }], fixed: [], lost: [] };
  expect(explainFlips({ ...decision, flips }, runs).mainTrials).toEqual([]);
});

test('the trials of a scenario whose id was redacted are found', () => {
  const line = '{"scenario":"id-hunter2hunter2","trial":1,"error":{"message":"lost","kind":"agent"}}';
  const candidate = {
    ...runs.candidate(),
    mapping: null,
    select: [],
    redaction: { ...runs.candidate().redaction, secrets: ['hunter2hunter2'] },
    files: [{ file: 'run.jsonl', chunks: () => [new TextEncoder().encode(`${line}\n`)] }],
  };
  const broke = [{ scenario: 'id-[redacted: secret]', candidate: 0, baseline: 1 }];
  const flips = { ...decision.flips, broke, fixed: [], lost: [] };
  const { causes } = explainFlips({ ...decision, flips }, { ...runs, main: null, candidate: () => candidate }).decision;
  expect(causes.map(({ kind, scenarios }) => [kind, scenarios])).toEqual([['error', ['id-[redacted: secret]']]]);
});
