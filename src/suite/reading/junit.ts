import type { XmlElement } from '@rgrove/parse-xml';
import { MAX_DEPTH, REFUSED_NAMES } from '../../contract/json.ts';
import { loadLazily } from '../../contract/load-lazily.ts';
import { shown } from '../../contract/text.ts';
import { UserError } from '../../errors.ts';
import { asBuffer, type FileBytes, requireUtf8, tooLarge } from './open.ts';
import type { RawRecord, Records } from './records.ts';

/** Largest file: the parser keeps the whole document in memory. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Most characters of what all cases inherit from the suites around them, as JSON: a few properties of a suite count once per case. */
const MAX_INHERITED = 512 * 1024 * 1024;

/**
 * The test cases of a JUnit report, in suites of any depth. A record has the attributes of the test case, `suites` (names from the
 * outermost), `properties` (its own override those of its suites), and the first `failure`, `error`, `skipped`, `system-out` and
 * `system-err`, each with its `message`, `type` and `text`. Elements that JUnit does not know are looked into, so that none of these is
 * lost. The header has the attributes of the root element. Entities defined in the document are refused.
 * @throws UserError for broken XML, for XML that is not a JUnit report, and for a report with fewer cases or failures than it counts
 */
export function junitReport(bytes: FileBytes): Records {
  const { file } = bytes;
  const root = parse(file, decodedText(bytes));
  if (root?.name !== 'testsuites' && root?.name !== 'testsuite') {
    const fix = 'Export JSON Lines, or the report of the tests as JUnit XML';
    const found = `XML with \`<${root?.name ?? ''}>\` around all`;
    throw new UserError({ code: 'wrong-format', what: 'the file is no JUnit report', where: { file }, found, fix });
  }
  requireShallow(file, root);
  requireTotals(file, root);
  return { items: recordsIn(file, root), header: () => root.attributes };
}

function* recordsIn(file: string, root: XmlElement): Generator<RawRecord> {
  let position = 0;
  let inherited = 0;
  const inherit = (size: number): void => {
    inherited += size;
    if (inherited <= MAX_INHERITED) return;
    throw new UserError({
      code: 'gathered-too-large',
      what: 'the test cases inherit too much from their suites',
      where: { file },
      expected: `at most ${MAX_INHERITED} characters of suite names and properties together`,
      fix: 'Write properties to the test cases that need them, or several reports',
    });
  };
  for (const testcase of casesIn(root, OUTSIDE, inherit)) {
    const where = { file, pointer: `/testcase/${position}` };
    position++;
    yield { where, position, ...testcase };
  }
}

/** @throws UserError for elements deeper than a record may be */
function requireShallow(file: string, root: XmlElement): void {
  let level = [root];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw tooDeep(file);
    level = level.flatMap(elementsOf);
  }
}

function tooDeep(file: string): UserError {
  return new UserError({
    code: 'too-deep',
    what: `the report nests deeper than ${MAX_DEPTH} levels`,
    where: { file },
    fix: 'Write the suites side by side',
  });
}

/** What an element shows: test cases, and failures or errors in them. */
interface Totals {
  readonly cases: number;
  readonly failures: number;
}

/**
 * A report that was cut or written by several processes has fewer cases than it counts; reruns give it more. A failure that stands in no
 * test case, or is only counted, is of a fixture or a file that did not load: nobody knows which cases it concerns.
 */
function requireTotals(file: string, element: XmlElement, isInCase = false): Totals {
  const isCase = element.name === 'testcase';
  const parts = elementsOf(element).map((child) => requireTotals(file, child, isInCase || isCase));
  const cases = parts.reduce((sum, part) => sum + part.cases, isCase ? 1 : 0);
  const failures = parts.reduce((sum, part) => sum + part.failures, isInCase && isFailure(element) ? 1 : 0);
  if (isFailure(element) && !isInCase) throw otherTotals(file, element, ['stands in no test case', 1, 0]);
  if (!isSuite(element)) return { cases, failures };
  const { tests, failures: failed, errors } = element.attributes;
  // Around all suites, some runners count lines of the build as errors.
  const broken = numberIn(failed) + (element.name === 'testsuite' ? numberIn(errors) : 0);
  if (cases < numberIn(tests))
    throw otherTotals(file, element, ['has fewer test cases than its `tests` says', numberIn(tests), cases]);
  if (failures < broken)
    throw otherTotals(file, element, ['counts more failures and errors than its test cases have', broken, failures]);
  return { cases, failures };
}

function numberIn(text: string | undefined): number {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

function otherTotals(file: string, { name, attributes }: XmlElement, [how, said, found]: [string, number, number]) {
  return new UserError({
    code: 'other-totals',
    what: `\`<${name}>\`${attributes.name === undefined ? '' : ` ${shown(attributes.name)}`} ${how}`,
    where: { file },
    expected: `${said}`,
    found: `${found}`,
    fix: 'The run that wrote it was probably cancelled or broken, or several processes wrote the file: run the suite again',
  });
}

function isFailure({ name }: XmlElement): boolean {
  return name === 'failure' || name === 'error';
}

function isSuite({ name }: XmlElement): boolean {
  return name === 'testsuites' || name === 'testsuite';
}

const LESS = 'Leave the output of the tests out of it, or write several reports';

function decodedText({ file, chunks, offset }: FileBytes): string {
  const parts: Buffer[] = [];
  let size = 0;
  for (const chunk of chunks) {
    size += chunk.length;
    if (size > MAX_BYTES)
      throw tooLarge('the report is too large', { file }, { most: `${MAX_BYTES} bytes`, fix: LESS });
    parts.push(Buffer.from(asBuffer(chunk)));
  }
  const bytes = Buffer.concat(parts);
  requireUtf8(file, bytes, offset);
  return bytes.toString('utf8');
}

function parse(file: string, text: string): XmlElement | null {
  const { parseXml, XmlError } = loadLazily<typeof import('@rgrove/parse-xml')>('@rgrove/parse-xml');
  try {
    return parseXml(text).root;
  } catch (error) {
    // The parser calls itself for each level.
    if (error instanceof RangeError) throw tooDeep(file);
    if (!(error instanceof XmlError)) throw error;
    const { line } = error as { readonly line?: number };
    const what = `the XML is broken: ${error.message.split('\n', 1)[0] ?? ''}`;
    const fix = 'The run that wrote it was probably cancelled: run the suite again';
    throw new UserError({ code: 'bad-xml', what, where: { file, ...(line === undefined ? {} : { line }) }, fix });
  }
}

type Properties = Readonly<Record<string, unknown>>;

/** What a test case has from the suites around it; cases of one suite share it. */
interface Around {
  readonly suites: readonly string[];
  readonly properties: Properties;
  /** Both as JSON. */
  readonly text: string;
}

const OUTSIDE: Around = { suites: [], properties: {}, text: '' };

type TestCase = Omit<RawRecord, 'where' | 'position'>;

/** Yields the cases in an element. `inherit` counts the size of what each takes from outside. */
function* casesIn(element: XmlElement, outer: Around, inherit: (size: number) => void): Generator<TestCase> {
  const around = isSuite(element) ? within(element, outer, inherit) : outer;
  for (const child of elementsOf(element)) {
    if (child.name === 'testcase') {
      inherit(around.text.length);
      yield caseOf(child, around);
    }
    yield* casesIn(child, around, inherit);
  }
}

function within(suite: XmlElement, outer: Around, inherit: (size: number) => void): Around {
  const { name } = suite.attributes;
  const ownProperties = propertiesOf(suite);
  if (name === undefined && ownProperties === NONE) return outer;
  inherit(outer.text.length);
  const suites = name === undefined ? outer.suites : [...outer.suites, name];
  const properties = ownProperties === NONE ? outer.properties : { ...outer.properties, ...ownProperties };
  return { suites, properties, text: JSON.stringify([suites, properties]) };
}

function caseOf(testcase: XmlElement, { suites, properties: inherited, text }: Around): TestCase {
  const { attributes } = testcase;
  const ownProperties = propertiesOf(testcase);
  const properties = ownProperties === NONE ? inherited : { ...inherited, ...ownProperties };
  const results = [...resultsIn(testcase)]
    .map((child) => [child.name, { ...child.attributes, text: child.text.trim() }] as const)
    .reverse();
  const members = [...Object.entries(attributes), ['suites', suites], ['properties', properties], ...results];
  const record = Object.fromEntries(members.filter(isSafe));
  return { text: JSON.stringify([attributes, ownProperties, results]), inherited: text, parse: () => record };
}

const RESULTS: ReadonlySet<string> = new Set(['failure', 'error', 'skipped', 'system-out', 'system-err']);

/** The elements of a case, and those inside the ones that JUnit does not know; those of a case inside it are its own. */
function* resultsIn(element: XmlElement): Generator<XmlElement> {
  for (const child of elementsOf(element)) {
    if (child.name === 'properties' || child.name === 'testcase') continue;
    yield child;
    if (!RESULTS.has(child.name)) yield* resultsIn(child);
  }
}

const NONE: Properties = {};

/** Properties that tests record, for example by pytest's `record_property`; numbers and booleans are parsed. */
function propertiesOf(element: XmlElement): Properties {
  const lists = elementsOf(element).filter(({ name }) => name === 'properties');
  if (lists.length === 0) return NONE;
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
