import type { Finding } from '../../../schemas/types/decision.ts';
import { canonicalJson, defined } from '../../contract/json.ts';
import { must } from '../../contract/must.ts';
import type { Rate } from '../comparing/rate.ts';
import { armRows } from './arms.ts';
import { baselineRows } from './baseline.ts';
import { comparabilityRows } from './comparability.ts';
import { configRows } from './config.ts';
import { confirmRows } from './confirm.ts';
import { coverageRows } from './coverage.ts';
import { determinismRows } from './determinism.ts';
import { driftRows } from './drift.ts';
import { evidenceRows } from './evidence.ts';
import type { FindingData, FindingRow, FindingRows, Sentences } from './finding.ts';
import { judgeRows } from './judge.ts';
import { limitRows } from './limits.ts';
import { memoryRows } from './memory.ts';
import { policyRows } from './policy.ts';
import { probeRows } from './probes.ts';
import { rateRows } from './rates.ts';
import { readingRows } from './reading.ts';
import { rubricRows } from './rubrics.ts';
import { scenarioRows } from './scenarios.ts';
import { sliceRows } from './slices.ts';
import { trialRows } from './trials.ts';
import { waiverRows } from './waivers.ts';

export const TOPICS = {
  policy: policyRows,
  config: configRows,
  waivers: waiverRows,
  evidence: evidenceRows,
  baseline: baselineRows,
  drift: driftRows,
  comparability: comparabilityRows,
  determinism: determinismRows,
  rubrics: rubricRows,
  reading: readingRows,
  judge: judgeRows,
  rates: rateRows,
  slices: sliceRows,
  arms: armRows,
  probes: probeRows,
  limits: limitRows,
  coverage: coverageRows,
  scenarios: scenarioRows,
  trials: trialRows,
  confirm: confirmRows,
  memory: memoryRows,
} satisfies Record<string, FindingRows>;

export type FindingCode = { [Topic in keyof typeof TOPICS]: keyof (typeof TOPICS)[Topic] }[keyof typeof TOPICS];

type Topic = keyof typeof TOPICS;

const ROWS: ReadonlyMap<string, FindingRow & { readonly topic: Topic }> = new Map(
  Object.entries(TOPICS).flatMap(([topic, rows]) =>
    Object.entries(rows).map(([code, row]) => [code, { ...(row as FindingRow), topic: topic as Topic }] as const),
  ),
);

/** What a finding of this code does; nothing for a problem of the input. */
export function rowOf(code: string): Partial<Omit<FindingRow, 'message'>> & { readonly topic?: Topic } {
  return ROWS.get(code) ?? {};
}

/** A finding as data, or already rendered if it was stored or is a problem of the input. */
export type AnyFinding = FindingData | Finding;

/** The findings without repetitions: the same problem with several commits is one finding. */
export function distinct(findings: readonly FindingData[]): readonly FindingData[] {
  const keys = findings.map((finding) => {
    const { code } = finding;
    const { identity = (data: object) => ({ ...data, sha: '' }) } = rowOf(code);
    return canonicalJson([code, identity(finding as never)]);
  });
  return findings.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

function sentencesOf(finding: FindingData): Sentences {
  return must(ROWS.get(finding.code), `the row of ${finding.code}`).message(finding as never, sentencesOf);
}

/** A finding in its published form. One that has its sentences is returned unchanged. */
export function render(finding: AnyFinding): Finding {
  if ('what' in finding) return finding;
  const { code, effect, subject, rate, count, suggestion, place, scenarios } = finding;
  const { what, expected, actual, why, next } = sentencesOf(finding);
  return defined({
    code,
    effect,
    what,
    expected,
    actual,
    why,
    next,
    subject: subject?.name,
    subject_kind: subject?.kind,
    rate: rate && publishedRate(rate),
    count: count ?? rate?.candidateCount,
    suggestion: suggestion ?? undefined,
    place,
    scenarios,
  });
}

function publishedRate({ candidate, baseline, delta, interval, rule: { threshold, tolerance } }: Rate) {
  return { candidate, baseline, delta, interval, threshold, tolerance };
}
