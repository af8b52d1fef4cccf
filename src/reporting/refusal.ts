import type { Problem } from '../errors.ts';
import { safeJsonLine } from './json.ts';

/** What a command prints under `--json` where it cannot do what it was asked. */
export interface Refusal {
  readonly schema: 1;
  readonly problems: readonly Problem[];
}

/** The problems as one JSON document, fit for schemas/refusal.schema.json; on one line, for whoever reads lines of JSON. */
export function renderRefusal(problems: readonly Problem[]): string {
  const document: Refusal = { schema: 1, problems };
  return safeJsonLine(document);
}
