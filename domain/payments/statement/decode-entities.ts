/** Decodes the entities of XML and SGML, `&amp;` and `&#225;`; an unknown one stays as it is. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi,
    (all, dec, hex, name) => {
      if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? all
      const code = dec === undefined ? Number.parseInt(hex, 16) : Number(dec)

      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all
    },
  )
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}
