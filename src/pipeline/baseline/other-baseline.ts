import type { Finding } from '../../gating/decision.ts';
import { nameList } from '../../gating/wording.ts';
import type { BaselineAnswer, BaselineRun } from './baseline-answer.ts';

/** What the input `baseline` names instead of main's runs: files, or nothing. */
export function namedBaselineNote(files: readonly string[]): Finding {
  const next = "To compare with main's runs, set `baseline: auto`";
  if (files.length === 0) {
    const what = 'The input `baseline` is `none`, so that thresholds alone decide';
    return { code: 'baseline-none', effect: 'notice', what, next };
  }
  const what = `The baseline is ${nameList(files)}, which the input \`baseline\` names: nobody but this run says whose results these are`;
  return { code: 'baseline-named', effect: 'notice', what, next };
}

/**
 * Main has a run that was not compared with. Then what was compared with instead is a lowered bar, and scenarios and selection are held
 * against that run.
 */
export function insteadOfMain(
  newest: BaselineRun | null,
  runs: BaselineAnswer['runs'],
): Pick<BaselineAnswer, 'newest' | 'lowered'> {
  if (newest === null) return {};
  const now = runs.length === 0 ? 'nothing' : nameList(runs.map(({ origin }) => origin.label));
  const what = 'compared with, in this run already';
  return { newest, lowered: [{ subject: 'baseline', what, old: "main's runs", new: now }] };
}
