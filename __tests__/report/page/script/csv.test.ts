import { expect, test } from 'vitest';
import { csvOf } from '../../../../src/report/page/script/csv.ts';
import { pageRow } from '../page-row.ts';

test('a line for each scenario, with what is unknown left empty', () => {
  const row = pageRow({
    title: 'Say "no", then stop',
    tags: ['a', 'b'],
    state: 'broke',
    score: [1, 0.25],
    cost: [null, 0.01],
    criteria: ['r/c'],
  });
  expect(csvOf([row])).toBe(
    'scenario,title,state,flaky,tags,score on main,score,cost on main,cost,latency on main,latency,failed criteria\r\na,"Say ""no"", then stop",broke,no,a b,1,0.25,,0.01,,,r/c\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@x', '\t=1'])('a text that begins like the formula %j is text', (text) => {
  expect(csvOf([pageRow({ scenario: text })]).split('\r\n')[1]).toMatch(/^'/);
});

test('a text of several lines is one field', () => {
  expect(csvOf([pageRow({ title: 'a\r\nb' })])).toContain('"a\r\nb"');
});
