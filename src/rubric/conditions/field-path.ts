import type { Trial } from '../../suite/trial.ts';

const MAX_SEGMENTS = 32;
const REFUSED = new Set(['__proto__', 'prototype', 'constructor']);
const LIST_INDEX = /^(?:-1|0|[1-9][0-9]{0,6})$/;

/** Reads one fact of a trial; undefined when the trial does not carry it. */
export type ReadField = (trial: Trial) => unknown;

/** Why a dotted path cannot be read, or undefined when it can. */
export function fieldPathFault(path: string): string | undefined {
  const segments = path.split('.');
  if (segments.length > MAX_SEGMENTS) return `a path of at most ${MAX_SEGMENTS} parts`;
  if (segments.some((segment) => segment === '')) return 'names joined by single dots';
  const refused = segments.find((segment) => REFUSED.has(segment));
  if (refused !== undefined) return `a path without \`${refused}\``;
  const index = segments.find((segment) => /^-?[0-9]+$/.test(segment) && !LIST_INDEX.test(segment));
  return index === undefined ? undefined : 'a list index from 0 to 9999999, or -1 for the last item';
}

/**
 * Compiles a dotted path: own members of objects, items of lists by index (`-1` is the last).
 * @param path without a fault, see `fieldPathFault`
 */
export function compileFieldPath(path: string): ReadField {
  const steps = path.split('.').map((name) => ({ name, index: LIST_INDEX.test(name) ? Number(name) : undefined }));
  const [only] = steps;
  if (steps.length === 1 && only !== undefined) {
    const { name } = only;
    return (trial) => (Object.hasOwn(trial, name) ? trial[name] : undefined);
  }
  return (trial) => {
    let value: unknown = trial;
    for (const step of steps) value = memberOf(value, step.name, step.index);
    return value;
  };
}

function memberOf(value: unknown, name: string, index: number | undefined): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return index === undefined ? undefined : value.at(index);
  return Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}
