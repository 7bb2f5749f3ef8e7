import { ownerOf } from '#platform/customers/auth/get-owner.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { exportOf } from './collect-personal-data.ts'

/** Returns all data about a customer, at their request, and audits who exported it. Refuses `ClienteInexistente`. */
export async function exportCustomer(context: RequestContext, { id }: { id: number }) {
  permit(context, 'clientes.privacidade')
  const owner = await ownerOf(context.db, id)
  await recordChange(context.db, context, {
    acao: 'cliente.dadosExportados',
    alvo: { tipo: 'cliente', id: String(id), nome: owner.nome },
  })

  return exportOf(context, owner)
}
