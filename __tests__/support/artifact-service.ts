import { createHash, randomBytes } from 'node:crypto';
import type { GithubWorld, Reply } from './endpoint.ts';
import { type Artifact, addArtifact, type RuntimeGrant } from './github-state.ts';

/** Path of the artifact service; the method's name follows. */
export const ARTIFACT_SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService/';

/** A call of the artifact service that carried a token. */
export interface ServiceCall {
  readonly method: string;
  readonly token: string;
  readonly body: unknown;
}

interface CallFields {
  readonly workflow_run_backend_id: string;
  readonly workflow_job_run_backend_id: string;
  readonly name: string;
  readonly version?: number;
  readonly mime_type?: string;
  readonly expires_at?: string;
  readonly size?: string;
  readonly hash?: string;
  readonly name_filter?: string;
  readonly id_filter?: string;
}

interface Session {
  readonly world: GithubWorld;
  readonly grant: RuntimeGrant;
  readonly fields: CallFields;
}

/** Fields of each method's request: those of both ids go without saying. There is no public description but the client. */
const METHODS: Readonly<
  Record<string, { readonly fields: readonly string[]; answer(session: Session): Reply | Promise<Reply> }>
> = {
  CreateArtifact: { fields: ['name', 'version', 'mime_type', 'expires_at'], answer: createArtifact },
  FinalizeArtifact: { fields: ['name', 'size', 'hash'], answer: finalizeArtifact },
  ListArtifacts: { fields: ['name_filter', 'id_filter'], answer: listArtifacts },
  GetSignedArtifactURL: { fields: ['name'], answer: signedUrl },
  DeleteArtifact: { fields: ['name'], answer: deleteArtifact },
};

const IDS = ['workflow_run_backend_id', 'workflow_job_run_backend_id'];

/** A token as the runner hands out: a JWT that the client decodes and nobody verifies. */
export function issueRuntimeToken(world: GithubWorld, runId: number): string {
  const attempt = world.state.runs.get(runId)?.attempt ?? 1;
  const grant = { runId, attempt, runBackendId: `run-${runId}-${hex(8)}`, jobBackendId: `job-${runId}-${hex(8)}` };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const scp = `Actions.Example:other Actions.Results:${grant.runBackendId}:${grant.jobBackendId}`;
  const token = `${part({ alg: 'none' })}.${part({ scp, exp: 4_102_444_800 })}.${hex(16)}`;
  world.state.runtimeTokens.set(token, grant);
  return token;
}

/** Answers a call as GitHub's results service would; refusals carry `code` and `msg`. */
export async function answerServiceCall(world: GithubWorld, call: ServiceCall): Promise<Reply> {
  const grant = world.state.runtimeTokens.get(call.token);
  if (grant === undefined) return refusal(401, 'unauthenticated', 'token is not valid');
  const method = METHODS[call.method];
  if (method === undefined) return refusal(404, 'bad_route', `no method ${call.method}`);
  const fields = (call.body ?? {}) as CallFields;
  const unknown = Object.keys(fields).find((key) => !IDS.includes(key) && !method.fields.includes(key));
  if (unknown !== undefined) return refusal(400, 'malformed', `unknown field ${unknown}`);
  if (
    fields.workflow_run_backend_id !== grant.runBackendId ||
    fields.workflow_job_run_backend_id !== grant.jobBackendId
  ) {
    return refusal(403, 'permission_denied', 'ids are not those of the token');
  }
  return method.answer({ world, grant, fields });
}

function createArtifact({ world, grant, fields }: Session): Reply {
  if (/["\\:/<>|*?\r\n]/.test(fields.name)) return refusal(400, 'invalid_argument', 'the artifact name is not valid');
  if (fields.version !== 7) return refusal(400, 'invalid_argument', 'unsupported version');
  if (artifactOf(world, grant, fields.name) !== null) {
    return refusal(409, 'already_exists', 'an artifact with this name already exists on the workflow run');
  }
  const { expires_at: expires } = fields;
  if (expires !== undefined) {
    const days = Math.round((Date.parse(expires) - Date.now()) / 86_400_000);
    world.state.keptDays.set(fields.name, days);
  }
  return { status: 200, body: { ok: true, signed_upload_url: world.blobs.uploadUrl(pendingBlob(grant, fields.name)) } };
}

/** An honest server looks at what was really stored. */
async function finalizeArtifact({ world, grant, fields }: Session): Promise<Reply> {
  const bytes = await world.blobs.read(pendingBlob(grant, fields.name));
  if (bytes === null) return refusal(404, 'not_found', 'nothing was uploaded');
  const digest = digestOf(bytes);
  if (fields.size !== String(bytes.length)) return refusal(400, 'invalid_argument', `size is ${bytes.length}`);
  if (fields.hash !== digest) return refusal(400, 'invalid_argument', `hash is ${digest}`);
  const artifact = await storeArtifact(world, { ...grant, name: fields.name, bytes });
  return { status: 200, body: { ok: true, artifact_id: String(artifact.id) } };
}

function listArtifacts({ world, grant, fields }: Session): Reply {
  const listed = [...world.state.artifacts.values()].filter(
    ({ runId, name, id }) =>
      runId === grant.runId && name === (fields.name_filter ?? name) && String(id) === (fields.id_filter ?? String(id)),
  );
  const artifacts = listed.map(({ id, name, size, createdAt, digest }) => ({
    workflow_run_backend_id: grant.runBackendId,
    workflow_job_run_backend_id: grant.jobBackendId,
    database_id: String(id),
    name,
    size: String(size),
    created_at: createdAt,
    digest,
  }));
  return { status: 200, body: { artifacts } };
}

function signedUrl({ world, grant, fields }: Session): Reply {
  const artifact = artifactOf(world, grant, fields.name);
  if (artifact === null) return refusal(404, 'not_found', 'artifact not found');
  return { status: 200, body: { signed_url: world.blobs.downloadUrl(artifact.blob, `${artifact.name}.zip`) } };
}

function deleteArtifact({ world, grant, fields }: Session): Reply {
  const artifact = artifactOf(world, grant, fields.name);
  if (artifact === null) return refusal(404, 'not_found', 'artifact not found');
  world.state.artifacts.delete(artifact.id);
  return { status: 200, body: { ok: true, artifact_id: String(artifact.id) } };
}

/** Puts a zip into the store and lists it as an artifact of the run, as an upload would. */
export async function storeArtifact(
  world: GithubWorld,
  { runId, name, bytes, attempt = 1 }: { runId: number; name: string; bytes: Uint8Array; attempt?: number },
): Promise<Artifact> {
  const blob = `${runId}-${hex(8)}.zip`;
  await world.blobs.write(blob, bytes);
  return addArtifact(world.state, { name, runId, attempt, size: bytes.length, digest: digestOf(bytes), blob });
}

function artifactOf({ state }: { state: GithubWorld['state'] }, grant: RuntimeGrant, name: string): Artifact | null {
  const isOfAttempt = ({ runId, attempt }: Artifact) => runId === grant.runId && attempt === grant.attempt;
  return [...state.artifacts.values()].find((one) => isOfAttempt(one) && one.name === name) ?? null;
}

function pendingBlob(grant: RuntimeGrant, name: string): string {
  return `pending-${grant.runBackendId}-${createHash('sha256').update(name).digest('hex')}`;
}

function digestOf(bytes: Uint8Array): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}

function refusal(status: number, code: string, msg: string): Reply {
  return { status, body: { code, msg } };
}

const hex = (bytes: number) => randomBytes(bytes).toString('hex');
