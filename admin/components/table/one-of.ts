/** A value of the address, if it is one of those that a page knows. */
export function oneOf<Value extends string>(values: readonly Value[], value: string | null | undefined) {
  return values.find((known) => known === value)
}
