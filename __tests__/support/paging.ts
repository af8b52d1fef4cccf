import type { ApiRequest, Reply } from './endpoint.ts';

/** GitHub serves at most a hundred entries a page and names the other pages in a `link` header. */
export function inPages(reply: Reply, { query, origin }: ApiRequest, url: URL): Reply {
  if (reply.list === undefined) return reply;
  const size = Math.min(Number(query.get('per_page') ?? 30), 100);
  const page = Number(query.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(reply.list.length / size));
  const entries = reply.list.slice((page - 1) * size, page * size);
  const body = reply.wrap === undefined ? entries : reply.wrap(entries);
  const others = { prev: page - 1, next: page + 1, last, first: 1 };
  const links = Object.entries(others).filter(([rel, to]) => to >= 1 && to <= last && isLinked(rel, page, last));
  const link = links.map(([rel, to]) => `<${pageUrl(origin, url, to)}>; rel="${rel}"`).join(', ');
  return { status: reply.status, body, headers: link === '' ? {} : { link } };
}

function isLinked(rel: string, page: number, last: number): boolean {
  if (rel === 'prev' || rel === 'first') return page > 1;
  return page < last;
}

function pageUrl(origin: string, url: URL, page: number): string {
  const query = new URLSearchParams(url.search);
  query.set('page', String(page));
  return `${origin}${url.pathname}?${query}`;
}
