import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DefaultArtifactClient, UploadArtifactResponse } from '@actions/artifact';
import { writePieces } from '../write-files.ts';
import type { RunContext } from './context.ts';
import { hideEventFile, numberAt } from './payload.ts';

/** Time limit of an upload; a bundle of a million trials takes much less. */
const LONGEST_UPLOAD_MS = 300_000;

/** A folder to upload, or a page that is written into it. */
interface UploadRequest {
  readonly folder: string;
  /** Pieces of an HTML page to upload alone and unzipped, so that a browser opens it; if absent, the folder is zipped. */
  readonly page?: readonly string[];
  readonly name: ArtifactName;
  /** Undefined for the repository's setting. */
  readonly retentionDays?: number | undefined;
  /** The folder to upload if the name is taken: null for the same; absent to replace what is there. */
  inPlace?(): Promise<string | null>;
  /** Milliseconds to wait before reusing the name of a deleted artifact. */
  readonly delayMs: number;
}

/** A name, and what to do if this run already has an artifact with it. */
export interface ArtifactName {
  readonly name: string;
  /**
   * `replace` for a baseline, which is found by exactly this name: a later step of a job is better.
   * `rename` for results: another job of the run may score the same suite, and both stay.
   */
  readonly ifTaken: 'replace' | 'rename';
}

/** Outcome of an upload. Uploads never throw for errors of GitHub. */
export type UploadOutcome =
  | { readonly kind: 'uploaded'; readonly name: string; readonly url: string }
  | {
      readonly kind: 'skipped';
      readonly notice: string;
      /** Whether the artifact storage of the account is used up, so that no run can upload. */
      readonly isStorageFull: boolean;
    };

export function baselineName(suite: string): string {
  return `${BASELINE}${suiteKey(suite)}`;
}

const BASELINE = 'agent-gate-baseline-';

/** The suite of a baseline's artifact name; null for any other name. */
export function suiteOfBaseline(name: string): string | null {
  const bytes = name
    .slice(BASELINE.length)
    .replace(/%([\dA-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  const suite = Buffer.from(bytes, 'latin1').toString();
  return name === baselineName(suite) ? suite : null;
}

/**
 * The suite's name in characters that are safe in an HTML comment, an artifact name and a file name. Any other byte, and a hyphen after a
 * hyphen, becomes `%XX`. Keys are unique.
 */
export function suiteKey(suite: string): string {
  const encoded = Array.from(Buffer.from(suite), (byte) => {
    const letter = String.fromCharCode(byte);
    return /[A-Za-z0-9._-]/.test(letter) ? letter : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  });
  return encoded.join('').replace(/(?<=-)-/g, '%2D');
}

/**
 * Artifact name of this run's bundle; baselines and results have different prefixes. Those of a pull request have its number, so that its
 * next push finds them by one request.
 */
export function bundleName(context: RunContext, suite: string, isBaseline: boolean): ArtifactName {
  if (isBaseline) return { name: baselineName(suite), ifTaken: 'replace' };
  const { id, attempt } = context.run;
  const number = context.pullRequest?.number ?? null;
  return { name: `${resultsOf(suite)}${number === null ? id : `pr${number}`}-${attempt}`, ifTaken: 'rename' };
}

function resultsOf(suite: string): string {
  return `agent-gate-results-${suiteKey(suite)}-`;
}

/** Whether an artifact has the name of results of the suite, of any run. */
export function isResultsOf(suite: string, name: string): boolean {
  const start = resultsOf(suite);
  return name.startsWith(start) && /^(?:pr)?\d+-\d+(?:-[\da-f]{6})?$/.test(name.slice(start.length));
}

/** Artifact name of the mark of an attempt in which nothing was measured; no reader of bundles looks for it. */
export function refusedName({ run: { id, attempt } }: RunContext, suite: string): ArtifactName {
  return { name: `agent-gate-refused-${suiteKey(suite)}-${id}-${attempt}`, ifTaken: 'rename' };
}

/** Artifact name of this run's report; its file also has an extension. */
export function reportName(context: RunContext, suite: string): ArtifactName {
  const { id, attempt } = context.run;
  return { name: `agent-gate-report-${suiteKey(suite)}-${id}-${attempt}`, ifTaken: 'rename' };
}

/** Whether the server has the artifact service that the client supports; Enterprise Server has none. */
export function keepsArtifacts(serverUrl: string): boolean {
  const { hostname } = new URL(serverUrl);
  return hostname === 'github.com' || /\.(?:ghe\.com|localhost)$/.test(hostname);
}

/** Uploads the bundle, or its report, as an artifact of this run. */
export async function uploadBundle(context: RunContext, request: UploadRequest): Promise<UploadOutcome> {
  try {
    const { name, id } = await withTimeLimit(upload(request));
    return { kind: 'uploaded', name, url: `${context.run.url}/artifacts/${id}` };
  } catch (error) {
    // The library throws plain errors for all failures of the service and the network.
    const what = request.page === undefined ? 'bundle' : 'report';
    const notice = `The ${what} was not uploaded: ${explain(error)}. It stays on the runner in ${request.folder}.`;
    return { kind: 'skipped', notice, isStorageFull: error instanceof Error && /storage quota/i.test(error.message) };
  }
}

async function upload(request: UploadRequest) {
  const { name, ifTaken } = request.name;
  const { DefaultArtifactClient } = await loadUploads();
  const client = new DefaultArtifactClient();
  const first = await unlessTaken(uploadAs(client, request, name));
  if (first !== null) return first;
  if (ifTaken === 'rename') return uploadAs(client, request, `${name}-${randomBytes(3).toString('hex')}`);
  const replacing = { ...request, folder: (await request.inPlace?.()) ?? request.folder };
  await client.deleteArtifact(name);
  const second = await unlessTaken(uploadAs(client, replacing, name));
  if (second !== null) return second;
  // The name of a deleted artifact stays in use for a moment.
  await new Promise((resolve) => setTimeout(resolve, request.delayMs));
  return uploadAs(client, replacing, name);
}

let library: Promise<typeof import('@actions/artifact')> | undefined;

/** Loads the client library. Call it early, since loading takes long. */
export function loadUploads(): Promise<typeof import('@actions/artifact')> {
  library ??= loadRefusingRedirects();
  return library;
}

/** Loads the client and disables redirects: it would send the runtime token to the host of a redirect, and has no setting for it. */
async function loadRefusingRedirects() {
  hideEventFile();
  const [{ HttpClient }, artifact] = await Promise.all([import('@actions/http-client'), import('@actions/artifact')]);
  const { post } = HttpClient.prototype;
  HttpClient.prototype.post = function (...call) {
    Reflect.set(this, '_allowRedirects', false);
    return post.apply(this, call);
  };
  return artifact;
}

/** Null if the name is taken. */
async function unlessTaken<T>(upload: Promise<T>): Promise<T | null> {
  try {
    return await upload;
  } catch (error) {
    if (error instanceof Error && error.message.includes('(409)')) return null;
    throw error;
  }
}

async function uploadAs(client: DefaultArtifactClient, request: UploadRequest, name: string) {
  const { folder, retentionDays, page } = request;
  // The library warns in every run that asks for more than the repository allows.
  const most = Number(process.env.GITHUB_RETENTION_DAYS) || Number.POSITIVE_INFINITY;
  const options = retentionDays === undefined ? {} : { retentionDays: Math.min(retentionDays, most) };
  if (page !== undefined) {
    // An unzipped artifact gets the name of its file.
    const file = join(folder, `${name}.html`);
    writePieces(file, page);
    return uploaded(name, await client.uploadArtifact(name, [file], folder, { ...options, skipArchive: true }));
  }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    // The client would follow a link to any file.
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return uploaded(name, await client.uploadArtifact(name, files, folder, options));
}

function uploaded(name: string, { id }: UploadArtifactResponse) {
  if (id === undefined) throw new Error('the service gave no id');
  return { name, id };
}

/** Ends the work after the limit, or if the library's zip writer throws in a callback, outside any promise. */
async function withTimeLimit<T>(work: Promise<T>): Promise<T> {
  let release = (): void => {};
  const failure = new Promise<never>((_, reject) => {
    const stop = (): void => reject(new Error(`it took more than ${LONGEST_UPLOAD_MS / 1000} seconds`));
    const timer = setTimeout(stop, LONGEST_UPLOAD_MS);
    process.on('uncaughtException', reject);
    release = () => {
      clearTimeout(timer);
      process.off('uncaughtException', reject);
    };
  });
  try {
    return await Promise.race([work, failure]);
  } finally {
    release();
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return 'the artifact service failed';
  if (error.name === 'GHESNotSupportedError')
    return 'GitHub Enterprise Server has no artifact service for this action; commit the baseline and name it in the input `baseline-file`';
  const message = error.message.split('\n', 1)[0]?.replace(/\.$/, '') ?? '';
  if (message !== '') return message;
  const status = numberAt(error, 'statusCode');
  return status === null ? error.name : `the store answered with HTTP ${status}`;
}
