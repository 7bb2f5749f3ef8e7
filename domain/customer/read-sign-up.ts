import { type FieldProblem, oneLine, problem } from '../format/field-problem.ts'
import { passwordProblem } from './password-rules.ts'
import { type Person, readPerson, type TypedPerson } from './read-person.ts'

/** The form as typed. */
export type TypedSignUp = TypedPerson & {
  nomeFantasia: string
  senha: string
  aceitaTermos: boolean
  aceitaOfertas: boolean
}

/** The data as stored: the document without punctuation, the phone number in E.164, the e-mail in lower case. */
export type SignUp = Omit<TypedSignUp, 'aceitaTermos'>

/** Reads a sign-up as people type it, or returns the problems of each field in form order. */
export function readSignUp(typed: TypedSignUp): { cadastro: SignUp } | { campos: FieldProblem[] } {
  const { senha, aceitaTermos, aceitaOfertas } = typed
  const read = readPerson(typed)
  const campos = [
    ...('campos' in read ? read.campos : []),
    ...problem('senha', passwordProblem(senha, ownWords(read, typed))),
    ...problem(
      'aceitaTermos',
      aceitaTermos ? null : 'Para criar a conta, aceite os termos e a política de privacidade.',
    ),
  ]
  if ('campos' in read || campos.length > 0) return { campos }
  const nomeFantasia = typed.pessoa === 'J' ? oneLine(typed.nomeFantasia) : ''

  return { cadastro: { ...read.pessoa, nomeFantasia, senha, aceitaOfertas } }
}

/** Personal data that a password must not consist of. */
function ownWords(read: { pessoa: Person } | object, typed: TypedSignUp): string[] {
  const { email, documento, nomeRazao } = 'pessoa' in read ? read.pessoa : typed

  return [email, documento, nomeRazao]
}
