import { modulo11Sum } from '#domain/documents/check-digits.ts'

/**
 * What a boleto's bar code says. `fator` is the due date (`due-factor.ts`), `valor` is in centavos and 0 leaves it open, and
 * the 25 digits of `campoLivre` are the bank's own.
 */
export type Barcode = { banco: string; fator: number; valor: number; campoLivre: string }

/** The 44 digits of a boleto's bar code (FEBRABAN; Carta-Circular BCB 2.926/2000). Throws RangeError for what has no place. */
export function writeBarcode({ banco, fator, valor, campoLivre }: Barcode): string {
  const head = `${banco}${REAL}`
  const rest = digits(fator, 4) + digits(valor, 10) + campoLivre
  if (!/^\d{42}$/.test(banco + rest)) throw new RangeError('A bank has 3 digits and its own field 25.')

  return head + generalDigit(head + rest) + rest
}

/** The currency, which stands after the bank. */
const REAL = '9'

function digits(value: number, size: number): string {
  const text = String(value).padStart(size, '0')
  if (!/^\d+$/.test(text) || text.length > size) throw new RangeError(`No ${size} digits: ${value}`)

  return text
}

/** The digit that checks the other 43 by modulo 11: never 0, so that it can't be taken for none. */
function generalDigit(others: string): string {
  const digit = 11 - (modulo11Sum([...others].map(Number), 9) % 11)

  return digit > 9 ? '1' : String(digit)
}
