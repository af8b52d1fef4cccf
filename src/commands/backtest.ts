import type { BacktestDecision, BacktestReport, BacktestRun } from '../../schemas/types/backtest.ts';
import type { Decision, RunOrigin } from '../../schemas/types/decision.ts';
import type { Report } from '../../schemas/types/report.ts';
import { contentHash } from '../contract/hash.ts';
import { UserError } from '../errors.ts';
import { sum } from '../gating/statistics/moments.ts';
import type { CheckedGate } from '../io/bundle/bundled-config.ts';
import { EVIDENCE_FILE } from '../io/bundle/format.ts';
import { type Bundle, openWhole } from '../io/bundle/read.ts';
import { type Config, compileConfig, policyText, rubricTexts } from '../io/config.ts';
import { headDecides, scoreAlike } from '../pipeline/configs.ts';
import { confirmOf } from '../pipeline/earlier-attempts.ts';
import { askNoJudge } from '../pipeline/judging.ts';
import { askedAndDelivered } from '../pipeline/run-evidence.ts';
import { scoreFresh } from '../pipeline/score-fresh.ts';
import { renderBacktest } from '../reporting/backtest.ts';
import { safeJson } from '../reporting/json-document.ts';
import { NOTHING_MORE } from '../suite/redaction/redaction.ts';
import { type Answer, FILES, FLAG, PATH, parseWords, usageError, type Workplace } from './command.ts';
import { type Basis, decideStored, measureAgain, readBasis } from './replay.ts';

/** `agent-gate backtest`. @throws UserError for a malformed command line, a proposal that does not load, and a broken bundle */
export async function backtest(words: readonly string[], { root }: Workplace): Promise<Answer> {
  const options = { rubrics: FILES, policy: PATH, json: FLAG };
  const { values, positionals: names } = parseWords(words, options, { positionals: true });
  const { rubrics = [], policy } = values;
  if (names.length === 0 || (rubrics.length === 0 && policy === undefined))
    throw usageError(
      'backtest needs bundles, and a policy or rubrics to try on them',
      'For example: agent-gate backtest runs/*.zip --policy proposed.yml',
    );
  const proposal = {
    ...(rubrics.length === 0 ? {} : { rubrics: rubricTexts({ rubrics, root }) }),
    ...(policy === undefined ? {} : { policy: policyText({ policy, root }) }),
  };
  const stored = names.map((name) => openStored(openWhole(name, root)));
  const propose = ({ configs: { base } }: Basis): Config => compileConfig({ ...base.texts, ...proposal });
  const report = await backtestRuns(stored, propose);
  return { text: values.json ? safeJson(report) : renderBacktest(report), exitCode: 0 };
}

type StoredRun = ReturnType<typeof openStored>;

function openStored(bundle: Bundle) {
  const report = bundle.json('report.json') as Report;
  const basis = readBasis(bundle);
  const key = keyOf({ origin: bundle.manifest.origin, report });
  // Those of the runs of main that it was compared with.
  const comparedKeys = basis.gate.baselines.map(keyOf);
  return { bundle, basis, report, key, comparedKeys };
}

/** What identifies a run: its commit and workflow run; one in a terminal has neither, and is known by what was measured. */
function keyOf({ origin, report }: { readonly origin: RunOrigin; readonly report: Report }): string {
  const { sha, run_id: id } = origin;
  return sha === undefined ? contentHash(report) : `${sha} ${id}`;
}

/**
 * Decides stored runs again, each by its own config and by a proposed one. Runs of main among them are only compared with.
 * @param propose the proposed config for a run
 * @throws UserError if no run is left to decide, runs are of several suites, or the evidence of one is damaged
 */
async function backtestRuns(stored: readonly StoredRun[], propose: (basis: Basis) => Config): Promise<BacktestReport> {
  const suites = [...new Set(stored.map(({ bundle }) => bundle.manifest.suite))];
  const main = stored.filter((run) => isOfMain(run, stored));
  const judged = stored.filter((run) => !main.includes(run));
  const [suite] = suites;
  if (suite === undefined || suites.length > 1 || judged.length === 0)
    throw new UserError({
      code: 'no-runs',
      what:
        suites.length > 1 ? `the bundles are of several suites: ${suites.join(', ')}` : 'every bundle is a run of main',
      fix: 'Name the bundles of pull requests, all of one suite; runs of main may stand beside them',
    });
  const runs: BacktestRun[] = [];
  const ofMain = mainRuns(main);
  for (const run of judged) runs.push(await decideTwice(run, ofMain, propose(run.basis)));
  const decided = runs.flatMap(({ stored: before, proposed }) => (proposed === null ? [] : [{ before, proposed }]));
  const count = (isSo: (code: number) => boolean, isNewly: boolean): number =>
    decided.filter(({ before, proposed }) => isSo(proposed.exit_code) === isNewly && isSo(before.exit_code) !== isNewly)
      .length;
  const isBlocked = (code: number) => code === 1;
  const isHeld = (code: number) => code > 1;
  return {
    schema: 1,
    suite,
    runs,
    main: main.length,
    totals: {
      runs: decided.length,
      more_blocked: count(isBlocked, true),
      fewer_blocked: count(isBlocked, false),
      more_held: count(isHeld, true),
      fewer_held: count(isHeld, false),
      fresh: {
        stored: sum(decided.map(({ before }) => before.fresh)),
        proposed: sum(decided.map(({ proposed }) => proposed.fresh)),
      },
    },
  };
}

/** Whether the bundle says that it is a run of main, or another one was compared with it. */
function isOfMain(run: StoredRun, stored: readonly StoredRun[]): boolean {
  const isCompared = stored.some((other) => other !== run && other.comparedKeys.includes(run.key));
  return isCompared || run.basis.gate.evidence?.is_main === true;
}

type MainRuns = ReturnType<typeof mainRuns>;

/** Runs of main by their keys, and how a config scores them: each once, for all runs that were compared with it. */
function mainRuns(main: readonly StoredRun[]) {
  const runs = new Map(main.map((run) => [run.key, run]));
  const scored = new Map<string, Report>();
  const score = (key: string, config: Config): Report | undefined => {
    const run = runs.get(key);
    const id = [key, ...config.rubrics.map(({ hash }) => hash), config.policy.hash()].join(' ');
    const report = scored.get(id) ?? (run && measureAgain(run.bundle, config));
    if (report !== undefined) scored.set(id, report);
    return report;
  };
  return { has: (key: string) => runs.has(key), score };
}

async function decideTwice(run: StoredRun, main: MainRuns, config: Config): Promise<BacktestRun> {
  const { bundle, basis, report } = run;
  const { label, manifest } = bundle;
  const { base } = basis.configs;
  const known = {
    bundle: label,
    origin: manifest.origin,
    stored: inShort(base, basis, decideStored(bundle, basis, null)),
  };
  const isAlike = scoreAlike(base, config);
  const missing = basis.gate.baselines.find((_, index) => !main.has(run.comparedKeys[index] ?? ''));
  if (!isAlike && missing !== undefined)
    return { ...known, proposed: null, why: `other rubrics need the bundle of ${missing.origin.label} beside it` };
  const measured = bundle.has(EVIDENCE_FILE) || !isAlike ? measureAgain(bundle, config) : report;
  const gate = isAlike ? ownGate(basis.gate) : await rescored(run, main, config, measured);
  const proposed = { gate, configs: headDecides(config) };
  return { ...known, proposed: inShort(config, proposed, decideStored(bundle, proposed, measured)) };
}

/** What the proposal rests on: it decides alone, so nothing is relaxed. */
function ownGate({ relaxed: _, relaxation: _relaxation, ...gate }: CheckedGate): CheckedGate {
  return { ...gate, head: null, read_by_head: false };
}

/** The same with main's runs and the fresh trials scored by the proposed rubrics. */
async function rescored(run: StoredRun, main: MainRuns, config: Config, report: Report): Promise<CheckedGate> {
  const gate = ownGate(run.basis.gate);
  const again = (baseline: CheckedGate['baselines'][number]) => {
    const scored = main.score(keyOf(baseline), config) ?? baseline.report;
    return { ...baseline, report: scored, head: { measured: scored } };
  };
  const files = { files: [], select: [], redaction: NOTHING_MORE, fresh: [], control: [], attempt: 1, ask: askNoJudge };
  const measured = { report, head: report, isReadByHead: false };
  const earlier = confirmOf(run.bundle);
  const { confirm } = await scoreFresh({ ...files, earlier, measured }, headDecides(config));
  const { confirm: stored, newest, ...rest } = gate;
  return {
    ...rest,
    baselines: gate.baselines.map(again),
    ...(newest === undefined ? {} : { newest: again(newest) }),
    ...(stored === undefined || confirm === null ? {} : { confirm: { ...stored, trials: confirm.trials, head: null } }),
  };
}

function inShort({ policy }: Config, { gate }: Basis, decision: Decision): BacktestDecision {
  const { fresh, control } = askedAndDelivered(policy.confirm, gate.confirm ?? null, decision);
  const { decision: decided, exit_code, headline } = decision;
  return { decision: decided, exit_code, headline, fresh: (fresh?.asked ?? 0) + (control?.asked ?? 0) };
}
