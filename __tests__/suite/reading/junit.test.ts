import { describe, expect, it, test } from 'vitest';
import { readRun } from '../../../src/suite/read-run.ts';
import { mistakesIn } from '../../support/mistakes-in.ts';
import { READING, readNative, resultFile, shippedMapping } from '../reading.ts';

const read = (text: string) => [
  ...readRun([resultFile('r.xml', text)], { ...READING, mapping: shippedMapping('junit') }),
];

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

it('leaves out names that no object may have', () => {
  const [trial] = read(
    '<testsuite><testcase name="a" constructor="x"><properties><property name="__proto__" value="1"/></properties></testcase></testsuite>',
  );
  expect(trial?.properties).toEqual({});
});

describe('refuses', () => {
  test.each([
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
