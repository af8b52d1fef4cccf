import { appendTo } from '../../../contract/group-by.ts';
import type { ListRow, PageList, Sides } from '../page-data.ts';

/** A way to order the scenarios: below headings, or by a value, the largest first. */
export interface Order {
  readonly name: string;
  /** Headings of a row; empty for an order by value. */
  heads(row: ListRow): readonly string[];
  /** Undefined where the row has none: it comes last. */
  value(row: ListRow): number | undefined;
  /** What the row shows for it; empty for nothing. */
  shown(row: ListRow): string;
}

/** A row below its heading. */
export interface Group {
  /** Empty for none. */
  readonly head: string;
  readonly rows: readonly ListRow[];
}

/** What a trial takes: its name, its value on both sides, and a value as text. */
export const AMOUNTS: readonly (readonly [
  name: string,
  sides: (row: ListRow) => Sides,
  text: (value: number) => string,
])[] = [
  ['Cost', ({ cost }) => cost, (value) => `$${Number(value.toPrecision(2))}`],
  ['Latency', ({ latency }) => latency, (value) => `${Number((value / 1000).toPrecision(2))} s`],
];

/** The orders that these scenarios have. The first is the one to begin with: tags where there are several, else causes. */
export function ordersOf({ groups, rows }: Pick<PageList, 'groups' | 'rows'>): readonly Order[] {
  const tags = new Set(rows.flatMap((row) => row.tags));
  const facts = new Set(rows.flatMap(({ slices }) => slices.map(factOf)));
  const byHead = (name: string, heads: Order['heads']): Order => ({
    name,
    heads,
    value: () => undefined,
    shown: () => '',
  });
  const byValue = (
    name: string,
    sides: (row: ListRow) => Sides,
    sign: 1 | -1,
    text: (value: number) => string,
  ): readonly Order[] =>
    rows.some((row) => sides(row)[1] !== null)
      ? [
          {
            name,
            heads: () => [],
            value: (row) => changeOf(sides(row), sign),
            shown: (row) =>
              sides(row)
                .flatMap((value) => (value === null ? [] : [text(value)]))
                .join(' → '),
          },
        ]
      : [];
  const byTag = byHead('By tag', (row) => (row.tags.length === 0 ? ['no tag'] : row.tags));
  return [
    ...(tags.size > 1 ? [byTag] : []),
    byHead('By cause', (row) => [groups[row.group] ?? '']),
    ...[...facts].map((fact) => byHead(`By ${fact}`, ({ slices }) => slices.filter((slice) => factOf(slice) === fact))),
    ...byValue(
      'By drop of the score',
      ({ score }) => score,
      -1,
      (value) => `${Math.round(value * 100)}`,
    ),
    ...AMOUNTS.flatMap(([name, sides, text]) => byValue(`By rise of the ${name.toLowerCase()}`, sides, 1, text)),
  ];
}

function factOf(slice: string): string {
  return slice.slice(0, slice.indexOf('='));
}

/** How far this run is from main; without main's side, the value itself. */
function changeOf([main, candidate]: Sides, sign: 1 | -1): number | undefined {
  return candidate === null ? undefined : sign * (candidate - (main ?? 0));
}

/** The rows in an order. By tag or slice, groups with the largest share of broken scenarios come first. */
export function ordered(rows: readonly ListRow[], order: Order | undefined): readonly Group[] {
  if (order === undefined) return [{ head: '', rows }];
  const { name, heads, value } = order;
  const groups = new Map<string, ListRow[]>();
  for (const row of rows) for (const head of heads(row)) appendTo(groups, head, row);
  if (groups.size === 0 && rows.length > 0) {
    const last = Number.NEGATIVE_INFINITY;
    return [{ head: '', rows: rows.toSorted((a, b) => (value(b) ?? last) - (value(a) ?? last) || 0) }];
  }
  const found = [...groups].map(([head, members]) => ({
    head,
    rows: members,
    share: brokenIn(members) / members.length,
  }));
  return name === 'By cause' ? found : found.sort((a, b) => b.share - a.share || (a.head < b.head ? -1 : 1));
}

/** How many of the rows broke. */
export function brokenIn(rows: readonly ListRow[]): number {
  return rows.filter(({ state }) => state === 'broke').length;
}
