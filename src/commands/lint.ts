import type { LintFinding } from '../../schemas/types/lint.ts';
import type { NodeCoverage } from '../../schemas/types/rubric-test-run.ts';
import { isRecord, memberOf, memberPointer } from '../contract/json.ts';
import { byText, counted } from '../contract/text.ts';
import { parseYamlDocument, type YamlDocument } from '../contract/yaml-document.ts';
import { byPlace, fixOf, type Problem, UserError, unlessMistaken, whatIsWrong } from '../errors.ts';
import { render } from '../gating/findings/catalogue.ts';
import { dueReviews } from '../gating/findings/policy.ts';
import { readPolicy } from '../gating/policy/read-policy.ts';
import type { ResolvedPolicy } from '../gating/policy/resolve-policy.ts';
import { probeSuite } from '../gating/probes.ts';
import { allOf, nameList } from '../gating/wording.ts';
import { configOfBundle } from '../io/bundle/bundled-config.ts';
import { EVIDENCE_FILE } from '../io/bundle/format.ts';
import { type Bundle, evidenceOf, historyOfBundle, openWhole, reportOfBundle } from '../io/bundle/read.ts';
import { policyText } from '../io/config.ts';
import { besideRubric, readLabels } from '../io/judge/labels.ts';
import { type FoundRubric, findRubrics } from '../io/rubric-files.ts';
import { readToday } from '../io/time.ts';
import { type Linted, renderLint, renderLintJson } from '../reporting/rubric-checks.ts';
import { compileDocument, loadRubrics, sharedNames } from '../rubric/load-rubric.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { labelledCases } from '../scoring/labels.ts';
import { lintRubric } from '../scoring/linting/lint-rubric.ts';
import { explainRubric } from '../scoring/result-tree.ts';
import { scoreTrial } from '../scoring/score-trial.ts';
import { startCoverage } from '../scoring/testing/node-coverage.ts';
import { askedTree } from '../scoring/testing/scored-case.ts';
import { readRun } from '../suite/read-run.ts';
import { DEFAULT_RULES, startRedaction } from '../suite/redaction/redaction.ts';
import { type Answer, FLAG, PATH, parseWords, type Workplace } from './command.ts';

interface LintInput {
  /** Folders, files, shipped names or patterns; none means `rubrics/`. */
  readonly names: readonly string[];
  readonly policy?: string | undefined;
  readonly baseline?: string | undefined;
}

/** `agent-gate lint`. Exit code 1 for an error, with `--strict` for a warning too. */
export function lint(words: readonly string[], workplace: Workplace): Answer {
  const options = { policy: PATH, baseline: PATH, json: FLAG, strict: FLAG };
  const { values, positionals } = parseWords(words, options, { positionals: true });
  const run = lintRubrics({ ...values, names: positionals }, workplace);
  const fails = ({ level }: LintFinding): boolean =>
    level === 'error' || (values.strict === true && level === 'warning');
  return {
    text: values.json ? renderLintJson(run) : renderLint(run, workplace.paint),
    exitCode: Number(run.findings.some(fails)),
  };
}

/**
 * Lints rubrics and policy. A rubric that cannot be read, or a rubric or policy that does not load, is a finding too.
 * @throws UserError if a rubric is not found, or if the policy file or the bundle cannot be read
 */
export function lintRubrics(options: LintInput, { root, env }: Workplace): Linted {
  const today = readToday(env);
  const files = findRubrics(options.names, root);
  const bundle = options.baseline === undefined ? null : openWhole(options.baseline, root);
  const read = files.map(readRubric);
  const rubrics = read.flatMap(({ rubric }) => rubric ?? []);
  const stored = bundle === null ? [] : loadRubrics(configOfBundle(bundle).rubrics);
  const seen = bundle === null ? new Map() : coverageOf(bundle, rubrics);
  const policy = lintPolicy(options.policy, root, { today, bundle });
  const rubricFindings = read.flatMap(({ file, document, rubric, findings }) => {
    if (document === null || !isRecord(document.value)) return findings;
    const { value, placeOf } = document;
    const main = {
      stored: stored.find(({ id }) => id === rubric?.id) ?? null,
      seen: (rubric && seen.get(rubric.id)) ?? null,
    };
    const labels =
      rubric === null
        ? []
        : unlessMistaken(
            () => lintLabels(rubric, file, root),
            (mistake) => findingsOf(mistake, file),
          );
    return [...findings, ...lintRubric({ value, placeOf, rubric, ...main, today, require: policy.require }), ...labels];
  });
  const findings = [...rubricFindings, ...sharedNames(rubrics).map(findingOf), ...policy.findings];
  findings.sort((a, b) => byText(a.where.file, b.where.file) || byPlace(a, b));
  return { files: [...files.map(({ file }) => file), ...policy.files], findings };
}

function readRubric({ file, read }: FoundRubric) {
  let document: YamlDocument | null = null;
  try {
    document = parseYamlDocument(file, read());
    return { file, document, rubric: compileDocument(document), findings: [] };
  } catch (error) {
    return { file, document, rubric: null, findings: findingsOf(error, file) };
  }
}

/** A finding for facts on which people's labels contradict each other. @throws UserError for a file that is none of labels */
function lintLabels({ judged }: Rubric, rubric: string, root: string): readonly LintFinding[] {
  const labels = readLabels(rubric, root);
  const cases = judged.flatMap((question) => labelledCases(question, labels));
  return cases.flatMap(({ yes, labels: same }): readonly LintFinding[] => {
    if (yes !== null) return [];
    const said = same.map(({ by, label, line }) => `${label} by ${by} (line ${line})`);
    const [{ key = '', line = 1 } = {}] = same;
    const what = `labels of \`${key}\` contradict each other on the same facts: ${allOf(said)}`;
    const next = 'Agree on one; until then `judge-check` leaves these facts out';
    const where = { file: besideRubric(rubric, 'labels'), line };
    return [{ level: 'warning', code: 'labels-contradict', what, next, where }];
  });
}

function lintPolicy(
  named: string | undefined,
  root: string,
  { today, bundle }: { readonly today: string; readonly bundle: Bundle | null },
) {
  const found = policyText({ policy: named, root });
  if (found === null) return { files: [], findings: [], require: [] };
  const { file, text } = found;
  try {
    const policy = readPolicy(file, text);
    const reviews = dueReviews(policy, today)
      .map(render)
      .map(({ code, what, next = '', place = { file } }): LintFinding => {
        return { level: 'warning', code, what, next, where: place };
      });
    const findings = [...reviews, ...(bundle === null ? [] : unprobed(policy, bundle))];
    return { files: [file], findings, require: policy.rubrics.require };
  } catch (error) {
    return { files: [file], findings: findingsOf(error, file), require: [] };
  }
}

/** For each probe that the policy requires, the scenarios of main without a verdict of it. */
function unprobed(policy: ResolvedPolicy, bundle: Bundle): readonly LintFinding[] {
  const [newest] = historyOfBundle(bundle);
  const { compared } = probeSuite(policy, reportOfBundle(bundle), newest?.probes ?? []);
  const lacking = compared.filter(({ arm, unknown }) => memberOf(policy.arms, arm)?.required && unknown.length > 0);
  return lacking.map(({ arm, unknown }): LintFinding => {
    const what = `\`${arm}\` has no verdict on ${counted(unknown.length, 'scenario')} of main: ${nameList(unknown)}`;
    const where = policy.placeOf(memberPointer('/arms', arm));
    return { level: 'warning', code: 'probe-missing', what, next: `Run \`${arm}\` on them on main`, where };
  });
}

/** One finding for each problem. @throws anything but a UserError */
function findingsOf(error: unknown, file: string): readonly LintFinding[] {
  if (!(error instanceof UserError)) throw error;
  return error.problems.map((problem) => findingOf({ where: { file }, ...problem }));
}

function findingOf(problem: Problem): LintFinding {
  const { code, where = { file: '' } } = problem;
  return { level: 'error', code, what: whatIsWrong(problem), next: fixOf(problem) || 'Fix it', where };
}

/** Coverage of the current rubrics on the trials of the bundle, by rubric id; without rubrics that apply to no trial. */
function coverageOf(bundle: Bundle, rubrics: readonly Rubric[]): ReadonlyMap<string, readonly NodeCoverage[]> {
  if (!bundle.has(EVIDENCE_FILE)) return new Map();
  const counters = new Map<string, ReturnType<typeof startCoverage>>();
  const reading = { mapping: null, select: [], redaction: startRedaction(DEFAULT_RULES) };
  for (const trial of readRun([evidenceOf(bundle)], reading)) {
    for (const scored of scoreTrial(rubrics, trial).rubrics) {
      if (scored.at === null) continue;
      const { rubric } = scored;
      const counter = counters.get(rubric.id) ?? startCoverage(rubric);
      counters.set(rubric.id, counter);
      const tree = askedTree({ scored, result: explainRubric(scored) });
      if (tree !== undefined) counter.add(tree);
    }
  }
  return new Map([...counters].map(([id, counter]) => [id, counter.finish()]));
}
