import { modulo11Sum } from './check-digits.ts'

/**
 * Returns the fourteen characters of a CNPJ as people write it (`12.ABC.345/01DE-35`), in upper case, or null if
 * invalid. Since July 2026 new numbers may have letters among the first twelve characters; old numbers stay valid. The
 * two last digits check both kinds by modulo 11 (Instrução Normativa RFB 2.229/2024). Letters that are reported never
 * to be issued are accepted like any other.
 */
export function readCnpj(text: string): string | null {
  const cnpj = text.toUpperCase().replace(/[\s./-]/g, '')
  if (!/^[0-9A-Z]{12}\d{2}$/.test(cnpj) || /^(.)\1*$/.test(cnpj)) return null

  return cnpj === withCheckDigits(cnpj.slice(0, 12)) ? cnpj : null
}

function withCheckDigits(base: string): string {
  const first = base + checkDigit(base)

  return first + checkDigit(first)
}

function checkDigit(characters: string): number {
  const remainder = modulo11Sum([...characters].map(worthOf), 9) % 11

  return remainder < 2 ? 0 : 11 - remainder
}

/** A character's value is its ASCII code minus that of zero: digits count as themselves, A as 17. */
function worthOf(character: string): number {
  return character.charCodeAt(0) - 48
}
