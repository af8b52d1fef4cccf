import { isAbsolute } from 'node:path';
import picomatch from 'picomatch';
import { byText } from '../../contract/text.ts';
import { POLICY_FILE } from '../../gating/policy/resolve-policy.ts';
import { type ConfigOptions, type ConfigTexts, defaultRubric, RUBRIC_FILES } from '../config.ts';
import type { TextFile } from '../files.ts';
import { TEST_FILE } from '../find-files.ts';
import { IGNORES_CASE } from '../paths.ts';
import { ApiError } from '../requests.ts';
import { readShipped } from '../shipped.ts';
import type { GitHubClient } from './client.ts';
import { findFileAt, listFilesAt, readFileAt } from './contents.ts';
import type { Repository } from './context.ts';

/** The commit whose files are read. */
interface Base {
  readonly client: GitHubClient;
  readonly repository: Repository;
  readonly ref: string;
}

/** The parts of a config, in words for people. */
export type ConfigPart = 'rubrics' | 'mapping' | 'policy';

/** The config at a commit, and its missing parts. */
export interface ConfigAt {
  /** What a run of that commit would use, as far as it exists. */
  readonly texts: ConfigTexts;
  readonly missing: readonly ConfigPart[];
}

/**
 * The config at a commit, in the places where the run finds its own. Parts are missing where the pull request adds the first ones or names
 * other places.
 * @param options with paths relative to the repository
 * @throws ApiError
 * @throws UserError where the base has anything but a text there
 */
export async function readConfigAt(base: Base, options: Omit<ConfigOptions, 'root'>): Promise<ConfigAt> {
  const mapping = await mappingAt(base, options.mapping);
  const rubrics = await rubricsAt(base, options.rubrics);
  const policy = await textAt(base, options.policy ?? POLICY_FILE);
  const lacks = (named: string | undefined, found: TextFile | null): boolean => named !== undefined && found === null;
  const missing: readonly ConfigPart[] = [
    ...(rubrics.length === 0 ? (['rubrics'] as const) : []),
    ...(lacks(options.mapping, mapping) ? (['mapping'] as const) : []),
    ...(lacks(options.policy, policy) ? (['policy'] as const) : []),
  ];
  const isFirst = rubrics.length === 0 && options.rubrics.length === 0;
  return { texts: { mapping, rubrics: isFirst ? defaultRubric() : rubrics, policy }, missing };
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
  return [...found.values()].sort((a, b) => byText(a.file, b.file));
}

async function findTextsAt(base: Base, pattern: string): Promise<readonly TextFile[]> {
  const { base: folder, isGlob, glob } = picomatch.scan(pattern);
  if (!isGlob) return [await textAt(base, pattern)].filter((text) => text !== null);
  const isWanted = picomatch(pattern, { nocase: IGNORES_CASE });
  const deep = glob.includes('/') || glob.includes('**');
  const files = await listFilesAt(base.client, base.repository, { folder, ref: base.ref, deep });
  const wanted = files.filter((file) => isWanted(file) && !TEST_FILE.test(file)).sort();
  const texts: TextFile[] = [];
  for (const file of wanted) texts.push((await readAt(base, file)) ?? vanished(file));
  return texts;
}

function vanished(file: string): never {
  throw new ApiError(404, `GitHub lists ${file} and does not give it`);
}

/** GitHub finds a file by its exact path only, and none behind a link. */
async function textAt(base: Base, path: string): Promise<TextFile | null> {
  const text = await readAt(base, path);
  if (text !== null || isAbsolute(path)) return text;
  const file = await findFileAt(base.client, base.repository, { path, ref: base.ref });
  return file === null ? null : ((await readAt(base, file)) ?? vanished(file));
}

async function readAt({ client, repository, ref }: Base, file: string): Promise<TextFile | null> {
  const text = await readFileAt(client, repository, { path: file, ref });
  return text === null ? null : { file, text };
}
