import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { annotate, remark, say, sayLines, writeOutputs, writeSummary } from '../../src/io/log.ts';
import { readFileCommands, readRunnerLog } from '../support/runner-output.ts';

let folder: string;
let printed: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe('the log', () => {
  test.each([
    ['::set-output name=decision::pass'],
    ['  ::ADD-MASK::a'],
    ['harmless ##[set-output name=decision]pass'],
    ['first\n::stop-commands::x'],
    ['first\r##[add-matcher]m.json'],
    ['first\u2028::error::x'],
  ])('holds no command that a text carries: %j (I67, I68, I69)', (text) => {
    say(text);
    sayLines(text);
    remark('notice', 'known');
    const { strayCommands, annotations } = readRunnerLog(printed);
    expect(strayCommands).toEqual([]);
    expect(annotations).toHaveLength(1);
  });

  test('annotates a file, line and column', () => {
    annotate([
      { level: 'error', title: 'Fail: demo', message: '100% wrong', file: 'a,b:c.yml', line: 3 },
      { level: 'notice', title: 'Fail: demo', message: 'ok' },
      { level: 'error', title: 'Fail: demo', message: 'wrong', file: 'c.yml', line: 3, column: 7 },
    ]);
    expect(printed.split('\n').slice(0, 3)).toEqual([
      '::error title=Fail%3A demo,file=a%2Cb%3Ac.yml,line=3::100%25 wrong',
      '::notice title=Fail%3A demo::ok',
      '::error title=Fail%3A demo,file=c.yml,line=3,col=7::wrong',
    ]);
  });
});

describe('writeOutputs', () => {
  test('sets outputs through the file', () => {
    const path = join(folder, 'output');
    writeFileSync(path, '');
    vi.stubEnv('GITHUB_OUTPUT', path);
    expect(writeOutputs({ decision: 'pass', bundle: 'a\nb' }, process.env)).toBeNull();
    expect(readFileCommands(readFileSync(path, 'utf8'))).toEqual({ decision: 'pass', bundle: 'a\nb' });
    expect(printed).toBe('');
  });

  test('never falls back to printing them (F28)', () => {
    vi.stubEnv('GITHUB_OUTPUT', '');
    expect(writeOutputs({ decision: 'pass' }, process.env)).toMatch(/no GITHUB_OUTPUT/);
    vi.stubEnv('GITHUB_OUTPUT', join(folder, 'gone'));
    expect(writeOutputs({ decision: 'pass' }, process.env)).toMatch(/Missing file/);
    expect(printed).toBe('');
  });
});

describe('writeSummary', () => {
  const render = (limit: number): string => `text within ${limit}\n`;

  test('appends what still fits', () => {
    const path = join(folder, 'summary');
    writeFileSync(path, 'x'.repeat(500_000));
    expect(writeSummary(render, { GITHUB_STEP_SUMMARY: path })).toBeNull();
    expect(readFileSync(path, 'utf8').slice(500_000)).toBe(`text within ${1024 * 1024 - 64 * 1024 - 500_000}\n`);
  });

  test('skips a summary that is full, missing or unwritable, and says so (F27)', () => {
    const full = join(folder, 'full');
    writeFileSync(full, 'x'.repeat(1024 * 1024));
    expect(writeSummary(render, { GITHUB_STEP_SUMMARY: full })).toMatch(/filled/);
    expect(readFileSync(full)).toHaveLength(1024 * 1024);
    expect(writeSummary(render, {})).toMatch(/no GITHUB_STEP_SUMMARY/);
    mkdirSync(join(folder, 'directory'));
    expect(writeSummary(render, { GITHUB_STEP_SUMMARY: join(folder, 'directory') })).toMatch(/EISDIR/);
  });

  test('lets a bug of the renderer through', () => {
    const broken = () => {
      throw new TypeError('a bug');
    };
    expect(() => writeSummary(broken, { GITHUB_STEP_SUMMARY: join(folder, 'new') })).toThrow('a bug');
  });
});
