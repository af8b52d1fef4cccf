import type { BundleFile, RubricIdentity } from '../../../schemas/types/manifest.ts';
import type { MappingIdentity } from '../../../schemas/types/report.ts';
import { memberOf } from '../../contract/json.ts';
import { UserError } from '../../errors.ts';
import type { Rubric } from '../../rubric/rubric.ts';
import type { Mapping } from '../../suite/mapping/mapping.ts';

/** The trials in the native format; absent where the policy drops them. */
export const EVIDENCE_FILE = 'trials.jsonl';

/** Fresh trials of scenarios that were run again, in the native format; absent where there are none or the policy drops trials. */
export const CONFIRM_FILE = 'confirm.jsonl';

/** Main's trials of the scenarios that broke or were fixed; absent where there are none, and where the policy drops the evidence. */
export const MAIN_TRIALS_FILE = 'main-trials.jsonl';

/** The result tree of each trial; absent where the trials are. */
export const RESULTS_FILE = 'results.jsonl';

/** Lists what a bundle holds. */
export const MANIFEST_FILE = 'manifest.json';

/** Version of the formats of `manifest.json` and of a baseline file. */
const FORMAT = 1;

/** @throws UserError for a document that names another format than the one this version of Agent Gate reads and writes */
export function requireFormat(value: unknown, label: string, what: 'bundle' | 'baseline file'): void {
  const format = memberOf(value, 'schema');
  if (format === FORMAT || typeof format !== 'number') return;
  throw new UserError({
    code: 'unknown-bundle-format',
    what: `the ${what} has another format`,
    where: { file: label },
    expected: `format ${FORMAT}`,
    found: `format ${format}`,
    fix: 'Write it again with this version of Agent Gate',
  });
}

/** Rubrics as a manifest names them. */
export function rubricIdentities(rubrics: readonly Rubric[]): readonly RubricIdentity[] {
  return rubrics.map(({ id, version, hash }) => ({ rubric: id, version, hash }));
}

/** A mapping as a manifest names it; null for the native format. */
export function mappingIdentity(mapping: Mapping | null): MappingIdentity | null {
  return mapping && { mapping: mapping.name, hash: mapping.hash };
}

/** Size and hash of a file: `sha256:` and 64 hex digits over its bytes. */
export type FileDigest = Omit<BundleFile, 'file'>;
