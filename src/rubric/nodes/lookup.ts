import type { LookupFile, NodeFile } from '../../../schemas/types/rubric.ts';
import { clauses } from '../clauses.ts';
import { warn } from '../evaluation.ts';
import { compileFact } from '../references/field-path.ts';
import { explainRow, tableKey } from '../references/table-row.ts';
import { markScalar, markUntold, markWords } from './marking.ts';
import type { Body } from './node.ts';
import type { NodeContext } from './node-context.ts';

/** A score for each value of a field. An absent field, and a value without a score, cannot be told. */
export function compileLookup(file: NodeFile, pointer: string, { marking, compiling }: NodeContext): Body {
  const { field, table, default: usual } = file.lookup as LookupFile;
  const fact = compileFact(field, `${pointer}/lookup/field`, compiling);
  const scores = new Map(Object.entries(table).map(([value, score]) => [value, markScalar(marking, score)]));
  const other = usual === undefined ? null : markScalar(marking, usual);
  const untold = markUntold(marking);
  return {
    kind: 'lookup',
    parts: [],
    judge: (at) => {
      const key = tableKey(fact.read(at));
      return key === undefined ? untold : (scores.get(key) ?? other ?? untold);
    },
    explain: (at, judgement, notes) => {
      const found = explainRow(fact, scores, at, notes, (notListed) => {
        if (other !== null) return `${notListed}: the default counts`;
        warn(notes, `fact \`${fact.path}\` has a value that the table does not score`);
        return `${notListed}, and there is no default`;
      });
      return { explanation: clauses(found, markWords(marking, judgement)) };
    },
  };
}
