import type { ListRow } from '../page-data.ts';

const HEAD =
  'scenario,title,state,flaky,tags,score on main,score,cost on main,cost,latency on main,latency,failed criteria';

/** The scenarios as CSV (RFC 4180), with a line for each. */
export function csvOf(rows: readonly ListRow[]): string {
  const lines = rows.map(({ scenario, title = '', state, isFlaky, tags, score, cost, latency, criteria }) =>
    [scenario, title, state, isFlaky ? 'yes' : 'no', tags.join(' '), ...score, ...cost, ...latency, criteria.join(' ')]
      .map(field)
      .join(','),
  );
  return [HEAD, ...lines].map((line) => `${line}\r\n`).join('');
}

/** A field that a spreadsheet takes for text: one that begins like a formula gets an apostrophe. */
function field(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
