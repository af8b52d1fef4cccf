// Generated from schemas/manifest.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".
import type { RunOrigin } from './decision.ts';
import type { MappingIdentity } from './report.ts';

/** `manifest.json` of a bundle: what the bundle holds, from which run, and which config scored it. */
export interface Manifest {
  /** Version of this format. */
  readonly schema: 1;
  /** Version of Agent Gate that wrote the bundle. */
  readonly tool: string;
  /** Name of the suite. */
  readonly suite: string;
  readonly origin: RunOrigin;
  /** The rubrics that scored the trials, sorted by id. */
  readonly rubrics: readonly RubricIdentity[];
  /** The mapping that read the results; null for the native format. */
  readonly mapping: MappingIdentity | null;
  /** Which files of the bundle Agent Gate ships, and no repository has written; absent where there are none. */
  readonly shipped?: readonly string[];
  /** Hash of all result trees: SHA-256 over the sorted SHA-256 (hex, one a line) of each line of `results.jsonl`. Equal for equal results, in any order of trials and files. */
  readonly results: string;
  /** Hash of which facts of the trials were hashed and dropped, whether shapes of secrets were left alone, and the version of the list of shapes. */
  readonly redaction?: string;
  /** Where a re-run was judged together with what it repeats: how many of the trials are of which attempt of the run, in the order of `trials.jsonl`. Absent where all are of one attempt. */
  readonly attempts?: readonly AttemptTrials[];
  /** Every other file of the bundle, sorted by name. */
  readonly files: readonly BundleFile[];
}

export interface RubricIdentity {
  /** Id of the rubric. */
  readonly rubric: string;
  /** Its semantic version. */
  readonly version: string;
  /** Hash of its canonical content. */
  readonly hash: string;
}

export interface AttemptTrials {
  /** Number of the attempt. */
  readonly attempt: number;
  /** Its trials; 0 where it repeats an earlier attempt. */
  readonly trials: number;
}

export interface BundleFile {
  /** Path inside the bundle. */
  readonly file: string;
  /** Size in bytes. */
  readonly bytes: number;
  /** `sha256:` and 64 hex digits over the file's bytes. */
  readonly sha256: string;
}
