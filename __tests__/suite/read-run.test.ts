import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { type ResultFile, readRun, type Selection } from '../../src/suite/read-run.ts';
import type { Trial } from '../../src/suite/trial.ts';

function file(name: string, text: string): ResultFile {
  return { file: name, chunks: () => [Buffer.from(text)] };
}

function read(files: readonly ResultFile[], select: readonly Selection[] = []): readonly Trial[] {
  return [...readRun(files, { mapping: null, select })];
}

function problemsOf(action: () => unknown): readonly string[] {
  try {
    action();
  } catch (error) {
    if (error instanceof UserError) return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('readRun', () => {
  it('reads JSON Lines and JSON lists as one run', () => {
    const trials = read([
      file('a.jsonl', '{"scenario":"a"}\n\n{"scenario":"a","trial":2}\r\n'),
      file('b.json', '[{"scenario":"b","mood":"good"}, {"scenario":"c"}]'),
    ]);
    expect(trials).toEqual([
      { scenario: 'a', trial: 1, error: null },
      { scenario: 'a', trial: 2, error: null },
      { scenario: 'b', trial: 1, error: null, mood: 'good' },
      { scenario: 'c', trial: 1, error: null },
    ]);
  });

  it('names both places of a trial that comes twice', () => {
    const files = [file('a.jsonl', '{"scenario":"a"}\n{"scenario":"b"}'), file('b.json', '[{"scenario":"b"}]')];
    expect(problemsOf(() => read(files))).toEqual([
      'b.json#/0: scenario "b" has its trial 1 twice, first at a.jsonl:2:1. Give each attempt at a scenario its own `trial` number',
    ]);
  });
});
