import { readCnpj } from '../documents/cnpj.ts'
import { readCpf } from '../documents/cpf.ts'
import { type FieldProblem, oneLine, problem } from '../format/field-problem.ts'
import { readPhone, WRONG_PHONE } from '../format/phone.ts'
import { readEmail, WRONG_EMAIL } from './read-email.ts'

/** A person's data as typed. */
export type TypedPerson = {
  pessoa: 'F' | 'J'
  nomeRazao: string
  documento: string
  inscricaoEstadual: string
  celular: string
  email: string
}

/** A person's data as stored: the document without punctuation, the phone number in E.164, the e-mail in lower case. */
export type Person = TypedPerson

/** Reads a person's data as people type it, or returns the problems of each field in form order. */
export function readPerson(typed: TypedPerson): { pessoa: Person } | { campos: FieldProblem[] } {
  const firm = typed.pessoa === 'J'
  const nomeRazao = oneLine(typed.nomeRazao)
  const documento = firm ? readCnpj(typed.documento) : readCpf(typed.documento)
  const celular = readPhone(typed.celular)?.numero
  const email = readEmail(typed.email)
  const campos = [
    problem('nomeRazao', nameProblem(nomeRazao, firm)),
    problem('documento', documento ? null : documentProblem(typed.documento, firm)),
    problem('celular', celular ? null : phoneProblem(typed.celular)),
    problem('email', email ? null : emailProblem(typed.email)),
  ].flat()
  if (!documento || !celular || !email || campos.length > 0) return { campos }
  const inscricaoEstadual = firm ? oneLine(typed.inscricaoEstadual) : ''

  return { pessoa: { pessoa: typed.pessoa, nomeRazao, documento, inscricaoEstadual, celular, email } }
}

/** The sentence for an invalid e-mail address. */
export function emailProblem(typed: string): string {
  return typed.trim() === '' ? 'Digite seu e-mail.' : WRONG_EMAIL
}

function nameProblem(name: string, firm: boolean): string | null {
  if (firm) return name === '' ? 'Digite a razão social.' : null
  if (name === '') return 'Digite seu nome completo.'

  return name.includes(' ') ? null : 'Digite também o sobrenome: ele vai na nota fiscal.'
}

function documentProblem(typed: string, firm: boolean): string {
  const what = firm ? 'CNPJ' : 'CPF'

  return typed.trim() === '' ? `Digite o ${what}.` : `Este ${what} não existe. Confira os números.`
}

function phoneProblem(typed: string): string {
  return typed.trim() === '' ? 'Digite seu celular com DDD.' : WRONG_PHONE
}
