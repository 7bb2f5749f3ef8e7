/** Whether two values are equal as JSON: a missing key equals an undefined one, and the order of keys doesn't matter. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return false
  const [left, right] = [
    new Map<string, unknown>(Object.entries(a)),
    new Map<string, unknown>(Object.entries(b)),
  ]

  return [...new Set([...left.keys(), ...right.keys()])].every((key) => same(left.get(key), right.get(key)))
}
