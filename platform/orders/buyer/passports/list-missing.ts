import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { MissingPassport } from '#contract/orders/admin-passports.ts'
import { MAX_COUNTED } from '#contract/paging.ts'
import { orderTitle } from '#domain/order/order-text.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pedidos } from '#platform/orders/tables.ts'
import { instrumentosVendidos as sold } from './tables.ts'

/**
 * Lists instruments of sold orders of which units have no passport, the latest sale first, a page at a time: those whose
 * serial number nobody wrote, or those that have none.
 */
export async function listMissing(
  context: RequestContext,
  { semNumero, pagina, porPagina }: { semNumero?: 'sim' | undefined; pagina: number; porPagina: number },
): Promise<{ itens: MissingPassport[]; total: number }> {
  permit(context, 'pedidos.ver')
  const { db } = context
  const missing = and(gt(sold.faltam, 0), eq(sold.semNumero, semNumero === 'sim'))
  const [rows, counted] = await Promise.all([
    db
      .select({
        pedido: { id: pedidos.id, numero: pedidos.numero },
        situacao: pedidos.situacao,
        retirada: sql<boolean>`${pedidos.frete} ->> 'tipo' = 'retirada'`,
        idSku: sold.idSku,
        nome: sql<string>`coalesce((
          select i.nome from pedidos_itens i where i.id_pedido = ${pedidos.id} and i.id_sku = ${sold.idSku}
          order by i.posicao limit 1
        ), '')`,
        faltam: sold.faltam,
        pagoEm: sql<string>`to_json(${sold.pagoEm})`.mapWith((value) => new Date(value).toISOString()),
      })
      .from(sold)
      .innerJoin(pedidos, eq(pedidos.id, sold.idPedido))
      .where(missing)
      .orderBy(desc(sold.pagoEm), sold.idPedido, sold.idSku)
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(db.select({ idSku: sold.idSku }).from(sold).where(missing).limit(MAX_COUNTED).as('found')),
  ])

  return {
    itens: rows.map(({ retirada, ...row }) => ({
      ...row,
      titulo: orderTitle({ situacao: row.situacao, pagamento: 'pago', retirada, deServicos: false }),
    })),
    total: counted[0]?.total ?? 0,
  }
}
