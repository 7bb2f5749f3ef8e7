import { noteChange } from '#platform/audit/note-change.ts'
import { ownerOf } from '#platform/customers/admin/owner-of.ts'
import { permit } from '#platform/permit.ts'
import type { Visit } from '#platform/visit.ts'
import { exportOf } from '../export-of.ts'

/** All that the shop keeps of a customer, at their request. Who took it is written down. Refuses `ClienteInexistente`. */
export async function exportCustomer(visit: Visit, { id }: { id: number }) {
  permit(visit, 'clientes.privacidade')
  const owner = await ownerOf(visit.db, id)
  await noteChange(visit.db, visit, {
    acao: 'cliente.dadosExportados',
    alvo: { tipo: 'cliente', id: String(id), nome: owner.nome },
  })

  return exportOf(visit, owner)
}
