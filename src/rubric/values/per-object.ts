/** Makes something of a value, of the same list or object once only: many items may be held against it. */
export function perObject<T extends object>(make: (value: unknown) => T): (value: unknown) => T {
  const made = new WeakMap<object, T>();
  return (value) => {
    if (typeof value !== 'object' || value === null) return make(value);
    const before = made.get(value);
    if (before !== undefined) return before;
    const one = make(value);
    made.set(value, one);
    return one;
  };
}
