import type { Document, YAMLError } from 'yaml';
import { inline } from '../shown.ts';
import { isCoreTag, tagFault, type YamlFault } from './check-yaml.ts';
import { adviseColon, adviseSlip } from './syntax-mends.ts';

/** What keeps a text from being YAML. */
interface SyntaxFaults {
  readonly faults: readonly YamlFault[];
  /** Offset from which on the document is not the one that was meant: infinite where it is sound, or its faults keep to themselves. */
  readonly readUntil: number;
}

/** Errors of the parser after which it reads everything in another way; the next ones are of its own making. */
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

/** One fault for every slip: of those after which the parser has lost its way the first, and all tabs. */
export function syntaxFaults({ errors, warnings }: Document, text: string): SyntaxFaults {
  const found = [...errors, ...warnings].filter(({ message }) => !isCoreTag(unresolvedTag(message)));
  const sorted = found.sort((a, b) => a.pos[0] - b.pos[0]);
  const first = sorted.find(
    (error) => LOSING_THE_WAY.has(error.code) && !isColonInText(error, sorted) && !isBadScalar(error),
  );
  const readUntil = first?.pos[0] ?? Number.POSITIVE_INFINITY;
  const own = sorted.filter((error) => error === first || error.pos[0] < readUntil || error.code === 'TAB_AS_INDENT');
  const told = own.filter((error, index) => !isFurtherColon(error, own[index - 1], text));
  return { faults: told.map((error) => faultOf(error, isColonInText(error, sorted), text)), readUntil };
}

/** One value may have several colons in it. */
function isFurtherColon(error: YAMLError, before: YAMLError | undefined, text: string): boolean {
  if (before === undefined || !isNested(error) || !isNested(before)) return false;
  return !text.slice(before.pos[0], error.pos[0]).includes('\n');
}

function isNested({ code, message }: YAMLError): boolean {
  return code === 'BLOCK_AS_IMPLICIT_KEY' && message.startsWith('Nested mappings');
}

/** `title: this: that` spoils its own line alone; a key that goes over several lines, much more. */
function isColonInText(error: YAMLError, errors: readonly YAMLError[]): boolean {
  const [at] = error.pos;
  return isNested(error) && !errors.some((other) => other.code === 'MULTILINE_IMPLICIT_KEY' && other.pos[0] === at);
}

/** Offsets within values that are not the ones that were meant, and do no harm beyond. */
export function badScalars({ errors }: Document): readonly number[] {
  return errors.filter(isBadScalar).map(({ pos: [at] }) => at);
}

/** `op: >=` begins like a text of several lines, and ends where such a text would. */
function isBadScalar({ code, message }: YAMLError): boolean {
  return code === 'BAD_SCALAR_START' || code === 'BAD_DQ_ESCAPE' || message.startsWith('Block scalar header');
}

function badScalar({ code, message, pos: [at] }: YAMLError): YamlFault {
  const fault = { code: 'bad-scalar', what: inline(message), at, fix: 'Quote it' };
  if (code !== 'BAD_DQ_ESCAPE') return fault;
  // A backslash is shown as it stands in the file.
  return {
    ...fault,
    what: fault.what.replaceAll('\\\\', '\\'),
    fix: 'Put the text into single quotes, or write `\\\\`',
  };
}

/** The parser's own words, but where they speak to its callers. */
function faultOf(error: YAMLError, isColon: boolean, text: string): YamlFault {
  if (isBadScalar(error)) return badScalar(error);
  const { code, message, pos } = error;
  const fault = { code: 'bad-yaml', what: inline(message), at: pos[0] };
  switch (code) {
    case 'MULTIPLE_DOCS':
      return { ...fault, what: 'the file has a second document', fix: 'Keep one, without `---`' };
    case 'NON_STRING_KEY':
      return { ...fault, what: 'a list or map cannot be a key', fix: 'Quote it if it is meant as text' };
    case 'TAB_AS_INDENT':
      return { ...fault, fix: 'Indent with spaces' };
    case 'TAG_RESOLVE_FAILED':
      return tagFault(unresolvedTag(message), pos[0]);
    default:
      return LOSING_THE_WAY.has(code) ? { ...fault, fix: (isColon ? adviseColon : adviseSlip)(pos[0], text) } : fault;
  }
}

function unresolvedTag(message: string): string {
  return message.replace('Unresolved tag: ', '');
}
