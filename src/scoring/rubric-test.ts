import testSchema from '../../schemas/rubric-test.schema.json' with { type: 'json' };
import { readConfig } from '../contract/read-config.ts';
import { schemaCheck, shown } from '../contract/schema-check.ts';
import { type Place, UserError } from '../errors.ts';
import { sameJson } from '../rubric/json-value.ts';
import type { Verdict } from '../rubric/judgement.ts';
import type { Rubric } from '../rubric/rubric.ts';
import type { Trial } from '../suite/trial.ts';
import { startReport } from './build-report.ts';
import { judgeTrial } from './judge-trial.ts';
import type { RubricReport } from './report.ts';
import type { RubricResult } from './result.ts';
import { explainTrial } from './score-trial.ts';

/** `NAME.test.yml` beside a rubric: cases with what has to come out. */
export interface RubricTest {
  readonly rubric: string;
  readonly cases: readonly RubricCase[];
  /** Over all cases, each counted as a scenario of its own. */
  readonly expect?: {
    readonly score?: number;
    readonly band?: string;
    readonly outcomes?: Readonly<Record<string, number>>;
  };
  /** Where a JSON pointer of the file stands. */
  readonly placeOf: (pointer: string) => Place;
}

export interface RubricCase {
  readonly name: string;
  readonly trial: Readonly<Record<string, unknown>>;
  readonly expect: {
    readonly score?: number | null;
    readonly verdict?: Verdict;
    readonly outcome?: string;
    readonly criteria?: Readonly<Record<string, Verdict>>;
    readonly warnings?: readonly string[];
  };
}

/** One expectation that does not hold. */
export interface Mismatch {
  /** Name of the case; null for the expectation over all of them. */
  readonly name: string | null;
  /** What was expected of: `score`, `criteria.correct_time`. */
  readonly what: string;
  readonly expected: string;
  readonly found: string;
  readonly where: Place;
  /** Why it came out so. */
  readonly explanation?: string;
}

const schema = schemaCheck<Omit<RubricTest, 'placeOf'>>(testSchema);

/**
 * Reads the cases of a rubric.
 * @throws UserError with every problem of the file, also two cases of one name
 */
export function loadRubricTest(file: string, text: string): RubricTest {
  const { value, document } = readConfig(file, text, schema);
  const names = value.cases.map(({ name }) => name);
  const repeated = names.flatMap((name, index) => (names.indexOf(name) < index ? [{ name, index }] : []));
  const problems = repeated.map(({ name, index }) => {
    const where = document.placeOf(`/cases/${index}/name`);
    return { code: 'duplicate-case', what: `a case named \`${name}\` stands above already`, where };
  });
  if (problems.length > 0) throw new UserError(problems);
  return { ...value, placeOf: document.placeOf };
}

/** Judges every case and lists what differs from the expectation, in the order of the file; empty when all holds. */
export function runRubricTest(rubric: Rubric, test: RubricTest): readonly Mismatch[] {
  const report = startReport([rubric]);
  const mismatches = test.cases.flatMap((one, index) => {
    const trial = trialOf(one, index);
    const judged = judgeTrial([rubric], trial);
    report.add(judged);
    return caseMismatches(one, explainTrial(judged).rubrics[0]).map((found) => ({
      ...found,
      name: one.name,
      where: test.placeOf(`/cases/${index}/expect`),
    }));
  });
  const overall = reportMismatches(test, report.finish().rubrics[0]);
  return [...mismatches, ...overall.map((found) => ({ ...found, name: null, where: test.placeOf('/expect') }))];
}

type Found = Omit<Mismatch, 'name' | 'where'>;

/** The case's facts as a trial; its place in the file makes an id where it has none. */
function trialOf({ trial }: RubricCase, index: number): Trial {
  return { trial: 1, error: null, ...trial, scenario: `case-${index + 1}` } as Trial;
}

function caseMismatches({ expect }: RubricCase, result: RubricResult | undefined): readonly Found[] {
  const tree = result?.tree;
  const explanation = tree?.explanation ?? 'the trial has no verdict';
  const checks = [
    scoreMismatch(expect.score, tree?.score ?? null),
    mismatch('verdict', expect.verdict, tree?.verdict),
    mismatch('outcome', expect.outcome, result?.outcome),
    mismatch('warnings', expect.warnings, result?.warnings),
  ];
  const criteria = Object.entries(expect.criteria ?? {}).flatMap(([key, verdict]) => {
    const child = tree?.children?.find((node) => node.key === key);
    const found = mismatch(`criteria.${key}`, verdict, child?.verdict);
    return found.map((one) => ({ ...one, explanation: child?.explanation ?? explanation }));
  });
  return [...checks.flat().map((one) => ({ ...one, explanation })), ...criteria];
}

function reportMismatches({ expect }: RubricTest, report: RubricReport | undefined): readonly Found[] {
  if (expect === undefined) return [];
  const outcomes =
    expect.outcomes &&
    (report?.outcomes ?? []).flatMap(({ outcome, trials }) => {
      return mismatch(`outcomes.${outcome}`, expect.outcomes?.[outcome] ?? 0, trials);
    });
  return [
    ...scoreMismatch(expect.score, report?.score ?? null),
    ...mismatch('band', expect.band, report?.band),
    ...(outcomes ?? []),
  ];
}

/** Scores are equal within this; cases are written as decimals. */
const EPSILON = 1e-9;

function scoreMismatch(expected: number | null | undefined, found: number | null): readonly Found[] {
  const isClose = typeof expected === 'number' && found !== null && Math.abs(expected - found) <= EPSILON;
  return isClose ? [] : mismatch('score', expected, found);
}

function mismatch(what: string, expected: unknown, found: unknown): readonly Found[] {
  if (expected === undefined || sameJson(expected, found)) return [];
  return [{ what, expected: shown(expected), found: shown(found) }];
}
