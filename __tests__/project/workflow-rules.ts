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
  ['actions/create-github-app-token', 3],
  ['actions/download-artifact', 7],
  ['actions/setup-node', 5],
  ['actions/upload-artifact', 6],
  ['github/codeql-action', 4],
]);
/** Commands that a runner refuses, and the variable that lets them in again. */
const OLD_COMMANDS = /::(?:set-output|save-state|set-env|add-path)\b|ACTIONS_ALLOW_UNSECURE_COMMANDS/;
/** What adds packages beside those of the lock file. */
const LOOSE_INSTALL = /\bnpm (?:i|install|add) +[^-\s]|\b(?:pnpm add|yarn (?:global )?add|gem install|bundle add)\b/;
const IGNORED_WORKSPACE = /zizmor: ignore\[self-repository\] \w+/;
const IGNORED_TRIGGER = /zizmor: ignore\[dangerous-triggers\] \w+/;

/** What makes a workflow less safe than it has to be, by the rules of zizmor 1.31 and actionlint that need no network, one line each: `line message`. */
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
  readonly name?: unknown;
  readonly on?: unknown;
  readonly concurrency?: unknown;
  readonly permissions?: unknown;
  readonly jobs?: Readonly<Record<string, unknown>>;
}

interface StepParts {
  readonly with?: Readonly<Record<string, unknown>>;
}

function wholeProblems({ name, on, concurrency, permissions, jobs }: WorkflowParts, text: string): readonly string[] {
  const problems: string[] = [];
  if (name === undefined) problems.push('the workflow has no `name`');
  if (concurrency === undefined) problems.push('the workflow has no `concurrency`');
  if (permissions === undefined) problems.push('the workflow has no `permissions`');
  const writes = Object.values(permissions ?? {}).includes('write') && Object.keys(jobs ?? {}).length > 1;
  if (writes) problems.push('every job may write: give `permissions` to the job that needs them');
  const follows = JSON.stringify(on ?? '').includes('"workflow_run"');
  if (follows && !IGNORED_TRIGGER.test(text)) problems.push('`workflow_run` has no comment why it is safe');
  if (follows && /\bGITHUB_(?:ENV|PATH)\b/.test(text)) problems.push('a stranger may set variables of later steps');
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
  return EXPRESSIONS.find(({ in: where, found }) => (where === undefined || where === key) && found.test(text))?.says;
}

/** What an expression must not hold; `in` names the key where it matters. */
const EXPRESSIONS: readonly { readonly in?: string; readonly found: RegExp; readonly says: string }[] = [
  { found: /toJSON\(\s*secrets\b/i, says: 'every secret in one value' },
  { found: /fromJSON\(\s*secrets\b/i, says: 'the log shows parts of a secret: make each a secret of its own' },
  { found: /\bcontains\(\s*'/, says: 'a part of a name fits too: give `contains` a list' },
  { found: /&&\s*(?:''|0|false|null)\s*\|\|/, says: 'the value before `||` is never taken' },
  {
    in: 'if',
    found: /\bgithub\.(?:actor|triggering_actor)\b.*\[bot\]/,
    says: 'the last actor need not be the author: compare `github.event.pull_request.user.login`',
  },
  { in: 'image', found: /^(?!.*@sha256:[0-9a-f]{64}$)/, says: 'the image is not pinned by a digest' },
  { in: 'container', found: /^(?!.*@sha256:[0-9a-f]{64}$)/, says: 'the image is not pinned by a digest' },
];

function scriptProblem(text: string): string | undefined {
  if (text.includes('${{')) return 'somebody may write into this script: pass the text as `env`';
  if (LOOSE_INSTALL.test(text)) return 'packages come from no lock file';
  return OLD_COMMANDS.test(text) ? 'the runner refuses this command' : undefined;
}

function usesProblem(action: string, comment: string, { step, isRelease }: Place): string | undefined {
  if (action.startsWith(OWN_TAG)) return undefined;
  // A workflow to call lies beside its caller until it has a repository of its own.
  if (action === './.github/workflows/reusable.yml') return undefined;
  if (action === './') return IGNORED_WORKSPACE.test(comment) ? undefined : '`./` has no comment why it is safe';
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
