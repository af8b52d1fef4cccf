import { marked, type Token, type Tokens } from 'marked';

/** The only HTML that a comment or summary may hold. */
const OWN_HTML = /^(?:<details>\n<summary>[^<>&@#`]*<\/summary>|<\/details>|<\/?sub>|<wbr>)$/;

/** The only block quote. */
const OWN_ALERT = /^> \[!WARNING\]\n> \*\*This pull request relaxes its own gate\*\*/;

const OWN: ReadonlyMap<string, RegExp> = new Map([
  ['html', OWN_HTML],
  ['blockquote', OWN_ALERT],
]);

/** What GitHub would turn into a mention, a reference, a link, an emoji, a formula or a character outside code. */
const LIVE_TEXT: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['mention', /@/],
  ['reference', /#|\bGH-\d/i],
  ['address', /:\/\/|\bwww\.[^\s]|javascript:/i],
  ['commit', /\b[0-9a-f]{7,40}\b/i],
  ['entity', /&(?:#\d+|#x[0-9a-f]+|[a-z0-9]+);/i],
  ['emoji code', /:[a-z0-9_+-]+:/i],
  ['formula', /\$/],
  ['tag', /<[a-z!/?]/i],
];

/** What must not stand in the raw body, wherever it is: other programs read that. */
const LIVE_BODY: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['HTML comment', /<!--/],
  ['old workflow command', /##\[/],
  ['workflow command at a line start', /^\s*::/m],
  ['chat command at a line start', /^\s*(?:\/[a-z]|bors\b|@)/im],
  ['half of a surrogate pair', /\p{Surrogate}/u],
  [
    'control or bidi character',
    /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2060-\u206f\u{e0000}-\u{e0fff}]/u,
  ],
];

/**
 * Every way in which a rendered comment or summary would let untrusted text act; empty when it is sound.
 * `allowedLinks` are the addresses that the renderer was given.
 */
export function lintMarkdown(body: string, allowedLinks: readonly string[] = []): readonly string[] {
  const found = LIVE_BODY.filter(([, pattern]) => pattern.test(body)).map(([name]) => `${name} in the raw body`);
  marked.walkTokens(marked.lexer(body), (token) => {
    found.push(...lintToken(token, allowedLinks));
  });
  return found;
}

function lintToken(token: Token, allowedLinks: readonly string[]): readonly string[] {
  if (token.type === 'image') return [`image ${token.raw}`];
  // A scenario's place in the report follows its address.
  if (token.type === 'link')
    return allowedLinks.includes(token.href.replace(/#s-[\w.-]+$/, '')) ? [] : [`link ${token.raw}`];
  if (token.type === 'table') return lintTable(token as Tokens.Table);
  if (token.type === 'code') return lintBlock(token as Tokens.Code);
  const own = OWN.get(token.type);
  if (own !== undefined) return own.test(token.raw.trim()) ? [] : [`${token.type} ${token.raw}`];
  if (['del', 'def', 'hr'].includes(token.type)) return [`${token.type} ${token.raw}`];
  if (token.type !== 'text' && token.type !== 'escape') return [];
  if ('tokens' in token && token.tokens !== undefined) return [];
  return LIVE_TEXT.filter(([, pattern]) => pattern.test(token.raw)).map(([name]) => `${name} in ${token.raw}`);
}

function lintTable(token: Tokens.Table): readonly string[] {
  const wide = token.raw
    .trimEnd()
    .split('\n')
    .filter((line) => line.split(/(?<!\\)\|/).length !== token.header.length + 2);
  return wide.map((line) => `row with a wrong number of cells: ${line}`);
}

function lintBlock(token: Tokens.Code): readonly string[] {
  if (token.lang === 'diff')
    return token.text
      .split('\n')
      .flatMap((line) => (/^(?: {2}scenario|[-+] |$)/.test(line) ? [] : [`line of no diff: ${line}`]));
  if (token.lang !== 'text') return [`block that is not text: ${token.raw}`];
  return token.text.split('\n').flatMap((line) => (line.startsWith('│ ') ? [] : [`line without a prefix: ${line}`]));
}
