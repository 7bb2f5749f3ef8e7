import type { FieldProblem } from '../customer/field-problem.ts'
import { type Person, readPerson, type TypedPerson } from '../customer/read-person.ts'

/** Reads who buys as it was typed, or says field by field, in the order of the checkout's form, what to mend. */
export function readBuyer(typed: TypedPerson): { comprador: Person } | { campos: FieldProblem[] } {
  const read = readPerson(typed)
  if ('pessoa' in read) return { comprador: read.pessoa }

  return { campos: ORDER.flatMap((campo) => read.campos.filter((one) => one.campo === campo)) }
}

/** The e-mail comes first: with it alone the shop can write to who goes away. */
const ORDER = ['email', 'nomeRazao', 'documento', 'celular']
