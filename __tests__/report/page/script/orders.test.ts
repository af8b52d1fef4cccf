import { describe, expect, test } from 'vitest';
import { ordered, ordersOf } from '../../../../src/report/page/script/orders.ts';
import { pageRow } from '../page-row.ts';

const rows = [
  pageRow({
    scenario: 'a',
    state: 'broke',
    group: 0,
    tags: ['conflict'],
    slices: ['lang=en'],
    score: [1, 0.4],
    cost: [0.01, 0.03],
    latency: [1000, 900],
  }),
  pageRow({
    scenario: 'b',
    group: 1,
    tags: ['plain', 'conflict'],
    slices: ['lang=de'],
    score: [0.5, 0.6],
    cost: [0.01, 0.1],
  }),
  pageRow({ scenario: 'c', group: 1, tags: ['plain'], score: [null, null] }),
  pageRow({ scenario: 'd', group: 1, score: [1, 0] }),
];
const data = { groups: ['crash', 'passes'], rows };
const orders = new Map(ordersOf(data).map((order) => [order.name, order]));
const shape = (name: string) =>
  ordered(rows, orders.get(name)).map(({ head, rows: members }) => [
    head,
    members.map(({ scenario }) => scenario).join(''),
  ]);

describe('the orders of the scenarios', () => {
  test('are those that the scenarios have, tags first', () => {
    expect([...orders.keys()]).toEqual([
      'By tag',
      'By cause',
      'By lang',
      'By drop of the score',
      'By rise of the cost',
      'By rise of the latency',
    ]);
    const bare = { groups: ['passes'], rows: [pageRow({ score: [null, null] })] };
    expect(ordersOf(bare).map(({ name }) => name)).toEqual(['By cause']);
  });

  test.each([
    {
      name: 'By tag',
      says: 'a scenario stands under each of its tags, and tags with more broken ones come first',
      groups: [
        ['conflict', 'ab'],
        ['no tag', 'd'],
        ['plain', 'bc'],
      ],
    },
    {
      name: 'By cause',
      says: 'groups keep the order of the causes',
      groups: [
        ['crash', 'a'],
        ['passes', 'bcd'],
      ],
    },
    {
      name: 'By lang',
      says: 'only scenarios with the fact are listed',
      groups: [
        ['lang=en', 'a'],
        ['lang=de', 'b'],
      ],
    },
    { name: 'By drop of the score', says: 'the largest drop is first, the unknown last', groups: [['', 'dabc']] },
    { name: 'By rise of the cost', says: 'the largest rise is first', groups: [['', 'bacd']] },
    { name: 'By rise of the latency', says: 'a fall comes before the unknown', groups: [['', 'abcd']] },
  ])('$name: $says', ({ name, groups }) => {
    expect(shape(name)).toEqual(groups);
  });

  test('an order by value shows both sides', () => {
    const [a] = rows;
    if (a === undefined) throw new Error('no row');
    expect([...orders.values()].map((order) => order.shown(a))).toEqual([
      '',
      '',
      '',
      '100 → 40',
      '$0.01 → $0.03',
      '1 s → 0.9 s',
    ]);
  });
});
