import type { OrderEdit, OrderEditPreview } from '#contract/orders/order-edit.ts'
import { costDifferences, type OrderCosts } from '#domain/order/changes/cost-differences.ts'
import { nameWithVariant } from '#domain/product/variants/variant-text.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type OrderRow, type OrderRows, readOrder } from '../rows.ts'
import { planEdit } from './plan-edit.ts'

/**
 * Returns what an edit would make of an order, with the freight options; writes nothing. Refuses as `planEdit` does.
 */
export async function previewEdit(context: RequestContext, edit: OrderEdit): Promise<OrderEditPreview> {
  permit(context, 'pedidos.editar')
  const rows = await readOrder(context.db, { id: edit.id, sessao: null })
  if (!rows) throw refuse('PedidoInexistente')
  const { itens, pedido, cotacao, maxQuantities, avisos } = await planEdit(context, rows, edit)
  const { metodo, total: antes } = rows.pedido
  const { subtotal, totalItens, total, frete } = pedido

  return {
    itens: itens.map((item) => ({
      idAtributoSimples: item.idSku,
      nome: nameWithVariant(item),
      quantidade: item.quantidade,
      precoPor: item.precoPor,
      total: item.total,
      maximo: maxQuantities.get(item.idSku) ?? null,
    })),
    subtotal,
    descontos: subtotal - totalItens,
    frete: frete.valor,
    total,
    antes,
    cotacao,
    avisos,
    descontoVista: metodo === 'pix' ? pedido.descontoVista : 0,
    diferencas: costDifferences(costsOf(rows), costsOf({ itens, pedido: { ...pedido, metodo } })),
  }
}

type Costing = Pick<OrderRows, 'itens'> & { pedido: Pick<OrderRow, 'frete' | 'metodo' | 'descontoVista'> }

function costsOf({ pedido, itens }: Costing): OrderCosts {
  return {
    itens: itens.map((item) => ({ ...item, nome: nameWithVariant(item) })),
    frete: pedido.frete,
    descontoVista: pedido.metodo === 'pix' ? pedido.descontoVista : 0,
  }
}
