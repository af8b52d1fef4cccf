import { loadMappingAndPolicy } from '../io/config.ts';
import { findResultFiles } from '../io/find-files.ts';
import { redactionOf } from '../pipeline/redacting.ts';
import { notesText, renderInspection } from '../reporting/inspection.ts';
import { safeJson } from '../reporting/json-document.ts';
import { inspectRun } from '../suite/inspect-run.ts';
import { startRedaction } from '../suite/redaction/redaction.ts';
import { type Answer, FLAG, PATH, parseSelection, parseWords, TEXTS, usageError, type Workplace } from './command.ts';

/** `agent-gate inspect`. @throws UserError for a malformed command line, and for a mapping or files that cannot be found */
export function inspect(words: readonly string[], { root, env, paint }: Workplace): Answer {
  const options = { mapping: PATH, select: TEXTS, policy: PATH, json: FLAG };
  const { values, positionals } = parseWords(words, options, { positionals: true });
  if (positionals.length === 0)
    throw usageError('inspect needs results', 'For example: agent-gate inspect "results/*.jsonl"');
  const { mapping, policy } = loadMappingAndPolicy({ ...values, root, rubrics: [] });
  const { rules, notes } = redactionOf([policy], { env });
  const reading = { mapping, select: (values.select ?? []).map(parseSelection), redaction: startRedaction(rules) };
  const inspection = inspectRun(findResultFiles(positionals, root), reading);
  const text = values.json
    ? safeJson({ schema: 1, ...inspection })
    : renderInspection(inspection, mapping?.name ?? null, paint);
  return { text, aside: notesText(notes), exitCode: inspection.problems.length === 0 ? 0 : 3 };
}
