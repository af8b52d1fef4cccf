import { memberPointer } from '../contract/json.ts';
import type { SelectorUse } from './mapping/mapping-compiler.ts';
import { factAt, scalarFacts, type Trial } from './trial.ts';

/** A fact of a trial, and the selectors of the mapping that gave it. */
export interface FactSource {
  /** Dotted path of the fact. */
  readonly path: string;
  readonly value: unknown;
  /** Alternatives in their order if it is not known which of them gave it; empty for the native format, and for a constant. */
  readonly selectors: readonly string[];
}

/** Starts telling which selectors find a value, trial by trial. @param selectors of the mapping; empty for the native format */
export function startFactSources(selectors: readonly SelectorUse[]): (trial: Trial) => readonly FactSource[] {
  let before = selectors.map(({ found }) => found);
  return (trial) => {
    const found = selectors.filter((use, index) => use.found > (before[index] ?? 0));
    before = selectors.map((use) => use.found);
    // The trials of a bundle are stored as facts: no selector is applied.
    const used = (found.length === 0 ? selectors : found).filter(({ pointer }) => !INNER.test(pointer));
    return scalarFacts(trial).map((path) => {
      const places = placesOf(path);
      const gave = used.filter(({ pointer }) => places.some((place) => `${pointer}/`.startsWith(`${place}/`)));
      return { path, value: factAt(trial, path), selectors: [...new Set(gave.map(({ text }) => text))] };
    });
  };
}

/** A selector within a value that another one selects. */
const INNER = /\/(?:then|member)(?:\/|$)/;

/** Where a mapping can give a fact: `a.b` by a part of that name, or by `a`. */
function placesOf(path: string): readonly string[] {
  const names = path.split('.');
  const facts = names.map((_, index) => memberPointer('/facts', names.slice(0, index + 1).join('.')));
  return [...facts, names.reduce(memberPointer, '')];
}
