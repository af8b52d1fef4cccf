import testSchema from '../../../schemas/rubric-test.schema.json' with { type: 'json' };
import type { RubricTestFile } from '../../../schemas/types/rubric-test.ts';
import type { Mismatch } from '../../../schemas/types/rubric-test-run.ts';
import { adviseNearest } from '../../contract/names.ts';
import { type Making, readConfig } from '../../contract/read-config.ts';
import { type Locate, type SchemaCheck, schemaCheck } from '../../contract/schema-check.ts';
import { inline } from '../../contract/text.ts';
import { type Problem, Problems } from '../../errors.ts';
import { NOT_JUDGED } from '../../rubric/outcomes-and-bands.ts';
import type { Rubric } from '../../rubric/rubric.ts';
import { normaliseTrial } from '../../suite/normalise-trial.ts';
import { DEFAULT_RULES, startRedaction } from '../../suite/redaction/redaction.ts';
import type { RubricCase, RubricTest } from './case.ts';
import { caseMismatches, type Found, overallMismatches } from './case-mismatches.ts';
import { type JudgedCase, judgeCase } from './judged-case.ts';
import { unknownNames, type WrittenTest } from './unknown-names.ts';

const schema = schemaCheck<RubricTestFile>(testSchema);

/** What the schema finds, and how a trial is expected to have no outcome. */
const checkTest: SchemaCheck<RubricTestFile>['problems'] = (written, locate) =>
  schema.problems(written, locate).map((problem) => {
    const isNone = problem.found === 'null' && NO_OUTCOME.test(problem.where?.pointer ?? '');
    return isNone ? { ...problem, fix: `Write \`${NOT_JUDGED}\` where the trial has no verdict` } : problem;
  });

const NO_OUTCOME = /\/expect\/outcome$/;

/** The cases of a rubric, judged by it. */
export interface JudgedTest {
  readonly test: RubricTest;
  readonly judged: readonly JudgedCase[];
}

/**
 * Reads the cases of a rubric and judges them.
 * @param rubric the one that stands beside them; null where it does not load, and nothing is judged
 * @throws UserError with every problem of the file: also two cases of one name, a trial that no harness could write, cases of another
 * rubric, and names that the rubric does not have
 */
export function loadRubricTest(file: string, text: string, rubric: Rubric | null): JudgedTest {
  return readConfig(file, text, { ...schema, problems: checkTest }, (written, making) => {
    const { placeOf, problems } = making;
    problems.push(...repeatedNames(written, placeOf));
    const test = { ...written, cases: readCases(written, making), placeOf };
    const judged = rubric === null ? [] : test.cases.map((one) => judgeCase(rubric, one));
    if (rubric !== null) problems.push(...strangeNames(rubric, { ...written, placeOf }, judged));
    return { test, judged };
  });
}

function repeatedNames({ cases }: RubricTestFile, placeOf: Locate): readonly Problem[] {
  const seen = new Set<string>();
  return cases.flatMap(({ name }, index) => {
    const isRepeated = seen.has(name);
    seen.add(name);
    const what = `a case above has the name \`${name}\` already`;
    return isRepeated ? [{ code: 'duplicate-case', what, where: placeOf(`/cases/${index}/name`) }] : [];
  });
}

/** A case needs no scenario: its place in the list makes one. Its trial loses what looks like a secret, as results do before they are scored. */
function readCases({ cases }: RubricTestFile, { placeOf, problems }: Making): readonly RubricCase[] {
  const found = new Problems();
  const redaction = startRedaction(DEFAULT_RULES);
  const read = cases.flatMap((one, index): readonly RubricCase[] => {
    const record = { trial: 1, error: null, ...(redaction.value(one.trial) as object), scenario: `case-${index + 1}` };
    const locate: Locate = (pointer) => placeOf(`/cases/${index}/trial${pointer}`);
    const trial = found.collect(() => normaliseTrial(record, locate));
    return trial === undefined ? [] : [{ name: one.name, trial, expect: one.expect }];
  });
  problems.push(...found.all());
  return read;
}

/** What is not the rubric's: its name, or names in the cases. Those of quite another rubric are all unknown. */
function strangeNames(rubric: Rubric, test: WrittenTest, judged: readonly JudgedCase[]): readonly Problem[] {
  const { rubric: name, placeOf } = test;
  if (name === rubric.id) return unknownNames(rubric, test, judged);
  const advice = adviseNearest(name, [rubric.id]);
  const problem = {
    code: 'wrong-rubric',
    what: 'the cases are of another rubric',
    where: placeOf('/rubric'),
    expected: `\`${rubric.id}\``,
    found: `\`${inline(name)}\``,
  };
  return advice.suggestion === undefined
    ? [problem]
    : [{ ...problem, ...advice }, ...unknownNames(rubric, test, judged)];
}

/** Lists what differs from the expectation, in the order of the file; empty when all holds. */
export function findMismatches(rubric: Rubric, test: RubricTest, judged: readonly JudgedCase[]): readonly Mismatch[] {
  const own = judged.flatMap((one, index) =>
    caseMismatches(one).map((found) => placed(found, one.one.name, `/cases/${index}/expect`, test)),
  );
  const overall = overallMismatches(test, rubric, judged);
  return [...own, ...overall.map((found) => placed(found, null, '/expect', test))];
}

function placed({ at, ...found }: Found, name: string | null, base: string, { placeOf }: RubricTest): Mismatch {
  return { ...found, name, where: placeOf(`${base}${at}`) };
}
