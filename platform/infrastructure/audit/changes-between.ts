import { isDeepStrictEqual } from 'node:util'

type Fields = Record<string, unknown>

/** Longer values are cut: the audit log says what changed; it does not store a second copy. */
const MAX_CHARACTERS = 2_000

/**
 * Returns the fields that differ, sorted by name. A missing field counts as null; empty values and missing ones are
 * equal.
 */
export function changesBetween(antes: Fields, depois: Fields) {
  const fields = [...new Set([...Object.keys(antes), ...Object.keys(depois)])].sort()

  return fields
    .filter((campo) => !isSame(plain(antes[campo]), plain(depois[campo])))
    .map((campo) => ({ campo, antes: cut(plain(antes[campo])), depois: cut(plain(depois[campo])) }))
}

function isSame(before: unknown, after: unknown): boolean {
  return (isEmpty(before) && isEmpty(after)) || isDeepStrictEqual(before, after)
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** The value as JSON represents it: dates become text, undefined becomes null. */
function plain(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value))
}

function cut(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value)

  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : value
}
