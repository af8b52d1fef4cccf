#!/usr/bin/env node
// Stands in for `gh` and `npm` where workflows of ours are played: keeps releases, tags, packages and what was asked for in the file SIM, refuses
// what GitHub and npm refuse, and with KILL_AT ends the whole step right after that many changes.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const file = process.env.SIM;
const world = JSON.parse(readFileSync(file, 'utf8'));
const [, script, ...words] = process.argv;
const plain = words.filter((word) => !word.startsWith('-'));
const option = (name) => words[words.indexOf(name) + 1];

/** Changes the world, and perhaps ends the step. */
function change(apply) {
  apply();
  world.changes += 1;
  writeFileSync(file, JSON.stringify(world));
  if (world.changes === Number(process.env.KILL_AT)) process.kill(0, 'SIGKILL');
}

function refuse(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

const integrity = (path) => `sha512-${createHash('sha512').update(readFileSync(path)).digest('base64')}`;

const RELEASE = {
  create(found, tag) {
    if (!world.tags[tag]) refuse('tag does not exist');
    if (found && !found.isDraft) refuse('a release with the same tag name already exists');
    change(() => world.releases.push({ tag, isDraft: words.includes('--draft'), assets: {} }));
  },
  view: ({ isDraft }) => process.stdout.write(`${isDraft}\n`),
  upload({ isDraft, assets }, _, files) {
    if (!isDraft) refuse('HTTP 422: Cannot upload assets to an immutable release.');
    for (const path of files)
      change(() => {
        assets[basename(path)] = readFileSync(path, 'base64');
      });
  },
  edit: (found) =>
    change(() => {
      found.isDraft = false;
    }),
  download({ assets }) {
    mkdirSync(option('--dir'));
    for (const [name, bytes] of Object.entries(assets))
      writeFileSync(join(option('--dir'), name), Buffer.from(bytes, 'base64'));
  },
};

function release([, action, tag, ...files]) {
  const found = world.releases.find((one) => one.tag === tag);
  if (found === undefined && action !== 'create') refuse('release not found');
  RELEASE[action](found, tag, files);
}

function api() {
  const method = words.includes('--method') ? option('--method') : 'GET';
  if (method === 'GET') {
    const prefix = plain[1].split('/').pop();
    const tags = Object.keys(world.tags).filter((tag) => tag.startsWith(prefix));
    return process.stdout.write(tags.map((tag) => `refs/tags/${tag}\n`).join(''));
  }
  if (process.env.GH_TOKEN !== 'app-token')
    refuse('HTTP 422: Repository rule violations found: Cannot update this protected ref.');
  const sha = words.find((word) => word.startsWith('sha=')).slice(4);
  const ref =
    words.find((word) => word.startsWith('ref='))?.slice('ref=refs/tags/'.length) ?? plain[2].split('/').pop();
  if ((method === 'POST') === ref in world.tags) refuse('HTTP 422: Reference already exists, or does not');
  change(() => {
    world.tags[ref] = sha;
  });
}

function pull([, action]) {
  if (action === 'comment') return change(() => world.said.push(option('--body')));
  if (!world.pull.isCrossRepository) process.stdout.write(`${world.pull.headRefName}\n`);
}

function workflow() {
  if (world.pull.lacksWorkflow) refuse('HTTP 422: Workflow does not have a workflow_dispatch trigger');
  change(() => world.started.push({ file: plain[2], ref: option('--ref') }));
}

function npm() {
  const [action, subject] = plain;
  if (action === 'view') {
    if (Object.keys(world.packages).length === 0) refuse('npm error code E404');
    return process.stdout.write(world.packages[subject] ?? '');
  }
  if (action === 'publish') {
    if (world.packages[world.package] !== undefined) refuse('npm error code E403: cannot publish over it');
    return change(() => {
      world.packages[world.package] = integrity(plain.find((word) => word.endsWith('.tgz')));
    });
  }
  if (action === 'pack') writeFileSync(`${world.package.replace('@', '-')}.tgz`, readFileSync(process.env.TARBALL));
  if (action === 'sbom') process.stdout.write(readFileSync(process.env.BILL));
}

if (basename(script).startsWith('npm')) npm();
else ({ release: () => release(plain), api, pr: () => pull(plain), workflow })[plain[0]]();
