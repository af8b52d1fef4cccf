import { clauses } from '../clauses.ts';
import { type Evaluation, type Notes, warn } from '../evaluation.ts';
import type { Judgement } from '../judgement.ts';
import { compileFact } from '../references/compile-fact.ts';
import type { Fact } from '../references/fact.ts';
import { shownFact } from '../references/shown-fact.ts';
import { keyFault, tableKey } from '../values/table-key.ts';
import type { LookupFile, NodeFile } from '../written/node-file.ts';
import { markScalar, markUntold, markWords } from './marking.ts';
import type { Body } from './node.ts';
import type { NodeContext } from './node-context.ts';

/** A score for each value of a field. An absent field, and a value without a score, cannot be told. */
export function compileLookup({ lookup }: NodeFile, pointer: string, context: NodeContext): Body {
  const at = `${pointer}/lookup`;
  const table = compileTable(lookup, at, context);
  const { fact, scores, other } = table;
  const { read } = fact;
  const { marking } = context;
  const untold = markUntold(marking);
  return {
    kind: 'lookup',
    parts: [],
    judge: (evaluation) => {
      const key = tableKey(read(evaluation));
      return key === undefined ? untold : (scores.get(key) ?? other ?? untold);
    },
    explain: (evaluation, judgement, notes) => {
      const found = explainValue(table, evaluation, notes);
      return { explanation: clauses(found, markWords(marking, judgement)) };
    },
  };
}

function compileTable(file: Partial<LookupFile> | undefined, at: string, { marking, compiling }: NodeContext): Table {
  const { field, table = {}, default: other } = file ?? {};
  return {
    fact: compileFact(field, `${at}/field`, compiling),
    scores: new Map(Object.entries(table).map(([value, score = 0]) => [value, markScalar(marking, score)])),
    other: other === undefined ? null : markScalar(marking, other),
  };
}

interface Table {
  readonly fact: Fact;
  readonly scores: ReadonlyMap<string, Judgement>;
  readonly other: Judgement | null;
}

function explainValue({ fact, scores, other }: Table, at: Evaluation, notes: Notes): string {
  const { path, read, fault } = fact;
  const known = fault(at);
  if (known !== undefined) return known;
  const value = read(at);
  const subject = shownFact(notes, path, value);
  const key = tableKey(value);
  if (key === undefined) {
    warn(notes, `fact \`${path}\` ${keyFault(value)}`);
    return `${subject} ${keyFault(value)}`;
  }
  if (scores.has(key)) return `${subject} is in the table`;
  if (other !== null) return `${subject} is not in the table: the default counts`;
  warn(notes, `fact \`${path}\` has a value that the table does not score`);
  return `${subject} is not in the table, and there is no default`;
}
