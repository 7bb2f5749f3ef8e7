import { and, eq } from 'drizzle-orm'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { lockOrder } from '#platform/orders/rows.ts'
import { pedidosItens } from '#platform/orders/tables.ts'
import { instrumentosVendidos as sold } from '../tables.ts'
import { countMissing } from './count-missing.ts'
import { isSold } from './follow-order.ts'

type WithoutSerial = { pedido: string; idSku: number; semNumero: boolean }

/**
 * Notes that an instrument of an order has no serial number, so that nobody is asked for it, or that it has one after all.
 * Refuses `PedidoInexistente`, `PedidoNaoPermite` before it is paid, and `CadastroInexistente`.
 */
export async function markWithoutSerial(
  context: RequestContext,
  { pedido: idPedido, idSku, semNumero }: WithoutSerial,
): Promise<Record<string, never>> {
  permit(context, 'pedidos.expedir')
  await context.db.transaction(async (tx) => {
    const pedido = await lockOrder(tx, idPedido)
    if (!pedido) throw refuse('PedidoInexistente')
    if (!isSold(pedido) || pedido.pagoEm === null) throw refuse('PedidoNaoPermite')
    const [item] = await tx
      .select({ nome: pedidosItens.nome })
      .from(pedidosItens)
      .where(and(eq(pedidosItens.idPedido, idPedido), eq(pedidosItens.idSku, idSku)))
      .limit(1)
    if (!item) throw refuse('CadastroInexistente')
    await tx
      .insert(sold)
      .values({ idPedido, idSku, semNumero, pagoEm: pedido.pagoEm, faltam: 0 })
      .onConflictDoUpdate({ target: [sold.idPedido, sold.idSku], set: { semNumero } })
    await countMissing(tx, idPedido)
    await recordChange(tx, context, {
      acao: semNumero ? 'passaporte.semNumero' : 'passaporte.comNumero',
      alvo: { tipo: 'pedido', id: idPedido, nome: `Pedido ${pedido.numero}, ${item.nome}` },
    })
  })

  return {}
}
