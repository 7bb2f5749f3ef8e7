import { ownerOf } from '#platform/customers/auth/get-owner.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { erasePersonalData } from './erase-personal-data.ts'

/**
 * Erases a customer at their request. The audit keeps only the customer's id. Refuses `ClienteInexistente`,
 * `CamposInvalidos` if the e-mail is not theirs, and `ContaComPedidoAberto`.
 */
export async function eraseCustomer(context: RequestContext, { id, email }: { id: number; email: string }) {
  permit(context, 'clientes.privacidade')
  const owner = await ownerOf(context.db, id)
  if (email.trim().toLowerCase() !== owner.email)
    throw refuse('CamposInvalidos', {
      campos: [{ campo: 'email', mensagem: 'Este não é o e-mail deste cliente.' }],
    })
  await context.db.transaction(async (tx) => {
    await erasePersonalData(tx, owner)
    await recordChange(tx, context, {
      acao: 'cliente.esquecido',
      alvo: { tipo: 'cliente', id: String(id), nome: `Cliente ${id}` },
    })
  })

  return {}
}
