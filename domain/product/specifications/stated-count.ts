/**
 * The number of strings that a sheet states, whose field may be a number, a choice or text: `6`, `6 cordas`, `12 cordas
 * (6 pares)`. Null if there is none.
 */
export function statedCount(valor: string): number | null {
  const [digits] = /\d+(?:[.,]\d+)?/.exec(valor) ?? []
  const count = Number(digits?.replace(',', '.'))

  return Number.isInteger(count) ? count : null
}
