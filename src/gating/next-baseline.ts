import type { Decision } from '../../schemas/types/decision.ts';
import type { JudgeCount } from '../../schemas/types/report.ts';
import { namesIn } from './comparing/judges.ts';

/**
 * Whether others can be compared with a run of main: whatever it came to, if its evidence is fit to be judged. So may be that of an invalid
 * run where only the judge is another than before, for that is who judges main now; several at once, or one without a name, is none to stay.
 */
export function isNextBaseline({ findings, compared }: Pick<Decision, 'findings' | 'compared'>): boolean {
  const stops = findings.filter(({ effect }) => effect === 'invalid');
  if (stops.length === 0) return true;
  return stops.every(({ code }) => code === 'judge-not-comparable') && hasOneJudge(compared.candidate?.judges ?? []);
}

/** Whether one alone answered each question, and one alone gave what trials record. Whoever is not named may be anybody. */
function hasOneJudge(judges: readonly JudgeCount[]): boolean {
  const isNamed = judges.length > 0 && judges.every(({ judge }) => judge !== null);
  return isNamed && judges.every(({ question }) => namesIn(judges, question).size === 1);
}
