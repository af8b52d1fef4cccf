import { FORMATS } from '../reporting/formats.ts';

/** Every command, in the order of the help. */
const HELP: Readonly<Record<string, { readonly words: string; readonly text: string }>> = {
  gate: {
    words: '--results GLOB... [options]',
    text: `Scores the trials of a suite, compares them with main, and decides.

  --results GLOB         results files; repeat it, or list several
  --confirm-results GLOB fresh trials of scenarios that an earlier run asked for; may match nothing
  --control-results GLOB control trials of the same scenarios at main's newest commit; {round} in either stands for any number
  --expected-shards N    number of shards; {shard} in --results stands for 1 to N
  --mapping NAME|FILE    how to read the results: a shipped mapping or a file (default: the native format)
  --select FACT=VALUE    keep only trials whose fact has this value
  --rubrics NAME|GLOB    shipped rubrics or files (default: rubrics/*.yml, else the harness's own verdict)
  --policy FILE          thresholds and tolerances (default: .github/agent-gate.yml, if it exists)
  --baseline WHAT        run of main to compare with: a bundle (folder or zip), a baseline file, results, or none
                         (default: none); repeat it for up to five runs, newest first
  --baseline-select F=V  like --select, for a baseline that is a results file (default: --select)
  --out DIR              write the bundle there: evidence, result trees, report, decision
  --report FILE          write the HTML report there: what broke by cause, both runs side by side; needs no network
  --junit FILE           write JUnit XML there: one test case a scenario, flaky ones and errors apart
  --answers FILE         keep the judge model's answers there, and ask no question twice
  --format NAME          form of the decision (default: terminal on a terminal, else markdown)
${formatLines()}
  --json                 the same as --format json

The policy names the judge model; AGENT_GATE_JUDGE_URL and AGENT_GATE_JUDGE_KEY give access to it.
Exit codes: 0 pass, 1 fail, 2 inconclusive and the policy blocks it, 3 invalid evidence or an internal error.
`,
  },
  demo: {
    words: '[--format NAME] [--json]',
    text: `Gates a published agent that got worse, from the folder of Agent Gate itself. Always exits with 0.
`,
  },
  init: {
    words: '[RESULTS...] [--suite NAME] [options]',
    text: `Writes a workflow, a policy and, unless every result has a verdict of its own, a rubric. Never overwrites a file.
RESULTS are files or patterns (default: results/*.jsonl, if there are any). Without --mapping it detects their format, or drafts
a mapping from what they hold.
Takes --mapping, --select and --json as gate does. Exit codes: 0 done, 3 not possible.

  --suite NAME           name of the suite (default: from the policy, else from the folder)
  --verdict PATH         value that is the verdict, if several may be: a selector such as $.correct, or $.grade=A,B
  --pass-at SCORE        lowest score of a trial that passes, for results that hold only scores
  --control              run broken scenarios again at main's commit too; the workflow then installs the agent twice
`,
  },
  inspect: {
    words: 'RESULTS... [options]',
    text: `Shows what is read from results: trials, errors, facts with their coverage, what each selector of the mapping finds,
and three trials in full. Takes --mapping, --select and --policy as gate does; --json prints one document. Exit codes:
0 readable, 3 the gate refuses them.
`,
  },
  explain: {
    words: 'RUN [SCENARIO...] [options]',
    text: `Explains results node by node: ✓ passed, ✗ failed, ! warned, – not asked, ? cannot be judged.
Shows the named scenarios, else the first ten trials that did not pass. RUN is a bundle, scored with its own rubrics or with
--rubrics, or a results file. Of named scenarios it also shows the facts, each with the selector that gave it, and the steps,
with the first that differs from main: --baseline names a bundle or results of main; a bundle keeps main's trials of what broke.
--answers names a file of a judge's answers for what the run leaves open. Takes --mapping, --select, --rubrics and --policy as gate does; --json prints all that did not pass.
`,
  },
  'judge-check': {
    words: '[RUBRIC...] [--policy FILE] [--answers FILE] [--json]',
    text: `Asks the policy's judge what people have answered in NAME.labels.jsonl beside a rubric, and prints for each question: agreement,
sensitivity, specificity and Cohen's kappa with 95 % bounds, and every disagreement with the judge's reason. Writes NAME.judge-check.json.
RUBRIC is a file, a folder or a shipped name (default: those of rubrics/ with labels). --answers keeps the answers, as for gate.
Exit codes: 0 written, 3 no labels, or no answer.
`,
  },
  label: {
    words: 'BUNDLE [RUBRIC...]',
    text: `Adds the cases of a bundle that people should label to NAME.labels.jsonl beside each rubric, as lines to fill in, redacted: votes that
disagree, scenarios that flipped, rare answers, then any; at most twenty a rubric, none that is there already.
Questions are those that the run was asked and the rubric still asks. RUBRIC is as for judge-check (default: those of rubrics/). Exit codes: 0 done, 3 no bundle, or no question.
`,
  },
  noise: {
    words: 'RUN RUN... [options]',
    text: `Measures how much runs of one commit differ. RUN is a bundle, a baseline file or a results file.
Takes --mapping, --select, --rubrics, --policy and --json as gate does. Where none of rubrics, mapping and policy is named, the first
bundle brings its own.
`,
  },
  test: {
    words: '[NAME...] [--answers FILE] [--json]',
    text: `Runs the cases of rubrics (rubrics/x.test.yml for rubrics/x.yml). Names nodes that never passed or never failed, and thresholds
that no case comes near. NAME is a folder, a rubric, a file of cases or a pattern (default: rubrics). --answers names a file of a judge's
answers for what cases leave open. Exit codes: 0 all cases hold, 1 one does not, 3 a file cannot be read.
`,
  },
  lint: {
    words: '[RUBRIC...] [options]',
    text: `Finds contradictions, unused names, thresholds past their review, rubrics changed without a new version, and what the policy requires
of rubrics (rubrics.require). RUBRIC is a folder, a file, a shipped name or a pattern (default: rubrics). Takes --policy and --json as gate does.
Exit codes: 0 no error, 1 an error, such as a rubric or policy that does not load, 3 a rubric, policy or bundle is missing.

  --baseline BUNDLE      run of main: what changed since, and what always or never passed in it
  --strict               exit 1 for warnings too
`,
  },
  verify: {
    words: 'BUNDLE [--statement FILE] [--json]',
    text: `Checks a bundle (folder or zip): every file has its hash, none was added, every JSON file fits its schema.
With a signed statement about a decision, also that it is about this bundle, and that the bundle replays to it; the signature itself is
for \`gh attestation verify\`. FILE is what that prints with --format json, or a downloaded attestation.
Exit codes: 0 it holds, 1 it does not, 3 no bundle.
`,
  },
  replay: {
    words: 'BUNDLE [--statement FILE] [--json]',
    text: `Verifies a bundle (folder or zip), scores its trials and decides again, and compares every byte. Needs no network.
Exit codes: 0 the same, 1 different, 3 no bundle.
`,
  },
  backtest: {
    words: 'BUNDLE... [--policy FILE] [--rubrics NAME|GLOB] [--json]',
    text: `Decides stored runs again by a proposed policy or rubrics, and says what would change. No agent runs. Bundles of main stand beside those of
pull requests: other rubrics need them, since main's trials are scored again too. What is not named is that of each bundle.
`,
  },
  report: {
    words: 'BUNDLE [MAIN-BUNDLE] [--out FILE]',
    text: `Writes the HTML report of a bundle (folder or zip): one file, which a browser opens without a network. It shows main's trials of
scenarios that broke or were fixed; with a bundle of main, of all.

  --out FILE             write it there (default: agent-gate-report.html)
`,
  },
  playground: {
    words: '[RESULTS] [options]',
    text: `Writes one HTML file with the engine in it: it scores while you edit a rubric, and shows what the edit does. RESULTS is a results
file or a bundle, which brings its own rubrics (default: a published example). Takes --mapping, --select, --rubrics and --policy as gate does.

  --baseline WHAT        run of main to compare with: results or a bundle
  --out FILE             write it there (default: agent-gate-playground.html)
`,
  },
  brief: {
    words: 'BUNDLE',
    text: `Prints the result of a bundle (folder or zip) as Markdown for a coding agent: causes, first different actions, what failed, and
commands to look closer. What agents wrote stands in code spans and blocks alone.
`,
  },
  'baseline-file': {
    words: 'BUNDLE [--out FILE]',
    text: `Prints the baseline file of a bundle. Commit it on the base branch for the action's input baseline-file.

  --out FILE             write it there instead
`,
  },
};

const COMMON = `  --help, --version, --no-color (as the variable NO_COLOR)

With --json, every command also reports problems as JSON on standard output: {"schema":1,"problems":[...]}; gate reports a decision.
`;

function formatLines(): string {
  return Object.entries(FORMATS)
    .map(([name, { help }]) => `                         ${name.padEnd(9)} ${help}`)
    .join('\n');
}

/** Help text of a command; for any other name, of all commands. */
export function usageOf(command: string): string {
  const help = Object.hasOwn(HELP, command) ? HELP[command] : undefined;
  if (help !== undefined) return `Usage: agent-gate ${command} ${help.words}\n\n${help.text}`;
  const calls = Object.entries(HELP).map(([name, { words }]) => `agent-gate ${name} ${words}\n`);
  const texts = Object.entries(HELP).map(([name, { text }]) => `${name}: ${text}\n`);
  return `Usage: ${calls.join('       ')}\n${texts.join('')}${COMMON}`;
}
