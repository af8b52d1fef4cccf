/**
 * The value at a dotted path of a trial, own properties only; undefined where any part is absent.
 * @param path for example `ground_truth.time`
 */
export function factAt(trial: object, path: string): unknown {
  let value: unknown = trial;
  for (const part of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Record<string, unknown>)[part];
  }
  return value;
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
    const nested = typeof value === 'object' && value !== null && !Array.isArray(value) && depth < 3;
    return nested ? scalarFacts(value, `${name}.`, depth + 1) : [];
  });
}
