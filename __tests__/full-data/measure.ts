import { join } from 'node:path';
import type { Decision, MetricComparison } from '../../schemas/types/decision.ts';
import type { Report } from '../../schemas/types/report.ts';
import { decide } from '../../src/gating/decide.ts';
import { readPolicy } from '../../src/gating/policy/read-policy.ts';
import { defaultPolicy } from '../../src/gating/policy/resolve-policy.ts';
import { readText } from '../../src/io/files.ts';
import { findResultFiles } from '../../src/io/find-files.ts';
import { scoreRun } from '../../src/pipeline/score-run.ts';
import { loadRubrics } from '../../src/rubric/load-rubric.ts';
import { loadMapping } from '../../src/suite/mapping/mapping.ts';
import { DEFAULT_RULES } from '../../src/suite/redaction/redaction.ts';
import type { Selection } from '../../src/suite/select-trials.ts';

/** Folder of published suites, each as its authors left it. */
export const data = process.env.AGENT_GATE_DATA ?? '';

/** Where mappings and rubrics stand that only this data needs. */
export const OWN = '__tests__/full-data';

const home = join(import.meta.dirname, '../..');

/** A run of the published data: files by pattern, read by a mapping of this repository. */
export interface DataRun {
  /** Path in this repository. */
  readonly mapping: string;
  /** Pattern below the folder of the data. */
  readonly results: string;
  readonly select?: Selection;
  /** Paths in this repository; left out, the verdict of the harness judges. */
  readonly rubrics?: readonly string[];
}

/** The report of a run. */
export function measure(run: DataRun): Report {
  return scoreRun(runOf(run), { rubrics: rubricsOf(run.rubrics), policy: defaultPolicy });
}

/** The files of a run, and how to read them. */
export function runOf({ mapping, results, select }: DataRun) {
  const files = findResultFiles([results], data);
  const read = { mapping: loadMapping(mapping, readText(mapping, home)), select: select ? [select] : [] };
  return { files, ...read, redaction: DEFAULT_RULES };
}

/** Rubrics of this repository; left out, that of the harness's verdict. */
export function rubricsOf(files: readonly string[] = ['rubrics/harness-verdict.yml']) {
  return loadRubrics(files.map((file) => ({ file, text: readText(file, home) })));
}

/** Decides on a candidate against one run of main; no policy text stands for no policy file. */
export function gate(baseline: DataRun, candidate: DataRun, policyText?: string): Decision {
  return compare(measure(baseline), measure(candidate), policyText);
}

/** The same on reports. */
export function compare(baseline: Report, candidate: Report, policyText?: string): Decision {
  return decide({
    suite: 'agent',
    policy: policyText === undefined ? defaultPolicy : readPolicy('agent-gate.yml', policyText),
    candidate,
    candidateOrigin: {},
    baselines: [{ report: baseline, origin: { label: 'main' } }],
    waivers: [],
    today: '2026-11-21',
    notes: [],
    config: null,
    relaxed: [],
    history: [],
    confirm: null,
  });
}

/** The comparison of the harness's verdict. */
export function verdictIn({ metrics }: Decision): MetricComparison {
  const tcr = metrics.find(({ name }) => name === 'TCR');
  if (tcr === undefined) throw new Error('nothing was compared');
  return tcr;
}

/** Trials that passed on both sides, and scenarios that flipped. */
export function countsOf(decision: Decision) {
  const { candidate_trials: candidate, baseline_trials: baseline } = verdictIn(decision);
  return { candidate, baseline, broke: decision.flips.broke.length, fixed: decision.flips.fixed.length };
}
