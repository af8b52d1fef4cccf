import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sparticuz from '@sparticuz/chromium';
import { marked } from 'marked';
import { type Browser, chromium } from 'playwright-core';

const require = createRequire(import.meta.url);

/** A Chromium that needs no libraries of the machine: its own pack brings them where this variable names a lean system. */
export async function openBrowser(): Promise<Browser> {
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  return chromium.launch({
    executablePath: await sparticuz.executablePath(),
    args: sparticuz.args.filter((one) => one !== '--single-process'),
    headless: true,
  });
}

/** The font of the pack, so that texts are as wide on every machine. */
function fontFaces(): string {
  return [
    [400, 'Regular'],
    [700, 'Bold'],
  ]
    .map(([weight, name]) => {
      const file = readFileSync(join(tmpdir(), `fonts/fonts/Open_Sans/OpenSans-${name}.ttf`), 'base64');
      return `@font-face { font-family: "Open Sans"; font-weight: ${weight}; src: url(data:font/ttf;base64,${file}) }`;
    })
    .join(' ');
}

const STYLE = readFileSync(require.resolve('github-markdown-css/github-markdown.css'), 'utf8');

/** A comment as GitHub shows it: its stylesheet, in a column as wide as on a pull request. Open Sans at 13 px is as wide as the fonts of common systems at 14. */
export function commentPage(markdown: string): string {
  const body = marked.parse(markdown, { gfm: true, async: false });
  const frame =
    'max-width: 808px; margin: 16px; padding: 16px; border: 1px solid #8886; border-radius: 6px; font: 13px/1.5 "Open Sans", sans-serif';
  const page =
    'body { margin: 0; background: var(--bgColor-default, #fff) } @media (prefers-color-scheme: dark) { body { background: #0d1117 } }';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Comment</title><style>${fontFaces()} ${STYLE} ${page}</style><main class="markdown-body" style='${frame}'>${body}</main></html>`;
}

/** Words that a reader sees before opening a fold, counted in the rendered comment: a limit such as `< 95 %` is text there, no tag. */
export function unfoldedWords(markdown: string): number {
  const page = marked.parse(markdown, { gfm: true, async: false });
  const open = page.replace(
    /<details>[\s\S]*?<\/details>/g,
    (fold) => /<summary>(.*?)<\/summary>/.exec(fold)?.[1] ?? '',
  );
  return open.replace(/<[^>]+>/g, ' ').match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
