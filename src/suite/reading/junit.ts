import type { XmlElement } from '@rgrove/parse-xml';
import { REFUSED_NAMES } from '../../contract/json.ts';
import { loadLazily } from '../../contract/load-lazily.ts';
import { UserError } from '../../errors.ts';
import { asBuffer, requireUtf8 } from './open.ts';
import type { RawRecord, Records } from './records.ts';

/** Largest file: the parser keeps the whole document in memory. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * The test cases of a JUnit report, in suites of any depth. A record has the attributes of the test case, `suites` (names from the
 * outermost), `properties` (its own override those of its suites), and the first `failure`, `error`, `skipped`, `system-out` and
 * `system-err`, each with its `message`, `type` and `text`. The header has the attributes of the root element. Entities defined in the
 * document are refused.
 * @throws UserError for broken XML, and for XML that is not a JUnit report
 */
export function junitReport(file: string, chunks: Iterable<Uint8Array>, offset: number): Records {
  const root = parse(file, textOf(file, chunks, offset));
  if (root?.name !== 'testsuites' && root?.name !== 'testsuite') {
    const fix = 'Export JSON Lines, or the report of the tests as JUnit XML';
    const found = `XML with \`<${root?.name ?? ''}>\` around all`;
    throw new UserError({ code: 'wrong-format', what: 'the file is no JUnit report', where: { file }, found, fix });
  }
  return {
    items: recordsIn(root),
    placeOf: (position) => ({ file, pointer: `/testcase/${position - 1}` }),
    header: () => root.attributes,
  };
}

function* recordsIn(root: XmlElement): Generator<RawRecord> {
  let position = 0;
  for (const record of casesIn(root, [], {})) {
    position++;
    yield { position, text: JSON.stringify(record), parse: () => record };
  }
}

function textOf(file: string, chunks: Iterable<Uint8Array>, offset: number): string {
  const kept: Buffer[] = [];
  let size = 0;
  for (const chunk of chunks) {
    size += chunk.length;
    if (size > MAX_BYTES)
      throw new UserError({
        code: 'record-too-large',
        what: 'the report is too large',
        where: { file },
        expected: `at most ${MAX_BYTES} bytes`,
        fix: 'Leave the output of the tests out of it, or write several reports',
      });
    kept.push(Buffer.from(asBuffer(chunk)));
  }
  const bytes = Buffer.concat(kept);
  requireUtf8(file, bytes, offset);
  return bytes.toString('utf8');
}

function parse(file: string, text: string): XmlElement | null {
  const { parseXml, XmlError } = loadLazily<typeof import('@rgrove/parse-xml')>('@rgrove/parse-xml');
  try {
    return parseXml(text).root;
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    const { line } = error as { readonly line?: number };
    const what = `the XML is broken: ${error.message.split('\n', 1)[0] ?? ''}`;
    const fix = 'The run that wrote it was probably cancelled: run the suite again';
    throw new UserError({ code: 'bad-xml', what, where: { file, ...(line === undefined ? {} : { line }) }, fix });
  }
}

type Properties = Readonly<Record<string, unknown>>;

function* casesIn(suite: XmlElement, outer: readonly string[], inherited: Properties): Generator<object> {
  const { name } = suite.attributes;
  const suites = name === undefined ? outer : [...outer, name];
  const properties = { ...inherited, ...propertiesOf(suite) };
  for (const child of elementsOf(suite)) {
    if (child.name === 'testcase') yield caseOf(child, suites, properties);
    else if (child.name === 'testsuite') yield* casesIn(child, suites, properties);
  }
}

function caseOf(testcase: XmlElement, suites: readonly string[], inherited: Properties): object {
  const properties = { ...inherited, ...propertiesOf(testcase) };
  const results = elementsOf(testcase)
    .filter(({ name }) => name !== 'properties')
    .map((child) => [child.name, { ...child.attributes, text: child.text.trim() }] as const)
    .reverse();
  return Object.fromEntries(
    [...Object.entries(testcase.attributes), ['suites', suites], ['properties', properties], ...results].filter(isSafe),
  );
}

/** Properties that tests record, for example by pytest's `record_property`; numbers and booleans are parsed. */
function propertiesOf(element: XmlElement): Properties {
  const lists = elementsOf(element).filter(({ name }) => name === 'properties');
  const entries = lists.flatMap(elementsOf).map((child): [string, unknown] => {
    const { name = '', value } = child.attributes;
    return [name, typed(value ?? child.text)];
  });
  return Object.fromEntries(entries.filter(isSafe));
}

function typed(text: string): unknown {
  return /^(?:true|false|-?(?:0|[1-9]\d{0,14})(?:\.\d{1,17})?)$/i.test(text) ? JSON.parse(text.toLowerCase()) : text;
}

function isSafe([name]: readonly [string, ...unknown[]] | readonly unknown[]): boolean {
  return !REFUSED_NAMES.has(String(name));
}

function elementsOf(element: XmlElement): readonly XmlElement[] {
  return element.children.filter(({ type }) => type === 'element') as readonly XmlElement[];
}
