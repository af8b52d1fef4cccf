import type { ComparisonKey } from '../../../schemas/types/decision.ts';
import type { JudgeCount, Report } from '../../../schemas/types/report.ts';
import { contentHash } from '../../contract/hash.ts';
import { counted } from '../../contract/text.ts';
import { trialsPerScenario } from './scores.ts';

/** The comparison key of a run. Equal runs have equal keys, in any order of their trials. */
export function keyOf({ read_by: readBy, rubrics, judges, scenarios }: Report): ComparisonKey {
  return {
    ...(readBy === undefined ? {} : { tool: readBy.tool, mapping: readBy.mapping }),
    rubrics: rubrics.map(({ rubric, version, hash }) => ({ rubric, version, hash })),
    judges: judges ?? [],
    scenario_set: contentHash(scenarios.map(({ scenario, content }) => `${scenario} ${content}`).sort()),
    trials_per_scenario: trialsPerScenario({ scenarios }),
  };
}

/**
 * Whether the same models judged both runs. Recorded verdicts cannot be judged again, so rates that depend on another judge are not
 * compared. Questions that the gate itself asks count only if both runs have answers to them.
 */
export function sameJudges({ judges: own = [], trials }: Judged, { judges: main = [] }: Judged): boolean {
  // A run without a verdict has no judge; another finding reports it.
  if (trials.scored === 0) return true;
  // `undefined` stands for the recorded verdicts, which have no question.
  const questions = [undefined, ...new Set(own.flatMap(({ question }) => question ?? []))];
  return questions.every((question) => {
    const [now, before] = [namesIn(own, question), namesIn(main, question)];
    const isNeeded = question === undefined || (now.size > 0 && before.size > 0);
    return !isNeeded || sameNames(now, before);
  });
}

/** The judges of one question, or of the recorded verdicts if `of` is undefined; null stands for a judge without a name. */
export function namesIn(judges: readonly JudgeCount[], of: string | undefined): Names {
  return new Set(judges.flatMap(({ judge, question }) => (question === of ? [judge] : [])));
}

/** An unnamed judge of main matches any; if it did not, a team could never start to name its judge. */
function sameNames(now: Names, before: Names): boolean {
  const isUnnamed = before.size === 0 || before.has(null);
  const missing = [...before].filter((judge) => judge !== null && !now.has(judge));
  const added = [...now].filter((judge) => !before.has(judge));
  return missing.length === 0 && added.every((judge) => judge !== null && isUnnamed);
}

type Names = ReadonlySet<string | null>;

type Judged = Pick<Report, 'judges' | 'trials'>;

/** The judges as text: `a, b`. Several judges each have their number of trials, counted once however many questions were answered. */
export function judgeNames(judges: readonly JudgeCount[]): string {
  if (judges.length === 0) return 'none';
  const most = new Map<string | null, number>();
  for (const { judge, trials } of judges) most.set(judge, Math.max(trials, most.get(judge) ?? 0));
  const one = most.size === 1;
  return [...most]
    .map(([judge, trials]) => `${judge ?? 'unnamed'}${one ? '' : ` (${counted(trials, 'trial')})`}`)
    .join(', ');
}
