/** Makes something of a value, of the same list or object once only: many may be held against it, or looked up in it. */
export function perObject<T extends object, Value = unknown>(make: (value: Value) => T): (value: Value) => T {
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
