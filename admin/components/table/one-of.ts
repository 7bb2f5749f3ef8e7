/** Returns a query parameter if it is one of the known values. */
export function oneOf<Value extends string>(values: readonly Value[], value: string | null | undefined) {
  return values.find((known) => known === value)
}
