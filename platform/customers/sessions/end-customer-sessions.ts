import { eq } from 'drizzle-orm'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { changeCustomer } from '../account/change-customer.ts'
import { sessoes } from '../tables.ts'

/** Logs a customer out everywhere, as after a lost phone. Refuses `ClienteInexistente`. */
export function endCustomerSessions(visit: Visit, { id }: { id: number }) {
  return changeCustomer(visit, {
    id,
    acao: 'cliente.sessoesEncerradas',
    work: async (tx) => {
      const ended = await tx.delete(sessoes).where(eq(sessoes.idCliente, id)).returning({ id: sessoes.id })
      return { antes: { sessoes: ended.length }, depois: { sessoes: 0 } }
    },
  })
}
