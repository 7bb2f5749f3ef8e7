import { type Person, readPerson, type TypedPerson } from '../customer/read-person.ts'
import type { FieldProblem } from '../format/field-problem.ts'

/** Reads who buys as it was typed, or says field by field, in the order of the checkout's form, what to mend. */
export function readBuyer(typed: TypedPerson): { comprador: Person } | { campos: FieldProblem[] } {
  const read = readPerson(typed)
  if ('pessoa' in read) return { comprador: read.pessoa }

  return { campos: ORDER.flatMap((campo) => read.campos.filter((one) => one.campo === campo)) }
}

/** The e-mail comes first: with it alone the shop can write to who goes away. */
const ORDER = ['email', 'nomeRazao', 'documento', 'celular']
