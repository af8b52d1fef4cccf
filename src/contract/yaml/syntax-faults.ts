import type { Document, YAMLError } from 'yaml';
import { inline } from '../shown.ts';
import type { YamlFault } from './forbidden-parts.ts';

/** After one of these errors the parser misreads what follows; its next errors are of its own making. */
const LOSING_THE_WAY: ReadonlySet<string> = new Set([
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'BLOCK_IN_FLOW',
  'IMPOSSIBLE',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
  'TAB_AS_INDENT',
  'UNEXPECTED_TOKEN',
]);

/** The parser notices a slip only where nothing fits any more. */
const LOOK_ABOVE =
  'The slip is here or further up: a line indented too far or too little, a quote or bracket left open, a colon without a space';

/** What the parser's words do not say: the fix for its errors, by their code. */
const FIXES: Readonly<Record<string, string>> = {
  BAD_DQ_ESCAPE: 'Put the text into single quotes, or write `\\\\`',
  BAD_SCALAR_START: 'Quote it',
  BLOCK_AS_IMPLICIT_KEY: 'Quote a text with a colon in it, or indent the lines below it alike',
  TAB_AS_INDENT: 'Indent with spaces',
};

/** The error of the parser for a tag that it does not know, which spoils nothing else. */
export const UNKNOWN_TAG = 'TAG_RESOLVE_FAILED';

/** What keeps a text from being the YAML of one configuration: every error of the parser up to the first that makes it lose its way. */
export function syntaxFaults(document: Document, text: string): readonly YamlFault[] {
  const { errors, warnings } = document;
  const found = [...errors, ...warnings].filter(({ code }) => code !== UNKNOWN_TAG);
  found.sort((a, b) => a.pos[0] - b.pos[0]);
  const last = found.findIndex((error) => LOSING_THE_WAY.has(error.code) && !isBlockHeader(error, text));
  const kept = last < 0 ? found : found.slice(0, last + 1);
  return [...otherVersion(document), ...kept.map((error) => faultOf(error, text))];
}

/** Other versions of YAML read the same words differently. */
function otherVersion({ directives }: Document): readonly YamlFault[] {
  const version = directives?.yaml.explicit ? directives.yaml.version : '1.2';
  if (version === '1.2') return [];
  return [{ code: 'yaml-version', what: `YAML ${version} is not read`, at: 0, fix: 'Remove the `%YAML` line' }];
}

/** `op: >=` begins like a text of several lines, and ends where such a text would: it spoils no other line. */
function isBlockHeader({ code, pos: [at] }: YAMLError, text: string): boolean {
  return code === 'UNEXPECTED_TOKEN' && /[>|]/.test(text.charAt(at - 1));
}

/** The parser's own words, except where they speak to its callers. */
function faultOf(error: YAMLError, text: string): YamlFault {
  const { code, message, pos } = error;
  const [at] = pos;
  switch (code) {
    case 'MULTIPLE_DOCS':
      return { code: 'bad-yaml', what: 'the file has a second document', at, fix: 'Keep one, without `---`' };
    case 'NON_STRING_KEY':
      return {
        code: 'bad-yaml',
        what: 'a list or map cannot be a key',
        at,
        fix: 'Quote it if it is meant as text',
      };
    default:
      return { code: 'bad-yaml', what: inline(message).replaceAll('\\\\', '\\'), at, ...fixOf(error, text) };
  }
}

function fixOf(error: YAMLError, text: string): { readonly fix?: string } {
  const { code } = error;
  if (isBlockHeader(error, text)) return { fix: 'Quote it' };
  const fix = Object.hasOwn(FIXES, code) ? FIXES[code] : LOSING_THE_WAY.has(code) ? LOOK_ABOVE : undefined;
  return fix === undefined ? {} : { fix };
}
