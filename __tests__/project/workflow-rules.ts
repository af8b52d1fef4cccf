import { isMap, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** Calls of an action that need no SHA: this repository's own, and in documents its released tags. */
const OWN_ACTION = /^(?:\.\/$|[^/]+\/agent-regression-gate@v\d)/;
const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
const VERSION_COMMENT = /^ v\d+(?:\.\d+)*$/;
const ATTACKERS_TEXT = /\$\{\{[^}]*\bgithub\.(?:event\.|head_ref)/;

/** What makes a workflow less safe than it has to be, one line each: `line message`. */
export function safetyProblems(text: string): readonly string[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const problems = document.has('permissions') ? [] : ['1 the workflow has no `permissions`'];
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.range == null) return;
      const problem = problemOf(String(key.value), value);
      if (problem !== undefined) problems.push(`${lines.linePos(key.range[0]).line} ${problem}`);
    },
    Scalar(_, { value }, path) {
      const isEvent = value === 'pull_request_target' && path.some((parent) => isPair(parent) || isMap(parent));
      if (isEvent) problems.push('1 `pull_request_target` hands a write token to code of a stranger');
    },
  });
  return problems;
}

function problemOf(key: string, value: unknown): string | undefined {
  if (!isScalar(value)) return undefined;
  const text = String(value.value);
  if (key === 'uses') return usesProblem(text, value.comment ?? '');
  if (key === 'run' && ATTACKERS_TEXT.test(text)) return 'a stranger writes into this script: pass the text as `env`';
  return undefined;
}

function usesProblem(action: string, comment: string): string | undefined {
  if (OWN_ACTION.test(action)) return undefined;
  if (!PINNED.test(action)) return `\`${action}\` is not pinned by a commit`;
  return VERSION_COMMENT.test(comment) ? undefined : `\`${action}\` has no comment with its version`;
}
