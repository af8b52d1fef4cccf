import { contentHash } from '../../contract/canonical-json.ts';
import type { YamlDocument } from '../../contract/yaml/yaml-document.ts';
import { type Place, soundOr } from '../../errors.ts';
import { compileDocument } from '../../rubric/load-rubric.ts';
import { didNotPass } from '../../rubric/nodes/marking.ts';
import type { Rubric } from '../../rubric/rubric.ts';
import type { RubricTest } from './case.ts';
import { caseMismatches, overallMismatches } from './case-mismatches.ts';
import { type JudgedCase, judgeCase, visitNodes } from './judged-case.ts';
import { changesOf } from './mutation.ts';
import type { Change } from './mutation-change.ts';
import { partsOf, withPart } from './rubric-parts.ts';

/** How many single changes of a rubric its cases notice. */
export interface MutationScore {
  readonly noticed: number;
  readonly total: number;
  /** In the order of the rubric file. */
  readonly survivors: readonly Survivor[];
}

/** A change of the rubric that no case notices. */
interface Survivor {
  readonly where: Place;
  readonly what: string;
  /** The case to add, or the expectation. */
  readonly add: string;
}

/**
 * Changes the rubric in one small way after the other and runs the cases against each; what does not load is passed
 * over, as nobody could merge it.
 * @param judged the cases under the rubric as it is, whose expectations hold
 */
export function tryMutants(
  { value, placeOf }: YamlDocument,
  test: RubricTest,
  judged: readonly JudgedCase[],
): MutationScore {
  const before = judged.map(({ result }) => answersOf(result));
  const survivors: Survivor[] = [];
  let total = 0;
  for (const [{ at, what, add }, mutant] of mutantsOf(value)) {
    total++;
    const unnoticed = judgeUnnoticed(mutant, test);
    if (unnoticed === null) continue;
    survivors.push({ where: placeOf(at), what, add: firstDifference(before, unnoticed) ?? `Add ${add}` });
  }
  return { noticed: total - survivors.length, total, survivors };
}

/** Every change that loads, with the rubric that it makes; each such rubric once. */
function* mutantsOf(value: unknown): Generator<readonly [Change, Rubric]> {
  const seen = new Set([contentHash(value)]);
  for (const change of [...partsOf(value)].flatMap(changesOf)) {
    const mutant = loadMutant(withPart(value, change.pointer, change.value));
    if (mutant === null || seen.has(mutant.hash)) continue;
    seen.add(mutant.hash);
    yield [change, mutant];
  }
}

/** Nobody reads where its problems are. */
function loadMutant(value: unknown): Rubric | null {
  return soundOr(null, () => compileDocument({ value, placeOf: () => ({ file: '' }) }));
}

/** The cases under the mutant, where none notices it; else null, at the first that does. */
function judgeUnnoticed(mutant: Rubric, test: RubricTest): readonly JudgedCase[] | null {
  const judged: JudgedCase[] = [];
  for (const one of test.cases) {
    const own = judgeCase(mutant, one);
    if (caseMismatches(own).length > 0) return null;
    judged.push(own);
  }
  return overallMismatches(test, mutant, judged).length > 0 ? null : judged;
}

type Answers = ReadonlyMap<string, string>;

/**
 * What would tell the two judgements of a case apart, if the case expected it: of the first case that has such a thing. Where there is no
 * node, its score is null too.
 */
function firstDifference(before: readonly Answers[], after: readonly JudgedCase[]): string | undefined {
  for (const [index, { one, result }] of after.entries()) {
    const now = answersOf(result);
    for (const [what, value] of before[index] ?? []) {
      if ((now.get(what) ?? 'null') !== value) return `Expect \`${what}: ${value}\` in the case "${one.name}"`;
    }
  }
  return undefined;
}

/** Everything that a case may expect of a judgement but the sentences of verdicts, as it would be written. */
function answersOf(result: JudgedCase['result']): Answers {
  const answers = new Map<string, string>();
  if (result === null) return answers;
  answers.set('outcome', result.outcome);
  // Of a trial that breaks a contract the reason is all that can be expected.
  if (result.tree.verdict === 'error') answers.set('explanation', JSON.stringify(result.tree.explanation));
  visitNodes(result.tree, (path, { score, raw, verdict, severity, label }) => {
    const prefix = path === '' ? '' : `nodes.${path}.`;
    const counts = didNotPass({ verdict }) ? { severity } : {};
    for (const [name, value] of Object.entries({ score, raw, verdict, label, ...counts })) {
      if (value !== undefined) answers.set(`${prefix}${name}`, String(value));
    }
  });
  for (const { fact, value } of result.derived ?? []) answers.set(`derived.${fact}`, value ?? 'null');
  return answers;
}
