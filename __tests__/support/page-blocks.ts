import { inflateSync } from 'node:zlib';
import type { PageBlock, PageList } from '../../src/report/page/page-data.ts';

function blockOf(page: string, id: string): unknown {
  const [, packed = ''] = new RegExp(`<script type="text/plain" id="${id}">([^<]*)</script>`).exec(page) ?? [];
  return JSON.parse(inflateSync(Buffer.from(packed, 'base64')).toString());
}

/** What the script of a report lists. */
export function listIn(page: string): PageList {
  return blockOf(page, 'index') as PageList;
}

/** The HTML of the scenarios that the script of a report unpacks. */
export function packedIn(page: string): readonly string[] {
  const ids = [...page.matchAll(/ id="(b-\d+)">/g)].map(([, id = '']) => id);
  return ids.flatMap((id) => blockOf(page, id) as PageBlock).filter((fold) => fold !== null);
}
