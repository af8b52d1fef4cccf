import {
  type Answer,
  FLAG,
  PATH,
  parseSelection,
  parseWords,
  TEXT,
  TEXTS,
  usageError,
  type Workplace,
} from '../commands/command.ts';
import { notesText } from '../reporting/inspection.ts';
import { renderInit, renderInitJson } from './drafting/init-report.ts';
import { type InitOptions, startRepository } from './start-repository.ts';

/** Reads the words after `init`. @throws UserError for an unknown or malformed option */
export function parseInitOptions(words: readonly string[]): InitOptions {
  const names = { mapping: PATH, select: TEXTS, suite: TEXT, 'pass-at': TEXT, verdict: TEXT };
  const { values, positionals } = parseWords(words, { ...names, control: FLAG, json: FLAG }, { positionals: true });
  const { mapping, select = [], suite, 'pass-at': passAt, verdict, control, json = false } = values;
  const options = { mapping, select: select.map(parseSelection), suite, passAt: parseScore(passAt), verdict };
  return { results: positionals, ...options, control, json };
}

function parseScore(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  const score = Number(written);
  if (written.trim() === '' || !Number.isFinite(score))
    throw usageError(`\`--pass-at ${written}\` is no number`, 'Write a score, such as `--pass-at 0.5`');
  return score;
}

/** `agent-gate init`. @throws UserError for a malformed command line, and as `startRepository` does */
export function init(words: readonly string[], workplace: Workplace): Answer {
  const options = parseInitOptions(words);
  const { notes, ...started } = startRepository(options, workplace);
  const text = options.json ? renderInitJson(started) : renderInit(started);
  return { text, aside: notesText(notes), exitCode: 0 };
}
