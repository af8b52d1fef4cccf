import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import mappingSchema from '../../schemas/mapping.schema.json' with { type: 'json' };
import trialSchema from '../../schemas/trial.schema.json' with { type: 'json' };
import { loadMapping } from '../../src/suite/mapping/mapping.ts';
import { readRun } from '../../src/suite/read-run.ts';
import { factAt } from '../../src/suite/trial.ts';
import { READING, resultFile } from './reading.ts';

const page = ['docs/mappings.md', 'examples/mappings/README.md']
  .map((file) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8'))
  .join('\n');
const blocks = [...page.matchAll(/^```(?:json|yaml)\n(.*?)^```/gms)].map(([, text]) => text ?? '');

const spec = (id: string, ok: boolean) => ({ id, ok });

describe('the page about mappings', () => {
  it('shows a mapping that gives the trial it shows', () => {
    const [results = '', yaml = '', trial = ''] = blocks;
    const mapping = loadMapping('my-harness.yml', yaml);
    const trials = [...readRun([resultFile('results.json', results)], { ...READING, mapping })];
    expect(trials[0]).toEqual(JSON.parse(trial));
    expect(trials[1]?.error).toEqual({
      kind: 'infrastructure',
      message: 'HTTP 429: rate limit exceeded',
      classified: true,
    });
  });

  it('shows a mapping that makes several trials of one record', () => {
    const [, , , yaml = ''] = blocks;
    const requirements = [
      { id: 1, satisfied: true },
      { id: 2, satisfied: false },
    ];
    const task = JSON.stringify({ task: 'chess', question: 'Write it', requirements });
    const mapping = loadMapping('my-requirements.yml', yaml);
    expect([...readRun([resultFile('chess.json', task)], { ...READING, mapping })]).toMatchObject([
      { scenario: 'chess/1', family: 'chess', input: 'Write it', harness: { passed: true } },
      { scenario: 'chess/2', family: 'chess', input: 'Write it', harness: { passed: false } },
    ]);
  });

  it('shows a mapping that reads the members of an object, as the text shows one', () => {
    const yaml = blocks.find((block) => block.startsWith('mapping: my-report')) ?? '';
    const [, report = ''] = /such as `(\{"django.*?\}\})`/.exec(page) ?? [];
    expect([...readRun([resultFile('r.json', report)], { ...READING, mapping: loadMapping('m.yml', yaml) })]).toEqual([
      { scenario: 'django-11099', trial: 1, harness: { passed: true }, error: null },
      { scenario: 'flask-4045', trial: 1, harness: { passed: false }, error: null },
    ]);
  });

  it.each([
    {
      name: 'numbers attempts, as its comment shows them',
      mapping: 'my-samples',
      expected: [
        { scenario: 'HumanEval/0', trial: 1, harness: { passed: true } },
        { scenario: 'HumanEval/0', trial: 2, harness: { passed: false } },
      ],
    },
    {
      name: 'reads lists inside of lists, as its comment shows them',
      mapping: 'my-specs',
      expected: [
        { scenario: 'a', harness: { passed: true } },
        { scenario: 'b', harness: { passed: false } },
      ],
    },
  ])('shows a mapping that $name', ({ mapping, expected }) => {
    const yaml = blocks.find((block) => block.startsWith(`mapping: ${mapping}`)) ?? '';
    const [, records = ''] = /# (\{.*\})\n/.exec(yaml) ?? [];
    const lines = records.replaceAll('}, {"task_id"', '}\n{"task_id"');
    const trials = [...readRun([resultFile('r', lines)], { ...READING, mapping: loadMapping('m.yml', yaml) })];
    expect(trials).toEqual(expected.map((trial) => ({ trial: 1, error: null, ...trial })));
  });

  it.each<{ mapping: string; files?: readonly string[]; trials: readonly string[] }>([
    { mapping: 'my-suites', trials: ['billing/refund true', 'billing/cancel false'] },
    { mapping: 'my-tree', trials: ['billing/refund true', 'billing/plans/cancel false'] },
    { mapping: 'my-statuses', trials: ['refund true', 'plan true', 'cancel false'] },
    { mapping: 'my-cells', trials: ['a/tone true', 'a/facts false'] },
    { mapping: 'my-join', files: ['results.jsonl', 'traces/refund.json'], trials: ['refund true Refund me'] },
  ])('shows $mapping with the file that its comments show', ({ mapping, files, trials }) => {
    const yaml =
      blocks.find((block) => block.startsWith(`mapping: ${mapping}\n`) || block.startsWith(`mapping: ${mapping} `)) ??
      '';
    const comments = [
      ...yaml
        .split('\n')
        .slice(0, 3)
        .join('\n')
        .matchAll(/# (?:\S+\.jsonl?: )?(.*)/g),
    ].map(([, text]) => text ?? '');
    const contents = files === undefined ? [comments.join('\n')] : comments;
    const results = contents.slice(0, files?.length ?? 1).map((text, at) => resultFile(files?.[at] ?? 'r', text));
    const read = [...readRun(results, { ...READING, mapping: loadMapping('m.yml', yaml) })];
    const passed = (trial: (typeof read)[number]) => factAt(trial, 'harness.passed');
    const said = (trial: (typeof read)[number]) =>
      trial.trace?.map((step) => (step.type === 'message' ? ` ${step.text}` : '')) ?? [];
    expect(read.map((trial) => `${trial.scenario} ${passed(trial)}${said(trial).join('')}`)).toEqual(trials);
  });

  it.each([
    {
      name: 'specs, the failed one last',
      mapping: 'my-specs',
      pieces: [{ suites: [{ specs: [spec('a', true)], suites: [{ specs: [spec('a', false), spec('b', true)] }] }] }],
      expected: ['a: false', 'b: true'],
    },
    {
      name: 'specs, the failed one first',
      mapping: 'my-specs',
      pieces: [{ specs: [spec('a', false), spec('a', true)] }],
      expected: ['a: false'],
    },
  ])('shows a mapping that loses no failure of one id: $name', ({ mapping, pieces, expected }) => {
    const yaml = blocks.find((block) => block.startsWith(`mapping: ${mapping}`)) ?? '';
    const lines = pieces.map((piece) => JSON.stringify(piece)).join('\n');
    const trials = [...readRun([resultFile('r', lines)], { ...READING, mapping: loadMapping('m.yml', yaml) })];
    expect(trials.map(({ scenario, harness }) => `${scenario}: ${factAt({ harness }, 'harness.passed')}`)).toEqual(
      expected,
    );
  });

  it('shows a fact that makes a verdict of a score', () => {
    const [, passed = ''] = /of a score by `(.*?)`/.exec(page) ?? [];
    const mapping = loadMapping('m.yml', `mapping: m\nscenario: $.id\nfacts: { harness.passed: ${passed} }`);
    const scores = [0.49, 0.5, 0.7, null, undefined];
    const lines = scores.map((score, id) => JSON.stringify({ id, score })).join('\n');
    const trials = [...readRun([resultFile('r', lines)], { ...READING, mapping })];
    const verdicts = trials.map(({ harness }) => factAt({ harness }, 'harness.passed'));
    expect(verdicts).toEqual([false, true, true, undefined, undefined]);
  });

  it('shows a fact that makes a verdict of a number in a table', () => {
    const [, passed = ''] = /of a number by `.*?`, in CSV by `(.*?)`/.exec(page) ?? [];
    const mapping = loadMapping('m.yml', `mapping: m\nscenario: $.id\nfacts: { harness.passed: ${passed} }`);
    const trials = [...readRun([resultFile('r.csv', 'id,reward\na,1.0\nb,0\n')], { ...READING, mapping })];
    expect(trials.map(({ harness }) => harness)).toEqual([{ passed: true }, { passed: false }]);
  });

  it('shows a mapping of steps that name their kind, as the text shows some', () => {
    const yaml = blocks.find((block) => block.startsWith('mapping: my-steps')) ?? '';
    const steps = [...yaml.matchAll(/\{"kind".*?\}(?=,?$|, \{)/gm)].map(([step]) => JSON.parse(step) as unknown);
    const mapping = loadMapping('my-steps.yml', yaml);
    const text = JSON.stringify({ id: 'a', steps });
    expect([...readRun([resultFile('r.jsonl', text)], { ...READING, mapping })][0]?.trace).toEqual([
      { type: 'message', role: 'user', text: 'Book a room' },
      { type: 'tool_call', tool: 'find', args: { for: 4 }, result: ['alpha'] },
    ]);
  });

  it('shows a mapping of transcripts whose messages hold parts', () => {
    const yaml = blocks.find((block) => block.startsWith('mapping: my-transcripts')) ?? '';
    const mapping = loadMapping('my-transcripts.yml', yaml);
    const use = (id: string, name: string) => ({ type: 'tool_use', id, name, input: { q: name } });
    const result = (id: string, more: object) => ({ type: 'tool_result', tool_use_id: id, ...more });
    const messages = [
      { role: 'user', content: 'Book a room\nfor 4' },
      {
        role: 'assistant',
        content: [{ type: 'text', text: 'I look.' }, use('t1', 'find'), use('t2', 'price')],
      },
      {
        role: 'user',
        content: [
          result('t2', { content: 'no such room', is_error: true }),
          result('t1', { content: [{ type: 'text', text: 'alpha' }], is_error: false }),
          { type: 'text', text: 'Be quick' },
        ],
      },
      {
        role: 'assistant',
        content: [
          { type: 'text', text: 'It is' },
          { type: 'text', text: 'alpha.' },
        ],
      },
    ];
    const [trial] = [
      ...readRun([resultFile('r.jsonl', JSON.stringify({ id: 'a', messages }))], { ...READING, mapping }),
    ];
    expect(trial?.trace).toEqual([
      { type: 'message', role: 'user', text: 'Book a room\nfor 4' },
      { type: 'message', role: 'assistant', text: 'I look.' },
      { type: 'tool_call', tool: 'find', args: { q: 'find' }, result: 'alpha' },
      {
        type: 'tool_call',
        tool: 'price',
        args: { q: 'price' },
        result: 'no such room',
        error: 'failed without a message',
      },
      { type: 'message', role: 'user', text: 'Be quick' },
      { type: 'message', role: 'assistant', text: 'It is\nalpha.' },
    ]);
  });

  it('names every source and step', () => {
    const names = Object.keys(mappingSchema.$defs.valueSteps.properties).filter((name) => name !== 'take');
    expect(names.filter((name) => !page.includes(`| \`${name}`))).toEqual([]);
  });
});

describe('the schemas', () => {
  it.each([
    ['mapping', mappingSchema],
    ['trial', trialSchema],
  ])('of a %s is valid and describes every property', (_, schema) => {
    expect(new Ajv2020({ strict: false }).validateSchema(schema)).toBe(true);
    const nodes = properties(schema);
    expect(nodes.filter(({ node }) => !('description' in node)).map(({ name }) => name)).toEqual([]);
  });
});

/** All schemas that stand under `properties`, at any depth, but those of keys that are refused there. */
function properties(schema: unknown): readonly { readonly name: string; readonly node: object }[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'if') return [];
    const own =
      key === 'properties'
        ? Object.entries(value as object)
            .filter(([, node]) => node !== false)
            .map(([name, node]) => ({ name, node: node as object }))
        : [];
    return [...own, ...properties(value)];
  });
}
