import testSchema from '../../schemas/rubric-test.schema.json' with { type: 'json' };
import { readConfig } from '../contract/read-config.ts';
import { schemaCheck } from '../contract/schema-check.ts';
import type { YamlDocument } from '../contract/yaml-document.ts';
import { type Problem, UserError } from '../errors.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { normaliseTrial } from '../suite/normalise-trial.ts';
import type { Trial } from '../suite/trial.ts';
import type { CaseFile, Mismatch, RubricCase, RubricTest, RubricTestFile } from './testing/case.ts';
import { caseMismatches, type Found, overallMismatches } from './testing/case-mismatches.ts';
import { type JudgedCase, judgeCase } from './testing/judged-case.ts';
import { unknownNames } from './testing/unknown-names.ts';

const schema = schemaCheck<RubricTestFile>(testSchema);

/**
 * Reads the cases of a rubric.
 * @throws UserError with every problem of the file, also two cases of one name and a trial that no harness could write
 */
export function loadRubricTest(file: string, text: string): RubricTest {
  const { value, document } = readConfig(file, text, schema);
  const names = value.cases.map(({ name }) => name);
  const problems: Problem[] = names.flatMap((name, index) => {
    const where = document.placeOf(`/cases/${index}/name`);
    const what = `a case named \`${name}\` stands above already`;
    return names.indexOf(name) < index ? [{ code: 'duplicate-case', what, where }] : [];
  });
  const cases = value.cases.map((one, index): RubricCase => {
    return { name: one.name, trial: readTrial(one, index, document, problems), expect: one.expect };
  });
  if (problems.length > 0) throw new UserError(problems);
  return { ...value, cases, placeOf: document.placeOf };
}

/** A case needs no scenario: its place in the list makes one. */
function readTrial({ trial }: CaseFile, index: number, document: YamlDocument, problems: Problem[]): Trial {
  const scenario = `case-${index + 1}`;
  try {
    return normaliseTrial({ trial: 1, error: null, ...trial, scenario }, document.placeOf(`/cases/${index}/trial`));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    problems.push(...error.problems);
    return { scenario, trial: 1, error: null };
  }
}

/**
 * Judges every case.
 * @throws UserError when the cases are of another rubric, or name what the rubric does not have
 */
export function judgeCases(rubric: Rubric, test: RubricTest): readonly JudgedCase[] {
  if (test.rubric !== rubric.id)
    throw new UserError({
      code: 'wrong-rubric',
      what: 'the cases are of another rubric',
      where: test.placeOf('/rubric'),
      expected: `\`${rubric.id}\``,
      found: `\`${test.rubric}\``,
    });
  const judged = test.cases.map((one) => judgeCase(rubric, one));
  const problems = unknownNames(rubric, test, judged);
  if (problems.length > 0) throw new UserError(problems);
  return judged;
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
