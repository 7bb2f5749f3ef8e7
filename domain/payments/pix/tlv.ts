/**
 * Writes one object of a BR Code: two digits of id, two of length, the value. Some values are lists of objects
 * themselves (EMV QR Code Specification, merchant-presented mode, section 3).
 */
export function writeObject(id: string, value: string): string {
  if (value.length < 1 || value.length > MAX_LENGTH)
    throw new RangeError(`Object ${id} takes 1 to ${MAX_LENGTH} characters, not ${value.length}.`)

  return id + String(value.length).padStart(2, '0') + value
}

/** Reads a list of objects by id, in order; null if a length doesn't fit or an id is repeated. */
export function readObjects(text: string): ReadonlyMap<string, string> | null {
  const objects = new Map<string, string>()
  for (let at = 0; at < text.length; ) {
    const head = text.slice(at, at + 4)
    const end = at + 4 + Number(head.slice(2))
    const value = text.slice(at + 4, end)
    const id = head.slice(0, 2)
    if (!/^\d{4}$/.test(head) || value === '' || end > text.length || objects.has(id)) return null
    objects.set(id, value)
    at = end
  }

  return objects
}

const MAX_LENGTH = 99
