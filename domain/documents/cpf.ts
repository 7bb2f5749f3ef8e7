import { modulo11Sum } from './check-digits.ts'

/**
 * Returns the eleven digits of a CPF as people write it (`529.982.247-25`), or null if invalid. The two last digits
 * check the others by modulo 11 (Receita Federal). The ten numbers of one repeated digit fit the rule but are never
 * issued, so they are invalid.
 */
export function readCpf(text: string): string | null {
  const cpf = text.replace(/[\s.-]/g, '')
  if (!/^\d{11}$/.test(cpf) || /^(.)\1*$/.test(cpf)) return null

  return cpf === withCheckDigits(cpf.slice(0, 9)) ? cpf : null
}

function withCheckDigits(base: string): string {
  const first = base + checkDigit(base)

  return first + checkDigit(first)
}

/** The weights never wrap: the leftmost digit has weight 10, then 11. */
function checkDigit(digits: string): number {
  const remainder = modulo11Sum([...digits].map(Number), 11) % 11

  return remainder < 2 ? 0 : 11 - remainder
}

/** Puts back the leading zeros of a CPF that a spreadsheet took for a number. */
export function withLeadingZeros(text: string): string {
  return /^\d{8,10}$/.test(text) ? text.padStart(11, '0') : text
}
