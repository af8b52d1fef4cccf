import type { JudgeCount, ReadBy, Report } from '../../../schemas/types/report.ts';
import { counted } from '../../contract/text.ts';
import type { Rate } from '../comparing/comparison-context.ts';
import { type JudgedBy, judgedAlike, judgeNames, sameJudges } from '../comparing/judges.ts';
import { rangeText, type TrialRange, trialsPerScenario } from '../comparing/trial-numbers.ts';
import type { GateContext } from '../context.ts';
import type { Finding } from '../decision.ts';
import { gates, type ResolvedPolicy } from '../policy/resolve-policy.ts';
import { nameList, shortDigest } from '../wording.ts';

/** The code of the finding that another model judged than on main. */
export const OTHER_JUDGE = 'judge-not-comparable';

/** Where the comparability keys of candidate and baseline differ, besides rubrics and scenarios. */
export function keyFindings(context: GateContext): readonly Finding[] {
  const { candidate, baseline, isFirstLook } = context;
  if (baseline === null) return [];
  return [...judgeFindings(context, baseline), ...measureFindings(candidate, baseline, isFirstLook)];
}

/** Another model that judges: what rests on it is not compared. Several in one run, and one that main did not name, are told. */
function judgeFindings({ policy, candidate, rubrics }: GateContext, baseline: Report): readonly Finding[] {
  const rates = rubrics.flatMap(({ metric, criteria }) => [metric, ...criteria]).filter(({ byJudge }) => byJudge);
  const [now, then] = [candidate.judges ?? [], baseline.judges ?? []];
  if (rates.length === 0) return [];
  if (!sameJudges(candidate, baseline))
    return [otherJudge(policy, rates, { expected: judgeNames(then), actual: judgeNames(now) })];
  const judged = judgedAlike(now, then);
  return [
    ...(judged.some((one) => isNew(one, then.length > 0)) ? [unnamedJudge(judgeNames(now))] : []),
    ...judged.flatMap(({ question }) => mixedJudges(now.filter((one) => one.question === question))),
  ];
}

/** Whether somebody is named whom main does not name. */
function isNew({ now, before }: JudgedBy, isMainJudged: boolean): boolean {
  if (isMainJudged && !before.has(null)) return false;
  return [...now].some((judge) => judge !== null && !before.has(judge));
}

function unnamedJudge(names: string): Finding {
  return {
    code: 'judge-unnamed',
    effect: 'notice',
    what: `Main does not say which model judged it; this run was judged by ${names}`,
    next: 'Once main has run again, another judge is noticed',
  };
}

function mixedJudges(judges: readonly JudgeCount[]): readonly Finding[] {
  if (judges.length < 2) return [];
  return [
    {
      code: 'judges-mixed',
      effect: 'notice',
      what: `${judges.length} models judged this run: ${judgeNames(judges)}`,
      next: 'Let one model judge all trials: two models are two rulers',
    },
  ];
}

function otherJudge(
  policy: ResolvedPolicy,
  rates: readonly Rate[],
  judges: Pick<Finding, 'expected' | 'actual'>,
): Finding {
  const stops = policy.on_not_comparable !== 'pass' && rates.some(({ bar }) => gates(bar));
  return {
    code: OTHER_JUDGE,
    effect: stops ? 'invalid' : 'warn',
    what: `Another model judged the baseline, so what rests on its verdicts is not compared: ${nameList(rates.map(({ name }) => name))}`,
    ...judges,
    next: 'Let the same model judge both runs; if the judge changed for good, a run of main by the new one becomes the baseline',
  };
}

/**
 * What else differs in how the two runs were measured. It stands in the way of no comparison, and is named; but not that a first look
 * has fewer trials, as it is to have.
 */
function measureFindings(candidate: Report, baseline: Report, isFirstLook: boolean): readonly Finding[] {
  const [own, main] = [candidate.read_by, baseline.read_by];
  return [
    ...(own === undefined || main === undefined ? [] : otherReading(own, main)),
    ...(isFirstLook ? [] : otherTrialCounts(trialsPerScenario(candidate), trialsPerScenario(baseline))),
  ];
}

function otherReading(own: ReadBy, main: ReadBy): readonly Finding[] {
  return [
    ...(own.mapping?.hash === main.mapping?.hash
      ? []
      : [otherMapping(mappingText(own.mapping), mappingText(main.mapping))]),
    ...(own.tool === main.tool ? [] : [otherTool(own.tool, main.tool)]),
  ];
}

/** For people: the name of a mapping and its short hash. */
export function mappingText(mapping: ReadBy['mapping']): string {
  return mapping === null ? 'none' : `${mapping.mapping} (${shortDigest(mapping.hash)})`;
}

function otherMapping(now: string, then: string): Finding {
  return {
    code: 'mapping-changed',
    effect: 'warn',
    what: 'The results of the baseline were read by another mapping, and cannot be read again',
    expected: then,
    actual: now,
    next: 'Read a change of facts that the mapping changes as that of the mapping, until main has a new baseline',
  };
}

function otherTrialCounts(now: TrialRange, then: TrialRange): readonly Finding[] {
  if (now.fewest === then.fewest && now.most === then.most) return [];
  const trials = now.fewest === now.most ? counted(now.most, 'trial') : `${rangeText(now)} trials`;
  return [
    {
      code: 'trials-differ',
      effect: 'notice',
      what: `This run has ${trials} per scenario, the baseline ${rangeText(then)}; every scenario counts once on either side`,
    },
  ];
}

function otherTool(now: string, then: string): Finding {
  return {
    code: 'tool-changed',
    effect: 'notice',
    what: `The results of the baseline were read by Agent Gate ${then}, those of this run by ${now}`,
  };
}
