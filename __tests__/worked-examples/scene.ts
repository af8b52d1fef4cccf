import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Decision } from '../../schemas/types/decision.ts';
import type { RubricTestFile } from '../../schemas/types/rubric-test.ts';
import type { Workplace } from '../../src/commands/command.ts';
import { gate } from '../../src/commands/gate.ts';
import { lintRubrics } from '../../src/commands/lint.ts';

const REPOSITORY = join(import.meta.dirname, '../..');

/** The text of a worked example's rubric or cases: a folder beside this file, or a shipped rubric as `rubrics/NAME`. */
export function read(example: string, ending: '.yml' | '.test.yml'): string {
  const file = example.startsWith('rubrics/')
    ? join(REPOSITORY, example)
    : join(import.meta.dirname, example, 'rubric');
  return readFileSync(file + ending, 'utf8');
}

/** The trials of its cases, in their order. */
export function trialsOf(example: string): readonly object[] {
  return (parse(read(example, '.test.yml')) as RubricTestFile).cases.map(({ trial }) => trial);
}

/** A user's folder, in which the commands run. */
export interface Scene {
  readonly root: string;
  /** Writes a text, or a value as JSON, which YAML reads too. */
  write(name: string, content: unknown): void;
  read(name: string): string;
  /** Gates one trial of a scenario each by `rubric.yml`, on 21 November 2026. */
  gate(trials: readonly object[], words?: readonly string[], workplace?: Partial<Workplace>): Promise<Gated>;
  /** The codes of what lint finds in `rubric.yml`, that day or another. */
  lint(options?: { readonly baseline?: string; readonly today?: string }): readonly string[];
}

interface Gated {
  readonly decision: Decision;
  readonly comment: string;
}

const TODAY = '2026-11-21';

function clockAt(day: string): { readonly SOURCE_DATE_EPOCH: string } {
  return { SOURCE_DATE_EPOCH: String(Date.parse(day) / 1000) };
}

/** Plays in a new folder that holds the rubric, and removes it. */
export async function inScene<T>(rubric: string, play: (scene: Scene) => T | Promise<T>): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'worked-'));
  const write = (name: string, content: unknown): void =>
    writeFileSync(join(root, name), typeof content === 'string' ? content : JSON.stringify(content));
  write('rubric.yml', rubric);
  const scene: Scene = {
    root,
    write,
    read: (name) => readFileSync(join(root, name), 'utf8'),
    gate: async (trials, words = [], workplace = {}) => {
      const lines = trials.map((trial, index) => `${JSON.stringify({ scenario: `s${index}`, ...trial })}\n`);
      write('results.jsonl', lines.join(''));
      const all = [
        '--results',
        'results.jsonl',
        '--rubrics',
        'rubric.yml',
        '--out',
        join(root, 'bundle'),
        '--json',
        ...words,
      ];
      const { text } = await gate(all, { root, ...workplace, env: { ...clockAt(TODAY), ...workplace.env } });
      return { decision: JSON.parse(text) as Decision, comment: readFileSync(join(root, 'bundle/comment.md'), 'utf8') };
    },
    lint: ({ baseline, today = TODAY } = {}) =>
      lintRubrics({ names: ['rubric.yml'], baseline }, { root, env: clockAt(today) }).findings.map(({ code }) => code),
  };
  try {
    return await play(scene);
  } finally {
    rmSync(root, { recursive: true });
  }
}
