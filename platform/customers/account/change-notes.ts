import { and, eq } from 'drizzle-orm'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { clientesNotas } from '../tables.ts'
import { changeCustomer } from './change-customer.ts'

/** Refuses `ClienteInexistente`. */
export function addCustomerNote(visit: Visit, { id, texto }: { id: number; texto: string }) {
  const { nome } = permit(visit, 'clientes.editar')

  return changeCustomer(visit, {
    id,
    acao: 'cliente.anotado',
    work: async (tx) => {
      await tx.insert(clientesNotas).values({ idCliente: id, texto, quem: nome, em: visit.agora })
      // The note itself goes with the account; the audit stays.
      return {}
    },
  })
}

/** Refuses `ClienteInexistente` and `CadastroInexistente`. */
export function removeCustomerNote(visit: Visit, { id, idNota }: { id: number; idNota: number }) {
  return changeCustomer(visit, {
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
