import type { ListRow, PageList } from '../page-data.ts';
import { at, make } from './dom.ts';

/** The scenarios as the reader filters and orders them. */
export interface List {
  /** What passes the filters, in its order. */
  shown(): readonly ListRow[];
  /** Marks the scenario that is open. */
  mark(row: ListRow | null): void;
}

const SIGNS: Readonly<Record<ListRow['state'], string>> = {
  broke: '✗',
  fixed: '✓',
  unjudged: '–',
  failed: '✗',
  passed: '✓',
};

const FILTERS: readonly (readonly [name: string, keeps: (row: ListRow) => boolean])[] = [
  ['Broke', ({ state }) => state === 'broke'],
  ['Fixed', ({ state }) => state === 'fixed'],
  ['Flaky', ({ isFlaky }) => isFlaky],
  ['No verdict', ({ state }) => state === 'unjudged'],
  ['All', () => true],
];
const ALL = FILTERS.length - 1;

/** Rows that are drawn at a time: twenty thousand at once would block the page. */
const STEP = 200;

/** A heading, or a scenario below it. */
type Entry = string | ListRow;

export function startList({ groups, rows }: PageList): List {
  const texts = new Map(
    rows.map((row) => [row, [row.scenario, row.title ?? '', ...row.tags].join('\n').toLowerCase()]),
  );
  const found = FILTERS.map(([, keeps]) => rows.filter(keeps).length);
  const picked = { filter: found[0] === 0 ? ALL : 0, group: '', tag: '', criterion: '', text: '' };
  let [shown, entries, drawn]: [readonly ListRow[], readonly Entry[], number] = [[], [], 0];
  let open: ListRow | null = null;

  const link = (row: ListRow): Node => {
    const { slug, scenario, title = '', state } = row;
    const sign = make('span', { className: `st ${state}` }, SIGNS[state]);
    const name = make('span', { className: 'ti' }, make('b', {}, scenario), ` ${title}`);
    const own = make('a', { href: `#s-${slug}`, title }, sign, ' ', name);
    if (row === open) own.setAttribute('aria-current', 'true');
    return make('li', {}, own);
  };
  const draw = (): void => {
    const list = at('list');
    list.querySelector('.more-rows')?.remove();
    const next = entries.slice(drawn, drawn + STEP);
    list.append(
      ...next.map((entry) => (typeof entry === 'string' ? make('li', { className: 'g' }, entry) : link(entry))),
    );
    drawn += next.length;
    if (drawn >= entries.length) return;
    const button = make('button', { type: 'button', onclick: draw }, `${entries.length - drawn} more`);
    list.append(make('li', { className: 'more-rows' }, button));
    watch.observe(button);
  };
  const watch = new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting, target }) => isIntersecting && target.isConnected)) draw();
  });
  const update = (): void => {
    const { filter, group, tag, criterion, text } = picked;
    shown = rows.filter(
      (row) =>
        FILTERS[filter]?.[1](row) &&
        (group === '' || row.group === Number(group)) &&
        (tag === '' || row.tags.includes(tag)) &&
        (criterion === '' || row.criteria.includes(criterion)) &&
        texts.get(row)?.includes(text),
    );
    entries = groups.flatMap((name, index): readonly Entry[] => {
      const members = shown.filter((row) => row.group === index);
      return members.length === 0 ? [] : [`${name} (${members.length})`, ...members];
    });
    drawn = 0;
    watch.disconnect();
    at('list').replaceChildren();
    draw();
    at('count').textContent = `${shown.length} of ${rows.length} scenarios`;
    for (const [index, button] of [...at('states').children].entries())
      button.setAttribute('aria-pressed', String(index === filter));
  };
  const select = (
    label: string,
    names: readonly (readonly [value: string, name: string])[],
    key: 'group' | 'tag' | 'criterion',
  ): void => {
    if (names.length < 2) return;
    const own = make(
      'select',
      {},
      ...[['', label] as const, ...names].map(([value, name]) => make('option', { value }, name)),
    );
    own.setAttribute('aria-label', label);
    own.onchange = () => {
      picked[key] = own.value;
      if (own.value !== '') picked.filter = ALL;
      update();
    };
    at('picks').append(own);
  };
  const distinct = (key: 'tags' | 'criteria') =>
    [...new Set(rows.flatMap((row) => row[key]))].map((name) => [name, name] as const);

  for (const [index, [name]] of FILTERS.entries()) {
    const onclick = (): void => {
      picked.filter = index;
      update();
    };
    const disabled = found[index] === 0 && index < ALL;
    at('states').append(make('button', { type: 'button', onclick, disabled }, `${name} ${found[index]}`));
  }
  select(
    'Any cause',
    groups.map((name, index) => [String(index), name]),
    'group',
  );
  select('Any tag', distinct('tags'), 'tag');
  select('Any criterion that fails', distinct('criteria'), 'criterion');
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
      const hash = new URL(`#s-${row.slug}`, location.href).hash;
      [...document.querySelectorAll<HTMLAnchorElement>('#list a')]
        .find((own) => own.hash === hash)
        ?.setAttribute('aria-current', 'true');
    },
  };
}
