import { describe, expect, it } from 'vitest';
import { loadMapping } from '../../../src/suite/mapping/mapping.ts';
import { readRun } from '../../../src/suite/read-run.ts';
import { mistakesIn, subjectsIn } from '../../support/mistakes-in.ts';
import { READING, resultFile } from '../reading.ts';

type Files = Readonly<Record<string, string>>;

const VERDICTS = 'mapping: test\nscenario: $.id\nfacts: { ok: $.ok, said: $.joined.said }\n';

/** Scenario, verdict and what is joined of every trial. */
function read(files: Files, join: string, mapping = VERDICTS) {
  const named = Object.entries(files).map(([file, content]) => resultFile(file, content));
  const trials = readRun(named, { ...READING, mapping: loadMapping('m.yml', `${mapping}join: ${join}\n`) });
  return [...trials].map(({ scenario, ok, said }) => [scenario, ok, said]);
}

const results = { 'results.jsonl': '{"id":"a","ok":true}\n{"id":"b","ok":false}\n' };

describe('join', () => {
  it.each<{ name: string; files: Files; join: string; mapping?: string }>([
    {
      name: 'lines of another file',
      files: { 'traces.jsonl': '{"task":"b","said":"no"}\n{"task":"a","said":"yes"}\n', ...results },
      join: '{ files: ^traces, by: $.task, to: $.id }',
    },
    {
      name: 'a list in a document',
      files: { ...results, 't/run.json': '{"runs":[{"task":"b","said":"no"},{"task":"a","said":"yes"}]}' },
      join: '{ files: ^t/, records: "$.runs[*]", by: $.task, to: $.id }',
    },
    {
      name: 'a file for every trial, by its name',
      files: { 'traces/a.json': '{"said":"yes"}', 'traces/b.json': '{"said":"no"}', ...results },
      join: "{ files: ^traces/, records: $, by: { file: true, match: '([^/]+)\\.json$' }, to: $.id }",
    },
    {
      name: 'a table, to the members of an object',
      files: { 'r.json': '{"a":{"ok":true},"b":{"ok":false}}', 'more.csv': 'task,said\na,yes\nb,no\n' },
      join: '{ files: csv$, by: $.task, to: $.key }',
      mapping: 'mapping: t\nrecords: $\neach: $[*]\nscenario: $.key\nfacts: { ok: $.item.ok, said: $.joined.said }\n',
    },
  ])('adds $name', ({ files, join, mapping }) => {
    expect(read(files, join, mapping)).toEqual([
      ['a', true, 'yes'],
      ['b', false, 'no'],
    ]);
  });

  it('leaves a trial without its record as it is, and a record without a key out', () => {
    const files = { 'traces.jsonl': '{"task":"a","said":"yes"}\n{"said":"setup"}\n', ...results };
    expect(read(files, '{ files: ^traces, by: $.task, to: $.id }')).toEqual([
      ['a', true, 'yes'],
      ['b', false, undefined],
    ]);
  });

  it.each<{ name: string; traces: string; files?: string; subject: string }>([
    { name: 'a record without a trial', traces: '{"task":"c"}', subject: 'traces.jsonl:1:1 join-unused c' },
    {
      name: 'a key that comes twice',
      traces: '{"task":"a"}\n{"task":"a"}',
      subject: 'traces.jsonl:2:1 unmapped join.by',
    },
    {
      name: 'a pattern that no file matches',
      traces: '{"task":"a"}',
      files: '^trace/',
      subject: 'no-joined-file join.files',
    },
    { name: 'a broken record', traces: '{"task":}', subject: 'traces.jsonl:1:9 bad-json' },
  ])('refuses $name', ({ traces, files = '^traces', subject }) => {
    const join = `{ files: ${files}, by: $.task, to: $.id }`;
    expect(subjectsIn(() => read({ ...results, 'traces.jsonl': traces }, join))).toContain(subject);
  });

  it('removes a secret from what is joined', () => {
    const secret = `ghp_${'a1B2c3D4e5'.repeat(4).slice(0, 36)}`;
    const traces = `{"task":"a","said":"${secret}"}\n{"task":"b","said":"no"}`;
    const trials = read({ ...results, 'traces.jsonl': traces }, '{ files: ^traces, by: $.task, to: $.id }');
    expect(JSON.stringify(trials)).not.toContain(secret);
  });

  it('may find no file to join, if the mapping says so', () => {
    expect(read(results, '{ files: ^traces/, by: $.task, to: $.id, optional: true }')).toEqual([
      ['a', true, undefined],
      ['b', false, undefined],
    ]);
  });

  describe('where the joined files hold the failures alone', () => {
    const mapping =
      'mapping: test\nscenario: $.id\nfacts: { harness.passed: { select: $.joined.valid, default: true } }\n';
    const join = '{ files: score, by: $.id, to: $.id, expect: { trials: $.total, passed: $.correct } }';
    const answers = { 'a.jsonl': '{"id":"a"}\n{"id":"b"}\n', 'c.jsonl': '{"id":"c"}\n' };
    const scores = { 'a.score': '{"total":2,"correct":1}\n{"id":"b","valid":false}\n' };

    it('their totals are summed and compared with the trials', () => {
      expect(read({ ...answers, ...scores, 'c.score': '{"total":1,"correct":1}\n' }, join, mapping)).toHaveLength(3);
    });

    it.each([
      { name: 'a file is missing', more: {}, found: ['3 trials', '2 passed'] },
      { name: 'one counts other passes', more: { 'c.score': '{"total":1,"correct":0}\n' }, found: ['2 passed'] },
    ])('the run is invalid if $name', ({ more, found }) => {
      const problems = mistakesIn(() => read({ ...answers, ...scores, ...more }, join, mapping));
      expect(problems.map((problem) => [problem.code, problem.found])).toEqual(
        found.map((text) => ['other-totals', text]),
      );
    });
  });
});
