import { readCnpj } from '../cnpj.ts'
import { readCpf } from '../cpf.ts'
import { passwordProblem } from '../password-rules.ts'
import { readPhone } from '../phone.ts'
import { readEmail } from './read-email.ts'

/** The form as it was typed. */
export type TypedSignUp = {
  pessoa: 'F' | 'J'
  nomeRazao: string
  nomeFantasia: string
  documento: string
  inscricaoEstadual: string
  celular: string
  email: string
  senha: string
  aceitaTermos: boolean
  aceitaOfertas: boolean
}

/** What the sentence beside a field says; `campo` is the field's name. */
export type FieldProblem = { campo: string; mensagem: string }

/** What is kept: the document without marks, the number in E.164, the e-mail in small letters. */
export type SignUp = Omit<TypedSignUp, 'aceitaTermos'>

/** Reads a sign-up as people type it, or says field by field, in the form's order, what to mend. */
export function readSignUp(typed: TypedSignUp): { cadastro: SignUp } | { campos: FieldProblem[] } {
  const firm = typed.pessoa === 'J'
  const nomeRazao = oneLine(typed.nomeRazao)
  const documento = firm ? readCnpj(typed.documento) : readCpf(typed.documento)
  const phone = readPhone(typed.celular)
  const email = readEmail(typed.email)
  const senha = passwordProblem(typed.senha, [email ?? '', documento ?? '', nomeRazao])
  const campos = [
    problem('nomeRazao', nameProblem(nomeRazao, firm)),
    problem('documento', documento ? null : documentProblem(typed.documento, firm)),
    problem('celular', phone ? null : phoneProblem(typed.celular)),
    problem('email', email ? null : emailProblem(typed.email)),
    problem('senha', senha),
    problem(
      'aceitaTermos',
      typed.aceitaTermos ? null : 'Para criar a conta, aceite os termos e a política de privacidade.',
    ),
  ].flat()
  if (!documento || !phone || !email || campos.length > 0) return { campos }

  const { pessoa, aceitaOfertas } = typed
  const firmsOwn = {
    nomeFantasia: firm ? oneLine(typed.nomeFantasia) : '',
    inscricaoEstadual: firm ? oneLine(typed.inscricaoEstadual) : '',
  }
  const celular = phone.numero
  return {
    cadastro: {
      pessoa,
      nomeRazao,
      ...firmsOwn,
      documento,
      celular,
      email,
      senha: typed.senha,
      aceitaOfertas,
    },
  }
}

/** The sentence for an address that is none. */
export function emailProblem(typed: string): string {
  return typed.trim() === ''
    ? 'Digite seu e-mail.'
    : 'Confira o e-mail: ele precisa ser como nome@exemplo.com.br.'
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
  return typed.trim() === ''
    ? 'Digite seu celular com DDD.'
    : 'Confira o telefone: DDD e número, como (11) 98765-4321.'
}

function problem(campo: string, mensagem: string | null): FieldProblem[] {
  return mensagem === null ? [] : [{ campo, mensagem }]
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
