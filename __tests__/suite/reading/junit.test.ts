import { describe, expect, it, test } from 'vitest';
import { readRun } from '../../../src/suite/read-run.ts';
import { junitReport } from '../../../src/suite/reading/junit.ts';
import { mistakesIn } from '../../support/mistakes-in.ts';
import { READING, readNative, resultFile, shippedMapping } from '../reading.ts';

const read = (text: string) => [
  ...readRun([resultFile('r.xml', text)], { ...READING, mapping: shippedMapping('junit') }),
];

const TOKEN = `ghp_${'a1B2c3D4e5F6'.repeat(3)}`;

it('reads suites of suites, whose properties reach every case, and its own win', () => {
  const trials = read(
    `<testsuites><testsuite name="all"><properties><property name="model" value="small"/><property name="id" value="007"/></properties>
    <testsuite name="rooms"><testcase name="a"/><testcase name="b"><properties><property name="model">large</property></properties></testcase>
    </testsuite></testsuite></testsuites>`,
  );
  expect(trials.map(({ scenario, suites, properties }) => ({ scenario, suites, properties }))).toEqual([
    { scenario: 'a', suites: ['all', 'rooms'], properties: { model: 'small', id: '007' } },
    { scenario: 'b', suites: ['all', 'rooms'], properties: { model: 'large', id: '007' } },
  ]);
});

it('numbers the cases of one name as trials, and leaves out skipped ones', () => {
  const trials = read(
    '<testsuite><testcase name="a"/><testcase name="a"><failure/></testcase><testcase name="c"><skipped/></testcase></testsuite>',
  );
  expect(trials.map(({ scenario, trial, harness }) => [scenario, trial, harness])).toEqual([
    ['a', 1, { passed: true }],
    ['a', 2, expect.objectContaining({ passed: false })],
  ]);
});

it('leaves out a test that the runner did not run', () => {
  const trials = read(
    `<testsuite><testcase name="a" status="run" result="completed"/><testcase name="b" status="notrun" result="suppressed"/>
    <testcase name="c" status="Disabled"/></testsuite>`,
  );
  expect(trials.map(({ scenario, harness }) => [scenario, harness])).toEqual([['a', { passed: true }]]);
});

it('fails a test whose status or result says so, without a `<failure>`', () => {
  const trials = read(
    `<testsuite><testcase name="a" status="failed"/><testcase name="b" status="run" result="FAILURE"/>
    <testcase name="c" result="timed out"/><testcase name="d" status="passed"/><testcase name="e" status="failsafe"/></testsuite>`,
  );
  const failed = trials.filter(({ harness }) => (harness as { passed: boolean }).passed === false);
  expect(failed.map(({ scenario }) => scenario)).toEqual(['a', 'b', 'c']);
});

it('leaves out names that no object may have', () => {
  const [trial] = read(
    '<testsuite><testcase name="a" constructor="x"><properties><property name="__proto__" value="1"/></properties></testcase></testsuite>',
  );
  expect(trial?.properties).toEqual({});
});

it('looks for results and cases inside elements that JUnit does not know', () => {
  const trials = read(
    `<testsuites><testsuite name="s">
      <testcase name="a"><attempt><failure message="boo"/></attempt></testcase>
      <group><testcase name="b"><details><error message="no"/></details></testcase></group>
      <testcase name="c"><testcase name="d"><failure/></testcase></testcase>
      <testcase name="e"><attempt><skipped/></attempt></testcase>
    </testsuite></testsuites>`,
  );
  const outcomes = trials.map(({ scenario, harness }) => [scenario, (harness as { passed: boolean }).passed]);
  expect(outcomes).toEqual([
    ['a', false],
    ['b', false],
    ['c', true],
    ['d', false],
  ]);
});

it('accepts more cases than `tests` says, as reruns give them', () => {
  expect(read('<testsuite tests="1"><testcase name="a"/><testcase name="a"/></testsuite>')).toHaveLength(2);
  const failed = '<testcase name="a"><failure/><x><error/></x></testcase>';
  expect(
    read(`<testsuites errors="9"><testsuite failures="1" errors="1">${failed}</testsuite></testsuites>`),
  ).toHaveLength(1);
});

const recordsOf = (xml: string) => junitReport({ file: 'r.xml', chunks: [Buffer.from(xml)], offset: 0 }).items;

it('shares what cases inherit, instead of a copy for each', () => {
  const properties = Array.from({ length: 1000 }, (_, index) => `<property name="p${index}" value="1"/>`).join('');
  const cases = Array.from({ length: 1000 }, (_, index) => `<testcase name="c${index}"/>`).join('');
  const records = [...recordsOf(`<testsuite><properties>${properties}</properties>${cases}</testsuite>`)];
  expect(records.every(({ text }) => text.length < 50)).toBe(true);
  const [first, ...others] = records
    .map((record) => record.parse() as { properties: object })
    .map(({ properties }) => properties);
  expect(Object.keys(first ?? {})).toHaveLength(1000);
  expect(others.every((shared) => shared === first)).toBe(true);
});

test.each([
  { name: 'in a property of the outer suite', outer: TOKEN },
  { name: 'in the name of the inner suite', inner: TOKEN },
  { name: 'in a property of one case', own: TOKEN },
])('removes a secret $name from every case', ({ outer = 'small', inner = 'rooms', own = 'x' }) => {
  const property = (name: string, value: string) =>
    `<properties><property name="${name}" value="${value}"/></properties>`;
  const trials = read(
    `<testsuites>${property('model', outer)}<testsuite name="${inner}"><testcase name="a">${property('id', own)}</testcase>
    <testcase name="b"/></testsuite><testsuite name="cars"><testcase name="c"/></testsuite></testsuites>`,
  );
  const shown = JSON.stringify(trials.map(({ suites, properties }) => [suites, properties]));
  const written = [
    [[inner], { model: outer, id: own }],
    [[inner], { model: outer }],
    [['cars'], { model: outer }],
  ];
  expect(shown).toBe(JSON.stringify(written).replaceAll(TOKEN, '[redacted: github-token]'));
});

it('refuses what cases inherit together above its limit, without reading the rest', () => {
  const value = 'x'.repeat(4 * 1024 * 1024);
  const suite = `<testsuite><properties><property name="p" value="${value}"/></properties>`;
  const items = recordsOf(`${suite}${'<testcase name="a"/>'.repeat(200)}</testsuite>`)[Symbol.iterator]();
  let count = 0;
  const readAll = () => {
    while (!items.next().done) count++;
  };
  expect(mistakesIn(readAll)).toMatchObject([{ code: 'gathered-too-large', where: { file: 'r.xml' } }]);
  expect(count).toBeLessThan(129);
});

const nested = (levels: number, inside: string) =>
  `${'<testsuite>'.repeat(levels)}${inside}${'</testsuite>'.repeat(levels)}`;

it('reads 64 levels', () => {
  expect(read(nested(63, '<testcase name="a"/>'))).toHaveLength(1);
});

describe('refuses', () => {
  test.each([
    { name: 'suites nested too deep', text: nested(64, '<testcase name="a"/>'), code: 'too-deep' },
    { name: 'suites nested beyond the stack', text: nested(20_000, '<testcase name="a"/>'), code: 'too-deep' },
    {
      name: 'unknown elements nested too deep',
      text: `<testsuite><testcase name="a">${'<x>'.repeat(70)}${'</x>'.repeat(70)}</testcase></testsuite>`,
      code: 'too-deep',
    },
    {
      name: 'fewer cases than `tests`',
      text: '<testsuite tests="2"><testcase name="a"/></testsuite>',
      code: 'other-totals',
    },
    {
      name: 'fewer cases than `tests` of one suite',
      text: '<testsuites><testsuite tests="3"><testcase name="a"/></testsuite><testsuite tests="1"><testcase name="b"/><testcase name="c"/></testsuite></testsuites>',
      code: 'other-totals',
    },
    {
      name: 'fewer failures than `failures`',
      text: '<testsuite tests="2" failures="1"><testcase name="a"/><testcase name="b"/></testsuite>',
      code: 'other-totals',
    },
    {
      name: 'an error that is only counted',
      text: '<testsuites><testsuite failures="1" errors="1"><testcase name="a"><failure/></testcase></testsuite></testsuites>',
      code: 'other-totals',
    },
    {
      name: 'an error outside of the test cases',
      text: '<testsuite><testcase name="a"/><error message="setup died"/></testsuite>',
      code: 'other-totals',
    },
    { name: 'a report that was cut', text: '<testsuite><testcase name="a">', code: 'bad-xml' },
    {
      name: 'entities of its own',
      text: '<!DOCTYPE t [<!ENTITY x "y">]><testsuite name="&x;"/>',
      code: 'bad-xml',
    },
    { name: 'other XML', text: '<coverage/>', code: 'wrong-format' },
    { name: 'JSON', text: '{"a": 1}', code: 'wrong-format' },
    { name: 'an HTML page', text: '<!doctype html><p>', code: 'wrong-format' },
  ])('$name', ({ text, code }) => {
    expect(mistakesIn(() => read(text))).toMatchObject([{ code, where: { file: 'r.xml' } }]);
  });

  it('XML as native results', () => {
    expect(mistakesIn(() => readNative([resultFile('r.xml', '<testsuite/>')]))).toMatchObject([
      { code: 'wrong-format', found: 'XML with `<testsuite>` around all' },
    ]);
  });
});
