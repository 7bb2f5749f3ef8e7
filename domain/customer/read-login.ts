import { readCnpj } from '../documents/cnpj.ts'
import { readCpf } from '../documents/cpf.ts'
import { readEmail } from './read-email.ts'

/** What identifies an account at login. */
export type LoginName = { email: string } | { documento: string }

/** Reads what people log in with: e-mail, CPF or CNPJ, with or without punctuation. Null for anything else. */
export function readLogin(text: string): LoginName | null {
  const email = readEmail(text)
  if (email) return { email }
  const documento = readCpf(text) ?? readCnpj(text)

  return documento ? { documento } : null
}
