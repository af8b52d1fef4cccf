import type { DerivedFile, FactLookupFile, RubricFile } from '../../../schemas/types/rubric.ts';
import { must } from '../../contract/must.ts';
import { compileCondition } from '../conditions/compile-condition.ts';
import { dependencyOrder, shownCycle } from '../dependency-order.ts';
import { type Evaluation, startNotes, warn } from '../evaluation.ts';
import { compileBound } from '../expressions/bound-expression.ts';
import type { RubricProblems } from '../problems.ts';
import { compileFact, explainRow, tableKey } from '../references/facts.ts';
import { type Compiling, checkKey, type Names, needOf } from '../references/rubric-names.ts';
import { spend, stepsOfValue } from '../step-limit.ts';
import { cut, EXPRESSION } from '../values/shown-value.ts';

export interface DerivedFact {
  readonly name: string;
  readonly slot: number;
  /** Its references; see `needs` in `Compiling`. */
  readonly needs: ReadonlySet<string>;
  /** The value; undefined if indeterminate. */
  derive(at: Evaluation): unknown;
  /** Explains the value with a true statement about the trial. */
  explain(at: Evaluation, warnings: string[]): string;
}

type Derivation = Pick<DerivedFact, 'derive' | 'explain'>;

/** Slots of the derived facts, in file order; a name that hides another fact is a problem. */
export function derivedSlots(
  file: RubricFile,
  taken: ReadonlySet<string>,
  problems: RubricProblems,
): ReadonlyMap<string, number> {
  const names = Object.keys(file.derive ?? {});
  for (const name of names) {
    checkKey(name, '/derive', problems);
    if (!taken.has(name)) continue;
    const what = `derived fact \`${name}\` hides a fact of the trial`;
    problems.add(`/derive/${name}`, { code: 'hidden-fact', what, fix: 'Rename it' });
  }
  return new Map(names.map((name, slot) => [name, slot]));
}

/** Compiles `derive` in dependency order; a cycle is a problem. */
export function compileDerived(file: RubricFile, names: Names, problems: RubricProblems): readonly DerivedFact[] {
  const facts = new Map<string, DerivedFact>();
  for (const [name, written] of Object.entries(file.derive ?? {})) {
    const slot = must(names.derived.get(name), `the slot of derived fact ${name}`);
    const compiling: Compiling = { problems, names: { ...names, factsOnly: true }, needs: new Set() };
    const { derive, explain } = compileDerivation(written, `/derive/${name}`, compiling);
    facts.set(name, { name, slot, needs: compiling.needs, derive: (at) => bounded(derive(at), name), explain });
  }
  const known = [...facts.keys()];
  const { order, cycles } = dependencyOrder(known, (name) =>
    known.filter((needed) => facts.get(name)?.needs.has(needOf('derive', needed))),
  );
  for (const cycle of cycles) {
    const found = shownCycle(cycle);
    const fix = 'Let one of them need other facts';
    problems.add(`/derive/${cycle[0]}`, {
      code: 'cycle',
      what: 'derived facts need each other in a cycle',
      found,
      fix,
    });
  }
  return order.flatMap((name) => facts.get(name) ?? []);
}

/**
 * The value, unless reading it takes too long: a fact that lists another one twice doubles its size without taking memory.
 * @throws Unjudgeable
 */
function bounded(value: unknown, name: string): unknown {
  if (typeof value === 'object') spend({ steps: 0 }, stepsOfValue(value), () => `the derived fact \`${name}\``);
  return value;
}

function compileDerivation(file: DerivedFile, pointer: string, compiling: Compiling): Derivation {
  if ('lookup' in file) return compileFactLookup(file.lookup, `${pointer}/lookup`, compiling);
  const isValue = file.expr !== undefined && Object.keys(file).every((key) => key === 'expr' || key === 'description');
  if (isValue) return fromExpression(file.expr, pointer, compiling);
  const condition = compileCondition(file, pointer, compiling);
  return { derive: condition.test, explain: (at, warnings) => condition.explain(at, startNotes(warnings)) };
}

function fromExpression(text: string, pointer: string, compiling: Compiling): Derivation {
  const bound = compileBound(text, 'any', `${pointer}/expr`, compiling);
  const shown = cut(bound.text, EXPRESSION);
  return {
    derive: bound.value,
    explain: (at, warnings) => {
      const reason = bound.explain(at, startNotes(warnings));
      return reason === '' ? shown : `${shown}: ${reason}`;
    },
  };
}

/**
 * Compiles `lookup`: a table value selected by another fact. Numbers, true and false are looked up as written in JSON. An
 * unlisted value gets the default, or is indeterminate without one.
 */
function compileFactLookup(file: FactLookupFile, pointer: string, compiling: Compiling): Derivation {
  const { field, table, default: usual } = file;
  const fact = compileFact(field, `${pointer}/field`, compiling);
  const rows = new Map(Object.entries(table));
  return {
    derive: (at) => {
      const key = tableKey(fact.read(at));
      if (key === undefined) return undefined;
      return rows.has(key) ? rows.get(key) : usual;
    },
    explain: (at, warnings) => {
      const notes = startNotes(warnings);
      return explainRow(fact, rows, at, notes, (notListed) => {
        if (usual !== undefined) return `${notListed}, and has the default`;
        warn(notes, notListed);
        return notListed;
      });
    },
  };
}
