import type { Evidence } from '../suite/read-run.ts';

/** The native form of a trial on one line: as it was read, or else written; an error whose kind nobody named stays plain text. */
export function nativeLine({ trial, text }: Evidence): string {
  if (text !== null && !/[\r\n]/.test(text)) return text;
  const { error } = trial;
  if (error === null) return JSON.stringify(trial);
  const own = error.classified ? { kind: error.kind, message: error.message } : error.message;
  return JSON.stringify({ ...trial, error: own });
}
