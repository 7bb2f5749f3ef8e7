import { readCnpj } from '../documents/cnpj.ts'
import { readCpf } from '../documents/cpf.ts'
import { readEmail } from './read-email.ts'

/** How an account is named at the login. */
export type LoginName = { email: string } | { documento: string }

/** An account by what people log in with: their e-mail, CPF or CNPJ, with or without marks. Null for what is none of these. */
export function readLogin(text: string): LoginName | null {
  const email = readEmail(text)
  if (email) return { email }
  const documento = readCpf(text) ?? readCnpj(text)

  return documento ? { documento } : null
}
