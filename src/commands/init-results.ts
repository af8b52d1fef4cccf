import { type Config, compileConfig } from '../io/config.ts';
import { findResultFiles } from '../io/find-files.ts';
import { findForm, surveyIn } from '../pipeline/find-form.ts';
import { measureRun } from '../pipeline/measure.ts';
import { redactionOf } from '../pipeline/redacting.ts';
import type { StartedResults } from '../reporting/started.ts';
import type { Workplace } from './command.ts';
import { type FirstRubrics, firstRubrics } from './init-rubrics.ts';
import type { InitOptions } from './run-options.ts';

/** What results are read with. */
interface FirstReading {
  readonly options: InitOptions;
  readonly suite: string;
  /** The mapping that is named, and the policy that stands there. */
  readonly reader: Config;
}

/** Results as the gate will see them. */
interface FirstResults extends StartedResults {
  readonly judges: FirstRubrics;
}

/** Finds out how the results are read and what judges them, and measures them so. @throws UserError with every problem */
export function measureFirst({ options, suite, reader }: FirstReading, { root, env }: Workplace): FirstResults {
  const { policy, texts } = reader;
  const { rules: redaction, notes } = redactionOf([policy], { env });
  const run = { files: findResultFiles(options.results, root), select: options.select, redaction };
  const { mapping: named } = options;
  const form = named === undefined ? findForm(run) : surveyIn(run, { mapping: named, text: texts.mapping });
  const judges = firstRubrics(form.survey, { root, suite, policy, notes });
  const { mapping, rubrics } = compileConfig({ ...texts, mapping: form.text, rubrics: judges.rubrics });
  const report = measureRun({ ...run, mapping }, rubrics);
  return { mapping: form.mapping, survey: form.survey, judges, report, notes };
}
