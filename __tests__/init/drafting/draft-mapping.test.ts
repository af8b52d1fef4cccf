import { expect, test } from 'vitest';
import { writeYaml } from '../../../src/contract/write-yaml.ts';
import { type DraftWish, draftMapping, type MappingDraft } from '../../../src/init/drafting/draft-mapping.ts';
import { loadMapping } from '../../../src/suite/mapping/mapping.ts';
import { readRun } from '../../../src/suite/read-run.ts';
import type { ResultFile } from '../../../src/suite/reading/open.ts';
import { DEFAULT_RULES, startRedaction } from '../../../src/suite/redaction/redaction.ts';
import type { Trial } from '../../../src/suite/trial.ts';
import { resultFile } from '../../suite/reading.ts';
import { mistakesIn } from '../../support/mistakes-in.ts';

/** The trials of the files, read by the mapping that is drafted for them. */
function readByDraft(files: readonly ResultFile[], wish: Partial<DraftWish> = {}): readonly Trial[] {
  const mapping = loadMapping('draft.yml', textOf(draftMapping(files, 'my-suite', { ...WISH, ...wish })));
  return [...readRun(files, { mapping, select: wish.select ?? [], redaction: startRedaction(DEFAULT_RULES) })];
}

const WISH = { passAt: null, verdict: null, select: [] };
const textOf = ({ spec }: MappingDraft): string => writeYaml(spec, { schema: 'https://example.test' });
const document = (value: unknown): ResultFile => resultFile('results/run.json', JSON.stringify(value));
const lines = (...records: readonly object[]): ResultFile =>
  resultFile('results/run.jsonl', records.map((record) => `${JSON.stringify(record)}\n`).join(''));
const short = ({ scenario, trial, error, harness }: Trial) =>
  `${scenario} ${trial} ${error === null ? (harness as { passed?: boolean } | undefined)?.passed : error.kind}`;

test.each<{ name: string; files: readonly ResultFile[]; wish?: Partial<DraftWish>; trials: readonly string[] }>([
  {
    name: 'lines with an id and a truth',
    files: [lines({ id: 'a', passed: true }, { id: 'b', passed: false })],
    trials: ['a 1 true', 'b 1 false'],
  },
  {
    name: 'a file in many chunks, which share their memory',
    files: [
      resultFile(
        'r.json',
        JSON.stringify([
          { id: 'a', passed: true },
          { id: 'b', passed: false },
        ]),
        7,
      ),
    ],
    trials: ['a 1 true', 'b 1 false'],
  },
  {
    name: 'a table in many chunks',
    files: [resultFile('r.csv', 'id,passed\na,true\nb,false\n', 10)],
    trials: ['a 1 true', 'b 1 false'],
  },
  {
    name: 'a table with the native header',
    files: [resultFile('r.csv', 'scenario,trial,passed\na,1,true\na,2,false\n')],
    trials: ['a 1 true', 'a 2 false'],
  },
  {
    name: 'a scenario and a truth',
    files: [lines({ scenario: 'a', passed: true }, { scenario: 'b', passed: false })],
    trials: ['a 1 true', 'b 1 false'],
  },
  {
    name: 'camel case, a model and a number of the run',
    files: [
      document({
        tasks: [{ id: 't' }],
        results: ['m', 'n'].flatMap((model) =>
          [1, 2].map((runIndex) => ({ model, taskId: 't', runIndex, success: runIndex === 1 })),
        ),
      }),
    ],
    wish: { select: [{ fact: 'model', value: 'n' }] },
    trials: ['t 1 true', 't 2 false'],
  },
  {
    name: 'a list in every item of a list, of which the later one of two counts',
    files: [
      document({
        models: ['m', 'n'].map((model) => ({
          model,
          before: { results: [{ eval: 'a', passed: false }] },
          after: { results: [{ eval: 'a', passed: true }] },
        })),
      }),
    ],
    wish: { select: [{ fact: 'model', value: 'm' }] },
    trials: ['a 1 true'],
  },
  {
    name: 'the outer one of two lists of one length that nest',
    files: [
      document({
        version: 1,
        results: [
          { id: 'a', passed: true, cases: [{ id: 'x', passed: false }] },
          { id: 'b', passed: false, cases: [{ id: 'y', passed: true }] },
        ],
      }),
    ],
    trials: ['a 1 true', 'b 1 false'],
  },
  {
    name: 'a map of ids to objects',
    files: [document({ meta: 1, cases: { one: { status: 'PASS' }, two: { status: 'FAIL' } } })],
    trials: ['one 1 true', 'two 1 false'],
  },
  {
    name: 'one file for every task',
    files: ['x', 'y'].map((name) =>
      resultFile(`out/${name}.json`, JSON.stringify({ name, requirements: [{ requirement_id: 0, satisfied: true }] })),
    ),
    trials: ['x/0 1 true', 'y/0 1 true'],
  },
  {
    name: 'one file for every task, with a map of its runs',
    files: ['x', 'y'].map((task) =>
      resultFile(
        `out/${task}.json`,
        JSON.stringify({ task, service: 's', runs: { 'run-1': { success: true }, 'run-2': { success: false } } }),
      ),
    ),
    trials: ['x 1 true', 'x 2 false', 'y 1 true', 'y 2 false'],
  },
  {
    name: 'errors that passing trials record too, which are remarks',
    files: [
      lines(
        { id: 'a', success: true, error_message: 'Execution timed out after 3600 seconds' },
        { id: 'b', success: false, error_message: 'Execution timed out after 3600 seconds' },
        { id: 'c', success: true, error_message: null },
      ),
    ],
    trials: ['a 1 true', 'b 1 false', 'c 1 true'],
  },
  {
    name: 'a list of numbered trials in every record',
    files: [
      lines(
        ...['a', 'b'].map((id) => ({
          id,
          input: id,
          trials: [1, 2].map((trialNum) => ({ trialNum, pass: trialNum === 1 })),
        })),
      ),
    ],
    trials: ['a 1 true', 'a 2 false', 'b 1 true', 'b 2 false'],
  },
  {
    name: 'a map of ids in a list of a map',
    files: [
      document({
        suites: ['s', 't', 'u'].map((label) => ({
          label,
          cases: { a: { passed: true }, b: { passed: false }, c: { passed: true } },
        })),
      }),
    ],
    trials: ['s', 't', 'u'].flatMap((suite) => [`${suite}/a 1 true`, `${suite}/b 1 false`, `${suite}/c 1 true`]),
  },
  {
    name: 'maps of ids in a map of groups',
    files: [
      document(
        Object.fromEntries(
          ['s', 't', 'u'].map((group) => [group, { a: { ok: true }, b: { ok: false }, c: { ok: true } }]),
        ),
      ),
    ],
    trials: ['s', 't', 'u'].flatMap((group) => [`${group}/a 1 true`, `${group}/b 1 false`, `${group}/c 1 true`]),
  },
  {
    name: 'numbers that are none, as Python writes them',
    files: [resultFile('r.jsonl', '{"id":"a","ok":true,"tone":NaN}\n{"id":"b","ok":false,"tone":0.5}\n')],
    trials: ['a 1 true', 'b 1 false'],
  },
  {
    name: 'tests and not the checks inside of them',
    files: [
      document({
        tests: ['x', 'y'].map((name) => ({
          name,
          passed: false,
          checks: [1, 2].map((id) => ({ name: `${name}${id}`, passed: true })),
        })),
      }),
    ],
    trials: ['x 1 false', 'y 1 false'],
  },
  {
    name: 'a verdict that some records lack',
    files: [lines({ id: 'a', is_resolved: true }, { id: 'b', is_resolved: null }, { id: 'c', is_resolved: false })],
    trials: ['a 1 true', 'b 1 judge', 'c 1 false'],
  },
  {
    name: 'a truth under a name that says what was reached',
    files: [
      resultFile('run.csv', 'task_id,use_reference,final_result_reached\na,True,True\nb,True,False\nc,True,True\n'),
    ],
    trials: ['a 1 true', 'b 1 false', 'c 1 true'],
  },
  {
    name: 'a table with a row for every metric, and amounts that come again',
    files: [
      resultFile(
        'run.csv',
        [
          'question_id,epoch,metric,score,latency_ms,refused',
          ...['q1', 'q2'].flatMap((id) =>
            [1, 2].flatMap((epoch) =>
              ['recall', 'tone'].map((one) => `${id},${epoch},${one},${epoch - 1},7.${epoch},False`),
            ),
          ),
        ].join('\n'),
      ),
    ],
    trials: ['q1', 'q2'].flatMap((id) =>
      [1, 2].flatMap((epoch) => ['recall', 'tone'].map((one) => `${one}/${id} ${epoch} ${epoch === 2}`)),
    ),
  },
  {
    name: 'repeats without a number of two configurations',
    files: [lines(...['m', 'n'].flatMap((config) => [true, false].map((ok) => ({ config, task: 'x', ok }))))],
    wish: { select: [{ fact: 'config', value: 'm' }] },
    trials: ['x 1 true', 'x 2 false'],
  },
  {
    name: 'a table with truths of Python and semicolons',
    files: [resultFile('run.csv', 'question;e2e_correct\n"a; b";True\nc;False\n')],
    trials: ['a; b 1 true', 'c 1 false'],
  },
  {
    name: 'a reward of 0 and 1, repeats without a number, and errors',
    files: [
      lines(
        { task_id: 7, reward: 1, error: null },
        { task_id: 7, reward: 0, error: null },
        { task_id: 8, reward: 0, error: 'HTTP 429 too many requests' },
        { task_id: 9, reward: 0, error: 'KeyError: x' },
      ),
    ],
    trials: ['7 1 true', '7 2 false', '8 1 infrastructure', '9 1 agent'],
  },
  {
    name: 'a match with what is expected, beside a finer score',
    files: [
      lines({ doc_id: 1, exact_match: 1, f1: 1, output: 'x' }, { doc_id: 2, exact_match: 0, f1: 0.7, output: 'x' }),
    ],
    trials: ['1 1 true', '2 1 false'],
  },
  {
    name: 'a judge that failed',
    files: [lines({ id: 'a', success: false, grader: { error: 'no answer' } }, { id: 'b', success: true, grader: {} })],
    trials: ['a 1 judge', 'b 1 true'],
  },
  {
    name: 'a score with a threshold',
    files: [lines({ id: 'a', score: 0.4 }, { id: 'b', score: 0.9 })],
    wish: { passAt: 0.5 },
    trials: ['a 1 false', 'b 1 true'],
  },
  {
    name: 'lists of one name at several places, whose ids do not come again',
    files: [
      document({
        suites: [
          {
            title: 'agent.spec.ts',
            specs: [{ id: 'a', ok: true, tests: [{ results: [{ retry: 0 }] }] }],
            suites: [
              {
                title: 'refunds',
                specs: [],
                suites: [{ title: 'late', specs: ['b', 'c'].map((id) => ({ id, ok: id === 'c', tests: [] })) }],
              },
            ],
          },
        ],
      }),
    ],
    trials: ['a 1 true', 'b 1 false', 'c 1 true'],
  },
  {
    name: 'lists at several depths, whose items have a title',
    files: [
      document({
        suites: [
          {
            tests: ['a', 'b'].map((title) => ({ title, pass: true })),
            suites: [{ tests: [{ title: 'c', pass: false }] }],
          },
        ],
      }),
    ],
    trials: ['a 1 true', 'b 1 true', 'c 1 false'],
  },
  {
    name: 'two lists of one name in parts of a report',
    files: [
      document({
        smoke: { cases: [{ name: 's', ok: true }] },
        deep: { cases: ['x', 'y'].map((name) => ({ name, ok: false })) },
      }),
    ],
    trials: ['s 1 true', 'x 1 false', 'y 1 false'],
  },
  {
    name: 'texts that say what failed, one of which is of the service',
    files: [
      lines(
        { id: 'a', passed: true },
        { id: 'b', passed: false, error: 'AssertionError: expected 500 EUR, got 429 after the timeout' },
        { id: 'c', passed: false, error: 'HTTP 429: rate limit exceeded' },
      ),
    ],
    trials: ['a 1 true', 'b 1 false', 'c 1 infrastructure'],
  },
  {
    name: 'what a test runner says of its failures',
    files: [
      document({
        summary: { total: 3, passed: 1, failed: 2 },
        tests: ['passed', 'failed', 'failed'].map((outcome, at) => ({
          nodeid: `t.py::t${at}`,
          outcome,
          call: at === 0 ? {} : { traceback: [{ path: 't.py', message: 'AssertionError' }] },
        })),
      }),
    ],
    trials: ['t.py::t0 1 true', 't.py::t1 1 false', 't.py::t2 1 false'],
  },
  {
    name: 'a question in each file, whose name numbers its trials, of which one is missing',
    files: ['a.1', 'a.2', 'b.1', 'c.1', 'c.2'].map((name) =>
      resultFile(`r/${name}.json`, JSON.stringify({ input: `the ${name.charAt(0)}`, passed: name !== 'b.1' })),
    ),
    trials: ['a 1 true', 'a 2 true', 'b 1 false', 'c 1 true', 'c 2 true'],
  },
  ...['item_67e5796c28e0819', '01J8ZQ4V5N8X2Y3Z4A5B6C7D8', 'V1StGXR8Z5jdHi6BmyTa'].map((drawn) => ({
    name: `the question beside an id such as ${drawn}0, which the next run draws anew`,
    files: [lines(...[1, 2].map((at) => ({ id: `${drawn}${at}`, question: `q${at}`, passed: at === 1 })))],
    trials: ['q1 1 true', 'q2 1 false'],
  })),
  ...['RetailTransactions00', 'BookTheFlightAndTheHotel0'].map((prefix) => ({
    name: `an id such as ${prefix}1, which is a name with a number, beside the question`,
    files: [lines(...[1, 2].map((at) => ({ id: `${prefix}${at}`, question: `q${at}`, passed: at === 1 })))],
    trials: [`${prefix}1 1 true`, `${prefix}2 1 false`],
  })),
  {
    name: 'a status that says too that a trial ended early, or never ran',
    files: [lines(...['passed', 'failed', 'Timeout', 'skipped'].map((status, at) => ({ id: `s${at}`, status })))],
    trials: ['s0 1 true', 's1 1 false', 's2 1 false'],
  },
  {
    name: 'a status that is absent in a record of another kind, and says in one that it never ran',
    files: [
      lines(
        { case_id: 'a', result: 'OK' },
        { case_id: 'b', result: 'NOK' },
        { case_id: 'c', result: 'todo' },
        { n: 3 },
      ),
    ],
    trials: ['a 1 true', 'b 1 false'],
  },
  {
    name: 'the one grader in a list of them',
    files: [
      lines(
        ...[true, false].map((value, at) => ({
          id: `s${at}`,
          output: 'x',
          evaluations: [{ key: 'right', value, weight: 2 }],
        })),
      ),
    ],
    trials: ['s0 1 true', 's1 1 false'],
  },
  {
    name: 'the grader that the user names, as a shell takes it',
    files: [
      lines(
        ...[0.9, 0.2].map((score, at) => ({
          id: `s${at}`,
          output: 'x',
          scores: [
            { name: 'tone', score: 1 },
            { name: 'is it right?', score },
          ],
        })),
      ),
    ],
    wish: { verdict: '$.scores[?@.name == "is it right?"].score', passAt: 0.5 },
    trials: ['s0 1 true', 's1 1 false'],
  },
  {
    name: 'checks that each trial has of its own, all of which have to hold',
    files: [
      lines(
        ...[[true, true], [true, false], [false], []].map((checks, at) => ({
          id: `s${at}`,
          output: 'x',
          checks: checks.map((met, index) => ({ name: `check ${at}.${index}`, met })),
        })),
      ),
    ],
    trials: ['s0 1 true', 's1 1 false', 's2 1 false', 's3 1 judge'],
  },
  {
    name: 'the only score of 0 and 1 in an object of scores',
    files: [lines(...[1, 0].map((Factuality, at) => ({ id: `s${at}`, output: 'x', scores: { Factuality } })))],
    trials: ['s0 1 true', 's1 1 false'],
  },
  {
    name: 'letters, of which the user names those that pass',
    files: [resultFile('r.csv', 'id,Answer,Grade?\na,x,A\nb,x,B\nc,x,C\n')],
    wish: { verdict: '$["Grade?"]=A,B' },
    trials: ['a 1 true', 'b 1 true', 'c 1 false'],
  },
  {
    name: 'names that come again in other files',
    files: ['a', 'b'].map((name) => resultFile(`out/${name}/r.json`, '[{"name":"x","passed":true}]')),
    trials: ['a/r/x 1 true', 'b/r/x 1 true'],
  },
  {
    name: 'names that come again in repeated runs, which their files number',
    files: [1, 2].map((run) => resultFile(`out/run-${run}.json`, '[{"name":"x","passed":true}]')),
    trials: ['x 1 true', 'x 2 true'],
  },
  {
    name: 'names that come again in other groups',
    files: [
      document({
        suites: ['s', 't'].map((label) => ({ label, tests: ['x', 'y'].map((name) => ({ name, passed: true })) })),
      }),
    ],
    trials: ['s/x 1 true', 's/y 1 true', 't/x 1 true', 't/y 1 true'],
  },
  {
    name: 'names that come again under a column of no usual name',
    files: [
      lines(
        ...['s', 't'].flatMap((area) =>
          ['x', 'y'].map((name) => ({ name, area, passed: true, note: `${area}${name}` })),
        ),
      ),
    ],
    trials: ['s/x 1 true', 's/y 1 true', 't/x 1 true', 't/y 1 true'],
  },
  {
    name: 'names that come again and ask different things',
    files: [
      lines(
        { name: 'x', input: 'one', passed: true },
        { name: 'x', input: 'two', passed: false },
        { name: 'y', input: 'two', passed: false },
      ),
    ],
    trials: ['one/x 1 true', 'two/x 1 false', 'two/y 1 false'],
  },
  {
    name: 'names that come again, ask the same and differ only in the answer',
    files: [
      lines(
        { name: 'x', input: 'one', answer: 'a', passed: true },
        { name: 'x', input: 'one', answer: 'b', passed: false },
      ),
    ],
    trials: ['x 1 true', 'x 2 false'],
  },
  {
    name: 'a trial number beside which one id asks different things',
    files: [
      lines(...[0, 1].map((run) => ({ name: 'x', run, suite: `s${run}`, input: `q${run}`, passed: true })), {
        name: 'y',
        run: 0,
        suite: 's0',
        input: 'q0',
        passed: true,
      }),
    ],
    trials: ['s0/x 0 true', 's1/x 1 true', 's0/y 0 true'],
  },
  {
    name: 'repeats without numbers in two files',
    files: ['a', 'b'].map((name) =>
      resultFile(`${name}.jsonl`, '{"id":"x","passed":true}\n{"id":"x","passed":false}\n'),
    ),
    trials: ['a/x 1 true', 'a/x 2 false', 'b/x 1 true', 'b/x 2 false'],
  },
  {
    name: 'an id that a run draws at random beside a stable one',
    files: [lines({ id: '6f1c2b1e-7a55-4f0e-9d6e-1f3b6a2c9d10', question: 'a?', correct: true })],
    trials: ['a? 1 true'],
  },
  {
    name: 'a record in each file, which only the file names tell apart, and not its checks',
    files: ['refund', 'book'].flatMap((scenario) =>
      [1, 2].map((run) =>
        resultFile(
          `r/${scenario}.${run}.json`,
          JSON.stringify({ passed: run === 1, checks: [{ name: 'polite', passed: true }] }),
        ),
      ),
    ),
    trials: ['refund 1 true', 'refund 2 false', 'book 1 true', 'book 2 false'],
  },
  {
    name: 'a record in each file beside a summary, and one that crashed without an output',
    files: [
      ...['refund', 'book'].flatMap((scenario) =>
        [1, 2].map((run) =>
          resultFile(
            `r/${scenario}.${run}.json`,
            JSON.stringify({ passed: run === 1, output: run === 1 ? 'Done' : null }),
          ),
        ),
      ),
      resultFile('r/summary.json', JSON.stringify({ total: 4, passed: 2, failed: 2 })),
    ],
    trials: ['refund 1 true', 'refund 2 false', 'book 1 true', 'book 2 false'],
  },
  {
    name: 'the events that have a verdict',
    files: [
      lines(
        ...['a', 'b'].flatMap((id) => [
          { type: 'start', test_id: id },
          { type: 'message', test_id: id, content: 'Hi' },
          { type: 'end', test_id: id, verdict: id === 'a' ? 'pass' : 'fail' },
        ]),
      ),
    ],
    trials: ['a 1 true', 'b 1 false'],
  },
  {
    name: 'a question in each file, and not what was retrieved for it',
    files: ['a?', 'b?'].map((question) =>
      resultFile(
        `r/${question.charAt(0)}.json`,
        JSON.stringify({ question, correct: true, contexts: [{ text: question, score: 0.5 }] }),
      ),
    ),
    trials: ['a? 1 true', 'b? 1 true'],
  },
])('reads $name', ({ files, wish, trials }) => {
  expect(readByDraft(files, wish).map(short)).toEqual(trials);
});

test('reads messages, tool calls, output, ground truth and amounts', () => {
  const messages = [
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content: '', tool_calls: [{ id: '1', function: { name: 'find', arguments: '{"a":1}' } }] },
    { role: 'tool', tool_call_id: '1', content: '[2]' },
  ];
  const record = { id: 'a', passed: true, question: 'q', answer: 'x', expected: 'y', messages };
  const [trial] = readByDraft([lines({ ...record, usage: { promptTokens: 3 }, latencyMs: 20, durationSeconds: 2 })]);
  expect(trial).toMatchObject({
    input: 'q',
    output: 'x',
    ground_truth: 'y',
    usage: { input_tokens: 3, latency_ms: 20 },
    trace: [
      { type: 'message', role: 'user', text: 'Hi' },
      { type: 'tool_call', tool: 'find', args: { a: 1 }, result: [2] },
    ],
  });
});

test('of a list in records, what all its trials ask comes from the record', () => {
  const [first] = readByDraft([
    lines({
      id: 'a',
      input: 'q',
      trials: [
        { trialNum: 1, pass: true },
        { trialNum: 2, pass: true },
      ],
    }),
  ]);
  expect(first).toMatchObject({ scenario: 'a', input: 'q' });
});

test('a score beside a verdict and totals of tokens have their places', () => {
  const file = resultFile('run.csv', 'id,passed,score,total_input_tokens\na,true,0.9,812\nb,false,0.2,96\n');
  const [first] = readByDraft([file]);
  expect(first).toMatchObject({ harness: { passed: true, score: 0.9 }, usage: { input_tokens: 812 } });
});

test('expects the totals that a file reports', () => {
  const results = [
    { id: 'a', passed: true },
    { id: 'b', passed: false },
  ];
  const { spec } = draftMapping([document({ stats: { total: 2, passed: 1, tokens: 9 }, results })], 'my', WISH);
  expect(spec.expect).toEqual({ trials: '$.stats.total', passed: '$.stats.passed' });
});

test('says where each part comes from, and what it leaves', () => {
  const { guesses, left } = draftMapping(
    [lines({ id: 'a', ok: true, remark: 'x' }, { id: 'b', ok: false })],
    'my',
    WISH,
  );
  expect(guesses).toEqual([
    { part: 'scenario', from: ['$.id'], present: 2, of: 2 },
    { part: 'verdict', from: ['$.ok'], present: 2, of: 2 },
  ]);
  expect(left).toEqual(['$.remark']);
});

test('the example of a threshold lies among the scores: one below them would pass every trial', () => {
  const file = lines({ id: 'a', rating: 1 }, { id: 'b', rating: 5 });
  const [problem] = mistakesIn(() => draftMapping([file], 'my', WISH));
  expect(problem).toMatchObject({ code: 'threshold-needed', found: '1 to 5' });
  expect(problem?.fix).toContain('`--pass-at 3`');
});

test.each([
  { name: 'a score without a threshold', file: lines({ id: 'a', score: 0.4 }), code: 'threshold-needed' },
  { name: 'records without an id', file: lines({ passed: true }, { passed: false }), code: 'unknown-format' },
  {
    name: 'truths that tell no verdict',
    file: lines({ id: 'a', refused: 'False', tool_used_correctly: true }),
    code: 'unknown-format',
  },
  {
    name: 'totals beside the ids that were resolved',
    file: document({ stats: { generated: 254, resolved: 2 }, resolved: ['a', 'b'] }),
    code: 'unknown-format',
  },
  {
    name: 'files around trials without ids',
    file: document({ passed: true, results: [{ passed: true }, { passed: false }] }),
    other: resultFile('results/other.json', JSON.stringify({ passed: true, results: [{ passed: true }] })),
    code: 'unknown-format',
  },
  { name: 'nothing but settings', file: document({ version: 1, config: { a: 1 } }), code: 'unknown-format' },
])('drafts nothing for $name', ({ file, other, code }) => {
  const files = other === undefined ? [file] : [file, other];
  expect(mistakesIn(() => draftMapping(files, 'my', WISH)).map((problem) => problem.code)).toEqual([code]);
});

test.each([
  {
    name: 'columns named alike, of which one varies',
    records: [
      { a_pass: true, b_pass: true },
      { a_pass: true, b_pass: false },
    ],
  },
  {
    name: 'columns named alike that are equal',
    records: [
      { run1: 'pass', run2: 'pass' },
      { run1: 'fail', run2: 'fail' },
    ],
  },
  {
    name: 'the same name twice',
    records: [
      { a: { passed: true }, b: { passed: true } },
      { a: { passed: true }, b: { passed: false } },
    ],
  },
])('asks which is the verdict for $name', ({ records }) => {
  const file = lines(...records.map((record, id) => ({ id: `s${id}`, ...record })));
  const problems = mistakesIn(() => draftMapping([file], 'my', WISH));
  expect(problems.map(({ code }) => code)).toEqual(['several-verdicts', 'several-verdicts']);
});

test.each<{ name: string; value: (at: number) => unknown; wish?: string; code: string; fix: RegExp }>([
  {
    name: 'words of which one passes',
    value: (at) => ({ 'OK?': ['Correct', 'Partly'][at % 2] }),
    code: 'values-needed',
    fix: /`--verdict '\$\["OK\?"\]=VALUE'`/,
  },
  { name: 'letters', value: (at) => ({ grade: 'ABC'[at % 3] }), code: 'values-needed', fix: /grade=VALUE'/ },
  { name: 'shares', value: (at) => ({ score: `${90 - at}%` }), code: 'values-needed', fix: /plain number/ },
  {
    name: 'a score of a grader',
    value: (at) => ({ feedback: [{ name: 'tone', value: at / 10 }] }),
    code: 'threshold-needed',
    fix: /--pass-at/,
  },
  {
    name: 'letters without the values',
    value: () => ({ grade: 'A' }),
    wish: 'grade',
    code: 'values-needed',
    fix: /=VALUE'/,
  },
  {
    name: 'a value of no record',
    value: () => ({ grade: 'A' }),
    wish: 'grade=B',
    code: 'unknown-verdict',
    fix: /^Name/,
  },
])('asks what passes where an output stands beside $name', ({ value, wish = null, code, fix }) => {
  const file = lines(...[0, 1, 2, 3, 4, 5].map((at) => ({ id: `s${at}`, output: 'x', ...(value(at) as object) })));
  const [problem] = mistakesIn(() => draftMapping([file], 'my', { ...WISH, verdict: wish }));
  expect(problem).toMatchObject({ code, fix: expect.stringMatching(fix) });
});

test('says of files without a verdict that their names are the ids', () => {
  const files = ['a', 'b'].map((name) => resultFile(`r/${name}.json`, '{"outcomes":[true]}'));
  expect(mistakesIn(() => draftMapping(files, 'my', WISH))[0]?.what).toContain(
    'have an id, the file name, but no verdict',
  );
});

test('says which lists of the same name are not read, whose ids come again', () => {
  const cases = (passed: boolean) => [
    { id: 1, passed },
    { id: 2, passed },
    { id: 3, passed: !passed },
  ];
  const file = document({ billing: { cases: cases(true) }, travel: { cases: cases(false).slice(1) } });
  expect(draftMapping([file], 'my', WISH).left).toEqual(['$.travel.cases[*]']);
});

test('what was retrieved and rated is no verdict of the trial', () => {
  const file = lines(...[true, false].map((relevant, at) => ({ id: `s${at}`, output: 'x', results: [{ relevant }] })));
  expect(draftMapping([file], 'my', WISH).spec.facts).toEqual({ output: '$.output' });
});

test('takes the score of one of several graders for none of the trial', () => {
  const feedback = (value: number, risk: number) => [
    { name: 'equal', value },
    { name: 'risk', value: risk },
  ];
  const file = lines({ id: 'a', feedback: feedback(1, 0.2) }, { id: 'b', feedback: feedback(0, 0.4) });
  expect(Object.keys(draftMapping([file], 'my', WISH).spec.facts ?? {})).toEqual(['harness.passed']);
});

test('needs no verdict where rubrics of the repository score the trials', () => {
  const file = lines({ id: 'a', output: 'x', grade: 'A' }, { id: 'b', output: 'x', grade: 'B' });
  expect(draftMapping([file], 'my', { ...WISH, isScored: true }).spec.facts).toEqual({ output: '$.output' });
});

test('records of a kind without a verdict that are scenarios of their own are no events', () => {
  const file = lines(
    { id: 'a', type: 'sum', passed: true },
    { id: 'b', type: 'sum', passed: true },
    { id: 'c', type: 'essay' },
  );
  expect(readByDraft([file]).map(short)).toEqual(['a 1 true', 'b 1 true', 'c 1 judge']);
});
