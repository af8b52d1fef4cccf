import type { Selection } from '../suite/select-trials.ts';
import { parseSelection, parseWords, usageError } from './words.ts';

/** Options of `agent-gate ask`, as written. */
export interface AskOptions {
  readonly results: readonly string[];
  readonly mapping?: string | undefined;
  readonly select: readonly Selection[];
  readonly rubrics: readonly string[];
  readonly policy?: string | undefined;
  readonly model: string;
  readonly temperature?: number | undefined;
  /** How often each question is put: odd, so that there is a majority. */
  readonly votes: number;
  /** File that the answers are kept in. */
  readonly answers: string;
  /** A checkout of the base branch, whose rubrics' questions are asked too; undefined for none. */
  readonly base?: string | undefined;
}

const OPTIONS = {
  results: { type: 'string', multiple: true },
  mapping: { type: 'string' },
  select: { type: 'string', multiple: true },
  rubrics: { type: 'string', multiple: true },
  base: { type: 'string' },
  policy: { type: 'string' },
  model: { type: 'string' },
  temperature: { type: 'string' },
  votes: { type: 'string' },
  answers: { type: 'string' },
} as const;

/** Reads the words after `ask`. @throws UserError for an unknown, missing or malformed option */
export function parseAskOptions(words: readonly string[]): AskOptions {
  const { values } = parseWords(words, OPTIONS, { positionals: false });
  const { results = [], select = [], rubrics = [], model = '', answers = '' } = values;
  if (results.length === 0)
    throw usageError('`--results` is missing', 'Name the results files: --results "results/*.json"');
  if (model === '')
    throw usageError('`--model` is missing', 'Name the model that shall judge, as its service calls it');
  if (answers === '') throw usageError('`--answers` is missing', 'Name the file that the gate reads the answers from');
  const { mapping, policy, base } = values;
  return {
    ...{ results, rubrics, mapping, policy, model, answers, base },
    select: select.map(parseSelection),
    temperature: numberIn(values.temperature, 'temperature', TEMPERATURE),
    votes: numberIn(values.votes, 'votes', VOTES) ?? 1,
  };
}

interface Numbers {
  readonly pattern: RegExp;
  readonly expected: string;
}

const TEMPERATURE: Numbers = { pattern: /^(?:[01](?:\.\d+)?|2(?:\.0+)?)$/, expected: 'a number from 0 to 2' };
const VOTES: Numbers = { pattern: /^[13579]$/, expected: '1, 3, 5, 7 or 9' };

function numberIn(text: string | undefined, name: string, { pattern, expected }: Numbers): number | undefined {
  if (text === undefined) return undefined;
  if (!pattern.test(text)) throw usageError(`\`--${name} ${text}\` cannot be`, `Give ${expected}`);
  return Number(text);
}
