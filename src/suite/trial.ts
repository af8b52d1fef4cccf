import type { TrialError } from '../../schemas/types/result.ts';
import { isRecord, memberOf } from '../contract/json.ts';

export interface MessageStep {
  readonly type: 'message';
  readonly role: string;
  readonly text: string;
}

export interface ToolCallStep {
  readonly type: 'tool_call';
  readonly tool: string;
  /** Arguments given by the agent; an object if they could be read as one. */
  readonly args: unknown;
  readonly result?: unknown;
  readonly error?: string | null;
}

export type Step = MessageStep | ToolCallStep;

/** Consumption of a trial: token counts, US dollars, milliseconds. */
export type Usage = Readonly<Partial<Record<'input_tokens' | 'output_tokens' | 'cost_usd' | 'latency_ms', number>>>;

/** Key of the stored judge answers of a trial. A symbol, not a fact: no rubric may read the answers to another. */
export const ANSWERS: unique symbol = Symbol('answers');
/** Votes by question id. */
export type KeptAnswers = Readonly<Record<string, unknown>>;
/** Key of the judge answers in a stored trial. */
export const ANSWERS_KEY = '$answers';

/** One attempt at a scenario, in the native format. Any further key is a custom fact. */
export interface Trial {
  /** Stable id: a text of 1 to 1,000 characters in Unicode NFC, without control characters. */
  readonly scenario: string;
  /** Number of the attempt, from 0; unique within the scenario. */
  readonly trial: number;
  readonly title?: string;
  readonly tags?: readonly string[];
  /** Shared by scenarios that depend on each other. */
  readonly family?: string;
  readonly trace?: readonly Step[];
  readonly usage?: Usage;
  readonly error: TrialError | null;
  readonly [ANSWERS]?: KeptAnswers;
  readonly [fact: string]: unknown;
}

/**
 * The value at a dotted path of a trial, own properties only; undefined if any part is absent.
 * @param path for example `ground_truth.time`
 */
export function factAt(trial: object, path: string): unknown {
  return path.split('.').reduce<unknown>(memberOf, trial);
}

/** The arm of the suite that a trial names; null without one, as in an empty cell. It means nothing unless the policy has arms. */
export function armOf({ arm }: Trial): string | null {
  return typeof arm === 'string' && arm !== '' ? arm : null;
}

/** Identifies the trials that are numbered together, those of one scenario and arm: neither has a line break. */
export function numberedWith(trial: Trial): string {
  const arm = armOf(trial);
  return arm === null ? trial.scenario : `${trial.scenario}\n${arm}`;
}

/** The text of a string, number or boolean; undefined for lists, objects and null. */
export function textForm(value: unknown): string | undefined {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;
}

/** Dotted names of the scalar facts of a trial, down to three levels; lists such as the trace are left out. */
export function scalarFacts(trial: object, prefix = '', depth = 1): readonly string[] {
  return Object.entries(trial).flatMap(([key, value]) => {
    const name = prefix + key;
    if (textForm(value) !== undefined) return [name];
    return isRecord(value) && depth < 3 ? scalarFacts(value, `${name}.`, depth + 1) : [];
  });
}
