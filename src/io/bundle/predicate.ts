import { dirname, join } from 'node:path';
import type { Decision } from '../../../schemas/types/decision.ts';
import type { DecisionPredicate } from '../../../schemas/types/decision-predicate.ts';
import type { RunEvidence } from '../../../schemas/types/gate.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import { sha256Of } from '../../contract/hash.ts';
import { defined } from '../../contract/json.ts';
import { must } from '../../contract/must.ts';
import { criterionName } from '../../gating/wording.ts';
import { safeJson } from '../../reporting/json-document.ts';
import { bytesIfThere } from '../files.ts';
import { writeAnew } from '../write-files.ts';
import { MANIFEST_FILE } from './format.ts';

/** What a signed statement says of a decision: a file beside the bundle, which the bundle does not list. */
export const PREDICATE_FILE = 'decision-predicate.json';

/** Writes what a signed statement says of the decision beside its bundle. Returns the path. @throws UserError if it cannot be written */
export function writePredicate(bundle: string, decision: Decision, evidence: RunEvidence): string {
  const [file, folder] = [join(dirname(bundle), PREDICATE_FILE), dirname(bundle)];
  const manifest = must(bytesIfThere(join(bundle, MANIFEST_FILE), folder), 'the manifest of a bundle');
  writeAnew({ file, text: safeJson(predicateOf(manifest, decision, evidence)) }, folder);
  return file;
}

/** What a signed statement says of the decision in a bundle. @param manifest the bytes of its `manifest.json` */
export function predicateOf(manifest: Uint8Array, decision: Decision, evidence: RunEvidence): DecisionPredicate {
  const { tool } = JSON.parse(new TextDecoder().decode(manifest)) as Manifest;
  const { suite, candidate, metrics, criteria, scenarios, trials, baselines, compared } = decision;
  return defined({
    schema: 1,
    bundle: sha256Of(manifest),
    tool,
    suite,
    decision: decision.decision,
    exit_code: decision.exit_code,
    commit: candidate.sha ?? null,
    base_branch: evidence.base?.branch,
    config: evidence.config,
    rates: [
      ...metrics.map(({ name, tier, candidate: value, threshold, tolerance, candidate_trials: { total } }) => {
        return { name, tier, value, threshold, tolerance, trials: total };
      }),
      ...criteria.map(({ rubric, key, tier, candidate: count, score, by_score, threshold, tolerance }) => {
        const { passed = 0, total = 0 } = count ?? {};
        const rate = total === 0 ? null : passed / total;
        const value = by_score ? (score?.candidate ?? null) : rate;
        return { name: criterionName(rubric, key), tier, value, threshold, tolerance, trials: total };
      }),
    ],
    n: {
      scenarios: scenarios.total,
      paired: scenarios.paired,
      trials: trials.scored,
      main_runs: baselines.length,
    },
    rubrics: compared.candidate?.rubrics ?? [],
    evidence,
  });
}
