import { modulo11Sum } from '#domain/documents/check-digits.ts'

/**
 * The content of a boleto's bar code. `fator` is the due date (`due-factor.ts`), `valor` is in centavos, 0 leaves the
 * amount open, and `campoLivre` is 25 digits defined by the bank.
 */
export type Barcode = { banco: string; fator: number; valor: number; campoLivre: string }

/**
 * Returns the 44 digits of a boleto's bar code (FEBRABAN; Carta-Circular BCB 2.926/2000). Throws RangeError for values
 * that don't fit.
 */
export function writeBarcode({ banco, fator, valor, campoLivre }: Barcode): string {
  const head = `${banco}${REAL}`
  const rest = digits(fator, 4) + digits(valor, 10) + campoLivre
  if (!/^\d{42}$/.test(banco + rest)) throw new RangeError('A bank code has 3 digits and its free field 25.')

  return head + generalDigit(head + rest) + rest
}

/** The currency digit after the bank code; 9 is the real. */
const REAL = '9'

function digits(value: number, size: number): string {
  const text = String(value).padStart(size, '0')
  if (!/^\d+$/.test(text) || text.length > size)
    throw new RangeError(`Does not fit in ${size} digits: ${value}`)

  return text
}

/** Returns the general check digit of the other 43 by modulo 11; never 0, so that it differs from an empty one. */
function generalDigit(others: string): string {
  const digit = 11 - (modulo11Sum([...others].map(Number), 9) % 11)

  return digit > 9 ? '1' : String(digit)
}
