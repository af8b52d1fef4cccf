import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { openBlobStore } from './azurite.ts';
import { startGithub } from './github-sim.ts';
import { ACTIONS_BOT, type Comment } from './github-state.ts';
import { expectGolden } from './golden.ts';
import { lintMarkdown } from './lint-markdown.ts';
import { findNode, type NodeMajor } from './node-binaries.ts';
import { findLeaks } from './run-action.ts';
import { createWorld, type EndedRun, type World } from './story-world.ts';

/** A story, and under which Node it is played; 24 is what action.yml names. */
export interface StoryOptions {
  /** Folder of the story: its golden files stand in `golden`. */
  readonly folder: string;
  readonly nodes?: readonly NodeMajor[];
  /** Numbers of the faults (F) and bad inputs (I) that it shows, for the name of the test. */
  readonly rows?: string;
}

/**
 * Plays a story as one test per Node version. Whatever the story itself expects, these hold for every run in it:
 * GitHub's API description was kept, no secret shows anywhere, only harmless commands were given, the run ended in
 * time, the comment is sound Markdown, and comments, annotations and requests are those of the golden files.
 */
export function story({ folder, nodes = [24], rows }: StoryOptions, play: (world: World) => Promise<void>): void {
  for (const major of nodes) {
    const node = findNode(major);
    it.skipIf(node === null)(`plays on Node ${major}${rows === undefined ? '' : ` (${rows})`}`, async () => {
      const github = await startGithub(await openBlobStore(inject('azurite')));
      try {
        const world = createWorld(github, node ?? '');
        await play(world);
        expectDecency(world);
        expectGoldens(folder, world);
      } finally {
        await github.close();
      }
    });
  }
}

function expectDecency({ github, runs }: World): void {
  expect(github.violations).toEqual([]);
  const comments = ownComments(github.state.comments.values());
  for (const { title, leaks, misdeeds, stdout, stderr, token, runtimeToken } of runs) {
    expect({ title, leaks, misdeeds, stderr }, stdout).toEqual({ title, leaks: [], misdeeds: [], stderr: '' });
    expect(findLeaks([token, runtimeToken], { comments: comments.map(({ body }) => body).join() })).toEqual([]);
  }
  for (const { body } of comments) expect(lintMarkdown(withoutMarker(body), linksOf(body))).toEqual([]);
}

function ownComments(comments: Iterable<Comment>): Comment[] {
  return [...comments].filter(({ login }) => login === ACTIONS_BOT);
}

/** The first line is the hidden marker; the rest may hold no HTML comment. */
function withoutMarker(body: string): string {
  return body.replace(/^<!--.*-->\n/, '');
}

/** Links that the renderer is given: to this run, its artifact and the baseline's run. */
function linksOf(body: string): string[] {
  const pattern =
    /https:\/\/github\.com\/acme\/booking-assistant\/actions\/runs\/\d+(?:\/artifacts\/\d+(?:#s-[\w-]+)?)?/g;
  return [...body.matchAll(pattern)].map(([link]) => link);
}

/** A pull request shows a comment; where there is none, the summary is what people see. */
function expectGoldens(folder: string, { github, runs }: World): void {
  const comments = ownComments(github.state.comments.values());
  const last = runs.at(-1);
  const told = runs.filter(({ isPrelude }) => !isPrelude);
  const isCommented = comments.length > 0;
  expectGoldenOrNone(folder, 'comment.md', isCommented ? comments.map(({ body }) => body).join('\n\n') : null);
  expectGoldenOrNone(folder, 'summary.md', isCommented ? null : (last?.summary ?? null));
  expectGoldenOrNone(folder, 'requests.txt', told.map(requestList).join('\n'));
  expectGoldenOrNone(folder, 'annotations.txt', told.map(annotationList).join('\n'));
}

function expectGoldenOrNone(folder: string, name: string, text: string | null): void {
  const file = join(folder, 'golden', name);
  if (text !== null) expectGolden(file, steady(text));
  else expectNoGolden(file);
}

/** What cannot be the same from run to run: the folders that the runner makes. The number of the job goes without saying. */
function steady(text: string): string {
  return text
    .replaceAll(/\/[^\s`]*\/workspace-\w{6}/g, '/home/runner/work/booking-assistant')
    .replaceAll(/^(<!-- agent-gate:.*) job=\d+ -->$/gm, '$1 -->')
    .replaceAll(/\/[^\s`]*\/runner-\w{6}\/temp\/agent-gate-\w{6}/g, '/home/runner/work/_temp/agent-gate');
}

function expectNoGolden(file: string): void {
  if (process.env.UPDATE_GOLDEN === '1') rmSync(file, { force: true });
  expect(existsSync(file), `${file} tells of something that the story no longer writes`).toBe(false);
}

/**
 * Every request of a run to GitHub with its status, the blob store left out. What is written stands in order; between two writes the reads
 * and then the uploads are sorted, as the action does several things at once.
 */
function requestList({ title, requests }: EndedRun): string {
  // Every first attempt asks which job it is.
  const shown = requests.filter(({ path }) => title.includes(', attempt ') || !/\/attempts\/1\/jobs\b/.test(path));
  const parts: string[][] = [[]];
  for (const { method, path, status } of shown) {
    const line = `${method} ${shortPath(path)} ${status}\n`;
    const isWritten = method !== 'GET' && !line.includes('ArtifactService');
    if (isWritten) parts.push([line], []);
    else parts.at(-1)?.push(line);
  }
  // `GET` comes before `POST`.
  return `# ${title}\n${parts.map((part) => part.sort().join('')).join('')}`;
}

/** Bundle and report are uploaded at the same time, so their ids say nothing. */
function shortPath(path: string): string {
  return path
    .replace('/repos/acme/booking-assistant', '')
    .replace(/^\/twirp\/.*\./, '')
    .replace(/(?<=^\/actions\/artifacts\/)\d+/, 'ID');
}

function annotationList({ title, exitCode, annotations }: EndedRun): string {
  const lines = annotations.map(({ level, message, properties: { title: heading, file, line } }) => {
    const place = file === undefined ? '' : ` ${file}:${line ?? '-'}`;
    return `${level} [${heading}]${place} ${message}\n`;
  });
  return `# ${title}: exit code ${exitCode}\n${lines.join('')}`;
}
