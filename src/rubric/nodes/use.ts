import { clauses } from '../clauses.ts';
import { judgementAt } from '../evaluation.ts';
import { type Judgement, NO_PARTS, SKIPPED, type Verdict } from '../judgement.ts';
import { nodeSlot } from '../references/compiling.ts';
import type { NodeFile } from '../written/node-file.ts';
import { adopt, thresholdWords } from './marking.ts';
import type { Body } from './node.ts';
import type { NodeContext } from './node-context.ts';

/** A named node that counts here too: `use`. With a threshold, severity or calibration of its own its score is marked anew. */
export function compileUse(file: NodeFile, pointer: string, { marking, compiling }: NodeContext): Body {
  const key = file.use as string;
  const slot = nodeSlot(key, `${pointer}/use`, compiling);
  const calibrated = marking.calibrate === null ? '' : ', calibrated';
  return {
    kind: 'use',
    parts: [],
    // Nodes are judged in the order of their references, so there is one unless nobody has answered.
    judge: (at) => adopt(marking, judgementAt(at, slot ?? -1) ?? SKIPPED, NO_PARTS),
    explain: (at, judgement) => {
      const before = judgementAt(at, slot ?? -1);
      const words = thresholdWords(marking, judgement) || weighedWords(before?.verdict, judgement);
      return { explanation: clauses(`as judged under \`${key}\`${calibrated}`, words) };
    },
  };
}

/** What made another verdict of a score than the node's own. */
function weighedWords(before: Verdict | undefined, { verdict, severity, raw }: Judgement): string {
  return verdict === before || raw !== undefined ? '' : `here severity ${severity} decides`;
}
