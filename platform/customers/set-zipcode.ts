import { eq } from 'drizzle-orm'
import type { User } from '#contract/customers.ts'
import { readCep } from '#domain/cep.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { getUser } from './get-user.ts'
import { keepSession, requireSession } from './session.ts'
import { sessoes } from './tables.ts'

/** Keeps the visitor's CEP and its state in the session. Refuses `CepInvalido`. */
export async function setZipcode(visit: Visit, input: { cep: string }): Promise<User> {
  const address = readCep(input.cep)
  if (!address) throw refuse('CepInvalido')
  const sessao = requireSession(visit)

  await visit.db.transaction(async (tx) => {
    await keepSession(tx, sessao, visit.agora)
    await tx.update(sessoes).set(address).where(eq(sessoes.hash, sessao))
  })
  return getUser(visit)
}
