/**
 * Reads a vibrating length as players write it, in millimetres to the tenth: `648`, `64,8 cm`, `25,5"`, `34 pol`, `1.060`.
 * Without a unit the size of the number says it: no instrument is 45 mm long, or 130. Null if it is no length.
 */
export function readLength(text: string): number | null {
  const plain = text.trim().replace(/^1\.(\d{3})(?!\d)/, '1$1')
  const [, digits, unit = ''] =
    /^(\d{1,4}(?:[.,]\d+)?)\s*(mm|cm|"|″|”|''|pol\.?|polegadas|in)?$/i.exec(plain) ?? []
  if (digits === undefined) return null
  const value = Number(digits.replace(',', '.'))

  return Math.round(value * (unit === '' ? factorOf(value) : factorOfUnit(unit)) * 10) / 10
}

/** Millimetres in the unit of a number without one. */
function factorOf(value: number): number {
  if (value < 45) return 25.4

  return value < 130 ? 10 : 1
}

function factorOfUnit(unit: string): number {
  if (/^mm$/i.test(unit)) return 1

  return /^cm$/i.test(unit) ? 10 : 25.4
}
