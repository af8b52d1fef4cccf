import testSchema from '../../../schemas/rubric-test.schema.json' with { type: 'json' };
import type { RubricTestFile } from '../../../schemas/types/rubric-test.ts';
import type { Mismatch } from '../../../schemas/types/rubric-test-run.ts';
import { adviseNearest } from '../../contract/names.ts';
import { type Making, readConfig } from '../../contract/read-config.ts';
import { type Locate, schemaCheck } from '../../contract/schema-check.ts';
import { inline } from '../../contract/text.ts';
import type { Problem } from '../../errors.ts';
import type { Rubric } from '../../rubric/rubric.ts';
import { normaliseTrial } from '../../suite/normalise-trial.ts';
import { DEFAULT_RULES, startRedaction } from '../../suite/redaction/redaction.ts';
import type { VotesOn } from '../answer-trial.ts';
import { caseMismatches, type Found, overallMismatches } from './mismatches.ts';
import { type RubricCase, type RubricTest, type ScoredCase, scoreCase } from './scored-case.ts';

const schema = schemaCheck<RubricTestFile>(testSchema);

/**
 * Reads the cases of a rubric and scores them.
 * @param rubric the rubric under test; null if it does not load: then nothing is scored
 * @param votesOn answers questions that a case leaves open
 * @throws UserError with every problem of the file, including an invalid trial, and cases of another rubric
 */
export function loadRubricTest(file: string, text: string, rubric: Rubric | null, votesOn?: VotesOn) {
  return readConfig(file, text, schema, (written, making) => {
    const { placeOf, problems } = making;
    const test = { ...written, cases: readCases(written, making), placeOf };
    const scored = rubric === null ? [] : test.cases.map((testCase) => scoreCase(rubric, testCase, votesOn));
    if (rubric !== null) problems.add(otherRubric(rubric, written, placeOf));
    return { test, scored };
  });
}

/** A case may name its scenario, which is a fact too; by default its index does. Redacted by the default rules, as results are before scoring. */
function readCases({ cases }: RubricTestFile, { placeOf, problems }: Making): readonly RubricCase[] {
  const redaction = startRedaction(DEFAULT_RULES);
  return cases.flatMap((testCase, index): readonly RubricCase[] => {
    const record = {
      scenario: `case-${index + 1}`,
      trial: 1,
      error: null,
      ...(redaction.value(testCase.trial) as object),
    };
    const locate: Locate = (pointer) => placeOf(`/cases/${index}/trial${pointer}`);
    const trial = problems.collect(() => normaliseTrial(record, locate));
    return trial === undefined ? [] : [{ name: testCase.name, trial, expect: testCase.expect }];
  });
}

function otherRubric({ id }: Rubric, { rubric: name }: RubricTestFile, placeOf: Locate): readonly Problem[] {
  if (name === id) return [];
  const names = { expected: `\`${id}\``, found: `\`${inline(name)}\`` };
  const what = 'the cases are of another rubric';
  return [{ code: 'wrong-rubric', what, where: placeOf('/rubric'), ...names, ...adviseNearest(name, [id]) }];
}

/** Lists unmet expectations: those of cases in file order, then those over all cases. */
export function findMismatches(rubric: Rubric, test: RubricTest, scored: readonly ScoredCase[]): readonly Mismatch[] {
  const ofCases = scored.flatMap((testCase, index) =>
    caseMismatches(testCase).map((mismatch) =>
      placed(mismatch, testCase.testCase.name, `/cases/${index}/expect`, test),
    ),
  );
  const overall = overallMismatches(test, rubric, scored);
  return [...ofCases, ...overall.map((mismatch) => placed(mismatch, null, '/expect', test))];
}

function placed({ at, ...mismatch }: Found, name: string | null, base: string, { placeOf }: RubricTest): Mismatch {
  return { ...mismatch, name, where: placeOf(`${base}${at}`) };
}
