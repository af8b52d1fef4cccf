import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { RubricResult } from '../../schemas/types/result.ts';
import type { RubricTestFile } from '../../schemas/types/rubric-test.ts';
import type { Mismatch } from '../../schemas/types/rubric-test-run.ts';
import { gate } from '../../src/commands/gate.ts';
import { must } from '../../src/contract/must.ts';
import { readPolicy } from '../../src/gating/policy/read-policy.ts';
import { renderTrees } from '../../src/reporting/trees.ts';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import type { Rubric } from '../../src/rubric/rubric.ts';
import { recordTrial } from '../../src/scoring/result-tree.ts';
import { findMismatches, loadRubricTest } from '../../src/scoring/testing/rubric-test.ts';

/** What the fenced blocks of a page say. */
interface RubricPage {
  readonly rubrics: readonly Rubric[];
  /** What does not come out as the cases expect. */
  readonly mismatches: readonly Mismatch[];
  /** The page with the result trees that come out today. */
  readonly refreshed: string;
}

/**
 * Reads the blocks of a page: `yaml` for rubrics, for cases of the rubric above them and for policies; `text` for what comes of the
 * block above it: result trees of cases, or the decision of the last policy about the last cases; `json` for the record of the last case.
 * @throws UserError for a block that does not load
 */
export async function readPage(file: string, page: string): Promise<RubricPage> {
  const rubrics: Rubric[] = [];
  const mismatches: Mismatch[] = [];
  let [last, trials, shown, record, refreshed] = ['', [] as readonly unknown[], '', '', page];
  for (const [block, language, text = ''] of page.matchAll(/^```(yaml|text|json)\n([\s\S]*?)^```$/gm)) {
    const rubric = rubrics.at(-1);
    if (language === 'text') refreshed = refreshed.replace(block, () => `\`\`\`text\n${shown}\`\`\``);
    else if (language === 'json') refreshed = refreshed.replace(block, () => `\`\`\`json\n${record}\`\`\``);
    else if (/^gate:/m.test(text)) shown = await decisionOf({ rubric: last, trials, policy: text });
    else if (/^(?:judge|rubrics):/m.test(text)) readPolicy(file, text);
    else if (rubric === undefined || !/^cases:/m.test(text)) {
      rubrics.push(loadRubric(file, text));
      last = text;
    } else {
      const { test, scored } = loadRubricTest(file, text, rubric);
      mismatches.push(...findMismatches(rubric, test, scored));
      trials = (parse(text) as RubricTestFile).cases.map(({ trial }) => trial);
      const results = scored.flatMap(({ result }) => result ?? []);
      shown = results.map(shownTree).join('');
      record = results.map(shownRecord).at(-1) ?? '';
    }
  }
  return { rubrics, mismatches, refreshed };
}

/** What the terminal shows where forty trials of main are like the first case, and those of the run like the second. */
async function decisionOf({ rubric, trials, policy }: { rubric: string; trials: readonly unknown[]; policy: string }) {
  const root = mkdtempSync(join(tmpdir(), 'page-'));
  const write = (name: string, text: string): void => writeFileSync(join(root, name), text);
  const fortyOf = (trial: unknown) =>
    Array.from({ length: 40 }, (_, index) => JSON.stringify({ scenario: `s${index}`, ...(trial as object) })).join(
      '\n',
    );
  write('rubric.yml', rubric);
  write('policy.yml', policy);
  write('main.jsonl', fortyOf(trials[0]));
  write('run.jsonl', fortyOf(trials[1]));
  const files = [
    '--results',
    'run.jsonl',
    '--baseline',
    'main.jsonl',
    '--rubrics',
    'rubric.yml',
    '--policy',
    'policy.yml',
  ];
  try {
    return (await gate([...files, '--format', 'terminal'], { root, env: {} })).text;
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** What identifies the rubric in a record of the bundle, and the node of its last part, a line each. */
function shownRecord(result: RubricResult): string {
  const [recorded] = recordTrial({ scenario: 'page', trial: 1, error: null, rubrics: [result] }).rubrics;
  const { rubric, version, tree } = must(recorded, 'the record of a rubric');
  return [{ rubric, version }, tree.children?.at(-1)].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** As `agent-gate explain` shows it, below the name of the trial. */
function shownTree(result: RubricResult): string {
  const trial = { scenario: 'page', trial: 1, error: null, rubrics: [result] };
  const [, ...lines] = renderTrees([{ result: trial }], 0)
    .trimEnd()
    .split('\n');
  return lines.map((line) => `${line.slice(2)}\n`).join('');
}
