/** As a parser of json-p3 reads a token of a number; it is not part of the types. */
type ReadNumber = (this: unknown, stream: { readonly current: { value: string } }) => unknown;

/**
 * Lets selectors hold fractions: json-p3 takes the nought of `0.5` for a leading one; with a sign before it, it does not.
 * @param environment that of json-p3; one that reads numbers in another way stays as it is
 */
export function readFractions(environment: object): void {
  const { parser } = environment as { readonly parser?: { readonly tokenMap?: unknown } };
  const readers = parser?.tokenMap;
  if (!(readers instanceof Map)) return;
  const readNumber: unknown = readers.get('NUMBER');
  if (typeof readNumber !== 'function') return;
  const withSign: ReadNumber = function (stream) {
    const { current } = stream;
    if (/^0[.eE]/.test(current.value)) current.value = `+${current.value}`;
    return readNumber.call(this, stream);
  };
  readers.set('NUMBER', withSign);
}
