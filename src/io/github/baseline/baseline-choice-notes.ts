import type { Finding } from '../../../gating/decision.ts';
import { shortSha } from '../../../gating/wording.ts';
import { effectOf, type OnBaselineError } from './baseline-notes.ts';

/** The commit that somebody named has no usable baseline: it is a mistake or out of date, and nothing else is what was asked for. */
export function notFoundNote(name: string, sha: string, onError: OnBaselineError): Finding {
  return {
    code: 'baseline-not-found',
    effect: effectOf(onError),
    what: `The commit \`${shortSha(sha)}\`, which the input \`baseline\` names, has no usable baseline`,
    expected: `an artifact \`${name}\` of a run of that commit on the base branch, one of the newest thousand`,
    next: 'Name a commit whose run on the base branch saved one, or set `baseline: auto`',
  };
}

/** The beginning of a commit id fits several commits that have a baseline. */
export function ambiguousNote(sha: string, found: readonly string[], onError: OnBaselineError): Finding {
  return {
    code: 'baseline-ambiguous',
    effect: effectOf(onError),
    what: `Several commits with a baseline begin with \`${sha}\`, which the input \`baseline\` names`,
    actual: found.join(', '),
    next: 'Write the whole commit id',
  };
}

/** Somebody chose the commit. */
export function namedNote(sha: string): Finding {
  return {
    code: 'baseline-named',
    effect: 'notice',
    what: `The baseline is \`${shortSha(sha)}\`, which the input \`baseline\` names: whatever changed between it and this run counts as this run's`,
    next: 'For the base commit itself, set `baseline: auto`',
  };
}

/** The newest run, whatever it holds. */
export function approximateNote(sha: string, branch: string): Finding {
  return {
    code: 'baseline-approximate',
    effect: 'notice',
    what: `The comparison is approximate: \`${shortSha(sha)}\` is the newest run of ${branch}, not the base commit. What changed in ${branch} between the two counts as this run's`,
    next: 'For the base commit or its nearest ancestor, set `baseline: auto`',
  };
}

/** The committed file stands in. */
export function fromFileNote(file: string, base: string): Finding {
  return {
    code: 'baseline-from-file',
    effect: 'notice',
    what: `No saved run could be used; the baseline is \`${file}\` as it stands at ${shortSha(base)}`,
    next: 'It keeps no trials, so it cannot be scored again: after a change of a rubric, write it anew with `agent-gate baseline-file BUNDLE`',
  };
}

/** The base commit has no such file. */
export function fileAbsentNote(file: string, base: string): Finding {
  return {
    code: 'baseline-file-absent',
    effect: 'warn',
    what: `\`${file}\`, which the input \`baseline-file\` names, does not exist at the base commit ${shortSha(base)}`,
    next: 'Commit it on the base branch: `agent-gate baseline-file BUNDLE --out FILE` writes it; what a pull request says in it does not count',
  };
}

/** The committed file is none, or of something else. */
export function fileUnreadableNote(file: string, base: string, why: string): Finding {
  return {
    code: 'baseline-file-unreadable',
    effect: 'warn',
    what: `\`${file}\`, as it stands at the base commit ${shortSha(base)}, is no baseline of this suite`,
    actual: why,
    next: 'Write it anew on the base branch: `agent-gate baseline-file BUNDLE --out FILE`',
  };
}
