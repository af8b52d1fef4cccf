import type { ComparisonKey } from '../../../schemas/types/decision.ts';
import type { JudgeCount, Report } from '../../../schemas/types/report.ts';
import { contentHash } from '../../contract/hash.ts';
import { counted } from '../../contract/text.ts';
import { trialsPerScenario } from './scores.ts';

/** The key of a run; equal for equal runs, whatever the order of their trials. */
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
 * Whether the same models judged both runs. Recorded verdicts cannot be repeated, so rates that depend on another judge's are not compared.
 * Of questions that the gate asks itself, only those that both runs have answers to count.
 */
export function sameJudges({ judges: own = [], trials }: Judged, { judges: main = [] }: Judged): boolean {
  // Without a verdict no model has judged; another finding says so.
  if (trials.scored === 0) return true;
  // The recorded verdicts have no question.
  const questions = [undefined, ...new Set(own.flatMap(({ question }) => question ?? []))];
  return questions.every((question) => {
    const [now, before] = [namesIn(own, question), namesIn(main, question)];
    const isNeeded = question === undefined || (now.size > 0 && before.size > 0);
    return !isNeeded || sameNames(now, before);
  });
}

/** The judges of the recorded verdicts, or of one question; null stands for a judge without a name. */
export function namesIn(judges: readonly JudgeCount[], of: string | undefined): Names {
  return new Set(judges.flatMap(({ judge, question }) => (question === of ? [judge] : [])));
}

/** An unnamed judge of main matches any: otherwise a team could never start to name its judge. */
function sameNames(now: Names, before: Names): boolean {
  const isUnnamed = before.size === 0 || before.has(null);
  const missing = [...before].filter((judge) => judge !== null && !now.has(judge));
  const added = [...now].filter((judge) => !before.has(judge));
  return missing.length === 0 && added.every((judge) => judge !== null && isUnnamed);
}

type Names = ReadonlySet<string | null>;

type Judged = Pick<Report, 'judges' | 'trials'>;

/** For people: `a, b`; several judges with the trials of each, counted once however many questions it answered. */
export function judgeNames(judges: readonly JudgeCount[]): string {
  if (judges.length === 0) return 'none';
  const most = new Map<string | null, number>();
  for (const { judge, trials } of judges) most.set(judge, Math.max(trials, most.get(judge) ?? 0));
  const one = most.size === 1;
  return [...most]
    .map(([judge, trials]) => `${judge ?? 'unnamed'}${one ? '' : ` (${counted(trials, 'trial')})`}`)
    .join(', ');
}
