import type { NodeResult } from '../../../schemas/types/result.ts';
import type { NodeFile } from '../../../schemas/types/rubric.ts';
import { must } from '../../contract/must.ts';
import { rounded, sumOf } from '../../contract/numbers.ts';
import {
  type Evaluation,
  isIndeterminate,
  type Judgement,
  judgedOrMissing,
  requireAnswers,
  SKIPPED,
  Unanswered,
} from '../evaluation.ts';
import { type Compiling, checkKey } from '../references/rubric-names.ts';
import { clauses } from '../values/shown-value.ts';
import { calibrationWords, didNotPass, type Marking, mark, thresholdWords, worstSeverity } from './marking.ts';
import type { Body, Choice, Node, NodeContext } from './node.ts';
import { applies, type Parts, STRATEGIES, type Strategy } from './strategies.ts';

export function compileComposite(
  file: NodeFile,
  pointer: string,
  { marking, compiling, compileChild }: NodeContext,
): Body {
  const strategy = STRATEGIES[file.combine ?? 'weighted_sum'];
  // `nodeSlots` checks the keys of the root.
  if (pointer !== '')
    for (const key of Object.keys(file.criteria ?? {})) checkKey(key, `${pointer}/criteria`, compiling.problems);
  checkWeights(file, pointer, strategy.isWeighted, compiling);
  const children = Object.entries(file.criteria ?? {}).map(([key, child]) =>
    compileChild(key, child, `${pointer}/criteria/${key}`, { ...compiling, name: key }),
  );
  const weights = children.map(({ weight }) => weight);
  const keys = children.map(({ key }) => key);
  return {
    kind: 'composite',
    parts: children,
    judge: judgeBesides(
      children,
      judgeBy(children, (parts) => combine(parts, weights, strategy, marking)),
    ),
    explain: (at, judgement, { warnings }) => ({
      explanation: explain(strategy, marking, judgement, { keys, weights }),
      children: explainAll(children, judgement.parts, at, warnings),
    }),
  };
}

/** Maximum combinations of answers that a composite caches; most suites have fewer. */
const REMEMBERED = 4096;

/**
 * Judges the nodes below and combines them. If each has a fixed list of judgements, results are cached by combination, so trials with the
 * same answers share one judgement.
 */
function judgeBy(children: readonly Node[], combine: (parts: readonly Judgement[]) => Judgement): Node['judge'] {
  const choices = children.flatMap(({ choice }) => choice ?? []);
  const patterns = choices.reduce((product, { answers }) => product * answers.length, 1);
  if (choices.length < children.length || patterns > Number.MAX_SAFE_INTEGER)
    return (at) => combine(children.map(({ judge }) => judge(at)));
  const known = new Map<number, Judgement>();
  return (at) => {
    const pattern = patternOf(choices, at);
    const judged = known.get(pattern);
    if (judged !== undefined) return judged;
    const judgement = combine(answersOf(choices, pattern));
    if (known.size < REMEMBERED) known.set(pattern, judgement);
    return judgement;
  };
}

/** If an answer is missing, still judges the other nodes below, so that their verdicts are reported. */
function judgeBesides(children: readonly Node[], judge: Node['judge']): Node['judge'] {
  return (at) => {
    try {
      return judge(at);
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      requireAnswers(children.map((child) => judgedOrMissing(() => child.judge(at))));
      throw error;
    }
  };
}

function patternOf(choices: readonly Choice[], at: Evaluation): number {
  let pattern = 0;
  for (const { answers, choose } of choices) pattern = pattern * answers.length + choose(at);
  return pattern;
}

function answersOf(choices: readonly Choice[], pattern: number): readonly Judgement[] {
  const parts: Judgement[] = [];
  let rest = pattern;
  for (const { answers } of choices.toReversed()) {
    parts.unshift(answers[rest % answers.length] as Judgement);
    rest = Math.floor(rest / answers.length);
  }
  return parts;
}

export function explainAll(
  children: readonly Node[],
  judgements: readonly Judgement[],
  at: Evaluation,
  warnings: string[],
): readonly NodeResult[] {
  return children.flatMap((child, index) => {
    const judgement = judgements[index];
    return judgement === undefined ? [] : [child.explain(at, judgement, warnings)];
  });
}

/** Combines parts. The weight of those that do not apply is shared among the others; if none applies, the whole is skipped. */
export function combine(
  parts: readonly Judgement[],
  weights: readonly number[],
  strategy: Strategy,
  marking: Marking,
): Judgement {
  const applying = parts.every(applies) ? { judgements: parts, weights } : applyingParts(parts, weights);
  const indeterminate = isIndeterminate(parts);
  if (applying.judgements.length === 0)
    return indeterminate ? { ...SKIPPED, parts, indeterminate } : { ...SKIPPED, parts };
  const verdict = strategy.verdict?.(applying);
  const finding = { raw: strategy.score(applying), worst: worstSeverity(parts), parts, indeterminate };
  return mark(marking, verdict === undefined ? finding : { ...finding, verdict });
}

function applyingParts(parts: readonly Judgement[], weights: readonly number[]): Parts {
  return { judgements: parts.filter(applies), weights: weights.filter((_, index) => parts[index]?.score !== null) };
}

/** What decided the verdict: the threshold or the worst severity. Empty if the strategy did, because its own words say so. */
export function ruleWords(marking: Marking, { verdict }: Strategy, judgement: Judgement): string {
  if (marking.threshold !== null) return thresholdWords(marking, judgement);
  const { severity, parts } = judgement;
  if (verdict !== undefined || severity === 'none' || !parts.some(didNotPass)) return '';
  return `${marking.severity === null ? 'worst ' : ''}severity ${severity}`;
}

/** The strategy's words on the parts that apply; empty for the default. */
export function combineWords({ says }: Strategy, parts: readonly Judgement[], of: Weighed): string {
  if (says === undefined) return '';
  const keys = of.keys.filter((_, index) => parts[index]?.score !== null);
  return says(applyingParts(parts, of.weights), (index) => must(keys[index], 'the key of a part'));
}

interface Weighed {
  readonly keys: readonly string[];
  readonly weights: readonly number[];
}

function explain(strategy: Strategy, marking: Marking, judgement: Judgement, of: Weighed): string {
  const { parts } = judgement;
  if (!parts.some(applies)) return 'no criterion applies to this trial';
  const failed = of.keys.filter((_, index) => didNotPass(parts[index] as Judgement));
  const asked = failed.length > 0 ? `did not pass: ${failed.join(', ')}` : 'every criterion that applies passed';
  return clauses(
    combineWords(strategy, parts, of),
    calibrationWords(marking, judgement),
    ruleWords(marking, strategy, judgement),
    asked,
  );
}

/** Tolerance of the sum of absolute weights: decimals such as 0.1 have no exact binary form. */
const SLACK = 1e-6;

/** Refuses the weight of a node that has no share in a score. */
export function refuseWeight({ weight }: NodeFile, pointer: string, { problems }: Pick<Compiling, 'problems'>): void {
  if (weight === undefined) return;
  const what = 'this node takes no weight';
  problems.add(`${pointer}/weight`, { code: 'bad-weights', what, fix: 'Remove the weight' });
}

/** Checks weights: absolute ones must sum to 1, so that each is a share of the score; a strategy without weights takes none. */
function checkWeights(file: NodeFile, pointer: string, isWeighted: boolean, { problems }: Compiling): void {
  const refuse = (at: string, key: string): void =>
    problems.add(`${at}/${key}`, {
      code: 'bad-weights',
      what: `\`${file.combine}\` takes no weights`,
      fix: `Remove \`${key}\``,
    });
  const parts = Object.entries(file.criteria ?? {});
  for (const [key, { weight }] of parts) {
    const at = `${pointer}/criteria/${key}`;
    if (isWeighted && weight === undefined) problems.add(at, { code: 'missing-key', what: '`weight` is missing' });
    if (!isWeighted && weight !== undefined) refuse(at, 'weight');
  }
  if (!isWeighted && file.weights !== undefined) refuse(pointer, 'weights');
  const weights = parts.flatMap(([, { weight }]) => weight ?? []);
  const sum = sumOf(weights);
  const isAbsolute = isWeighted && file.weights !== 'relative' && weights.length === parts.length;
  if (!isAbsolute || rounded(Math.abs(sum - 1)) <= SLACK) return;
  problems.add(`${pointer}/criteria`, {
    code: 'bad-weights',
    what: 'the weights do not sum to 1',
    expected: '1',
    found: String(Number(sum.toPrecision(12))),
    fix: 'Change them, or set `weights: relative` to count them in proportion',
  });
}
