import type { ApiError } from '../../requests/api-error.ts';
import { isUsedUp } from '../api-error.ts';

const PERMISSION = 'add to the job: `permissions: { contents: read, actions: read, pull-requests: write }`';

/** Why GitHub took no comment, and what to do about it, as the end of a sentence. */
export function explainRefusal(error: ApiError, fork: boolean): string {
  const said = `GitHub said "${error.message}"`;
  if (error.status === 429 || error.retryAfter !== null) return `GitHub asks to wait longer than a run can (${said})`;
  if (error.status === 403 && /\blocked\b/.test(error.message)) return `the conversation is locked (${said})`;
  if (isUsedUp(error)) return `the token's requests are used up (${said})`;
  if (error.status === 403)
    return fork
      ? `the token of a fork's pull request can only read. The decision is in the job summary; a second workflow on workflow_run can comment (${said})`
      : `the token may not write it; ${PERMISSION} (${said})`;
  if (error.status === 401) return `the token is not valid (${said})`;
  if (error.status === 404) return `the pull request is gone, or the token cannot see it; ${PERMISSION} (${said})`;
  if (error.status === 410) return `comments are switched off here (${said})`;
  if (error.status === 422) return `GitHub did not accept its text (${said})`;
  return `GitHub did not answer in time (${said})`;
}
