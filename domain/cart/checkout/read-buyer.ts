import { type Person, readPerson, type TypedPerson } from '../../customer/read-person.ts'
import type { FieldProblem } from '../../format/field-problem.ts'

/** Reads the buyer as typed, or returns the problems of each field, in the order of the checkout form. */
export function readBuyer(typed: TypedPerson): { comprador: Person } | { campos: FieldProblem[] } {
  const read = readPerson(typed)
  if ('pessoa' in read) return { comprador: read.pessoa }

  return { campos: ORDER.flatMap((campo) => read.campos.filter((one) => one.campo === campo)) }
}

/** The e-mail comes first: with it alone the shop can write to a buyer who leaves. */
const ORDER = ['email', 'nomeRazao', 'documento', 'celular']
