import { isRecord, memberOf } from '../contract/json.ts';

/**
 * The value at a dotted path of a trial, own properties only; undefined where any part is absent.
 * @param path for example `ground_truth.time`
 */
export function factAt(trial: object, path: string): unknown {
  return path.split('.').reduce<unknown>(memberOf, trial);
}

/** The value as one compares it on a command line, or undefined for lists, objects and null. */
export function textForm(value: unknown): string | undefined {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;
}

/** Dotted names of the scalar facts of a trial, down to three levels, the trace left out. */
export function scalarFacts(trial: object, prefix = '', depth = 1): readonly string[] {
  return Object.entries(trial).flatMap(([key, value]) => {
    const name = prefix + key;
    if (textForm(value) !== undefined) return [name];
    return isRecord(value) && depth < 3 ? scalarFacts(value, `${name}.`, depth + 1) : [];
  });
}
