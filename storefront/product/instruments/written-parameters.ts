/** As much of a parameter as the API reads. */
const MAX_LENGTH = 100

/** The parameters of a tool's address as its form sends them; empty if one is missing. */
export function writtenParameters(names: readonly string[], searchParams: URLSearchParams) {
  return Object.fromEntries(names.map((name) => [name, searchParams.get(name)?.slice(0, MAX_LENGTH) ?? '']))
}
