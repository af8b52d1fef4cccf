import { UserError } from '../errors.ts';
import { nameList, someOf } from '../gating/wording.ts';
import type { ResultFile } from '../suite/reading/open.ts';
import { findFiles, findResultFiles } from './find-files.ts';

const PLACE = '{shard}';
const ROUND = '{round}';
/** Most shards; a job matrix allows fewer. */
const MOST_SHARDS = 1000;

/** Reads a number of shards, which are named 1 to N. @returns null for anything but a number in 1..1000 */
export function readShards(text: string): readonly string[] | null {
  const count = Number(text);
  if (!/^[1-9]\d*$/.test(text) || count > MOST_SHARDS) return null;
  return Array.from({ length: count }, (_, index) => String(index + 1));
}

export const SHARDS_EXPECTED = `a number from 1 to ${MOST_SHARDS}`;

/**
 * Finds the result files of a sharded run. Each pattern needs a file for each shard.
 * @param shards undefined for a run without shards, which must not use `{shard}`
 * @throws UserError for missing shards, shards beyond the expected ones, a file that matches two shards, `{shard}` without
 *   shards or the reverse, and like `findResultFiles`
 */
export function findShardedFiles(
  patterns: readonly string[],
  shards: readonly string[] | undefined,
  root: string,
): readonly ResultFile[] {
  requirePlaces(patterns, shards);
  if (shards === undefined) return findResultFiles(patterns, root);
  const matches = patterns.flatMap((written) =>
    shards.map((shard): FoundShard => {
      const pattern = written.replaceAll(PLACE, () => shard);
      return { shard, pattern, files: findFiles([pattern], root) };
    }),
  );
  const owners = ownersOf(matches);
  requireEvery(matches, shards, root);
  requireNoMore(patterns, owners, root);
  return findResultFiles([...owners.keys()], root);
}

interface FoundShard {
  readonly shard: string;
  readonly pattern: string;
  readonly files: readonly string[];
}

function requirePlaces(patterns: readonly string[], shards: readonly string[] | undefined): void {
  const wrong = patterns.filter((pattern) => pattern.includes(PLACE) !== (shards !== undefined));
  if (wrong.length === 0) return;
  const [isSet, has] = shards === undefined ? ['not set', 'has'] : ['set', 'lacks'];
  throw new UserError(
    wrong.map((pattern) => ({
      code: 'shards-unnamed',
      what: `\`expected-shards\` is ${isSet}, and \`${pattern}\` ${has} \`${PLACE}\``,
      fix: `Set \`expected-shards\` to the number of shards, and write \`${PLACE}\` in each pattern, as results/shard-${PLACE}.jsonl`,
    })),
  );
}

/** The shard of each file. @throws UserError for a file that matches two shards */
function ownersOf(matches: readonly FoundShard[]): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const { shard, files } of matches) {
    for (const file of files) {
      const owner = owners.get(file) ?? shard;
      owners.set(file, shard);
      if (owner === shard) continue;
      throw new UserError({
        code: 'shard-doubled',
        what: `the file matches two shards, ${owner} and ${shard}`,
        where: { file },
        fix: 'Let each file match one shard: `*` next to `{shard}` takes 10 for 1',
      });
    }
  }
  return owners;
}

/** Refuses a missing shard, which would silently make the run smaller. */
function requireEvery(matches: readonly FoundShard[], shards: readonly string[], root: string): void {
  const missing = matches.filter(({ files }) => files.length === 0);
  if (missing.length === 0) return;
  const names = [...new Set(missing.map(({ shard }) => shard))];
  throw new UserError({
    code: 'shard-missing',
    what: `shard${names.length === 1 ? '' : 's'} ${someOf(names, LISTED)} of ${shards.length} ${names.length === 1 ? 'is' : 'are'} missing`,
    expected: `a file for ${nameList(
      missing.map(({ pattern }) => pattern),
      LISTED,
    )}`,
    found: `nothing in ${root}`,
    fix: 'Check that the job of each shard finished and that its results were downloaded',
  });
}

const LISTED = 10;

/** Refuses files beyond the expected shards: a grown matrix would lose them. */
function requireNoMore(patterns: readonly string[], owners: ReadonlyMap<string, string>, root: string): void {
  const numbered = patterns.map((pattern) => pattern.replaceAll(PLACE, '+([0-9])'));
  const more = findFiles(numbered, root).filter((file) => !owners.has(file));
  if (more.length === 0) return;
  throw new UserError({
    code: 'shard-unexpected',
    what: `files of no expected shard: ${nameList(more, LISTED)}`,
    fix: 'Set `expected-shards` to the current number of shards, or move files of other runs elsewhere',
  });
}

/** A results file and its round; null if its pattern has no `{round}`. */
export interface RoundFile {
  readonly file: ResultFile;
  readonly round: number | null;
}

/**
 * Finds the result files of scenarios that ran again, each once; patterns may match nothing. `{round}` stands for any number.
 * @throws UserError like `findResultFiles`
 */
export function findRoundFiles(patterns: readonly string[], root: string): readonly RoundFile[] {
  const rounds = new Map(patterns.flatMap((pattern) => roundsOf(pattern, root)));
  return [...rounds].flatMap(([file, round]) => {
    return findResultFiles([file], root).map((found): RoundFile => ({ file: found, round }));
  });
}

function roundsOf(pattern: string, root: string): readonly (readonly [file: string, round: number | null])[] {
  if (!pattern.includes(ROUND)) return findFiles([pattern], root).map((file) => [file, null]);
  const all = findFiles([pattern.replaceAll(ROUND, '+([0-9])')], root);
  // Of the numbers in the names, the longest first: `*` next to `{round}` must not take 10 for 0.
  const numbers = [...new Set(all.flatMap((file) => file.match(/\d+/g) ?? []))].sort((a, b) => a.length - b.length);
  return numbers.flatMap((number) => {
    return findFiles([pattern.replaceAll(ROUND, number)], root).map((file) => [file, Number(number)] as const);
  });
}
