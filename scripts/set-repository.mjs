// @ts-check
/**
 * Sets owner and name of the repository wherever they stand, and on request the names of product, command and package:
 * `node scripts/set-repository.mjs OWNER/NAME [@CODEOWNER] [--product NAME] [--command NAME] [--package NAME]`.
 * package.json says what repository, command and package are called now, and action.yml what the product is.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const SLUG = /^[A-Za-z\d](?:[A-Za-z\d-]{0,38})\/[\w.-]{1,100}$/;
const WORD = /^[a-z][a-z\d-]{0,60}$/;
const PRODUCT = /^[A-Z][A-Za-z\d ]{0,40}$/;

/** @typedef {{ slug: string, product: string, command: string, package: string }} Names */

/**
 * What everything is called in a checkout.
 * @param {string} root
 * @returns {Names}
 */
export function namesOf(root) {
  const { repository, name, bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const product = /^name: (.+)$/m.exec(readFileSync(join(root, 'action.yml'), 'utf8'))?.[1] ?? '';
  const slug = /github\.com\/([^/]+\/[^/]+)\.git$/.exec(repository.url)?.[1] ?? '';
  return { slug, product, command: Object.keys(bin)[0] ?? '', package: name };
}

/**
 * `OWNER/NAME` as package.json has it.
 * @param {string} root
 */
export function repositoryOf(root) {
  return namesOf(root).slug;
}

/**
 * Replaces whole names only: `x-agent-gate/…` is somebody else's, and `agent-gate.yml` the name of a file.
 * @param {string} text
 * @param {string} from
 * @param {string} to
 * @param {'owner'} [not] what the name means before a slash, where it stays
 */
export function renamed(text, from, to, not) {
  const pattern = from.replaceAll(/[.-]/g, '\\$&');
  const end = not === undefined ? '' : '|\\/';
  return text.replaceAll(new RegExp(`(?<![\\w.-])${pattern}(?![\\w-]|\\.(?!git\\b)\\w${end})`, 'g'), to);
}

/**
 * Where GitHub Pages serves the repository.
 * @param {string} slug
 */
function pagesOf(slug) {
  const [owner, name] = slug.split('/');
  return `https://${owner}.github.io/${name}/`;
}

/**
 * Rewrites the files and tells which.
 * @param {string} root
 * @param {readonly string[]} files paths that may hold a name
 * @param {Partial<Names> & { slug: string, codeOwner: string }} to what is left out keeps its name
 */
export function setRepository(root, files, { codeOwner, ...to }) {
  if (!SLUG.test(to.slug)) throw new Error(`\`${to.slug}\` is no OWNER/NAME.`);
  for (const word of [to.command, to.package])
    if (word !== undefined && !WORD.test(word)) throw new Error(`\`${word}\` is no name for npm: a-z, 0-9 and -.`);
  if (to.product !== undefined && !PRODUCT.test(to.product)) throw new Error(`\`${to.product}\` is no product name.`);
  const from = namesOf(root);
  // The repository first: its name holds those of command and package.
  const keys = /** @type {const} */ (['slug', 'product', 'command', 'package']);
  const changed = files.filter((file) => {
    const before = readFileSync(join(root, file), 'utf8');
    const isOwners = file === '.github/CODEOWNERS';
    const after = isOwners
      ? before.replaceAll(/^\* @.*$/gm, `* ${codeOwner}`)
      : keys.reduce(
          // The owner of the repository has the command's name.
          (text, key) => renamed(text, from[key], to[key] ?? from[key], key === 'command' ? 'owner' : undefined),
          before.replaceAll(pagesOf(from.slug), pagesOf(to.slug)),
        );
    if (after !== before) writeFileSync(join(root, file), after);
    return after !== before;
  });
  return changed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.cwd();
  const text = { type: /** @type {const} */ ('string') };
  const options = { product: text, command: text, package: text };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [slug = '', codeOwner = `@${slug.split('/', 1)[0]}/maintainers`] = positionals;
  const names = Object.values(namesOf(root)).flatMap((name) => ['-e', name]);
  const git = spawnSync('git', ['grep', '-lzIF', ...names, '--', '.', ':!dist'], { cwd: root, encoding: 'utf8' });
  const files = git.stdout.split('\0').filter((file) => file !== '');
  const changed = setRepository(root, [...new Set([...files, '.github/CODEOWNERS'])], { slug, codeOwner, ...values });
  process.stdout.write(
    `${changed.length} files changed. Run "npm install --package-lock-only", "npm run generate", "npm run build" and "UPDATE_GOLDEN=1 npm test".\n`,
  );
}
