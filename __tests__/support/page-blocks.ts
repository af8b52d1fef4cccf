import { inflateSync } from 'node:zlib';
import { must } from '../../src/contract/must.ts';
import { IN_BLOCK, type PageList } from '../../src/report/page/page-data.ts';
import { scenarioFold } from '../../src/report/page/scenario.ts';

function blockOf(page: string, id: string): string {
  const [, packed = ''] = new RegExp(`<script type="text/plain" id="${id}">([^<]*)</script>`).exec(page) ?? [];
  return inflateSync(Buffer.from(packed, 'base64')).toString();
}

/** What the script of a report lists. */
export function listIn(page: string): PageList {
  return JSON.parse(blockOf(page, 'index'));
}

/** The scenarios that the script of a report unpacks, as it renders them. */
export function packedIn(page: string): readonly string[] {
  const { rows } = listIn(page);
  const ids = [...page.matchAll(/ id="(b-\d+)">/g)].map(([, id = '']) => id);
  return ids.flatMap((id, number) =>
    blockOf(page, id)
      .split('\n')
      .flatMap((trials, index) => {
        const row = must(rows[number * IN_BLOCK + index], 'the row of a scenario');
        return trials === '' ? [] : [scenarioFold(row, JSON.parse(trials)).text];
      }),
  );
}

/** The anchors of the scenarios that are in a report without its script. */
export function foldsIn(page: string): readonly string[] {
  const [shown = ''] = page.split('<script', 1);
  return [...shown.matchAll(/<details class="s" id="s-([^"]+)">/g)].map(([, id = '']) => id);
}
