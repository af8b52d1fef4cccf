import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseGateOptions } from '../../src/commands/gate.ts';
import { usageOf } from '../../src/commands/help.ts';
import { FORMATS, isFormat } from '../../src/reporting/formats.ts';
import { expectGolden } from '../support/golden.ts';
import { regressed } from './stories/regressed.ts';

const GOLDEN = join(import.meta.dirname, 'golden/formats');
const README = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
const SECRET = 'retail-agent';
const surroundings = {
  bundle: 'bundle',
  report: 'report.html',
  paint: (_: string, text: string) => text,
  redact: (text: string) => text.replaceAll(SECRET, '[redacted]'),
};

describe.each(Object.entries(FORMATS))('the format %s', (name, { help, render }) => {
  test('has a line in the help of the command', () => {
    expect(help).toMatch(/^[a-z].{10,}[^.]$/);
    expect(usageOf('gate')).toMatch(new RegExp(`^ +${name} +${help.replaceAll('.', '\\.')}$`, 'm'));
  });

  test('has a row in the README', () => {
    const [, cell = ''] = new RegExp(`^\\| \`${name}\` \\| (.+) \\|$`, 'm').exec(README) ?? [];
    expect(cell.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')).toBe(help);
  });

  test('is taken by `--format`', () => {
    expect(parseGateOptions(['--results', 'a', '--format', name]).format).toBe(name);
  });

  test('renders a regression as its golden file, without secrets', () => {
    const text = render(regressed(), surroundings);
    expectGolden(join(GOLDEN, `${name}.txt`), text);
    expect(text).not.toContain(SECRET);
    expect(text).toMatch(/[^\n]\n$/);
  });
});

test('every golden file and every row of the README is a format', () => {
  const [, table = ''] = /\| `--format` \|.*\n\| --- .*\n((?:\|.*\n)+)/.exec(README) ?? [];
  const rows = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
  expect(rows).toEqual(Object.keys(FORMATS));
  expect(readdirSync(GOLDEN)).toEqual(rows.map((name) => `${name}.txt`).sort());
});

test.each(['toString', '', 'xml'])('`%s` is no format', (name) => {
  expect(isFormat(name)).toBe(false);
});
