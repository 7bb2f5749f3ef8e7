import { eq } from 'drizzle-orm'
import { orderPath } from '#domain/order/order-path.ts'
import { inviteSeller } from '#platform/customers/internal-sale/invite-seller.ts'
import { noteChange } from '#platform/infrastructure/audit/note-change.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { placeOrder } from '../place-order.ts'
import { vendasInternas as vendas } from '../tables.ts'
import { openSale } from './open-internal-sale.ts'

type Placing = { id: string; versao: string; metodo: 'pix' | 'boleto' }

/**
 * Makes a sale an order, for the customer to pay by its link, the way chosen here or another. Refuses as `placeOrder` does; with
 * the same idempotency key it is one order.
 */
export async function placeSale(
  visit: Visit,
  { id, versao, metodo }: Placing,
): Promise<{ id: string; numero: number; url: string }> {
  const { row, shop } = await openSale(visit, { id })
  const order = await placeOrder(shop, { versao, metodo, parcelas: 1 })
  await visit.db.transaction(async (tx) => {
    await tx.update(vendas).set({ idPedido: order.id }).where(eq(vendas.id, row.id))
    await noteChange(tx, visit, {
      acao: 'venda.fechada',
      alvo: { tipo: 'pedido', id: order.id, nome: `Pedido ${order.numero}` },
    })
  })

  return { id: order.id, numero: order.numero, url: visit.storeUrl + orderPath(order.id, order.chave) }
}

/** A link by which a browser goes on with the sale in the shop, once. */
export async function openSaleInShop(visit: Visit, input: { id: string }): Promise<{ url: string }> {
  const { staff, row } = await openSale(visit, input)
  const chave = await inviteSeller(visit, { vendedor: staff.nome, sessao: row.sessao })

  return { url: `${visit.storeUrl}/checkout/venda-interna?chave=${chave}` }
}
