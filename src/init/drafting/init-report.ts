import type {
  DraftedMapping,
  FoundResults,
  FoundRubric,
  InitReport,
  MappingGuess,
} from '../../../schemas/types/init.ts';
import { counted } from '../../contract/text.ts';
import { nameList, percent } from '../../gating/wording.ts';
import { commitCommands, type GateInputs, gateCommand } from '../../reporting/commands.ts';
import { countLines } from '../../reporting/inspection.ts';
import { safeJson } from '../../reporting/json-document.ts';
import { logLines } from '../../reporting/markdown/escape.ts';
import { gateStepLines } from './draft-workflow.ts';

export interface Started extends Pick<InitReport, 'written' | 'kept' | 'used' | 'inputs' | 'found'> {
  /** The default branch, as the workflow names it. */
  readonly branch: string;
}

/** Whether `init` writes the rubric that judges the results. */
export function isDrafted(judges: FoundResults['judges']): boolean {
  return judges === 'draft' || judges === 'placeholder';
}

/** What was done and what comes next, as plain lines for the terminal. */
export function renderInit(started: Started): string {
  const { written, kept, inputs, found } = started;
  const blocks = [
    found === null
      ? [`No results were named: assuming ${inputs.results.join(' ')}, ${formName(inputs.mapping)}.`, NAME_THEM]
      : foundLines(found, inputs),
    [...written.map((file) => `wrote  ${file}`), ...kept.map((file) => `left   ${file}: already exists`)],
    written.some(isWorkflow) ? [] : gateStep(started),
    todoLines(started),
    ...nextBlocks(started),
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => logLines(lines, LONGEST_LINE))
    .join('\n');
}

/** A shell may expand one pattern to many names. */
const LONGEST_LINE = 100_000;

const NAME_THEM =
  'Name them once you have some: results without a verdict of their own need a rubric, which is then drafted.';

function formName(mapping: string | null): string {
  return mapping === null ? 'in the native format' : `by the mapping \`${mapping}\``;
}

function foundLines(found: FoundResults, { mapping }: GateInputs): readonly string[] {
  const { trials, scenarios, verdicts, scored, bytes, draft, unverified, judges, rubrics, runs } = found;
  const lacking = `Only ${verdicts} of the ${trials} trials carry \`harness.passed\`, so it is not used as the verdict.`;
  return [
    `Found ${counted(trials, 'trial')} of ${counted(scenarios, 'scenario')} in ${fileSize(bytes)}, read ${formName(mapping)}.`,
    ...(draft === null ? [] : draftLines(draft)),
    ...(unverified ? [UNVERIFIED] : []),
    ...countLines(found),
    ...runs.map(
      (run) =>
        `${run.file} holds the same scenarios, so each file is a run: ${run.same} of ${run.scenarios} compare, and ${run.passed} trials pass there.`,
    ),
    ...(isDrafted(judges) && verdicts > 0 ? [lacking] : []),
    ...rubrics.map((rubric) => `${scoreNow(rubric)}, ${JUDGES[judges]} (${rubric.rubric}).`),
    ...(scored === trials ? [] : [`Without a verdict: ${counted(trials - scored, 'trial')}.`]),
  ];
}

const UNVERIFIED =
  'This mapping was never tried on a file that the tool wrote: compare the counts below with what the tool itself reports.';

function draftLines({ guesses, left }: DraftedMapping): readonly string[] {
  const width = Math.max(...guesses.map(({ part }) => part.length));
  return [
    'No known format: a mapping was drafted from names and values. Check it:',
    ...indented(
      guesses.map(
        ({ part, from, present, of }) =>
          `${part.padEnd(width)}  ${from.join(' + ') || 'counted in order'}${present < of ? ` (in ${present} of ${of} records)` : ''}`,
      ),
    ),
    ...guesses.flatMap(({ why }) => (why === undefined ? [] : [NOTES[why]])),
    ...(left.length === 0 ? [] : [`Not read: ${nameList(left)}.`]),
  ];
}

/** What to check of a drafted mapping: how it identifies scenarios if a name occurs more than once, and a verdict that never varies. */
const NOTES: Readonly<Record<NonNullable<MappingGuess['why']>, string>> = {
  parts: 'Names come again, so a scenario is named by several parts.',
  same: 'Names come again and ask the same: their records count as trials of one scenario.',
  attempts: 'Names come again, each time under another id: their records count as attempts at one scenario.',
  unknown:
    'Names come again, and nothing shows whether they ask the same: their records count as trials of one scenario. If they ask different things, add to `scenario` what tells them apart.',
  constant:
    'The verdict is the same in every record: check that it says whether the answer is right, not that the trial ran.',
  all: 'A trial passes if all of these are true. If only one of them counts, change `harness.passed` in the mapping.',
};

/** `12 KB`, `3.4 MB`. */
function fileSize(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

const JUDGES: Readonly<Record<FoundResults['judges'], string>> = {
  own: 'by the rubrics in this repository',
  verdict: "by the harness's own verdict; no rubric is needed",
  draft: 'by the drafted rubric',
  placeholder: 'by a placeholder rubric, which only asks for an `output`',
};

function scoreNow({ metric, score, trials }: FoundRubric): string {
  return score === null
    ? `${metric} is unknown so far`
    : `${metric} is ${percent(score)} now (mean score; ${trials.passed}/${trials.total} trials passed)`;
}

function gateStep({ kept, inputs }: Started): readonly string[] {
  const file = kept.filter(isWorkflow).join();
  return [`${file} already exists. The step of the gate needs:`, ...indented(gateStepLines(inputs))];
}

function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}

const workflowTodo = (branch: string): readonly string[] => [
  'In the workflow, replace `./run-my-agent-suite` by your harness, and let it write the files that `results` names.',
  "Add those files to `.gitignore`: a committed file would be read with every run's results.",
  `If the default branch is not \`${branch}\`, change it under \`branches\`.`,
  'Require the check `gate` in the branch protection or a ruleset: otherwise a red check blocks nothing.',
];

/** What is left to do by hand, one sentence each. */
function todoLines({ written, inputs, found, branch }: Started): readonly string[] {
  const { committed = [], draft = null } = found ?? {};
  const tracked = `${counted(committed.length, 'results file')} in git would be read with every run's results`;
  const edit = `To change how results are read, edit ${inputs.mapping} and look at them with \`agent-gate inspect\`.`;
  return [
    ...(written.some(isWorkflow) ? workflowTodo(branch) : []),
    ...(committed.length === 0 ? [] : [`${tracked}: \`git rm --cached ${committed[0]}\`.`]),
    ...(draft === null ? [] : [edit]),
  ];
}

function isWorkflow(file: string): boolean {
  return file.startsWith('.github/workflows/');
}

/** Without results, the gate command comes after the commit. */
function nextBlocks(started: Started): readonly (readonly string[])[] {
  const { inputs, found } = started;
  const gate = gateCommand(inputs);
  const commit = commitCommands(started);
  if (found !== null) return [['Next:', ...indented([gate, ...commit])]];
  return [commit.length === 0 ? [] : ['Next:', ...indented(commit)], ['Once there are results:', ...indented([gate])]];
}

/** What was done and what comes next as one JSON document, valid against schemas/init.schema.json. */
export function renderInitJson(started: Started): string {
  const { branch: _, ...report } = started;
  const commands = { gate: gateCommand(report.inputs), commit: commitCommands(started).join('\n') || null };
  const document: InitReport = { schema: 1, ...report, todo: todoLines(started), commands };
  return safeJson(document);
}
