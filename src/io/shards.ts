import { UserError } from '../errors.ts';
import { nameList, someOf } from '../gating/wording.ts';
import type { ResultFile } from '../suite/reading/open.ts';
import { findFiles, findResultFiles } from './find-files.ts';

/** Placeholder in a pattern for the number or name of a shard. */
const PLACE = '{shard}';
/** Most shards; a job matrix allows fewer. */
const MOST_SHARDS = 1000;
const NUMBER = /^\d+$/;
/** A shard name. It is inserted into patterns, so it has no characters with a meaning there. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/**
 * Reads the shards of a run: a number N for the names 1 to N, or names separated by lines or commas.
 * @returns null for a number outside 1..1000, a name with characters other than letters, digits, `.`, `_`, `-`, or a repeated name
 */
export function readShards(text: string): readonly string[] | null {
  const names = text.split(/[\n,]/).map((name) => name.trim());
  const [only = ''] = names;
  if (names.length === 1 && !/[A-Za-z]/.test(only)) return numbered(only);
  const filled = names.filter((name) => name !== '');
  const isSound = filled.length > 0 && filled.every((name) => NAME.test(name));
  return isSound && new Set(filled).size === filled.length ? filled : null;
}

/** The input that `readShards` accepts, in words. */
export const SHARDS_EXPECTED = `a number from 1 to ${MOST_SHARDS}, or different names of letters, digits, \`.\`, \`_\` and \`-\``;

function numbered(digits: string): readonly string[] | null {
  const count = Number(digits);
  if (!/^[1-9]\d*$/.test(digits) || count > MOST_SHARDS) return null;
  return Array.from({ length: count }, (_, index) => String(index + 1));
}

/**
 * Finds the result files of a sharded run. Each pattern needs a file for each shard.
 * @param shards undefined for a run without shards, which must not use `{shard}`
 * @throws UserError for missing shards, numbered shards beyond the expected ones, a file that matches two shards, `{shard}` without
 *   shards or the reverse, and like `findResultFiles`
 */
export function findShardedFiles(
  patterns: readonly string[],
  shards: readonly string[] | undefined,
  root: string,
): readonly ResultFile[] {
  requirePlaces(patterns, shards);
  if (shards === undefined) return findResultFiles(patterns, root);
  const found = patterns.flatMap((written) =>
    shards.map((shard): FoundShard => {
      const pattern = written.replaceAll(PLACE, () => shard);
      return { shard, pattern, files: findFiles([pattern], root) };
    }),
  );
  const owners = ownersOf(found);
  requireEvery(found, shards, root);
  if (shards.every((shard) => NUMBER.test(shard))) requireNoMore(patterns, owners, root);
  return findResultFiles([...owners.keys()], root);
}

/** The files of one pattern for one shard. */
interface FoundShard {
  readonly shard: string;
  readonly pattern: string;
  readonly files: readonly string[];
}

function requirePlaces(patterns: readonly string[], shards: readonly string[] | undefined): void {
  const wrong = patterns.filter((pattern) => pattern.includes(PLACE) !== (shards !== undefined));
  if (wrong.length === 0) return;
  throw new UserError(
    wrong.map((pattern) =>
      shards === undefined
        ? {
            code: 'shards-unknown',
            what: `\`${pattern}\` has \`${PLACE}\`, but \`expected-shards\` is not set`,
            fix: 'Set `expected-shards` to the number of shards, or to their names',
          }
        : {
            code: 'shards-unnamed',
            what: `\`expected-shards\` is set, but \`${pattern}\` has no \`${PLACE}\``,
            fix: `Write \`${PLACE}\` in place of the shard, for example \`results/shard-${PLACE}.jsonl\``,
          },
    ),
  );
}

/** The shard of each file. @throws UserError for a file that matches two shards */
function ownersOf(found: readonly FoundShard[]): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const { shard, files } of found) {
    for (const file of files) {
      const before = owners.get(file) ?? shard;
      owners.set(file, shard);
      if (before === shard) continue;
      throw new UserError({
        code: 'shard-doubled',
        what: `the file matches two shards, ${before} and ${shard}`,
        where: { file },
        fix: 'Let each file match one shard: `*` next to `{shard}` takes 10 for 1',
      });
    }
  }
  return owners;
}

/** Refuses a missing shard, which would silently make the run smaller. */
function requireEvery(found: readonly FoundShard[], shards: readonly string[], root: string): void {
  const missing = found.filter(({ files }) => files.length === 0);
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

/** Refuses files beyond the expected shards: a grown matrix would lose them. Checks only numbers, which are surely shards. */
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
