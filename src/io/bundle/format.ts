import reportSchema from '../../../schemas/report.schema.json' with { type: 'json' };
import type { BundleFile, RubricIdentity } from '../../../schemas/types/manifest.ts';
import type { MappingIdentity, Report } from '../../../schemas/types/report.ts';
import { memberOf } from '../../contract/json.ts';
import { schemaCheck } from '../../contract/schema-check.ts';
import { UserError } from '../../errors.ts';
import type { Rubric } from '../../rubric/rubric.ts';
import type { Mapping } from '../../suite/mapping/mapping.ts';

/** The trials in the native format; absent if the policy drops them. */
export const EVIDENCE_FILE = 'trials.jsonl';

/** Trials of the confirm run in the native format; absent if there are none or the policy drops trials. */
export const CONFIRM_FILE = 'confirm.jsonl';

/** Control trials in the native format; absent if there are none or the policy drops trials. */
export const CONTROL_FILE = 'control.jsonl';

/** Main's trials of the broken and fixed scenarios; absent if there are none or the policy drops trials. */
export const MAIN_TRIALS_FILE = 'main-trials.jsonl';

/** The result tree of each trial; absent if the trials are. */
export const RESULTS_FILE = 'results.jsonl';

export const MANIFEST_FILE = 'manifest.json';

/** Version of the formats of `manifest.json` and of a baseline file. */
const FORMAT = 1;

/** @throws UserError for a document in another format than that of this version of Agent Gate */
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

export const reportCheck = schemaCheck<Report>(reportSchema);

export function rubricIdentities(rubrics: readonly Rubric[]): readonly RubricIdentity[] {
  return rubrics.map(({ id, version, hash }) => ({ rubric: id, version, hash }));
}

/** A mapping in the form of a manifest; null for the native format. */
export function mappingIdentity(mapping: Mapping | null): MappingIdentity | null {
  return mapping && { mapping: mapping.name, hash: mapping.hash };
}

/** Size and hash of a file: `sha256:` and 64 hex digits over its bytes. */
export type FileDigest = Omit<BundleFile, 'file'>;
