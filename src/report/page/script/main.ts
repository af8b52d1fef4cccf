import { IN_BLOCK, type ListRow, type PageList, type PageScenario } from '../page-data.ts';
import { scenarioFold } from '../scenario.ts';
import { copyButton } from './copy.ts';
import { csvOf } from './csv.ts';
import { at, make } from './dom.ts';
import { hashOf, startList } from './list.ts';
import { AMOUNTS } from './orders.ts';
import { plot } from './plot.ts';
import { unpack } from './unpack.ts';

/** The script of the report: the list of scenarios with its filters, keyboard shortcuts, and the view of one scenario. */
async function start(): Promise<void> {
  const data: PageList = JSON.parse(await unpack('index'));
  const bySlug = new Map(data.rows.map((row, index) => [row.slug, { row, index }]));
  const list = startList(data);
  let current: ListRow | null = null;

  const blocks = new Map<number, Promise<string>>();
  /** The trials of a scenario; null if the report has no room for them. */
  const trialsOf = async (index: number): Promise<PageScenario | null> => {
    const number = Math.floor(index / IN_BLOCK);
    if (!document.getElementById(`b-${number}`)) return null;
    const block = blocks.get(number) ?? unpack(`b-${number}`);
    blocks.set(number, block);
    const [line = ''] = (await block).split('\n').slice(index % IN_BLOCK);
    return line === '' ? null : JSON.parse(line);
  };
  /** The fold of a scenario: in the page, or rendered on first use. */
  const foldOf = async (row: ListRow): Promise<HTMLDetailsElement> => {
    const id = `s-${row.slug}`;
    const trials = document.getElementById(id) ? null : await trialsOf(bySlug.get(row.slug)?.index ?? 0);
    if (!document.getElementById(id)) at('scenarios').insertAdjacentHTML('beforeend', scenarioFold(row, trials).text);
    return at<HTMLDetailsElement>(id);
  };

  /** What stands above a scenario, and its links to the others. */
  const barOf = (): Node => {
    const button = (name: string, onclick: () => void): Node => make('button', { type: 'button', onclick }, name);
    const link = copyButton('Copy link', () => location.href);
    return make(
      'p',
      { className: 'do' },
      make('a', { href: '#nav' }, 'All scenarios'),
      button('Previous', () => go(-1)),
      button('Next', () => go(1)),
      link,
      prompt(),
    );
  };
  const prompt = (): Node => copyButton('Copy as prompt', () => data.prompt);

  const show = async (row: ListRow | null): Promise<void> => {
    current = row;
    const fold = row && (await foldOf(row));
    if (current !== row) return;
    for (const other of document.querySelectorAll('.s.on')) other.classList.remove('on');
    document.documentElement.classList.toggle('one', row !== null);
    list.mark(row);
    if (fold === null) return;
    fold.classList.add('on');
    if (!fold.querySelector('.do')) fold.querySelector('.b')?.prepend(barOf());
    fold.open = true;
    scrollTo(0, 0);
    fold.querySelector('summary')?.focus({ preventScroll: true });
  };

  /** The scenario that an anchor belongs to: `s-SLUG`, or `t-SLUG-2` and `d-SLUG-2` of a trial. */
  const rowOf = (anchor: string): ListRow | null => {
    const [, name = ''] = /^[std]-(.+)$/.exec(anchor) ?? [];
    return (bySlug.get(name) ?? bySlug.get(name.replace(/-\d+$/, '')))?.row ?? null;
  };
  const route = async (): Promise<void> => {
    const name = decodeURIComponent(location.hash.slice(1));
    const row = rowOf(name);
    if (row === null || row !== current) await show(row);
    const place = document.getElementById(name) ?? (row ? null : at('head'));
    if (place !== null && !place.classList.contains('s')) reveal(place);
  };
  const go = (step: number): void => {
    const shown = list.shown();
    const next = shown[current && shown.includes(current) ? shown.indexOf(current) + step : 0];
    if (next === undefined) return;
    // Steps add no history entries: Back returns to where stepping began.
    if (current) location.replace(hashOf(next));
    else location.hash = hashOf(next);
  };

  const keys: Readonly<Record<string, () => void>> = {
    j: () => go(1),
    k: () => go(-1),
    '/': () => at('q').focus(),
    Escape: () => {
      location.hash = '#overview';
    },
  };
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(keys, event.key)) return;
    const field = document.activeElement?.closest<HTMLElement>('input, select');
    if (field && event.key === 'Escape') field.blur();
    if (field) return;
    event.preventDefault();
    keys[event.key]?.();
  });
  at('copy').append(
    prompt(),
    copyButton('Copy link', () => location.href),
    copyButton('Copy as CSV', () => csvOf(list.shown())),
  );
  for (const [name, sides, text] of AMOUNTS) at('plots').append(plot(name, data.rows, sides, text) ?? '');
  // The trial that is opened last is what a link leads to.
  at('scenarios').addEventListener('click', ({ target }) => {
    const id = (target as Element).closest('summary')?.parentElement?.id ?? '';
    if (id.startsWith('t-')) history.replaceState(null, '', `#${id}`);
  });
  at('nav').hidden = false;
  document.documentElement.classList.add('js');
  addEventListener('hashchange', route);
  if (location.hash) await route();
}

/** Opens the folds around an element of the page, and goes to it. */
function reveal(place: HTMLElement): void {
  for (let above: Element | null = place; above; above = above.parentElement)
    if (above instanceof HTMLDetailsElement) above.open = true;
  place.scrollIntoView({ block: place.closest('.s') ? 'center' : 'start' });
  (place.querySelector<HTMLElement>('h1, h2, :scope > summary') ?? place).focus({ preventScroll: true });
}

// An older browser shows the page without the script.
if (typeof DecompressionStream === 'function') void start();
