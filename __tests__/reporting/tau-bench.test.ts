import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explainFlips } from '../../src/pipeline/compared-trials.ts';
import { renderComment } from '../../src/reporting/document.ts';
import { expectGolden } from '../support/golden.ts';
import { lintMarkdown } from '../support/lint-markdown.ts';
import { tauBench } from '../support/tau-bench.ts';

const report = 'https://github.com/acme/retail/actions/runs/9003/artifacts/8';
const links = { report, artifact: 'https://github.com/acme/retail/actions/runs/9003/artifacts/7' };

test('a red run of tau-bench reads as agreed', () => {
  const { decision, runs } = tauBench();
  const body = renderComment(explainFlips(decision, runs).decision, { links });
  expect(lintMarkdown(body.replaceAll(/#s-\d+/g, ''), Object.values(links))).toEqual([]);
  expectGolden(join(import.meta.dirname, 'golden/tau-bench.md'), body);
});
