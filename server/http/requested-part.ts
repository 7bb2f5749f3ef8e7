/** Bytes of a file, both ends inclusive. */
export type Part = { from: number; to: number }

/**
 * Reads a `Range` header (RFC 9110, section 14) for a file of `size` bytes. Null means the whole file: without header, if
 * it can't be read, or if it asks for several parts, which no player does. `outside` is a part beyond the file.
 */
export function requestedPart(header: string | undefined, size: number): Part | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  // `-500`: the last 500 bytes.
  if (first === '')
    return Number(last) === 0 || size === 0
      ? 'outside'
      : { from: Math.max(0, size - Number(last)), to: size - 1 }
  const from = Number(first)
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < from) return null

  return from >= size ? 'outside' : { from, to }
}
