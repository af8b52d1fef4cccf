// Generated from schemas/baseline-file.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".
import type { RunOrigin } from './decision.ts';

/** A baseline that is committed to the repository, for the time when no artifact of a run on the base branch can be had. `agent-gate baseline-file BUNDLE` writes it. */
export interface BaselineFile {
  /** Version of this format. */
  readonly schema: 1;
  /** Name of the suite; the file is no baseline for another one. */
  readonly suite: string;
  readonly origin: RunOrigin;
  /** The day of the run in UTC. */
  readonly written: string;
  /** What was measured: a document of `report.schema.json`, with the id, version and hash of every rubric. Trials are not in it, so it cannot be scored again. */
  readonly report: object;
}
