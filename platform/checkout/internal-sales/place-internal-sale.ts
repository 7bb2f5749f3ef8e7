import { eq } from 'drizzle-orm'
import { orderPath } from '#domain/order/order-path.ts'
import { inviteSeller } from '#platform/customers/internal-sale/invite-seller.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { placeOrder } from '../place-order.ts'
import { vendasInternas as vendas } from '../tables.ts'
import { openSale } from './open-internal-sale.ts'

type PlaceOrderOptions = { id: string; versao: string; metodo: 'pix' | 'boleto' }

/**
 * Turns a sale into an order; the customer pays by its link, by the method chosen here or another. One order per
 * idempotency key. Refuses as `placeOrder` does.
 */
export async function placeSale(
  context: RequestContext,
  { id, versao, metodo }: PlaceOrderOptions,
): Promise<{ id: string; numero: number; url: string }> {
  const { row, shop } = await openSale(context, { id })
  const order = await placeOrder(shop, { versao, metodo, parcelas: 1 })
  await context.db.transaction(async (tx) => {
    await tx.update(vendas).set({ idPedido: order.id }).where(eq(vendas.id, row.id))
    await recordChange(tx, context, {
      acao: 'venda.fechada',
      alvo: { tipo: 'pedido', id: order.id, nome: `Pedido ${order.numero}` },
    })
  })

  return { id: order.id, numero: order.numero, url: context.storeUrl + orderPath(order.id, order.chave) }
}

/** Creates a link by which a browser continues the sale in the shop, once. */
export async function openSaleInShop(
  context: RequestContext,
  input: { id: string },
): Promise<{ url: string }> {
  const { staff, row } = await openSale(context, input)
  const chave = await inviteSeller(context, { vendedor: staff.nome, sessao: row.sessao })

  return { url: `${context.storeUrl}/checkout/venda-interna?chave=${chave}` }
}
