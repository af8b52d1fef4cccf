import { isMap, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { repositoryOf } from '../../scripts/set-repository.mjs';

/** Calls of an action that need no SHA: this repository's own, and in documents its released tags. */
const OWN_TAG = `${repositoryOf(process.cwd())}@v`;
const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
const VERSION_COMMENT = /^ v\d+(?:\.\d+)*$/;
/** The first major version of each helper that runs on node24. */
const NODE24 = new Map([
  ['actions/attest', 3],
  ['actions/cache', 5],
  ['actions/checkout', 5],
  ['actions/download-artifact', 7],
  ['actions/setup-node', 5],
  ['actions/upload-artifact', 6],
  ['github/codeql-action', 4],
]);
/** Commands that a runner refuses, and the variable that lets them in again. */
const OLD_COMMANDS = /::(?:set-output|save-state|set-env|add-path)\b|ACTIONS_ALLOW_UNSECURE_COMMANDS/;
const IGNORED_TRIGGER = /zizmor: ignore\[dangerous-triggers\] \w+/;

/** What makes a workflow less safe than it has to be, by the rules of zizmor and actionlint, one line each: `line message`. */
export function safetyProblems(text: string): readonly string[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const workflow = document.toJS() as WorkflowParts;
  const problems = wholeProblems(workflow, text).map((message) => `1 ${message}`);
  const isRelease = releases(workflow.on);
  visit(document, {
    Pair(_, pair, path) {
      if (!isScalar(pair.key) || pair.key.range == null) return;
      const step = path.findLast((parent) => isMap(parent))?.toJSON() as StepParts;
      const problem = problemOf(String(pair.key.value), pair.value, { step, isRelease });
      if (problem !== undefined) problems.push(`${lines.linePos(pair.key.range[0]).line} ${problem}`);
    },
    Scalar(_, { value }, path) {
      const isEvent = value === 'pull_request_target' && path.some((parent) => isPair(parent) || isMap(parent));
      if (isEvent) problems.push('1 `pull_request_target` hands a write token to code of a stranger');
    },
  });
  return problems;
}

interface WorkflowParts {
  readonly on?: unknown;
  readonly permissions?: unknown;
  readonly jobs?: Readonly<Record<string, unknown>>;
}

interface StepParts {
  readonly with?: Readonly<Record<string, unknown>>;
}

function wholeProblems({ on, permissions, jobs }: WorkflowParts, text: string): readonly string[] {
  const problems: string[] = [];
  if (permissions === undefined) problems.push('the workflow has no `permissions`');
  const writes = Object.values(permissions ?? {}).includes('write') && Object.keys(jobs ?? {}).length > 1;
  if (writes) problems.push('every job may write: give `permissions` to the job that needs them');
  const follows = JSON.stringify(on ?? '').includes('"workflow_run"');
  if (follows && !IGNORED_TRIGGER.test(text)) problems.push('`workflow_run` has no comment why it is safe');
  return problems;
}

/** Whether others get what the workflow builds. */
function releases(on: unknown): boolean {
  const { push, release } = (typeof on === 'object' ? on : {}) as { push?: { tags?: unknown }; release?: unknown };
  return push?.tags !== undefined || release !== undefined;
}

interface Place {
  readonly step: StepParts;
  readonly isRelease: boolean;
}

function problemOf(key: string, value: unknown, place: Place): string | undefined {
  if (!isScalar(value)) return undefined;
  const text = String(value.value);
  if (key === 'uses') return usesProblem(text, value.comment ?? '', place);
  if (key === 'run' || key === 'script') return scriptProblem(text);
  if (key === 'if' && /^\s*\$\{\{[^}]*\}\}(?!$)|.\$\{\{/.test(text)) return 'text around `${{ }}` is always true';
  if (key === 'permissions' && /-all$/.test(text)) return `\`${text}\` grants what no job needs`;
  if (key === 'secrets' && text === 'inherit') return '`inherit` hands over every secret';
  return /toJSON\(\s*secrets\b/i.test(text) ? 'every secret in one value' : undefined;
}

function scriptProblem(text: string): string | undefined {
  if (text.includes('${{')) return 'somebody may write into this script: pass the text as `env`';
  return OLD_COMMANDS.test(text) ? 'the runner refuses this command' : undefined;
}

function usesProblem(action: string, comment: string, { step, isRelease }: Place): string | undefined {
  if (action === './' || action.startsWith(OWN_TAG)) return undefined;
  if (!PINNED.test(action)) return `\`${action}\` is not pinned by a commit`;
  if (!VERSION_COMMENT.test(comment)) return `\`${action}\` has no comment with its version`;
  const [name = ''] = action.split('@');
  const [owner, repository] = name.split('/');
  const oldest = NODE24.get(`${owner}/${repository}`);
  if (oldest === undefined) return `\`${name}\` is unknown: say which version runs on node24`;
  if (Number(/\d+/.exec(comment)?.[0]) < oldest) return `\`${name}\` runs on a Node that runners no longer have`;
  if (name === 'actions/checkout' && step.with?.['persist-credentials'] !== false)
    return 'the checkout leaves its token to what runs after it';
  const caches =
    name === 'actions/cache' || (name === 'actions/setup-node' && step.with?.['package-manager-cache'] !== false);
  return isRelease && caches ? 'a cache that another run wrote goes into a release' : undefined;
}
