import { isMap, isScalar, isSeq, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { counted, shown } from '../contract/text.ts';
import { soundOr, UserError } from '../errors.ts';
import type { FindingData } from '../gating/messages/catalogue.ts';
import { keepsEvidence } from '../gating/policy/redaction-policy.ts';
import { type Config, defaultRubric, RUBRIC_FILES } from '../io/config.ts';
import type { TextFile } from '../io/files.ts';
import { findTexts } from '../io/find-files.ts';
import { RUBRIC_FOLDER } from '../io/rubric-files.ts';
import { schemaAddress } from '../io/shipped.ts';
import { type GateInputs, gateStepInputs } from '../reporting/commands.ts';
import type { NoCases, StartedJudges } from '../reporting/init.ts';
import { loadRubric } from '../rubric/load-rubric.ts';
import { type DraftRubric, draftCases, draftRubric } from '../scoring/draft-rubric.ts';
import { examineRubric, type RubricWithCases } from '../scoring/testing/examine-rubric.ts';
import type { Survey } from '../suite/survey-trials.ts';
import { factAt, type Trial } from '../suite/trial.ts';

/** Rubrics that score the results of a new repository. */
export interface FirstRubrics extends StartedJudges {
  readonly rubrics: readonly TextFile[];
  /** Files to write, cases first: they are drafted only with a new rubric, so a rubric written alone would never get any. */
  readonly drafts: readonly TextFile[];
}

/** The repository that rubrics are drafted for. */
interface Beginner {
  readonly root: string;
  readonly suite: string;
  readonly policy: Config['policy'];
  /** Secrets that the policy names but that are not set. */
  readonly notes: readonly FindingData[];
}

/**
 * Picks the repository's own rubrics; else the harness's verdict, if every trial without an error has one; else a draft with cases.
 * @throws UserError, if the repository has no rubrics, for trials that give a rubric nothing to ask, and for verdicts of another type
 */
export function firstRubrics(survey: Survey, beginner: Beginner): FirstRubrics {
  const { first, verdicts, sound, oddVerdict, outputs } = survey;
  const own = findTexts([RUBRIC_FILES], beginner.root);
  if (own.length > 0) return { kind: 'own', rubrics: own, ...UNDRAFTED };
  if (first === null) {
    const what = 'every trial ended with an error';
    throw new UserError({ code: 'no-sound-trial', what, fix: 'Name results of a run in which the agent worked' });
  }
  if (oddVerdict !== null) throw noVerdict(oddVerdict);
  if (verdicts === sound) return { kind: 'verdict', rubrics: defaultRubric(), ...UNDRAFTED };
  const draft = draftRubric(beginner.suite, survey.shared, schemaAddress('rubric'));
  if (draft.isPlaceholder && outputs === 0) throw nothingToAsk(survey);
  const pair = pairOf(draft, first);
  const noCases = whyNoCases(pair, beginner);
  const [cases, drafts] = noCases === null ? [pair.test.file, [pair.test, pair.rubric]] : [null, [pair.rubric]];
  const kind = draft.isPlaceholder ? 'placeholder' : 'draft';
  return { kind, rubrics: [pair.rubric], cases, noCases, leftOut: draft.leftOut, drafts };
}

const UNDRAFTED = { cases: null, noCases: null, leftOut: [], drafts: [] } as const;

/** Cases contain a real trial, which may contain a secret that cannot be redacted. */
function whyNoCases(pair: RubricWithCases, { policy, notes }: Beginner): NoCases | null {
  if (!keepsEvidence([policy])) return 'evidence';
  if (notes.length > 0) return 'secrets';
  // Facts may be too large for a file of cases, or may be numbers that YAML cannot keep.
  return soundOr(false, () => examineRubric(pair).mismatches.length === 0) ? null : 'trial';
}

function pairOf(draft: DraftRubric, trial: Trial): RubricWithCases {
  const path = `${RUBRIC_FOLDER}/${draft.id}`;
  const rubric = { file: `${path}.yml`, text: draft.text };
  const made = { rubric: loadRubric(rubric.file, rubric.text), trial, schema: schemaAddress('rubric-test') };
  return { rubric, test: { file: `${path}.test.yml`, text: draftCases(draft, made) } };
}

/** A draft would ignore the harness's verdict and pass trials whatever the harness found. */
function noVerdict(odd: Trial): UserError {
  return new UserError({
    code: 'odd-verdict',
    what: `\`harness.passed\` of scenario ${shown(odd.scenario)}, trial ${odd.trial}, is not a verdict`,
    expected: 'true or false',
    found: shown(factAt(odd, 'harness.passed')),
    fix: 'Convert it in a mapping: a number by `harness.passed: { select: $.reward, equals: 1 }`, a text by `parse: boolean` or `map: { C: true, I: false }`',
  });
}

/** A placeholder asks for an output. No trial has one, so it would always fail. */
function nothingToAsk({ verdicts, sound }: Survey): UserError {
  return new UserError({
    code: 'nothing-to-ask',
    what: 'the trials have nothing that a first rubric could ask',
    expected: '`harness.passed` in every trial, the same keys in `ground_truth` and `final_state`, or an `output`',
    found: `\`harness.passed\` in ${verdicts} of ${counted(sound, 'trial')} without an error`,
    fix: 'Record one of these in the harness or its mapping, or write a rubric first',
  });
}

const HARNESS = './run-my-agent-suite';

/** Values for the drafted workflow. */
export interface WorkflowSubject {
  readonly inputs: GateInputs;
  /** The default branch. */
  readonly branch: string;
}

/**
 * Returns the shipped workflow with this default branch, these inputs of the gate, and a harness that writes the files they name.
 * Everything else stays unchanged, comments included.
 * @param shipped text of the shipped workflow
 */
export function draftWorkflow(shipped: string, { inputs: given, branch }: WorkflowSubject): string {
  const document = parseDocument(shipped);
  const listed = document.getIn(['jobs', 'gate', 'steps']);
  const steps = isSeq(listed) ? listed.items.filter((step) => isMap(step)) : [];
  document.setIn(['on', 'push', 'branches', 0], branch);
  setHarness(steps, given.results);
  const { results, ...more } = gateStepInputs(given);
  for (const inputs of gateInputs(steps)) {
    inputs.set('results', results);
    // The other inputs follow `results`, the first one.
    inputs.items.splice(1, 0, ...Object.entries(more).map(([key, value]): Pair => document.createPair(key, value)));
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/** Path of the fresh trials that the harness writes, without the file extension. */
const FRESH = 'confirm-results/fresh';

/** Makes the harness write a file that the first pattern matches (none if no plain name would match), and fresh trials in the same form. */
function setHarness(steps: readonly YAMLMap[], [pattern = '']: readonly string[]): void {
  const file = pattern.replaceAll('**/', '').replace(/\*+/g, 'booking');
  const [first, again] = steps.map((step) => step.get('run', true)).filter((run) => isScalar(run));
  if (first !== undefined) first.value = /^[\w./-]+$/.test(file) ? `${HARNESS} --out ${file}` : HARNESS;
  const ending = /\.\w+$/.exec(file)?.[0] ?? '.jsonl';
  if (again !== undefined) again.value = String(again.value).replace(`${FRESH}.jsonl`, `${FRESH}${ending}`);
  const last = gateInputs(steps).at(-1);
  if (last?.has('confirm-results')) last.set('confirm-results', `confirm-results/*${ending}`);
}

/** The `with` inputs of every step of the gate. */
function gateInputs(steps: readonly YAMLMap[]): readonly YAMLMap[] {
  const inputs = steps
    .map((step) => step.get('with'))
    .filter((one) => isMap(one))
    .filter((one) => one.has('results'));
  if (inputs.length === 0) throw new Error('the shipped workflow has no step of the gate with inputs');
  return inputs;
}
