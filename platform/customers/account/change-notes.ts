import { and, eq } from 'drizzle-orm'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { clientesNotas } from '../tables.ts'
import { changeCustomer } from './change-customer.ts'

/** Refuses `ClienteInexistente`. */
export function addCustomerNote(context: RequestContext, { id, texto }: { id: number; texto: string }) {
  const { nome } = permit(context, 'clientes.editar')

  return changeCustomer(context, {
    id,
    acao: 'cliente.anotado',
    work: async (tx) => {
      await tx.insert(clientesNotas).values({ idCliente: id, texto, quem: nome, em: context.now })
      // Without the text, because the audit outlives the account.
      return {}
    },
  })
}

/** Refuses `ClienteInexistente` and `CadastroInexistente`. */
export function removeCustomerNote(context: RequestContext, { id, idNota }: { id: number; idNota: number }) {
  return changeCustomer(context, {
    id,
    acao: 'cliente.notaTirada',
    work: async (tx) => {
      const removed = await tx
        .delete(clientesNotas)
        .where(and(eq(clientesNotas.id, idNota), eq(clientesNotas.idCliente, id)))
        .returning({ id: clientesNotas.id })
      if (removed.length === 0) throw refuse('CadastroInexistente')
      return {}
    },
  })
}
