// @ts-check
/**
 * Sets owner and name of the repository wherever they stand: `node scripts/set-repository.mjs OWNER/NAME [@CODEOWNER]`.
 * package.json says what they are now.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SLUG = /^[A-Za-z\d](?:[A-Za-z\d-]{0,38})\/[\w.-]{1,100}$/;

/**
 * `OWNER/NAME` as package.json has it.
 * @param {string} root
 */
export function repositoryOf(root) {
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return /github\.com\/([^/]+\/[^/]+)\.git$/.exec(repository.url)?.[1] ?? '';
}

/**
 * Replaces whole names only: `x-agent-gate/…` is somebody else's.
 * @param {string} text
 * @param {string} from
 * @param {string} to
 */
export function renamed(text, from, to) {
  const pattern = from.replaceAll(/[.-]/g, '\\$&');
  return text.replaceAll(new RegExp(`(?<![\\w.-])${pattern}(?![\\w-]|\\.(?!git\\b)\\w)`, 'g'), to);
}

/**
 * Rewrites the files and tells which.
 * @param {string} root
 * @param {readonly string[]} files paths that may name the repository
 * @param {{ slug: string, codeOwner: string }} to
 */
export function setRepository(root, files, { slug, codeOwner }) {
  if (!SLUG.test(slug)) throw new Error(`\`${slug}\` is no OWNER/NAME.`);
  const from = repositoryOf(root);
  const changed = files.filter((file) => {
    const before = readFileSync(join(root, file), 'utf8');
    const isOwners = file === '.github/CODEOWNERS';
    const after = isOwners ? before.replaceAll(/^\* @.*$/gm, `* ${codeOwner}`) : renamed(before, from, slug);
    if (after !== before) writeFileSync(join(root, file), after);
    return after !== before;
  });
  return changed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.cwd();
  const [slug = '', codeOwner = `@${slug.split('/', 1)[0]}/maintainers`] = process.argv.slice(2);
  const git = spawnSync('git', ['grep', '-lzIF', repositoryOf(root), '--', '.', ':!dist'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = git.stdout.split('\0').filter((file) => file !== '');
  const changed = setRepository(root, [...files, '.github/CODEOWNERS'], { slug, codeOwner });
  process.stdout.write(
    `${changed.length} files name ${slug} now. Run "npm run build" and "UPDATE_GOLDEN=1 npm test".\n`,
  );
}
