import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lint as lintCommand, lintRubrics } from '../../src/commands/lint.ts';
import { findGivenBaseline } from '../../src/pipeline/baseline/given-baseline.ts';
import { runGate } from '../../src/pipeline/run-gate.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lint-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const TODAY = { SOURCE_DATE_EPOCH: String(Date.parse('2026-11-21') / 1000) };

function lint(options: { baseline?: string; policy?: string; names?: readonly string[] } = {}) {
  return lintRubrics({ names: [], ...options }, { root, env: TODAY });
}

const exitCode = (...words: readonly string[]) => lintCommand(words, { root, env: TODAY }).exitCode;

/** Every finding as `LINE LEVEL CODE`. */
function lines(options: Parameters<typeof lint>[0] = {}): readonly string[] {
  return lint(options).findings.map(({ level, code, where }) => `${where.line} ${level} ${code}`);
}

const HEAD = `rubric: booking
version: 1.0.0
metric: TCR
owner: '@ana'
since: 2026-01-01
changelog: [{ version: 1.0.0, change: First. }]
`;

/** A rubric without findings. */
const SOUND = `${HEAD}criteria:
  right_time:
    weight: 1
    rationale: Users come at that time.
    pass_when: { field: time, op: eq, value: '14:00' }
`;

const CASES = 'rubric: booking\ncases: [{ name: a, trial: {}, expect: { score: 0 } }]\n';

function writeRubric(text: string): void {
  write('rubrics/booking.yml', text);
  write('rubrics/booking.test.yml', CASES);
}

test.each([undefined, ['rubrics'], ['rubrics/*.yml']])(
  'a rubric that leads nowhere is not passed over: %j',
  (names) => {
    writeRubric(SOUND);
    symlinkSync('nowhere', join(root, 'rubrics/other.yml'));
    const attempt = () => lint(names && { names }).findings.map(({ what, where }) => `${where.file}: ${what}`);
    if (names?.[0] === 'rubrics/*.yml') expect(attempt).toThrow('rubrics/other.yml: the file does not exist');
    else expect(attempt()).toEqual(['rubrics/other.yml: the file does not exist']);
  },
);

test('a valid rubric has no findings', () => {
  writeRubric(SOUND);
  expect(lint()).toEqual({ files: ['rubrics/booking.yml'], findings: [] });
  expect(exitCode('--strict')).toBe(0);
});

describe('a rubric by itself', () => {
  const rows: readonly { name: string; text: string; finds: readonly string[] }[] = [
    {
      name: 'with a threshold that nobody can tell the reason of',
      text: SOUND.replace('criteria:', 'threshold: 0.5\ncriteria:'),
      finds: ['7 advice threshold-undocumented'],
    },
    {
      name: 'with a threshold past its review',
      text: SOUND.replace(
        'criteria:',
        `threshold:
  value: 0.5
  unit: share
  rationale: why
  calibrated_on: 200 trials
  calibrated_at: 2026-01-01
  owner: '@bo'
  review_by: 2026-11-20
criteria:`,
      ),
      finds: ['14 warning review-due'],
    },
    {
      name: 'with the same condition and opposite effects',
      text: `${HEAD}criteria:
  long: { weight: 0.5, rationale: why, pass_when: { field: n, op: gte, value: 5 } }
  short: { weight: 0.5, rationale: why, pass_when: { not: { not: { field: n, op: lt, value: 5 } } } }
`,
      finds: ['9 warning opposite-effects'],
    },
    {
      name: 'with the same condition in other words and opposite effects',
      text: `${HEAD}rules:
  - name: helps
    weight: 0.5
    rationale: why
    condition: { not: { field: b, op: eq, value: 1 }, description: one }
  - name: ends
    weight: 0
    terminal: true
    rationale: why
    condition: { description: all, field: b, op: ne, value: 1 }
  - { name: other, weight: -1, rationale: why, condition: { or: [{ field: b, op: ne, value: 1 }, { field: a, op: exists }] } }
`,
      finds: ['8 advice implied-opposite', '12 warning opposite-effects'],
    },
    {
      name: 'with the same question of the items of two lists',
      text: `${HEAD}criteria:
  sent: { weight: 0.5, rationale: why, each: { over: { field: mails }, as: one, node: { pass_when: { field: one.ok, op: eq, value: 1 } } } }
  shared: { weight: 0.5, rationale: why, each: { over: { field: files }, as: one, node: { fail_when: { field: one.ok, op: eq, value: 1 } } } }
`,
      finds: [],
    },
    {
      name: 'with the same question where it never applies to both',
      text: `${HEAD}criteria:
  de:
    weight: 0.5
    rationale: why
    when: { field: lang, op: eq, value: de }
    criteria: { du: { weight: 1, rationale: why, pass_when: { field: output, op: contains, value: du } } }
  en:
    weight: 0.5
    rationale: why
    when: { field: lang, op: eq, value: en }
    criteria: { no_du: { weight: 1, rationale: why, fail_when: { field: output, op: contains, value: du } } }
`,
      finds: [],
    },
    {
      name: 'with rules that weigh either case',
      text: `${HEAD}rules:
  - { name: long, weight: 0.2, rationale: why, condition: { field: n, op: gt, value: 3 } }
  - { name: short, weight: 0.5, rationale: why, condition: { field: n, op: lte, value: 3 } }
`,
      finds: [],
    },
    {
      name: "whose author's data looks like a part of the language",
      text: `${SOUND}derive:
  plan: { lookup: { field: kind, table: { a: { threshold: 0.5, weights: relative, criteria: { x: {}, y: {} } } } } }
nodes:
  planned: { rationale: why, pass_when: { field: plan, op: exists } }
`,
      finds: [],
    },
    {
      name: 'with rules that pull the same way',
      text: `${HEAD}rules:
  - { name: long, weight: -0.5, rationale: why, condition: { field: n, op: gte, value: 5 } }
  - { name: short, weight: 0.5, rationale: why, condition: { field: n, op: lt, value: 5 } }
`,
      finds: [],
    },
    {
      name: 'with an override of a rule that does not exist',
      text: `${HEAD}rules:
  - { name: long, weight: 0.5, rationale: why, overrides: [shrt], condition: { field: n, op: gte, value: 5 } }
  - { name: short, weight: 0.5, rationale: why, condition: { field: n, op: lt, value: 1 } }
`,
      finds: ['8 error unknown-node'],
    },
  ];
  test.each(rows)('$name', ({ text, finds }) => {
    writeRubric(text);
    expect(lines()).toEqual(finds);
  });
});

test('everything that does not load shows at once, each problem a finding', () => {
  writeRubric(SOUND.replace('weight: 1', 'wieght: 1'));
  write('rubrics/other.yml', 'rubric: [');
  write('rubrics/twice.yml', 'colour: red\ncolour: blue\n');
  write('rubrics/third.yml', SOUND.replace('rubric: booking', 'rubric: third'));
  write('rubrics/third.test.yml', CASES);
  write('rubrics/fourth.yml', SOUND.replace('rubric: booking', 'rubric: fourth'));
  write('rubrics/fourth.test.yml', CASES);
  write('.github/agent-gate.yml', 'gat: {}');
  const found = lint();
  const errors = found.findings.filter(({ level }) => level === 'error');
  expect(errors.map(({ where, code }) => `${where.file}:${where.line} ${code}`)).toEqual([
    '.github/agent-gate.yml:1 unknown-key',
    'rubrics/booking.yml:9 unknown-key',
    'rubrics/other.yml:1 bad-yaml',
    'rubrics/third.yml:undefined duplicate-metric',
    'rubrics/twice.yml:2 repeated-key',
  ]);
  expect(exitCode()).toBe(1);
});

test('a rubric that cannot be read hides nothing of the others', () => {
  writeRubric(`${SOUND}ttle: x\n`);
  write('rubrics/big.yml', `# ${'x'.repeat(256 * 1024)}\n`);
  writeFileSync(join(root, 'rubrics/bytes.yml'), Uint8Array.of(0xff, 0xfe));
  const run = lint();
  expect(run.findings.map(({ code, where }) => [where.file, code])).toEqual([
    ['rubrics/big.yml', 'config-too-large'],
    ['rubrics/booking.yml', 'unknown-key'],
    ['rubrics/bytes.yml', 'not-utf8'],
  ]);
  expect(exitCode()).toBe(1);
});

test('counts further problems of a rubric and of a policy after the listed ones', () => {
  const many = Array.from({ length: 200 }, (_, index) => `  k${index}: { wieght: 1 }`);
  writeRubric(`${HEAD}criteria:\n${many.join('\n')}\n`);
  write('p.yml', `gate: { metrics: { ${many.map((line) => line.trim()).join(', ')} } }`);
  const more = lint({ policy: 'p.yml' }).findings.filter(({ code }) => code === 'more-problems');
  expect(more.map(({ where }) => where.file)).toEqual(['p.yml', 'rubrics/booking.yml']);
  expect(lint().findings.at(-1)?.code).toBe('more-problems');
});

test('numbers of the policy are due for review like those of rubrics', () => {
  writeRubric(SOUND);
  write('p.yml', `gate:\n  metrics:\n    TCR: { threshold: 0.8, review_by: '2026-11-20', owner: '@bo' }\n`);
  expect(lines({ policy: 'p.yml' })).toEqual(['3 warning review-due']);
});

test.each([
  { name: 'a name without files', options: { names: ['nope.yml'] }, says: /no file matches `nope\.yml`/ },
  { name: 'a baseline that is none', options: { baseline: 'rubrics/booking.yml' }, says: /is no bundle/ },
  { name: 'a policy that is not there', options: { policy: 'p.yml' }, says: /does not exist/ },
])('refuses $name', ({ options, says }) => {
  writeRubric(SOUND);
  expect(() => lint(options)).toThrow(says);
});

describe('against a run of main', () => {
  const TWO = `${HEAD}criteria:
  right_time: { weight: 0.5, rationale: why, pass_when: { field: time, op: eq, value: '14:00' } }
  polite: { weight: 0.5, rationale: why, pass_when: { field: polite, op: eq, value: true } }
`;
  /** Gates two trials that differ in both criteria, and keeps the bundle. */
  async function bundleOf(
    text: string,
    trials = '{"scenario":"a","time":"14:00","polite":true}\n{"scenario":"b","time":"15:00","polite":false}\n',
  ) {
    writeRubric(text);
    write('main.jsonl', trials);
    const findBaseline = findGivenBaseline({ baselines: [], baselineSelect: [], env: {} }, root);
    const out = join(root, 'bundle');
    const run = { results: ['main.jsonl'], select: [], rubrics: ['rubrics/booking.yml'], root, out, env: {} };
    await runGate({ ...run, origin: {}, findBaseline });
  }

  /** Lines of trials with the same facts. */
  const manyTrials = (facts: object, count: number) =>
    Array.from(
      { length: count },
      (_, index) => `${JSON.stringify({ ...facts, scenario: scenarioOf(facts, index) })}\n`,
    ).join('');
  const scenarioOf = (facts: object, index: number) => `${JSON.stringify(facts).replace(/\W+/g, '-')}-${index}`;

  const rows: readonly { name: string; now: string; finds: readonly string[] }[] = [
    { name: 'unchanged, has no findings', now: TWO, finds: [] },
    {
      name: 'changed without a new version',
      now: TWO.replace("'14:00'", "'14:30'").replace('value: true', 'value: false'),
      finds: ['2 error no-version-bump'],
    },
    {
      name: 'with an older version',
      now: TWO.replaceAll('1.0.0', '0.9.0'),
      finds: ['2 error no-version-bump'],
    },
    {
      name: 'with other criteria and a new version, has no findings',
      now: TWO.replaceAll('1.0.0', '2.0.0').replace('  polite:', '  kind:'),
      finds: [],
    },
  ];
  test.each(rows)('a rubric $name', async ({ now, finds }) => {
    await bundleOf(TWO);
    writeRubric(now);
    expect(lines({ baseline: 'bundle' }).filter((line) => line.startsWith('2 '))).toEqual(finds);
  });

  test.each([
    ['warns of scenarios without a verdict of a probe that the policy requires', '{ must: fail, required: true }', 1],
    ['is silent where the policy does not require it', '{ must: fail }', 0],
  ])('%s', async (_, rule, count) => {
    write('.github/agent-gate.yml', `arms:\n  no-op: ${rule}\n`);
    const trials = ['a', 'b'].map((scenario) => `${JSON.stringify({ scenario, time: '14:00', polite: true })}\n`);
    await bundleOf(TWO, `${trials.join('')}${JSON.stringify({ scenario: 'a', time: '15:00', arm: 'no-op' })}\n`);
    const found = lint({ baseline: 'bundle' }).findings.filter(({ code }) => code === 'probe-missing');
    expect(found).toHaveLength(count);
    if (count === 0) return;
    expect(found[0]).toMatchObject({
      level: 'warning',
      what: '`no-op` has no verdict on 1 scenario of main: `b`',
      where: { file: '.github/agent-gate.yml', line: 2 },
    });
  });

  test('a zip says the same as the folder', async () => {
    await bundleOf(TWO);
    writeRubric(TWO.replaceAll('1.0.0', '0.9.0'));
    const files = ['manifest.json', 'report.json', 'trials.jsonl', 'rubrics/booking.yml'];
    const entries = files.map((file) => [file, readFileSync(join(root, 'bundle', file))]);
    writeFileSync(join(root, 'bundle.zip'), zipSync(Object.fromEntries(entries)));
    expect(lines({ baseline: 'bundle.zip' })).toEqual(lines({ baseline: 'bundle' }));
    expect(lines({ baseline: 'bundle.zip' })).toHaveLength(1);
  });

  test('what said the same is named inside of lists and trees too', async () => {
    const text = `${HEAD}criteria:
  each_turn:
    weight: 0.5
    rationale: why
    each:
      over: { field: turns }
      node:
        rules:
          - { name: harmful, weight: -1, rationale: why, condition: { field: item, op: eq, value: bad } }
          - { name: kind, weight: 1, rationale: why, condition: { field: item, op: eq, value: kind } }
  forked:
    weight: 0.5
    rationale: why
    tree:
      if: { field: polite, op: eq, value: true }
      then: { node: { criteria: { deep: { weight: 1, rationale: why, pass_when: { field: time, op: exists } } } } }
      else: { score: 0, label: rude }
`;
    await bundleOf(
      text,
      manyTrials({ time: '14:00', polite: true, turns: ['kind', 'odd'] }, 5) +
        manyTrials({ polite: false, turns: ['kind'] }, 2),
    );
    expect(lines({ baseline: 'bundle' })).toEqual([
      '8 advice always-passed',
      '15 advice never-fired',
      '22 advice always-passed',
    ]);
  });

  test.each([
    {
      name: 'one that no trial of main can be judged by says nothing of them',
      keys: 'contract: { required: [place] }',
      finds: [],
    },
    {
      name: 'one that applies to none never applied',
      keys: 'when: { field: place, op: exists }',
      finds: ['9 advice never-asked'],
    },
  ])('$name', async ({ keys, finds }) => {
    const criterion = 'timed: { weight: 1, rationale: why, pass_when: { field: time, op: exists } }';
    await bundleOf(`${HEAD}${keys}\ncriteria:\n  ${criterion}\n`, '{"scenario":"a","time":"14:00"}\n');
    expect(lines({ baseline: 'bundle' }).filter((line) => line.includes('never'))).toEqual(finds);
  });

  test('what said the same of every trial is named, a crash aside', async () => {
    const text = `${HEAD}criteria:
  right_time: { weight: 0.5, rationale: why, pass_when: { field: time, op: exists } }
  polite: { weight: 0.5, rationale: why, pass_when: { field: polite, op: eq, value: 1 } }
nodes:
  rare: { rationale: why, when: { field: rare, op: exists }, pass_when: { field: rare, op: eq, value: 1 } }
  signs:
    rationale: why
    rules:
      - { name: harmful, weight: -1, rationale: why, condition: { field: time, op: eq, value: '3:00' } }
      - { name: timed, weight: 1, rationale: why, condition: { field: time, op: exists } }
`;
    await bundleOf(
      text,
      manyTrials({ time: '14:00', polite: true }, 4) +
        manyTrials({ time: '15:00' }, 1) +
        manyTrials({ error: 'boom' }, 1),
    );
    expect(lines({ baseline: 'bundle' })).toEqual([
      '8 advice always-passed',
      '9 advice never-passed',
      '11 advice never-asked',
      '12 advice always-passed',
      '15 advice implied-opposite',
      '15 advice never-fired',
      '16 advice always-fired',
    ]);
  });

  test('of fewer than five trials nothing is said', async () => {
    await bundleOf(TWO, manyTrials({ time: '14:00', polite: true }, 4));
    expect(lines({ baseline: 'bundle' })).toEqual([]);
  });
});
