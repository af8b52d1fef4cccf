import type { MappingIdentity, RubricReport } from '../../../schemas/types/report.ts';
import { memberOf } from '../../contract/json-object.ts';
import { UserError } from '../../errors.ts';
import type { RunOrigin } from '../../gating/decision.ts';
import type { Rubric } from '../../rubric/rubric.ts';
import type { AttemptTrials } from '../../scoring/pooling/known-trials.ts';
import type { Mapping } from '../../suite/mapping/mapping.ts';

/** Holds the trials in the native format; absent where the policy keeps them out. */
export const EVIDENCE_FILE = 'trials.jsonl';

/** Holds what the rubrics made of each trial; absent where the other is. */
export const RESULTS_FILE = 'results.jsonl';

/** Says what a bundle holds. */
export const MANIFEST_FILE = 'manifest.json';

/** `manifest.json` of a bundle: what it holds, from which run, by which ruler. */
export interface Manifest {
  readonly schema: 1;
  /** Version of Agent Gate that wrote the bundle. */
  readonly tool: string;
  readonly suite: string;
  readonly origin: RunOrigin;
  readonly rubrics: readonly RubricIdentity[];
  readonly mapping: MappingIdentity | null;
  /** Which files of the bundle Agent Gate ships, and no repository has written; absent where there are none. */
  readonly shipped?: readonly string[];
  /** Hash of all result trees, in any order of trials and files. */
  readonly results: string;
  /** Hash of what the policies hashed, dropped and took for secrets in the trials; absent where they say nothing of it. */
  readonly redaction?: string;
  /** How many of the trials are of which attempt of the run, in the order of the evidence; absent where all are of one. */
  readonly attempts?: readonly AttemptTrials[];
  readonly files: readonly BundleFile[];
}

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

type RubricIdentity = Pick<RubricReport, 'rubric' | 'version' | 'hash'>;

/** What a manifest says of rubrics. */
export function rubricIdentities(rubrics: readonly Rubric[]): readonly RubricIdentity[] {
  return rubrics.map(({ id, version, hash }) => ({ rubric: id, version, hash }));
}

/** What a manifest says of a mapping; null for the native format. */
export function mappingIdentity(mapping: Mapping | null): MappingIdentity | null {
  return mapping && { mapping: mapping.name, hash: mapping.hash };
}

/** Size and hash of a file. */
export interface FileDigest {
  readonly bytes: number;
  /** `sha256:` and 64 hex digits over the file's bytes. */
  readonly sha256: string;
}

export interface BundleFile extends FileDigest {
  readonly file: string;
}
