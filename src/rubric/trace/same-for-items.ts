import { type Condition, type Evaluation, type Notes, observe, startNotes, type Truth, warn } from '../evaluation.ts';

/** What a condition says, and what it leaves in the notes. */
interface Told {
  readonly because: string;
  readonly notes: Notes;
}

/** A condition that reads no item of the `each` nodes around it: it is asked once of a trial, and not of every item. */
export function sameForItems({ test, explain }: Condition): Condition {
  const truthOf = onceOfEach((at): { readonly truth: Truth } => ({ truth: test(at) }));
  const toldOf = onceOfEach((at): Told => {
    const notes = startNotes([]);
    return { because: explain(at, notes), notes };
  });
  return {
    test: (at) => truthOf(at).truth,
    explain: (at, notes) => {
      const told = toldOf(at);
      for (const observation of told.notes.observed) observe(notes, observation);
      for (const warning of told.notes.warnings) warn(notes, warning);
      return told.because;
    },
  };
}

/** Once for all items of an evaluation: these have in common how many were looked at. */
function onceOfEach<T>(make: (at: Evaluation) => T): (at: Evaluation) => T {
  const made = new WeakMap<Evaluation['looked'], T>();
  return (at) => {
    const before = made.get(at.looked);
    if (before !== undefined) return before;
    const one = make(at);
    made.set(at.looked, one);
    return one;
  };
}
