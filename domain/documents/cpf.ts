import { modulo11Sum } from './check-digits.ts'

/**
 * The eleven digits of a CPF as people write it (`529.982.247-25`), or null for what is none. The two last digits check the
 * others by modulo 11 (Receita Federal); the ten numbers of one repeated digit fit the rule but are nobody's.
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

/** The weights never come round: the leftmost digit has 10, then 11. */
function checkDigit(digits: string): number {
  const remainder = modulo11Sum([...digits].map(Number), 11) % 11

  return remainder < 2 ? 0 : 11 - remainder
}
