import { whatIsWrong } from '../errors.ts';
import type { Decision, Finding } from '../gating/decision.ts';
import { placeOfText } from '../gating/wording.ts';
import { logSafe } from './markdown/escape.ts';
import { DECISIONS, EFFECTS } from './markdown/words.ts';
import { isSaid, toldFindings } from './sections/findings.ts';

export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** GitHub keeps ten annotations of a level per step. */
const MOST_PER_LEVEL = 10;

/**
 * The findings as annotations of the workflow run, at most ten per level, what decided first; the tenth stands for the rest
 * when there are more. Texts are one line each, say no number twice and hold no workflow command.
 */
export function annotationsOf(decision: Decision): readonly Annotation[] {
  const all = toldFindings(decision).map((finding) => annotation(finding, decision));
  return (['error', 'warning', 'notice'] as const).flatMap((level) =>
    atMost(
      all.filter((one) => one.level === level),
      decision,
    ),
  );
}

function annotation(finding: Finding, decision: Decision): Annotation {
  const { what, expected, actual } = finding;
  const news = (fact: string | undefined): string | undefined =>
    fact === undefined || isSaid(fact, what) ? undefined : fact;
  const next = finding.next === undefined ? '' : `. ${finding.next}`;
  return {
    level: EFFECTS[finding.effect].level,
    title: title(decision),
    message: logSafe(`${whatIsWrong({ what, expected: news(expected), found: news(actual) })}${next}`, 1000),
    ...place(finding.where),
  };
}

function title(decision: Decision): string {
  return logSafe(`${DECISIONS[decision.decision].word}: ${decision.suite}`, 120);
}

function place(where: string | undefined): Pick<Annotation, 'file' | 'line' | 'column'> {
  if (where === undefined) return {};
  const { file, ...spot } = placeOfText(where);
  return { file: logSafe(file), ...spot };
}

function atMost(annotations: readonly Annotation[], decision: Decision): readonly Annotation[] {
  const first = annotations[MOST_PER_LEVEL - 1];
  if (first === undefined || annotations.length <= MOST_PER_LEVEL) return annotations;
  const rest = annotations.length - MOST_PER_LEVEL + 1;
  const message = `${rest} more like these: see the job summary.`;
  return [...annotations.slice(0, MOST_PER_LEVEL - 1), { level: first.level, title: title(decision), message }];
}
