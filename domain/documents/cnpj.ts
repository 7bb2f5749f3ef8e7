import { modulo11Sum } from './check-digits.ts'

/**
 * The fourteen characters of a CNPJ as people write it (`12.ABC.345/01DE-35`), letters as capitals, or null for what is
 * none. Since July 2026 new numbers may have letters among the first twelve characters, and old ones stay what they are; the
 * two last digits check both kinds by modulo 11 (Instrução Normativa RFB 2.229/2024). Letters that are said never to be
 * given out count as any other.
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

/** A character counts as its place in ASCII after the zero: digits as themselves, A as 17. */
function worthOf(character: string): number {
  return character.charCodeAt(0) - 48
}
