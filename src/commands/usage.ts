/** What a command is called with, and what it does. */
interface Help {
  readonly words: string;
  readonly text: string;
}

/** Every command, in the order of the help. */
const HELP: Readonly<Record<string, Help>> = {
  gate: {
    words: '--results GLOB... [options]',
    text: `gate scores the trials of an agent's suite with rubrics, compares them with main, and decides.

  --results GLOB         results files; repeat it, or list several
  --expected-shards N    the suite ran in shards, N of them or with these names (de,en): {shard} in --results stands for 1 to N or a name,
                         and each has to be there
  --mapping NAME|FILE    how to read them: a shipped mapping or a file (default: the native format)
  --select FACT=VALUE    keep the trials whose fact has this value
  --rubrics NAME|GLOB    rubrics: shipped names or files (default: rubrics/*.yml, else the harness's own verdict)
  --policy FILE          thresholds and tolerances (default: .github/agent-gate.yml where it exists)
  --baseline WHAT        a run of main to compare with: a bundle (folder or zip), what baseline-file wrote, a results file, or none
                         (default: none); repeat it for up to five runs, newest first: from three on the gate knows main's own noise
  --baseline-select F=V  like --select, for a baseline that is a results file (default: what --select says)
  --base-policy FILE     the policy on main, whose waivers count (default: the one in the newest bundle)
  --out DIR              write the bundle there: evidence, result trees, report, decision
  --answers FILE         keep there what the model of the policy's judge answers, and do not ask the same again; it is reached by the
                         variables AGENT_GATE_JUDGE_URL and AGENT_GATE_JUDGE_KEY
  --json                 print the decision as one JSON document

Exit codes: 0 pass, 1 fail, 2 inconclusive where the policy says so, 3 invalid evidence or a broken gate.
`,
  },
  init: {
    words: '[RESULTS...] [options]',
    text: `init writes what a repository needs to begin, never over a file: a workflow, a policy, and a rubric with cases where not every result
carries a verdict of its own. RESULTS are files or patterns as for --results (default: results/*.jsonl, as far as they are there).
Without --mapping it finds out how they are read; it takes --select and --json as gate does.
Exit codes: 0 done, 3 where it cannot be.

  --suite NAME           name of the suite (default: that of the policy, else of the folder)
`,
  },
  explain: {
    words: 'RUN [SCENARIO...] [options]',
    text: `explain says why, node by node (✓ passed, ✗ failed, ! warned, – not asked, ? cannot be judged): of the scenarios, or of the first ten
trials that did not pass. RUN is a bundle, judged again by its own rubrics or by --rubrics, or a results file, for which it takes
--mapping, --select, --rubrics, --policy as gate does. --json prints lines of results.jsonl, of all that did not pass.
`,
  },
  noise: {
    words: 'RUN RUN... [options]',
    text: `noise says how far two runs of the same commit lie apart, and what that means for a gate. RUN is a bundle, what
baseline-file wrote, or a results file; it takes --mapping, --select, --rubrics, --policy and --json as gate does. The first
bundle brings its rubrics, mapping and policy where no --rubrics are named.
`,
  },
  test: {
    words: '[NAME...] [--json]',
    text: `test runs the cases beside rubrics (rubrics/x.test.yml for rubrics/x.yml), and says which nodes never passed or never failed and which
thresholds and bounds no case comes near. NAME is a folder, a rubric, a file of cases or a pattern (default: rubrics).
Exit codes: 0 all as expected, 1 not, 3 a file that cannot be read.
`,
  },
  lint: {
    words: '[RUBRIC...] [options]',
    text: `lint finds rules that contradict each other, conditions that never hold, unused names, thresholds without a reason or past their
review, and rubrics changed without a new version. RUBRIC is a folder, a file, a shipped name or a pattern (default: rubrics); it takes --policy and --json as gate
does. Exit codes: 0 no error, 1 an error, such as a rubric or policy that does not load, 3 a rubric, policy or bundle that is not
there.

  --baseline BUNDLE      a run of main: what changed since, and what never or always passed in it
  --strict               exit 1 for warnings too
`,
  },
  verify: {
    words: 'BUNDLE [--json]',
    text: `verify says whether a bundle (folder or zip) is whole: every file has the hash of the manifest, none was added, every JSON file fits its
schema. Exit codes: 0 it is, 1 it is not, with the first differences, 3 no bundle.
`,
  },
  replay: {
    words: 'BUNDLE [--json]',
    text: `replay verifies a bundle (folder or zip), then scores its trials and decides again, without a network, and compares every byte.
Exit codes: 0 the same, 1 not, with the first differences, 3 no bundle.
`,
  },
  'baseline-file': {
    words: 'BUNDLE [--out FILE]',
    text: `baseline-file prints the baseline file of a bundle, for the action's input baseline-file: commit it on the base branch.

  --out FILE             write it there, whole or not at all, instead of printing it
`,
  },
};

const COMMON = `  --help, --version

With --json every command says what keeps it from its work in JSON too, on standard output: {"schema":1,"problems":[...]}, and gate as a
decision.
`;

/** What `--help` prints after the name of a command, else of all of them. */
export function usageOf(command: string): string {
  const one = Object.hasOwn(HELP, command) ? HELP[command] : undefined;
  if (one !== undefined) return `Usage: agent-gate ${command} ${one.words}\n\n${one.text}`;
  const calls = Object.entries(HELP).map(([name, { words }]) => `agent-gate ${name} ${words}\n`);
  const texts = Object.values(HELP).map(({ text }) => `${text}\n`);
  return `Usage: ${calls.join('       ')}\n${texts.join('')}${COMMON}`;
}
