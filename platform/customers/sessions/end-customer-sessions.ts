import { eq } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeCustomer } from '../account/change-customer.ts'
import { sessoes } from '../tables.ts'

/** Ends all sessions of a customer, for example after they lost a phone. Refuses `ClienteInexistente`. */
export function endCustomerSessions(context: RequestContext, { id }: { id: number }) {
  return changeCustomer(context, {
    id,
    acao: 'cliente.sessoesEncerradas',
    work: async (tx) => {
      const ended = await tx.delete(sessoes).where(eq(sessoes.idCliente, id)).returning({ id: sessoes.id })
      return { antes: { sessoes: ended.length }, depois: { sessoes: 0 } }
    },
  })
}
