import checkSchema from '../../../schemas/judge-check.schema.json' with { type: 'json' };
import labelSchema from '../../../schemas/label.schema.json' with { type: 'json' };
import type { JudgeCheck } from '../../../schemas/types/judge-check.ts';
import type { LabelLine } from '../../../schemas/types/label.ts';
import { schemaCheck } from '../../contract/schema-check.ts';
import { Problems } from '../../errors.ts';
import type { LabelAt } from '../../scoring/labels.ts';
import { parseRecord } from '../../suite/reading/parse-json.ts';
import { bytesIfThere, jsonLines, type TextFile } from '../files.ts';

/** Endings of the files beside a rubric: people's answers to its questions, and how its judge compares with them. */
const BESIDE = { labels: '.labels.jsonl', check: '.judge-check.json' } as const;

/** The path of a file beside a rubric; those of a shipped rubric stand in the repository's own `rubrics/`. */
export function besideRubric(rubric: string, kind: keyof typeof BESIDE): string {
  return rubric.replace(/\.ya?ml$/, BESIDE[kind]);
}

const labelCheck = schemaCheck<LabelLine>(labelSchema);
const fileCheck = schemaCheck<JudgeCheck>(checkSchema);

/** The labels beside a rubric; none without a file. @throws UserError with every line that is no label */
export function readLabels(rubric: string, root: string): readonly LabelAt[] {
  const file = besideRubric(rubric, 'labels');
  const problems = new Problems();
  const labels = [...jsonLines(bytesIfThere(file, root) ?? new Uint8Array())].flatMap(({ text, line }) => {
    // People edit the file, and editors leave blank lines, on Windows with a carriage return.
    if (text.trim() === '') return [];
    const at = { file, line };
    const label = problems.collect(() =>
      labelCheck.parse(parseRecord(text, at, 'Complete the line'), (pointer) => ({ ...at, pointer })),
    );
    return label === undefined ? [] : [{ ...label, line }];
  });
  problems.throwAny();
  return labels;
}

/** Reads the text of a judge check. @throws UserError with every problem */
export function readCheck({ file, text }: TextFile): JudgeCheck {
  const value = parseRecord(text, { file }, 'Let `agent-gate judge-check` write it again');
  return fileCheck.parse(value, (pointer) => ({ file, pointer }));
}
