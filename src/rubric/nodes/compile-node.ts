import type { NodeResult } from '../../../schemas/types/result.ts';
import type { NodeFile } from '../../../schemas/types/rubric.ts';
import { must } from '../../contract/must.ts';
import { compileCondition } from '../conditions/compile-condition.ts';
import { answered, type Condition, type Evaluation, type Judgement, startNotes } from '../evaluation.ts';
import { exactlyOne } from '../problems.ts';
import type { Compiling } from '../references/rubric-names.ts';
import { compileComposite, explainAll } from './composite.ts';
import { compileEach } from './each.ts';
import { compileJudge } from './judge.ts';
import { compileCriterion, compileFormula, compileLookup, compileUse } from './leaf-nodes.ts';
import { compileCalibration } from './marking.ts';
import {
  type Body,
  type Choice,
  type CompileChild,
  type Explained,
  type Identity,
  type Node,
  type NodeContext,
  nodeResult,
  notEvaluated,
  statusOf,
  thresholdOf,
} from './node.ts';
import { compileRules } from './rules.ts';
import { compileTree } from './tree.ts';

const KINDS: Readonly<Record<string, (file: NodeFile, pointer: string, context: NodeContext) => Body>> = {
  pass_when: compileCriterion,
  fail_when: compileCriterion,
  criteria: compileComposite,
  use: compileUse,
  rules: compileRules,
  tree: compileTree,
  lookup: compileLookup,
  each: compileEach,
  formula: compileFormula,
  judge: compileJudge,
};

export const NODE_KINDS: readonly string[] = Object.keys(KINDS);

/** Kinds that a rubric itself cannot be. */
const BELOW_ONLY: ReadonlySet<string> = new Set(['pass_when', 'fail_when', 'use', 'judge']);

/** Compiles a node and everything below it; adds its mistakes to the problems. */
export function compileNode(
  key: string,
  file: NodeFile,
  pointer: string,
  compiling: Compiling,
  compileChild: CompileChild = (childKey, child, at, within = compiling) => compileNode(childKey, child, at, within),
): Node {
  const { when, otherwise, question, weight = 1 } = file;
  const severity = file.severity ?? 'medium';
  const body = compileBody(file, pointer, compiling, compileChild);
  const applies = when === undefined ? null : compileCondition(when, `${pointer}/when`, compiling);
  checkNeeded(file, pointer, compiling);
  const failed: Judgement = { verdict: 'fail', score: 0, severity, parts: body.parts.map((part) => part.failed) };
  const threshold = thresholdOf(file);
  const node = {
    key,
    kind: body.kind,
    ...(question === undefined ? {} : { question }),
    ...statusOf(file),
    weight,
    ...(threshold === null ? {} : { threshold }),
    // The rubric's own version is recorded beside its result tree.
    ...(file.version === undefined || pointer === '' ? {} : { version: file.version }),
    parts: body.parts,
    failed,
  };
  if (applies === null) return { ...node, ...always(node, body) };
  return { ...node, ...where(node, body, applies, answered(otherwise, severity)) };
}

type Known = Identity & Pick<Node, 'parts'>;
type Acts = Pick<Node, 'choice' | 'judge' | 'explain'>;

function compileBody(file: NodeFile, pointer: string, compiling: Compiling, compileChild: CompileChild): Body {
  const kinds = NODE_KINDS.filter((kind) => Object.hasOwn(file, kind));
  const [kind] = kinds;
  const compile = kind === undefined ? compileCriterion : must(KINDS[kind], `the kind ${kind}`);
  if (kinds.length !== 1) {
    const isRoot = pointer === '';
    const known = NODE_KINDS.filter((name) => !isRoot || !BELOW_ONLY.has(name));
    const what = `a ${isRoot ? 'rubric' : 'node'} has one kind`;
    compiling.problems.add(pointer, { code: 'bad-node', what, ...exactlyOne(known, kinds) });
  }
  const marking = {
    threshold: thresholdOf(file),
    severity: file.severity ?? null,
    calibrate: compileCalibration(file.calibration, `${pointer}/calibration`, compiling),
  };
  return compile(file, pointer, { marking, compiling, compileChild });
}

function always(node: Known, body: Body): Acts {
  return {
    choice: body.choice ?? null,
    judge: body.judge,
    explain: (at, judgement, warnings) => {
      if (judgement.missing !== undefined) return explainMissing(node, body, judgement, at, warnings);
      const notes = startNotes(warnings);
      const explained = body.explain(at, judgement, notes);
      return nodeResult(node, judgement, explained, notes.observed);
    },
  };
}

function explainMissing(
  node: Known,
  { explainItems }: Body,
  judgement: Judgement,
  at: Evaluation,
  warnings: string[],
): NodeResult {
  const explanation = must(judgement.missing, 'the missing answer').message;
  const below =
    judgement.parts.length === 0
      ? notEvaluated(node.parts, 'an answer is missing')
      : (explainItems?.(at, judgement, warnings) ?? explainAll(node.parts, judgement.parts, at, warnings));
  return nodeResult(node, judgement, { explanation, children: below.length === 0 ? undefined : below }, []);
}

/**
 * The node's own judgement if its `when` is true, and its `otherwise` if not. If `when` is indeterminate, `otherwise: pass` does not
 * count: the node is skipped instead.
 */
function where(node: Known, body: Body, applies: Condition, elsewhere: Judgement): Acts {
  const inside = always(node, body);
  const least = elsewhere.verdict === 'pass' ? answered('skip', elsewhere.severity) : elsewhere;
  const inDoubt: Judgement = { ...least, indeterminate: true };
  const choiceWhere = ({ answers, choose }: Choice): Choice => ({
    answers: [...answers, elsewhere, inDoubt],
    choose: (at) => {
      const truth = applies.test(at);
      return truth === true ? choose(at) : answers.length + (truth === false ? 0 : 1);
    },
  });
  return {
    choice: body.choice === undefined ? null : choiceWhere(body.choice),
    judge: (at) => {
      const truth = applies.test(at);
      return truth === true ? body.judge(at) : truth === false ? elsewhere : inDoubt;
    },
    explain: (at, judgement, warnings) => {
      if (judgement !== elsewhere && judgement !== inDoubt) return inside.explain(at, judgement, warnings);
      const notes = startNotes(warnings);
      const how = must(ELSEWHERE[judgement.verdict], 'the verdict of `otherwise`');
      const below = notEvaluated(node.parts, `${node.key} does not apply`);
      const explained: Explained = {
        explanation: `${how}${applies.explain(at, notes)}`,
        otherwise: judgement.verdict === 'skipped' ? undefined : true,
        children: below.length === 0 ? undefined : below,
      };
      return nodeResult(node, judgement, explained, notes.observed);
    },
  };
}

const ELSEWHERE: Readonly<Record<string, string>> = {
  skipped: 'does not apply: ',
  pass: 'passes where it does not apply: ',
  fail: 'fails where it does not apply: ',
};

/** Keys of a node, each with the key that it needs, and how messages call that one. */
const NEEDED: readonly (readonly [key: keyof NodeFile, needed: keyof NodeFile, called: string])[] = [
  ['otherwise', 'when', 'a `when`'],
  ['sees', 'judge', 'a `judge`'],
  ['model', 'judge', 'a `judge`'],
  ['combine', 'criteria', '`criteria`'],
  ['weights', 'criteria', '`criteria`'],
];

/** Pointers of nodes that can be proposed, and so kept out of the score. */
const OWN_PART = /^\/(?:criteria|nodes)\/[^/]+$/;

/** Adds a problem for every key without the one that it needs, and for a proposed node inside another one. */
function checkNeeded(file: NodeFile, pointer: string, { problems }: Compiling): void {
  if (file.status === 'proposed' && !OWN_PART.test(pointer)) {
    const what = "only the rubric's own `criteria` and `nodes`, and rules, can be proposed";
    problems.add(`${pointer}/status`, { code: 'bad-node', what });
  }
  for (const [key, needed, called] of NEEDED)
    if (file[key] !== undefined && file[needed] === undefined)
      problems.add(`${pointer}/${key}`, { code: 'bad-node', what: `\`${key}\` needs ${called}` });
}
