import { eq } from 'drizzle-orm'
import type { User } from '#contract/customers/customers.ts'
import { readCep } from '#domain/documents/cep.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sessoes } from '../tables.ts'
import { getUser } from './get-user.ts'
import { requireSession, storeSession } from './session.ts'

/** Stores the visitor's CEP and its state in the session. Refuses `CepInvalido`. */
export async function setZipcode(context: RequestContext, input: { cep: string }): Promise<User> {
  const address = readCep(input.cep)
  if (!address) throw refuse('CepInvalido')
  const sessao = requireSession(context)

  await context.db.transaction(async (tx) => {
    await storeSession(tx, sessao, context.now)
    await tx.update(sessoes).set(address).where(eq(sessoes.hash, sessao))
  })
  return getUser(context)
}
