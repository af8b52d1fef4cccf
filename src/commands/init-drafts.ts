import { stringify } from 'yaml';
import type { FoundResults } from '../../schemas/types/init.ts';
import { counted, shown } from '../contract/text.ts';
import { inOneLine, writeYaml } from '../contract/write-yaml.ts';
import { UserError } from '../errors.ts';
import { defaultRubric, RUBRIC_FILES } from '../io/config.ts';
import type { TextFile } from '../io/files.ts';
import { findTexts } from '../io/find-files.ts';
import { RUBRIC_FOLDER } from '../io/rubric-files.ts';
import { schemaAddress } from '../io/shipped.ts';
import { type GateInputs, gateStepLines } from '../reporting/commands.ts';
import { isKey } from '../rubric/references/compiling.ts';
import { fieldPathProblem } from '../rubric/references/facts.ts';
import type { SharedKey, Survey } from '../suite/survey-trials.ts';
import { factAt, type Trial } from '../suite/trial.ts';

/** Rubrics that score the results of a new repository. */
export interface FirstRubrics {
  readonly kind: FoundResults['judges'];
  readonly rubrics: readonly TextFile[];
}

/**
 * Picks the repository's own rubrics; else the harness's verdict, if every trial without an error has one; else drafts a rubric.
 * @throws UserError, if the repository has no rubrics, for trials that give a rubric nothing to ask, and for verdicts of another type
 */
export function firstRubrics(survey: Survey, suite: string, root: string): FirstRubrics {
  const { verdicts, withoutError, badVerdict, outputs, shared } = survey;
  const own = findTexts([RUBRIC_FILES], root);
  if (own.length > 0) return { kind: 'own', rubrics: own };
  if (withoutError === 0) {
    const what = 'every trial ended with an error';
    throw new UserError({ code: 'only-errors', what, fix: 'Name results of a run in which the agent worked' });
  }
  if (badVerdict !== null) throw noVerdict(badVerdict);
  if (verdicts === withoutError) return { kind: 'verdict', rubrics: defaultRubric() };
  // A name with a dot would be read as a path.
  const asked = shared.filter(({ key }) => !key.includes('.') && fieldPathProblem(key) === undefined);
  if (asked.length === 0 && outputs === 0) throw nothingToAsk(survey);
  return { kind: asked.length === 0 ? 'placeholder' : 'draft', rubrics: [draftRubric(suite, asked)] };
}

const DRAFTED = `Drafted from the facts that the results carry. Make it yours: which questions count, how much, and why
(\`rationale\`, \`owner\`, \`since\`).`;
const PLACEHOLDER = `This is a placeholder: no key that a rubric can name stands in the ground truth of every trial and in any final state, so
nothing is compared. It only asks whether there is an output. Ask in its place what your users would.`;

/** A rubric that compares these keys of the final state with the ground truth; without any, it asks for an output. */
function draftRubric(suite: string, asked: readonly SharedKey[]): TextFile {
  const criteria = new Map<string, object>();
  for (const { key: name, isList } of asked) {
    const plain = name.replace(/(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z0-9]+/g, '_').toLowerCase();
    const [state, truth] = [`final_state.${name}`, `ground_truth.${name}`];
    const condition = { field: state, op: isList ? 'same_items' : 'eq', value: { field: truth } };
    criteria.set(isKey(plain) && !criteria.has(plain) ? plain : `fact_${criteria.size + 1}`, {
      question: isList ? `Does \`${state}\` hold the items of \`${truth}\`?` : `Does \`${state}\` equal \`${truth}\`?`,
      weight: 1,
      pass_when: inOneLine(condition),
    });
  }
  const before = asked.length === 0 ? PLACEHOLDER : DRAFTED;
  if (asked.length === 0) {
    const condition = inOneLine({ field: 'output', op: 'not_empty' });
    criteria.set('answered', { question: 'Did the agent answer?', weight: 1, pass_when: condition });
  }
  const id = kebabCase(suite) || 'suite';
  // Nothing shows which question matters more, so all count the same.
  const weights = criteria.size === 1 ? {} : { weights: 'relative' };
  const rubric = { rubric: id, version: '1.0.0', metric: 'TCR', ...weights, criteria: Object.fromEntries(criteria) };
  return { file: `${RUBRIC_FOLDER}/${id}.yml`, text: writeYaml(rubric, { schema: schemaAddress('rubric'), before }) };
}

/** A suite's name as the name of a rubric or mapping; empty without a letter. */
export function kebabCase(suite: string): string {
  return suite
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 64)
    .replace(/^[^a-z]+|-$/g, '');
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

/**
 * Returns the shipped workflow with this default branch, these inputs of the gate, and a harness that writes a file which the first
 * pattern matches (none if no plain name would match), and fresh trials in the same form. Everything else stays unchanged.
 * @param shipped text of the shipped workflow
 */
export function draftWorkflow(shipped: string, inputs: GateInputs, branch: string): string {
  const branches = stringify([branch], { collectionStyle: 'flow', flowCollectionPadding: false }).trimEnd();
  const [, ...lines] = gateStepLines(inputs);
  const step = lines.map((line) => `        ${line}\n`).join('');
  const [pattern = ''] = inputs.results;
  const file = pattern.replaceAll('**/', '').replace(/\*+/g, 'booking');
  const out = /^[\w./-]+$/.test(file) ? ` --out ${file}` : '';
  const ending = /\.\w+$/.exec(file)?.[0] ?? '.jsonl';
  return shipped
    .replace('branches: [main]', () => `branches: ${branches}`)
    .replace(/^ {10}results: .*\n/gm, () => step)
    .replace(' --out results/booking.jsonl', () => out)
    .replace(/(confirm-results\/(?:fresh|\*))\.jsonl/g, `$1${ending}`);
}
