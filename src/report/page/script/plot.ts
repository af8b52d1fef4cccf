import type { ListRow, Sides } from '../page-data.ts';
import { make } from './dom.ts';

const SVG = 'http://www.w3.org/2000/svg';
const [SIZE, EDGE] = [300, 34];
/** Most points: those that moved most. */
const MOST = 2000;

/** An amount of each scenario, main across and this run up: above the line it took more. A point opens its scenario. Null without both sides. */
export function plot(
  name: string,
  rows: readonly ListRow[],
  sides: (row: ListRow) => Sides,
  text: (value: number) => string,
): Node | null {
  const points = rows.flatMap((row) => {
    const [main, candidate] = sides(row);
    return main === null || candidate === null ? [] : [{ row, main, candidate }];
  });
  const most = points.reduce((largest, { main, candidate }) => Math.max(largest, main, candidate), 0);
  if (most === 0) return null;
  const at = (value: number): number => EDGE + (value / most) * (SIZE - EDGE - 8);
  const shown = points.sort((a, b) => Math.abs(b.candidate - b.main) - Math.abs(a.candidate - a.main)).slice(0, MOST);
  const dots = shown.map(({ row, main, candidate }) => {
    const link = draw('a', { href: `#s-${row.slug}` });
    const dot = draw('circle', {
      class: candidate > main ? 'more' : 'less',
      cx: at(main),
      cy: SIZE - at(candidate),
      r: 4,
    });
    const title = draw('title', {});
    title.textContent = `${row.scenario}: ${text(main)} → ${text(candidate)}`;
    dot.append(title);
    link.append(dot);
    return link;
  });
  const label = (x: number, y: number, words: string): Node => {
    const own = draw('text', { x, y });
    own.textContent = words;
    return own;
  };
  const svg = draw('svg', {
    class: 'plot',
    viewBox: `0 0 ${SIZE} ${SIZE}`,
    role: 'group',
    'aria-label': `${name} of each scenario`,
  });
  svg.append(
    draw('path', { class: 'ax', d: `M${EDGE} 8V${SIZE - EDGE}H${SIZE - 8}` }),
    draw('line', { class: 'ln', x1: at(0), y1: SIZE - at(0), x2: at(most), y2: SIZE - at(most) }),
    label(EDGE, SIZE - EDGE + 16, `0 to ${text(most)} on main →`),
    label(0, 8, '↑ this run'),
    ...dots,
  );
  const left = points.length - shown.length;
  const note = left > 0 ? `, without ${left} that moved less` : '';
  return make(
    'figure',
    {},
    svg,
    make('figcaption', { className: 'mu' }, `${name} of each scenario${note}: above the line it rose.`),
  );
}

function draw(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(SVG, name) as SVGElement;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
