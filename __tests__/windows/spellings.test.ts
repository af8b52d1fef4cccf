import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAsking, question } from '../support/asking-place.ts';
import { node, otherSystem, runCli, windowsPath } from './other-machine.ts';

const WINDOWS = otherSystem('win32');
const BOOKING = fileURLToPath(new URL('../stories/booking', import.meta.url));

let outer: string;
/** Its name holds what patterns take for signs. */
let root: string;
beforeAll(() => {
  outer = realpathSync(mkdtempSync(join(tmpdir(), 'windows-')));
  root = join(outer, 'agent (1) [x]');
  cpSync(BOOKING, root, { recursive: true });
  for (const shard of ['1', '2', '3']) {
    mkdirSync(join(root, `shards/${shard}`), { recursive: true });
    cpSync(join(root, 'results/regressed.jsonl'), join(root, `shards/${shard}/part-${shard}.jsonl`));
  }
  mkdirSync(join(outer, 'others'));
  cpSync(join(root, 'results/main.jsonl'), join(outer, 'others/main.jsonl'));
});
afterAll(() => rmSync(outer, { recursive: true }));
beforeEach(() => rmSync(join(root, 'bundle'), { recursive: true, force: true }));

/** The spelling of here and that of Windows; where it is one word, every `/` of it is `\` there. */
type Word = string | readonly [here: string, windows: string];

const spelled = (words: readonly Word[], at: 0 | 1): readonly string[] =>
  words.map((word) => (typeof word !== 'string' ? word[at] : at === 0 ? word : word.replaceAll('/', '\\')));

/** A path in the working folder, in full. */
const full = (path: string, drive = 'D:'): Word => [join(root, path), windowsPath(join(root, path), drive)];
const outside = (path: string): Word => [join(outer, path), windowsPath(join(outer, path), 'C:')];

describe.skipIf(node === null)('F33: paths of Windows', () => {
  test.each<{ name: string; words: () => readonly Word[]; status?: number; drive?: string }>([
    { name: 'a pattern', words: () => ['--results', 'results/reg*.jsonl'] },
    {
      name: 'a pattern that begins here',
      words: () => ['--results', ['./results/reg*.jsonl', '.\\results\\reg*.jsonl']],
    },
    { name: 'a pattern in full', words: () => ['--results', full('results/reg*.jsonl')] },
    {
      name: 'a pattern in full, with a small drive',
      words: () => ['--results', full('results/reg*.jsonl', 'd:'), '--rubrics', full('rubrics/*.yml', 'd:')],
    },
    {
      name: 'folders with `\\` and a pattern with `/`, as a workflow makes them',
      words: () => ['--results', [`${root}/results/reg*.jsonl`, `${windowsPath(root)}/results/reg*.jsonl`]],
    },
    {
      name: 'files of every kind',
      words: () => [
        '--results=results/regressed.jsonl',
        ...['--rubrics', 'rubrics/booking.yml', '--policy', '.github/agent-gate.yml'],
        ...['--baseline', 'results/main.jsonl'],
      ],
    },
    { name: 'a file on another drive', words: () => ['--results', outside('others/main.jsonl')], status: 0 },
    { name: 'a pattern on another drive', words: () => ['--results', outside('others/ma*.jsonl')], status: 0 },
    { name: 'a share', words: () => ['--results', 'results/reg*.jsonl'], drive: '\\\\srv\\share' },
    {
      name: 'a shard too many',
      words: () => ['--results', 'shards/*/part-{shard}.jsonl', '--expected-shards', '2'],
      status: 3,
    },
    {
      name: 'a shard too many, in full',
      words: () => ['--results', full('shards/{shard}/part-{shard}.jsonl'), '--expected-shards', '2'],
      status: 3,
    },
  ])('$name: the decision and the bundle are those of Linux', async ({ words, status = 1, drive = 'D:' }) => {
    const run = (at: 0 | 1, env = {}) => runCli(root, spelled(['gate', ...words(), '--out', './bundle'], at), env);
    const linux = await run(0);
    expect([linux.status, linux.stderr]).toEqual([status, '']);
    rmSync(join(root, 'bundle'), { recursive: true, force: true });
    expect(await run(1, { ...WINDOWS, OTHER_DRIVE: drive })).toEqual(linux);
  });

  test.each<{ name: string; words: readonly Word[] }>([
    { name: 'lint', words: ['lint', './rubrics', '--policy', '.github/agent-gate.yml'] },
    { name: 'lint of a pattern', words: ['lint', 'rubrics/book*.yml'] },
    { name: 'explain', words: ['explain', 'results/regressed.jsonl', '--rubrics', 'rubrics/*.yml'] },
    { name: 'noise', words: ['noise', 'results/main.jsonl', 'results/improved.jsonl'] },
  ])('$name says the same', async ({ words }) => {
    expect(await runCli(root, spelled(words, 1), WINDOWS)).toEqual(await runCli(root, spelled(words, 0)));
  });

  test('init writes the same', async () => {
    const started = async (words: readonly string[], env = {}): Promise<readonly unknown[]> => {
      const folder = mkdtempSync(join(outer, 'init-'));
      mkdirSync(join(folder, '.git'));
      cpSync(join(root, 'results/main.jsonl'), join(folder, 'results/main.jsonl'));
      const said = await runCli(folder, ['init', '--suite', 'booking', ...words], env);
      return [said, readFileSync(join(folder, '.github/workflows/pull-request.yml'), 'utf8')];
    };
    const plain = await started(['results/*.jsonl']);
    expect(await started(['.\\results\\*.jsonl'], WINDOWS)).toEqual(plain);
    expect(await started(['./results//*.jsonl'])).toEqual(plain);
  });

  test('a drive that is not there takes no bundle', async () => {
    const words = ['gate', '--results', 'results\\*.jsonl', '--out', 'Z:\\a\\b'];
    const { status, stdout } = await runCli(root, words, WINDOWS);
    expect(status).toBe(3);
    expect(stdout).toContain('`Z:/a/b`');
  });

  test('a drive that is not there takes no answers, which is said', async () => {
    const place = await openAsking();
    place.rubric({ polite: question('Polite?') });
    place.results({ output: 'Gladly.' });
    const words = ['gate', '--results', 'results.jsonl', '--rubrics', 'rubric.yml', '--policy', 'policy.yml'];
    const said = await runCli(place.root, [...words, '--answers', 'Z:\\a.jsonl', '--json'], {
      ...WINDOWS,
      ...place.env,
    });
    await place.remove();
    expect(said.status).toBe(0);
    expect(said.stdout).toContain('Z:/a.jsonl');
  });
});
