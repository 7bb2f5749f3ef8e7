import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { goodsOfPlayers } from '#platform/catalog/strings/mine/goods-of-players.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pedidosItens } from '#platform/orders/tables.ts'
import { instrumentosVendidos as sold } from '../tables.ts'
import type { SoldOrder } from './new-passport.ts'
import { unitsWithout } from './units-without.ts'

/** Notes the instruments of a sold order, so that the list of those without a passport finds them, and counts them. */
export async function noteInstruments(
  tx: Database,
  context: RequestContext,
  { id: idPedido, pagoEm }: SoldOrder,
): Promise<void> {
  const items = await tx
    .select({ idProduto: pedidosItens.idProduto, idSku: pedidosItens.idSku })
    .from(pedidosItens)
    .where(and(eq(pedidosItens.idPedido, idPedido), isNotNull(pedidosItens.idSku)))
  const { instruments } = await goodsOfPlayers({ ...context, db: tx }, [
    ...new Set(items.flatMap(({ idProduto }) => idProduto ?? [])),
  ])
  const skus = [...new Set(items.flatMap(({ idSku }) => (idSku && instruments.has(idSku) ? [idSku] : [])))]
  if (skus.length === 0 || pagoEm === null) return
  await tx
    .insert(sold)
    .values(skus.map((idSku) => ({ idPedido, idSku, pagoEm, faltam: 0 })))
    .onConflictDoNothing()
  await countMissing(tx, idPedido)
}

/** Counts again how many instruments of an order have no passport; none of one that is not sold any more. */
export async function countMissing(tx: Database, idPedido: string): Promise<void> {
  const noted = await tx.select({ idSku: sold.idSku }).from(sold).where(eq(sold.idPedido, idPedido))
  if (noted.length === 0) return
  const without = await unitsWithout(tx, idPedido)
  const lines = await tx
    .select({ idSku: pedidosItens.idSku, posicao: pedidosItens.posicao })
    .from(pedidosItens)
    .where(eq(pedidosItens.idPedido, idPedido))
  for (const { idSku } of noted) {
    const left = lines
      .filter((line) => line.idSku === idSku)
      .reduce((sum, { posicao }) => sum + (without.get(posicao) ?? 0), 0)
    await tx
      .update(sold)
      .set({
        faltam: sql`case when exists (
          select from pedidos p where p.id = ${idPedido} and p.pago_em is not null
            and p.situacao not in ('cancelado', 'devolvido')
        ) then ${left}::integer else 0 end`,
      })
      .where(and(eq(sold.idPedido, idPedido), eq(sold.idSku, idSku)))
  }
}

/** How many instruments of some orders have no passport yet; those without a serial number get none. */
export async function missingIn(db: Database, ids: readonly string[]): Promise<number> {
  const [counted] = await db
    .select({ total: sql<number>`coalesce(sum(${sold.faltam}), 0)::integer` })
    .from(sold)
    .where(and(inArray(sold.idPedido, [...ids]), gt(sold.faltam, 0), eq(sold.semNumero, false)))

  return counted?.total ?? 0
}
