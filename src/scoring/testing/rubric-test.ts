import testSchema from '../../../schemas/rubric-test.schema.json' with { type: 'json' };
import type { RubricTestFile } from '../../../schemas/types/rubric-test.ts';
import type { Mismatch } from '../../../schemas/types/rubric-test-run.ts';
import { memberPointer } from '../../contract/json.ts';
import { adviseName, adviseNearest } from '../../contract/names.ts';
import { type Making, readConfig } from '../../contract/read-config.ts';
import { type Locate, schemaCheck } from '../../contract/schema-check.ts';
import { inline } from '../../contract/text.ts';
import { type Advice, type Problem, Problems } from '../../errors.ts';
import { NOT_JUDGED } from '../../rubric/outcomes-and-bands.ts';
import type { Rubric } from '../../rubric/rubric.ts';
import { normaliseTrial } from '../../suite/normalise-trial.ts';
import { DEFAULT_RULES, startRedaction } from '../../suite/redaction/redaction.ts';
import type { VotesOn } from '../answer-trial.ts';
import {
  type Expectation,
  type JudgedCase,
  judgeCase,
  nodePaths,
  type RubricCase,
  type RubricTest,
  visitNodes,
} from './judged-case.ts';
import { caseMismatches, type Found, overallMismatches } from './mismatches.ts';
import { reachable } from './rubric-parts.ts';

const schema = schemaCheck<RubricTestFile>(testSchema);

/** The cases of a rubric, judged by it. */
export interface JudgedTest {
  readonly test: RubricTest;
  readonly judged: readonly JudgedCase[];
}

/**
 * Reads the cases of a rubric and judges them.
 * @param rubric the rubric under test; null if it does not load, then nothing is judged
 * @param votesOn answers questions that a case leaves open
 * @throws UserError with every problem of the file: also two cases of one name, a trial that no harness could write, cases of another
 * rubric, and names that the rubric does not have
 */
export function loadRubricTest(file: string, text: string, rubric: Rubric | null, votesOn?: VotesOn): JudgedTest {
  return readConfig(file, text, schema, (written, making) => {
    const { placeOf, problems } = making;
    problems.push(...repeatedNames(written, placeOf));
    const test = { ...written, cases: readCases(written, making), placeOf };
    const judged = rubric === null ? [] : test.cases.map((one) => judgeCase(rubric, one, votesOn));
    if (rubric !== null) problems.push(...strangeNames(rubric, { ...written, placeOf }, judged));
    return { test, judged };
  });
}

function repeatedNames({ cases }: RubricTestFile, placeOf: Locate): readonly Problem[] {
  const seen = new Set<string>();
  return cases.flatMap(({ name }, index) => {
    const isRepeated = seen.has(name);
    seen.add(name);
    const what = `a case above has the name \`${name}\` already`;
    return isRepeated ? [{ code: 'duplicate-case', what, where: placeOf(`/cases/${index}/name`) }] : [];
  });
}

/** Each case is a scenario of its own, named by its index. Its trial is redacted by the default rules, as results are before scoring. */
function readCases({ cases }: RubricTestFile, { placeOf, problems }: Making): readonly RubricCase[] {
  const found = new Problems();
  const redaction = startRedaction(DEFAULT_RULES);
  const read = cases.flatMap((one, index): readonly RubricCase[] => {
    const record = { trial: 1, error: null, ...(redaction.value(one.trial) as object), scenario: `case-${index + 1}` };
    const locate: Locate = (pointer) => placeOf(`/cases/${index}/trial${pointer}`);
    const trial = found.collect(() => normaliseTrial(record, locate));
    return trial === undefined ? [] : [{ name: one.name, trial, expect: one.expect }];
  });
  problems.push(...found.all());
  return read;
}

/** What is not the rubric's: its name, or names in the cases. Those of quite another rubric are all unknown. */
function strangeNames(rubric: Rubric, test: WrittenTest, judged: readonly JudgedCase[]): readonly Problem[] {
  const { rubric: name, placeOf } = test;
  if (name === rubric.id) return unknownNames(rubric, test, judged);
  const advice = adviseNearest(name, [rubric.id]);
  const problem = {
    code: 'wrong-rubric',
    what: 'the cases are of another rubric',
    where: placeOf('/rubric'),
    expected: `\`${rubric.id}\``,
    found: `\`${inline(name)}\``,
  };
  return advice.suggestion === undefined
    ? [problem]
    : [{ ...problem, ...advice }, ...unknownNames(rubric, test, judged)];
}

/** Lists what differs from the expectation, in the order of the file; empty when all holds. */
export function findMismatches(rubric: Rubric, test: RubricTest, judged: readonly JudgedCase[]): readonly Mismatch[] {
  const own = judged.flatMap((one, index) =>
    caseMismatches(one).map((found) => placed(found, one.one.name, `/cases/${index}/expect`, test)),
  );
  const overall = overallMismatches(test, rubric, judged);
  return [...own, ...overall.map((found) => placed(found, null, '/expect', test))];
}

function placed({ at, ...found }: Found, name: string | null, base: string, { placeOf }: RubricTest): Mismatch {
  return { ...found, name, where: placeOf(`${base}${at}`) };
}

/** The cases as they are written, with their places. */
interface WrittenTest extends RubricTestFile {
  readonly placeOf: Locate;
}

/**
 * Names in the cases that the rubric does not have: such an expectation would check nothing.
 * @param judged the cases whose trials could be read
 */
function unknownNames(rubric: Rubric, test: WrittenTest, judged: readonly JudgedCase[]): readonly Problem[] {
  const known: Known = {
    criterion: rubric.criteria.map(({ key }) => key),
    node: [...knownPaths(rubric, judged)],
    'derived fact': rubric.derived.map(({ name }) => name),
    outcome: [...rubric.outcomes.map(({ name }) => name), NOT_JUDGED],
    band: rubric.bands.map(({ name }) => name),
  };
  const named = test.cases.flatMap(({ expect }, index) => namesOf(expect, `/cases/${index}/expect`));
  if (test.expect !== undefined) named.push(...overallNames(test.expect, '/expect'));
  // A trial that cannot be read may have brought any node about.
  const isOpen = judged.length < test.cases.length;
  const mayBeReached = reachable(rubric.written);
  return named.flatMap(({ kind, name, at }): readonly Problem[] => {
    if (known[kind].includes(name) || (kind === 'node' && (isOpen || mayBeReached(name)))) return [];
    const what = `the rubric has no ${kind} \`${name}\``;
    return [{ code: CODES[kind], what, where: test.placeOf(at), ...advise(name, known[kind]) }];
  });
}

type Kind = 'criterion' | 'node' | 'derived fact' | 'outcome' | 'band';
const CODES: Readonly<Record<Kind, string>> = {
  criterion: 'unknown-criterion',
  node: 'unknown-node',
  'derived fact': 'unknown-fact',
  outcome: 'unknown-outcome',
  band: 'unknown-band',
};
type Known = Readonly<Record<Kind, readonly string[]>>;

interface Named {
  readonly kind: Kind;
  readonly name: string;
  readonly at: string;
}

function namesOf(expect: Expectation, at: string): readonly Named[] {
  return [
    ...(expect.outcome === undefined ? [] : [{ kind: 'outcome', name: expect.outcome, at: `${at}/outcome` } as const]),
    ...keysOf('criterion', expect.criteria, `${at}/criteria`),
    ...keysOf('node', expect.nodes, `${at}/nodes`),
    ...keysOf('derived fact', expect.derived, `${at}/derived`),
  ];
}

function overallNames({ band, outcomes }: NonNullable<RubricTestFile['expect']>, at: string): readonly Named[] {
  const bands = band === undefined ? [] : [{ kind: 'band', name: band, at: `${at}/band` } as const];
  return [...bands, ...keysOf('outcome', outcomes, `${at}/outcomes`)];
}

function keysOf(kind: Kind, members: object | undefined, at: string): readonly Named[] {
  return Object.keys(members ?? {}).map((name) => ({ kind, name, at: memberPointer(at, name) }));
}

function advise(name: string, known: readonly string[]): Advice {
  return known.length === 0 ? { fix: 'It has none' } : adviseName(name, known);
}

/** Of all nodes that the rubric always has, and of those that some case brought about. */
function knownPaths({ nodes }: Rubric, judged: readonly JudgedCase[]): ReadonlySet<string> {
  const paths = new Set([...nodePaths(nodes.counted)].map(({ path }) => path));
  for (const { result } of judged) {
    if (result !== null) visitNodes(result.tree, (path) => path !== '' && paths.add(path));
  }
  return paths;
}
