/** The tags of a DKIM or DMARC record, `name=value` between semicolons (RFC 6376, 3.2); of a repeated one, the first. */
export function tagsOfRecord(record: string): Map<string, string> {
  const tags = new Map<string, string>()
  for (const part of record.split(';')) {
    const equals = part.indexOf('=')
    const name = part.slice(0, equals).trim().toLowerCase()
    if (equals > 0 && !tags.has(name)) tags.set(name, part.slice(equals + 1).trim())
  }

  return tags
}
