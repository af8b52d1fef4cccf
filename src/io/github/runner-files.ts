import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSha } from './payload.ts';

/** The parsed event file; undefined when it is missing, unreadable or no JSON, for the gate works without it. */
export function readEventFile(path: string | undefined): unknown {
  const text = path === undefined ? null : readOrNull(path);
  if (text === null) return undefined;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The commit that is checked out, by `.git/HEAD` and the branch it may name; null without git. */
export function readCheckedOutSha(root: string): string | null {
  const head = readOrNull(join(root, '.git', 'HEAD'))?.trim() ?? '';
  const branch = /^ref: (refs\/heads\/[^\0]+)$/.exec(head)?.[1];
  const sha = branch === undefined ? head : (readOrNull(join(root, '.git', branch))?.trim() ?? '');
  return isSha(sha) ? sha : null;
}

/**
 * Takes the event file out of sight of `@actions/github`, which parses it while it is imported and throws on a
 * damaged one. To be called before that package or one that needs it is loaded.
 */
export function hideEventFile(): void {
  delete process.env.GITHUB_EVENT_PATH;
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error) return null;
    throw error;
  }
}
