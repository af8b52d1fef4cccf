import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentHash } from '../../src/contract/hash.ts';
import { canonicalJson } from '../../src/contract/json.ts';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import type { Rubric } from '../../src/rubric/rubric.ts';
import { findMismatches, loadRubricTest } from '../../src/scoring/testing/rubric-test.ts';
import { scoreCase } from '../../src/scoring/testing/scored-case.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const read = (name: string, file: string) => readFileSync(join(import.meta.dirname, name, file), 'utf8');
const rubricOf = (name: string) => loadRubric('rubric.yml', read(name, 'rubric.yml'));
const casesOf = (name: string, rubric: Rubric) =>
  loadRubricTest('rubric.test.yml', read(name, 'rubric.test.yml'), rubric);

describe.each(folders.map(({ name }) => ({ name })))('$name', ({ name }) => {
  const rubric = rubricOf(name);
  const { test: cases, scored } = casesOf(name, rubric);

  test('comes out as worked by hand', () => {
    expect(findMismatches(rubric, cases, scored)).toEqual([]);
  });

  test('gives result trees that come back from their JSON text as they were', () => {
    for (const { result } of scored) {
      const text = JSON.stringify(result);
      const restored: unknown = JSON.parse(text);
      expect(restored).toEqual(result);
      expect(contentHash(restored)).toBe(contentHash(result));
      expect(text).toBe(canonicalJson(result));
    }
  });

  test('changes nothing about the trials', () => {
    const before = structuredClone(cases.cases.map(({ trial }) => trial));
    for (const one of cases.cases) scoreCase(rubric, one);
    expect(cases.cases.map(({ trial }) => trial)).toEqual(before);
  });
});

test('the README of the worked examples lists every folder', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  expect(folders.map(({ name }) => name).filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
