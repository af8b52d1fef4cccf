import type { FoundResults } from '../../schemas/types/init.ts';
import { counted, shown } from '../contract/text.ts';
import { UserError } from '../errors.ts';
import { defaultRubric, RUBRIC_FILES } from '../io/config.ts';
import type { TextFile } from '../io/files.ts';
import { findTexts } from '../io/find-files.ts';
import { RUBRIC_FOLDER } from '../io/rubric-files.ts';
import { schemaAddress } from '../io/shipped.ts';
import { fieldPathProblem } from '../rubric/references/facts.ts';
import type { Mapping } from '../suite/mapping/mapping.ts';
import type { Survey } from '../suite/survey-trials.ts';
import { factAt, type Trial } from '../suite/trial.ts';
import { readsVerdict } from './detect-format.ts';
import { draftRubric } from './drafting/draft-rubric.ts';
import { kebabCase } from './drafting/suite-name.ts';

export interface FirstRubrics {
  readonly kind: FoundResults['judges'];
  readonly rubrics: readonly TextFile[];
}

/**
 * Picks the repository's own rubrics; else the harness's verdict, if every trial without an error has one or the mapping reads one; else
 * drafts a rubric.
 * @throws UserError, if the repository has no rubrics, for trials that give a rubric nothing to ask, and for verdicts of another type
 */
export function firstRubrics(survey: Survey, mapping: Mapping | null, suite: string, root: string): FirstRubrics {
  const { verdicts, withoutError, badVerdict, outputs, shared } = survey;
  const rubrics = findTexts([RUBRIC_FILES], root);
  if (rubrics.length > 0) return { kind: 'own', rubrics };
  if (withoutError === 0) {
    const what = 'every trial ended with an error';
    throw new UserError({ code: 'only-errors', what, fix: 'Name results of a run in which the agent worked' });
  }
  if (badVerdict !== null) throw noVerdict(badVerdict);
  const isGraded = readsVerdict(mapping);
  if (isGraded && verdicts === 0) throw nothingGraded(withoutError);
  // A mapped verdict that a trial lacks leaves it without one: a drafted rubric would ask something else of all trials.
  if (isGraded || verdicts === withoutError) return { kind: 'verdict', rubrics: defaultRubric() };
  // A name with a dot would be read as a path.
  const asked = shared.filter(({ key }) => !key.includes('.') && fieldPathProblem(key) === undefined);
  if (asked.length === 0 && outputs === 0) throw nothingToAsk(survey);
  const id = kebabCase(suite) || 'suite';
  const drafted = { file: `${RUBRIC_FOLDER}/${id}.yml`, text: draftRubric(id, asked, schemaAddress('rubric')) };
  return { kind: asked.length === 0 ? 'placeholder' : 'draft', rubrics: [drafted] };
}

/** A draft would ignore the harness's verdict and pass trials whatever the harness found. */
function noVerdict(trial: Trial): UserError {
  return new UserError({
    code: 'bad-verdict',
    what: `\`harness.passed\` of scenario ${shown(trial.scenario)}, trial ${trial.trial}, is not a verdict`,
    expected: 'true or false',
    found: shown(factAt(trial, 'harness.passed')),
    fix: 'Convert it in a mapping: a number by `harness.passed: { select: $.reward, equals: 1 }`, a text by `parse: boolean` or `map: { C: true, I: false }`',
  });
}

/** A placeholder would pass every trial with an output, though nothing was graded. */
function nothingGraded(trials: number): UserError {
  return new UserError({
    code: 'nothing-graded',
    what: `none of ${counted(trials, 'trial')} without an error has a verdict of the harness, though the mapping reads one`,
    fix: 'Grade the results first, or correct `harness.passed` in the mapping',
  });
}

/** A placeholder asks for an output. No trial has one, so it would always fail. */
function nothingToAsk({ verdicts, withoutError }: Survey): UserError {
  return new UserError({
    code: 'nothing-to-ask',
    what: 'the trials have nothing that a first rubric could ask',
    expected: '`harness.passed` in every trial, the same keys in `ground_truth` and `final_state`, or an `output`',
    found: `\`harness.passed\` in ${verdicts} of ${counted(withoutError, 'trial')} without an error`,
    fix: 'Record one of these in the harness or its mapping, or write a rubric first',
  });
}
