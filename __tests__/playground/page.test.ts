import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { renderPage } from '../../src/playground/page.ts';
import type { PageData } from '../../src/playground/page-data.ts';

const HOSTILE = '</script><script>alert(1)</script>';
const data: PageData = {
  texts: { mapping: null, rubrics: [{ file: `${HOSTILE}.yml`, text: HOSTILE }], policy: null },
  cases: {},
  run: { file: HOSTILE, lines: `{"scenario":"${HOSTILE}"}\n` },
  main: null,
};
const page = renderPage(data, '1.2.3');
const held = (id: string): string => new RegExp(`id="${id}">([^<]*)<`).exec(page)?.[1] ?? '';
const unpacked = (id: string): string => inflateSync(Buffer.from(held(id), 'base64')).toString();

test('brings its data and its code, packed', () => {
  expect(JSON.parse(unpacked('data'))).toEqual(data);
  expect(unpacked('code')).toContain('the script');
});

test('runs these two scripts and nothing else', () => {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const [loader = ''] = [/<script>(.*?)<\/script>/s.exec(page)?.[1]];
  const [, written = ''] = /content="(default-src[^"]*)"/.exec(page) ?? [];
  const policy = written.replaceAll('&#39;', "'");
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; script-src /);
  expect(policy.match(/script-src ([^;]*)/)?.[1]).toBe(`${hashOf(loader)} ${hashOf(unpacked('code'))}`);
});

test('keeps hostile names inert, and loads nothing', () => {
  expect(page).not.toContain('alert(1)</script>');
  expect(page).not.toMatch(/(?:src|href)=/);
});

test('the same data give the same bytes', () => {
  expect(renderPage(data, '1.2.3')).toBe(page);
});
