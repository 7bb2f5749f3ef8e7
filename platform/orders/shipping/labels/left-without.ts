import { and, asc, eq, inArray } from 'drizzle-orm'
import { remainingGoods } from '#domain/order/parcels.ts'
import { goodsOfLabel } from '#domain/shipping/labels/label-goods.ts'
import type { Database } from '#platform/database/connect.ts'
import { pedidos, pedidosEnvios, pedidosEtiquetas, pedidosItens } from '../../tables.ts'

/**
 * Returns the ids of labels of these orders that nobody should print any more: their goods have left another way, or
 * the order is not to be sent.
 */
export async function labelsLeftWithout(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const ids = [...orderIds]
  const labels = await db
    .select({
      id: pedidosEtiquetas.id,
      idPedido: pedidosEtiquetas.idPedido,
      itens: pedidosEtiquetas.itens,
      pedido: pedidos.situacao,
    })
    .from(pedidosEtiquetas)
    .innerJoin(pedidos, eq(pedidos.id, pedidosEtiquetas.idPedido))
    .where(
      and(
        inArray(pedidosEtiquetas.idPedido, ids),
        eq(pedidosEtiquetas.tipo, 'envio'),
        inArray(pedidosEtiquetas.situacao, ['comprando', 'paga', 'pronta']),
      ),
    )
  if (labels.length === 0) return new Set()
  const [lines, parcels] = await Promise.all([
    db
      .select({
        idPedido: pedidosItens.idPedido,
        idSku: pedidosItens.idSku,
        quantidade: pedidosItens.quantidade,
      })
      .from(pedidosItens)
      .where(inArray(pedidosItens.idPedido, ids))
      .orderBy(asc(pedidosItens.posicao)),
    db.select().from(pedidosEnvios).where(inArray(pedidosEnvios.idPedido, ids)),
  ])
  const linesOf = Map.groupBy(lines, ({ idPedido }) => idPedido)
  const parcelsOf = Map.groupBy(parcels, ({ idPedido }) => idPedido)
  const left = labels.filter(({ id, idPedido, itens, pedido }) => {
    const [goods, sent] = [linesOf.get(idPedido) ?? [], parcelsOf.get(idPedido) ?? []]
    if (sent.some(({ idEtiqueta }) => idEtiqueta === id)) return false
    if (pedido !== 'pagamentoAprovado' && pedido !== 'emSeparacao') return true

    return goodsOfLabel(itens, goods, remainingGoods(goods, sent)).length === 0
  })

  return new Set(left.map(({ id }) => id))
}
