import { describe, expect, test } from 'vitest';
import { readBaselineSource, readInputs } from '../../../src/io/github/inputs.ts';

function read(inputs: Readonly<Record<string, string>>) {
  return readInputs(
    Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
  );
}

describe('readInputs', () => {
  test('needs the results alone', () => {
    expect(read({ results: ' a.json \r\n\n b/*.jsonl\n' })).toEqual({
      results: ['a.json', 'b/*.jsonl'],
      confirmResults: [],
      controlResults: [],
      mapping: undefined,
      select: [],
      rubrics: [],
      policy: undefined,
      token: '',
      baseline: 'auto',
      baselineFile: undefined,
      baselineWorkflows: [],
      onBaselineError: 'error',
      comment: 'always',
      includeOutput: true,
      upload: true,
      retentionDays: undefined,
      prRetentionDays: undefined,
      mistakes: [],
    });
  });

  test.each(['./.github/workflows/x.yml', 'x.yml', 'acme/bot/.github/workflows/x.yml@refs/heads/main'])(
    'knows the workflow %s by its path',
    (written) => {
      const env = { GITHUB_REPOSITORY: 'acme/bot', INPUT_RESULTS: 'r.json', 'INPUT_BASELINE-WORKFLOW': written };
      expect(readInputs(env).baselineWorkflows).toEqual(['.github/workflows/x.yml']);
    },
  );

  test("takes another repository's workflow for none of its own", () => {
    const written = 'eve/bot/.github/workflows/x.yml@main';
    const env = { GITHUB_REPOSITORY: 'acme/bot', INPUT_RESULTS: 'r.json', 'INPUT_BASELINE-WORKFLOW': written };
    expect(readInputs(env).baselineWorkflows).toEqual(['eve/bot/.github/workflows/x.yml']);
  });

  test('reads every input', () => {
    const inputs = read({
      results: 'r-{shard}.json',
      'expected-shards': '2',
      mapping: 'promptfoo',
      select: 'provider=a=b\ntag=smoke',
      rubrics: 'one.yml',
      policy: 'policy.yml',
      answers: ' kept/answers.jsonl\n',
      token: ' ghs_x\n',
      baseline: 'none',
      'baseline-file': './.github/agent-baseline.json',
      'baseline-workflow': 'main.yml\n.github/workflows/nightly.yml',
      'on-baseline-error': 'no-baseline',
      comment: 'off',
      'include-output': 'false',
      upload: 'false',
      'retention-days': '90',
      'pr-retention-days': '14',
    });
    expect(inputs).toMatchObject({
      shards: ['1', '2'],
      select: [
        { fact: 'provider', value: 'a=b' },
        { fact: 'tag', value: 'smoke' },
      ],
      answers: 'kept/answers.jsonl',
      token: 'ghs_x',
      baselineFile: './.github/agent-baseline.json',
      baselineWorkflows: ['.github/workflows/main.yml', '.github/workflows/nightly.yml'],
      onBaselineError: 'no-baseline',
      comment: 'off',
      includeOutput: false,
      upload: false,
      retentionDays: 90,
      prRetentionDays: 14,
    });
  });

  test('names every mistake at once', () => {
    const wrong = {
      results: ' \n',
      'expected-shards': '0',
      select: 'provider',
      baseline: '1A2b3c4',
      comment: 'yes',
      upload: 'TRUE',
      'retention-days': '0',
      'on-baseline-error': 'ignore',
    };
    expect(read(wrong).mistakes.map(({ what }) => what)).toEqual([
      'the input `results` is missing',
      'the input `expected-shards` names no shards',
      'the input `select` has a line that is not FACT=VALUE',
      'the input `baseline` is not a whole commit id',
      'the input `on-baseline-error` has an unknown value',
      'the input `comment` has an unknown value',
      'the input `upload` has an unknown value',
      'the input `retention-days` is not a number of days',
    ]);
  });

  test('still comments when the input is malformed', () => {
    expect(read({ results: 'r', comment: 'yes' })).toMatchObject({ comment: 'always', mistakes: [{ found: 'yes' }] });
  });

  test.each(['-1', '401', '1.5', '1e2', 'ninety'])('takes no %s for days', (days) => {
    expect(read({ results: 'r', 'retention-days': days }).mistakes).toHaveLength(1);
  });
});

const SHA = '1a2b3c4d5e6f708192a3b4c5d6e7f80911223344';

test.each([
  ['auto', { kind: 'ancestors' }],
  ['latest', { kind: 'latest' }],
  [SHA.toUpperCase(), { kind: 'commit', sha: SHA }],
  [SHA, { kind: 'commit', sha: SHA }],
  [`${SHA}${'0'.repeat(24)}`, { kind: 'commit', sha: `${SHA}${'0'.repeat(24)}` }],
  ['none', null],
  ['1a2b3c4', null],
  [`${SHA}0`, null],
  ['./1a2b3c4', null],
  ['main-bundle', null],
])('the input `baseline: %s` is read as a source of main, or as none', (text, source) => {
  expect(readBaselineSource(text)).toEqual(source);
});
