import { describe, expect, it } from 'vitest';
import { detectFormat } from '../../src/init/detect-format.ts';
import { findResultFiles } from '../../src/io/find-files.ts';
import { loadMapping } from '../../src/suite/mapping/mapping.ts';
import { readRun } from '../../src/suite/read-run.ts';
import { DEFAULT_RULES } from '../../src/suite/redaction/redaction.ts';
import type { Selection } from '../../src/suite/select-trials.ts';
import { READING } from '../suite/reading.ts';
import { data } from './measure.ts';

const command = (): string => 'agent-gate init';

interface Folder {
  readonly files: string;
  /** Shipped name; `my` where `init` drafts a mapping. */
  readonly mapping: string;
  readonly trials: number;
  readonly passed: number;
  readonly select?: readonly Selection[];
  readonly verdict?: string;
}

const provider: readonly Selection[] = [{ fact: 'provider', value: 'python:provider_retrieval.py:retrieve_base' }];

const column: readonly Selection[] = [{ fact: 'column', value: '1' }];

const ofModel = (value: string): readonly Selection[] => [{ fact: 'model', value }];

describe.skipIf(data === '')('init alone reads the published data with its figures', () => {
  it.each<Folder>([
    { files: 'tau-bench/airline-gpt-4o-4trials.json', mapping: 'tau-bench', trials: 200, passed: 84 },
    { files: 'tau-bench/retail-A-tool-calling.json', mapping: 'tau-bench', trials: 100, passed: 73 },
    { files: 'promptfoo/retrieval_results.json', mapping: 'promptfoo-v2', trials: 100, passed: 83, select: provider },
    { files: 'tau-bench/retail-B-preconditions.json', mapping: 'tau-bench', trials: 100, passed: 70 },
    { files: 'promptfoo/classification_results.csv', mapping: 'promptfoo-csv', trials: 68, passed: 48, select: column },
    { files: 'promptfoo/text_to_sql_results.csv', mapping: 'promptfoo-csv', trials: 3, passed: 2, select: column },
    { files: 'promptfoo/rag_detailed_one.csv', mapping: 'my', trials: 100, passed: 72 },
    { files: 'promptfoo/rag_detailed_level_three.csv', mapping: 'my', trials: 100, passed: 84 },
    { files: 'inspect-logs/2025-09-23*_security*', mapping: 'inspect', trials: 16, passed: 11 },
    { files: 'reflexion-mbpp/reflexion-run3-partial.jsonl', mapping: 'my', trials: 257, passed: 204 },
    { files: 'devai-judgments/**/*.json', mapping: 'my', trials: 2196, passed: 816 },
    { files: 'inspect-logs/2025-09-23*_popularity*', mapping: 'inspect', trials: 100, passed: 63 },
    { files: 'reflexion-mbpp/simple-run1.jsonl', mapping: 'my', trials: 397, passed: 318 },
    { files: 'devai-judgments/MetaGPT/human_as_a_judge/*.json', mapping: 'my', trials: 366, passed: 81 },
    {
      files: 'convex-before-after/*.json',
      mapping: 'my',
      trials: 8,
      passed: 7,
      select: ofModel('openai/gpt-5.3-codex'),
    },
    {
      files: 'agent-fs-summary/summary-2026-02-14T14-45.json',
      mapping: 'my',
      trials: 9,
      passed: 6,
      select: ofModel('gpt-5.2'),
      verdict: '$.graderPass',
    },
    { files: 'otel-genai-sample/{helm_3,k8s}.json', mapping: 'otel-jaeger', trials: 2, passed: 0 },
  ])('$files', ({ files, mapping, trials, passed, select = [], verdict = null }) => {
    const found = findResultFiles([files], data);
    const drafting = {
      file: 'mappings/my.yml',
      name: 'my',
      passAt: null,
      verdict,
    };
    const { text, survey } = detectFormat({ files: found, select, redaction: DEFAULT_RULES, command }, drafting);
    const read = text && loadMapping(text.file, text.text);
    const all = [...readRun(found, { ...READING, mapping: read, select })];
    const passes = all.filter(({ harness }) => (harness as { passed?: boolean } | undefined)?.passed === true);
    expect([read?.name, survey.trials, passes.length]).toEqual([mapping, trials, passed]);
  });

  it('asks which of three columns named alike is the verdict, and guesses none', () => {
    const files = findResultFiles(['agent-fs-summary/summary-2026-02-14T14-45.json'], data);
    const drafting = { file: 'my.yml', name: 'my', passAt: null, verdict: null };
    const detect = () => detectFormat({ files, select: [], redaction: DEFAULT_RULES, command }, drafting);
    expect(detect).toThrow(
      /schemaPass` may be the verdict: 43 passed, 38 failed.*\n.*toolTracePass` .*: 81 passed, 0 failed.*\n.*graderPass` may be the verdict: 22/,
    );
  });
});
