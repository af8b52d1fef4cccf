import { visible } from '../../../reporting/markdown/escape.ts';
import { CELLS, type Cell, type ListRow, type PageList } from '../page-data.ts';
import { STATE_SIGNS } from '../scenario.ts';
import { at, make } from './dom.ts';
import { brokenIn, type Order, ordered, ordersOf } from './orders.ts';

/** The scenarios as the reader filters and orders them. */
export interface List {
  /** What passes the filters, in its order. */
  shown(): readonly ListRow[];
  /** Marks the scenario that is open. */
  mark(row: ListRow | null): void;
}

const STATES: readonly (readonly [name: string, keeps: (row: ListRow) => boolean])[] = [
  ['All', () => true],
  ['Broke', ({ state }) => state === 'broke'],
  ['Fixed', ({ state }) => state === 'fixed'],
  ['Flaky', ({ isFlaky }) => isFlaky],
  ['No verdict', ({ state }) => state === 'unjudged'],
];

/** Rows that are drawn at a time: twenty thousand at once would block the page. */
const STEP = 120;

/** A heading, or a scenario below it. */
type Entry = string | ListRow;

export function startList(data: PageList): List {
  const { rows } = data;
  const texts = new Map(
    rows.map((row) => [
      row,
      [row.scenario, row.title ?? '', ...row.tags, ...row.slices, ...row.criteria].join('\n').toLowerCase(),
    ]),
  );
  const picked = { state: 0, text: '', order: 0 };
  const orders = ordersOf(data);
  let [shown, entries, drawn]: [readonly ListRow[], readonly Entry[], number] = [[], [], 0];
  let open: ListRow | null = null;

  const draw = (): void => {
    at('list').querySelector('.more-rows')?.remove();
    const next = entries.slice(drawn, drawn + STEP);
    const item = (entry: Entry): Node =>
      typeof entry === 'string'
        ? make('li', { className: 'g' }, seen(entry))
        : make('li', {}, linkTo(entry, orders[picked.order], data.columns, entry === open));
    at('list').append(...next.map(item));
    drawn += next.length;
    const left = entries.length - drawn;
    if (left > 0)
      at('list').append(
        make('li', { className: 'more-rows' }, make('button', { type: 'button', onclick: draw }, `${left} more`)),
      );
  };
  const update = (): void => {
    const { state, text, order } = picked;
    const kept = rows.filter((row) => STATES[state]?.[1](row) && texts.get(row)?.includes(text));
    const found = ordered(kept, orders[order]);
    shown = [...new Set(found.flatMap(({ rows: members }) => members))];
    entries = found.flatMap(({ head, rows: members }): readonly Entry[] =>
      head === '' ? members : [headOf(head, members), ...members],
    );
    drawn = 0;
    at('list').replaceChildren();
    draw();
    at('count').textContent = `${shown.length} of ${rows.length} scenarios`;
    for (const [index, button] of [...at('states').children].entries())
      button.setAttribute('aria-pressed', String(index === state));
  };

  for (const [index, [name, keeps]] of STATES.entries()) {
    const count = rows.filter(keeps).length;
    const onclick = (): void => {
      picked.state = index;
      update();
    };
    at('states').append(make('button', { type: 'button', onclick, disabled: count === 0 }, `${name} ${count}`));
  }
  const order = at<HTMLSelectElement>('order');
  order.append(...orders.map(({ name }) => make('option', {}, name)));
  order.onchange = () => {
    picked.order = order.selectedIndex;
    update();
  };
  const search = at<HTMLInputElement>('q');
  search.oninput = () => {
    picked.text = search.value.trim().toLowerCase();
    update();
  };
  update();
  return {
    shown: () => shown,
    mark(row) {
      open = row;
      document.querySelector('#list [aria-current]')?.removeAttribute('aria-current');
      if (row === null) return;
      while (drawn <= entries.indexOf(row)) draw();
      const link = [...document.querySelectorAll<HTMLAnchorElement>('#list a')].find(
        ({ hash }) => hash === hashOf(row),
      );
      link?.setAttribute('aria-current', 'true');
    },
  };
}

/** The address of a scenario in the page, as a link gives it back. */
export function hashOf({ slug }: ListRow): string {
  return new URL(`#s-${slug}`, location.href).hash;
}

/** `conflict: 7 of 10 broke`. */
function headOf(head: string, rows: readonly ListRow[]): string {
  const broke = brokenIn(rows);
  return `${head}: ${broke > 0 && broke < rows.length ? `${broke} of ${rows.length} broke` : `${rows.length}${broke > 0 ? ' broke' : ''}`}`;
}

/** A text of the run with nothing hidden in it, such as a mark that turns the reading direction. */
function seen(text: string): string {
  return visible(text, Number.MAX_SAFE_INTEGER);
}

/** A scenario with its cells, the last of them this run. */
function linkTo(row: ListRow, order: Order | undefined, columns: readonly string[], isOpen: boolean): Node {
  const { slug, scenario, title = '', state } = row;
  const sign = make('span', { className: `st ${state}`, title: state }, STATE_SIGNS[state].sign);
  const name = make('span', { className: 'ti' }, make('b', {}, seen(scenario)), ` ${order?.shown(row) || seen(title)}`);
  const cells = [...row.cells].map((cell, index) =>
    make('i', { className: cell, title: `${columns[index] ?? 'this run'}: ${CELLS[cell as Cell]}` }),
  );
  const grid = make('span', { className: 'cells', ariaHidden: 'true' }, ...cells);
  return make(
    'a',
    { href: `#s-${slug}`, title: seen(`${scenario} ${title}`), ariaCurrent: isOpen ? 'true' : null },
    sign,
    name,
    grid,
  );
}
