import type {
  ErroredTrial,
  JudgeCount,
  ReadBy,
  Report,
  ScenarioReport,
  TrialMark,
  Unjudged,
} from '../../schemas/types/report.ts';
import type { ErrorKind } from '../../schemas/types/result.ts';
import { isRecord, type JsonObject, memberOf } from '../contract/json.ts';
import { addTo, sumOf } from '../contract/numbers.ts';
import { startSharing } from '../contract/share.ts';
import { byText } from '../contract/text.ts';
import type { Question } from '../rubric/evaluation.ts';
import { readAnswers } from '../rubric/nodes/judge-answers.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { cut } from '../rubric/values/shown-value.ts';
import { ANSWERS, factAt, type Trial, textForm } from '../suite/trial.ts';
import { meansOf } from './amounts.ts';
import { questionsOf } from './answer-trial.ts';
import { startArms } from './arm-scores.ts';
import { scenarioContent, startContentHash } from './scenario-content.ts';
import type { ScoredTrial } from './score-trial.ts';
import { finishRubric, scoresOf, startRubricTally, tallyScored } from './tally.ts';
import { type FurtherFacts, MOST_SCENARIOS_MARKED, markOf, startSharedFacts } from './trial-mark.ts';
import { NO_ROW, startTrialRows } from './trial-rows.ts';

/** Builds the report of one run from its trials, in any order. */
interface ReportBuilder {
  add(scoredTrial: ScoredTrial): void;
  /** The report so far, independent of the order of the trials. `redacted`: number of replaced secrets by shape. */
  finish(redacted?: Readonly<Record<string, number>>): Report;
}

interface ReportSettings {
  readonly readBy?: ReadBy;
  /** Dotted paths of the facts whose values make slices. */
  readonly sliceBy?: readonly string[];
  /** Whether trials that name an arm stand apart from those of the agent as it is. */
  readonly hasArms?: boolean;
}

/** Starts an empty report for these rubrics. */
export function startReport(
  rubrics: readonly Rubric[],
  { readBy, sliceBy = [], hasArms = false }: ReportSettings = {},
): ReportBuilder {
  const tallies = rubrics.map(startRubricTally);
  const scenarios = new Map<string, ScenarioState>();
  const errored: ErroredTrial[] = [];
  const contentOf = startContentHash();
  const judges = startJudges(questionsOf(rubrics));
  const shared = startSharedFacts();
  const shareTags = startSharing<readonly string[]>();
  const arms = hasArms ? startArms(() => startReport(rubrics)) : null;
  const rows = startTrialRows(rubrics.length);
  /** By row. */
  const marks = new Map<number, TrialMark>();
  /** By row, of trials that record nothing of what the agent did. */
  const facts = new Map<number, FurtherFacts>();
  let scored = 0;

  const count = (scoredTrial: ScoredTrial): void => {
    const { trial } = scoredTrial;
    const state = scenarios.get(trial.scenario) ?? startScenario();
    scenarios.set(trial.scenario, state);
    const mishap = mishapOf(scoredTrial);
    if (mishap !== null) {
      errored.push(mishap);
      state.errored = { ...state.errored, [mishap.kind]: state.errored[mishap.kind] + 1 };
      if (trial.error === null) state.unjudged = withUnjudged(state.unjudged, scoredTrial);
    }
    if (mishap === null || mishap.kind === 'agent') {
      scored++;
      judges.add(trial);
    }
    describe(state, trial, sliceBy, shareTags);
    addContent(state, trial, contentOf(trial));
    const answers = tallies.map((tally, index) => {
      const rubric = scoredTrial.rubrics[index];
      return rubric === undefined ? Number.NaN : tallyScored(tally, trial, rubric);
    });
    state.last = rows.add(state.last, { trial: trial.trial, usage: trial.usage, answers });
    const mark = markOf(scoredTrial, scenarios.size);
    if (mark !== null) marks.set(state.last, mark);
    if (mark?.facts === null) facts.set(state.last, shared.add(trial));
  };
  const add = (scoredTrial: ScoredTrial): void => {
    if (!arms?.takes(scoredTrial)) count(scoredTrial);
  };

  const finish = (redacted: Readonly<Record<string, number>> = {}): Report => {
    const isMarked = ({ failed }: TrialMark) => failed !== undefined || scenarios.size <= MOST_SCENARIOS_MARKED;
    const markIn = (row: number): TrialMark | undefined => {
      const [mark, further] = [marks.get(row), facts.get(row)];
      if (mark === undefined || !isMarked(mark)) return undefined;
      return further === undefined ? mark : { ...mark, facts: shared.hashOf(further) };
    };
    const reports = Array.from(scenarios, ([id, state]) => {
      const trials = rows.upTo(state.last);
      const scores = tallies.flatMap((tally, index) => {
        const scored = scoresOf(tally, id, rows.answersIn(trials, index));
        return scored === undefined ? [] : [[tally.rubric.id, scored] as const];
      });
      return scenarioReport(id, state, {
        usage: meansOf((amount) => rows.amountsIn(trials, amount)),
        trials: trials.flatMap((row) => markIn(row) ?? []),
        rubrics: Object.fromEntries(scores),
      });
    }).sort(byScenario);
    const counted = judges.finish();
    const unclassified = errored.filter(({ classified }) => !classified).length;
    return {
      schema: 1,
      ...(readBy === undefined ? {} : { read_by: readBy }),
      ...(counted === undefined ? {} : { judges: counted }),
      trials: { scored, errored: totalErrors(reports), unclassified },
      rubrics: tallies.map((tally) => finishRubric(tally, reports)),
      scenarios: arms === null ? reports : arms.addTo(reports),
      errored: errored.toSorted((a, b) => byScenario(a, b) || a.trial - b.trial),
      ...(shared.paths().length === 0 ? {} : { shared_facts: shared.paths() }),
      ...(Object.keys(redacted).length === 0 ? {} : { redacted }),
    };
  };
  return { add, finish };
}

const NO_ERRORS: Readonly<Record<ErrorKind, number>> = { agent: 0, infrastructure: 0, judge: 0 };
const NO_TAGS: readonly string[] = [];

type ScenarioState = ReturnType<typeof startScenario>;

function startScenario() {
  return {
    /** The trial that gives title, tags, family and slices: the one with the lowest number. */
    trial: Number.POSITIVE_INFINITY,
    title: undefined as string | undefined,
    family: undefined as string | undefined,
    /** Content hash of its first trial that has one, and all of them if they differ. */
    content: null as string | null,
    contents: null as Set<string> | null,
    /** Trials without an error that record no content. */
    unrecorded: 0,
    tags: NO_TAGS,
    slices: NO_TAGS,
    errored: NO_ERRORS,
    unjudged: undefined as Unjudged | undefined,
    /** The row of its last trial. */
    last: NO_ROW,
  };
}

function addContent(state: ScenarioState, trial: Trial, content: string | null): void {
  if (content === null && trial.error === null) state.unrecorded++;
  if (content === null || content === state.content) return;
  if (state.content === null) state.content = content;
  else state.contents = (state.contents ?? new Set([state.content])).add(content);
}

function describe(
  state: ScenarioState,
  described: Trial,
  sliceBy: readonly string[],
  share: (texts: readonly string[]) => readonly string[],
): void {
  const { trial, title, tags, family } = described;
  if (trial >= state.trial) return;
  state.trial = trial;
  state.title = title;
  state.family = family;
  state.tags = share(tags ?? []);
  if (sliceBy.length === 0) return;
  state.slices = sliceBy.flatMap((fact) => {
    const value = textForm(factAt(described, fact));
    return value === undefined ? [] : [`${fact}=${cut(value, MAX_NAME)}`];
  });
}

const MAX_MESSAGE = 300;

/** The trial's error, broken contract or unanswered question; the last two are not the agent's fault and give no verdict. */
function mishapOf({ trial: { scenario, trial, error }, rubrics }: ScoredTrial): ErroredTrial | null {
  if (error !== null) return { scenario, trial, ...error, message: cut(error.message, MAX_MESSAGE) };
  const broken = rubrics.filter(({ judgement }) => judgement.verdict === 'error');
  if (broken.length === 0) return null;
  const message = broken.map(({ rubric, reason }) => `${rubric.id}: ${reason}`).join('; ');
  const ended = { scenario, trial, classified: true, message: cut(message, MAX_MESSAGE) };
  if (broken.every(({ unanswered }) => unanswered !== undefined)) return { ...ended, kind: 'judge' };
  return { ...ended, kind: 'infrastructure', refused: true };
}

/** Counts a trial that some rubrics could not judge, and those of their criteria that still have a verdict. */
function withUnjudged(sum: Unjudged | undefined, { rubrics }: ScoredTrial): Unjudged {
  const criteria = new Map(Object.entries(sum?.criteria ?? {}));
  for (const { rubric, judgement, criteria: judged } of rubrics)
    if (judgement.verdict === 'error')
      for (const [index, { key }] of rubric.criteria.entries())
        if ((judged[index]?.verdict ?? 'error') !== 'error') addTo(criteria, `${rubric.id}/${key}`);
  const counts = rubrics.flatMap(({ rubric, judgement }) => {
    const count = (memberOf(sum?.rubrics, rubric.id) ?? 0) + (judgement.verdict === 'error' ? 1 : 0);
    return count === 0 ? [] : [[rubric.id, count] as const];
  });
  const scored = criteria.size === 0 ? {} : { criteria: Object.fromEntries(criteria) };
  return { trials: (sum?.trials ?? 0) + 1, rubrics: Object.fromEntries(counts), ...scored };
}

function scenarioReport(
  scenario: string,
  state: ScenarioState,
  { usage, trials, rubrics }: Required<Pick<ScenarioReport, 'usage' | 'trials' | 'rubrics'>>,
): ScenarioReport {
  const { title, family, content, contents, unrecorded, tags, slices, errored, unjudged } = state;
  return {
    scenario,
    content: scenarioContent(content === null ? [] : [...(contents ?? [content])]),
    ...(contents === null ? {} : { contents: contents.size }),
    ...(content === null || unrecorded === 0 ? {} : { unrecorded }),
    ...(family === undefined ? {} : { family }),
    ...(title === undefined ? {} : { title }),
    tags,
    ...(slices.length === 0 ? {} : { slices }),
    ...(Object.keys(usage).length === 0 ? {} : { usage }),
    errored,
    ...(unjudged === undefined ? {} : { unjudged }),
    ...(trials.length === 0 ? {} : { trials }),
    rubrics,
  };
}

function totalErrors(scenarios: readonly ScenarioReport[]): Record<ErrorKind, number> {
  const total = (kind: ErrorKind): number => sumOf(scenarios.map(({ errored }) => errored[kind]));
  return { agent: total('agent'), infrastructure: total('infrastructure'), judge: total('judge') };
}

function byScenario(a: { readonly scenario: string }, b: { readonly scenario: string }): number {
  return byText(a.scenario, b.scenario);
}

/** Longest name of a judge, and longest value of a slice. */
const MAX_NAME = 120;

/**
 * Counts the models that judged trials: those in the facts `judge.model` and `judge.version`, and those that answered these questions.
 * The name is that of the model that was asked, or the one that the trial records with the answer.
 */
export function startJudges(questions: readonly Question[]) {
  const recorded: Counts = new Map();
  const answered = questions.map((question) => ({ question, counts: new Map() as Counts }));
  return {
    add: (trial: Trial): void => {
      if (isRecord(trial.judge)) addTo(recorded, nameOf(trial.judge));
      for (const { question, counts } of answered) for (const name of whoAnswered(question, trial)) addTo(counts, name);
    },
    /** Recorded models first, then those per question, in alphabetical order; undefined without any. */
    finish: (): readonly JudgeCount[] | undefined => {
      const others = answered.flatMap(({ question: { id }, counts }) =>
        countsOf(counts).map((count) => ({ ...count, question: id })),
      );
      const all = [...countsOf(recorded), ...others];
      return all.length === 0 ? undefined : all;
    },
  };
}

type Counts = Map<string | null, number>;

function countsOf(counts: Counts): readonly JudgeCount[] {
  const judges = [...counts].map(([judge, trials]) => ({ judge, trials }));
  return judges.sort((a, b) => byText(a.judge ?? '', b.judge ?? ''));
}

/** The model that the trial records with a valid answer; otherwise the models of all votes. */
function whoAnswered({ id, key, form, question, isOfItems }: Question, trial: Trial): ReadonlySet<string | null> {
  const { judge, [ANSWERS]: answers } = trial;
  // A question about items has a list of answers per item.
  const flattened = (recorded: unknown): unknown => (isOfItems ? [recorded].flat(Number.POSITIVE_INFINITY) : recorded);
  const isRecorded = isRecord(judge) && readAnswers(flattened(judge[key]), form, question) !== undefined;
  if (isRecorded) return new Set([nameOf(judge)]);
  const votes = answers?.[id];
  const given = Array.isArray(votes) ? votes.filter(isRecord) : [];
  return new Set(given.flatMap(({ model }) => nameOf({ model }) ?? []));
}

function nameOf(judge: JsonObject): string | null {
  const model = textUnder(judge, 'model');
  if (model === '') return null;
  return cut(`${model} ${textUnder(judge, 'version')}`.trim(), MAX_NAME);
}

/** A version may be a number. */
function textUnder(judge: JsonObject, key: string): string {
  const value = Object.hasOwn(judge, key) ? judge[key] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
