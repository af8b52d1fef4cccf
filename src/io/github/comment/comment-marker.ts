/** Which run wrote a comment, for which suite. */
export interface CommentMarker {
  readonly suite: string;
  /** Id of the workflow run; unlike its number it keeps growing when a workflow file is renamed. */
  readonly run: number;
  readonly attempt: number;
  /** Head of the pull request when the run began. */
  readonly sha: string;
}

const MARKER =
  /^<!-- agent-gate:([\w.%-]{1,3000}) run=(\d{1,15}) attempt=(\d{1,9}) sha=([0-9a-f]{40}|[0-9a-f]{64}) -->$/;

/** The hidden first line of a comment. */
export function writeMarker({ suite, run, attempt, sha }: CommentMarker): string {
  return `<!-- agent-gate:${suiteKey(suite)} run=${run} attempt=${attempt} sha=${sha} -->`;
}

/**
 * The marker on the first line of a comment's body, or null. It has to be the whole line and to name the suite:
 * an agent's output may quote a marker further down.
 */
export function readMarker(body: string, suite: string): CommentMarker | null {
  const line = body.split(/\r?\n/, 1)[0] ?? '';
  const [, key, run, attempt, sha] = MARKER.exec(line) ?? [];
  if (key !== suiteKey(suite) || sha === undefined) return null;
  return { suite, run: Number(run), attempt: Number(attempt), sha };
}

/** Whether `a` was written by a later run, or a later attempt of the same run, than `b`. */
export function isNewer(a: CommentMarker, b: CommentMarker): boolean {
  return a.run === b.run ? a.attempt > b.attempt : a.run > b.run;
}

/**
 * The suite's name in letters that are safe in an HTML comment, an artifact name and a file name:
 * anything else, and a hyphen after a hyphen, becomes `%XX`. Two suites never share a key.
 */
export function suiteKey(suite: string): string {
  const encoded = Array.from(Buffer.from(suite), (byte) => {
    const letter = String.fromCharCode(byte);
    return /[A-Za-z0-9._-]/.test(letter) ? letter : percent(byte);
  });
  return encoded.join('').replace(/(?<=-)-/g, percent(0x2d));
}

function percent(byte: number): string {
  return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}
