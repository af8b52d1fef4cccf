import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findNode } from './support/node-binaries.ts';

const cli = join(import.meta.dirname, '../dist/cli.mjs');

const RUBRIC = `
rubric: booking
version: 1.0.0
metric: TCR
criteria:
  booked: { weight: 0.5, pass_when: { field: final_state.booked, op: eq, value: true } }
  polite: { weight: 0.25, pass_when: { field: output, op: matches, value: '(?i)\\bplease\\b|ß' } }
  quick: { weight: 0.25, pass_when: { field: usage.latency_ms, op: lte, value: 900 } }
`;

interface Written {
  readonly results: string;
  /** `results.jsonl`. */
  readonly lines: string;
}

/** Trials with texts, fractions and errors of every kind, one line each. */
const LINES = Array.from({ length: 40 }, (_, index) =>
  JSON.stringify({
    scenario: `s-${index % 8}`,
    trial: Math.floor(index / 8),
    output: ['Please wait', 'grüß dich \u{1f600}', 'no', ''][index % 4],
    final_state: { booked: index % 3 === 0 },
    usage: { latency_ms: index * 33.3, cost_usd: 0.1 * index },
    error: index === 7 ? 'gave up' : index === 9 ? { kind: 'judge', message: 'quota' } : null,
  }),
);

/** The results that the built command line gives for these files of lines. */
function score(
  files: Readonly<Record<string, readonly string[]>>,
  { node = process.execPath, named = Object.keys(files) }: { node?: string; named?: readonly string[] } = {},
): Written {
  const root = mkdtempSync(join(tmpdir(), 'agent-gate-same-'));
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  };
  write('rubrics/booking.yml', RUBRIC);
  for (const [name, lines] of Object.entries(files)) write(name, lines.map((line) => `${line}\n`).join(''));
  const results = named.flatMap((name) => ['--results', name]);
  const { stderr } = spawnSync(node, [cli, 'gate', ...results, '--out', 'bundle'], { cwd: root, encoding: 'utf8' });
  expect(stderr).toBe('');
  const text = (name: string): string => readFileSync(join(root, 'bundle', name), 'utf8');
  const manifest = JSON.parse(text('manifest.json')) as { readonly results: string };
  return { results: manifest.results, lines: text('results.jsonl') };
}

describe('the results of a suite', () => {
  const whole = score({ 'all.jsonl': LINES });

  test('have a hash', () => {
    expect(whole.results).toMatch(/^sha256:[0-9a-f]{64}$/);
  });

  const majors = ([20, 24] as const).flatMap((major) => {
    const node = findNode(major);
    return node === null ? [] : [{ major, node }];
  });
  test.each(majors)('are the same on Node $major', ({ node }) => {
    expect(score({ 'all.jsonl': LINES }, { node })).toEqual(whole);
  });

  test('are the same whatever the order in which their files are named', () => {
    const files = { 'a.jsonl': LINES.slice(0, 11), 'b.jsonl': LINES.slice(11, 12), 'c.jsonl': LINES.slice(12) };
    expect(score(files, { named: ['c.jsonl', 'a.jsonl', 'b.jsonl'] })).toEqual(whole);
    expect(score(files, { named: ['*.jsonl'] })).toEqual(whole);
  });

  test.each([
    { name: 'in two shards by scenario', part: (line: string) => Number(/s-(\d)/.exec(line)?.[1]) % 2 },
    { name: 'in seven shards', part: (line: string) => LINES.indexOf(line) % 7 },
    { name: 'in a file for each trial', part: (line: string) => LINES.length - LINES.indexOf(line) },
  ])('have the same hash $name', ({ part }) => {
    const files: Record<string, string[]> = {};
    for (const line of LINES) {
      const name = `shards/${part(line)}.jsonl`;
      files[name] = [...(files[name] ?? []), line];
    }
    expect(score(files, { named: ['shards/*.jsonl'] }).results).toBe(whole.results);
  });

  test('have another hash when one trial ends otherwise', () => {
    const [first = '', ...others] = LINES;
    const other = first.replace('"booked":true', '"booked":false');
    expect(other).not.toBe(first);
    expect(score({ 'all.jsonl': [other, ...others] }).results).not.toBe(whole.results);
  });

  test('do not depend on how a trial was laid out', () => {
    const reversed = LINES.map((line) => {
      const entries = Object.entries(JSON.parse(line) as Record<string, unknown>);
      return JSON.stringify(Object.fromEntries(entries.reverse())).replaceAll('":', '" : ');
    });
    expect(score({ 'all.jsonl': reversed }).results).toBe(whole.results);
  });
});
