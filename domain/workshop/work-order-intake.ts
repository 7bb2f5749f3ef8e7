import { readEmail, WRONG_EMAIL } from '../customer/read-email.ts'
import { readCnpj } from '../documents/cnpj.ts'
import { readCpf } from '../documents/cpf.ts'
import { type FieldProblem, oneLine, problem } from '../format/field-problem.ts'
import { readPhone, WRONG_PHONE } from '../format/phone.ts'

/** Who brought an instrument, as typed at the counter: name and a way to reach them are enough. */
export type IntakeContact = { nome: string; email: string; celular: string; documento: string }

/** Reads a contact as people type it, with the document in digits and the phone in E.164, or returns its problems. */
export function readContact(
  typed: IntakeContact,
): { contato: IntakeContact; campos: null } | { campos: FieldProblem[] } {
  const email = optional(typed.email, readEmail)
  const celular = optional(typed.celular, (text) => readPhone(text)?.numero ?? null)
  const documento = optional(typed.documento, (text) => readCpf(text) ?? readCnpj(text))
  const nome = oneLine(typed.nome)
  const campos = [
    problem('nome', nome === '' ? 'Escreva o nome de quem trouxe.' : null),
    problem('documento', documento === null ? 'Este CPF ou CNPJ não existe. Confira os números.' : null),
    problem('celular', celular === null ? WRONG_PHONE : null),
    problem('email', email === null ? WRONG_EMAIL : null),
    problem(
      'celular',
      celular === '' && email === ''
        ? 'Escreva o celular ou o e-mail: é por onde o cliente recebe o orçamento.'
        : null,
    ),
  ].flat()
  if (email === null || celular === null || documento === null || campos.length > 0) return { campos }

  return { contato: { nome, email, celular, documento }, campos: null }
}

/** Empty text stays empty; null for text that can't be read. */
function optional(text: string, read: (text: string) => string | null | undefined): string | null {
  return text.trim() === '' ? '' : (read(text) ?? null)
}
