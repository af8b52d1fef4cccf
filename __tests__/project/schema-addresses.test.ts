import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repositoryOf } from '../../scripts/set-repository.mjs';

const read = (file: string) => readFileSync(file, 'utf8');
const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);

/** Where the action stands: its schemas are read from the same tag, so that an editor and the action know the same keys. */
const repository = repositoryOf('.');
const [, tag] = new RegExp(`- uses: ${repository}@(v\\d+)$`, 'm').exec(read('README.md')) ?? [];
const addressOf = (name: string) => `https://raw.githubusercontent.com/${repository}/${tag}/schemas/${name}`;

const schemas = readdirSync('schemas').filter((name) => name.endsWith('.json'));

test.each(schemas)('%s says where anybody can read it', (name) => {
  const { $id, properties } = JSON.parse(read(`schemas/${name}`));
  expect($id).toBe(addressOf(name));
  expect(properties?.$schema?.examples ?? [$id]).toEqual([$id]);
});

/** What users copy: a path would lead nowhere in their repository. */
const copied = ['README.md', ...['rubrics', 'mappings', 'examples', 'docs'].flatMap(filesBelow)];
const links = copied
  .filter((file) => /\.(?:md|ya?ml)$/.test(file))
  .flatMap((file) =>
    [...read(file).matchAll(/yaml-language-server: \$schema=([^\s`]+)/g)].map(([, to]) => ({ file, to })),
  );

test('every file to copy leads editors to the address of a schema', () => {
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter(({ to }) => !schemas.map(addressOf).includes(to ?? ''))).toEqual([]);
});

test.each([
  ['rubrics', '.test.yml', 'rubric-test'],
  ['rubrics', '.yml', 'rubric'],
  ['mappings', '.yml', 'mapping'],
])('every file of %s that ends in %s leads to the schema of its kind', (folder, ending, schema) => {
  const isTest = (file: string) => file.endsWith('.test.yml');
  const files = filesBelow(folder).filter((file) => file.endsWith(ending) && isTest(file) === (ending === '.test.yml'));
  const first = `# yaml-language-server: $schema=${addressOf(`${schema}.schema.json`)}\n`;
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((file) => !read(file).startsWith(first))).toEqual([]);
});

test('the entry for SchemaStore names only the file whose name is ours alone, and where its schema stands', () => {
  const entry = JSON.parse(read('.github/schemastore.json')) as Readonly<Record<string, unknown>>;
  expect(entry).toMatchObject({ fileMatch: ['**/.github/agent-gate.yml'], url: addressOf('policy.schema.json') });
});
