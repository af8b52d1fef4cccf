import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The published development account of Azurite; no secret. */
const ACCOUNT = 'devstoreaccount1';
const KEY = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';
const VERSION = '2020-12-06';
const EXPIRY = '2099-01-01T00:00:00Z';

/** One Azurite process; `url` is the origin of its blob service. */
export interface Azurite {
  readonly url: string;
  stop(): Promise<void>;
}

/** A container of its own in a running Azurite: where one fake GitHub keeps its artifacts. */
export interface BlobStore {
  /** Where the artifact client may write the blob: create and write, nothing else. */
  uploadUrl(blob: string): string;
  /** Where anyone with the link may read the blob as a download named `fileName`. */
  downloadUrl(blob: string, fileName: string): string;
  /** The bytes of a blob; null when there is none. */
  read(blob: string): Promise<Buffer | null>;
  write(blob: string, bytes: Uint8Array): Promise<void>;
  list(): Promise<string[]>;
}

/** Starts Azurite's blob service on a free loopback port, in memory, without telemetry. Throws when it does not come up. */
export async function startAzurite(): Promise<Azurite> {
  const folder = mkdtempSync(join(tmpdir(), 'azurite-'));
  const main = createRequire(import.meta.url).resolve('azurite/dist/src/blob/main.js');
  const flags = '--blobHost 127.0.0.1 --blobPort 0 --inMemoryPersistence --skipApiVersionCheck --disableTelemetry';
  const child = spawn(process.execPath, [main, ...flags.split(' '), '--silent'], { cwd: folder, stdio: 'pipe' });
  process.once('exit', () => child.kill());
  const url = await listeningUrl(child);
  return { url, stop: () => stop(child, folder) };
}

function listeningUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const url = /successfully listens on (http:\/\/\S+)/.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`Azurite ended with ${code} before it listened: ${said}`)));
  });
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    await gone;
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Makes a new container in the Azurite at `origin`. */
export async function openBlobStore(origin: string): Promise<BlobStore> {
  const container = `artifacts-${randomUUID()}`;
  const root = `${origin}/${ACCOUNT}/${container}`;
  await expectOk(await fetch(`${root}?restype=container&${accountAccess()}`, { method: 'PUT', headers: apiVersion() }));
  return {
    uploadUrl: (blob) => `${root}/${blob}?${blobAccess(container, blob, 'cw', {})}`,
    downloadUrl: (blob, fileName) => `${root}/${blob}?${blobAccess(container, blob, 'r', asDownload(fileName))}`,
    read: (blob) => readBlob(`${root}/${blob}?${accountAccess()}`),
    write: (blob, bytes) => writeBlob(`${root}/${blob}?${accountAccess()}`, bytes),
    list: () => listBlobs(`${root}?restype=container&comp=list&${accountAccess()}`),
  };
}

async function readBlob(url: string): Promise<Buffer | null> {
  const response = await fetch(url, { headers: apiVersion() });
  if (response.status === 404) return null;
  return Buffer.from(await (await expectOk(response)).arrayBuffer());
}

async function writeBlob(url: string, bytes: Uint8Array): Promise<void> {
  const headers = { ...apiVersion(), 'x-ms-blob-type': 'BlockBlob' };
  await expectOk(await fetch(url, { method: 'PUT', headers, body: Buffer.from(bytes) }));
}

async function listBlobs(url: string): Promise<string[]> {
  const listing = await (await expectOk(await fetch(url, { headers: apiVersion() }))).text();
  return [...listing.matchAll(/<Name>([^<]+)<\/Name>/g)].map((match) => match[1] ?? '');
}

async function expectOk(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new Error(`blob store answered ${response.status}: ${await response.text()}`);
}

const apiVersion = () => ({ 'x-ms-version': VERSION });

const asDownload = (fileName: string) => ({
  rscd: `attachment; filename="${fileName}"`,
  rsct: 'application/zip',
});

/** A shared access signature for one blob; the order of the signed lines is Azure's "Create a service SAS", 2020-12-06. */
function blobAccess(
  container: string,
  blob: string,
  rights: string,
  overrides: { rscd?: string; rsct?: string },
): string {
  const resource = `/blob/${ACCOUNT}/${container}/${blob}`;
  const { rscd = '', rsct = '' } = overrides;
  const lines = [rights, '', EXPIRY, resource, '', '', 'https,http', VERSION, 'b', '', '', '', rscd, '', '', rsct];
  const fields = { sv: VERSION, spr: 'https,http', se: EXPIRY, sr: 'b', sp: rights, ...overrides, sig: sign(lines) };
  return new URLSearchParams(fields).toString();
}

/** The tests' own key to everything in the account ("Create an account SAS", 2020-12-06). */
function accountAccess(): string {
  const lines = [ACCOUNT, 'rwdlac', 'b', 'sco', '', EXPIRY, '', 'https,http', VERSION, '', ''];
  const fields = { sv: VERSION, ss: 'b', srt: 'sco', sp: 'rwdlac', se: EXPIRY, spr: 'https,http', sig: sign(lines) };
  return new URLSearchParams(fields).toString();
}

function sign(lines: readonly string[]): string {
  return createHmac('sha256', Buffer.from(KEY, 'base64')).update(lines.join('\n')).digest('base64');
}
