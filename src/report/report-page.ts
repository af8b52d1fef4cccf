import type { BaselineOrigin, Decision } from '../../schemas/types/decision.ts';
import type { Report } from '../../schemas/types/report.ts';
import type { NodeResult } from '../../schemas/types/result.ts';
import { referenceOf } from '../gating/compared-trials.ts';
import { primaryRubric } from '../gating/comparing/scores.ts';
import { type CheckedGate, checkGate, configOfBundle, textsOf } from '../io/bundle/bundled-config.ts';
import { EVIDENCE_FILE, MAIN_TRIALS_FILE } from '../io/bundle/format.ts';
import { type Bundle, historyOfBundle, reportOfBundle } from '../io/bundle/read.ts';
import { decisionOfBundle } from '../io/bundle/stored-decision.ts';
import { type Config, compileConfig } from '../io/config.ts';
import { deflated } from '../io/deflate.ts';
import { comparedTrial } from '../pipeline/compared-trials.ts';
import { isOfArm, type Scoring, scoreByConfig } from '../pipeline/score-run.ts';
import { renderBrief } from '../reporting/brief.ts';
import { cut, shownValue } from '../rubric/values/shown-value.ts';
import { explainTrial } from '../scoring/result-tree.ts';
import type { Trial } from '../suite/trial.ts';
import { renderPage } from './page/page.ts';
import {
  type ConfigTextPair,
  type PageNode,
  type PageRow,
  type PageScenario,
  type PageTrial,
  SCENARIO_STATES,
} from './page/page-data.ts';
import { type MeasuredRun, scenarioRows } from './scenario-rows.ts';
import { shownRuns } from './shown-runs.ts';
import { type StoredTrials, storedTrials } from './stored-trials.ts';

/** Most bytes of the run’s trials that are shown: to score more of them again takes too long. */
const MOST_EVIDENCE = 40 * 2 ** 20;
/** Most characters of an input, and of an output as of a message. */
const LONGEST = 2000;

/**
 * Renders the report of a run as one HTML page, in pieces. It reads only the bundle, so redacted values cannot appear.
 * @param main a bundle of main, for trials of main that the run's bundle lacks; null for none
 * @param own the config that decided, of the process that wrote the bundle: neither is checked again
 * @throws UserError if a bundle is damaged or has no trials
 */
export function reportPage(bundle: Bundle, main: Bundle | null, own?: Config): readonly string[] {
  const { config, primary, ...summary } = summaryOf(bundle, own);
  const { renamed } = summary.decision.flips;
  const old = new Map(renamed.map(({ scenario, renamed_from: from = scenario }) => [scenario, from]));
  const trialsIn = (trials: StoredTrials | null, scenario: string): readonly Trial[] =>
    (trials?.read(scenario) ?? []).filter((trial) => !isOfArm(config, trial)).sort((a, b) => a.trial - b.trial);
  const shown = (trial: Trial): PageTrial => pageTrial(trial, config, primary);
  const trials = storedTrials(bundle, EVIDENCE_FILE);
  const stored = bundle.has(MAIN_TRIALS_FILE) ? storedTrials(bundle, MAIN_TRIALS_FILE) : null;
  const ofMain = main === null ? stored : storedTrials(main, EVIDENCE_FILE);
  const kept = keptScenarios(trials, summary.rows);
  return renderPage({
    ...summary,
    trialsOf: (id) =>
      kept.has(id) ? pageScenario(trialsIn(ofMain, old.get(id) ?? id), trialsIn(trials, id), shown) : undefined,
    pack: deflated,
  });
}

/** What the report reads of `gate.json`, which is the same whether that was checked or only parsed. */
interface ReadGate extends Pick<CheckedGate, 'config' | 'evidence'> {
  readonly head: Pick<NonNullable<CheckedGate['head']>, 'config'> | null;
  readonly baselines: readonly Omit<CheckedGate['baselines'][number], 'head'>[];
}

/** What the page shows besides trials. The reports that it is made from are large, and are not kept. */
function summaryOf(bundle: Bundle, own: Config | undefined) {
  const document = bundle.json('gate.json');
  const decision = own ? (bundle.json('decision.json') as Decision) : decisionOfBundle(bundle);
  const report = own ? (bundle.json('report.json') as Report) : reportOfBundle(bundle);
  const gate: ReadGate = own ? (document as ReadGate) : checkGate(document, `${bundle.label}/gate.json`);
  const config = own ?? compileConfig(configOfBundle(bundle));
  const primary = primaryRubric(report)?.rubric ?? '';
  const [, ...history] = historyOfBundle(bundle);
  const runs = shownRuns(report.rubrics, gate, history, decision.candidate);
  const measured = runs.filter((run): run is MeasuredRun => run.report !== null);
  return {
    config,
    primary,
    decision,
    runs: runs.map(({ report: _, ...run }) => run),
    columns: measured.map(({ name, label }) => `${name} ${label}`),
    prompt: renderBrief(decision, report, 'bundle'),
    rows: scenarioRows(report, decision, measured, primary),
    changed: changedTexts(bundle, gate),
    evidence: { run: gate.evidence, baselines: decision.baselines.map((main) => evidenceOfMain(gate, main)) },
    policy: config.texts.policy?.text ?? null,
    tool: bundle.manifest.tool,
  };
}

/** The scenarios whose trials are shown, broken ones first. */
function keptScenarios(trials: StoredTrials, rows: readonly PageRow[]): ReadonlySet<string> {
  let room = MOST_EVIDENCE;
  const kept = new Set<string>();
  for (const state of SCENARIO_STATES)
    for (const { scenario } of rows.filter((row) => row.state === state)) {
      room -= trials.bytesOf(scenario);
      if (room >= 0) kept.add(scenario);
    }
  return kept;
}

/** What can be opened of a scenario: of main's trials that are not compared, the steps alone. */
function pageScenario(
  main: readonly Trial[],
  candidate: readonly Trial[],
  shown: (trial: Trial) => PageTrial,
): PageScenario {
  const input = (candidate[0] ?? main[0])?.input;
  const ofMain = main.map(shown);
  const reference = referenceOf(ofMain);
  return {
    input: typeof input === 'string' ? cut(input, LONGEST) : null,
    main: ofMain.map((trial) =>
      trial === reference ? trial : { ...trial, reason: null, output: undefined, trees: [] },
    ),
    candidate: candidate.map(shown),
  };
}

/** A trial scored again by the config that decided, for the sentences of its result trees. */
function pageTrial(trial: Trial, config: Scoring, primary: string): PageTrial {
  const { output } = trial;
  const { result, passed, reason, steps } = comparedTrial(trial, explainTrial(scoreByConfig(config, trial)), primary);
  return {
    trial: trial.trial,
    passed,
    reason,
    error: result.error,
    trees: result.rubrics.map(({ tree }) => pageNode(tree)),
    output:
      output === undefined ? output : typeof output === 'string' ? cut(output, LONGEST) : shownValue(output, LONGEST),
    steps,
  };
}

function pageNode({ key, verdict, score, explanation, children }: NodeResult): PageNode {
  return { key, verdict, score, explanation, children: children?.map(pageNode) };
}

/** The config files of the run that differ from those that decided. */
function changedTexts(bundle: Bundle, gate: ReadGate): readonly ConfigTextPair[] {
  if (gate.head === null) return [];
  const named = (config: typeof gate.config) => {
    const { mapping, rubrics, policy } = textsOf(config, bundle.bytes);
    return new Map(
      [...rubrics, mapping, policy].flatMap((config) => (config === null ? [] : [[config.file, config.text] as const])),
    );
  };
  const [base, head] = [named(gate.config), named(gate.head.config)];
  const names = [...new Set([...base.keys(), ...head.keys()])];
  return names
    .map((name) => ({ name, base: base.get(name) ?? null, head: head.get(name) ?? null }))
    .filter((pair) => pair.base !== pair.head);
}

/** What a compared run of main rests on; undefined if that is unknown. */
function evidenceOfMain({ baselines }: ReadGate, main: BaselineOrigin) {
  const isSame = ({ origin }: ReadGate['baselines'][number]) =>
    origin.label === main.label && origin.run_id === main.run_id;
  return baselines.find(isSame)?.evidence;
}
