import type { ActionInputs } from '@actions/languageservice/action';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { draftWorkflow, gateStepLines } from '../../../src/init/drafting/draft-workflow.ts';
import { readText } from '../../../src/io/files.ts';
import { shippedWorkflow } from '../../../src/io/shipped.ts';
import type { GateInputs } from '../../../src/reporting/commands.ts';
import { complaints } from '../../project/github-language.ts';
import { safetyProblems } from '../../project/workflow-rules.ts';
import type { WorkflowFile } from '../../support/workflow-file.ts';

const ownInputs = (parse(readText('action.yml', '.')) as { inputs: ActionInputs }).inputs;
const shipped = shippedWorkflow();
const NATIVE: GateInputs = { results: ['results/*.jsonl'], mapping: null, select: [] };

const draft = (inputs: Partial<GateInputs> = {}, branch = 'main'): string =>
  draftWorkflow(shipped, { ...NATIVE, ...inputs }, branch);

test('is the shipped workflow, byte for byte', () => {
  expect(draft()).toBe(shipped);
});

test('the step of a workflow lists one value as text and several as lines', () => {
  expect(gateStepLines(NATIVE)).toEqual(['with:', '  results: results/*.jsonl']);
  expect(gateStepLines({ ...NATIVE, results: ['a', 'b'], mapping: 'm' })).toEqual([
    'with:',
    '  results: |',
    '    a',
    '    b',
    '  mapping: m',
  ]);
});

const rows: readonly { name: string; inputs: Partial<GateInputs>; written: string; out?: string }[] = [
  {
    name: 'a pattern',
    inputs: { results: ['out/**/*.json'] },
    written: 'results: out/**/*.json',
    out: ' --out out/booking.json',
  },
  {
    name: 'patterns',
    inputs: { results: ['a.json', 'b*.json'] },
    written: `results: |
            a.json
            b*.json`,
    out: ' --out a.json',
  },
  {
    name: 'what a shell would read otherwise',
    inputs: { results: ['a b/*.json'] },
    written: 'results: a b/*.json',
    out: '',
  },
  { name: 'one of several', inputs: { results: ['{a,b}.json'] }, written: 'results: "{a,b}.json"', out: '' },
  {
    name: 'packed lines',
    inputs: { results: ['out/run.jsonl.gz'] },
    written: 'results: out/run.jsonl.gz',
    out: ' --out out/run.jsonl.gz',
  },
  {
    name: 'what YAML takes for more',
    inputs: { results: ['*.json'] },
    written: 'results: "*.json"',
    out: ' --out booking.json',
  },
  {
    name: 'a mapping',
    inputs: { mapping: 'tau-bench' },
    written: `results: results/*.jsonl
          mapping: tau-bench`,
  },
  {
    name: 'a selection',
    inputs: { select: [{ fact: 'a', value: '1' }] },
    written: `results: results/*.jsonl
          select: a=1`,
  },
  {
    name: 'selections',
    inputs: {
      mapping: 'm.yml',
      select: [
        { fact: 'a', value: '1' },
        { fact: 'b', value: 'x y' },
      ],
    },
    written: `results: results/*.jsonl
          mapping: m.yml
          select: |
            a=1
            b=x y`,
  },
];

describe.each(rows)('with $name', ({ inputs, written, out = ' --out results/booking.jsonl' }) => {
  const text = draft(inputs);
  const ending = /\.jsonl?(?:\.gz)?$/.exec(inputs.results?.[0] ?? '.jsonl')?.[0];

  test('lets the harness write what the results name, and changes nothing else, no comment either', () => {
    const called = shipped.replace(' --out results/booking.jsonl', out);
    const fresh = called.replace(/(confirm-results\/(?:\$2|\{round\}))\.jsonl/g, `$1${ending}`);
    // Both looks read the same results.
    expect(text).toBe(fresh.replaceAll(/(?<=\n {10})results: results\/\*\.jsonl/g, () => written));
  });

  test('is as safe as those to copy, and one that GitHub accepts', async () => {
    expect(safetyProblems(text)).toEqual([]);
    expect(await complaints('.github/workflows/pull-request.yml', text, ownInputs)).toEqual([]);
    const { permissions, jobs } = parse(text) as WorkflowFile;
    expect([permissions, jobs]).toEqual([{}, expect.objectContaining({ gate: expect.anything() })]);
    expect(jobs.gate?.permissions).toEqual((parse(shipped) as WorkflowFile).jobs.gate?.permissions);
  });
});

test.each(['master', 'release/next', '1.0'])('names the default branch %s', (branch) => {
  const text = draft({}, branch);
  expect((parse(text) as { on: { push: unknown } }).on.push).toEqual({ branches: [branch] });
  expect(text.replace(/branches: .*/, '')).toBe(shipped.replace(/branches: .*/, ''));
});
