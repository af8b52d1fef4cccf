import { clauses } from '../clauses.ts';
import { compileDerivedFault, compileField, type ReadFact } from '../conditions/field-path.ts';
import { type Evaluation, type Notes, observe, warn } from '../evaluation.ts';
import type { Judgement } from '../judgement.ts';
import { cut, IN_SENTENCE, OBSERVED, shownValue } from '../shown-value.ts';
import { keyFault, tableKey } from '../table-key.ts';
import { markScalar, markUntold, thresholdWords } from './marking.ts';
import type { Body } from './node.ts';
import type { NodeContext } from './node-context.ts';
import type { LookupFile, NodeFile } from './node-file.ts';

/** A score for each value of a field. An absent field, and a value without a score, cannot be told. */
export function compileLookup({ lookup }: NodeFile, pointer: string, context: NodeContext): Body {
  const at = `${pointer}/lookup`;
  const table = compileTable(lookup, at, context);
  const { read, scores, other } = table;
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
      return { explanation: clauses(found, thresholdWords(marking, judgement)) };
    },
  };
}

function compileTable(file: Partial<LookupFile> | undefined, at: string, { marking, compiling }: NodeContext): Table {
  const { field, table = {}, default: other } = file ?? {};
  return {
    field: field ?? '',
    fault: compileDerivedFault(field ?? '', compiling),
    read: compileField(field, `${at}/field`, compiling) ?? (() => undefined),
    scores: new Map(Object.entries(table).map(([value, score = 0]) => [value, markScalar(marking, score)])),
    other: other === undefined ? null : markScalar(marking, other),
  };
}

interface Table {
  readonly field: string;
  /** Why a derived fact cannot be read, which it has said itself. */
  fault(at: Evaluation): string | undefined;
  readonly read: ReadFact;
  readonly scores: ReadonlyMap<string, Judgement>;
  readonly other: Judgement | null;
}

function explainValue({ field, fault, read, scores, other }: Table, at: Evaluation, notes: Notes): string {
  const known = fault(at);
  if (known !== undefined) return known;
  const value = read(at);
  const shown = value === undefined ? undefined : shownValue(value, OBSERVED);
  observe(notes, shown === undefined ? { field } : { field, value: shown });
  const subject = shown === undefined ? field : `${field} (${cut(shown, IN_SENTENCE)})`;
  const key = tableKey(value);
  if (key === undefined) {
    warn(notes, `fact \`${field}\` ${keyFault(value)}`);
    return `${subject} ${keyFault(value)}`;
  }
  if (scores.has(key)) return `${subject} is in the table`;
  if (other !== null) return `${subject} is not in the table: the default counts`;
  warn(notes, `fact \`${field}\` has a value that the table does not score`);
  return `${subject} is not in the table, and there is no default`;
}
