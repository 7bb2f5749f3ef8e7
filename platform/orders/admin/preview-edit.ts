import type { OrderEdit, OrderEditPreview } from '#contract/admin/orders.ts'
import { permit } from '#platform/permit.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { readOrder } from '../rows.ts'
import { planEdit } from './plan-edit.ts'

/** What an edit would make of an order, and what its delivery would cost; writes nothing. Refuses as `planEdit` does. */
export async function previewEdit(visit: Visit, edit: OrderEdit): Promise<OrderEditPreview> {
  permit(visit, 'pedidos.editar')
  const facts = await readOrder(visit.db, { id: edit.id, sessao: null })
  if (!facts) throw refuse('PedidoInexistente')
  const { itens, subtotal, totalItens, valorFrete, descontoVista, total, cotacao } = await planEdit(
    visit,
    facts,
    edit,
  )
  const { metodo, total: antes } = facts.pedido

  return {
    itens: itens.map(({ idSku, quantidade, total }) => ({ idAtributoSimples: idSku, quantidade, total })),
    ...{ subtotal, descontos: subtotal - totalItens, frete: valorFrete, total, antes, cotacao },
    descontoVista: metodo === 'pix' ? descontoVista : 0,
  }
}
