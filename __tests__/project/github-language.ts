import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ActionInputs, ActionMetadata, ActionReference } from '@actions/languageservice/action';
import { build } from 'esbuild';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { repositoryOf } from '../../scripts/set-repository.mjs';

interface Language {
  readonly validate: typeof import('@actions/languageservice').validate;
  readonly TextDocument: typeof TextDocument;
}

const ENTRY = `
export { validate } from '@actions/languageservice';
export { TextDocument } from 'vscode-languageserver-textdocument';
`;

/** Name under which a workflow calls this action, in its own repository and elsewhere. */
const [, OWN_NAME = ''] = repositoryOf(process.cwd()).split('/');

let language: Promise<Language> | undefined;
let documents = 0;

/**
 * What GitHub's own language service says against a workflow or an action.yml, one line each: `line:column message`.
 * Calls of this action, also as `./`, are checked against the given inputs.
 */
export async function complaints(path: string, text: string, inputs: ActionInputs): Promise<readonly string[]> {
  language ??= load();
  const { validate, TextDocument } = await language;
  const named = text.replaceAll(/(uses: )\.\/$/gm, `$1${OWN_NAME}/${OWN_NAME}@here`);
  documents += 1; // the service remembers documents by their address
  const document = TextDocument.create(`file:///${documents}/${path}`, 'yaml', 1, named);
  const fetchActionMetadata = async ({ name }: ActionReference): Promise<ActionMetadata> =>
    name === OWN_NAME ? { name, description: '', inputs } : { name, description: '' };
  const found = await validate(document, { actionsMetadataProvider: { fetchActionMetadata } });
  return found.map(({ message, range: { start } }) => `${start.line + 1}:${start.character + 1} ${message}`);
}

/** Plain Node refuses how the package imports JSON, so it is bundled first. */
async function load(): Promise<Language> {
  const folder = mkdtempSync(join(tmpdir(), 'github-language-'));
  const outfile = join(folder, 'language.mjs');
  const stdin = { contents: ENTRY, resolveDir: import.meta.dirname };
  try {
    await build({ stdin, outfile, bundle: true, format: 'esm', platform: 'node' });
    return (await import(pathToFileURL(outfile).href)) as Language;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
