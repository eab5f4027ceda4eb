/**
 * A function that calls `make` at its first call and returns the same value from then on; after an error it tries
 * again.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
