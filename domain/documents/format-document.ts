import { formatCnpj } from './format-cnpj.ts'
import { formatCpf } from './format-cpf.ts'

const CPF_DIGITS = 11

/** A CPF or CNPJ, whole or half-typed, where either may stand: letters and more than eleven digits are a CNPJ's. */
export function formatDocument(text: string): string {
  const bare = text.replace(/[^0-9A-Za-z]/g, '')

  return bare.length > CPF_DIGITS || /[A-Za-z]/.test(bare) ? formatCnpj(text) : formatCpf(text)
}
