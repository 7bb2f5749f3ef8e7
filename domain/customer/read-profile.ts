import { type FieldProblem, oneLine, problem } from '../format/field-problem.ts'
import { readPhone } from '../format/phone.ts'
import { type Person, readPerson } from './read-person.ts'

/** A customer's own data as typed. */
export type TypedProfile = {
  nomeRazao: string
  nomeFantasia: string
  /** Only read if the account has no document yet. */
  documento: string
  inscricaoEstadual: string
  celular: string
  telefone: string
  sexo: '' | 'F' | 'M' | 'O'
  nascimento: string
}

/** The data as stored. `nascimento` is `YYYY-MM-DD` or null, phone numbers are in E.164. */
export type Profile = Omit<Person, 'email' | 'pessoa'> & {
  nomeFantasia: string
  telefone: string
  sexo: TypedProfile['sexo']
  nascimento: string | null
}

/** Account data that the form can't change; `hoje` is the day in São Paulo, `YYYY-MM-DD`. */
type Known = { pessoa: 'F' | 'J'; documento: string | null; email: string; hoje: string }

/**
 * Reads a customer's own data as typed, or returns the problems of each field. A stored CPF or CNPJ can't be changed.
 */
export function readProfile(
  typed: TypedProfile,
  { pessoa, documento, email, hoje }: Known,
): { perfil: Profile } | { campos: FieldProblem[] } {
  const firm = pessoa === 'J'
  const person = readPerson({ ...typed, pessoa, documento: documento ?? typed.documento, email })
  const telefone = typed.telefone.trim() === '' ? '' : readPhone(typed.telefone)?.numero
  const nascimento = firm || typed.nascimento === '' ? null : typed.nascimento
  const campos = [
    'campos' in person ? person.campos : [],
    problem(
      'telefone',
      telefone === undefined ? 'Confira o telefone: DDD e número, como (11) 3456-7890.' : null,
    ),
    problem('nascimento', nascimento === null ? null : birthProblem(nascimento, hoje)),
  ].flat()
  if ('campos' in person || telefone === undefined || campos.length > 0) return { campos }
  const { email: _email, pessoa: _pessoa, ...fields } = person.pessoa

  return {
    perfil: {
      ...fields,
      nomeFantasia: firm ? oneLine(typed.nomeFantasia) : '',
      telefone,
      sexo: firm ? '' : typed.sexo,
      nascimento,
    },
  }
}

/** Earlier dates are typing errors: nobody alive was born before. */
const MIN_BIRTHDAY = '1900-01-01'

function birthProblem(nascimento: string, hoje: string): string | null {
  const day = new Date(`${nascimento}T00:00:00Z`)
  const real = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${nascimento}T`)

  return real && nascimento >= MIN_BIRTHDAY && nascimento < hoje ? null : 'Confira a data de nascimento.'
}
