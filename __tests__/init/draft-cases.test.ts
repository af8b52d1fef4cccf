import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { InitReport } from '../../schemas/types/init.ts';
import { gate } from '../../src/commands/gate.ts';
import { UserError } from '../../src/errors.ts';
import { init } from '../../src/init/init-command.ts';

const CASES = join(import.meta.dirname, 'cases');

let root: string;
/** Where no pattern of results looks. */
let outside: string;
beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'draft-'));
  root = join(outside, 'repository');
  mkdirSync(join(root, '.git'), { recursive: true });
});
afterEach(() => rmSync(outside, { recursive: true }));

function initOn(name: string, words: readonly string[]): InitReport {
  cpSync(join(CASES, name), root, { recursive: true });
  return JSON.parse(init([...words, '--json'], { root, env: {} }).text as string) as InitReport;
}

/** Scenarios, trials, passed, failed, errors, records that are no trials. */
type Figures = readonly [number, number, number, number, number, number];

const figuresOf = ({ found }: InitReport): Figures => {
  if (found === null) return [0, 0, 0, 0, 0, 0];
  const { scenarios, trials, passed, failed, errors, unread } = found;
  return [scenarios, trials, passed, failed, errors.agent + errors.infrastructure + errors.judge, unread];
};

test.each<{ name: string; folder: string; words: readonly string[]; figures: Figures }>([
  {
    name: 'a verdict that varies beside `success`',
    folder: 'success-not-correct',
    words: ['results.jsonl'],
    figures: [12, 12, 3, 9, 0, 0],
  },
  { name: 'tests in groups of tests', folder: 'groups', words: ['report.json'], figures: [7, 7, 5, 2, 0, 0] },
  {
    name: 'a file for each attempt, beside a summary',
    folder: 'harbor',
    words: ['**/*.json'],
    figures: [3, 6, 3, 2, 1, 1],
  },
  {
    name: 'records with a number in place of an id',
    folder: 'idx',
    words: ['results.jsonl'],
    figures: [4, 4, 2, 2, 0, 0],
  },
  {
    name: 'a map of ids to lists of attempts',
    folder: 'map-of-lists',
    words: ['results.json'],
    figures: [4, 8, 7, 1, 0, 0],
  },
  {
    name: 'a map of one id in each file',
    folder: 'swebench-instance',
    words: ['*/report.json'],
    figures: [2, 2, 1, 1, 0, 0],
  },
  {
    name: 'ids listed by status',
    folder: 'swebench-report',
    words: ['report.json'],
    figures: [4, 4, 2, 2, 0, 0],
  },
  { name: 'a map of ids', folder: 'map-by-id', words: ['report.json'], figures: [3, 3, 2, 1, 0, 0] },
  {
    name: 'a score and its threshold',
    folder: 'pass-at-ignored',
    words: ['results.jsonl', '--pass-at', '3'],
    figures: [6, 6, 3, 3, 0, 0],
  },
  {
    name: 'a score that the user chooses',
    folder: 'completed-and-score',
    words: ['results.jsonl', '--pass-at', '0.5'],
    figures: [10, 10, 6, 4, 0, 0],
  },
  {
    name: 'a verdict that the user chooses',
    folder: 'success-not-correct',
    words: ['results.jsonl', '--verdict', '$.success'],
    figures: [12, 12, 12, 0, 0, 0],
  },
  {
    name: 'one of two agents',
    folder: 'tbx',
    words: ['perf.csv', '--select', 'model=m2'],
    figures: [2, 2, 1, 1, 0, 0],
  },
  {
    name: 'one of three providers',
    folder: 'model-in-id',
    words: ['results.csv', '--select', 'provider_id=m2'],
    figures: [3, 3, 2, 1, 0, 0],
  },
  ...[
    { model: 'm1', passed: 3 },
    { model: 'm2', passed: 1 },
  ].map(({ model, passed }) => ({
    name: `the agent ${model}, where the model that grades all of them is m1`,
    folder: 'grader-model',
    words: ['report.json', '--select', `model=${model}`, '--verdict', '$.graderPass'],
    figures: [2, 4, passed, 4 - passed, 0, 0] as const,
  })),
  {
    name: 'a log of Inspect by its first scorer with metrics',
    folder: 'first-scorer',
    words: ['log.json'],
    figures: [4, 4, 1, 3, 0, 0],
  },
])('init reads $name', ({ folder, words, figures }) => {
  expect(figuresOf(initOn(folder, words))).toEqual(figures);
});

test.each([
  {
    name: 'which score passes, where `completed` only says that it ran',
    folder: 'completed-and-score',
    words: ['results.jsonl'],
    codes: ['threshold-needed'],
    says: /only the score `\$\.score`; `\$\.completed` is true in every record.*--pass-at 0\.5/s,
  },
  {
    name: 'which score passes, where no name says that it is one',
    folder: 'pass-at-ignored',
    words: ['results.jsonl'],
    codes: ['threshold-needed'],
    says: /`\$\.gpt_groundedness` \(found 1 to 5\)/,
  },
  {
    name: 'for which of two models',
    folder: 'tbx',
    words: ['perf.csv'],
    codes: ['several-agents', 'several-agents', 'several-agents'],
    says: /`model` "m2": 2 trials, 1 passed\. Choose it with `agent-gate init perf\.csv --select model=m2`/,
  },
  {
    name: 'for which of three providers',
    folder: 'model-in-id',
    words: ['results.csv'],
    codes: ['several-agents', 'several-agents', 'several-agents', 'several-agents'],
    says: /`provider_id` "m1": 3 trials, 3 passed/,
  },
  {
    name: 'for the verdict, where `success` is true of every record',
    folder: 'only-ran',
    words: ['metrics.jsonl'],
    codes: ['only-ran'],
    says: /no verdict but `\$\.success`, which is true in every record.*--verdict '\$\.success'/s,
  },
  {
    name: 'for a score, where there is no number',
    folder: 'idx',
    words: ['results.jsonl', '--pass-at', '1'],
    codes: ['no-score'],
    says: /`--pass-at` needs a score.*found no numbers/s,
  },
])('init asks $name, and writes nothing', ({ folder, words, codes, says }) => {
  const problems = (): unknown => {
    try {
      return initOn(folder, words);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      expect(error.message).toMatch(says);
      return error.problems.map(({ code }) => code);
    }
  };
  expect(problems()).toEqual(codes);
});

describe('two runs of a drafted format compare', () => {
  test.each([
    { name: 'counts under names of inputs vary from run to run', folder: 'nested-input', passes: [10, 4] },
    { name: 'a target names the agent', folder: 'target-constant', passes: [7, 3] },
  ])('where $name', async ({ folder, passes: [base, candidate] }) => {
    const { found, inputs } = initOn(folder, ['base.jsonl', 'cand.jsonl']);
    expect(found).toMatchObject({ passed: base, runs: [{ file: 'cand.jsonl', passed: candidate }] });
    expect(found?.runs[0]?.same).toBe(found?.scenarios);
    expect(inputs.results).toEqual(['base.jsonl']);
    const words = ['--results', 'cand.jsonl', '--baseline', 'base.jsonl', '--mapping', inputs.mapping ?? ''];
    const decided = JSON.parse((await gate([...words, '--json'], { root, env: {} })).text as string);
    expect(decided).toMatchObject({ scenarios: { paired: found?.scenarios, changed: 0 } });
    expect(decided.exit_code).not.toBe(0);
  });

  test.each(['pf', 'de', 'vt'])(
    'read by a shipped mapping: %s, of which six of twenty scenarios broke',
    async (tool) => {
      const { found, inputs } = initOn('pairs', [`${tool}-base.json`]);
      expect(found).toMatchObject({ draft: null, passed: 20 });
      const sides = ['--results', `${tool}-cand.json`, '--baseline', `${tool}-base.json`];
      const words = [...sides, '--mapping', inputs.mapping ?? '', '--json'];
      const decided = JSON.parse((await gate(words, { root, env: {} })).text as string);
      expect(decided.flips.broke).toHaveLength(6);
      expect(decided).toMatchObject({ decision: 'fail', scenarios: { paired: 20, changed: 0 } });
    },
  );

  test.each<{ folder: string; file: string; drafting?: readonly string[]; select?: string }>([
    { folder: 'success-not-correct', file: 'results.jsonl' },
    { folder: 'groups', file: 'report.json' },
    { folder: 'harbor', file: '**/*.json' },
    { folder: 'idx', file: 'results.jsonl' },
    { folder: 'map-of-lists', file: 'results.json' },
    { folder: 'swebench-instance', file: '*/report.json' },
    { folder: 'swebench-report', file: 'report.json' },
    { folder: 'map-by-id', file: 'report.json' },
    { folder: 'pass-at-ignored', file: 'results.jsonl', drafting: ['--pass-at', '3'] },
    { folder: 'completed-and-score', file: 'results.jsonl', drafting: ['--pass-at', '0.5'] },
    { folder: 'tbx', file: 'perf.csv', select: 'model=m2' },
    { folder: 'model-in-id', file: 'results.csv', select: 'provider_id=m2' },
    { folder: 'first-scorer', file: 'log.json' },
  ])(
    'drafted from $folder, where every true is false in the second',
    async ({ folder, file, drafting = [], select }) => {
      const selecting = select === undefined ? [] : ['--select', select];
      const { inputs, found } = initOn(folder, [file, ...drafting, ...selecting]);
      const words = ['--results', file, '--mapping', inputs.mapping ?? '', ...selecting];
      await gate([...words, '--out', join(outside, 'main')], { root, env: {} });
      for (const name of readdirSync(join(CASES, folder), { recursive: true, encoding: 'utf8' })) {
        if (!/\.(?:jsonl?|csv)$/.test(name)) continue;
        const text = readFileSync(join(root, name), 'utf8');
        writeFileSync(join(root, name), text.replaceAll('true', 'false').replaceAll('True', 'False'));
      }
      const second = [...words, '--baseline', join(outside, 'main'), '--json'];
      const decided = JSON.parse((await gate(second, { root, env: {} })).text as string);
      expect(decided).toMatchObject({ scenarios: { paired: found?.scenarios, new: 0, removed: 0, changed: 0 } });
    },
  );
});

test('a shipped mapping that nobody tried on a file of its tool is named by init and by the first run', async () => {
  cpSync(join(import.meta.dirname, '../suite/fixtures/shipped/gh-models.json'), join(root, 'results.json'));
  const text = init(['results.json'], { root, env: {} }).text as string;
  expect(text).toContain('was never tried on a file that the tool wrote');
  const words = ['--results', 'results.json', '--mapping', 'gh-models'];
  const codesOf = async (more: readonly string[]) => {
    const decided = JSON.parse((await gate([...words, ...more, '--json'], { root, env: {} })).text as string);
    return decided.findings.map(({ code }: { code: string }) => code);
  };
  expect(await codesOf(['--out', join(outside, 'main')])).toContain('mapping-unverified');
  expect(await codesOf(['--baseline', join(outside, 'main')])).not.toContain('mapping-unverified');
});

test('the arms of a job of Harbor are two agents, each with attempts of its own', () => {
  const job = join(import.meta.dirname, '../suite/fixtures/shipped/harbor/job');
  cpSync(job, join(root, 'jobs/j'), { recursive: true });
  const [trial, other] = [join(root, 'jobs/j/web__a1/result.json'), join(root, 'jobs/j/web__x1/result.json')];
  mkdirSync(join(root, 'jobs/j/web__x1'));
  writeFileSync(other, readFileSync(trial, 'utf8').replaceAll('terminus-2', 'codex').replaceAll('a1', 'x1'));
  const words = ['jobs/j/**/*.json'];
  expect(() => init(words, { root, env: {} })).toThrow(
    /2 agents.*`agent` "terminus-2\/small": 7 trials, 2 passed.*`agent` "codex\/small": 1 trial, 1 passed/s,
  );
  const { found } = JSON.parse(
    init([...words, '--select', 'agent=terminus-2/small', '--json'], { root, env: {} }).text as string,
  );
  expect(found).toMatchObject({ scenarios: 3, trials: 7, passed: 2, unverified: true });
});
