import picomatch from 'picomatch';
import { POLICY_FILE } from '../../gating/read-policy.ts';
import type { TextFile } from '../files.ts';
import { RUBRIC_FILES, type RulerOptions, type RulerTexts } from '../ruler.ts';
import { readShipped } from '../shipped.ts';
import type { GitHubClient } from './client.ts';
import { listFilesAt, readFileAt } from './contents.ts';
import type { Repository } from './context.ts';

/** The commit whose files are read. */
interface Base {
  readonly client: GitHubClient;
  readonly repository: Repository;
  readonly ref: string;
}

/**
 * The ruler as it stands at a commit, found where the run finds its own; null where that commit has none of it, because the
 * pull request brings the first one or names another place.
 * @param options with paths as the repository knows them
 * @throws ApiError
 */
export async function readRulerAt(base: Base, options: Omit<RulerOptions, 'root'>): Promise<RulerTexts | null> {
  const mapping = await mappingAt(base, options.mapping);
  const rubrics = await rubricsAt(base, options.rubrics);
  const policy = await textAt(base, options.policy ?? POLICY_FILE);
  const hasAll = (named: string | undefined, found: TextFile | null): boolean => named === undefined || found !== null;
  const isComplete = rubrics.length > 0 && hasAll(options.mapping, mapping) && hasAll(options.policy, policy);
  return isComplete ? { mapping, rubrics, policy } : null;
}

async function mappingAt(base: Base, mapping: string | undefined): Promise<TextFile | null> {
  if (mapping === undefined) return null;
  return readShipped('mappings', mapping) ?? textAt(base, mapping);
}

async function rubricsAt(base: Base, patterns: readonly string[]): Promise<readonly TextFile[]> {
  if (patterns.length === 0) return findTextsAt(base, RUBRIC_FILES);
  const found = new Map<string, TextFile>();
  for (const pattern of patterns) {
    const shipped = readShipped('rubrics', pattern);
    for (const text of shipped === undefined ? await findTextsAt(base, pattern) : [shipped]) found.set(text.file, text);
  }
  return [...found.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
}

const TEST_FILE = /\.test\.ya?ml$/;

async function findTextsAt(base: Base, pattern: string): Promise<readonly TextFile[]> {
  const { base: folder, isGlob, glob } = picomatch.scan(pattern.replace(/^\.\//, ''));
  if (!isGlob) return [await textAt(base, pattern)].filter((text) => text !== null);
  const isWanted = picomatch(pattern.replace(/^\.\//, ''));
  const files = await listFilesAt(base.client, base.repository, {
    path: folder,
    ref: base.ref,
    deep: glob.includes('/') || glob.includes('**'),
  });
  const wanted = files.filter((file) => isWanted(file) && !TEST_FILE.test(file)).sort();
  const texts: TextFile[] = [];
  for (const file of wanted) {
    const text = await textAt(base, file);
    if (text !== null) texts.push(text);
  }
  return texts;
}

async function textAt({ client, repository, ref }: Base, path: string): Promise<TextFile | null> {
  const text = await readFileAt(client, repository, { path: path.replace(/^\.\//, ''), ref });
  return text === null ? null : { file: path, text };
}
