import { loadMappingAndPolicy } from '../io/config.ts';
import { findResultFiles } from '../io/find-files.ts';
import { redactionOf } from '../pipeline/redacting.ts';
import { renderInspection } from '../reporting/inspection.ts';
import { inspectRun } from '../suite/inspect-run.ts';
import { startRedaction } from '../suite/redaction/redaction.ts';
import {
  type Answer,
  MEASURING_OPTIONS,
  notesText,
  parseSelection,
  parseWords,
  usageError,
  type Workplace,
} from './command.ts';

/** `agent-gate inspect`. @throws UserError for a malformed command line, and for a mapping or files that cannot be found */
export function inspect(words: readonly string[], { root, env }: Workplace): Answer {
  const { mapping: path, select: selections, policy } = MEASURING_OPTIONS;
  const { values, positionals } = parseWords(
    words,
    { mapping: path, select: selections, policy },
    { positionals: true },
  );
  if (positionals.length === 0)
    throw usageError('inspect needs results', 'For example: agent-gate inspect "results/*.jsonl"');
  const { mapping, policy: judged } = loadMappingAndPolicy({
    root,
    rubrics: [],
    mapping: values.mapping,
    policy: values.policy,
  });
  const { rules, notes } = redactionOf([judged], { env });
  const select = (values.select ?? []).map(parseSelection);
  const inspection = inspectRun(findResultFiles(positionals, root), {
    mapping,
    select,
    redaction: startRedaction(rules),
  });
  const text = renderInspection(inspection, mapping?.name ?? null);
  return { text, aside: notesText(notes), exitCode: inspection.problems.length === 0 ? 0 : 3 };
}
