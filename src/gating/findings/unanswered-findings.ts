import type { Report } from '../../../schemas/types/report.ts';
import { byFrequency } from '../../contract/numbers.ts';
import type { Finding } from '../decision.ts';
import type { FindingData } from '../messages/catalogue.ts';

/** Why a question for a judge has no answer. */
export interface WhyUnanswered {
  readonly why: string;
  /** What to do about it. */
  readonly next: string;
}

/** What to do where nobody but the run itself knows why a judge gave no answer. */
export const SEE_JUDGE = 'See why the judge gave no answer, then run it again';

/**
 * Where the gate asked the judge itself and knows what helps, that in place of the general advice; unless most of what the run lacks are
 * verdicts of a judge that the harness asked.
 */
export function withCure(findings: readonly Finding[], candidate: Report): readonly Finding[] {
  const cure = findings.find(({ code }) => code === 'judge-unanswered')?.next;
  if (cure === undefined || !lacksAnswers(candidate)) return findings;
  return findings.map((finding) => (finding.next === SEE_JUDGE ? { ...finding, next: cure } : finding));
}

/** Whether questions of its rubrics are behind most trials without a verdict for want of a judge, which the harness may name too. */
function lacksAnswers({ scenarios, trials }: Report): boolean {
  const unanswered = scenarios.reduce((sum, { unjudged }) => sum + (unjudged?.trials ?? 0), 0);
  return unanswered * 2 > trials.errored.judge;
}

/** More reasons than these nobody reads. */
const MOST_REASONS = 3;

/** Says that a judge has not answered everything: `asked` counts the questions, `missing` has one entry for each without an answer. */
export function questionsUnanswered(asked: number, missing: readonly WhyUnanswered[]): readonly FindingData[] {
  const reasons = byFrequency(missing.map(({ why }) => why)).slice(0, MOST_REASONS);
  const advice = missing.find(({ why }) => why === reasons[0]?.[0])?.next;
  if (advice === undefined) return [];
  return [{ code: 'judge-unanswered', effect: 'warn', asked, missing: missing.length, reasons, advice }];
}
