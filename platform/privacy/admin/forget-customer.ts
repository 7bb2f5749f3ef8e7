import { noteChange } from '#platform/audit/note-change.ts'
import { ownerOf } from '#platform/customers/admin/owner-of.ts'
import { permit } from '#platform/permit.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { forget } from '../forget.ts'

/**
 * Forgets a customer, at their request. Of who it was, the audit keeps the number alone. Refuses `ClienteInexistente`,
 * `CamposInvalidos` where the e-mail is not theirs, and `ContaComPedidoAberto`.
 */
export async function forgetCustomer(visit: Visit, { id, email }: { id: number; email: string }) {
  permit(visit, 'clientes.privacidade')
  const owner = await ownerOf(visit.db, id)
  if (email.trim().toLowerCase() !== owner.email)
    throw refuse('CamposInvalidos', {
      campos: [{ campo: 'email', mensagem: 'Este não é o e-mail deste cliente.' }],
    })
  await visit.db.transaction(async (tx) => {
    await forget(tx, owner)
    await noteChange(tx, visit, {
      acao: 'cliente.esquecido',
      alvo: { tipo: 'cliente', id: String(id), nome: `Cliente ${id}` },
    })
  })

  return {}
}
