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
export function sameJudges({ judges = [], trials }: Judged, { judges: onMain = [] }: Judged): boolean {
  // A run without a verdict has no judge; another finding reports it.
  if (trials.scored === 0) return true;
  // `undefined` stands for the recorded verdicts, which have no question.
  const questions = [undefined, ...new Set(judges.flatMap(({ question }) => question ?? []))];
  return questions.every((question) => {
    const [names, namesOnMain] = [namesIn(judges, question), namesIn(onMain, question)];
    const isNeeded = question === undefined || (names.size > 0 && namesOnMain.size > 0);
    return !isNeeded || sameNames(names, namesOnMain);
  });
}

/** The judges of one question, or of the recorded verdicts if `of` is undefined; null stands for a judge without a name. */
export function namesIn(judges: readonly JudgeCount[], of: string | undefined): Names {
  return new Set(judges.flatMap(({ judge, question }) => (question === of ? [judge] : [])));
}

/** An unnamed judge of main matches any; if it did not, a team could never start to name its judge. */
function sameNames(names: Names, onMain: Names): boolean {
  const isUnnamed = onMain.size === 0 || onMain.has(null);
  const missing = [...onMain].filter((judge) => judge !== null && !names.has(judge));
  const added = [...names].filter((judge) => !onMain.has(judge));
  return missing.length === 0 && added.every((judge) => judge !== null && isUnnamed);
}

type Names = ReadonlySet<string | null>;

type Judged = Pick<Report, 'judges' | 'trials'>;

/** The judges as text: `a, b`. Several judges each have their number of trials, counted once however many questions were answered. */
export function judgeNames(judges: readonly JudgeCount[]): string {
  if (judges.length === 0) return 'none';
  const most = new Map<string | null, number>();
  for (const { judge, trials } of judges) most.set(judge, Math.max(trials, most.get(judge) ?? 0));
  const isAlone = most.size === 1;
  return [...most]
    .map(([judge, trials]) => `${judge ?? 'unnamed'}${isAlone ? '' : ` (${counted(trials, 'trial')})`}`)
    .join(', ');
}
