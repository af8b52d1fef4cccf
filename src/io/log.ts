import { appendFileSync, statSync } from 'node:fs';
import { error, info, notice, setOutput, warning } from '@actions/core';
import { defined } from '../contract/json.ts';
import { logSafe } from '../reporting/markdown/escape.ts';
import type { Annotation } from '../reporting/outputs.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Largest summary of a step in bytes; GitHub drops a larger one. */
const LARGEST_SUMMARY = 1024 * 1024;
/** Smallest useful summary, in bytes; and reserve below the limit, in case GitHub counts differently. */
const SMALLEST_SUMMARY = 4_000;
const RESERVE = 64 * 1024;

const WRITERS = { error, warning, notice };

/** Writes one line to the log, never as a workflow command. */
export function say(text: string): void {
  info(logSafe(text));
}

export function sayLines(text: string): void {
  for (const line of text.split(/\r\n|\r|\n/)) say(line);
}

export function annotate(annotations: readonly Annotation[]): void {
  for (const { level, title, message, file, line, column } of annotations) {
    const place = { title: logSafe(title), file, startLine: line, startColumn: column };
    WRITERS[level](logSafe(message), defined(place));
  }
}

export function remark(level: 'notice' | 'warning' | 'error', text: string): void {
  WRITERS[level](logSafe(text), { title: 'Agent Gate' });
}

/**
 * Sets outputs through the runner's file, never through standard output, as the toolkit would without the file.
 * @returns a warning if they could not be set, else null
 */
export function writeOutputs(outputs: Readonly<Record<string, string>>, env: Environment): string | null {
  if (!env.GITHUB_OUTPUT) return 'Outputs were not set: the runner gives no GITHUB_OUTPUT.';
  try {
    for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
    return null;
  } catch (cause) {
    return `Outputs were not set: ${messageOf(cause)}`;
  }
}

/**
 * Appends to the job summary. @param render returns the text for the number of free bytes
 * @returns a warning if it could not be written, else null
 */
export function writeSummary(render: (limit: number) => string, env: Environment): string | null {
  const path = env.GITHUB_STEP_SUMMARY;
  if (!path) return 'The job summary was not written: the runner gives no GITHUB_STEP_SUMMARY.';
  try {
    const room = LARGEST_SUMMARY - RESERVE - (statSync(path, { throwIfNoEntry: false })?.size ?? 0);
    if (room < SMALLEST_SUMMARY) return 'The job summary was not written: this step has filled it already.';
    appendFileSync(path, render(room));
    return null;
  } catch (cause) {
    return `The job summary was not written: ${messageOf(cause)}`;
  }
}

/** The message of a system error. @throws any other error, which is a bug */
function messageOf(cause: unknown): string {
  if (cause instanceof Error && ('code' in cause || cause.message.startsWith('Missing file'))) return cause.message;
  throw cause;
}
