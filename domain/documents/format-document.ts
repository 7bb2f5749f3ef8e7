import { formatCnpj } from './format-cnpj.ts'
import { formatCpf } from './format-cpf.ts'

const CPF_DIGITS = 11

/** Formats a complete or partly typed CPF or CNPJ: text with letters or more than eleven digits is a CNPJ. */
export function formatDocument(text: string): string {
  const bare = text.replace(/[^0-9A-Za-z]/g, '')

  return bare.length > CPF_DIGITS || /[A-Za-z]/.test(bare) ? formatCnpj(text) : formatCpf(text)
}
