/** The address of a tool's page with these parameters, in the order of `names`; those that say nothing are left out. */
export function toolAddress<Name extends string>(
  path: string,
  names: readonly Name[],
  query: Partial<Record<Name, string | number | null>>,
): string {
  const given = names.flatMap((name) => {
    const value = query[name]
    return value === undefined || value === null || value === '' ? [] : [[name, String(value)]]
  })

  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}
