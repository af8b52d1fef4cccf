import type { RubricTestFile } from '../../../schemas/types/rubric-test.ts';
import { memberPointer } from '../../contract/json.ts';
import { adviseName } from '../../contract/names.ts';
import type { Locate } from '../../contract/schema-check.ts';
import type { Advice, Problem } from '../../errors.ts';
import { NOT_JUDGED } from '../../rubric/outcomes-and-bands.ts';
import type { Rubric } from '../../rubric/rubric.ts';
import type { Expectation } from './case.ts';
import { type JudgedCase, nodePaths, visitNodes } from './judged-case.ts';
import { reachable } from './node-pattern.ts';

/** The cases as they are written, with their places. */
export interface WrittenTest extends RubricTestFile {
  readonly placeOf: Locate;
}

/**
 * Names in the cases that the rubric does not have: such an expectation would check nothing.
 * @param judged the cases whose trials could be read
 */
export function unknownNames(rubric: Rubric, test: WrittenTest, judged: readonly JudgedCase[]): readonly Problem[] {
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
  return Object.keys(members ?? {}).map((name) => ({
    kind,
    name,
    at: memberPointer(at, name),
  }));
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
