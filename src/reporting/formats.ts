import type { Decision } from '../../schemas/types/decision.ts';
import { mapTexts } from '../contract/json.ts';
import { renderComment } from './document.ts';
import { safeJson } from './json-document.ts';
import { renderTerminal, type TerminalOptions } from './terminal.ts';

/** What a format may show beside the decision. */
export interface Surroundings extends TerminalOptions {
  readonly redact: (text: string) => string;
}

interface Format {
  readonly help: string;
  /** The decision as text, redacted. */
  readonly render: (decision: Decision, surroundings: Surroundings) => string;
}

/** Every output format of a decision, in the order of the help. */
export const FORMATS = {
  terminal: {
    help: 'a short text, in colour if the terminal has colours',
    render: (decision, surroundings) => surroundings.redact(renderTerminal(decision, surroundings)),
  },
  markdown: {
    help: 'the comment of the pull request',
    render: (decision, { bundle, redact }) => redact(renderComment(decision, { links: { bundle } })),
  },
  json: {
    help: 'the whole decision, by decision.schema.json',
    render: (decision, { redact }) => safeJson(mapTexts(decision, redact) as Decision),
  },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof FORMATS;

export function isFormat(name: string): name is FormatName {
  return Object.hasOwn(FORMATS, name);
}
