import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { RubricTestFile } from '../../schemas/types/rubric-test.ts';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import { findMismatches, loadRubricTest } from '../../src/scoring/testing/rubric-test.ts';
import { expectGolden } from '../support/golden.ts';
import { read } from './scene.ts';
import * as shown from './shown.ts';

/** What a row is shown by: numbers that cases expect, each by the path of its key below `expect`, or a test of its own. */
type Shown = readonly string[] | { readonly numbers: string; readonly show: () => unknown };

interface Row {
  readonly system: string;
  readonly capability: string;
  /** A folder beside this file, or a shipped rubric. */
  readonly rubric: string;
  readonly shown: Shown;
}

const ROWS: readonly Row[] = [
  ...system('Scheduling agent', '01-scheduling-agent', [
    ['five weighted questions give the score', ['score']],
    ['four outcomes, also on their bounds; the first that holds counts', ['outcome']],
    ['TCR is the mean of the scores; outcomes are counted', ['all.score', 'all.outcomes']],
    ['bands of readiness', ['all.band']],
    ['the criteria that fail most come first', { numbers: '17, 33, 50, 67, 83 % pass', show: shown.showWorstFirst }],
    ['what always or never passes is pointed out', { numbers: '3 and 1 of 5 criteria', show: shown.showConstant }],
  ]),
  ...system('The pattern for other qualities', 'rubrics/response-clarity', [
    ['response clarity (RCS)', ['score']],
    ['error recovery (RTE): weights that sum to 0.95 count in proportion', ['score'], 'rubrics/error-recovery'],
    [
      'absolute weights must sum to 1',
      { numbers: '0.95 is refused', show: shown.showSumRefused },
      'rubrics/error-recovery',
    ],
  ]),
  ...system('Order of steps', '03-order-of-steps', [
    ['X before Y', ['nodes.looked_before_cancelling.verdict']],
    ['X by step N', ['nodes.looked_by_third_step.verdict']],
    ['never Z after W', ['nodes.no_refund_after_handover.verdict']],
    ['X exactly once', ['nodes.cancelled_once.verdict']],
  ]),
  ...system('Composite evaluations', '04-strategies', [
    ['weighted sum, with the severity of the worst part that failed', ['score', 'severity'], '04-weighted-sum'],
    ['levels in levels, each combined in its own way', ['nodes.correctness.score', 'score'], '04-nested-levels'],
    ['accuracy of tool calls, one by one', ['score'], '04-tool-call-accuracy'],
    ['`min`', ['nodes.lowest.score']],
    ['`weighted_median`', ['nodes.middle_of_weight.score']],
    ['`majority_vote`; a tie fails', ['nodes.majority.score', 'nodes.tie.score', 'nodes.tie.verdict']],
    ['`cap_by_worst`', ['nodes.capped.score']],
    ['`strict`', ['nodes.all_of_them.score']],
    ['`median`', ['nodes.middle.score']],
    ['what does not apply shares out its weight', ['score'], '04-shared-weights'],
    ['a level is calibrated', ['nodes.stretched.raw', 'nodes.stretched.score']],
    ['a threshold decides the verdict', ['nodes.reached.verdict', 'nodes.missed.verdict'], '04-verdict-matrix'],
    [
      'without a threshold the severity does: critical, high, medium, low, none',
      ['critical', 'high', 'medium', 'low', 'none'].map((severity) => `nodes.${severity}.verdict`),
      '04-verdict-matrix',
    ],
    ['a judge that answers 0 to 100, passing from 0.7', ['nodes.fluent.score', 'nodes.fluent.verdict'], '04-judge'],
    ['a judge asked several times: the majority counts', ['nodes.polite.verdict'], '04-judge'],
    [
      'answers of a judge are kept',
      { numbers: '8 questions, then 0', show: shown.showAnswersKept },
      'rubrics/response-clarity',
    ],
    ['progress while a judge answers', { numbers: '8 of 8', show: shown.showProgress }, 'rubrics/response-clarity'],
    [
      'records restore to the same tree and hash',
      { numbers: '4 records', show: shown.showRestored },
      '04-nested-levels',
    ],
  ]),
  ...system('Several outputs of one evaluator', '05-several-outputs', [
    ['mean of the scores; passes if all pass', ['score', 'verdict']],
    ['other aggregators', ['lowest', 'middle', 'majority', 'every_one'].map((name) => `nodes.${name}.score`)],
    ['every output stays at hand', ['nodes.0.score', 'nodes.1.score', 'nodes.2.score', 'nodes.2.verdict']],
  ]),
  ...system('First deterministic scorer', '06-first-scorer', [
    ['four checks, ten points (published as 7 of 10: wrong)', ['score']],
  ]),
  ...system('Rule list', '07-terminal-rule', [
    ['signed weights of the rules that fire', ['raw', 'verdict']],
    ['a terminal rule comes first; later rules are not evaluated', ['nodes.confident_tone.verdict']],
    [
      'rules under `meta` load, each with its version',
      { numbers: '4 rules of version 1.0.0', show: shown.showRuleVersions },
    ],
  ]),
  ...system('Derived facts', '08-derived-facts', [
    ['facts that follow from others, in any order', ['derived.is_too_short', 'derived.quality_flagged']],
  ]),
  ...system('Decision tree', '09-decision-tree', [
    ['one question after the other, down to a score and its label', ['score', 'label']],
  ]),
  ...system('DAG of metrics', '10-dag-of-metrics', [
    [
      'scores made of scores, each kept (published as 0.83 with 0.50 and 0.71 below it: wrong)',
      ['length_score', 'factual_accuracy', 'fluency_score', 'readability', 'composite'].map(scoreOf),
    ],
    [
      'the score that moved between two versions of agent or rubric is named',
      { numbers: 'fluency −0.25; readability −0.008', show: shown.showMoved },
    ],
    ['nodes wait for what they need', { numbers: '5 nodes', show: shown.showOrder }],
    ['a cycle is refused', { numbers: 'both nodes are named', show: shown.showCycle }],
    ['the DAG ends in a tree', ['label'], '10-dag-into-tree'],
  ]),
  ...system('Three dimensions', '11-three-dimensions', [
    ['weighted sum of three (published as 0.7125, passed: wrong)', ['score', 'verdict']],
    ['toxicity of 0.4 gives 0 whatever the tone', ['nodes.tone.score']],
    ['completeness by the share of sub-questions', ['nodes.completeness.score']],
  ]),
  ...system('Production scorer', '12-production-scorer', [
    ['four rules, each in the trace, fired or not', ['score']],
    ['a closed contract: what breaks it is an error', ['verdict']],
  ]),
  ...system('Governance', '13-governed', [
    [
      'rules and thresholds say why, who and since when',
      { numbers: 'passes; 2 findings without', show: shown.showDocumented },
    ],
    ['a rule that never fired', { numbers: '`never-fired`', show: shown.showNeverFired }],
    ['one condition, opposite effects', { numbers: '`opposite-effects`', show: shown.showOpposite }],
    ['an override of no rule', { numbers: '`unknown-node`', show: shown.showUnknownOverride }],
    ['a change without a new version', { numbers: '`no-version-bump`', show: shown.showNoBump }],
    ['a threshold past its review', { numbers: '`review-due`', show: shown.showReviewDue }],
    ['scores of two major versions are not comparable', { numbers: '`rubric-new-line`', show: shown.showMajor }],
  ]),
];

test('57 rows stand in the README', () => {
  expect(ROWS).toHaveLength(57);
  expectGolden(join(import.meta.dirname, 'README.md'), renderReadme());
});

test.each(ROWS.map((row, index) => ({ ...row, number: index + 1 })))('$number $system: $capability', async (row) => {
  if ('show' in row.shown) await row.shown.show();
  else for (const path of row.shown) expectCases(row.rubric, path);
});

function system(
  name: string,
  rubric: string,
  rows: readonly (readonly [capability: string, shown: Shown, rubric?: string])[],
): readonly Row[] {
  return rows.map(([capability, shown, own = rubric]) => ({ system: name, capability, rubric: own, shown }));
}

function scoreOf(node: string): string {
  return `nodes.${node}.score`;
}

/** The expectation alone that a path names: `score`, `nodes.a.b.verdict`, `all.band`; undefined in cases without it. */
function only(path: string, expectation: object | undefined): { readonly value: unknown; readonly expect: object } {
  const [first = '', ...keys] = path.replace(/^all\./, '').split('.');
  const member = (expectation as Readonly<Record<string, unknown>> | undefined)?.[first];
  if (keys.length === 0) return { value: member, expect: { [first]: member } };
  const key = first === 'nodes' ? keys.slice(0, -1).join('.') : keys.join('.');
  const part = (member as Readonly<Record<string, unknown>> | undefined)?.[key];
  if (first !== 'nodes') return { value: part, expect: { [first]: { [key]: part } } };
  const inner = only(keys.at(-1) ?? '', part as object | undefined);
  return { value: inner.value, expect: { nodes: { [key]: inner.expect } } };
}

/** Judges the cases, and holds each to what it expects at the path alone. */
function expectCases(name: string, path: string): void {
  const rubric = loadRubric(name, read(name, '.yml'));
  const { test: file, scored } = loadRubricTest(name, read(name, '.test.yml'), rubric);
  const isOfAll = path.startsWith('all.');
  const held = scored.map((one) => {
    const { value, expect } = only(path, one.testCase.expect);
    return { ...one, one: { ...one.testCase, expect: isOfAll || value === undefined ? {} : expect } };
  });
  const { expect: _, ...cases } = file;
  const all = isOfAll ? { ...cases, expect: only(path, file.expect).expect } : cases;
  expect(isOfAll || held.some(({ one }) => Object.keys(one.expect).length > 0)).toBe(true);
  expect(findMismatches(rubric, all, held)).toEqual([]);
}

function renderReadme(): string {
  const rows = ROWS.map(({ system: name, capability, rubric, shown: by }, index) => {
    const numbers = 'show' in by ? by.numbers : numbersAt(rubric, by);
    const isFirst = ROWS[index - 1]?.system !== name;
    return `| ${index + 1} | ${isFirst ? name : ''} | ${capability} | ${numbers} | ${linkTo(rubric)} |`;
  });
  return `# Worked examples

Scoring systems that teams use, as rubrics with the numbers that follow from their descriptions. \`agent-gate test __tests__/worked-examples\` runs
their cases; \`capabilities.test.ts\` holds each of the ${ROWS.length} rows below in a test of its own, and \`UPDATE_GOLDEN=1\` writes this page from it.

A row is one thing that a description asks for, with its numbers in the order of the cases. Three descriptions publish wrong numbers; their rows say so.

| # | system | capability | numbers | rubric |
| --: | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

/** What the cases expect at the paths, case by case. */
function numbersAt(rubric: string, paths: readonly string[]): string {
  const { cases, expect: all } = parse(read(rubric, '.test.yml')) as RubricTestFile;
  const expectations = [...cases.map(({ expect: one }) => ({ one, isOfAll: false })), { one: all, isOfAll: true }];
  return expectations
    .map(({ one, isOfAll }) =>
      paths.filter((path) => path.startsWith('all.') === isOfAll).map((path) => only(path, one).value),
    )
    .map((values) =>
      values
        .filter((value) => value !== undefined)
        .map(cell)
        .join(' '),
    )
    .filter((numbers) => numbers !== '')
    .join(', ');
}

function cell(value: unknown): string {
  if (value === null) return 'none';
  if (typeof value === 'number') return String(Number(value.toFixed(4)));
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([key, inner]) => `${key} ${cell(inner)}`)
    .join(' ');
}

function linkTo(rubric: string): string {
  return rubric.startsWith('rubrics/')
    ? `[\`${rubric}\`](../../${rubric}.yml)`
    : `[\`${rubric}\`](${rubric}/rubric.yml)`;
}
