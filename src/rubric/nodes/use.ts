import type { NodeFile } from '../../../schemas/types/rubric.ts';
import { clauses } from '../clauses.ts';
import { judgementAt } from '../evaluation.ts';
import { NO_PARTS, SKIPPED } from '../judgement.ts';
import { nodeSlot } from '../references/compiling.ts';
import { adopt, markWords, turnedWords } from './marking.ts';
import type { Body } from './node.ts';
import type { NodeContext } from './node-context.ts';

/** A named node that counts here too: `use`. With a threshold, severity or calibration of its own its score is marked anew. */
export function compileUse(file: NodeFile, pointer: string, { marking, compiling }: NodeContext): Body {
  const key = file.use as string;
  const slot = nodeSlot(key, `${pointer}/use`, compiling);
  return {
    kind: 'use',
    parts: [],
    // Nodes are judged in the order of their references, so there is one unless nobody has answered.
    judge: (at) => adopt(marking, judgementAt(at, slot ?? -1) ?? SKIPPED, NO_PARTS),
    explain: (at, judgement) => {
      const before = judgementAt(at, slot ?? -1)?.verdict;
      const [marked, turned] = [markWords(marking, judgement), turnedWords(marking, before, judgement)];
      return { explanation: clauses(`as judged under \`${key}\``, marked, turned) };
    },
  };
}
