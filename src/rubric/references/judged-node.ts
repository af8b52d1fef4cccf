import type { Verdict } from '../../../schemas/types/result.ts';
import { type Evaluation, judgementAt } from '../evaluation.ts';
import type { Judgement } from '../judgement.ts';
import { type Compiling, nodeSlot } from './compiling.ts';

/** Another node of the rubric, as conditions and expressions may read it. */
export interface JudgedNode {
  /** 0 to 1; undefined where there is none to read. */
  score(at: Evaluation): number | undefined;
  /** What did not apply did not pass; undefined where it cannot be told. */
  passed(at: Evaluation): boolean | undefined;
  /** As it is reported. */
  verdict(at: Evaluation): Verdict | undefined;
  /** Why there is no score, as in `tone was skipped`; undefined where there is one. */
  missing(at: Evaluation): string | undefined;
  /** Whether the node did not apply to the trial. */
  isSkipped(at: Evaluation): boolean;
}

/** The name that stands for the whole rubric's judgement, in outcomes. */
export const TOTAL = 'total';

/**
 * Compiles a reference to a node. What could not be told stays so for whoever reads it, so that nothing passes on a fact that is not there;
 * outcomes alone read what is reported of it: it failed.
 * @returns undefined when a problem was added
 */
export function compileJudged(key: string, pointer: string, compiling: Compiling): JudgedNode | undefined {
  const inOutcomes = compiling.names.total;
  if (key === TOTAL && inOutcomes) return judgedNode(key, ({ total }) => total ?? undefined, inOutcomes);
  const slot = nodeSlot(key, pointer, compiling);
  return slot === undefined ? undefined : judgedNode(key, (at) => judgementAt(at, slot), inOutcomes);
}

function judgedNode(key: string, read: (at: Evaluation) => Judgement | undefined, inOutcomes: boolean): JudgedNode {
  const isUntold = (at: Evaluation): boolean => !inOutcomes && read(at)?.untold === true;
  const isSkipped = (at: Evaluation): boolean => !isUntold(at) && read(at)?.score == null;
  return {
    score: (at) => (isUntold(at) ? undefined : (read(at)?.score ?? undefined)),
    passed: (at) => {
      const passed = read(at)?.verdict === 'pass';
      return !passed && isUntold(at) ? undefined : passed;
    },
    verdict: (at) => read(at)?.verdict,
    missing: (at) => {
      if (isSkipped(at)) return `${key} was skipped and has no score`;
      return isUntold(at) ? `${key} cannot be told` : undefined;
    },
    isSkipped,
  };
}
