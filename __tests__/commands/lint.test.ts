import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lintExitCode, lintRubrics } from '../../src/commands/lint.ts';
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

/** Every finding as `LINE LEVEL CODE what`. */
function lines(options: Parameters<typeof lint>[0] = {}): readonly string[] {
  return lint(options).findings.map(({ level, code, what, where }) => `${where.line} ${level} ${code} ${what}`);
}

const HEAD = `rubric: booking
version: 1.0.0
metric: TCR
owner: '@ana'
since: 2026-01-01
changelog: [{ version: 1.0.0, change: First. }]
`;

/** A rubric that leaves nothing to say. */
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

test('a rubric that says everything has no findings', () => {
  writeRubric(SOUND);
  expect(lint()).toEqual({ files: ['rubrics/booking.yml'], findings: [] });
  expect(lintExitCode(lint(), { strict: true })).toBe(0);
});

describe('a rubric by itself', () => {
  const rows: readonly { name: string; text: string; finds: readonly string[] }[] = [
    {
      name: 'nobody owns',
      text: SOUND.replace(/owner: .*\n/, '').replace(/since: .*\n/, ''),
      finds: ['1 advice undocumented the rubric has neither `owner` nor `since`'],
    },
    {
      name: 'with parts that say nothing of themselves, inside and out',
      text: `${HEAD.replace(/since: .*\n/, '')}criteria:
  a:
    weight: 1
    rationale: why
    since: 2026-01-01
    criteria:
      b: { weight: 1, pass_when: { field: b, op: exists } }
nodes:
  c:
    rationale: why
    rules:
      - { name: d, weight: 1, condition: { field: d, op: exists } }
`,
      finds: [
        '12 advice undocumented criterion `a.b` has no `rationale`',
        '14 advice undocumented node `c` has no `since`',
        '17 advice undocumented rule `c.d` has neither `rationale` nor `since`',
      ],
    },
    {
      name: 'with a threshold that nobody can tell the reason of',
      text: SOUND.replace('criteria:', 'threshold: 0.5\ncriteria:'),
      finds: [
        '7 advice threshold-undocumented the threshold has neither `unit`, `rationale`, `calibrated_on`, `calibrated_at`, `owner` nor `review_by`',
      ],
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
      finds: ['14 warning review-due the threshold was to be reviewed by 2026-11-20 by @bo'],
    },
    {
      name: 'with weights of no sum',
      text: SOUND.replace('criteria:', 'weights: relative\ncriteria:'),
      finds: ['7 advice relative-weights the weights are relative: nobody sees what share of the score each has'],
    },
    {
      name: 'without a changelog',
      text: SOUND.replace(/changelog: .*\n/, ''),
      finds: ['1 advice no-changelog the rubric has no changelog'],
    },
    {
      name: 'whose changelog stopped',
      text: SOUND.replace('version: 1.0.0\n', 'version: 1.1.0\n'),
      finds: ['6 warning changelog-behind the changelog does not mention version 1.1.0'],
    },
    {
      name: 'with the same condition and opposite effects',
      text: `${HEAD}criteria:
  long: { weight: 0.5, rationale: why, pass_when: { field: n, op: gte, value: 5 } }
  short: { weight: 0.5, rationale: why, pass_when: { not: { not: { field: n, op: lt, value: 5 } } } }
`,
      finds: [
        '9 warning opposite-effects criterion `short` has the opposite condition of criterion `long` (rubrics/booking.yml:8:3) and the same effect',
      ],
    },
    {
      name: 'with the same condition in other words and opposite effects',
      text: `${HEAD}rules:
  - name: helps
    weight: 0.5
    rationale: why
    condition: { and: [{ field: a, op: exists, description: one }, { not: { field: b, op: eq, value: 1 } }] }
  - name: ends
    weight: 0
    terminal: true
    rationale: why
    condition: { description: all, and: [{ field: b, op: ne, value: 1 }, { field: a, op: exists }] }
  - { name: other, weight: -1, rationale: why, condition: { or: [{ field: b, op: ne, value: 1 }, { field: a, op: exists }] } }
`,
      finds: [
        '12 warning opposite-effects rule `ends` has the condition of rule `helps` (rubrics/booking.yml:8:5) and the opposite effect',
      ],
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
      finds: ['8 error unknown-node rule `long`: there is no rule `shrt`'],
    },
  ];
  test.each(rows)('$name', ({ text, finds }) => {
    writeRubric(text);
    expect(lines()).toEqual(finds);
  });

  test('without cases beside it', () => {
    write('rubrics/booking.yml', SOUND);
    expect(lines()).toEqual(['1 warning no-cases no cases stand beside the rubric']);
    expect([lintExitCode(lint(), { strict: false }), lintExitCode(lint(), { strict: true })]).toEqual([0, 1]);
  });

  test('that is shipped is looked for by its name', () => {
    expect(lint({ names: ['tool-use'] }).findings.map(({ code }) => code)).not.toContain('no-cases');
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
    'rubrics/twice.yml:1 unknown-key',
    'rubrics/twice.yml:1 missing-key',
    'rubrics/twice.yml:1 missing-key',
    'rubrics/twice.yml:1 missing-key',
    'rubrics/twice.yml:2 repeated-key',
  ]);
  expect(lintExitCode(found, { strict: false })).toBe(1);
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
  expect(lintExitCode(run, { strict: false })).toBe(1);
});

test('how many more problems there are is told of the file, after them, and of a policy as of a policy', () => {
  const many = Array.from({ length: 200 }, (_, index) => `  k${index}: { wieght: 1 }`);
  writeRubric(`${HEAD}criteria:\n${many.join('\n')}\n`);
  write('p.yml', `gate: { metrics: { ${many.map((line) => line.trim()).join(', ')} } }`);
  const more = lint({ policy: 'p.yml' }).findings.filter(({ code }) => code === 'more-problems');
  expect(more.map(({ where, next }) => [where.file, next])).toEqual([
    ['p.yml', 'Mend it: nothing is decided by a policy that does not load'],
    ['rubrics/booking.yml', 'Mend it: nothing is judged by a rubric that does not load'],
  ]);
  expect(lint().findings.at(-1)?.code).toBe('more-problems');
});

test('a question that the model of the policy is never asked is named', () => {
  const question = `  polite: { weight: 0.5, rationale: Manners., question: Is it polite?, judge: yes_no }\n`;
  writeRubric(SOUND.replace('weight: 1', 'weight: 0.5') + question);
  expect(lines()).toEqual([]);
  write('p.yml', 'suite: s\njudge: { model: m }\n');
  expect(lines({ policy: 'p.yml' })).toEqual([
    '12 advice never-asked `polite` has no `sees`, so that the model of the policy is never asked',
  ]);
});

test('numbers of the policy are due for review like those of rubrics', () => {
  writeRubric(SOUND);
  write('p.yml', `gate:\n  metrics:\n    TCR: { threshold: 0.8, review_by: '2026-11-20', owner: '@bo' }\n`);
  expect(lines({ policy: 'p.yml' })).toEqual([
    '3 warning review-due The numbers for `TCR` were to be reviewed by 2026-11-20 by @bo',
  ]);
});

test('waivers of the policy that have ended are told', () => {
  writeRubric(SOUND);
  const waiver = (expires: string): string => `  - { scenario: s1, reason: r, owner: '@bo', expires: ${expires} }\n`;
  write('p.yml', `waivers:\n${waiver('2026-01-01')}${waiver('2999-01-01')}`);
  expect(lines({ policy: 'p.yml' })).toEqual(['2 warning waiver-expired The waiver for `s1` ended after 2026-01-01']);
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
      finds: ["2 error no-version-bump the rubric differs from main's, and both are version 1.0.0"],
    },
    {
      name: 'with an older version',
      now: TWO.replaceAll('1.0.0', '0.9.0'),
      finds: ["2 error version-went-back version 0.9.0 comes before main's 1.0.0"],
    },
    {
      name: 'with other weights and a minor version',
      now: TWO.replaceAll('1.0.0', '1.1.0')
        .replace('weight: 0.5', 'weight: 0.25')
        .replace('weight: 0.5', 'weight: 0.75'),
      finds: [
        '2 warning no-major-bump what makes the score changed since main, and the major version did not: `right_time` weighs 0.25, not 0.5, `polite` weighs 0.75, not 0.5',
      ],
    },
    {
      name: 'with other criteria and a minor version',
      now: TWO.replaceAll('1.0.0', '1.1.0').replace('  polite:', '  kind:'),
      finds: [
        '2 warning no-major-bump what makes the score changed since main, and the major version did not: `kind` is new, `polite` is gone',
      ],
    },
    {
      name: 'with another way to combine and a patch version',
      now: TWO.replaceAll('1.0.0', '1.0.1').replace('criteria:', 'combine: cap_by_worst\ncriteria:'),
      finds: [
        '2 warning no-major-bump what makes the score changed since main, and the major version did not: `combine` of the rubric is "cap_by_worst", not "weighted_sum"',
      ],
    },
    {
      name: 'with other criteria and a major version, has no findings',
      now: TWO.replaceAll('1.0.0', '2.0.0').replace('  polite:', '  kind:'),
      finds: [],
    },
  ];
  test.each(rows)('a rubric $name', async ({ now, finds }) => {
    await bundleOf(TWO);
    writeRubric(now);
    expect(lines({ baseline: 'bundle' }).filter((line) => !line.includes('passed'))).toEqual(finds);
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
    expect(lines({ baseline: 'bundle' }).filter((line) => line.includes('.'))).toEqual([
      "15 advice never-fired rule `each_turn.*.harmful` never fired (asked 12 times) in main's stored trials",
      "22 advice always-passed criterion `forked.then.deep` always passed (5 trials) in main's stored trials",
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
      finds: ["9 advice never-asked criterion `timed` never applied in main's stored trials"],
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
      "8 advice always-passed criterion `right_time` always passed (5 trials) in main's stored trials",
      "9 advice never-passed criterion `polite` never passed (5 trials) in main's stored trials",
      "11 advice never-asked node `rare` never applied in main's stored trials",
      "12 advice always-passed node `signs` always passed (5 trials) in main's stored trials",
      "15 advice never-fired rule `signs.harmful` never fired (5 trials) in main's stored trials",
      "16 advice always-fired rule `signs.timed` fired every time (5 trials) in main's stored trials",
    ]);
  });

  test('of fewer than five trials nothing is said', async () => {
    await bundleOf(TWO, manyTrials({ time: '14:00', polite: true }, 4));
    expect(lines({ baseline: 'bundle' })).toEqual([]);
  });
});
