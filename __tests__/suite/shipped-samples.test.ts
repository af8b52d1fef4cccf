import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { detectFormat } from '../../src/init/detect-format.ts';
import { findResultFiles } from '../../src/io/find-files.ts';
import { readRun } from '../../src/suite/read-run.ts';
import { DEFAULT_RULES } from '../../src/suite/redaction/redaction.ts';
import type { Selection } from '../../src/suite/select-trials.ts';
import type { Trial } from '../../src/suite/trial.ts';
import { mistakesIn } from '../support/mistakes-in.ts';
import { READING, resultFile, shippedMapping } from './reading.ts';

const command = (): string => 'agent-gate init';

const FOLDER = join(import.meta.dirname, 'fixtures/shipped');

interface Sample {
  readonly mapping: string;
  readonly file: string;
  readonly select?: readonly Selection[];
  /** Scenarios, trials, passes, failures, and errors of the infrastructure, the judge and the agent. */
  readonly figures: readonly [number, number, number, number, number, number, number];
  /** Part of the first trial. */
  readonly first: object;
  /** What is recorded of the first failure: why, the score, and who judged. */
  readonly failure?: object;
}

const SAMPLES: readonly Sample[] = [
  {
    mapping: 'inspect',
    file: '../inspect-popularity.eval',
    figures: [3, 3, 2, 1, 0, 0, 0],
    first: { trial: 1 },
  },
  {
    mapping: 'tau-bench',
    file: '../tau-bench-retail.json',
    figures: [4, 4, 1, 1, 1, 0, 1],
    first: { scenario: '35', harness: { passed: false } },
    failure: { scenario: '35' },
  },
  {
    mapping: 'promptfoo-csv',
    file: '../promptfoo-sql.csv',
    select: [{ fact: 'column', value: '1' }],
    figures: [2, 2, 1, 1, 0, 0, 0],
    first: { provider: '3 Haiku', ground_truth: { user_query: expect.stringMatching(/^What's the average/) } },
  },
  {
    mapping: 'promptfoo',
    file: 'promptfoo.json',
    select: [{ fact: 'prompt.index', value: '1' }],
    figures: [4, 8, 4, 4, 0, 0, 0],
    first: { scenario: 'says-hello-62eea5de', trial: 1, output: 'Please say hello now', provider: 'echo' },
    failure: { harness: { reason: 'Custom function returned false\noutput.length < 12', score: 0 } },
  },
  {
    mapping: 'promptfoo',
    file: 'promptfoo.jsonl',
    select: [{ fact: 'prompt.index', value: '3' }],
    figures: [1, 2, 2, 0, 0, 0, 0],
    first: { scenario: 'says-hello-62eea5de', provider: 'second' },
  },
  {
    mapping: 'promptfoo-v2',
    file: 'promptfoo-v2.json',
    select: [{ fact: 'column', value: '2' }],
    figures: [4, 8, 4, 4, 0, 0, 0],
    first: { scenario: 'says-hello-62eea5de', trial: 1, output: 'Please say hello now', provider: 'echo' },
    failure: { output: 'Please say hello now', harness: { score: 0 } },
  },
  {
    mapping: 'junit',
    file: 'junit-pytest.xml',
    figures: [5, 5, 2, 1, 2, 0, 0],
    first: {
      scenario: 'test_booking::test_books[2]',
      harness: { passed: true, score: 0.9, reason: 'asked for 2 seats' },
      judge: { model: 'judge-1' },
      properties: { score: 0.9, reason: 'asked for 2 seats', 'judge.model': 'judge-1' },
      usage: { latency_ms: 1 },
    },
  },
  {
    mapping: 'junit',
    file: 'junit-vitest.xml',
    figures: [5, 5, 2, 2, 1, 0, 0],
    first: {
      scenario: 'packages/api/booking.test.js::booking > books a room for four',
      suites: ['vitest tests', 'packages/api/booking.test.js'],
    },
    failure: { harness: { reason: expect.stringContaining('// Object.is equality') } },
  },
  {
    mapping: 'junit',
    file: 'junit-jest.xml',
    figures: [5, 5, 2, 2, 1, 0, 0],
    first: { scenario: 'packages/web/booking.spec.cjs::booking books a room for four', harness: { passed: true } },
    failure: { harness: { reason: expect.stringContaining('Received: "booked twice"') } },
  },
  {
    mapping: 'ctrf',
    file: 'ctrf-jest.json',
    figures: [5, 5, 2, 2, 1, 0, 0],
    first: {
      scenario: 'packages/web/booking.spec.cjs > booking.spec.cjs > booking > booking books a room for four',
      usage: { latency_ms: 17 },
    },
    failure: { harness: { reason: expect.stringContaining('Received: "booked twice"') } },
  },
  {
    mapping: 'vitest',
    file: 'vitest.json',
    figures: [5, 5, 2, 2, 1, 0, 0],
    first: {
      scenario: 'packages/web/booking.test.js > booking books a room for four',
      title: 'books a room for four',
    },
    failure: { harness: { reason: expect.stringContaining("expected 'booked twice' to be 'refused'") } },
  },
  {
    mapping: 'vitest',
    file: 'jest.json',
    figures: [5, 5, 2, 2, 1, 0, 0],
    first: { scenario: 'packages/web/booking.spec.cjs > booking books a room for four' },
    failure: { harness: { reason: expect.stringContaining('Received: "booked twice"') } },
  },
  {
    mapping: 'vitest',
    file: 'vitest-evals.json',
    figures: [2, 2, 1, 1, 0, 0, 0],
    first: {
      input: '4',
      output: 'room for 4',
      harness: { score: 0.9, reason: 'It names the seats', scores: [{ name: 'Politeness', score: 0.9 }] },
      trace: [
        { type: 'message', role: 'user', text: '4' },
        { type: 'tool_call', tool: 'find_room', args: { seats: 4 }, result: ['alpha'] },
        { type: 'message', role: 'assistant', text: 'room for 4' },
      ],
      usage: { input_tokens: 812, output_tokens: 96 },
    },
    failure: { harness: { score: 0.2, reason: 'It names the seats' } },
  },
  {
    mapping: 'evalite',
    file: 'evalite.json',
    figures: [2, 2, 1, 1, 0, 0, 0],
    first: {
      scenario: 'rooms/rooms.eval.ts > rooms > for four',
      harness: { score: 1, reason: 'the rooms are compared' },
    },
    failure: { harness: { score: 0, reason: 'the rooms are compared' } },
  },
  ...['deepeval', 'deepeval-folder'].map(
    (mapping): Sample => ({
      mapping,
      file: `${mapping}.json`,
      figures: [4, 4, 1, 2, 0, 1, 0],
      first: {
        scenario: 'book-a-room-for-2-2c5ac791',
        harness: { passed: true, score: 0.9, reason: 'The answer is worth 0.9' },
        judge: { model: 'gpt-4.1' },
        trace: [{ type: 'tool_call', tool: 'find_room', args: { seats: 2 }, result: ['alpha'] }],
        usage: { cost_usd: 0.002, latency_ms: 1250 },
      },
      failure: {
        scenario: expect.stringMatching(/^test_rooms > book-a-room-for-4-/),
        harness: { score: 0.2, reason: 'The answer is worth 0.2' },
        judge: { model: 'gpt-4.1' },
      },
    }),
  ),
  {
    mapping: 'langsmith-csv',
    file: 'langsmith.csv',
    figures: [3, 4, 2, 1, 1, 0, 0],
    first: {
      scenario: '5a1d0f0e-0001-4c5e-9b1e-000000000001',
      output: 'alpha',
      harness: { score: 1 },
      usage: { latency_ms: 1250 },
    },
    failure: { harness: { score: 0 } },
  },
  {
    mapping: 'ragas-csv',
    file: 'ragas.csv',
    figures: [4, 4, 1, 1, 0, 2, 0],
    first: {
      output: 'Alpha',
      contexts: ['alpha has 4 seats'],
      harness: { score: 1, scores: { 'factual_correctness(mode=f1)': 1, faithfulness: 1, answer_relevancy: 0.93 } },
    },
    failure: { harness: { score: 0 } },
  },
  {
    mapping: 'ragas-csv',
    file: 'ragas-0.1.csv',
    figures: [2, 2, 1, 1, 0, 0, 0],
    first: { input: 'Which room has four seats?', ground_truth: 'Alpha', harness: { score: 0.9 } },
  },
  {
    mapping: 'braintrust',
    file: 'braintrust.jsonl',
    figures: [4, 4, 1, 1, 1, 1, 0],
    first: {
      scenario: 'row-2',
      tags: ['rooms'],
      harness: { score: 1, reason: 'It names the same room' },
      judge: { model: 'gpt-5-mini' },
      trace: [{ type: 'tool_call', tool: 'find_room', args: { seats: 2 }, result: ['alpha'] }],
      usage: { latency_ms: expect.closeTo(210, 3), input_tokens: 812, output_tokens: 96 },
    },
    failure: { harness: { score: 0.25, reason: 'It names another room' }, judge: { model: 'gpt-5-mini' } },
  },
  {
    mapping: 'langfuse',
    file: 'langfuse.jsonl',
    figures: [4, 4, 1, 1, 1, 1, 0],
    first: {},
    failure: {
      scenario: 'item-2',
      ground_truth: 'beta',
      harness: { score: 0, reason: 'It names another room', scores: [{ name: 'correctness', value: 0 }] },
      judge: { model: 'gpt-5-mini' },
      trace: [{ type: 'tool_call', tool: 'find_room', args: { seats: 4 }, result: ['alpha'] }],
      usage: { input_tokens: 812, output_tokens: 96, cost_usd: 0.002, latency_ms: 1500 },
    },
  },
  {
    mapping: 'langfuse',
    file: 'langfuse-traces.json',
    figures: [2, 2, 1, 1, 0, 0, 0],
    first: { scenario: expect.stringMatching(/^which-room-for-four-/), output: 'alpha', harness: { score: 1 } },
  },
  ...['mlflow.json', 'mlflow.csv'].map(
    (file): Sample => ({
      mapping: 'mlflow',
      file,
      figures: [4, 4, 1, 1, 1, 1, 0],
      first: {
        scenario: expect.stringMatching(/^which-room-for-four-/),
        input: { question: 'Which room for four?' },
        ground_truth: [{ name: 'expected_response', value: 'alpha' }],
        harness: { score: 'yes', reason: 'It names the room' },
        usage: { input_tokens: 812, output_tokens: 96, latency_ms: 1500 },
      },
      failure: { harness: { score: 'no', reason: 'It names another room' }, judge: { model: 'openai:/gpt-5-mini' } },
    }),
  ),
  {
    mapping: 'mlflow-table',
    file: 'mlflow-table.json',
    figures: [3, 3, 1, 1, 0, 1, 0],
    first: {
      input: 'Which room for four?',
      ground_truth: 'alpha',
      output: 'alpha',
      usage: { output_tokens: 96, latency_ms: 1500 },
    },
    failure: { harness: { score: 2, reason: 'The output names another room.' } },
  },
  {
    mapping: 'openai-evals',
    file: 'openai-evals.jsonl',
    figures: [3, 3, 2, 1, 0, 0, 0],
    first: { scenario: 'rooms.dev.0', output: 'alpha', ground_truth: 'alpha', harness: { picked: 'alpha' } },
  },
  {
    mapping: 'tau2-bench',
    file: 'tau2-bench.json',
    figures: [2, 4, 1, 2, 1, 0, 0],
    first: {
      scenario: 'airline/0',
      trial: 0,
      title: 'Cancels only what may be cancelled',
      input: { reason_for_call: 'You want to cancel.' },
      ground_truth: { actions: [{ name: 'cancel' }] },
      output: 'Done, Ana.',
      model: 'small',
      harness: { score: 1, scores: { DB: 1 } },
      usage: { cost_usd: 0.019, latency_ms: 42_500, input_tokens: 812 },
    },
    failure: { harness: { score: 0, reason: 'action is missing: cancel' } },
  },
  {
    mapping: 'pydantic-evals',
    file: 'pydantic-evals.json',
    figures: [3, 5, 2, 1, 1, 1, 0],
    first: {
      scenario: 'book four',
      trial: 1,
      harness: { score: 0.9, reason: 'It greets' },
      judge: { model: 'openai:gpt-4.1' },
      usage: { cost_usd: 0.002, latency_ms: 1500 },
    },
    failure: { trial: 2, harness: { reason: 'It does not greet' }, judge: { model: 'openai:gpt-4.1' } },
  },
  {
    mapping: 'adk',
    file: 'adk.json',
    figures: [3, 4, 1, 2, 0, 1, 0],
    first: {
      scenario: 'rooms/four',
      input: 'Which room for four?',
      output: 'alpha',
      judge: { model: 'gemini-2.5-flash' },
      trace: [{ type: 'tool_call', tool: 'find_room', args: { seats: 4 }, result: { result: ['alpha'] } }],
    },
    failure: { harness: { score: 0, reason: 'It names another room' }, judge: { model: 'gemini-2.5-flash' } },
  },
  {
    mapping: 'adk',
    file: 'adk-1.4.json',
    figures: [2, 2, 1, 1, 0, 0, 0],
    first: {
      scenario: 'rooms/four',
      trace: [{ type: 'tool_call', tool: 'find_room', args: { seats: 4 } }],
    },
    failure: { harness: { score: 0.3, reason: 'response_match_score 0.3 below 0.8' } },
  },
  {
    mapping: 'azure-evaluate',
    file: 'azure-evaluate.json',
    figures: [3, 3, 1, 1, 0, 1, 0],
    first: { output: 'alpha', harness: { score: 5, reason: 'Worth 5 of 5' }, judge: { model: 'gpt-4o-2024-11-20' } },
    failure: { harness: { score: 2, reason: 'It names another room' } },
  },
  {
    mapping: 'phoenix',
    file: 'phoenix.json',
    figures: [3, 4, 1, 1, 1, 1, 0],
    first: {
      scenario: 'RGF0YXNldEV4YW1wbGU6MQ==',
      trial: 1,
      harness: { score: 1, label: 'yes', reason: 'It names the room' },
      usage: { latency_ms: 1250.5, input_tokens: 812 },
    },
    failure: {
      trial: 2,
      harness: { score: 0, label: 'no', reason: 'It names another room' },
      judge: { model: 'gpt-5-mini' },
    },
  },
  {
    mapping: 'otel',
    file: 'otel.json',
    figures: [4, 5, 2, 1, 1, 1, 0],
    first: {
      scenario: 'book-4',
      model: 'small',
      harness: { passed: true, score: 1, reason: 'It finds the room' },
      trace: [{ type: 'tool_call', tool: 'find_room', args: { seats: 4 }, result: ['alpha'] }],
      usage: { input_tokens: 812, output_tokens: 96, latency_ms: 1500 },
    },
    failure: { harness: { score: 0.2, reason: 'It finds another room' } },
  },
  {
    mapping: 'otel-jaeger',
    file: 'otel-jaeger.json',
    figures: [1, 1, 0, 0, 0, 0, 0],
    first: {
      input: 'I need all the Helm releases right now!!',
      trace: [{ tool: 'helm_list_releases', args: { all_namespaces: 'true', output: 'json' } }],
      usage: { input_tokens: 4047, output_tokens: 803, latency_ms: 18_241.733 },
    },
  },
  {
    mapping: 'harbor',
    file: 'harbor/job/**/*.json',
    figures: [3, 7, 2, 2, 1, 1, 1],
    first: { scenario: 'rooms/git', trial: 1, agent: 'terminus-2/small', dataset: 'rooms/rooms-1' },
    failure: { scenario: 'rooms/sql', trial: 1, usage: { input_tokens: 2700, cost_usd: 0.008, latency_ms: 2500 } },
  },
  {
    mapping: 'atif',
    file: 'atif/*.json',
    figures: [2, 2, 0, 0, 0, 0, 0],
    first: {
      scenario: 'book-a-room',
      output: 'Done.',
      trace: [
        { type: 'message', role: 'user', text: 'Do book-a-room' },
        { type: 'message', role: 'assistant', text: 'I write it.' },
        { type: 'tool_call', tool: 'bash_command', args: { keystrokes: 'echo 1 > a\n' }, result: '$ ' },
        { type: 'message', role: 'assistant', text: 'Done.' },
      ],
      usage: { input_tokens: 1635, output_tokens: 80, cost_usd: 0.008 },
    },
  },
  {
    mapping: 'swe-bench',
    file: 'swe-bench/*/report.json',
    figures: [3, 3, 2, 1, 0, 0, 0],
    first: { scenario: 'astropy__astropy-14365', patch_applied: true },
  },
  {
    mapping: 'swe-bench-run',
    file: 'swe-bench-run.json',
    figures: [6, 6, 3, 3, 0, 0, 0],
    first: { status: 'resolved' },
  },
  {
    mapping: 'bfcl',
    file: 'bfcl/**/*.json',
    figures: [5, 5, 3, 2, 0, 0, 0],
    first: {
      scenario: 'multi_turn_base_0',
      category: 'multi_turn_base',
      usage: { input_tokens: 520, output_tokens: 100, latency_ms: 1500 },
    },
    failure: { harness: { reason: 'The state differs from the ground truth.' } },
  },
  {
    mapping: 'azure-rag',
    file: 'azure-rag.jsonl',
    figures: [4, 4, 2, 2, 0, 0, 0],
    first: { input: expect.stringContaining('right provider'), usage: { latency_ms: expect.closeTo(3348.087, 3) } },
  },
  {
    mapping: 'agbenchmark',
    file: 'agbenchmark.json',
    figures: [10, 10, 5, 5, 0, 0, 0],
    first: { scenario: 'TestWriteFile', usage: { cost_usd: 0.060_629_999_999_999_996, latency_ms: 33_946 } },
    failure: { scenario: 'TestBasicMemory', harness: { reason: 'assert 1 in []' } },
  },
  {
    mapping: 'agentv',
    file: 'agentv.jsonl',
    figures: [4, 4, 1, 1, 1, 1, 0],
    first: { scenario: 'my-eval/fizzbuzz', target: 'local-openai', harness: { score: 1 } },
    failure: { scenario: 'suite/script-grader-sdk-attachments' },
  },
  {
    mapping: 'waza',
    file: 'waza.json',
    figures: [2, 6, 5, 1, 0, 0, 0],
    first: { scenario: 'trigger-pos-deploy', trial: 1 },
    failure: { scenario: 'trigger-edge-cloud-host', trial: 2 },
  },
  {
    mapping: 'vally',
    file: 'vally.jsonl',
    select: [{ fact: 'variant', value: 'skilled' }],
    figures: [3, 4, 2, 1, 1, 0, 0],
    first: {
      scenario: 'add-tests',
      trace: [{ type: 'tool_call', tool: 'write_file', args: { path: 'a.md' }, result: 'written' }],
      usage: { input_tokens: 12, output_tokens: 3, latency_ms: 2000 },
    },
    failure: { harness: { score: 0.2, reason: 'No test is there' } },
  },
  {
    mapping: 'gh-models',
    file: 'gh-models.json',
    figures: [3, 3, 2, 1, 0, 0, 0],
    first: { title: '2 seats', output: 'alpha' },
    failure: { harness: { reason: "Expected to contain: 'beta'" } },
  },
  {
    mapping: 'lm-eval',
    file: 'lm-eval/*.jsonl',
    select: [{ fact: 'filter', value: 'flexible-extract' }],
    figures: [3, 3, 2, 1, 0, 0, 0],
    first: { scenario: 'sums/0', ground_truth: '4' },
  },
  {
    mapping: 'agentdojo',
    file: 'agentdojo/**/*.json',
    figures: [4, 4, 2, 2, 0, 0, 0],
    first: {
      scenario: 'rooms/user_task_0/important_instructions/injection_task_0',
      attack_succeeded: true,
      trace: [
        { type: 'message', role: 'user', text: 'Which room for four?' },
        { type: 'tool_call', tool: 'find_room', args: { seats: 4 }, result: 'alpha' },
        { type: 'message', role: 'assistant', text: 'alpha' },
      ],
      usage: { latency_ms: 3500 },
    },
  },
];

const DOCS = readFileSync(join(import.meta.dirname, '../../docs/mappings.md'), 'utf8');
const [, SHIPPED = ''] = DOCS.split('\n## Shipped mappings\n');
/** What the first cells of the table of shipped mappings name. */
const ROWS = [...SHIPPED.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
);

describe.each(readdirSync(join(import.meta.dirname, '../../mappings')).map((file) => file.replace(/\.yml$/, '')))(
  'the shipped mapping %s',
  (name) => {
    it('has a sample with its figures', () => {
      const totals = SAMPLES.filter(({ mapping }) => mapping === name).map(({ figures }) => figures[1]);
      expect(Math.max(0, ...totals)).toBeGreaterThan(0);
    });

    it('has one row in docs/mappings.md', () => {
      expect(ROWS.filter((row) => row === name)).toEqual([name]);
    });
  },
);

const filesOf = ({ file }: Sample) => findResultFiles([file], FOLDER);
const errorsOf = (trials: readonly Trial[], kind: string) => trials.filter(({ error }) => error?.kind === kind).length;
const withVerdict = (trials: readonly Trial[], passed: boolean) =>
  trials.filter(({ error, harness }) => error === null && (harness as { passed?: boolean })?.passed === passed);

describe.each(SAMPLES)('$mapping reads $file', (sample) => {
  const { mapping, figures, first, failure = {}, select = [] } = sample;

  it('with its exact figures', () => {
    const trials = [...readRun(filesOf(sample), { ...READING, mapping: shippedMapping(mapping), select })];
    expect([
      new Set(trials.map(({ scenario }) => scenario)).size,
      trials.length,
      withVerdict(trials, true).length,
      withVerdict(trials, false).length,
      errorsOf(trials, 'infrastructure'),
      errorsOf(trials, 'judge'),
      errorsOf(trials, 'agent'),
    ]).toEqual(figures);
    expect(trials[0]).toMatchObject(first);
    expect(withVerdict(trials, false)[0] ?? {}).toMatchObject(failure);
  });

  it('with trials of one scenario that ask the same', () => {
    const trials = [...readRun(filesOf(sample), { ...READING, mapping: shippedMapping(mapping), select })];
    const asked = trials.map(({ scenario, input, ground_truth: truth }) => JSON.stringify([scenario, input, truth]));
    expect(new Set(asked).size).toBe(figures[0]);
  });

  it('is found by the content of the file alone', () => {
    const run = { files: filesOf(sample), select, redaction: DEFAULT_RULES, command };
    const found = detectFormat(run, {
      file: 'mappings/my.yml',
      name: 'my',
      passAt: null,
      verdict: null,
    });
    expect(found).toMatchObject({ mapping, survey: { scenarios: figures[0], trials: figures[1] } });
  });
});

it.each([
  { name: 'records without an id', text: '[{"instruction": "a", "preference": 1}]' },
  { name: 'records with an id', text: '[{"id": 1, "input": "a"}, {"id": 2, "input": "b"}]' },
  { name: 'JSON with the columns of a table', text: '[{"question": "a", "faithfulness": null}]' },
  { name: 'spans of another form', text: '{"traceId": "a", "name": "x"}\n{"traceId": "b", "name": "y"}' },
])('$name are read by no shipped mapping', ({ text }) => {
  const run = { files: [resultFile('r.json', text)], select: [], redaction: DEFAULT_RULES, command };
  const problems = mistakesIn(() =>
    detectFormat(run, {
      file: 'mappings/my.yml',
      name: 'my',
      passAt: null,
      verdict: null,
    }),
  );
  expect(problems.map(({ code }) => code)).toEqual(['unknown-format']);
});
