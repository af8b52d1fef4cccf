import { type ApiRequest, type Endpoint, endpoint, found, type GithubWorld, missing, type Reply } from './endpoint.ts';
import { artifactBody, jobBody, runBody } from './github-bodies.ts';
import type { Artifact, WorkflowRun } from './github-state.ts';

/** Workflow runs and their artifacts. */
export const ACTIONS: Readonly<Record<string, Endpoint>> = {
  'actions/list-artifacts-for-repo': endpoint(['actions'], 'read', listArtifacts),
  'actions/list-workflow-run-artifacts': endpoint(['actions'], 'read', listArtifacts),
  'actions/get-artifact': endpoint(['actions'], 'read', ({ state }, { params, origin }) => {
    const artifact = state.artifacts.get(Number(params.artifact_id));
    return artifact === undefined ? missing : found(artifactBody(state, artifact, origin));
  }),
  'actions/delete-artifact': endpoint(['actions'], 'write', ({ state }, { params }) =>
    state.artifacts.delete(Number(params.artifact_id)) ? { status: 204 } : missing,
  ),
  'actions/download-artifact': endpoint(['actions'], 'read', downloadArtifact),
  'actions/get-workflow-run': endpoint(['actions'], 'read', ({ state }, { params, origin }) => {
    const run = state.runs.get(Number(params.run_id));
    return run === undefined ? missing : found(runBody(state, run, origin));
  }),
  'actions/list-jobs-for-workflow-run-attempt': endpoint(['actions'], 'read', listJobs),
  'actions/list-workflow-runs': endpoint(['actions'], 'read', listRuns),
  'actions/list-workflow-runs-for-repo': endpoint(['actions'], 'read', listRuns),
};

/** Newest first, as GitHub lists them; one run's when the path names a run. */
function listArtifacts({ state }: GithubWorld, { params, query, origin }: ApiRequest): Reply {
  const fits = (artifact: Artifact) =>
    (params.run_id === undefined || artifact.runId === Number(params.run_id)) &&
    artifact.name === (query.get('name') ?? artifact.name);
  const artifacts = [...state.artifacts.values()].filter(fits).reverse();
  return {
    status: 200,
    list: artifacts.map((artifact) => artifactBody(state, artifact, origin)),
    wrap: (page) => ({ total_count: artifacts.length, artifacts: page }),
  };
}

/** A run whose jobs no test has told passed in one job. */
function listJobs({ state }: GithubWorld, { params }: ApiRequest): Reply {
  const run = state.runs.get(Number(params.run_id));
  const attempt = Number(params.attempt_number);
  if (run === undefined) return missing;
  const passed = { name: 'gate', runner: 'GitHub Actions 1', conclusion: 'success', steps: [] } as const;
  const jobs = state.jobs.get(`${run.id}/${attempt}`) ?? [{ ...passed, steps: [] }];
  return {
    status: 200,
    list: jobs.map((job, place) => jobBody(state, run, { ...job, attempt, place })),
    wrap: (page) => ({ total_count: jobs.length, jobs: page }),
  };
}

function downloadArtifact({ state, blobs }: GithubWorld, { params }: ApiRequest): Reply {
  const artifact = state.artifacts.get(Number(params.artifact_id));
  if (artifact === undefined || params.archive_format !== 'zip') return missing;
  if (artifact.expired) return { status: 410, body: { message: 'Artifact has expired', documentation_url: '' } };
  return { status: 302, headers: { location: blobs.downloadUrl(artifact.blob, `${artifact.name}.zip`) } };
}

function listRuns({ state }: GithubWorld, { params, query, origin }: ApiRequest): Reply {
  const asks = (name: string, value: string | null) => query.get(name) === null || query.get(name) === value;
  const fits = (run: WorkflowRun) =>
    (params.workflow_id === undefined || run.path.endsWith(`/${params.workflow_id}`)) &&
    asks('branch', run.headBranch) &&
    asks('event', run.event) &&
    asks('head_sha', run.headSha) &&
    (asks('status', run.status) || asks('status', run.conclusion));
  const runs = [...state.runs.values()].filter(fits).reverse();
  return {
    status: 200,
    list: runs.map((run) => runBody(state, run, origin)),
    wrap: (page) => ({ total_count: runs.length, workflow_runs: page }),
  };
}
